"""Generated wording as something that a search for text can look through."""

from collections.abc import Iterator, Mapping
from typing import Final

from app.games.spoils.scripts import SCRIPTS
from app.games.spoils.search import Texts
from app.games.spoils.wording.texts import text_of


class _Worded(Mapping[str, str]):
    """Rules text by card name, each said when it is first asked for."""

    def __getitem__(self, name: str) -> str:
        text = text_of(name)
        if text is None:
            raise KeyError(name)
        return text

    def __iter__(self) -> Iterator[str]:
        return iter(SCRIPTS)

    def __len__(self) -> int:
        return len(SCRIPTS)


GENERATED: Final = Texts("generated wording", _Worded())
"""What every scripted card does, by name, in our own words."""

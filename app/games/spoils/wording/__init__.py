"""Cards in words: from scripts, by our own phrases. `read` goes the other way."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from app.games.spoils.scripts import SCRIPTS
from app.games.spoils.wording.say import LineKind, WordingLine, say, say_steps
from app.games.tabletop.search import Texts

__all__ = [
    "GENERATED",
    "LineKind",
    "WordingLine",
    "say",
    "say_steps",
    "text_of",
    "wording_of",
]


@cache
def wording_of(name: str) -> tuple[WordingLine, ...] | None:
    """The paragraphs of the card of that name in words, in order.

    Empty for a card without rules text, None for a card that has no script.
    """
    script = SCRIPTS.get(name)
    return None if script is None else say(script)


@cache
def text_of(name: str) -> str | None:
    """The wording of a card as one plain text, a line per paragraph, for a search for text."""
    lines = wording_of(name)
    return None if lines is None else "\n".join(line.plain for line in lines)


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
"""The generated texts of all scripted cards, by name, in our own words."""

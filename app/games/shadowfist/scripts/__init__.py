"""The texts of cards as data, by faction: one script for each title and wording.

A script is a frozen value in the words of `app.games.shadowfist.vocabulary`; no printed sentence is
here. It stands for the newest printing of its title, for those listed in `same_as_newest.csv`,
whose texts do nothing else, and for no other: the text of a printing that nobody compared is not
known. How to add one: `docs/shadowfist-cards.md`.
"""

from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from app.games.shadowfist.vocabulary.json_form import check_words
from app.games.shadowfist.vocabulary.paragraphs import Script
from app.games.tabletop.scripts.json_form import VocabularyError
from app.games.tabletop.scripts.loading import script_modules

FILES: Final[Mapping[str, tuple[Script, ...]]] = MappingProxyType(
    {
        module.__name__.removeprefix(f"{__name__}."): module.SCRIPTS
        for module in script_modules(__name__, __path__)
    }
)
"""The scripts of each file, such as those of `dragons.characters`."""

ALL_SCRIPTS: Final[tuple[Script, ...]] = tuple(it for them in FILES.values() for it in them)
"""Every script, file by file."""

check_words(ALL_SCRIPTS)


def _by_wording() -> dict[tuple[str, str], Script]:
    found: dict[tuple[str, str], Script] = {}
    for script in ALL_SCRIPTS:
        for set_ in script.printed_in or ("",):
            if found.setdefault((script.title, set_), script) is not script:
                raise VocabularyError(f"{script.title} has two scripts of one wording")
    return found


_WORDINGS: Final = MappingProxyType(_by_wording())

SAME_AS_NEWEST: Final[frozenset[str]] = frozenset(
    line.partition(",")[0]
    for line in files(__package__)
    .joinpath("same_as_newest.csv")
    .read_text(encoding="utf-8")
    .splitlines()[1:]
)
"""Older printings whose text does what that of the newest printing does, by id."""


def script_of(title: str, printing: str, set_: str, *, is_newest: bool) -> Script | None:
    """The script of a printing, by its title, its id and the id of its set; None without one."""
    older = _WORDINGS.get((title, set_))
    if older is not None:
        return older
    return _WORDINGS.get((title, "")) if is_newest or printing in SAME_AS_NEWEST else None

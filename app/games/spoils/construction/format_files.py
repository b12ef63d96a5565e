"""Formats of The Spoils by name and as files. `docs/legality.md` has the schema of a file."""

from typing import Final

from app.games.spoils.editions import Edition, rulebook
from app.games.spoils.facts import Catalogue, Format, Supplied, fold
from app.games.spoils.facts.formats import EARLY_TURN
from app.games.spoils.terms import Rarity
from app.games.tabletop import construction
from app.games.tabletop.construction import FormatError, OwnKeys

_TEAM_FORMATS: Final = frozenset({"two headed majig", "two-headed-majig", "2hm", "103.3"})
_OWN_KEYS: Final[OwnKeys] = {
    "supplied": lambda table, key: table.member(Supplied, key, Supplied.STAPLES_AND_FACTIONS),
    "early_turn": lambda table, key: table.number(key) or EARLY_TURN,
}


def find_format(word: str, catalogue: Catalogue) -> Format:
    """The format of that id or name in the catalogue.

    Raises FormatError for a format that is not there, with those that are; for Two Headed
    Majig it says that the rulebook only announces it. Rules: 103.3.
    """
    if fold(word) in _TEAM_FORMATS:
        number = rulebook().number("103.3", Edition.CR3)
        raise FormatError(
            f"Two Headed Majig has no rules to check: {number} announces it "
            f"({Edition.CR3.full_name}) and says nothing more."
        )
    return construction.find_format(word, catalogue)


def parse_format(text: str, catalogue: Catalogue) -> Format:
    """A format from the text of a format file. Raises FormatError with everything wrong in it."""
    return construction.parse_format(text, catalogue, Format, Rarity, _OWN_KEYS)


def format_digest(form: Format) -> str:
    """SHA-256, in hexadecimal, of everything in a format that a verdict can depend on."""
    return construction.format_digest(form, form.supplied.value, form.early_turn)

"""Every kind of finding the validator makes, in the order of its report, in words for players.

The rule numbers are those of cr3; `number` returns the number in another edition.
"""

from __future__ import annotations

from typing import Final

from app.games.spoils.editions import Edition, rulebook
from app.games.tabletop.construction import FindingKind, Severity

_TAKE_OUT: Final = "Remove the surplus; the button next to the finding does it."
_ONE_FACTION: Final = (
    "Choose one faction; if there are several, keep one. The faction is not counted."
)


def _breaks(rule: str, meaning: str, remedy: str) -> FindingKind:
    """An error by a rule of the rulebook."""
    return FindingKind(Severity.ERROR, rule, meaning, remedy, is_numbered=True)


def _exceeds(rule: str, meaning: str, remedy: str) -> FindingKind:
    """An error by what a format, a pool or the facts decide."""
    return FindingKind(Severity.ERROR, rule, meaning, remedy)


def _risks(rule: str, meaning: str, remedy: str) -> FindingKind:
    """A warning by a rule of the rulebook."""
    return FindingKind(Severity.WARNING, rule, meaning, remedy, is_numbered=True)


def _hints(rule: str | None, meaning: str, remedy: str) -> FindingKind:
    """A warning that rests on no rule of the rulebook."""
    return FindingKind(Severity.WARNING, rule, meaning, remedy)


FACTION: Final = _breaks(
    "103.1a", "A constructed deck has no faction card, or more than one.", _ONE_FACTION
)
LIMITED_FACTION: Final = _breaks(
    "103.2a", "A limited deck has no faction card, or more than one.", _ONE_FACTION
)
TOO_SMALL: Final = _breaks(
    "103.1b",
    "A constructed deck has too few cards. Starting resources count, the faction does not.",
    "Add cards from Considering or from a search, or add staples that match the thresholds in "
    "the deck.",
)
LIMITED_TOO_SMALL: Final = _breaks(
    "103.2b",
    "A limited deck has too few cards. The minimum depends on the edition.",
    "Add cards from the pool, or staples where they are supplied.",
)
FORMAT_SIZE: Final = _exceeds(
    "format.size",
    "The deck is smaller or larger than the format allows.",
    "Add or remove the number of cards that the finding states.",
)
SIDEBOARD_TOO_LARGE: Final = _exceeds(
    "format.sideboard", "The sideboard is larger than the format allows.", _TAKE_OUT
)
TOO_MANY_COPIES: Final = _breaks(
    "103.1c",
    "More than four copies of a name. Printings of one name count together; staples, and cards "
    "whose text says so, are exempt.",
    _TAKE_OUT,
)
FORMAT_COPIES: Final = _exceeds(
    "format.copies", "More copies of a name than the format allows.", _TAKE_OUT
)
BANNED: Final = _breaks("103.1d", "A card that the format bans.", "Remove it.")
LIMITED_BANNED: Final = _breaks(
    "103.2d",
    "A card that is banned in limited play. Bans for constructed play do not apply there.",
    "Remove it.",
)
RESTRICTED: Final = _exceeds(
    "format.restricted",
    "More than one copy of a name that the format restricts.",
    "Keep one copy.",
)
NOT_IN_SETS: Final = _exceeds(
    "format.sets",
    "A card that is in no set of the format, or that had not been released on the chosen date. "
    "Any printing of the card counts.",
    "Remove it, or choose another format or date.",
)
NOT_IN_POOL: Final = _breaks(
    "103.2c",
    "More copies than the card pool contains.",
    "Remove what is not in the pool, or correct the pool.",
)
WRONG_RARITY: Final = _exceeds(
    "format.rarity",
    "A printing of a rarity that the format does not allow. Here the printing counts, not "
    "the name.",
    "Remove it, or use the printing that the finding names.",
)
TOKEN: Final = _exceeds("data.token", "A token, which is never part of a deck.", "Remove it.")
POOL_RARITY: Final = _exceeds(
    "pool.rarity",
    "The card pool contains a card that is not found in packs, such as a staple.",
    "Remove it from the pool.",
)
POOL_SETS: Final = _exceeds(
    "pool.sets",
    "The card pool contains a card from a set whose packs were not opened.",
    "Enter the printing that was opened, or remove it from the pool.",
)
POOL_PACKS: Final = _exceeds(
    "pool.packs",
    "The card pool has more or fewer cards of a rarity than the packs contain.",
    "Count these cards again.",
)
POOL_TOTAL: Final = _exceeds(
    "pool.total", "The card pool does not have as many cards as were drafted.", "Count it again."
)
NO_POOL: Final = _risks(
    "103.2c",
    "No card pool was given, so the deck was not checked against one.",
    "Provide the pool if the event has one.",
)
UNDATED_SETS: Final = _hints(
    "format.sets",
    "No release date is known for some sets, so the chosen date excludes none of them.",
    "No change is needed, but the verdict may be too lenient.",
)
LIST_NOT_APPLIED: Final = _hints(
    None,
    "The format lists cards, but the first edition has no banned lists, so the list was not "
    "applied.",
    "Choose a later edition if the list should apply.",
)
STARTING_RESOURCES: Final = _risks(
    "601.1b",
    "The faction starts with resources that are not in the deck.",
    "Add them, or start without.",
)
MARKED_TO_START: Final = _risks(
    "601.1b",
    "More resources are marked as starting in play than the faction starts with, or other ones.",
    "Take the mark off the surplus. The copies stay in the deck.",
)
THRESHOLD_UNMET: Final = _risks(
    "604.1b",
    "The deck's resource icons together do not meet a card's threshold, so it can never "
    "be deployed with them.",
    "Add cards that provide the icons, or remove the card.",
)
NOTHING_EARLY: Final = _hints(
    None,
    "Nothing can be deployed by your second turn with the resources you can have by then.",
    "Add cards with a lower cost and threshold.",
)

KINDS: Final = (
    FACTION,
    LIMITED_FACTION,
    TOO_SMALL,
    LIMITED_TOO_SMALL,
    FORMAT_SIZE,
    SIDEBOARD_TOO_LARGE,
    TOO_MANY_COPIES,
    FORMAT_COPIES,
    BANNED,
    LIMITED_BANNED,
    RESTRICTED,
    NOT_IN_SETS,
    NOT_IN_POOL,
    WRONG_RARITY,
    TOKEN,
    POOL_RARITY,
    POOL_SETS,
    POOL_PACKS,
    POOL_TOTAL,
    NO_POOL,
    UNDATED_SETS,
    LIST_NOT_APPLIED,
    STARTING_RESOURCES,
    MARKED_TO_START,
    THRESHOLD_UNMET,
    NOTHING_EARLY,
)


def number(kind: FindingKind, edition: Edition) -> str | None:
    """The rule of a kind as an edition numbers it; None where it has none."""
    if kind.rule is None or not kind.is_numbered:
        return kind.rule
    return rulebook().number(kind.rule, edition)

"""Every kind of finding the validator makes, in the order of its report, in words for players.

Rules with a number are those of the rulebook 2.1.0; advice that rests on no rule has none.
"""

from __future__ import annotations

from typing import Final

from app.games.tabletop.construction import FindingKind, Severity

_TAKE_OUT: Final = "Remove the surplus; the button next to the finding does it."
_PRINTINGS: Final = "8.11.1"


def _breaks(rule: str, meaning: str, remedy: str) -> FindingKind:
    """An error by a rule of the rulebook."""
    return FindingKind(Severity.ERROR, rule, meaning, remedy, is_numbered=True)


def _exceeds(rule: str | None, meaning: str, remedy: str) -> FindingKind:
    """An error by what a format, a pool or the facts decide."""
    return FindingKind(Severity.ERROR, rule, meaning, remedy)


def _risks(rule: str, meaning: str, remedy: str) -> FindingKind:
    """A warning by a rule of the rulebook."""
    return FindingKind(Severity.WARNING, rule, meaning, remedy, is_numbered=True)


def _hints(rule: str | None, meaning: str, remedy: str) -> FindingKind:
    """A warning that rests on no rule of the rulebook."""
    return FindingKind(Severity.WARNING, rule, meaning, remedy)


COPIES: Final = _breaks(
    "1.2.3",
    "More than five copies of a title. All printings of a title count together; No Max cards are "
    "exempt (49.3).",
    _TAKE_OUT,
)
IDENTITY: Final = _breaks(
    "1.2.3",
    "A title and the cards with that title as their Identity (49.1) have more than five copies "
    "together.",
    "Remove the surplus from any of these titles.",
)
TOKEN: Final = _breaks(
    "47.0", "A token, which effects create and no deck contains.", "Remove all copies."
)
SLIP: Final = _breaks("49.10", "A slip that stands for an upgraded card.", "Remove all copies.")
PROXY: Final = _exceeds(None, "A card that only marks something in play.", "Remove all copies.")
FORMAT_SIZE: Final = _exceeds(
    "format.size",
    "The deck has fewer or more cards than the format allows. The rulebook has no limit (1.2.4).",
    "Add or remove cards.",
)
FORMAT_COPIES: Final = _exceeds(
    "format.copies",
    "More copies of a title than the format allows. Cards with Identity count as that title too.",
    _TAKE_OUT,
)
BANNED: Final = _exceeds("format.banned", "A card that the format bans.", "Remove it.")
RESTRICTED: Final = _exceeds(
    "format.restricted", "More than one copy of a title that the format restricts.", "Keep one."
)
NOT_IN_SETS: Final = _exceeds(
    "format.sets",
    "A title without any printing in the format's card pool.",
    "Remove it, or choose a format with a larger card pool.",
)
NOT_IN_POOL: Final = _exceeds(
    "format.pool",
    "More copies of a title than the player's own card pool contains.",
    "Remove what is not in the pool, or correct the pool.",
)
DESIGNATOR: Final = _exceeds(
    "format.designator",
    "Too few cards share a designator (14.1).",
    "Add cards with the designator that most of the deck already shares.",
)
LETTERS: Final = _exceeds(
    "format.letters",
    "The titles begin with more different letters than the format allows. Signs and digits in "
    "front are skipped; A, An and The count.",
    "Remove the titles with other initials, or choose other letters.",
)
OTHER_PRINTING: Final = _risks(
    _PRINTINGS,
    "The title is allowed, but the printing named is not in the format's card pool and differs "
    "from those that are.",
    "Name a printing from the card pool.",
)
PRINTINGS_DIFFER: Final = _risks(
    _PRINTINGS,
    "The printings of a title differ and the list names none, so the newest one was assumed.",
    "Name the printing that you play.",
)
UNREACHABLE: Final = _risks(
    "25.1",
    "The deck can never provide the resources that a card requires, even with every playable card "
    "in play or smoked.",
    "Add cards that provide the resources, or remove the card.",
)
NO_START: Final = _risks(
    "18.4",
    "Cards require resources, but no Foundation card provides the first one.",
    "Add Foundation cards.",
)
NO_SITES: Final = _risks(
    "22.2.2",
    "The deck has no Feng Shui Site. They generate most of a player's Power.",
    "Add Feng Shui Sites.",
)
FEW_SITES: Final = _hints(
    None,
    "A Feng Shui Site may well be missing at the end of the first Establishing Shot.",
    "Add Feng Shui Sites, or accept the risk: this is advice and no rule.",
)
FEW_FOUNDATIONS: Final = _hints(
    None,
    "A Foundation card may well be missing at the end of the first Establishing Shot.",
    "Add Foundation cards, or accept the risk: this is advice and no rule.",
)
NO_POOL: Final = _hints(
    "format.pool",
    "No card pool was given, so the deck was not checked against one.",
    "Provide the pool if the event has one.",
)
UNDATED_SETS: Final = _hints(
    "format.sets",
    "No release date is known for some sets, so the chosen date excludes none of them.",
    "No change is needed, but the verdict may be too lenient.",
)

KINDS: Final = (
    COPIES,
    IDENTITY,
    TOKEN,
    SLIP,
    PROXY,
    FORMAT_SIZE,
    FORMAT_COPIES,
    BANNED,
    RESTRICTED,
    NOT_IN_SETS,
    NOT_IN_POOL,
    DESIGNATOR,
    LETTERS,
    OTHER_PRINTING,
    PRINTINGS_DIFFER,
    UNREACHABLE,
    NO_START,
    NO_SITES,
    FEW_SITES,
    FEW_FOUNDATIONS,
    NO_POOL,
    UNDATED_SETS,
)

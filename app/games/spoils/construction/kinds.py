"""Every kind of finding the validator makes, in the order of its report, in words for players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.games.spoils.construction.findings import Severity
from app.games.spoils.editions import Edition, rulebook


@dataclass(frozen=True, slots=True)
class FindingKind:
    """What one kind of finding says, and what to do about it.

    `rules` are the rule's numbers in cr3, or the id of what a format or the data decides; a
    kind without them rests on no rule.
    """

    severity: Severity
    rules: tuple[str, ...]
    meaning: str
    remedy: str

    @property
    def is_numbered(self) -> bool:
        """Whether the rules are numbers of the rulebook."""
        return bool(self.rules) and self.rules[0][0].isdigit()

    def numbers(self, edition: Edition) -> tuple[str, ...]:
        """The rules as an edition numbers them; empty where it has none of them."""
        if not self.is_numbered:
            return self.rules
        found = (rulebook().number(rule, edition) for rule in self.rules)
        return tuple(dict.fromkeys(number for number in found if number is not None))


def _error(rules: str, meaning: str, remedy: str) -> FindingKind:
    return FindingKind(Severity.ERROR, tuple(rules.split()), meaning, remedy)


def _warning(rules: str, meaning: str, remedy: str) -> FindingKind:
    return FindingKind(Severity.WARNING, tuple(rules.split()), meaning, remedy)


_TAKE_OUT: Final = "Take the surplus out; the button at the finding does it."

KINDS: Final = (
    _error(
        "103.1a 103.2a",
        "The deck has no faction card, or more than one.",
        "Choose one faction; where there are several, keep one. The faction is not counted.",
    ),
    _error(
        "103.1b",
        "A constructed deck holds too few cards. Starting resources count, the faction does not.",
        "Add cards, from Considering, by search, or staples by what the deck asks for.",
    ),
    _error(
        "103.2b",
        "A limited deck holds too few cards. How many it takes differs between editions.",
        "Add cards from the pool, or staples where they are supplied.",
    ),
    _error(
        "format.size",
        "The deck is smaller or larger than the format itself asks for.",
        "Add or take out as many cards as the finding says.",
    ),
    _error("format.sideboard", "The sideboard is larger than the format allows.", _TAKE_OUT),
    _error(
        "103.1c",
        "More than four copies of a name. Printings of one name count together; staples, and "
        "cards that say so themselves, are free of the limit.",
        _TAKE_OUT,
    ),
    _error("format.copies", "More copies of a name than the format itself allows.", _TAKE_OUT),
    _error("103.1d", "A card that the format bans.", "Take it out."),
    _error(
        "103.2d",
        "A card that is banned in limited play. Bans of constructed play do not matter there.",
        "Take it out.",
    ),
    _error(
        "format.restricted",
        "More than one copy of a name that the format restricts.",
        "Keep one copy.",
    ),
    _error(
        "format.sets",
        "A name that no set of the format holds, or that was not out on the day asked for. Any "
        "printing of the name will do.",
        "Take it out, or choose another format or day.",
    ),
    _error(
        "103.2c",
        "More copies than the card pool holds.",
        "Take out what the pool does not hold, or correct the pool.",
    ),
    _error(
        "format.rarity",
        "A printing of a rarity that the format does not allow. Here the printing counts, not "
        "the name.",
        "Take it out, or use the printing that the finding names.",
    ),
    _error("data.token", "A token, which is never part of a deck.", "Take it out."),
    _warning(
        "103.2c",
        "No card pool was given, so whether the cards come from it was not checked.",
        "Give the pool where the event has one.",
    ),
    _warning(
        "format.sets",
        "No source tells when some sets came out, so the day asked for excludes none of them.",
        "Nothing to do; know that the verdict may be too kind.",
    ),
    _warning(
        "",
        "The format lists names, but the first edition knows no banned lists, so the list was "
        "not applied.",
        "Choose a later edition if the list is to hold.",
    ),
    _warning(
        "601.1b",
        "The faction starts with resources that the deck does not hold.",
        "Add them, or start without.",
    ),
    _warning(
        "604.1b",
        "All icons of the deck together do not meet a card's threshold, so it can never be "
        "deployed by them.",
        "Add cards that provide the icons, or take the card out.",
    ),
    _warning(
        "",
        "Nothing can be deployed by your second own turn with the resources you can have then.",
        "Add cards with a smaller cost and threshold.",
    ),
)
"""All of them. A test holds that the validator cites no rule that is not here."""

"""Decklists of The Spoils: their zones, starting resources and factions. Rules: 103."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import ClassVar, TypeAlias

from app.games.spoils import KEY
from app.games.spoils.facts import Card, Printing
from app.games.spoils.terms import STARTING, CardType
from app.games.tabletop.decklists import decklist as tabletop
from app.games.tabletop.decklists import report


class Zone(StrEnum):
    """The part of a decklist that a line belongs to.

    Faction and deck are the main list; sideboard and considering never count.
    """

    FACTION = "faction"
    DECK = "deck"
    SIDEBOARD = "sideboard"
    CONSIDERING = "considering"


@dataclass(frozen=True, slots=True)
class Line(tabletop.Line[Printing, Zone]):
    """Copies of one printing in one zone.

    Starting resources come from the deck (601.1b): they stand in zone `deck` with the
    mark `STARTING`. Tokens stay where the file had them, so that they can be shown; `is_token`
    tells whether the card is one.

    Raises ValueError for fewer than one copy, a faction card in zone `deck`, another
    card in zone `faction`, and a starting mark on anything but a resource in the deck.
    """

    HASHED: ClassVar[frozenset[StrEnum]] = frozenset({Zone.FACTION, Zone.DECK})

    zone: Zone = Zone.DECK
    card: Card = field(init=False, repr=False, compare=False)
    is_token: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        tabletop.Line.__post_init__(self)
        object.__setattr__(self, "is_token", self.card.is_token)
        if self.zone is Zone.DECK and self.card.is_faction:
            raise ValueError(f"{self.name!r} is a faction and belongs to zone 'faction'")
        if self.zone is Zone.FACTION and not self.card.is_faction:
            raise ValueError(f"{self.name!r} is not a faction")
        if self.mark is not None and not self._can_start:
            raise ValueError(f"Only resources of the deck can start in play, not {self.name!r}")

    @classmethod
    def main(cls, printing: Printing, copies: int, mark: str | None = None) -> Line:
        """A line of the main list: a faction card as faction, all else in the deck."""
        if printing.card.is_faction:
            return cls(printing, copies, Zone.FACTION)
        return cls(printing, copies, Zone.DECK, mark)

    @property
    def is_starting(self) -> bool:
        """True if the copies start in play. Rules: 601.1b."""
        return self.mark == STARTING

    @property
    def _can_start(self) -> bool:
        return self.zone is Zone.DECK and self.card.type is CardType.RESOURCE

    @property
    def counts(self) -> bool:
        """True if the copies count toward the size of the deck, as starting resources do.

        Factions, tokens, sideboard and considering do not. Rules: 103.1b, 601.1b.
        """
        return self.zone is Zone.DECK and self.card.is_deck_card


@dataclass(frozen=True, slots=True)
class Decklist(tabletop.Decklist[Line]):
    """Lines in the order they were written, and what the player wrote about the deck."""

    game: str = KEY

    @property
    def factions(self) -> tuple[Card, ...]:
        """The faction cards of the main list, one entry per copy."""
        return tuple(line.card for line in self.in_zone(Zone.FACTION) for _ in range(line.copies))

    @property
    def starting(self) -> tuple[Line, ...]:
        """The lines marked as starting resources. Rules: 601.1b."""
        return tuple(line for line in self.lines if line.is_starting)

    def copies(self, *zones: Zone) -> Counter[str]:
        """Copies by name in the given zones; without any, in the deck."""
        return self.copies_in(zones or (Zone.DECK,))


Import: TypeAlias = report.Import[Decklist]
"""The result of reading a deck file."""


def with_starting(decklist: Decklist, names: tuple[str, ...]) -> Decklist:
    """The deck with one copy per name in `names` marked as starting in play. Rules: 601.1b.

    Names that the deck does not hold are left out.
    """
    bare = replace(
        decklist, lines=tuple(replace(line, mark=None) for line in decklist.lines)
    ).merged()
    lines = list(bare.lines)
    for name in names:
        place = next(
            (
                place
                for place, line in enumerate(lines)
                if line.name == name and line.zone is Zone.DECK and line.mark is None
            ),
            None,
        )
        if place is None:
            continue
        line = lines.pop(place)
        lines.insert(place, replace(line, copies=1, mark=STARTING))
        if line.copies > 1:
            lines.insert(place, replace(line, copies=line.copies - 1))
    return replace(bare, lines=tuple(lines)).merged()

"""What was found, in order, made into values only where somebody looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import overload

from app.games.spoils.facts import Card, Printing
from app.games.spoils.search.index import Entry


@dataclass(frozen=True, slots=True)
class Found:
    """A card that was found and those of its printings that fulfil the query.

    `printing` is the one to show: the newest of them.
    """

    card: Card
    printing: Printing
    printings: tuple[Printing, ...]


@dataclass(frozen=True, slots=True)
class Rows(Sequence[Found]):
    """A sequence of Found, made when asked for: a page of thirty costs thirty.

    `order` holds places in `entries` and `masks`, which belong together.
    """

    entries: Sequence[Entry]
    masks: Sequence[int]
    order: Sequence[int]

    def __len__(self) -> int:
        return len(self.order)

    @overload
    def __getitem__(self, at: int) -> Found: ...

    @overload
    def __getitem__(self, at: slice) -> Sequence[Found]: ...

    def __getitem__(self, at: int | slice) -> Found | Sequence[Found]:
        if isinstance(at, slice):
            return Rows(self.entries, self.masks, self.order[at])
        place = self.order[at]
        entry, mask = self.entries[place], self.masks[place]
        return Found(entry.card, entry.representative(mask), entry.chosen(mask))

    def where(self, holds: Callable[[Card], bool]) -> Rows:
        """The rows of the cards for which something holds."""
        return replace(self, order=[place for place in self.order if holds(self.card(place))])

    def card(self, place: int) -> Card:
        """The card at a place of the entries."""
        return self.entries[place].card

    def printing(self, place: int) -> Printing:
        """The printing to show for a place of the entries."""
        return self.entries[place].representative(self.masks[place])

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in order, each once."""
        cards = map(self.card, self.order)
        return tuple({card.name: card for card in cards}.values())

    @property
    def printings(self) -> tuple[Printing, ...]:
        """The printing to show of each row, in order."""
        return tuple(map(self.printing, self.order))

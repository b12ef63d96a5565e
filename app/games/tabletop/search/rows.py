"""The rows of a result, in order, made into values only when somebody looks at them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar, overload

from app.games.tabletop.facts import CardLike, PrintingLike
from app.games.tabletop.search.index import IndexEntry

C = TypeVar("C", bound=CardLike, covariant=True)
P = TypeVar("P", bound=PrintingLike, covariant=True)


@dataclass(frozen=True, slots=True)
class Found(Generic[C, P]):
    """A card that was found and those of its printings that fulfil the query.

    `printing` is the one to show: the newest of them.
    """

    card: C
    printing: P
    printings: tuple[P, ...]


@dataclass(frozen=True, slots=True)
class Rows(Sequence[Found[C, P]], Generic[C, P]):
    """A sequence of Found, made when asked for: a page of thirty costs thirty.

    `order` holds places in `entries` and `masks`, which belong together.
    """

    entries: Sequence[IndexEntry[C, P]]
    masks: Sequence[int]
    order: Sequence[int]

    def __len__(self) -> int:
        return len(self.order)

    @overload
    def __getitem__(self, at: int) -> Found[C, P]: ...

    @overload
    def __getitem__(self, at: slice) -> Sequence[Found[C, P]]: ...

    def __getitem__(self, at: int | slice) -> Found[C, P] | Sequence[Found[C, P]]:
        if isinstance(at, slice):
            return Rows(self.entries, self.masks, self.order[at])
        place = self.order[at]
        entry, mask = self.entries[place], self.masks[place]
        return Found(entry.card, entry.representative(mask), entry.chosen(mask))

    def where(self, holds: Callable[[C], bool]) -> Rows[C, P]:
        """The rows of the cards for which something holds."""
        return replace(self, order=[place for place in self.order if holds(self.card(place))])

    def card(self, place: int) -> C:
        """The card at a place of the entries."""
        return self.entries[place].card

    def printing(self, place: int) -> P:
        """The printing to show for a place of the entries."""
        return self.entries[place].representative(self.masks[place])

    @property
    def cards(self) -> tuple[C, ...]:
        """The cards in order, each once."""
        cards = map(self.card, self.order)
        return tuple({card.name: card for card in cards}.values())

    @property
    def printings(self) -> tuple[P, ...]:
        """The printing to show of each row, in order."""
        return tuple(map(self.printing, self.order))

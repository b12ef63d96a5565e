"""Copies a player owns, and what a deck lacks of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Generic, TypeVar

from app.games.tabletop.facts import (
    AnyCatalogue,
    CardLike,
    Catalogue,
    FormatLike,
    PrintingId,
    PrintingLike,
    any_id,
    name_of_any,
)

C = TypeVar("C", bound=CardLike)
P = TypeVar("P", bound=PrintingLike)
Printed = TypeVar("Printed", bound=PrintingLike)
F = TypeVar("F", bound=FormatLike)


def any_printing(card: CardLike, catalogue: Catalogue[C, Printed, F]) -> Printed:
    """Return the entry for any printing of a card, for lists of wishes and offers.

    It is the newest printing, but with an id of its own and without a number.
    """
    newest = catalogue.newest_printing(card)
    return newest.unspecified(any_id(card.name))


def counted_printing(identity: PrintingId, catalogue: Catalogue[C, Printed, F]) -> Printed | None:
    """The printing of an id, also of one that stands for any; None if it is not known."""
    card = catalogue.by_name.get(name_of_any(identity) or "")
    return any_printing(card, catalogue) if card else catalogue.by_printing.get(identity)


@dataclass(frozen=True, slots=True)
class Holdings:
    """Owned copies by printing and, over all printings, by name. Build one with `of`."""

    by_printing: Mapping[PrintingId, int]
    by_name: Mapping[str, int] = field(repr=False)

    @classmethod
    def of(cls, copies: Mapping[PrintingId, int], catalogue: AnyCatalogue) -> Holdings:
        """Holdings from counts, those of any printing by their name.

        Printings that the catalogue does not know own no name.

        Raises ValueError for a negative count.
        """
        by_name: Counter[str] = Counter()
        for printing_id, count in copies.items():
            if count < 0:
                raise ValueError(f"A collection cannot hold {count} copies of {printing_id}")
            card = _card_of(printing_id, catalogue)
            if card is not None:
                by_name[card.name] += count
        owned = {printing_id: count for printing_id, count in copies.items() if count}
        return cls(MappingProxyType(owned), MappingProxyType(by_name))

    def of_name(self, name: str) -> int:
        """Owned copies of a name over all its printings."""
        return self.by_name.get(name, 0)


@dataclass(frozen=True, slots=True)
class Lack(Generic[C, P]):
    """Copies of a card that are needed and not owned, with where it was printed."""

    card: C
    needed: int
    owned: int
    printings: tuple[P, ...]

    @property
    def copies(self) -> int:
        """The number of copies that are missing."""
        return self.needed - self.owned


def lacking(
    demand: Mapping[str, int], holdings: Holdings, catalogue: Catalogue[C, P, F]
) -> tuple[Lack[C, P], ...]:
    """Return the cards of which the owner has fewer copies than `demand` asks for, by name."""
    return tuple(
        Lack(card, needed, owned, catalogue.printings_of(card))
        for name, needed in sorted(demand.items())
        if (owned := holdings.of_name(name)) < needed
        for card in (catalogue.by_name[name],)
    )


def _card_of(identity: PrintingId, catalogue: AnyCatalogue) -> CardLike | None:
    if name := name_of_any(identity):
        return catalogue.by_name.get(name)
    printing = catalogue.by_printing.get(identity)
    return None if printing is None else printing.card

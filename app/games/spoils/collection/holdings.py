"""Copies a player owns, and what a deck lacks of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from app.games.spoils.decklists import Decklist, Zone
from app.games.spoils.facts import Card, Catalogue, Printing, PrintingId

SLEEVED: Final = (Zone.FACTION, Zone.DECK, Zone.SIDEBOARD)
"""The zones of a deck that it takes cards to sleeve."""


@dataclass(frozen=True, slots=True)
class Holdings:
    """Owned copies by printing and, over all printings, by name. Build one with `of`."""

    by_printing: Mapping[PrintingId, int]
    by_name: Mapping[str, int] = field(repr=False)

    @classmethod
    def of(cls, copies: Mapping[PrintingId, int], catalogue: Catalogue) -> Holdings:
        """Holdings from counts; printings that the catalogue does not know own no name.

        Raises ValueError for a negative count.
        """
        by_name: Counter[str] = Counter()
        for printing_id, count in copies.items():
            if count < 0:
                raise ValueError(f"A collection cannot hold {count} copies of {printing_id}")
            printing = catalogue.by_printing.get(printing_id)
            if printing is not None:
                by_name[printing.card.name] += count
        owned = {printing_id: count for printing_id, count in copies.items() if count}
        return cls(MappingProxyType(owned), MappingProxyType(by_name))

    def of_name(self, name: str) -> int:
        """Owned copies of a name over all its printings."""
        return self.by_name.get(name, 0)


@dataclass(frozen=True, slots=True)
class Lack:
    """Copies of a card that are needed and not owned, with where it was printed."""

    card: Card
    needed: int
    owned: int
    printings: tuple[Printing, ...]

    @property
    def copies(self) -> int:
        """How many copies are missing."""
        return self.needed - self.owned


def demand(decklist: Decklist) -> Counter[str]:
    """Copies by name that it takes to sleeve a deck: faction, deck and sideboard."""
    return decklist.copies(*SLEEVED)


def lacking(decklist: Decklist, holdings: Holdings, catalogue: Catalogue) -> tuple[Lack, ...]:
    """What the owner lacks to sleeve one deck, by name."""
    return tuple(
        Lack(card, needed, owned, catalogue.printings_of(card))
        for name, needed in sorted(demand(decklist).items())
        if (owned := holdings.of_name(name)) < needed
        for card in (catalogue.by_name[name],)
    )

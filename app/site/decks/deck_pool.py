"""The card pool of limited play that a deck is built from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from app.games.tabletop.construction import AnyPool, Pool
from app.games.tabletop.facts import AnyCatalogue, PrintingId, PrintingLike


@dataclass(frozen=True)
class DeckPool:
    """The cards that the deck may hold besides those that every player is given.

    `address` is the page of this site that shows how they were opened or drafted.
    """

    held: AnyPool
    address: str

    @classmethod
    def of(cls, cards: Iterable[PrintingLike], address: str) -> DeckPool:
        """Return the pool of these cards, each standing for one copy."""
        return cls(Pool.of((card, 1) for card in cards), address)

    @property
    def lines(self) -> list[list[object]]:
        """Return ids and copies of the printings, as they are stored."""
        return sorted([id_, copies] for id_, (_, copies) in self.held.printings.items())

    def printing_of(self, name: str) -> PrintingLike | None:
        """Return a printing of the card that the pool has; None if it does not have the card."""
        return next((one for one, _ in self.held.printings.values() if one.card.name == name), None)


def read_pool(
    lines: Sequence[Sequence[object]], address: str, catalogue: AnyCatalogue
) -> DeckPool | None:
    """Return a stored pool without printings that no longer exist; None if nothing is stored."""
    if not lines:
        return None
    held = ((catalogue.by_printing.get(PrintingId(str(id_))), copies) for id_, copies in lines)
    known = [
        (printing, copies)
        for printing, copies in held
        if printing is not None and isinstance(copies, int)
    ]
    return DeckPool(Pool.of(known), address)

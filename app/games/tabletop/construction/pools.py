"""Card pools of limited play: what was opened."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Generic, Self, TypeAlias, TypeVar

from app.games.tabletop.construction.findings import CardCount
from app.games.tabletop.decklists.decklist import Decklist, Line
from app.games.tabletop.facts import PrintingId, PrintingLike

P = TypeVar("P", bound=PrintingLike, covariant=True)


@dataclass(frozen=True, slots=True)
class Pool(Generic[P]):
    """The cards one player may build from: copies by printing, and by name."""

    printings: Mapping[PrintingId, tuple[P, int]]
    copies: Mapping[str, int]
    digest: str

    @classmethod
    def of(cls, cards: Iterable[tuple[P, int]]) -> Self:
        """Add up copies of printings, in any order."""
        counted: Counter[PrintingId] = Counter()
        printing_of: dict[PrintingId, P] = {}
        for printing, copies in cards:
            counted[printing.id] += copies
            printing_of[printing.id] = printing
        named: Counter[str] = Counter()
        written = hashlib.sha256()
        for id_, copies in sorted(counted.items()):
            named[printing_of[id_].card.name] += copies
            written.update(f"{id_}\t{copies}\n".encode())
        return cls(
            printings=MappingProxyType({id_: (printing_of[id_], counted[id_]) for id_ in counted}),
            copies=MappingProxyType(dict(sorted(named.items()))),
            digest=written.hexdigest(),
        )

    @classmethod
    def of_decklist(cls, decklist: Decklist[Line[P, StrEnum]]) -> Self:
        """All cards of a list, whatever zone they stand in."""
        return cls.of((line.printing, line.copies) for line in decklist.lines)

    def leftovers(self, held: Mapping[str, int]) -> tuple[CardCount, ...]:
        """The cards of the pool beyond those held by name."""
        return tuple(
            CardCount(name, copies - held.get(name, 0))
            for name, copies in self.copies.items()
            if copies > held.get(name, 0)
        )

    @property
    def total(self) -> int:
        """The number of cards in the pool."""
        return sum(self.copies.values())


AnyPool: TypeAlias = Pool[PrintingLike]

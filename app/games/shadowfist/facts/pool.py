"""Multisets of resources: what a card requires, what it provides, a resource pool. Rules: 18."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Self

from app.games.shadowfist.terms import FACTIONS, Resource

_RESOURCES: Final = tuple(Resource)
_POSITION: Final = {resource: place for place, resource in enumerate(_RESOURCES)}
_NONE: Final = (0,) * len(_RESOURCES)


@dataclass(frozen=True, slots=True, order=False)
class Pool:
    """A count of each resource, in the order of `Resource`. Compares as a multiset.

    `a <= b` is true when b holds at least as many of every resource as a: a pool `b` meets the
    requirement `a` (8.4). Two pools may be incomparable.
    """

    counts: tuple[int, ...] = _NONE

    @classmethod
    def of(cls, letters: str | Iterable[Resource]) -> Self:
        """Count resource letters, such as `"ddC"`.

        Raises ValueError when a letter names no resource.
        """
        counts = list(_NONE)
        for letter in letters:
            counts[_POSITION[Resource(letter)]] += 1
        return cls(tuple(counts))

    def __getitem__(self, resource: Resource) -> int:
        return self.counts[_POSITION[resource]]

    def __iter__(self) -> Iterator[tuple[Resource, int]]:
        """The resources present with their counts, in the order of `Resource`."""
        return (
            (resource, count)
            for resource, count in zip(_RESOURCES, self.counts, strict=True)
            if count
        )

    def __bool__(self) -> bool:
        return any(self.counts)

    def __str__(self) -> str:
        return "".join(resource * count for resource, count in self)

    def __add__(self, other: Pool) -> Pool:
        return Pool(tuple(a + b for a, b in zip(self.counts, other.counts, strict=True)))

    def __le__(self, other: Pool) -> bool:
        return all(a <= b for a, b in zip(self.counts, other.counts, strict=True))

    def __lt__(self, other: Pool) -> bool:
        return self != other and self <= other

    def __ge__(self, other: Pool) -> bool:
        return other <= self

    def __gt__(self, other: Pool) -> bool:
        return other < self

    @property
    def total(self) -> int:
        """The number of resources of all kinds together."""
        return sum(self.counts)

    @property
    def resources(self) -> frozenset[Resource]:
        """The different resources present."""
        return frozenset(resource for resource, _ in self)

    @property
    def factions(self) -> frozenset[Resource]:
        """The different factions present."""
        return self.resources & FACTIONS

    def lacking(self, provided: Pool) -> Pool:
        """The resources still missing when `provided` is in the pool."""
        pairs = zip(self.counts, provided.counts, strict=True)
        return Pool(tuple(max(0, need - have) for need, have in pairs))


NO_RESOURCES: Final = Pool()

"""The resource pool as one of a few states: of each resource no more than a card requires."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Final

from app.games.shadowfist.facts import Pool
from app.games.shadowfist.terms import Resource

MOST_STATES: Final = 4096


@dataclass(frozen=True)
class States:
    """Every pool that can be told apart by what cards require; a state is a place in `pools`.

    `resources` are those that some card requires, `caps` the most that one card requires of each;
    what a pool has beyond that makes no difference (8.4).
    """

    resources: tuple[Resource, ...]
    caps: tuple[int, ...]
    pools: tuple[tuple[int, ...], ...]

    @classmethod
    def of(cls, requirements: Sequence[Pool]) -> States:
        """The states of a deck whose cards have these requirements."""
        most = {
            resource: max((asked[resource] for asked in requirements), default=0)
            for resource in Resource
        }
        resources = tuple(resource for resource, number in most.items() if number)
        caps = tuple(most[resource] for resource in resources)
        return cls(resources, caps, tuple(product(*(range(cap + 1) for cap in caps))))

    def __len__(self) -> int:
        return len(self.pools)

    @staticmethod
    def count(requirements: Sequence[Pool]) -> int:
        """Count the states without making them."""
        return prod(
            1 + max((asked[resource] for asked in requirements), default=0) for resource in Resource
        )

    def after(self, state: int, provided: Pool) -> int:
        """The state when a card that provides so much is played or smoked. Rules: 18.1."""
        place = 0
        for resource, cap, have in zip(self.resources, self.caps, self.pools[state], strict=True):
            place = place * (cap + 1) + min(cap, have + provided[resource])
        return place

    def meets(self, state: int, required: Pool) -> bool:
        """Tell whether the pool of a state has what a card requires. Rules: 8.4, 25.1."""
        return all(
            have >= required[resource]
            for resource, have in zip(self.resources, self.pools[state], strict=True)
        )

"""Features that suggestions of every game use: a card's traits, and decks counted by them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Set
from enum import Enum
from typing import Final, Protocol

from app.games.tabletop.facts import AnyCatalogue

HIGHEST_COST: Final = 6
"""Cards that cost more are counted with those that cost this much."""

FEW: Final = 10
"""A deck of fewer names is counted as if the others were still to come."""


class Traits(Protocol):
    """A card as suggestions see it. `cost` is at most `HIGHEST_COST`; `sets` are codes."""

    @property
    def name(self) -> str: ...
    @property
    def type(self) -> Enum: ...
    @property
    def cost(self) -> int | None: ...
    @property
    def sets(self) -> frozenset[str]: ...


class Outline(Protocol):
    """A deck counted by names. `is_empty` says that it has nothing to go by."""

    @property
    def names(self) -> Set[str]: ...
    @property
    def is_empty(self) -> bool: ...
    @property
    def types(self) -> Counter[Enum]: ...
    @property
    def costs(self) -> Counter[int]: ...
    @property
    def sets(self) -> Counter[str]: ...
    @property
    def weight(self) -> int:
        """The number that shares are computed from: the deck's size, but at least `FEW`."""


def capped(cost: int | None) -> int | None:
    """A cost as it is counted."""
    return None if cost is None else min(cost, HIGHEST_COST)


def sets_by_name(catalogue: AnyCatalogue) -> Mapping[str, frozenset[str]]:
    """The codes of the sets that each card is in."""
    sets: dict[str, set[str]] = defaultdict(set)
    for printing in catalogue.printings:
        sets[printing.card.name].add(printing.set.code)
    return {name: frozenset(codes) for name, codes in sets.items()}

"""Whole-number counters of games. Sums in any order are equal; means are taken at the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from math import prod
from operator import add
from types import MappingProxyType
from typing import TYPE_CHECKING

from app.games.spoils.goldfish.model import HAND_KINDS, Model
from app.games.spoils.goldfish.states import States

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Layout:
    """The shape of every counter of a model, in the order in which they lie in one row.

    `kept`: games whose hand was keepable as dealt and after the mulligan. `put_back`: by
    cards put back. `hand`: after the mulligan, by type and number of cards. By turn:
    `state` by state, `unused` by free resources left at the end of the turn, `seen` by
    cards drawn, `influence` the sum and the sum of squares of the influence taken. `won`:
    by the turn of the win, the last entry for none.
    """

    kept: tuple[int, ...]
    put_back: tuple[int, ...]
    hand: tuple[int, ...]
    state: tuple[int, ...]
    unused: tuple[int, ...]
    seen: tuple[int, ...]
    influence: tuple[int, ...]
    won: tuple[int, ...]

    @classmethod
    def of(cls, model: Model, states: States) -> Layout:
        """The shapes for a model."""
        cards, hand = len(model.places), model.setup.hand_size
        return cls(
            kept=(2,),
            put_back=(hand + 1,),
            hand=(len(HAND_KINDS), hand + 1),
            state=(model.turns, len(states)),
            unused=(model.turns, model.most_resources + 1),
            seen=(model.turns, cards + hand + 1),
            influence=(model.turns, 2),
            won=(model.turns + 1,),
        )

    @property
    def size(self) -> int:
        """How many numbers one row has."""
        return sum(prod(shape) for _, shape in self)

    def __iter__(self) -> Iterator[tuple[str, tuple[int, ...]]]:
        return ((each.name, getattr(self, each.name)) for each in fields(self))

    def places(self) -> Mapping[str, slice]:
        """Where in the row each counter lies."""
        return _places(self)


@lru_cache(maxsize=64)
def _places(layout: Layout) -> Mapping[str, slice]:
    places = {}
    first = 0
    for name, shape in layout:
        places[name] = slice(first, first + prod(shape))
        first += prod(shape)
    return MappingProxyType(places)


@dataclass(frozen=True, slots=True)
class Counters:
    """The counters of so many games, as one row of numbers."""

    layout: Layout
    games: int
    row: tuple[int, ...]

    @classmethod
    def zero(cls, layout: Layout) -> Counters:
        """No games yet."""
        return cls(layout, 0, (0,) * layout.size)

    def __add__(self, other: Counters) -> Counters:
        """The counters of both together. Raises ValueError for different layouts."""
        if self.layout != other.layout:
            raise ValueError("Counters of different models cannot be added")
        row = tuple(map(add, self.row, other.row))
        return Counters(self.layout, self.games + other.games, row)

    def array(self, name: str) -> NDArray[np.int64]:
        """One counter in its shape."""
        import numpy as np

        shape = getattr(self.layout, name)
        return np.array(self.row[self.layout.places()[name]], dtype=np.int64).reshape(shape)


def total(layout: Layout, parts: Iterable[Counters]) -> Counters:
    """The sum of counters that share a layout."""
    row = [0] * layout.size
    games = 0
    for part in parts:
        if part.layout != layout:
            raise ValueError("Counters of different models cannot be added")
        games += part.games
        row = list(map(add, row, part.row))
    return Counters(layout, games, tuple(row))

"""Whole-number counters of games. Sums in any order are equal; means are taken at the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import prod
from operator import add
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Shape = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Shapes:
    """Counters by name with their shapes, in the order in which they lie in one row."""

    named: tuple[tuple[str, Shape], ...]

    @classmethod
    def of(cls, shapes: Mapping[str, Shape]) -> Shapes:
        """The shapes in the order of the mapping."""
        return cls(tuple(shapes.items()))

    @property
    def size(self) -> int:
        """How many numbers one row has."""
        return sum(prod(shape) for _, shape in self)

    def __iter__(self) -> Iterator[tuple[str, Shape]]:
        return iter(self.named)

    def __getitem__(self, name: str) -> Shape:
        """The shape of one counter. Raises KeyError for a name that is none."""
        return dict(self.named)[name]

    def places(self) -> Mapping[str, slice]:
        """Where in the row each counter lies."""
        return _places(self)


@lru_cache(maxsize=64)
def _places(shapes: Shapes) -> Mapping[str, slice]:
    places = {}
    first = 0
    for name, shape in shapes:
        places[name] = slice(first, first + prod(shape))
        first += prod(shape)
    return MappingProxyType(places)


@dataclass(frozen=True, slots=True)
class Counters:
    """The counters of `games` games, as one row of numbers."""

    shapes: Shapes
    games: int
    row: tuple[int, ...]

    @classmethod
    def zero(cls, shapes: Shapes) -> Counters:
        """No games yet."""
        return cls(shapes, 0, (0,) * shapes.size)

    def __add__(self, other: Counters) -> Counters:
        """The counters of both together. Raises ValueError for different shapes."""
        if self.shapes != other.shapes:
            raise ValueError("Counters of different models cannot be added")
        row = tuple(map(add, self.row, other.row))
        return Counters(self.shapes, self.games + other.games, row)

    def array(self, name: str) -> NDArray[np.int64]:
        """One counter in its shape."""
        import numpy as np

        of_row = self.row[self.shapes.places()[name]]
        return np.array(of_row, dtype=np.int64).reshape(self.shapes[name])


def total(shapes: Shapes, parts: Iterable[Counters]) -> Counters:
    """The sum of counters that share their shapes. Raises ValueError for different ones."""
    row = [0] * shapes.size
    games = 0
    for part in parts:
        if part.shapes != shapes:
            raise ValueError("Counters of different models cannot be added")
        games += part.games
        row = list(map(add, row, part.row))
    return Counters(shapes, games, tuple(row))

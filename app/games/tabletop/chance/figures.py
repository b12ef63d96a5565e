"""Counters of games, and figures of them: means and shares with their errors, and differences.

Counters are whole numbers, whose sums in any order are equal; each figure is one division and one
square root at the end, so equal counters give equal figures on any machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import prod, sqrt
from operator import add
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def mean_of(counts: Sequence[int]) -> tuple[float, float]:
    """Mean and standard error when `counts[n]` games had the value n."""
    return mean_from(sum(counts), *sums_of(counts))


def mean_from(games: int, total: int, squares: int) -> tuple[float, float]:
    """Mean and standard error from the sums of values and of their squares.

    Without games both are 0; with one game the standard error is 0.
    """
    if not games:
        return 0.0, 0.0
    spread = games * squares - total * total
    return total / games, sqrt(spread / games / games / max(1, games - 1))


def share(games: int, count: int) -> tuple[float, float]:
    """A share of games and its standard error."""
    return mean_from(games, count, count)


def wilson_ends(part: float, games: int, z: float) -> tuple[float, float]:
    """Return the ends of Wilson's interval of a share of games, `z` standard errors wide."""
    if not games:
        return 0.0, 1.0
    weight = z * z / games
    middle = (part + weight / 2) / (1 + weight)
    reach = z * sqrt(part * (1 - part) / games + weight / games / 4) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def sums_of(counts: Sequence[int]) -> tuple[int, int]:
    """The sums of values and of their squares when `counts[n]` games had the value n."""
    total = sum(n * count for n, count in enumerate(counts))
    return total, sum(n * n * count for n, count in enumerate(counts))


def quantile(counts: Sequence[int], share_below: float) -> int:
    """The smallest value that at least this share of the games does not exceed."""
    games = sum(counts)
    so_far = 0
    for value, count in enumerate(counts):
        so_far += count
        if so_far >= share_below * games:
            return value
    return len(counts) - 1


DIGITS: Final = 6

Key: TypeAlias = tuple[str, int | None, str | None]
"""The id of a figure, the turn it is about, and the name of a card; None where it has none."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean or a share with its standard error."""

    value: float
    stderr: float

    @property
    def margin(self) -> float:
        """Two standard errors."""
        return 2 * self.stderr


@dataclass(frozen=True, slots=True)
class Share(Estimate):
    """A share of games with its standard error and the ends of its interval.

    The interval is Wilson's with two standard errors, so it never leaves 0 to 1.
    """

    low: float
    high: float

    @classmethod
    def of(cls, games: int, count: int) -> Share:
        """Return the share of `count` in `games`, which is 0 without any games."""
        return cls(*share(games, count), *wilson_ends(count / max(1, games), games, 2))

    @property
    def is_at_an_end(self) -> bool:
        """True if two standard errors would lead beyond 0 or 1."""
        return self.value < self.margin or self.value + self.margin > 1


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure. `turn` is your own turn from 1, `card` a name; None if it has none.

    `stderr` is the standard error of `value`; with one game it is 0.
    """

    id: str
    turn: int | None
    card: str | None
    value: float
    stderr: float


@dataclass(frozen=True, slots=True)
class Sum:
    """A figure before division: over all games, the sum of its values and of their squares.

    Sums of blocks add up, so a page can ask for blocks, add, and divide for itself: the
    mean is `total / games`, its error as in `mean_from`.
    """

    id: str
    turn: int | None
    card: str | None
    total: int
    squares: int

    @property
    def key(self) -> Key:
        """The figure's id, turn and card, which identify it in a report."""
        return self.id, self.turn, self.card


@dataclass(frozen=True, slots=True)
class Difference:
    """A figure of two runs side by side. `stderr` is the error of `second - first`."""

    id: str
    turn: int | None
    card: str | None
    first: float
    second: float
    stderr: float

    @property
    def gain(self) -> float:
        """The second figure minus the first."""
        return self.second - self.first


def figure_of(each: Sum, games: int) -> Figure:
    """The figure of a sum over `games` games."""
    value, stderr = mean_from(games, each.total, each.squares)
    return Figure(each.id, each.turn, each.card, round(value, DIGITS), round(stderr, DIGITS))


@dataclass(frozen=True, slots=True)
class Blocks:
    """The totals of some figures in blocks of games: a row for each block, a column for each key.

    `games` are the games of each block.
    """

    keys: Sequence[Key]
    totals: NDArray[np.int64]
    games: Sequence[int]


def compared(first: Blocks, second: Blocks) -> tuple[Difference, ...]:
    """Two runs side by side on the same game numbers, block by block.

    The error comes from how much the difference varies from block to block, so it knows
    what the games have in common. Figures that only one run has are left out.
    Raises ValueError for fewer than two blocks or different ones.
    """
    if len(first.games) < 2 or list(first.games) != list(second.games):
        raise ValueError("A comparison needs at least two blocks, the same for both decks")
    import numpy as np

    places = {key: place for place, key in enumerate(second.keys)}
    shared = {key: (place, places[key]) for place, key in enumerate(first.keys) if key in places}
    one, two = np.array(list(shared.values())).T
    figures = _differences(first.totals[:, one], second.totals[:, two], np.array(first.games))
    return tuple(
        Difference(*key, *each) for key, each in zip(shared, figures.tolist(), strict=True)
    )


def _differences(
    one: NDArray[np.int64], two: NDArray[np.int64], games: NDArray[np.int64]
) -> NDArray[np.float64]:
    """First, second and the error of their difference (columns) of each figure (row).

    `one` and `two` are totals by block and figure, `games` are the games of each block.
    """
    import numpy as np

    first, second = (each.sum(axis=0) / games.sum() for each in (one, two))
    strays = two - one - np.outer(games, second - first)
    count = len(games)
    error = np.sqrt((strays**2).sum(axis=0) * count / (count - 1)) / games.sum()
    return np.stack([first, second, error], axis=1)


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
        """The length of one row, in numbers."""
        return sum(prod(shape) for _, shape in self)

    def __iter__(self) -> Iterator[tuple[str, Shape]]:
        return iter(self.named)

    def __getitem__(self, name: str) -> Shape:
        """The shape of one counter. Raises KeyError for a name that is none."""
        return dict(self.named)[name]

    def places(self) -> Mapping[str, slice]:
        """Return the slice of the row that holds each counter."""
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

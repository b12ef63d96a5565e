"""Figures of counted games: sums before division, means with their errors, and differences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from app.games.tabletop.chance.sampling import mean_from

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

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
class Figure:
    """One figure. `turn` is your own turn from 1, `card` a name; None where it has none.

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
        """What the figure is about."""
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
        """By how much the second is greater."""
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

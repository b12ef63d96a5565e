"""How sure a share is: intervals that hold it 95 times out of 100."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from app.games.tabletop.chance.shuffle import Stream

Z_95: Final = 1.959963984540054
RESAMPLES: Final = 2_000


@dataclass(frozen=True, slots=True)
class Interval:
    """From `low` to `high`, both from 0 to 1."""

    low: float
    high: float

    def joined(self, other: Interval) -> Interval:
        """The interval that holds both."""
        return Interval(min(self.low, other.low), max(self.high, other.high))


def wilson(points: float, games: int) -> Interval:
    """The 95 % interval of a share of independent games, after Wilson; a draw is half a point.

    Raises ValueError without a game, or for more points than games.
    """
    if games < 1 or not 0 <= points <= games:
        raise ValueError(f"{points} points in {games} games are no share")
    share, square = points / games, Z_95 * Z_95
    middle = share + square / (2 * games)
    reach = Z_95 * sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    low, high = (middle - reach) / whole, (middle + reach) / whole
    return Interval(max(0.0, min(share, low)), min(1.0, max(share, high)))


def bootstrapped(values: Sequence[float], seed: int = 1) -> Interval:
    """The 95 % interval of the mean of values, by drawing as many of them again and again.

    Each value may sum up games that depend on each other. Raises ValueError without a value.
    """
    if not values:
        raise ValueError("Nothing has no mean")
    chance, count = Stream.of(seed, 0), len(values)
    means = sorted(
        sum(values[chance.below(count)] for _ in range(count)) / count for _ in range(RESAMPLES)
    )
    tail = RESAMPLES // 40
    return Interval(means[tail], means[-tail - 1])

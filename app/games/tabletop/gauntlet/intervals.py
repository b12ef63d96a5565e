"""Shares of games won, with their intervals. A drawn game counts as half a win.

An interval reaches `z` standard errors to each side, those of a single look at 95 % unless told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from app.games.tabletop.chance.figures import wilson_ends
from app.games.tabletop.chance.shuffle import Stream

Z: Final = 1.959963984540054
"""Standard errors that a 95 % interval reaches to each side."""

RESAMPLES: Final = 2_000


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with the ends of its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def reach(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


NOTHING_KNOWN: Final = Estimate(0.5, 0.0, 1.0)
"""The estimate of a share from no games."""


def wilson(wins: float, games: int, z: float = Z) -> Estimate:
    """The share of games won, with its Wilson interval. Halves of wins are drawn games."""
    if not games:
        return NOTHING_KNOWN
    share = wins / games
    return Estimate(share, *wilson_ends(share, games, z))


def overall(counted: Sequence[tuple[float, int]], z: float = Z) -> Estimate:
    """The mean of several shares, each counting the same, from their wins and games.

    The variance of each share is taken a little towards one half (Agresti and Coull), so that a
    few games which were all won are not taken for certainty. Shares without games are left out.
    """
    played = [(wins, games) for wins, games in counted if games]
    if not played:
        return NOTHING_KNOWN
    mean = sum(wins / games for wins, games in played) / len(played)
    variance = 0.0
    for wins, games in played:
        careful = (wins + Z * Z / 2) / (games + Z * Z)
        variance += careful * (1 - careful) / games
    reach = z * sqrt(variance) / len(played)
    return Estimate(mean, max(0.0, mean - reach), min(1.0, mean + reach))


def mean_difference(strata: Sequence[Sequence[float]], z: float = Z) -> Estimate | None:
    """The mean of paired differences, each stratum counting the same.

    None if no stratum has two pairs, since nothing can be said about the error then.
    """
    enough = [pairs for pairs in strata if len(pairs) > 1]
    if not enough:
        return None
    mean = variance = 0.0
    for pairs in enough:
        middle = sum(pairs) / len(pairs)
        squares = sum((pair - middle) ** 2 for pair in pairs)
        mean += middle / len(enough)
        variance += squares / (len(pairs) - 1) / len(pairs) / len(enough) ** 2
    reach = z * sqrt(variance)
    return Estimate(mean, max(-1.0, mean - reach), min(1.0, mean + reach))


def bootstrapped(values: Sequence[float]) -> Estimate:
    """The mean of values, with its interval from drawing as many of them again and again.

    Each value may sum up games that depend on each other. Raises ValueError without a value.
    """
    if not values:
        raise ValueError("Nothing has no mean")
    chance, count = Stream.of(1, 0), len(values)
    means = sorted(
        sum(values[chance.below(count)] for _ in range(count)) / count for _ in range(RESAMPLES)
    )
    tail = RESAMPLES // 40
    return Estimate(sum(values) / count, means[tail], means[-tail - 1])


def differ(one: Estimate, other: Estimate) -> bool:
    """Tell whether two shares of separate games differ by more than chance explains."""
    return abs(one.value - other.value) > sqrt(one.reach**2 + other.reach**2)

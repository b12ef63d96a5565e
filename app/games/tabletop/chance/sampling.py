"""Means and shares of counted games with their standard errors.

All sums are whole numbers; each figure is one division and one square root at the end, so
equal counts give equal figures on any machine.
"""

from collections.abc import Sequence
from math import sqrt


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

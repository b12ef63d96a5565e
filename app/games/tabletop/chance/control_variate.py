"""Few games of a slow, true player and many of a fast model, put together without bias.

Both play the same shuffles. The slow games say how far the model is off, and the fast ones how
lucky the shuffles of the slow ones were: the model is a control variate. How much of its luck is
taken off is measured on one half of the pairs and applied to the other, so that the estimate of
each half is unbiased whatever the model does. All sums are whole numbers; there is one division
at the end, so equal counts give equal figures on any machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from app.games.tabletop.chance.figures import Estimate, mean_from

FEWEST: Final = 2
"""With fewer pairs there are no figures."""

_FEWEST_OF_HALF: Final = 2
"""With fewer pairs in a half, the model takes no luck off the other half."""

_UNSEEN: Final = 2
"""Errors are reckoned as if two more games had been played that stray by one, one each way.

So what happened in all games or in none is not taken for certain. With many games it makes no
difference.
"""


@dataclass(frozen=True, slots=True)
class Pairs:
    """The sums of one figure over games that both played.

    `model` and `truth` are the sums of the values, the others those of their squares and products.
    """

    games: int
    model: int
    truth: int
    model_squares: int
    truth_squares: int
    products: int

    def __add__(self, other: Pairs) -> Pairs:
        """Both together."""
        return Pairs(
            self.games + other.games,
            self.model + other.model,
            self.truth + other.truth,
            self.model_squares + other.model_squares,
            self.truth_squares + other.truth_squares,
            self.products + other.products,
        )

    @classmethod
    def of(cls, pairs: Sequence[tuple[int, int]]) -> Pairs:
        """The sums of these values of the model and of the truth."""
        return cls(
            len(pairs),
            sum(model for model, _ in pairs),
            sum(truth for _, truth in pairs),
            sum(model * model for model, _ in pairs),
            sum(truth * truth for _, truth in pairs),
            sum(model * truth for model, truth in pairs),
        )

    @property
    def slope(self) -> float:
        """The growth of the true figure with the model's; 0 if the model never varies."""
        spread = self.games * self.model_squares - self.model * self.model
        if not spread:
            return 0.0
        return (self.games * self.products - self.model * self.truth) / spread

    def strays(self, slope: float) -> float:
        """The sum of squares of the truth less `slope` times the model, about its mean."""
        n = self.games
        if not n:
            return 0.0
        truth = n * self.truth_squares - self.truth * self.truth
        model = n * self.model_squares - self.model * self.model
        both = n * self.products - self.truth * self.model
        return max(0.0, truth - 2 * slope * both + slope * slope * model) / n


@dataclass(frozen=True, slots=True)
class ModelSums:
    """The sums of one figure over many games of the model, those of the pairs among them."""

    games: int
    total: int
    squares: int


@dataclass(frozen=True, slots=True)
class SideBySide:
    """A figure by the model, by the truth, the bias of the model, and what is the best to say.

    `bias` is the model less the truth, from the games that both played.
    """

    model: Estimate
    truth: Estimate
    bias: Estimate
    combined: Estimate

    @property
    def is_off(self) -> bool:
        """True if the model differs from the true player by more than chance explains."""
        return abs(self.bias.value) > self.bias.margin


def side_by_side(even: Pairs, odd: Pairs, model: ModelSums) -> SideBySide:
    """Estimate a figure from two halves of the pairs and from many games of the model.

    If a half has fewer than two pairs, the estimate is the true player's alone. Raises ValueError
    for fewer pairs than `FEWEST`, and for fewer games of the model than pairs.
    """
    both = even + odd
    if both.games < FEWEST:
        raise ValueError(f"At least {FEWEST} pairs are needed")
    if model.games < both.games:
        raise ValueError("The games of the pairs must be among those of the model")
    return SideBySide(
        Estimate(*mean_from(model.games, model.total, model.squares)),
        _mean(both, 0.0),
        _bias(both),
        _combined(even, odd, model),
    )


def _mean(pairs: Pairs, slope: float) -> Estimate:
    n = pairs.games
    value = (pairs.truth - slope * pairs.model) / n
    return Estimate(value, sqrt((pairs.strays(slope) + _UNSEEN) / (n - 1) / n))


def _bias(pairs: Pairs) -> Estimate:
    less = _mean(pairs, 1.0)
    return Estimate((pairs.model - pairs.truth) / pairs.games, less.stderr)


def _combined(even: Pairs, odd: Pairs, model: ModelSums) -> Estimate:
    both = even + odd
    rest = model.games - both.games
    if not rest or min(even.games, odd.games) < _FEWEST_OF_HALF:
        return _mean(both, 0.0)
    share_of_rest = rest / model.games
    others_mean, others_error = mean_from(
        rest, model.total - both.model, model.squares - both.model_squares
    )
    value = variance = taken = 0.0
    for half, other in ((even, odd), (odd, even)):
        slope = other.slope * share_of_rest
        weight = half.games / both.games
        value += (
            weight * (half.truth + slope * (half.games * others_mean - half.model)) / half.games
        )
        strays = half.strays(slope) + _UNSEEN / 2
        variance += weight**2 * strays / (half.games - 1) / half.games
        taken += weight * slope
    return Estimate(value, sqrt(variance + (taken * others_error) ** 2))

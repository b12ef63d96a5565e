"""The best partial mulligan for a goal: for every hand, which cards to exchange.

Cards that are given up, under the deck or out of the game, are not drawn again, so the new cards
come from the cards not yet seen. Hands are counted by class. For every hand at once, arrays hold
the number of ways to draw n unseen cards with given counts by class; the best choice is found with
floats, ties and near ties are settled with whole numbers, and the result is a fraction.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import comb, prod
from typing import TYPE_CHECKING, Any, Final, Protocol, Self

from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.combinatorics import Counts

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

CLOSE: Final = 1e-9
LARGEST_WORD: Final = (1 << 63) - 1
MOST_CELLS: Final = 4_000_000
MOST_WORK: Final = 400_000_000


class GoalLike(Protocol):
    """A goal over classes of cards that are alike.

    `copies` are the cards of each class in a deck of `size` cards, of which `rest` belong to no
    class. Cards of a class beyond its cap never help. `grid` yields all counts up to the caps, the
    last class running fastest. `meets` tells whether counts suffice; `is_hopeless` is True if none
    do. `among` is the goal when a given number of cards is seen.
    """

    @property
    def copies(self) -> Counts: ...
    @property
    def rest(self) -> int: ...
    @property
    def size(self) -> int: ...
    @property
    def caps(self) -> Counts: ...
    @property
    def is_hopeless(self) -> bool: ...
    def grid(self) -> Iterator[Counts]: ...
    def meets(self, counts: Counts) -> bool: ...
    def among(self, seen: int) -> Self: ...


@dataclass(frozen=True, slots=True)
class Choice:
    """The best thing to do with one kind of hand.

    `hand` and `keep` count cards by class of the goal; cards that serve no need are always
    put back. `hands` is how many of all opening hands are of this kind.
    """

    hand: Counts
    keep: Counts
    hands: int
    put_back: int
    chance: Fraction


@dataclass(frozen=True, slots=True)
class BestMulligan:
    """The chance of the goal under the best put-back, and that put-back for every hand."""

    chance: Fraction
    choices: tuple[Choice, ...]


def best_mulligan(goal: GoalLike, hand_size: int, seen: int) -> BestMulligan:
    """The best put-backs from a hand when `seen` cards are seen after the mulligan.

    `seen` counts the hand after the mulligan and everything drawn later, but not the cards
    put back. Raises GoldfishError when the needs make more cases than can be counted.
    """
    hand_size = min(hand_size, goal.size)
    seen = min(max(seen, hand_size), goal.size)
    goal = goal.among(seen)
    if goal.is_hopeless:
        return BestMulligan(Fraction(0), ())
    hands = _hands(goal, hand_size)
    states = prod(cap + 1 for cap in goal.caps)
    if len(hands) * states * (seen + 1) > MOST_WORK:
        raise GoldfishError(
            f"These needs sort the deck into {len(goal.copies)} classes, which makes "
            f"{len(hands)} kinds of hand: too many to calculate. Ask for fewer needs at once."
        )
    at_once = max(1, MOST_CELLS // (states * (seen + 1)))
    choices = tuple(
        choice
        for first in range(0, len(hands), at_once)
        for choice in _Hands(goal, hand_size, seen, hands[first : first + at_once]).choices()
    )
    return BestMulligan(_average(choices, goal.size, hand_size), choices)


def _average(choices: tuple[Choice, ...], size: int, hand_size: int) -> Fraction:
    by_denominator: dict[int, int] = {}
    for choice in choices:
        chance = choice.chance
        by_denominator[chance.denominator] = (
            by_denominator.get(chance.denominator, 0) + choice.hands * chance.numerator
        )
    total = sum((Fraction(n, d) for d, n in by_denominator.items()), Fraction(0))
    return total / comb(size, hand_size)


def _hands(goal: GoalLike, hand_size: int) -> list[Counts]:
    """All kinds of opening hand, by class; what is left of the hand serves no need."""
    hands: list[Counts] = [()]
    for copies in goal.copies:
        hands = [
            (*hand, n) for hand in hands for n in range(min(copies, hand_size - sum(hand)) + 1)
        ]
    return [hand for hand in hands if hand_size - sum(hand) <= goal.rest]


class _Hands:
    """A batch of hands, and the number of ways their unseen cards can come."""

    def __init__(self, goal: GoalLike, hand_size: int, seen: int, hands: list[Counts]) -> None:
        import numpy as np

        self.goal, self.hands, self.seen = goal, hands, seen
        self.hand_size = hand_size
        self.unseen = goal.size - hand_size
        self.most = min(seen, self.unseen)
        exact = comb(self.unseen, min(self.most, self.unseen // 2)) <= LARGEST_WORD
        self.number: Any = np.int64 if exact else object
        self.keeps = list(goal.grid())
        self.by_class = np.array(hands, dtype=np.int64).reshape(len(hands), len(goal.copies))

    def choices(self) -> list[Choice]:
        """The best choice for each hand of the batch."""
        import numpy as np

        shifted = self._shifted()
        kept = np.array([sum(keep) for keep in self.keeps])
        ways = self._ways()
        chances = np.full((len(self.hands), len(self.keeps)), -1.0)
        for count in range(int(kept.max(initial=0)) + 1):
            columns = np.flatnonzero(kept == count)
            if count > self.hand_size or not len(columns):
                continue
            drawn = min(self.seen - count, self.unseen)
            of_hand = ways[:, :, drawn].astype(np.float64)
            chances[:, columns] = of_hand @ shifted[columns].T / float(comb(self.unseen, drawn))
        chances[~self._possible()] = -1.0
        best = chances.max(axis=1, keepdims=True)
        near = chances >= best - CLOSE * np.maximum(best, CLOSE)
        return [self._choice(row, np.flatnonzero(near[row]), ways, shifted) for row in
                range(len(self.hands))]  # fmt: skip

    def _choice(
        self, row: int, near: NDArray[np.int64], ways: NDArray[Any], shifted: NDArray[np.float64]
    ) -> Choice:
        """Settle near ties exactly; among equals keep as many cards as possible."""
        hand = self.hands[row]
        results = []
        for place in near:
            keep = self.keeps[place]
            drawn = min(self.seen - sum(keep), self.unseen)
            enough = shifted[place] > 0
            count = int(ways[row, enough, drawn].sum()) if enough.any() else 0
            results.append((Fraction(count, comb(self.unseen, drawn)), sum(keep), -int(place)))
        chance, _, place = max(results)
        keep = self.keeps[-place]
        others = self.hand_size - sum(hand)
        hands = comb(self.goal.rest, others) * prod(
            comb(copies, n) for copies, n in zip(self.goal.copies, hand, strict=True)
        )
        return Choice(hand, keep, hands, self.hand_size - sum(keep), chance)

    def _possible(self) -> NDArray[np.bool_]:
        """Return which keeps each hand allows, as booleans by hand and keep."""
        import numpy as np

        keeps = np.array(self.keeps, dtype=np.int64).reshape(len(self.keeps), -1)
        return np.asarray((keeps[None] <= self.by_class[:, None]).all(axis=2))

    def _shifted(self) -> NDArray[np.float64]:
        """Return an array by kept and drawn counts, 1 if both together meet the goal, else 0."""
        import numpy as np

        caps = self.goal.caps
        met = {counts: float(self.goal.meets(counts)) for counts in self.keeps}
        rows = [
            [
                met[tuple(min(cap, a + b) for cap, a, b in zip(caps, keep, drawn, strict=True))]
                for drawn in self.keeps
            ]
            for keep in self.keeps
        ]
        return np.array(rows)

    def _ways(self) -> NDArray[Any]:
        """Ways to draw n unseen cards with given counts by class, each capped.

        Axes: hand, capped counts in the order of `keeps`, n.
        """
        import numpy as np

        ways = np.zeros((len(self.hands), 1, self.most + 1), dtype=self.number)
        ways[:, 0, 0] = 1
        for place, (copies, cap) in enumerate(zip(self.goal.copies, self.goal.caps, strict=True)):
            binomials = self._binomials(copies, self.by_class[:, place])
            longer = np.zeros((len(self.hands), ways.shape[1], cap + 1, self.most + 1), self.number)
            for n in range(min(copies, self.most) + 1):
                gain = binomials[:, n][:, None, None]
                longer[:, :, min(n, cap), n:] += ways[:, :, : self.most + 1 - n] * gain
            ways = longer.reshape(len(self.hands), -1, self.most + 1)
        return self._with_rest(ways)

    def _with_rest(self, ways: NDArray[Any]) -> NDArray[Any]:
        import numpy as np

        others = self.hand_size - self.by_class.sum(axis=1)
        binomials = self._binomials(self.goal.rest, others)
        result = np.zeros_like(ways)
        fewest = min(self.most, max(0, self.seen - self.hand_size))
        for n in range(fewest, self.most + 1):
            for from_rest in range(min(n, self.goal.rest) + 1):
                result[:, :, n] += ways[:, :, n - from_rest] * binomials[:, from_rest][:, None]
        return result

    def _binomials(self, copies: int, held: NDArray[np.int64]) -> NDArray[Any]:
        """Row per hand: the ways to draw n of the copies that the hand does not hold."""
        import numpy as np

        rows = [
            [comb(copies - n, drawn) for drawn in range(self.most + 1)]
            for n in range(min(copies, self.hand_size) + 1)
        ]
        table = np.array(rows, dtype=self.number)
        return table[np.minimum(held, len(rows) - 1)]


def all_choices(goal: GoalLike, hand: Counts) -> list[Counts]:
    """Every way to keep cards of a hand, by class, beyond which keeping more never helps."""
    return list(product(*(range(min(n, cap) + 1) for n, cap in zip(hand, goal.caps, strict=True))))

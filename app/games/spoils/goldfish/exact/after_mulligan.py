"""The opening hand after the policy's mulligan, exactly: closed sums over all hands. Rules: 601.1f.

Cards are sorted by how the policy treats them and by the question; a hand is then a count of each
sort. From every hand the policy puts back what it would in a game, and as many cards come from
those not seen, each set of them as likely as any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from math import comb, prod
from typing import Final, Generic, TypeVar

from app.games.spoils.goldfish.exact.hands import keepable_chance
from app.games.spoils.goldfish.model import HAND_KINDS, CardKind, Model
from app.games.spoils.goldfish.player_reference import Table, cards_to_put_back
from app.games.spoils.terms import CardType
from app.games.tabletop.chance.combinatorics import Counts

MOST_HANDS: Final = 60_000
"""More kinds of hand than this are left to the simulation."""

M = TypeVar("M", bound=Hashable)
"""The mark of a card: what is asked of it. Cards of one mark are alike to the question."""

K = TypeVar("K", bound=Hashable)


@dataclass(frozen=True, slots=True)
class OpeningFigures:
    """Chances after the policy's mulligan: of n cards put back and of n cards of each type in hand,
    n from 0, and of a keepable hand, `dealt` and `kept`.
    """

    put_back: tuple[Fraction, ...]
    types: Mapping[CardType, tuple[Fraction, ...]]
    dealt: Fraction
    kept: Fraction

    def by_id(self) -> dict[str, Fraction]:
        """The figures by their ids: chances, and means of counts."""
        return {
            "hand.keepable.dealt": self.dealt,
            "hand.keepable.kept": self.kept,
            "hand.put_back": mean(self.put_back),
            **{
                f"hand.{card_type.value.lower()}": mean(chances)
                for card_type, chances in self.types.items()
            },
        }


def _is_of(card_type: CardType) -> Callable[[CardKind], bool]:
    return lambda kind: kind.card.type is card_type


def mean(chances: tuple[Fraction, ...]) -> Fraction:
    """The mean of a count."""
    return sum((n * chance for n, chance in enumerate(chances)), Fraction(0))


@lru_cache(maxsize=64)
def opening_figures(model: Model) -> OpeningFigures | None:
    """The exact figures of the opening hand under the model's policy.

    None if the deck is so small that cards put back are drawn again, or if there are too many
    kinds of hand to sum at once. Kept for the models asked for last, because the sums take a good
    part of a second and each look at a report asks for them.
    """
    hand_size = model.setup.hand_size
    if len(model.places) < 2 * hand_size or model.setup.is_after_mulligan:
        return None
    clauses = model.keepable.clauses

    def accepted(kind: CardKind) -> tuple[bool, ...]:
        return tuple(clause.accepts(kind.card) for clause in clauses)

    def suffices(counts: Mapping[tuple[bool, ...], int]) -> bool:
        return all(
            clause.at_least <= sum(n for mark, n in counts.items() if mark[place]) <= clause.at_most
            for place, clause in enumerate(clauses)
        )

    questions = {each: _Mulligan(model, _is_of(each)) for each in HAND_KINDS}
    keepable = _Mulligan(model, accepted)
    kinds = [keepable.kinds_of_hand, *(each.kinds_of_hand for each in questions.values())]
    if max(kinds) > MOST_HANDS:
        return None
    return OpeningFigures(
        put_back=keepable.put_back(),
        types={each: question.counts_of(True) for each, question in questions.items()},
        dealt=keepable_chance(model.setup, model.keepable),
        kept=keepable.chance(suffices),
    )


@dataclass(frozen=True)
class _Sort(Generic[M]):
    """Cards that the policy treats alike and that have one mark; `number` is a kind of them."""

    number: int
    copies: int
    mark: M


class _Mulligan(Generic[M]):
    """All hands of a deck, with what the policy puts back of each."""

    def __init__(self, model: Model, mark_of: Callable[[CardKind], M]) -> None:
        self.model = model
        self.size, self.hand_size = len(model.places), model.setup.hand_size
        policy = model.policy
        least_if_few = min(policy.put_back_cost, policy.put_back_cost_if_few)
        self._known: dict[tuple[tuple[int, int], ...], Counter[int]] = {}
        first: dict[Hashable, int] = {}
        copies: Counter[Hashable] = Counter()
        marks: dict[Hashable, M] = {}
        for number in model.places:
            kind = model.kinds[number]
            treated: Hashable = (
                number
                if kind.is_resource
                else (kind.price >= policy.put_back_cost, kind.price >= least_if_few)
            )
            key = (treated, mark_of(kind))
            first.setdefault(key, number)
            copies[key] += 1
            marks[key] = mark_of(kind)
        self.sorts = [_Sort(first[key], copies[key], marks[key]) for key in first]
        self.marks = tuple(dict.fromkeys(sort.mark for sort in self.sorts))
        self.of_mark = tuple(
            sum(sort.copies for sort in self.sorts if sort.mark == mark) for mark in self.marks
        )

    @property
    def kinds_of_hand(self) -> int:
        """An upper bound of the number of kinds of hand."""
        return comb(self.hand_size + len(self.sorts) - 1, self.hand_size)

    def put_back(self) -> tuple[Fraction, ...]:
        """The chance of n cards put back."""
        ways = [0] * (self.hand_size + 1)
        for back, _, _, count in self._hands():
            ways[back] += count
        return tuple(Fraction(count, self._all) for count in ways)

    def counts_of(self, mark: M) -> tuple[Fraction, ...]:
        """The chance of n cards of a mark in hand afterwards."""
        if mark not in self.marks:
            return (Fraction(1), *[Fraction(0)] * self.hand_size)
        place = self.marks.index(mark)
        total = [Fraction(0)] * (self.hand_size + 1)
        for (back, kept, dealt), count in self._merged(lambda counts: counts[place]).items():
            left = self.of_mark[place] - dealt
            others = self.size - self.hand_size - left
            for drawn in range(min(back, left) + 1):
                if back - drawn <= others:
                    ways = comb(left, drawn) * comb(others, back - drawn)
                    total[kept + drawn] += Fraction(count * ways, self._ways_to_draw(back))
        return tuple(each / self._all for each in total)

    def chance(self, suffices: Callable[[Mapping[M, int]], bool]) -> Fraction:
        """The chance that the counts by mark suffice afterwards."""

        @cache
        def enough(counts: Counts) -> bool:
            return suffices(dict(zip(self.marks, counts, strict=True)))

        total = Fraction(0)
        for (back, kept, dealt), count in self._merged(lambda counts: counts).items():
            left = tuple(n - gone for n, gone in zip(self.of_mark, dealt, strict=True))
            ways = sum(
                prod(comb(n, d) for n, d in zip(left, drawn, strict=True))
                for drawn in _splits(left, back)
                if enough(tuple(a + b for a, b in zip(kept, drawn, strict=True)))
            )
            total += Fraction(count * ways, self._ways_to_draw(back))
        return total / self._all

    @property
    def _all(self) -> int:
        return comb(self.size, self.hand_size)

    def _ways_to_draw(self, cards: int) -> int:
        return comb(self.size - self.hand_size, cards)

    def _merged(self, of: Callable[[Counts], K]) -> Counter[tuple[int, K, K]]:
        """The hands, merged by cards put back and by the marks of those kept and those dealt."""
        merged: Counter[tuple[int, K, K]] = Counter()
        for back, kept, dealt, count in self._hands():
            merged[back, of(kept), of(dealt)] += count
        return merged

    def _hands(self) -> Iterator[tuple[int, Counts, Counts, int]]:
        """Every kind of hand: cards put back, kept and dealt by mark, and ways to be dealt."""
        for hand in _splits(tuple(sort.copies for sort in self.sorts), self.hand_size):
            ways = prod(comb(sort.copies, n) for sort, n in zip(self.sorts, hand, strict=True))
            away = self._away(hand)
            kept, dealt = Counter[M](), Counter[M]()
            for sort, n in zip(self.sorts, hand, strict=True):
                dealt[sort.mark] += n
                kept[sort.mark] += n - away[sort.number]
            by_mark = tuple(kept[mark] for mark in self.marks)
            yield sum(away.values()), by_mark, tuple(dealt[mark] for mark in self.marks), ways

    def _away(self, hand: Counts) -> Counter[int]:
        """The cards that the policy puts back, counted by the numbers of their sorts."""
        policy, in_hand = self.model.policy, list(zip(self.sorts, hand, strict=True))
        resources = tuple((sort.number, n) for sort, n in in_hand if n and self._is_resource(sort))
        few = sum(n for _, n in resources) < policy.few_resources
        least = (
            min(policy.put_back_cost, policy.put_back_cost_if_few) if few else policy.put_back_cost
        )
        away = Counter(
            {
                sort.number: n
                for sort, n in in_hand
                if not self._is_resource(sort) and self.model.kinds[sort.number].price >= least
            }
        )
        away.update(self._resources_away(resources))
        return away

    def _is_resource(self, sort: _Sort[M]) -> bool:
        return self.model.kinds[sort.number].is_resource

    def _resources_away(self, resources: tuple[tuple[int, int], ...]) -> Counter[int]:
        if resources not in self._known:
            hand = [number for number, n in resources for _ in range(n)]
            self._known[resources] = Counter(
                number for number in cards_to_put_back(Table(self.model, [], hand))
            )
        return self._known[resources]


def _splits(copies: Counts, total: int) -> Iterator[Counts]:
    """Every way to take a number of cards from these copies, by sort."""
    if not copies:
        if not total:
            yield ()
        return
    room = sum(copies[1:])
    for first in range(max(0, total - room), min(copies[0], total) + 1):
        for rest in _splits(copies[1:], total - first):
            yield (first, *rest)

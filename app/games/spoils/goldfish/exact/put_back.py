"""The chance of a keepable hand under the best put-back of every opening hand. Rules: 601.1f."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb
from typing import Final

from app.games.spoils.goldfish.model import Keepable
from app.games.spoils.goldfish.setup import Setup
from app.games.tabletop.chance.combinatorics import Counts, draws

MOST_CLASSES: Final = 4
"""The most kinds of card that are distinguished; each more multiplies the work by about six."""


def keepable_after_put_back(setup: Setup, keepable: Keepable) -> Fraction | None:
    """The exact chance of a keepable hand when the best cards of each hand are put back.

    They go under the deck, so that the new cards come from those not seen; the best cards are
    those after which a keepable hand is likeliest. None if the definition sorts the deck into
    so many classes that counting would take too long.
    """
    sorts = Counter(tuple(c.accepts(card) for c in keepable.clauses) for card in setup.cards)
    if len(sorts) > MOST_CLASSES:
        return None
    copies = tuple(sorts.values())
    size, hand_size = sum(copies), min(setup.hand_size, sum(copies))

    @cache
    def suffices(hand: Counts) -> bool:
        held = [
            sum(n for n, of in zip(hand, sorts, strict=True) if of[place])
            for place in range(len(keepable.clauses))
        ]
        return all(
            clause.at_least <= count <= clause.at_most
            for clause, count in zip(keepable.clauses, held, strict=True)
        )

    def ways_to_suffice(kept: Counts, unseen: Counts) -> int:
        return sum(
            ways
            for drawn, ways in draws(unseen, hand_size - sum(kept))
            if suffices(tuple(a + b for a, b in zip(kept, drawn, strict=True)))
        )

    def best(hand: Counts) -> Fraction:
        if suffices(hand):
            return Fraction(1)
        unseen = tuple(n - held for n, held in zip(copies, hand, strict=True))
        left = size - hand_size
        return max(
            Fraction(ways_to_suffice(kept, unseen), comb(left, hand_size - sum(kept)))
            for kept in product(*(range(n + 1) for n in hand))
            if hand_size - sum(kept) <= left
        )

    total = sum(ways * best(hand) for hand, ways in draws(copies, hand_size))
    return Fraction(total) / comb(size, hand_size)

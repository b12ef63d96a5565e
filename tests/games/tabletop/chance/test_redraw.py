"""Hands that are discarded from and drawn up again, against a count of everything."""

from fractions import Fraction
from itertools import product
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.games.tabletop.chance.combinatorics import Counts, draws
from app.games.tabletop.chance.redraw import (
    Groups,
    chance_after_redraw,
    chance_as_dealt,
)


def counted(groups: Groups, size: int, hand: int, discards: int) -> Fraction:
    """The chance by looking at every hand, every discard, and every draw."""
    copies = (*(copies for _, copies in groups), size - sum(copies for _, copies in groups))
    hand = min(hand, size)
    total = sum(
        ways * best(groups, copies, held, discards, size) for held, ways in draws(copies, hand)
    )
    return Fraction(total, comb(size, hand))


def best(groups: Groups, copies: Counts, held: Counts, discards: int, size: int) -> Fraction:
    hand = sum(held)
    unseen = tuple(n - h for n, h in zip(copies, held, strict=True))
    found = Fraction(0)
    for kept in product(*(range(n + 1) for n in held)):
        gone = hand - sum(kept)
        if gone > discards:
            continue
        drawn = draws(unseen, min(gone, size - hand))
        good = sum(
            ways
            for more, ways in drawn
            if all(k + m >= n for (n, _), k, m in zip(groups, kept, more, strict=False))
        )
        found = max(found, Fraction(good, sum(ways for _, ways in drawn)))
    return found


DECKS = [
    (((1, 3), (1, 2)), 12),
    (((2, 4), (1, 3)), 11),
    (((1, 12), (1, 1)), 13),
    (((2, 9), (1, 1)), 14),
    (((1, 1), (1, 1), (1, 1)), 10),
    (((4, 5),), 9),
    (((3, 2), (1, 4)), 9),
    (((4, 6), (3, 6)), 14),
    (((1, 2),), 4),
]


@pytest.mark.parametrize(("groups", "size"), DECKS)
@pytest.mark.parametrize("discards", [0, 1, 2, 5])
def test_the_best_discard_is_the_best_of_all(groups: Groups, size: int, discards: int) -> None:
    assert chance_after_redraw(groups, size, 5, discards) == counted(groups, size, 5, discards)


@settings(max_examples=25)
@given(
    groups=st.lists(st.tuples(st.integers(1, 2), st.integers(0, 6)), min_size=1, max_size=2),
    others=st.integers(0, 5),
    discards=st.integers(0, 4),
)
def test_chances_of_random_decks_agree_with_counting(
    groups: list[tuple[int, int]], others: int, discards: int
) -> None:
    size = sum(copies for _, copies in groups) + others
    assert chance_after_redraw(groups, size, 4, discards) == counted(groups, size, 4, discards)


@pytest.mark.parametrize(("groups", "size"), DECKS)
def test_a_hand_as_dealt_is_one_without_discards(groups: Groups, size: int) -> None:
    assert chance_as_dealt(groups, size, 5) == chance_after_redraw(groups, size, 5, 0)


def test_very_common_cards_are_not_worth_keeping() -> None:
    """To keep one of the twelve would leave one draw fewer for the single other card."""
    chance = chance_after_redraw(((1, 12), (1, 1)), 13, 6)
    assert chance == Fraction(6, 13) + Fraction(7, 13) * Fraction(6, 7)


def test_more_discards_are_never_worse() -> None:
    chances = [chance_after_redraw(((1, 10), (2, 12), (1, 6)), 50, 6, n) for n in range(7)]
    assert chances == sorted(chances)
    assert chances[-1] == chance_after_redraw(((1, 10), (2, 12), (1, 6)), 50, 6)

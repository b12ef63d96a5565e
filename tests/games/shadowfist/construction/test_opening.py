"""The chances of the first hand, against the figures of all hands. Rules: 2.5, 22.2.4, 22.2.5."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.shadowfist.construction.opening import (
    HAND,
    chance_of_both,
    chance_of_one,
    needed,
    opening_chance_of_both,
)


def best(deck: str, hand: Sequence[int], wanted: str) -> Fraction:
    """The chance to have all the wanted letters after the best of all discards from a hand."""
    rest = [card for card in range(len(deck)) if card not in hand]
    chances = [Fraction(0)]
    for number in range(len(hand) + 1):
        for kept in combinations(hand, number):
            drawn = list(combinations(rest, min(HAND - number, len(rest))))
            good = sum(set(wanted) <= {deck[card] for card in (*kept, *more)} for more in drawn)
            chances.append(Fraction(good, len(drawn)))
    return max(chances)


def by_all_hands(deck: str, wanted: str) -> Fraction:
    """The same over all opening hands."""
    hands = list(combinations(range(len(deck)), min(HAND, len(deck))))
    return sum((best(deck, hand, wanted) for hand in hands), Fraction(0)) / len(hands)


@pytest.mark.parametrize("deck", ["SFxxxxxxx", "SSFxxxxx", "Sxxxxxxxx", "SSFFxxx", "SFx", ""])
def test_the_chances_are_those_of_all_hands_with_all_discards(deck: str) -> None:
    sites, foundations, size = deck.count("S"), deck.count("F"), len(deck)
    assert chance_of_one(sites, size) == by_all_hands(deck, "S")
    assert chance_of_both(sites, foundations, size) == by_all_hands(deck, "SF")


def test_of_what_is_very_common_nothing_need_be_kept() -> None:
    assert chance_of_both(12, 1, 13) == Fraction(6, 13) + Fraction(7, 13) * Fraction(6, 7)


def test_ten_sites_and_ten_foundations_in_fifty_cards() -> None:
    assert opening_chance_of_both(10, 10, 50) == Fraction(83883, 151340)
    assert chance_of_both(10, 10, 50) == Fraction(1647007261, 1867686940)


@given(copies=st.integers(0, 40), others=st.integers(0, 80))
def test_more_copies_are_never_worse(copies: int, others: int) -> None:
    size = copies + others
    assert 0 <= chance_of_one(copies, size) <= chance_of_one(copies + 1, size + 1) <= 1


@given(copies=st.integers(0, 12), others=st.integers(0, 60), percent=st.integers(0, 99))
def test_what_is_needed_is_the_fewest(copies: int, others: int, percent: int) -> None:
    chance, size = Fraction(percent, 100), copies + others
    more = needed(copies, size, chance)
    assert more is not None
    assert chance_of_one(copies + more, size + more) >= chance
    if more:
        assert chance_of_one(copies + more - 1, size + more - 1) < chance


def test_certainty_cannot_always_be_reached() -> None:
    assert needed(1, 50, Fraction(1)) is None

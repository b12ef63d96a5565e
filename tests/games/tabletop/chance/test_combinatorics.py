"""Counting draws against drawing every hand there is."""

from fractions import Fraction
from itertools import combinations, product
from math import comb

from hypothesis import given
from hypothesis import strategies as st

from app.games.tabletop.chance.combinatorics import Component, distribution, draws, ways

small = st.integers(0, 4)


@given(st.lists(small, min_size=1, max_size=3), small, st.integers(0, 5), st.data())
def test_the_ways_to_suffice_are_those_of_trying_every_hand(
    copies: list[int], rest: int, drawn: int, data: st.DataObject
) -> None:
    kept = [data.draw(st.integers(0, 2)) for _ in copies]
    caps = tuple(data.draw(st.integers(0, n + held)) for n, held in zip(copies, kept, strict=True))
    least = tuple(data.draw(st.integers(0, cap)) for cap in caps)
    enough = frozenset(
        counts
        for counts in product(*(range(cap + 1) for cap in caps))
        if all(n >= wanted for n, wanted in zip(counts, least, strict=True))
    )
    whole = Component(tuple(range(len(caps))), caps, enough)
    deck = [place for place, n in enumerate(copies) for _ in range(n)] + [None] * rest
    tried = sum(
        all(held + hand.count(place) >= least[place] for place, held in enumerate(kept))
        for hand in combinations(deck, drawn)
    )
    assert ways([whole], tuple(kept), tuple(copies), rest, drawn) == tried


@given(st.integers(0, 8), st.integers(0, 8), st.data())
def test_the_distribution_sums_to_one_with_the_mean_of_its_share(
    copies: int, rest: int, data: st.DataObject
) -> None:
    size = copies + rest
    drawn = data.draw(st.integers(0, size))
    chances = distribution(copies, size, drawn)
    assert sum(chances) == 1
    mean = sum((n * chance for n, chance in enumerate(chances)), Fraction(0))
    assert mean == (Fraction(copies * drawn, size) if size else 0)


@given(st.lists(small, min_size=1, max_size=3), st.integers(0, 6))
def test_the_draws_by_class_are_all_hands_there_are(copies: list[int], number: int) -> None:
    counted = draws(tuple(copies), number)
    assert sum(n for _, n in counted) == comb(sum(copies), number)
    assert all(sum(drawn) == number for drawn, _ in counted)

"""Shares of games and their intervals."""

from __future__ import annotations

import random
from math import isclose

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.tabletop.gauntlet.intervals import mean_difference, overall, wilson

COINS = 20_000


def test_wilson_agrees_with_published_intervals() -> None:
    """Wilson's interval for 8 of 10 and 0 of 20, as published in textbooks."""
    found = wilson(8, 10)
    assert (round(found.value, 3), round(found.low, 4), round(found.high, 4)) == (
        0.8, 0.4902, 0.9433,
    )  # fmt: skip
    assert round(wilson(0, 20).high, 4) == 0.1611


def test_without_games_nothing_is_known() -> None:
    for found in (wilson(0, 0), overall([]), overall([(0, 0)])):
        assert (found.low, found.high) == (0, 1)


@given(st.integers(1, 5_000).flatmap(lambda n: st.tuples(st.integers(0, 2 * n), st.just(n))))
def test_the_interval_holds_the_share_and_turns_round_with_it(counted: tuple[int, int]) -> None:
    half_wins, games = counted
    found, other = wilson(half_wins / 2, games), wilson(games - half_wins / 2, games)
    assert 0 <= found.low <= found.value + 1e-12
    assert found.value - 1e-12 <= found.high <= 1
    assert isclose(found.low, 1 - other.high, abs_tol=1e-12)


@pytest.mark.parametrize(("chance", "games"), [(0.5, 200), (0.3, 1_067), (0.65, 400)])
def test_nineteen_of_twenty_intervals_hold_the_true_share(chance: float, games: int) -> None:
    won = np.random.default_rng(20261123).binomial(games, chance, COINS)
    found = [wilson(int(number), games) for number in won]
    held = sum(it.low <= chance <= it.high for it in found)
    assert abs(held / COINS - 0.95) < 0.01


def test_every_deck_counts_the_same_overall() -> None:
    found = overall([(10, 10), (0, 1_000)])
    assert found.value == 0.5
    assert overall([(1, 2), (1, 2)]).reach > overall([(100, 200), (100, 200)]).reach > 0


def test_the_overall_interval_holds_the_mean_of_different_shares() -> None:
    chances, truths = random.Random(7), (0.2, 0.5, 0.9)
    held = 0
    for _ in range(1_000):
        counted = [(sum(chances.random() < truth for _ in range(40)), 40) for truth in truths]
        found = overall(counted)
        held += found.low <= sum(truths) / 3 <= found.high
    assert 0.93 < held / 1_000 < 0.98


def test_pairs_that_agree_show_a_small_difference_closely() -> None:
    same = mean_difference([[0.0] * 90 + [1.0] * 10, [0.0] * 100])
    assert same is not None
    assert isclose(same.value, 0.05)
    assert 0 < same.low < same.high < 0.1
    assert mean_difference([[1.0], []]) is None

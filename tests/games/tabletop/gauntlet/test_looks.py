"""Looking again and again and stopping when it is decided is wrong in at most 5 of 100 contests."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import pytest

from app.games.tabletop.gauntlet import MOST_GAMES
from app.games.tabletop.gauntlet.intervals import Estimate, wilson
from app.games.tabletop.gauntlet.looks import (
    Z_OF_LOOKS,
    games_needed,
    is_change_decided,
    is_decided,
    looks,
)
from app.games.tabletop.gauntlet.results import GameResult
from app.games.tabletop.referee.match import Ending


def played_out(share: float, games: int) -> tuple[float, float]:
    """The chance that some look misses the true share, and the mean number of games played.

    Exact: the chance of each number of wins is carried on from game to game, for contests that
    are played on, and apart from that for those not yet decided.
    """
    at_looks = set(looks(games))
    right, still_open = np.array([1.0]), np.array([1.0])
    missed = mean = 0.0
    for game in range(1, games + 1):
        mean += still_open.sum()
        right, still_open = (np.convolve(it, (1 - share, share)) for it in (right, still_open))
        if game in at_looks:
            found = [wilson(wins, game, Z_OF_LOOKS) for wins in range(game + 1)]
            misses = np.array([not it.low <= share <= it.high for it in found])
            missed += right[misses].sum()
            right = right * ~misses
            still_open = still_open * ~np.array([is_decided(it) for it in found])
    return missed, mean


@pytest.mark.parametrize("share", [0.5, 0.55, 0.6, 0.7, 0.85, 0.95])
def test_the_intervals_of_all_looks_hold_the_true_share_in_95_of_100_contests(share: float) -> None:
    missed, _ = played_out(share, 1_080)
    assert 0 < missed <= 0.05


@pytest.mark.slow
def test_even_decks_are_told_apart_in_at_most_5_of_100_contests_of_any_length() -> None:
    missed, mean = played_out(0.5, MOST_GAMES)
    assert missed <= 0.05
    assert mean > 0.9 * MOST_GAMES


@pytest.mark.parametrize(("share", "games"), [(0.6, 260), (0.7, 100), (0.85, 45)])
def test_a_lopsided_contest_needs_few_games(share: float, games: int) -> None:
    _, mean = played_out(share, 1_080)
    assert mean <= games


def test_looks_get_rarer_and_the_last_comes_after_the_last_game() -> None:
    assert list(looks(100)) == [40, 80, 100]
    assert list(looks(10)) == [10]
    found = list(looks(MOST_GAMES))
    steps = [after - before for before, after in pairwise(found)]
    assert steps[:-1] == sorted(steps[:-1])
    assert found[-1] == MOST_GAMES
    assert len(found) < 30


def test_a_question_is_decided_once_its_interval_leaves_the_middle() -> None:
    assert is_decided(Estimate(0.7, 0.51, 0.8))
    assert is_decided(Estimate(0.3, 0.2, 0.49))
    assert not is_decided(Estimate(0.5, 0.5, 0.5))
    assert is_change_decided(Estimate(-0.1, -0.2, -0.01))
    assert not is_change_decided(Estimate(0.1, 0.0, 0.2))
    assert not is_change_decided(None)


def results(points: Sequence[float], first: int = 0) -> list[GameResult]:
    return [
        GameResult(number, number % 2 == 0, Ending.WON, it, 12)
        for number, it in enumerate(points, first)
    ]


def test_a_contest_needs_no_games_after_the_look_that_decides_it() -> None:
    assert games_needed(results([1.0] * 40), 200) == 40
    assert games_needed(results([1.0] * 39), 200) == 200
    assert games_needed(results([1.0, 0.0] * 20 + [1.0] * 40), 200) == 80
    assert games_needed(results([1.0, 0.0] * 100), 200) == 200
    assert games_needed(results([1.0] * 20), 20) == 20
    assert games_needed([], 200) == 200


def test_a_look_waits_for_every_game_up_to_it() -> None:
    others = results([1.0] * 40, first=1)
    assert games_needed(others, 200) == 200
    assert games_needed([*results([1.0]), *others], 200) == 40

"""Levels measured against each other, and how sure the shares are."""

import pytest

from app.games.tabletop.gauntlet.intervals import Estimate, bootstrapped
from app.games.tabletop.gauntlet.ladder import Pair, measured, play_pair
from tests.games.tabletop import race
from tests.games.tabletop.test_players import LIMITS, RACE, Idler, Runner, Stumbler, level


def test_values_drawn_again_vary_around_their_mean() -> None:
    values = [0.0, 0.5, 0.5, 1.0] * 25
    found = bootstrapped(values)
    assert 0.40 < found.low < 0.45 < 0.55 < found.high < 0.60
    assert bootstrapped([0.5] * 9) == Estimate(0.5, 0.5, 0.5)
    with pytest.raises(ValueError, match="no mean"):
        bootstrapped([])


def test_players_change_places_between_the_games_of_a_pair() -> None:
    def start(seed: int) -> race.Race:
        return race.new_race(2, seed)

    won = play_pair(RACE, start, (level(Runner()), level(Idler())), 3, LIMITS)
    assert (won.points, won.finished, won.broken) == (2, 2, 0)
    alike = play_pair(RACE, start, (level(Runner()), level(Runner())), 3, LIMITS)
    assert (alike.points, alike.finished) == (1, 2)
    idle = play_pair(RACE, start, (level(Idler()), level(Idler())), 3, LIMITS)
    assert (idle.points, idle.finished) == (1, 0)
    broken = play_pair(RACE, start, (level(Runner()), level(Stumbler())), 3, LIMITS)
    assert (broken.points, broken.broken) == (0, 2)


def test_broken_games_are_counted_and_decide_nothing() -> None:
    found = measured([Pair(0, 2, 2, 0, 20), Pair(1, 0, 1, 1, 10), Pair(2, 1, 1, 0, 30)])
    assert (found.pairs, found.games, found.broken, found.unfinished) == (2, 4, 1, 1)
    assert found.share.value == 0.75
    assert found.turns == 12.5


def test_a_player_who_never_lost_may_still_lose() -> None:
    found = measured([Pair(seed, 2, 2, 0, 20) for seed in range(100)])
    assert found.share.value == 1
    assert 0.97 < found.share.low < 1

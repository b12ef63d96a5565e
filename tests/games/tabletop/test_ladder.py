"""Levels measured against each other, and how sure the shares are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.tabletop.chance.shuffle import Stream
from app.games.tabletop.referee.intervals import Interval, bootstrapped, wilson
from app.games.tabletop.referee.ladder import Pair, measured, play_pair
from tests.games.tabletop import race
from tests.games.tabletop.test_players import LIMITS, RACE, Idler, Runner, Stumbler, level


def test_an_interval_of_wilson_is_the_one_in_the_books() -> None:
    """Newcombe (1998) works 81 of 263 and 15 of 148 out."""
    for points, games, low, high in ((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605)):
        found = wilson(points, games)
        assert (round(found.low, 4), round(found.high, 4)) == (low, high)


@given(st.integers(1, 3000), st.data())
def test_an_interval_holds_the_share_and_both_sides_mirror_each_other(
    games: int, data: st.DataObject
) -> None:
    points = data.draw(st.integers(0, 2 * games)) / 2
    one, other = wilson(points, games), wilson(games - points, games)
    assert 0 <= one.low <= points / games <= one.high <= 1
    assert one.low == pytest.approx(1 - other.high)


def test_95_of_100_intervals_hold_the_chance_of_a_coin() -> None:
    chance, held, runs, games = Stream.of(5, 0), 0, 1000, 120
    for _ in range(runs):
        found = wilson(sum(chance.below(10) < 3 for _ in range(games)), games)
        held += found.low <= 0.3 <= found.high
    assert 0.93 <= held / runs <= 0.97


@pytest.mark.parametrize(("points", "games"), [(0, 0), (3, 2), (-1, 2)])
def test_what_is_no_share_has_no_interval(points: int, games: int) -> None:
    with pytest.raises(ValueError, match="no share"):
        wilson(points, games)


def test_values_drawn_again_vary_around_their_mean() -> None:
    values = [0.0, 0.5, 0.5, 1.0] * 25
    found = bootstrapped(values)
    assert 0.40 < found.low < 0.45 < 0.55 < found.high < 0.60
    assert bootstrapped([0.5] * 9) == Interval(0.5, 0.5)
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
    assert found.share == 0.75
    assert found.turns == 12.5


def test_a_player_who_never_lost_may_still_lose() -> None:
    found = measured([Pair(seed, 2, 2, 0, 20) for seed in range(100)])
    assert found.share == 1
    assert 0.97 < found.interval.low < 1

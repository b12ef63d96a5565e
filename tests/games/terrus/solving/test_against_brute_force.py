"""The solver and trying everything on the referee agree on the value of every battle."""

from itertools import product

import pytest

from app.games.terrus.army import Setup
from app.games.terrus.battle import play
from app.games.terrus.solving.solve import solve
from app.games.terrus.terms import CLADE
from bench.terrus_brute_force import value_of
from tests.games.terrus.small_battles import STATS, battle, sampled


def agree(setup: Setup) -> bool:
    """Whether both give the same value."""
    return solve(setup).value == value_of(play.start(setup))


def test_one_attacker_against_one_guard_with_all_numbers_from_0_to_3() -> None:
    for mine, theirs in product(STATS, STATS):
        city = [("L", sum(mine) % 4, 1), (CLADE, 2, 1)]
        setup = battle([mine], [(*theirs, "", 1)], city)
        assert agree(setup), setup


def test_two_attackers_against_nobody_with_all_numbers_from_0_to_3() -> None:
    for first, second in product(STATS, STATS):
        assert agree(battle([first, second], [], [("L", 3, 1), (CLADE, 2, 1)]))


@pytest.mark.parametrize("seed", range(120))
def test_battles_with_up_to_two_beasts_a_side_and_three_locations(seed: int) -> None:
    setup = sampled(seed, most_beasts=2)
    assert agree(setup), setup


@pytest.mark.parametrize("seed", range(1_000, 1_015))
def test_battles_with_up_to_three_beasts_a_side_and_three_locations(seed: int) -> None:
    setup = sampled(seed)
    assert agree(setup), setup


@pytest.mark.slow
def test_many_battles_with_up_to_three_beasts_a_side_and_three_locations() -> None:
    for seed in range(2_000, 2_150):
        setup = sampled(seed)
        assert agree(setup), setup

"""The solver and trying everything on the referee agree on the value of every small battle.

`bench/terrus_every` says which battles those are, and why the parts that it runs through amount to
all of them. What takes minutes there is cut down here; `run.py bench terrus --every` runs it all.
"""

import pytest

from bench.terrus_every import DisagreementError, agree, choices, course, skirmishes, whole
from bench.terrus_small_battles import cities, layouts, number_of_battles, posts


def test_both_look_at_the_same_attacks_and_guards_at_up_to_two_locations() -> None:
    assert sum(choices.check(2)) == 6_942


def test_a_skirmish_changes_only_its_own_at_one_location() -> None:
    assert sum(course.check(1)) == 112


@pytest.mark.slow
def test_each_split_over_one_beast_is_worth_what_its_numbers_say() -> None:
    assert sum(skirmishes.check(1)) == 6_390


def test_no_split_over_guards_of_several_locations_beats_those_looked_at() -> None:
    assert sum(skirmishes.check_several()) == 45_000


@pytest.mark.slow
def test_a_sample_of_battles_of_every_size() -> None:
    compared = list(whole.check_sample(2, first=10_000, most=3_000))
    assert len(compared) == 144
    assert sum(compared) > 125


@pytest.mark.slow
def test_a_skirmish_changes_only_its_own_at_up_to_two_locations() -> None:
    assert sum(course.check(2)) == 3_112


@pytest.mark.slow
def test_every_so_manieth_skirmish_with_all_its_splits() -> None:
    assert sum(skirmishes.check(stride=397)) > 8_000


def test_every_battle_of_one_attacker_and_up_to_one_guard_at_one_location() -> None:
    assert sum(whole.check(1, 1)) == 16 * 7 * (1 + 16)


@pytest.mark.slow
def test_every_seventh_battle_of_one_attacker_and_up_to_one_guard_at_up_to_two_locations() -> None:
    every = 16 * 7 * (1 + 16) + 16 * 22 * (1 + 3 * 16)
    assert sum(whole.check(1, 2, stride=7)) == -(-every // 7)


@pytest.mark.slow
def test_a_larger_sample_of_battles_of_every_size() -> None:
    assert sum(whole.check_sample(4, first=20_000, most=3_000)) > 250


def test_what_differs_is_told_with_the_battle() -> None:
    with pytest.raises(DisagreementError, match="L and M: the referee has 1, the solver 2"):
        agree(1, 2, "L and M")


def test_small_battles_are_counted_up_to_the_order_of_equal_locations() -> None:
    assert len(list(cities())) == 79
    assert [len(list(layouts(places))) for places in (1, 2, 3)] == [1, 2, 5]
    assert set(posts(("L", "M"), (1, 1))) == {(), (0,), (1,), (0, 1)}
    assert number_of_battles() == 9_002_375_800

"""Multisets of resources. Rules: 18.1, 8.4."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.shadowfist.facts import Pool
from app.games.shadowfist.terms import FACTIONS, TALENTS, Resource

pools = st.lists(st.sampled_from(list(Resource)), max_size=8).map(Pool.of)


def test_there_are_ten_factions_and_three_talents() -> None:
    assert (len(FACTIONS), len(TALENTS)) == (10, 3)
    assert Resource.CHI.is_talent
    assert not Resource.SYNDICATE.is_talent
    assert {resource.word for resource in TALENTS} == {"Chi", "High Tech", "Magic"}


def test_two_of_a_resource_need_two_in_the_pool() -> None:
    """18.1: a pool with one Ascended does not meet a requirement of two."""
    assert Pool.of("a") <= Pool.of("aC")
    assert not Pool.of("aa") <= Pool.of("aC")
    assert str(Pool.of("aaC").lacking(Pool.of("aM"))) == "aC"


def test_small_and_capital_letters_are_different_resources() -> None:
    assert Pool.of("m").factions == {Resource.MONARCHS}
    assert Pool.of("M").factions == frozenset()
    with pytest.raises(ValueError, match="Z"):
        Pool.of("Z")


@given(pools, pools)
def test_what_is_added_is_there(one: Pool, two: Pool) -> None:
    both = one + two
    assert one <= both
    assert both.total == one.total + two.total
    assert not one.lacking(both)
    assert Pool.of(str(both)) == both


@given(pools, pools)
def test_what_lacks_fills_up(need: Pool, have: Pool) -> None:
    assert need <= have + need.lacking(have)
    assert bool(need.lacking(have)) is not (need <= have)

"""Splits of wounds are counted exactly and grouped by what is buried."""

from collections import Counter
from itertools import product
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.terrus.outcomes import (
    MAX_GROUPS,
    OutcomeGroup,
    OutcomesLimitError,
    Recipient,
    outcomes,
    ways_to_split,
)
from app.games.terrus.settings import Bury

RECIPIENTS = st.builds(Recipient, st.just(""), st.integers(1, 4), st.integers(0, 3))
PLACES = st.builds(
    Recipient, st.just("place"), st.integers(1, 4), st.integers(0, 3), st.just(True), st.booleans()
)


def told(group: OutcomeGroup) -> tuple[str, int, int]:
    """A group as result, ways and worth."""
    return group.words, group.ways, group.worth


def test_seven_wounds_over_two_guards_and_a_location() -> None:
    found = outcomes(
        7,
        [Recipient("Ram", 2, 3), Recipient("Owl", 3, 5), Recipient("Farm", 3, 3, True)],
        Bury.DEF,
    )
    assert found.ways == 36
    assert [told(group) for group in found.groups] == [
        ("Ram, Owl", 6, 8),
        ("Owl, Farm", 3, 8),
        ("Ram, Farm", 6, 6),
        ("Owl", 6, 5),
        ("Ram", 9, 3),
        ("Farm", 6, 3),
    ]


def test_equal_beasts_are_one_group() -> None:
    wolves = [Recipient(f"Wolf#{number}", 2, 4) for number in (1, 2)]
    found = outcomes(3, [*wolves, Recipient("Boar", 3, 6)], Bury.DEF)
    assert [told(group) for group in found.groups] == [
        ("Boar", 1, 6),
        ("1 of Wolf#1, Wolf#2", 6, 4),
        ("nothing", 3, 0),
    ]


def test_wounds_on_the_clade_are_grouped_by_the_vitae_lost() -> None:
    clade = Recipient("clade", 2, 1, True, True)
    found = outcomes(3, [clade, Recipient("Ram", 3, 4)], Bury.DEF)
    assert sorted(map(told, found.groups)) == [("1 vitae", 1, 1), ("2 vitae", 2, 2), ("Ram", 1, 4)]


def test_where_wounds_are_only_reported_nothing_is_buried() -> None:
    found = outcomes(5, [Recipient("Ram", 1, 3), Recipient("Farm", 1, 3, True)], Bury.REPORT)
    assert [told(group) for group in found.groups] == [("nothing", 6, 0)]


@given(st.integers(0, 9), st.lists(RECIPIENTS, max_size=3), PLACES)
def test_counting_equals_listing_every_split(
    wounds: int, beasts: list[Recipient], place: Recipient
) -> None:
    named = [Recipient(f"b{at}", it.cost, it.worth) for at, it in enumerate(beasts)]
    recipients = [*named, place]
    listed: Counter[tuple[tuple[tuple[int, int], ...], int, int]] = Counter()
    for split in product(range(wounds + 1), repeat=len(recipients)):
        if sum(split) != wounds:
            continue
        buried = Counter(
            (it.cost, it.worth)
            for it, number in zip(recipients, split, strict=True)
            if number >= it.cost and not it.is_location
        )
        worth = sum(
            it.gain(given_wounds) for it, given_wounds in zip(recipients, split, strict=True)
        )
        there = min(split[-1], place.cost) if place.is_clade else int(split[-1] >= place.cost)
        listed[(tuple(sorted(buried.elements())), there, worth)] += 1
    counted: Counter[tuple[tuple[tuple[int, int], ...], int, int]] = Counter()
    by_name = {it.name: it for it in recipients}
    for group in outcomes(wounds, recipients, Bury.DEF).groups:
        buried_beasts = [
            (by_name[each.names[0]].cost, by_name[each.names[0]].worth)
            for each in group.buried
            for _ in range(each.count)
            if each.names != ("place",)
        ]
        place_buried = int(any(each.names == ("place",) for each in group.buried))
        there = place_buried if group.vitae_lost is None else group.vitae_lost
        counted[(tuple(sorted(buried_beasts)), there, group.worth)] += group.ways
    assert counted == listed


@given(st.integers(0, 30), st.lists(RECIPIENTS, min_size=1, max_size=6))
def test_the_ways_of_all_groups_add_up(wounds: int, recipients: list[Recipient]) -> None:
    found = outcomes(wounds, recipients, Bury.DEF)
    total = comb(wounds + len(recipients) - 1, len(recipients) - 1)
    assert found.ways == total == sum(group.ways for group in found.groups)


def test_nothing_is_listed_beyond_the_limit_and_that_is_said_first() -> None:
    many = [Recipient(f"b{at}", at + 1, 1) for at in range(100)]
    with pytest.raises(OutcomesLimitError, match=f"at most {MAX_GROUPS:,} are listed"):
        outcomes(5_000, many, Bury.DEF)


def test_wounds_without_a_recipient_can_be_split_only_if_there_are_none() -> None:
    assert (ways_to_split(0, 0), ways_to_split(1, 0), ways_to_split(3, 1)) == (1, 0, 1)

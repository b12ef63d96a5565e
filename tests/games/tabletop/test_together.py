"""Decks that can be sleeved at the same time from one collection."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.tabletop.collection import share, together

NAMES = "abcd"
counts = st.dictionaries(st.sampled_from(NAMES), st.integers(1, 4), max_size=4)
decks = st.dictionaries(st.sampled_from("PQRSTU"), counts.map(Counter), max_size=6)


def fits(chosen: dict[str, Counter[str]], owned: dict[str, int]) -> bool:
    total: Counter[str] = sum(chosen.values(), Counter())
    return all(copies <= owned.get(name, 0) for name, copies in total.items())


def test_a_card_two_decks_share_stands_in_the_way_and_says_by_how_much() -> None:
    sharing = share(
        {"Goo": Counter(Scout=4, Gnat=2), "Mud": Counter(Scout=3)}, {"Scout": 5, "Gnat": 2}
    )
    (conflict,) = sharing.conflicts
    assert (conflict.name, conflict.needed, conflict.owned) == ("Scout", {"Goo": 4, "Mud": 3}, 5)
    assert (sharing.copies_to_get, sharing.copies_to_move) == (2, 2)


def test_copies_nobody_has_for_one_deck_alone_must_be_got_and_cannot_move() -> None:
    sharing = share({"Goo": Counter(Scout=4), "Mud": Counter(Scout=3)}, {"Scout": 2})
    assert (sharing.copies_to_get, sharing.copies_to_move) == (5, 3)


@given(decks, counts)
def test_sharing_is_empty_exactly_when_all_decks_fit(
    wanted: dict[str, Counter[str]], owned: dict[str, int]
) -> None:
    sharing = share(wanted, owned)
    assert (not sharing.conflicts) == fits(wanted, owned)
    got = Counter(owned) + Counter({c.name: c.lacking for c in sharing.conflicts})
    assert fits(wanted, dict(got))
    assert 0 <= sharing.copies_to_move <= sharing.copies_to_get


@given(decks, counts)
def test_the_choice_is_as_large_as_any(
    wanted: dict[str, Counter[str]], owned: dict[str, int]
) -> None:
    found = together(wanted, owned)
    assert found.is_largest
    assert fits({deck: wanted[deck] for deck in found.decks}, owned)
    larger = combinations(wanted, len(found.decks) + 1)
    assert not any(fits({deck: wanted[deck] for deck in choice}, owned) for choice in larger)


@pytest.mark.slow
def test_a_search_that_would_take_too_long_says_that_more_may_fit() -> None:
    many = {
        f"deck {n}": Counter({f"card {m}": 1 for m in range(60) if m & n}) for n in range(1, 64)
    }
    found = together(many, {f"card {m}": 9 for m in range(60)})
    assert fits({deck: many[deck] for deck in found.decks}, {f"card {m}": 9 for m in range(60)})
    assert not found.is_largest

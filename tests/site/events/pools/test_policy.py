"""Policy of pools, decided without a page: who may take a pool and who may correct it."""

from __future__ import annotations

from datetime import date

from app.site.events.pools.policy import is_taken_at_once, may_register_again, why_not_taken
from app.tables import CardPool, Entry, Event

ADA = Entry(id=1, event_id=1, public_id="ada", name="Ada", folded_name="ada")
BEN = Entry(id=2, event_id=1, public_id="ben", name="Ben", folded_name="ben")


def event(*, is_pool_swapped: bool) -> Event:
    day = date(2026, 11, 22)
    return Event(name="Open", starts_on=day, ends_on=day, is_pool_swapped=is_pool_swapped)


def pool(**values: int | None) -> CardPool:
    return CardPool(event_id=1, code="ABC234", **values)


def test_a_pool_of_another_player_and_an_unknown_code_are_refused() -> None:
    kept = event(is_pool_swapped=False)
    assert why_not_taken(kept, ADA, pool(), has_pool=False) == ""
    assert why_not_taken(kept, ADA, None, has_pool=False).startswith("No pool")
    assert why_not_taken(kept, ADA, pool(played_by_id=BEN.id), has_pool=False).startswith("Another")


def test_ones_own_pool_is_taken_again_without_effect() -> None:
    assert (
        why_not_taken(event(is_pool_swapped=True), ADA, pool(played_by_id=1), has_pool=True) == ""
    )


def test_a_second_pool_needs_a_judge() -> None:
    words = why_not_taken(event(is_pool_swapped=False), ADA, pool(), has_pool=True)
    assert words.startswith("You already have a pool")


def test_where_pools_are_swapped_nobody_plays_the_pool_he_registered() -> None:
    mine = pool(registered_by_id=ADA.id)
    assert why_not_taken(event(is_pool_swapped=True), ADA, mine, has_pool=False)
    assert not why_not_taken(event(is_pool_swapped=True), BEN, mine, has_pool=False)
    assert not why_not_taken(event(is_pool_swapped=False), ADA, mine, has_pool=False)


def test_a_pool_is_played_at_once_unless_pools_are_swapped_or_somebody_has_it() -> None:
    assert is_taken_at_once(event(is_pool_swapped=False), pool())
    assert not is_taken_at_once(event(is_pool_swapped=True), pool())
    assert not is_taken_at_once(event(is_pool_swapped=False), pool(played_by_id=BEN.id))


def test_a_pool_is_registered_again_until_its_present_counts_are_confirmed() -> None:
    assert may_register_again(None)
    assert may_register_again(pool(version=2, confirmed_version=1))
    assert not may_register_again(pool(version=2, confirmed_version=2))

"""Decisions on who may claim a card pool, and who may correct one."""

from __future__ import annotations

from app.site.events.played_pools import is_confirmed
from app.tables import CardPool, Entry, Event


def why_not_taken(event: Event, entry: Entry, card_pool: CardPool | None, *, has_pool: bool) -> str:
    """Return why a player cannot claim the pool with a code, in words; empty if possible.

    `has_pool` tells whether the player already has one. If pools are swapped, nobody plays the pool
    they registered.
    """
    if card_pool is None:
        return "No pool of this event has that code. The code is on the packed pool."
    if card_pool.played_by_id == entry.id:
        return ""
    if card_pool.played_by_id is not None:
        return "Another player has taken this pool. Call a judge."
    if event.is_pool_swapped and card_pool.registered_by_id == entry.id:
        return "You registered this pool; at this event somebody else has to play it."
    if has_pool:
        return "You already have a pool. Call a judge to get another one."
    return ""


def may_register_again(card_pool: CardPool | None) -> bool:
    """Tell whether the player who registered a pool may still correct it: until it is confirmed."""
    return not is_confirmed(card_pool)


def is_taken_at_once(event: Event, card_pool: CardPool) -> bool:
    """Tell whether a player who registers a pool plays it without having to claim it."""
    return not event.is_pool_swapped and card_pool.played_by_id is None

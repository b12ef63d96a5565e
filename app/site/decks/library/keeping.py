"""Decks that were made without an account, taken into one."""

from __future__ import annotations

from collections.abc import Sequence

from app.site.decks import store, summaries
from app.site.decks.access import EDIT_LINKS
from app.site.platform.storage.database import current_database


def decks_to_keep() -> Sequence[str]:
    """Return the names of the decks without an owner that this session opened."""
    keys = EDIT_LINKS.keys
    if not keys:
        return ()
    with current_database().reading() as session:
        free = set(store.without_owner(session, keys))
        return [deck.name for key, deck in summaries.opened(session, keys) if key in free]


def keep_decks(owner_id: int) -> None:
    """Make the decks without an owner that this session opened an account's."""
    with current_database().writing() as session:
        store.keep(session, EDIT_LINKS.keys, owner_id)

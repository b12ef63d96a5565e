"""Collections without an account: made with the first count, kept while used, taken into one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final

from flask import g, session
from sqlalchemy import delete, func, select
from sqlmodel import Session

from app.games.tabletop.facts import PrintingId
from app.site.cards.holdings import (
    COLLECTION_KEY,
    COLLECTIONS,
    HOLDINGS,
    Collector,
    collector_without_account,
    current_collector,
)
from app.site.collection import store
from app.site.decks.store import UNUSED_DAYS
from app.site.platform.storage.database import current_database
from app.site.presentation.formatting import plural
from app.tables import Pile, key_hash, new_key

_NEW_KEY: Final = "new_collection_key"


def writing_collector() -> Collector:
    """Return whose collection a change goes to.

    A visitor without one gets a key; `remember_collector` keeps it once something was stored.
    """
    collector = current_collector()
    if collector is not None:
        return collector
    key = g.setdefault(_NEW_KEY, new_key())
    return Collector(key_hash=key_hash(key))


def remember_collector() -> None:
    """Keep the key of a collection that was just made in the session."""
    key = g.pop(_NEW_KEY, None)
    if key is not None:
        session[COLLECTION_KEY] = key


def purge_unused(rows: Session, now: datetime) -> int:
    """Delete collections without an account that were not used for long; return how many."""
    limit = now - timedelta(days=UNUSED_DAYS)
    gone = delete(COLLECTIONS).where(COLLECTIONS.c.user_id.is_(None), COLLECTIONS.c.used_at < limit)
    return rows.connection().execute(gone).rowcount


def copies_without_account() -> int:
    """Return how many copies the session's collection without an account has, of all games."""
    collector = collector_without_account()
    if collector is None:
        return 0
    wanted = (
        select(func.coalesce(func.sum(HOLDINGS.c.copies), 0))
        .join(COLLECTIONS, COLLECTIONS.c.id == HOLDINGS.c.collection_id)
        .where(collector.owns, HOLDINGS.c.pile == Pile.OWNED.value)
    )
    with current_database().reading() as rows:
        return int(rows.connection().execute(wanted).scalar_one())


def collection_key() -> str | None:
    """Return the key of the session's collection without an account; None if there is none."""
    key: str | None = session.get(COLLECTION_KEY)
    return key


def collection_key_kept() -> Mapping[str, object]:
    """Return what the session keeps on signing out: the key of a collection without an account."""
    return {COLLECTION_KEY: session[COLLECTION_KEY]} if COLLECTION_KEY in session else {}


def collection_to_keep() -> Sequence[str]:
    """Return the session's collection without an account in words, if it has cards."""
    copies = copies_without_account()
    return (f"a collection of {plural(copies, 'copy', 'copies')}",) if copies else ()


def keep_collection(user_id: int) -> None:
    """Put the session's collection without an account into an account's."""
    collector = collector_without_account()
    if collector is None:
        return
    with current_database().writing() as rows:
        _take_over(rows, collector, Collector(user_id))
    session.pop(COLLECTION_KEY, None)


def _take_over(rows: Session, theirs: Collector, own: Collector) -> None:
    """Add all copies of one collection to another, and delete it."""
    wanted = select(HOLDINGS).join(COLLECTIONS, COLLECTIONS.c.id == HOLDINGS.c.collection_id)
    piles: dict[tuple[str, Pile], dict[PrintingId, int]] = {}
    for row in rows.connection().execute(wanted.where(theirs.owns)):
        held = piles.setdefault((row.game, Pile(row.pile)), {})
        held[PrintingId(row.printing_id)] = row.copies
    rows.connection().execute(delete(COLLECTIONS).where(theirs.owns))
    for (game, pile), copies in piles.items():
        store.add(rows, own, game, pile, copies)

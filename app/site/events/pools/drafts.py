"""Counts of a pool that is not registered yet, kept while they are made."""

from __future__ import annotations

from collections.abc import Mapping

from sqlmodel import Session, select

from app.games.tabletop.facts import PrintingId
from app.site.events.access import ReachedEvent
from app.tables import CardPool, PoolDraft, key_hash, utc_now


def counter_of(reached: ReachedEvent, stored: CardPool | None) -> str:
    """Return what tells this count apart from others of the event."""
    code = stored.code if stored else ""
    return f"{key_hash(f'{reached.way}/{reached.key}')[:40]} {code}".strip()


def draft_of(session: Session, event_id: int, counter: str) -> PoolDraft | None:
    """The count that was kept, if there is one."""
    return session.exec(
        select(PoolDraft).where(PoolDraft.event_id == event_id, PoolDraft.counter == counter)
    ).first()


def keep(
    session: Session, event_id: int, counter: str, counts: Mapping[PrintingId, int]
) -> PoolDraft:
    """Keep counts in place of earlier ones."""
    draft = draft_of(session, event_id, counter)
    draft = draft or PoolDraft(event_id=event_id, counter=counter)
    draft.lines = sorted([id_, copies] for id_, copies in counts.items() if copies)
    draft.saved_at = utc_now()
    session.add(draft)
    session.flush()
    return draft


def forget(session: Session, event_id: int, counter: str) -> None:
    """Delete a count, once the pool is registered or begun anew."""
    if draft := draft_of(session, event_id, counter):
        session.delete(draft)

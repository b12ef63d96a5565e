"""Deck checks in the database: started, counted, finished."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from sqlmodel import Session, col, select

from app.games.tabletop.deckcheck import Count, RowKey
from app.site.events import store
from app.site.events.log import Actor, Did, record
from app.site.events.penalties import NO_PENALTY, PENALTIES
from app.tables import DeckCheck, Entry, HandIn, utc_now

CATEGORIES: Final = (NO_PENALTY, *PENALTIES)
"""Results of a deck check."""

LONGEST_NOTE: Final = 2_000


def start(session: Session, entry: Entry, hand_in: HandIn, actor: Actor) -> DeckCheck:
    """Start counting a player's cards against a hand-in, at the table of the latest round."""
    assert hand_in.id is not None
    seat = store.last_seat(session, store.id_of(entry))
    check = DeckCheck(
        event_id=entry.event_id,
        entry_id=store.id_of(entry),
        hand_in_id=hand_in.id,
        round=seat.round if seat else None,
        table_name=seat.table_name if seat else "",
        by_kind=actor.kind,
        by_name=actor.name,
    )
    session.add(check)
    session.flush()
    record(
        session,
        entry.event_id,
        actor,
        Did.CHECK_STARTED,
        entry.id,
        check=check.id,
        version=hand_in.number,
        round=check.round,
        table=check.table_name,
    )
    return check


def find(session: Session, event_id: int, check_id: int) -> DeckCheck | None:
    """Return a check of this event."""
    return session.exec(
        select(DeckCheck).where(DeckCheck.id == check_id, DeckCheck.event_id == event_id)
    ).first()


def locked(session: Session, event_id: int, check_id: int) -> DeckCheck | None:
    """Return a check of this event, locked until the transaction ends."""
    return session.exec(
        select(DeckCheck)
        .where(DeckCheck.id == check_id, DeckCheck.event_id == event_id)
        .with_for_update()
        .execution_options(populate_existing=True)
    ).first()


def running(session: Session, entry_id: int) -> DeckCheck | None:
    """Return the player's unfinished check, if there is one."""
    wanted = select(DeckCheck).where(
        DeckCheck.entry_id == entry_id, col(DeckCheck.finished_at).is_(None)
    )
    return session.exec(wanted.order_by(col(DeckCheck.id).desc())).first()


def of_event(session: Session, event_id: int) -> list[DeckCheck]:
    """Return all checks, newest first."""
    wanted = select(DeckCheck).where(DeckCheck.event_id == event_id)
    return list(session.exec(wanted.order_by(col(DeckCheck.id).desc())))


def versions_of(session: Session, checks: Iterable[DeckCheck]) -> Mapping[int, int]:
    """Return the number of the version that each check counts against, by the id of its hand-in."""
    ids = {check.hand_in_id for check in checks}
    wanted = select(HandIn.id, HandIn.number).where(col(HandIn.id).in_(ids))
    return {id_: number for id_, number in session.exec(wanted) if id_ is not None}


def count_of(check: DeckCheck) -> Count:
    """Return the count so far."""
    found = {RowKey(key): int(copies) for key, copies in check.found.items()}
    return Count(found, {name: int(copies) for name, copies in check.strangers.items()})


def keep(session: Session, check: DeckCheck, count: Count, category: str, note: str) -> None:
    """Store the count and the judge's decision so far."""
    before = (check.found, check.strangers, check.category, check.note)
    check.found = {str(key): copies for key, copies in count.found.items()}
    check.strangers = dict(count.strangers)
    check.category = category if category in CATEGORIES else ""
    check.note = note[:LONGEST_NOTE]
    if before != (check.found, check.strangers, check.category, check.note):
        check.version += 1
        session.add(check)


def finish(session: Session, check: DeckCheck, actor: Actor, summary: str, **details: Any) -> None:
    """Finish a check and keep its result in words; `details` are further details for the log."""
    check.finding, check.finished_at = summary, utc_now()
    session.add(check)
    record(
        session,
        check.event_id,
        actor,
        Did.CHECK_FINISHED,
        check.entry_id,
        check=check.id,
        round=check.round,
        table=check.table_name,
        category=check.category,
        note=check.note,
        **details,
    )

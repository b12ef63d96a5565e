"""Hand-ins in the database: added, never changed."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

from sqlalchemy import func
from sqlmodel import Session, col, select

from app.site.events.log import Actor, Did, record
from app.site.events.states import Action, allows, state_at
from app.site.events.store import EventError, id_of, locked
from app.site.events.times import plain_time
from app.site.events.words import plain_line
from app.tables import Entry, Event, HandIn, HolderKind, utc_now

LONGEST_REASON: Final = 500
_LIST_COLUMNS: Final = (
    "title", "lines", "unread", "list_text", "size", "hash", "verdict", "report", "stamp",
)  # fmt: skip


class LateError(EventError):
    """The desk was closed when the complete list reached the site."""


def hand_in(
    session: Session,
    entry_id: int,
    values: dict[str, Any],
    actor: Actor,
    received_at: datetime,
    reason: str = "",
) -> HandIn:
    """Store the next version of a player's list, which stands from now on.

    `values` are those of `Prepared.values`. A player's moment is `received_at`; after the
    deadline only organizers and judges hand in, with a reason. The very list that stands
    already is not stored again. Raises LateError or EventError; then nothing is stored.
    """
    entry = session.get_one(Entry, entry_id)
    event = locked(session, entry.event_id)
    entry = session.get_one(Entry, entry_id, populate_existing=True, with_for_update=True)
    is_late = _is_late(event, actor, received_at)
    if is_late and not reason.strip():
        raise EventError("The desk is closed: a change needs a reason, which the log keeps.")
    standing = standing_of(session, entry)
    if standing is not None and not is_late and _is_same(standing, values):
        return standing
    _refuse_too_many(session, event, entry, actor, is_late)
    stored = _append(session, entry, values, actor, received_at, is_late=is_late, reason=reason)
    if not is_late:
        entry.accepted = stored.number
    record(
        session,
        entry.event_id,
        actor,
        Did.HANDED_IN,
        entry_id,
        version=stored.number,
        verdict=stored.verdict,
        hash=stored.hash,
        received=plain_time(received_at, event),
        late=is_late,
        reason=stored.reason,
    )
    return stored


def _append(
    session: Session,
    entry: Entry,
    values: dict[str, Any],
    actor: Actor,
    received_at: datetime,
    *,
    is_late: bool,
    reason: str = "",
) -> HandIn:
    """Add the next version, which stands from now on."""
    stored = HandIn(
        event_id=entry.event_id,
        entry_id=id_of(entry),
        number=_last_number(session, id_of(entry)) + 1,
        received_at=received_at,
        is_late=is_late,
        by_kind=actor.kind,
        by_name=actor.name,
        reason=plain_line(reason, LONGEST_REASON),
        **values,
    )
    session.add(stored)
    entry.standing = stored.number
    session.add(entry)
    session.flush()
    return stored


def judge_again(
    session: Session,
    entry: Entry,
    standing: HandIn,
    values: dict[str, Any],
    actor: Actor,
    received_at: datetime,
) -> None:
    """Store the standing list with another report; an open late change stays open."""
    was_accepted = entry.accepted == entry.standing
    stored = _append(
        session,
        entry,
        values,
        actor,
        received_at,
        is_late=standing.is_late,
        reason="Checked again",
    )
    if was_accepted:
        entry.accepted = stored.number


def _is_late(event: Event, actor: Actor, received_at: datetime) -> bool:
    if actor.kind is HolderKind.PLAYER:
        if not allows(state_at(event, received_at), Action.HAND_IN, actor.kind):
            raise LateError(
                f"Your list reached us complete at {plain_time(received_at, event)}, after the "
                "desk had closed. Go to a judge: a change is possible with a reason."
            )
        return False
    now = utc_now()
    if allows(state_at(event, now), Action.HAND_IN_FOR, actor.kind):
        return False
    if not allows(state_at(event, now), Action.CHANGE_LATE, actor.kind):
        raise EventError("The event is finished; lists are not changed any more.")
    return True


def _refuse_too_many(
    session: Session, event: Event, entry: Entry, actor: Actor, is_late: bool
) -> None:
    if is_late or actor.kind is not HolderKind.PLAYER:
        return
    wanted = select(func.count()).where(
        col(HandIn.entry_id) == entry.id, col(HandIn.by_kind) == HolderKind.PLAYER.value
    )
    if session.exec(wanted).one() >= event.most_versions:
        raise EventError(
            f"You have handed in {event.most_versions} versions, as many as this event takes. "
            "The last one stands; a judge can change it with a reason."
        )


def _is_same(standing: HandIn, values: dict[str, Any]) -> bool:
    """Whether nothing differs but the order of lines, which a file may change."""
    same = ("hash", "unread", "title", "verdict", "stamp")
    is_same = all(getattr(standing, name) == values[name] for name in same)
    return is_same and sorted(standing.lines) == sorted(values["lines"])


def _last_number(session: Session, entry_id: int) -> int:
    wanted = select(func.max(HandIn.number)).where(HandIn.entry_id == entry_id)
    return session.exec(wanted).one() or 0


def refuse(
    session: Session, entry: Entry, actor: Actor, received_at: datetime, hash_: str | None
) -> None:
    """Keep in the log that somebody came too late, and with which list."""
    record(
        session,
        entry.event_id,
        actor,
        Did.REFUSED,
        id_of(entry),
        received=received_at.isoformat(),
        hash=hash_,
    )


def version_of(session: Session, entry_id: int, number: int) -> HandIn | None:
    """One version of a player's list."""
    return session.exec(
        select(HandIn).where(HandIn.entry_id == entry_id, HandIn.number == number)
    ).first()


def standing_of(session: Session, entry: Entry) -> HandIn | None:
    """The version that stands; None where nothing was handed in."""
    return version_of(session, id_of(entry), entry.standing) if entry.standing else None


def versions_of(session: Session, entry_id: int) -> list[HandIn]:
    """All versions, newest first."""
    wanted = select(HandIn).where(HandIn.entry_id == entry_id)
    return list(session.exec(wanted.order_by(col(HandIn.number).desc())))


def standing_by_entry(session: Session, entries: Sequence[Entry]) -> dict[int, HandIn]:
    """The hand-ins that stand, by the id of their player, with one statement."""
    wanted = {id_of(entry): entry.standing for entry in entries if entry.standing}
    if not wanted:
        return {}
    event_id = entries[0].event_id
    found = session.exec(
        select(HandIn)
        .join(Entry, col(HandIn.entry_id) == col(Entry.id))
        .where(HandIn.event_id == event_id, col(HandIn.number) == col(Entry.standing))
    )
    return {one.entry_id: one for one in found if one.entry_id in wanted}


def accept(session: Session, entry: Entry, actor: Actor) -> None:
    """Accept the late change that stands."""
    entry.accepted = entry.standing
    session.add(entry)
    record(session, entry.event_id, actor, Did.ACCEPTED, id_of(entry), version=entry.standing)


def take_back(session: Session, entry: Entry, actor: Actor, received_at: datetime) -> HandIn | None:
    """Put the last accepted version back as a new one; None where there was none.

    A list that was missing before the late change is missing again.
    """
    late, back_to = entry.standing, entry.accepted
    stored = _put_back(session, entry, actor, received_at) if back_to else None
    entry.standing = entry.accepted = stored.number if stored else 0
    session.add(entry)
    told = {"version": late, "back_to": back_to}
    record(session, entry.event_id, actor, Did.TAKEN_BACK, id_of(entry), **told)
    return stored


def _put_back(session: Session, entry: Entry, actor: Actor, received_at: datetime) -> HandIn:
    old = version_of(session, id_of(entry), entry.accepted)
    assert old is not None
    values = {name: getattr(old, name) for name in _LIST_COLUMNS}
    values["source"] = f"version {old.number}"
    reason = f"Back to version {old.number}"
    return _append(session, entry, values, actor, received_at, is_late=True, reason=reason)

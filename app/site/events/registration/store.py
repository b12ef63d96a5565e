"""Hand-ins in the database, which are added and never changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import func
from sqlmodel import Session, select

from app.games.tabletop.construction import Verdict
from app.games.text import plain_line
from app.site.events import played_pools
from app.site.events.log import Actor, Did, record
from app.site.events.registration.policy import (
    Attempt,
    Refusal,
    is_after_deadline,
    is_late_change,
    may_hand_in,
)
from app.site.events.registration.versions import count_of_player, is_same, version_of, versions_of
from app.site.events.store import EventError, id_of, locked
from app.site.events.times import plain_time
from app.tables import (
    Admission,
    CardPool,
    Entry,
    Event,
    HandIn,
    ListLock,
    ListRevision,
    StoredList,
    utc_now,
)

LONGEST_REASON: Final = 500
UNLOCKED_WORDS: Final = "a judge let the player hand in after the deadline"
_ORIGIN_COLUMNS: Final = (
    "received_at",
    "by_kind",
    "by_name",
    "source",
    "reason",
    "is_late",
    "is_imported",
)
"""The columns that never change once a list has been handed in."""


@dataclass(frozen=True)
class Submission:
    """A list as it was submitted. `values` are those of `Prepared.values`.

    `agreed` tells whether the sender confirmed that an illegal or unreadable list is intended,
    `seen` which list the page showed when it was sent (0: none); with None this is not checked.
    """

    values: dict[str, Any]
    received_at: datetime
    reason: str = ""
    agreed: bool = False
    seen: int | None = None


@dataclass(frozen=True)
class Revised:
    """A change of a submitted list, with its time and actor."""

    what: ListRevision
    at: datetime
    actor: Actor


class ReplacedError(EventError):
    """Another list was handed in after the page was opened from which this one was sent."""


class RefusedError(EventError):
    """A list that is refused, with the reason."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal


def refusal_of(
    event: Event,
    entry: Entry,
    card_pool: CardPool | None,
    versions: Iterable[HandIn],
    sent: Submission,
    actor: Actor,
) -> Refusal | None:
    """Return why the list would be refused now, or None. `card_pool` is the player's."""
    attempt = Attempt(
        verdict=Verdict(sent.values["verdict"]),
        received_at=sent.received_at,
        reason=sent.reason,
        agreed=sent.agreed,
        is_removed=entry.dropped_at is not None,
        is_admitted=entry.admission == Admission.ADMITTED,
        list_lock=ListLock(entry.list_lock),
        lacks_pool=played_pools.is_lacking(event, card_pool),
        versions=count_of_player(versions),
    )
    return may_hand_in(event, actor.kind, attempt, utc_now())


def hand_in(session: Session, entry_id: int, sent: Submission, actor: Actor) -> HandIn:
    """Store the next version of a player's list, which becomes the current one.

    A list identical to the current one is not stored again. Raises RefusedError as `may_hand_in`
    decides, and ReplacedError if the sender has not seen the current list; then nothing is stored.
    """
    entry = session.get_one(Entry, entry_id)
    event = locked(session, entry.event_id)
    entry = session.get_one(Entry, entry_id, populate_existing=True, with_for_update=True)
    is_change = is_late_change(event, actor.kind, utc_now())
    is_late = is_change or is_after_deadline(event, actor.kind, sent.received_at)
    versions = versions_of(session, entry_id)
    standing = next((one for one in versions if one.number == entry.standing), None)
    is_repeated = standing is not None and not is_change and is_same(standing, sent.values)
    others = [one for one in versions if not is_repeated or one is not standing]
    card_pool = played_pools.needed_by(session, event, entry)
    refusal = refusal_of(event, entry, card_pool, others, sent, actor)
    if refusal is not None:
        raise RefusedError(refusal)
    if standing is not None and is_repeated:
        return standing
    stands = standing.list_number if standing else 0
    if sent.seen not in (None, stands):
        raise ReplacedError("Another list came in meanwhile; nothing was saved.")
    stored = _append(
        session,
        entry,
        {
            **sent.values,
            "received_at": sent.received_at,
            "is_late": is_late,
            "by_kind": actor.kind,
            "by_name": actor.name,
            "reason": plain_line(sent.reason, LONGEST_REASON)
            or (UNLOCKED_WORDS if is_late and not is_change else ""),
        },
    )
    if not is_change:
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
        received=plain_time(sent.received_at, event),
        late=is_late,
        reason=stored.reason,
    )
    return stored


def _append(session: Session, entry: Entry, columns: Mapping[str, Any]) -> HandIn:
    """Add the next version, which becomes the current one."""
    number = _last_number(session, id_of(entry)) + 1
    stored = HandIn(event_id=entry.event_id, entry_id=id_of(entry), number=number, **columns)
    session.add(stored)
    entry.standing = stored.number
    session.add(entry)
    session.flush()
    return stored


def _repeat(
    session: Session, entry: Entry, old: HandIn, values: Mapping[str, Any], revised: Revised
) -> HandIn:
    """Make the list of an older version current again, with a new report."""
    return _append(
        session,
        entry,
        {
            **values,
            **{name: getattr(old, name) for name in _ORIGIN_COLUMNS},
            "repeats": old.list_number,
            **_revision_columns(revised),
        },
    )


def judge_again(
    session: Session, entry: Entry, standing: HandIn, values: Mapping[str, Any], revised: Revised
) -> HandIn:
    """Store the current list with a new report; an unanswered late change stays unanswered."""
    was_accepted = entry.accepted == entry.standing
    stored = _repeat(session, entry, standing, values, revised)
    if was_accepted:
        entry.accepted = stored.number
    return stored


def _last_number(session: Session, entry_id: int) -> int:
    wanted = select(func.max(HandIn.number)).where(HandIn.entry_id == entry_id)
    return session.exec(wanted).one() or 0


def take_late(
    session: Session,
    event: Event,
    entry: Entry,
    late: StoredList,
    values: Mapping[str, Any],
    reason: str,
    revised: Revised,
) -> HandIn:
    """Accept a late list, with the reason given for it. Raises RefusedError."""
    sent = Submission(dict(values), late.received_at, reason, agreed=True)
    card_pool = played_pools.needed_by(session, event, entry)
    refusal = refusal_of(event, entry, card_pool, (), sent, revised.actor)
    if refusal is not None:
        raise RefusedError(refusal)
    stored = _append(
        session,
        entry,
        {
            **values,
            "received_at": late.received_at,
            "by_kind": late.by_kind,
            "by_name": late.by_name,
            "source": late.source,
            "is_imported": late.is_imported,
            "is_late": True,
            "reason": plain_line(reason, LONGEST_REASON),
            **_revision_columns(revised),
        },
    )
    entry.accepted = stored.number
    return stored


def _revision_columns(revised: Revised) -> dict[str, Any]:
    return {
        "revision": revised.what,
        "revised_at": revised.at,
        "revised_by_kind": revised.actor.kind,
        "revised_by_name": revised.actor.name,
    }


def accept(session: Session, entry: Entry, actor: Actor) -> None:
    """Accept the late change that is current."""
    entry.accepted = entry.standing
    session.add(entry)
    record(session, entry.event_id, actor, Did.ACCEPTED, id_of(entry), version=entry.standing)


def take_back(
    session: Session,
    entry: Entry,
    actor: Actor,
    at: datetime,
    judge: Callable[[HandIn], Mapping[str, Any]],
) -> HandIn | None:
    """Restore the last accepted version as a new one; None if there was none.

    `judge` returns the columns of its list as it is judged now. If no list existed before the late
    change, none exists afterwards.
    """
    late, back_to = entry.standing, entry.accepted
    old = version_of(session, id_of(entry), back_to) if back_to else None
    stored = None
    if old is not None:
        revised = Revised(ListRevision.PUT_BACK, at, actor)
        stored = _repeat(session, entry, old, judge(old), revised)
    entry.standing = entry.accepted = stored.number if stored else 0
    session.add(entry)
    details = {"version": late, "back_to": back_to}
    record(session, entry.event_id, actor, Did.TAKEN_BACK, id_of(entry), **details)
    return stored

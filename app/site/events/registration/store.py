"""Hand-ins in the database: added, never changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import func
from sqlmodel import Session, select

from app.games.tabletop.construction import Verdict
from app.site.events import played_pools
from app.site.events.log.store import Actor, Did, record
from app.site.events.registration.policy import Attempt, Refusal, is_late_change, may_hand_in
from app.site.events.registration.versions import count_of_player, is_same, version_of, versions_of
from app.site.events.store import EventError, id_of, locked
from app.site.events.text_cleaning import plain_line
from app.site.events.times import plain_time
from app.tables import CardPool, Entry, Event, HandIn, ListRevision, StoredList, utc_now

LONGEST_REASON: Final = 500
_ORIGIN_COLUMNS: Final = ("received_at", "by_kind", "by_name", "source", "reason", "is_late")
"""What never changes once a list was handed in."""


@dataclass(frozen=True)
class Submission:
    """A list as somebody sent it. `values` are those of `Prepared.values`.

    `agreed` tells whether the sender said that an illegal or unreadable list is meant, `seen`
    which list stood on the page it was sent from (0: none); None leaves that unasked.
    """

    values: dict[str, Any]
    received_at: datetime
    reason: str = ""
    agreed: bool = False
    seen: int | None = None


@dataclass(frozen=True)
class Revised:
    """What is done with a list that is in, when and by whom."""

    what: ListRevision
    at: datetime
    actor: Actor


class ReplacedError(EventError):
    """Another list came in after the page was opened that this one was sent from."""


class RefusedError(EventError):
    """A list that is not taken, with the reason."""

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
    """Why the list would not be taken now; None if it would. `card_pool` is the player's."""
    attempt = Attempt(
        verdict=Verdict(sent.values["verdict"]),
        received_at=sent.received_at,
        reason=sent.reason,
        agreed=sent.agreed,
        is_removed=entry.dropped_at is not None,
        lacks_pool=played_pools.is_lacking(event, card_pool),
        versions=count_of_player(versions),
    )
    return may_hand_in(event, actor.kind, attempt, utc_now())


def hand_in(session: Session, entry_id: int, sent: Submission, actor: Actor) -> HandIn:
    """Store the next version of a player's list, which stands from now on.

    The very list that stands already is not stored again. Raises RefusedError as `may_hand_in`
    decides, ReplacedError where the sender has not seen what stands; then nothing is stored.
    """
    entry = session.get_one(Entry, entry_id)
    event = locked(session, entry.event_id)
    entry = session.get_one(Entry, entry_id, populate_existing=True, with_for_update=True)
    is_late = is_late_change(event, actor.kind, utc_now())
    versions = versions_of(session, entry_id)
    standing = next((one for one in versions if one.number == entry.standing), None)
    is_repeated = standing is not None and not is_late and is_same(standing, sent.values)
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
            "reason": plain_line(sent.reason, LONGEST_REASON),
        },
    )
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
        received=plain_time(sent.received_at, event),
        late=is_late,
        reason=stored.reason,
    )
    return stored


def _append(session: Session, entry: Entry, columns: Mapping[str, Any]) -> HandIn:
    """Add the next version, which stands from now on."""
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
    """Let the list of an older version stand, with another report."""
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
    """Store the standing list with another report; an open late change stays open."""
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
    """Let a list that came late stand, with the reason of who takes it. Raises RefusedError."""
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
    """Accept the late change that stands."""
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
    """Put the last accepted version back as a new one; None where there was none.

    `judge` gives the columns of its list as it is judged now. A list that was missing before the
    late change is missing again.
    """
    late, back_to = entry.standing, entry.accepted
    old = version_of(session, id_of(entry), back_to) if back_to else None
    stored = None
    if old is not None:
        revised = Revised(ListRevision.PUT_BACK, at, actor)
        stored = _repeat(session, entry, old, judge(old), revised)
    entry.standing = entry.accepted = stored.number if stored else 0
    session.add(entry)
    told = {"version": late, "back_to": back_to}
    record(session, entry.event_id, actor, Did.TAKEN_BACK, id_of(entry), **told)
    return stored

"""Lists that arrived after the deadline, kept for a judge to accept or decline."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlmodel import Session, col, select

from app.site.events.log import Actor, Did, record
from app.site.events.registration import store as registration
from app.site.events.registration import versions
from app.site.events.registration.store import Revised, Submission
from app.site.events.store import id_of, locked
from app.site.events.times import exact_time
from app.tables import Entry, Event, HandIn, LateOffer

MOST_WAITING: Final = 5
"""The most late lists of one player that can wait at the same time."""


def keep(session: Session, entry: Entry, sent: Submission, actor: Actor) -> bool:
    """Keep a late list, and record in the log when it came. The same list is kept once.

    Returns whether it is waiting for a judge, which it is not if too many already are.
    """
    event = locked(session, entry.event_id)
    waiting = waiting_of(session, id_of(entry))
    is_kept = any(versions.is_same(one, sent.values) for one in waiting)
    if not is_kept and len(waiting) < MOST_WAITING:
        is_kept = True
        session.add(
            LateOffer(
                event_id=entry.event_id,
                entry_id=id_of(entry),
                received_at=sent.received_at,
                by_kind=actor.kind,
                by_name=actor.name,
                **sent.values,
            )
        )
    record(
        session,
        entry.event_id,
        actor,
        Did.REFUSED,
        id_of(entry),
        received=exact_time(sent.received_at, event, digits=6),
        hash=sent.values["hash"],
        kept=is_kept,
    )
    return is_kept


def waiting_of(session: Session, entry_id: int) -> list[LateOffer]:
    """Return the player's late lists that nobody has answered, oldest first."""
    wanted = select(LateOffer).where(
        LateOffer.entry_id == entry_id, col(LateOffer.answered_at).is_(None)
    )
    return list(session.exec(wanted.order_by(col(LateOffer.id))))


def waiting_by_entry(session: Session, event_id: int) -> dict[int, list[LateOffer]]:
    """Return all unanswered late lists of an event by the id of their player."""
    wanted = select(LateOffer).where(
        LateOffer.event_id == event_id, col(LateOffer.answered_at).is_(None)
    )
    found: dict[int, list[LateOffer]] = {}
    for offer in session.exec(wanted.order_by(col(LateOffer.id))):
        found.setdefault(offer.entry_id, []).append(offer)
    return found


def take(
    session: Session,
    event: Event,
    entry: Entry,
    offer: LateOffer,
    values: Mapping[str, Any],
    reason: str,
    revised: Revised,
) -> HandIn:
    """Accept a late list. `values` are those of the list as it is judged now.

    It then needs no further answer. Raises RefusedError, for example if no reason is given.
    """
    stored = registration.take_late(session, event, entry, offer, values, reason, revised)
    _answer(session, offer, revised)
    offer.taken_as = stored.number
    record(
        session,
        entry.event_id,
        revised.actor,
        Did.LATE_TAKEN,
        id_of(entry),
        version=stored.number,
        verdict=stored.verdict,
        hash=stored.hash,
        received=exact_time(offer.received_at, event),
        reason=stored.reason,
    )
    return stored


def decline(session: Session, event: Event, offer: LateOffer, revised: Revised) -> None:
    """Decline a late list."""
    _answer(session, offer, revised)
    received = exact_time(offer.received_at, event)
    actor = revised.actor
    record(session, offer.event_id, actor, Did.LATE_DECLINED, offer.entry_id, received=received)


def _answer(session: Session, offer: LateOffer, revised: Revised) -> None:
    offer.answered_at = revised.at
    offer.answered_by_kind = revised.actor.kind
    offer.answered_by_name = revised.actor.name
    session.add(offer)


def numbered(offers: Sequence[LateOffer], number: int) -> LateOffer | None:
    """Return the late list with that number."""
    return next((one for one in offers if one.id == number), None)

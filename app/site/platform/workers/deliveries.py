"""Deliveries in the database: waiting, taken by one process at a time, tried again, given up.

Independent of the web. A process that takes a delivery says so before anything leaves, and again
before it hands over what cannot be taken back. So one that dies in between leaves a delivery that
another goes on with, or one that may have arrived and is never sent again by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from sqlalchemy.orm import aliased
from sqlmodel import Session, col, delete, func, select, update

from app.tables import Delivery, DeliveryState, utc_now

PAUSES: Final = tuple(timedelta(minutes=it) for it in (1, 3, 9, 27, 81, 240, 360))
"""The time from each failed attempt to the next; after the last of them that one again."""

LEASE: Final = timedelta(minutes=5)
"""The time after which a process that makes an attempt is taken for dead."""

KEPT: Final = timedelta(days=30)
"""The time for which administrators see what was given up."""

_LONGEST: Final = 300
_ON_THE_WAY: Final = (DeliveryState.SENDING, DeliveryState.HANDED_OVER)
_DIED: Final = "The site stopped while this was being handed over; it may have arrived."
_LATE: Final = "The time within which it was of use has passed."


class LaterError(Exception):
    """An attempt that failed for now. With `for_all`, others of its lane would fail as well."""

    def __init__(self, problem: str, *, for_all: bool = False) -> None:
        super().__init__(problem)
        self.for_all = for_all


class NeverError(Exception):
    """A delivery that is refused for good, or may have arrived: it is not tried again."""


class Outcome(StrEnum):
    """Results of an attempt."""

    DELIVERED = "delivered"
    POSTPONED = "postponed"
    GIVEN_UP = "given up"


@dataclass(frozen=True, slots=True)
class Waiting:
    """Deliveries that wait: how many, since when the oldest; and how many were given up."""

    waiting: int
    oldest: datetime | None
    given_up: int


def is_due(session: Session) -> bool:
    """Return whether anything can be tried now, or was left by a process that died."""
    open_ones = col(Delivery.state) != DeliveryState.GIVEN_UP
    due = select(Delivery.id).where(open_ones, col(Delivery.due_at) <= utc_now())
    return session.exec(due.limit(1)).first() is not None


def left_behind(session: Session) -> list[Delivery]:
    """Return what nobody will deliver any more, now given up.

    A process died while handing it over, or its time has passed. What a process had only begun
    waits again.
    """
    now = utc_now()
    session.exec(
        update(Delivery)
        .where(col(Delivery.state) == DeliveryState.SENDING, col(Delivery.due_at) <= now)
        .values(state=DeliveryState.WAITING)
    )
    is_left = (col(Delivery.state) == DeliveryState.HANDED_OVER) & (col(Delivery.due_at) <= now)
    is_old = (col(Delivery.state) == DeliveryState.WAITING) & (col(Delivery.until) < now)
    gone = session.exec(select(Delivery).where(is_left | is_old).with_for_update()).all()
    for one in gone:
        is_late = one.state == DeliveryState.WAITING
        give_up(session, one, (one.problem or _LATE) if is_late else _DIED)
    return list(gone)


def take(session: Session) -> Delivery | None:
    """Return the next delivery that can be tried, taken by this process; None if there is none."""
    other = aliased(Delivery)
    is_busy = select(other.id).where(other.lane == Delivery.lane, col(other.state).in_(_ON_THE_WAY))
    found = session.exec(
        select(Delivery)
        .where(
            Delivery.state == DeliveryState.WAITING,
            col(Delivery.due_at) <= utc_now(),
            ~is_busy.exists(),
        )
        .order_by(col(Delivery.id))
        .limit(1)
        .with_for_update(skip_locked=True)
    ).first()
    if found is not None:
        found.state, found.due_at = DeliveryState.SENDING, utc_now() + LEASE
        found.attempts += 1
        session.add(found)
    return found


def hand_over(session: Session, delivery_id: int) -> None:
    """Note that from now on the other side may have it."""
    there = session.get_one(Delivery, delivery_id)
    there.state, there.due_at = DeliveryState.HANDED_OVER, utc_now() + LEASE
    session.add(there)


def postpone(session: Session, there: Delivery, problem: LaterError) -> Outcome:
    """Let a delivery wait for its next attempt, or give it up after the last one."""
    now = utc_now()
    if there.until <= now:
        return give_up(session, there, str(problem))
    pause = PAUSES[min(there.attempts, len(PAUSES)) - 1]
    there.state, there.due_at = DeliveryState.WAITING, min(now + pause, there.until)
    there.problem = str(problem)[:_LONGEST]
    session.add(there)
    if problem.for_all:
        same = (Delivery.lane == there.lane) & (Delivery.state == DeliveryState.WAITING)
        session.exec(
            update(Delivery)
            .where(same, col(Delivery.due_at) < there.due_at)  # type: ignore[arg-type]
            .values(due_at=there.due_at)
        )
    return Outcome.POSTPONED


def give_up(session: Session, there: Delivery, problem: str) -> Outcome:
    """Try a delivery no more, and forget its text; administrators see that."""
    there.state, there.sealed, there.problem = DeliveryState.GIVEN_UP, "", problem[:_LONGEST]
    there.due_at = utc_now()
    session.add(there)
    return Outcome.GIVEN_UP


def all_there(session: Session, most: int) -> Sequence[Delivery]:
    """The deliveries that are not there yet, the newest first."""
    return session.exec(select(Delivery).order_by(col(Delivery.id).desc()).limit(most)).all()


def forget_given_up(session: Session) -> int:
    """Delete what was given up; return how many rows that were."""
    gone = delete(Delivery).where(col(Delivery.state) == DeliveryState.GIVEN_UP)
    return int(session.exec(gone).rowcount)


def purge(session: Session, before: datetime) -> None:
    """Delete what was given up before a moment."""
    is_old = (col(Delivery.state) == DeliveryState.GIVEN_UP) & (col(Delivery.due_at) < before)
    session.exec(delete(Delivery).where(is_old))


def count(session: Session) -> Waiting:
    """Count what waits and what was given up."""
    is_given_up = col(Delivery.state) == DeliveryState.GIVEN_UP
    waiting, oldest = session.exec(
        select(func.count(), func.min(Delivery.made_at)).where(~is_given_up)
    ).one()
    given_up = session.exec(select(func.count()).select_from(Delivery).where(is_given_up)).one()
    return Waiting(waiting, oldest, given_up)

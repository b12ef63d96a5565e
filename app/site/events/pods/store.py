"""Pods in the database: seated, changed, timed. The actor is passed in."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from sqlmodel import Session, col, select

from app.games.tournament.pods import LARGEST, SMALLEST, Pods, exchanged, moved, pods
from app.site.events import store
from app.site.events.log import Actor, Did, record
from app.site.events.players import store as players
from app.site.events.store import EventError
from app.tables import ClockKind, Entry, PodClock, PodSeat, utc_now

MOST_STEPS: Final = 200
LONGEST_STEP: Final = 7_200
"""Seconds of a pick, or of building a deck."""

BUILDING_MINUTES: Final = 30
PICK_SECONDS: Final = 40
PICKS: Final = 45


def ends_at(clock: PodClock) -> datetime:
    """Return the moment when the last step is over."""
    return clock.started_at + timedelta(seconds=clock.steps * clock.seconds)


def step_at(clock: PodClock, now: datetime) -> int | None:
    """The number of the step that runs; None once all are over."""
    passed = max(0.0, (now - clock.started_at).total_seconds())
    step = int(passed // clock.seconds) + 1
    return step if step <= clock.steps else None


def pods_of(session: Session, event_id: int) -> Pods:
    """The pods with the ids of their players, as text, in the order of seats; empty at first."""
    seated: dict[int, list[str]] = {}
    for seat in _seats(session, event_id):
        seated.setdefault(seat.pod, []).append(str(seat.entry_id))
    return tuple(tuple(pod) for pod in seated.values())


def clock_of(session: Session, event_id: int) -> PodClock | None:
    """The clock that was started; None if there is none."""
    return session.exec(select(PodClock).where(PodClock.event_id == event_id)).first()


def make(session: Session, event_id: int, size: int, actor: Actor) -> Pods:
    """Seat everybody who is there by lot, in place of any earlier seats.

    With check-in, only those who are checked in are there. Raises EventError for fewer than two of
    them, and for pods that are too small or too large.
    """
    event = store.locked(session, event_id)
    if not SMALLEST <= size <= LARGEST:
        raise EventError(f"A pod has from {SMALLEST} to {LARGEST} players.")
    entries = players.entries_of(session, event_id)
    missing = {one.id for one in players.absent(event, entries)}
    there = [str(one.id) for one in entries if one.is_in and one.id not in missing]
    if len(there) < SMALLEST:
        checked = " checked in" if event.has_check_in else ""
        raise EventError(f"At least two players have to be{checked or ' in the event'}.")
    seed = secrets.token_hex(8)
    made = pods(there, seed, size)
    _seat(session, event_id, made)
    record(session, event_id, actor, Did.PODS_MADE, pods=len(made), players=len(there), seed=seed)
    return made


def move(session: Session, entry: Entry, to: int | None, actor: Actor) -> None:
    """Seat a player last in a pod, or in none. Raises EventError if there is no such pod."""
    store.locked(session, entry.event_id)
    try:
        changed = moved(pods_of(session, entry.event_id), str(entry.id), to)
    except ValueError as problem:
        raise EventError(str(problem)) from None
    _seat(session, entry.event_id, changed)
    record(session, entry.event_id, actor, Did.POD_CHANGED, entry.id, pod=to or "none")


def exchange(session: Session, entry: Entry, other: Entry, actor: Actor) -> None:
    """Let two players exchange seats. Raises EventError unless both have one."""
    store.locked(session, entry.event_id)
    try:
        changed = exchanged(pods_of(session, entry.event_id), str(entry.id), str(other.id))
    except ValueError as problem:
        raise EventError(str(problem)) from None
    _seat(session, entry.event_id, changed)
    record(session, entry.event_id, actor, Did.POD_CHANGED, entry.id, exchanged_with=other.name)


def start_clock(
    session: Session, event_id: int, kind: ClockKind, steps: int, seconds: int, actor: Actor
) -> None:
    """Let the time of picks or of building run from now. Raises EventError for odd lengths."""
    store.locked(session, event_id)
    if not 1 <= steps <= MOST_STEPS:
        raise EventError(f"A draft has from 1 to {MOST_STEPS} picks.")
    if not 1 <= seconds <= LONGEST_STEP:
        raise EventError(
            f"A pick lasts from 1 to {LONGEST_STEP} seconds."
            if kind is ClockKind.PICKS
            else f"Building lasts from 1 to {LONGEST_STEP // 60} minutes."
        )
    clock = clock_of(session, event_id) or PodClock(
        event_id=event_id, kind=kind, steps=steps, seconds=seconds, started_at=utc_now()
    )
    clock.kind, clock.steps, clock.seconds, clock.started_at = kind, steps, seconds, utc_now()
    session.add(clock)
    record(session, event_id, actor, Did.POD_CLOCK, clock=kind.value, steps=steps, seconds=seconds)


def stop_clock(session: Session, event_id: int, actor: Actor) -> None:
    """Stop the clock and show none."""
    store.locked(session, event_id)
    clock = clock_of(session, event_id)
    if clock is not None:
        session.delete(clock)
        record(session, event_id, actor, Did.POD_CLOCK, clock="stopped")


def _seats(session: Session, event_id: int) -> Sequence[PodSeat]:
    wanted = select(PodSeat).where(PodSeat.event_id == event_id)
    return session.exec(wanted.order_by(col(PodSeat.pod), col(PodSeat.seat))).all()


def _seat(session: Session, event_id: int, seated: Pods) -> None:
    """Store these seats in place of all others."""
    for seat in _seats(session, event_id):
        session.delete(seat)
    session.flush()
    for number, pod in enumerate(seated, 1):
        for place, player in enumerate(pod, 1):
            session.add(PodSeat(event_id=event_id, entry_id=int(player), pod=number, seat=place))

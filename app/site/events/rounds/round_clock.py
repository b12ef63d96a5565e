"""The time of a round: begun, announced, and lengthened for a table. The actor is passed in."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import Session

from app.site.events.log import Actor, Did, record
from app.site.events.rounds.policy import MOST_EXTRA
from app.site.events.store import EventError
from app.tables import EventMatch, EventRound, utc_now


def start_clock(session: Session, round_: EventRound, actor: Actor) -> None:
    """Let the time of a round run from now."""
    round_.clock_started_at = utc_now()
    session.add(round_)
    record(session, round_.event_id, actor, Did.CLOCK, round=round_.number, minutes=round_.minutes)


def say_begin(session: Session, round_: EventRound, at: datetime | None, actor: Actor) -> None:
    """Set when a round shall begin; None takes that back."""
    round_.begins_at = at
    session.add(round_)
    record(
        session, round_.event_id, actor, Did.BEGINS, round=round_.number,
        begins=at.isoformat() if at else "",
    )  # fmt: skip


def add_minutes(session: Session, table: EventMatch, minutes: int) -> None:
    """Give a table more time. Raises EventError for none, and for more than two hours in all."""
    if not minutes:
        raise EventError("Say how many minutes more the table gets. Nothing was changed.")
    if not 0 <= table.extra_minutes + minutes <= MOST_EXTRA:
        raise EventError(f"A table can get from 0 to {MOST_EXTRA} extra minutes.")
    table.extra_minutes += minutes
    session.add(table)

"""Penalties in the database: given by judges, or the result of a deck check."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlmodel import Session, col, select

from app.games.text import plain_line
from app.site.events.log import Actor, Did, record
from app.site.events.store import EventError, id_of
from app.tables import DeckCheck, Entry, EventRound, Penalty, utc_now

NO_PENALTY: Final = "No penalty"
PENALTIES: Final = (
    "Caution",
    "Warning",
    "Game loss",
    "Match loss",
    "Disqualification",
    "Other, see the note",
)
"""The categories a judge can choose; the rulebook leaves penalties to the tournament (104.1)."""

LONGEST_REASON: Final = 500


@dataclass(frozen=True)
class PenaltyLine:
    """A penalty as pages show it.

    `penalty_id` is None for one from a deck check, whose number is `check_id`.
    """

    at: datetime
    entry_id: int
    category: str
    reason: str
    round: int | None
    by: str
    penalty_id: int | None = None
    check_id: int | None = None
    withdrawn_at: datetime | None = None
    withdrawn_by: str = ""


def give(session: Session, entry: Entry, category: str, reason: str, actor: Actor) -> Penalty:
    """Give a player a penalty. Raises EventError without a category or a reason."""
    if category not in PENALTIES:
        raise EventError("Choose the category of the penalty.")
    words = plain_line(reason, LONGEST_REASON)
    if not words:
        raise EventError("Say what the penalty is for.")
    penalty = Penalty(
        event_id=entry.event_id, entry_id=id_of(entry), category=category, reason=words,
        round=_current_round(session, entry.event_id), by_kind=actor.kind, by_name=actor.name,
    )  # fmt: skip
    session.add(penalty)
    record(
        session, entry.event_id, actor, Did.PENALTY, id_of(entry), category=category, reason=words
    )
    return penalty


def withdraw(session: Session, entry: Entry, penalty_id: int, actor: Actor) -> None:
    """Withdraw a penalty of a player. Raises EventError if there is none to withdraw."""
    penalty = session.get(Penalty, penalty_id)
    if penalty is None or penalty.entry_id != entry.id or penalty.withdrawn_at is not None:
        raise EventError("This penalty has already been withdrawn.")
    penalty.withdrawn_at, penalty.withdrawn_by_name = utc_now(), actor.name
    session.add(penalty)
    record(
        session, entry.event_id, actor, Did.PENALTY_WITHDRAWN, id_of(entry),
        category=penalty.category, reason=penalty.reason,
    )  # fmt: skip


def penalties_of(session: Session, event_id: int, entry_id: int | None = None) -> list[PenaltyLine]:
    """Return the penalties of an event, or of one of its players, oldest first."""
    given = select(Penalty).where(Penalty.event_id == event_id)
    checked = select(DeckCheck).where(
        DeckCheck.event_id == event_id,
        col(DeckCheck.finished_at).is_not(None),
        col(DeckCheck.category).in_(PENALTIES),
    )
    if entry_id is not None:
        given = given.where(Penalty.entry_id == entry_id)
        checked = checked.where(DeckCheck.entry_id == entry_id)
    lines = [
        PenaltyLine(
            one.at, one.entry_id, one.category, one.reason, one.round, one.by_name or one.by_kind,
            one.id, None, one.withdrawn_at, one.withdrawn_by_name,
        )
        for one in session.exec(given)
    ]  # fmt: skip
    lines += [
        PenaltyLine(
            one.finished_at or one.started_at, one.entry_id, one.category, one.note or one.finding,
            one.round, one.by_name or one.by_kind, None, one.id,
        )
        for one in session.exec(checked)
    ]  # fmt: skip
    return sorted(lines, key=lambda line: line.at)


def standing(lines: Sequence[PenaltyLine]) -> list[PenaltyLine]:
    """Return the penalties that were not withdrawn."""
    return [line for line in lines if line.withdrawn_at is None]


def _current_round(session: Session, event_id: int) -> int | None:
    wanted = select(EventRound.number).where(EventRound.event_id == event_id)
    return session.exec(wanted.order_by(col(EventRound.number).desc())).first()

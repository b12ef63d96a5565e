"""Pairings of a round, and the selection of players or tables for a check."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from sqlalchemy import delete
from sqlmodel import Session, col, select

from app.games.tournament import Seating
from app.games.tournament import select as select_fairly
from app.site.events import store
from app.site.events.log import Actor, Did, record
from app.site.events.store import EventError
from app.tables import Entry, LogEntry, Seat

MOST_ROUNDS: Final = 99
MOST_DRAWN: Final = 200
LONGEST_SEED: Final = 100


class Drawn(StrEnum):
    """Things to select: players or tables."""

    PLAYERS = "players"
    TABLES = "tables"


class Candidate(NamedTuple):
    """A player or table that can be selected.

    `name` is what is ranked; `key` identifies it: the player's public id or the table number.
    """

    name: str
    key: str


@dataclass(frozen=True)
class Draw:
    """A selection as the log records it. `selected` lists the candidates in the order drawn."""

    of: Drawn
    seed: str
    round: int | None
    candidates: int
    selected: tuple[Candidate, ...]


def table_name(number: int, table: str) -> str:
    """Return the name by which a table is ranked; it differs from round to round."""
    return f"round {number}, table {table}"


def load(
    session: Session,
    event_id: int,
    number: int,
    seatings: Sequence[Seating],
    players: Mapping[str, Entry],
    actor: Actor,
) -> None:
    """Seat a round according to its pairings, replacing any loaded before."""
    store.locked(session, event_id)
    session.exec(delete(Seat).where(col(Seat.event_id) == event_id, col(Seat.round) == number))
    for seating in seatings:
        for name in seating.players:
            entry_id = store.id_of(players[name])
            session.add(
                Seat(
                    event_id=event_id,
                    round=number,
                    table_name=seating.table,
                    entry_id=entry_id,
                )
            )
    record(
        session,
        event_id,
        actor,
        Did.SEATED,
        round=number,
        tables=[[seating.table, *seating.players] for seating in seatings],
    )


def rounds_of(session: Session, event_id: int) -> list[int]:
    """Return the rounds that have pairings, in order."""
    wanted = select(Seat.round).where(Seat.event_id == event_id).distinct()
    return sorted(session.exec(wanted))


def seats_of(session: Session, event_id: int, number: int) -> list[Seat]:
    """Return the seats of one round."""
    wanted = select(Seat).where(Seat.event_id == event_id, Seat.round == number)
    return list(session.exec(wanted.order_by(col(Seat.id))))


def last_seat(session: Session, entry_id: int) -> Seat | None:
    """Return where a player sits in the latest round."""
    wanted = select(Seat).where(Seat.entry_id == entry_id).order_by(col(Seat.round).desc())
    return session.exec(wanted).first()


def draw(
    session: Session,
    event_id: int,
    of: Drawn,
    count: int,
    seed: str,
    number: int | None,
    candidates: Sequence[Candidate],
    actor: Actor,
) -> Draw:
    """Select candidates, and record in the log everything needed to repeat the selection.

    Without a seed, one is made up. Raises EventError if there is nobody to select.
    """
    if not candidates:
        raise EventError(
            "There is nobody left to draw: everybody has been checked, or no list was handed in."
        )
    plain = " ".join(seed.split())[:LONGEST_SEED] or secrets.token_hex(4)
    by_name = {one.name: one for one in candidates}
    names = select_fairly(by_name, min(count, MOST_DRAWN), plain)
    selected = tuple(by_name[name] for name in names)
    record(
        session,
        event_id,
        actor,
        Did.SELECTED,
        of=of.value,
        seed=plain,
        round=number,
        selected=list(names),
        keys=[one.key for one in selected],
        candidates=sorted(by_name),
    )
    return Draw(of, plain, number, len(candidates), selected)


def last_draw(session: Session, event_id: int) -> Draw | None:
    """Return the latest selection as the log recorded it."""
    line = session.exec(
        select(LogEntry)
        .where(LogEntry.event_id == event_id, LogEntry.action == Did.SELECTED.value)
        .order_by(col(LogEntry.id).desc())
    ).first()
    if line is None:
        return None
    details = line.details
    names = details["selected"]
    keys = details.get("keys", names)  # draws of earlier releases named tables and players alone
    return Draw(
        Drawn(details["of"]),
        details["seed"],
        details["round"],
        len(details["candidates"]),
        tuple(map(Candidate, names, keys)),
    )

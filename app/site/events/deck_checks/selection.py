"""The selection of players or tables for a check."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from sqlmodel import Session, col, select

from app.games.tournament import select as select_fairly
from app.site.events.log import Actor, Did, record
from app.site.events.store import EventError
from app.tables import LogEntry

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

"""A tournament: the time of a result by the desk's line with 200 players, and of seating tables."""

from __future__ import annotations

import tempfile
import time
from datetime import UTC, datetime
from statistics import median
from typing import Final

from flask import Flask
from flask.testing import FlaskClient

from app import create_app
from app.games.tournament.matches import Entrant, Match, Outcome
from app.games.tournament.multiplayer import seat
from app.site.events import links
from app.site.events.log import Actor
from app.site.events.rounds import store as rounds
from app.tables import Database, Event, EventRole, EventState, RoundKind
from bench.desk import registered
from bench.rounds import tell

PLAYERS: Final = 200
SLOWEST: Final = 40.0
"""Milliseconds that recording a result may take in the median."""

AT_TABLES: Final = 22
SLOWEST_SEATING: Final = 1.0
"""Seconds of processor time that the search from ten starts may take for a round of tables."""


def main() -> int:
    """Print the figures; the status is 1 when a limit is missed."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app({"INSTANCE": folder, "WTF_CSRF_ENABLED": False})
        base = started(app.extensions["database"])
        entering, reading = lines(app, base)
        app.extensions["database"].close()
    return int(not all((
        tell("recording a result by the line, ms of processor", entering, SLOWEST, at_least=False),
        tell("reading a line before Enter, ms of processor", reading, SLOWEST, at_least=False),
        tell(f"seating {AT_TABLES} players, s of processor", seating(), SLOWEST_SEATING, False),
    )))  # fmt: skip


def started(database: Database) -> str:
    """An event in its third round; return the address of its organizer."""
    event_id, _ = registered(database, PLAYERS)
    actor = Actor(EventRole.ORGANIZER, "Bench")
    with database.writing() as session:
        event = session.get_one(Event, event_id)
        event.state, event.started_at = EventState.STARTED, datetime.now(UTC)
        session.add(event)
        key = links.add_link(session, event_id, EventRole.ORGANIZER, "Bench", actor)
    for _ in range(3):
        with database.writing() as session:
            for played in rounds.rounds_of(session, event_id)[-1:]:
                for table in played.tables:
                    table.outcome = {"numbers": [2, table.number % 2], "draws": 0}
                    session.add(table)
            session.flush()
            rounds.pair(session, event_id, RoundKind.SWISS, 0, 50, actor)
    return f"/events/organizer/{key}"


def lines(app: Flask, base: str) -> tuple[float, float]:
    """The medians in milliseconds of saving and of reading a line, over all tables."""
    client = app.test_client()
    saved, read = [], []
    for table in range(1, PLAYERS // 2 + 1):
        line = f"{table} 2 {table % 2}"
        read.append(_taken(client, "GET", f"{base}/rounds/3/reading?line={line}", {}))
        saved.append(_taken(client, "POST", f"{base}/rounds/3/line", {"line": line}))
    return median(saved), median(read)


def seating() -> float:
    """The seconds of processor time of one round of tables, on average over five rounds."""
    entrants = [Entrant(f"p{number:02}") for number in range(AT_TABLES)]
    matches: list[Match] = []
    begun = time.process_time()
    for number in range(1, 6):
        for table in seat(entrants, matches, f"round {number}"):
            places = tuple(range(1, len(table) + 1))
            matches += [Match(number, table, Outcome(places))]
    return (time.process_time() - begun) / 5


def _taken(client: FlaskClient, method: str, address: str, form: dict[str, str]) -> float:
    """Milliseconds of processor time of an answer to a script: others may use the machine, too."""
    begun = time.process_time()
    answer = client.open(address, method=method, data=form, headers={"X-Fragment": "entering"})
    taken = time.process_time() - begun
    assert answer.status_code == 200, answer.status
    return taken * 1000

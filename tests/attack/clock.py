"""A site whose clock jumps between requests and in the middle of them, and is set right again.

Nothing may fail, nothing may be deleted, and afterwards everybody goes on as before.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Final

import time_machine
from flask import Flask
from sqlmodel import func, select

from app.tables import Database, Deck, Entry, Event, HandIn, User
from tests.attack.forms import Attacker, Failure
from tests.site.subjects import Subject
from tests.support.site import heard

JUMPS: Final = tuple(
    timedelta(**{unit: sign * number})
    for unit, number in (("seconds", 90), ("hours", 1), ("days", 1), ("days", 40), ("days", 400))
    for sign in (1, -1)
)
ZONES: Final = (
    "UTC",
    "America/New_York",
    "Asia/Kolkata",
    "Pacific/Kiritimati",
    "Pacific/Pago_Pago",
)
EARLIEST: Final = datetime(2020, 1, 1, tzinfo=UTC)
LATEST: Final = datetime(2035, 1, 1, tzinfo=UTC)

_JUMPS_IN: Final = 1 / 40
"""The share of statements to the database before which the clock jumps."""

_KEPT: Final = (User, Deck, Event, Entry, HandIn)


def attack_clock(app: Flask, subject: Subject, seed: int, rounds: int) -> Iterator[Failure | None]:
    """Send random requests while the clock jumps, and look what is left when it is right again."""
    attacker = Attacker(app, subject, seed)
    database: Database = app.extensions["database"]
    with jumping_clock(database, seed):
        yield from attacker.attack(rounds)
    before = counts(database)
    with jumping_clock(database, seed + 1):
        for path in ("/", "/decks", "/events", "/health"):
            yield refused(app, path)
    if counts(database) != before:
        yield Failure("looking at pages", f"{before} became {counts(database)}")
    yield goes_on(app)


@contextmanager
def jumping_clock(database: Database, seed: int) -> Iterator[None]:
    """Meanwhile let the clock and the time zone of this process jump, also within a request."""
    chance = Random(seed)
    zone = os.environ.get("TZ")
    with time_machine.travel(datetime.now(UTC)) as clock:

        def jump(*_about: object) -> None:
            if chance.random() < _JUMPS_IN:
                moment = datetime.now(UTC) + chance.choice(JUMPS)
                clock.move_to(min(max(moment, EARLIEST), LATEST))
                os.environ["TZ"] = chance.choice(ZONES)
                time.tzset()

        with heard(database.engine, "before_cursor_execute", jump):
            yield
    if zone is None:
        os.environ.pop("TZ", None)
    else:
        os.environ["TZ"] = zone
    time.tzset()


def counts(database: Database) -> dict[str, int]:
    """Return the number of rows of each thing that people made."""
    with database.reading() as session:
        return {
            table.__name__: session.exec(select(func.count()).select_from(table)).one()
            for table in _KEPT
        }


def refused(app: Flask, path: str) -> Failure | None:
    """A failure if a page does not open."""
    status = app.test_client().get(path, follow_redirects=True).status_code
    return None if status == 200 else Failure(f"GET {path}", f"answered with {status}")


def goes_on(app: Flask) -> Failure | None:
    """A failure if somebody new cannot make an account, sign in again and save a deck."""
    client = app.test_client()
    account = {"name": "Right Again", "password": "four staples of rage"}
    steps = (
        ("/account/sign-up", account),
        ("/account/sign-out", {}),
        ("/account/sign-in", account),
        ("/decks/new", {"name": "Saved"}),
    )
    for path, form in steps:
        status = client.post(path, data=form).status_code
        if status != 303:
            return Failure(f"POST {path}", f"answered with {status} after the clock was right")
    return None

"""Visitors of a site on PostgreSQL, which is killed under them and started again."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from urllib.parse import urlencode, urlsplit

from flask import Flask

from app import create_app
from app.tables import migrate, open_database
from app.tables.curation import prepare
from tests.support.parts import OwnPostgres, new_database
from tests.support.site import listening

DECK = "/decks/precon/starter-arcanist-warlord"
ADDRESSES = ("/", "/decks", "/spoils/cards/scout", "/api/v1/games/spoils/cards/scout", "/health")
PRINTING = "7e9610d4-c06d-437d-a5e6-000010285300"
VISITORS = 6
SECONDS = 60
FINE = {200, 303, 409}


def site_on(address: str, folder: Path) -> Flask:
    return create_app(
        {
            "INSTANCE": str(folder / "instance"),
            "DATABASE_URL": address,
            "WTF_CSRF_ENABLED": False,
            "RATE_LIMITS": False,
        }
    )


class Visitors:
    """Visitors who read and change without a pause, and note each status with its time."""

    def __init__(self, address: str, deck: str) -> None:
        self.place, self.deck = urlsplit(address), deck
        self.told: list[tuple[float, int]] = []
        self.pages: list[str] = []
        self._gone = threading.Event()
        self._threads = [threading.Thread(target=self._visit, args=(n,)) for n in range(VISITORS)]

    def __enter__(self) -> Visitors:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_about: object) -> None:
        self._gone.set()
        for thread in self._threads:
            thread.join()

    def _visit(self, number: int) -> None:
        asked = [*ADDRESSES, self.deck][number:] + [*ADDRESSES, self.deck][:number]
        while not self._gone.is_set():
            for address in asked:
                self._ask("GET", address)
            form = {"version": "1", "change": f"add considering {PRINTING} 1"}
            self._ask("POST", f"{self.deck}/change", urlencode(form))
            time.sleep(0.02)

    def _ask(self, method: str, address: str, body: str | None = None) -> None:
        connection = HTTPConnection(self.place.hostname or "", self.place.port, timeout=SECONDS)
        kind = {"Content-Type": "application/x-www-form-urlencoded"}
        try:
            connection.request(method, address, body, kind if body else {})
            answer = connection.getresponse()
            page = answer.read().decode()
        except (OSError, HTTPException) as problem:
            self.told.append((time.monotonic(), 0))
            self.pages.append(f"{method} {address}: {problem!r}")
            return
        finally:
            connection.close()
        self.told.append((time.monotonic(), answer.status))
        if answer.status >= 500:
            self.pages.append(f"{method} {address}: {answer.status} {page}")

    def statuses(self, since: float = 0, until: float = float("inf")) -> Counter[int]:
        return Counter(status for at, status in self.told if since <= at < until)

    def wait_for(self, holds: Callable[[Counter[int]], bool]) -> None:
        """Wait until the answers from now on are as described. Fails after a minute."""
        since = time.monotonic()
        while not holds(self.statuses(since)):
            assert time.monotonic() - since < SECONDS, self.statuses(since)
            time.sleep(0.05)


def survive(server: OwnPostgres, folder: Path, kills: int) -> Counter[int]:
    """Kill and start the server this many times under visitors; return how often which status came.

    Fails where an answer is anything but fine or 503 in words, and where the site does not go on
    by itself.
    """
    with new_database(server.address) as address:
        prepared(address)
        app = site_on(address, folder)
        deck = app.test_client().post(DECK).location
        with listening(app, threads=8) as site, Visitors(site, deck) as visitors:
            visitors.wait_for(lambda told: told[200] > 20)
            for _ in range(kills):
                server.kill()
                visitors.wait_for(lambda told: told[503] > 40)
                server.start()
                visitors.wait_for(lambda told: told[200] > 20)
                again = time.monotonic()
                visitors.wait_for(lambda told: told[200] > 40)
                assert set(visitors.statuses(again)) <= FINE, visitors.statuses(again)
        app.extensions["database"].close()
    assert set(visitors.statuses()) <= {*FINE, 503}, visitors.statuses()
    for page in visitors.pages:
        assert "Traceback" not in page, page
        assert "database" in page, page
    return visitors.statuses()


def prepared(address: str) -> None:
    """Give an empty database this release's schema and catalogue."""
    database = open_database(address)
    migrate(database)
    prepare(database)
    database.close()

"""A request holds one connection at a time, so a crowd waits its turn and never for itself."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from urllib.parse import urlencode, urlsplit

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import exc
from sqlmodel import select

from app import create_app
from app.games.spoils.facts import Catalogue
from app.site.goldfish.report import playing
from app.site.goldfish.report import views as report_views
from app.site.platform.workers.worker_pool import WorkerPool
from app.tables import Database, User, open_database
from app.tables import database as databases
from app.tables.curation import Served
from tests.attack.forms import Attacker
from tests.conftest import BOTH_DATABASES, postgres_copy
from tests.site.subjects import SPOILS
from tests.support.connections import HeldConnections
from tests.support.site import listening, website

DECK = "/decks/precon/starter-arcanist-warlord"
ROUNDS = 3
AT_ONCE = 64
LONGEST = 30


@pytest.fixture(params=BOTH_DATABASES)
def on_both(request: pytest.FixtureRequest, settings: dict[str, object]) -> Iterator[Flask]:
    """The website on SQLite, then on PostgreSQL, without limits."""
    own = {**settings, "WTF_CSRF_ENABLED": False, "RATE_LIMITS": False}
    addresses = iter([str(settings["DATABASE_URL"])])
    if request.param == "postgres":
        server, prepared = map(request.getfixturevalue, ("postgres", "prepared_postgres"))
        addresses = postgres_copy(server, prepared)
    for address in addresses:
        with website({**own, "DATABASE_URL": address, "PROPAGATE_EXCEPTIONS": False}) as made:
            yield made


@pytest.mark.slow
def test_no_request_to_any_route_holds_two_connections(on_both: Flask) -> None:
    """Each route several times, by visitors of every kind, with the fields of its forms."""
    attacker = Attacker(on_both, SPOILS, 37)
    for failure in attacker.attack(ROUNDS):
        assert failure is None, f"{failure.request}\n{failure.trace}"
    assert attacker.tally.statuses[200] > 100
    assert attacker.tally.statuses[303] > 20


def test_what_is_opened_twice_is_noticed(on_both: Flask) -> None:
    database: Database = on_both.extensions["database"]
    held = HeldConnections(database.engine)
    with database.engine.connect(), database.engine.connect():
        pass
    assert held.most() == 2
    with database.engine.connect():
        pass
    assert held.most() == 1


@pytest.fixture
def narrow(app: Flask, monkeypatch: pytest.MonkeyPatch) -> Iterator[Flask]:
    """A site whose database has one connection, for which nobody waits for long."""
    monkeypatch.setattr(databases, "POOL_SECONDS", 0.2)
    database = open_database(app.extensions["database"].url, connections=1)
    app.extensions["database"], app.extensions["served"] = database, Served(database)
    yield app
    database.close()


def test_one_connection_is_enough(narrow: Flask, catalogue: Catalogue) -> None:
    client = narrow.test_client()
    gnat = catalogue.newest["Gnat"].id
    account = {"name": "Ada", "password": "four staples of rage"}
    assert client.post("/account/sign-up", data=account).status_code == 303
    deck = client.post(DECK).location
    change = {"version": "1", "change": f"add deck {gnat} 1"}
    assert client.post(f"{deck}/change", data=change).status_code == 303
    for page in ("", "/history", "/share", "/files", "/settings", "/compare?from=1&to=2"):
        answer = client.get(f"{deck}{page}", follow_redirects=True)
        assert answer.status_code == 200, page
    for page in ("/", "/decks", "/spoils/decks", "/events", "/account", "/collection", "/health"):
        assert client.get(page, follow_redirects=True).status_code == 200, page


def test_where_no_connection_becomes_free_the_answer_says_so(narrow: Flask) -> None:
    client = narrow.test_client()
    database: Database = narrow.extensions["database"]
    with database.engine.connect():
        for path in ("/", "/decks", "/spoils/cards/scout"):
            answer = client.get(path)
            assert answer.status_code == 503, path
            assert answer.headers["Retry-After"] == "10"
            assert "Too many visitors at the moment" in answer.text
            assert "Traceback" not in answer.text
        program = client.get("/api/v1/games/spoils/cards/scout")
        assert program.status_code == 503
        assert program.headers["Retry-After"] == "10"
        assert client.get("/health").json == {"status": "the database does not answer"}
    assert client.get("/decks").status_code == 200
    assert client.get("/health").status_code == 200


def test_a_site_has_a_connection_for_every_thread(settings: dict[str, object]) -> None:
    app = create_app({**settings, "THREADS": 3})
    assert app.extensions["database"].engine.pool.size() == 11
    app.extensions["database"].close()


# What computes holds no connection


@pytest.mark.slow
def test_who_waits_for_a_simulation_holds_no_connection(
    app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: list[tuple[str, int]] = []

    def noting(name: str, do: Callable[..., object]) -> Callable[..., object]:
        def noted(*args: object, **words: object) -> object:
            database: Database = app.extensions["database"]
            held.append((name, database.connections[0]))
            return do(*args, **words)

        return noted

    monkeypatch.setattr(WorkerPool, "run", noting("processes", WorkerPool.run))
    monkeypatch.setattr(playing, "computed", noting("page", playing.computed))
    monkeypatch.setattr(report_views, "computed", noting("block", report_views.computed))
    client = app.test_client()
    deck = client.post("/decks/precon/seed-1-rogue").location.removeprefix("/decks/")
    shared = client.get(f"/spoils/goldfish/{deck}/report").location
    place, _, asked = (shared or f"/spoils/goldfish/{deck}/report").partition("?")
    games = f"{asked}&games=2000&until=10000".lstrip("&")
    assert client.get(f"{place}?{games}").status_code == 200
    assert client.get(f"{place.removesuffix('report')}block?{games}&from=0&count=10").json
    client.post(f"{place.removesuffix('report')}referee?{games}")
    assert held == [("page", 0), ("block", 0), ("processes", 0)]


# Sessions inside sessions


def test_a_session_inside_another_one_sees_the_same_on_its_connection(
    site_database: Database,
) -> None:
    held = HeldConnections(site_database.engine)
    with site_database.writing() as session:
        session.add(User(name="Ada", folded_name="ada", password_hash="-"))
        session.flush()
        with site_database.reading() as inner:
            assert len(inner.exec(select(User)).all()) == 1
        session.add(User(name="Bea", folded_name="bea", password_hash="-"))
    with site_database.reading() as session:
        assert len(session.exec(select(User)).all()) == 2
    assert held.most() == 1


def test_nobody_writes_inside_another_session(site_database: Database) -> None:
    for outer in (site_database.reading, site_database.writing):
        with pytest.raises(RuntimeError, match="open already"), outer(), site_database.writing():
            pass
    write(site_database)


def test_what_is_being_written_is_not_kept_as_the_catalogue(site_database: Database) -> None:
    served = Served(site_database)
    before = served.current("spoils")

    def half() -> None:
        with site_database.writing() as session:
            session.connection().exec_driver_sql("UPDATE revisions SET number = number + 1")
            assert served.current("spoils") is not before
            raise LookupError

    with pytest.raises(LookupError):
        half()
    assert served.current("spoils") is before


# Writers of an embedded database


def write(database: Database) -> None:
    with database.writing() as session:
        session.add(User(name="Ada", folded_name="ada", password_hash="-"))


def test_writers_wait_without_a_connection(site_url: str) -> None:
    database = open_database(site_url)
    waits = threading.Thread(target=write, args=(database,))
    with database.writing() as session:
        session.connection()
        waits.start()
        time.sleep(0.05)
        assert database.connections[0] == 1
    waits.join()
    database.close()


def test_a_writer_who_waits_too_long_is_told(
    app: Flask, client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "BUSY_SECONDS", 0.05)
    database: Database = app.extensions["database"]
    begun, done = threading.Event(), threading.Event()

    def hold() -> None:
        with database.writing():
            begun.set()
            done.wait(60)

    writer = threading.Thread(target=hold)
    writer.start()
    assert begun.wait(60)
    answer = client.post(DECK)
    assert answer.status_code == 503
    assert "Too many visitors at the moment" in answer.text
    assert client.get("/health").status_code == 200
    done.set()
    writer.join()
    assert client.post(DECK).status_code == 303


def test_a_writer_who_cannot_begin_lets_others_write(site_url: str) -> None:
    database = open_database(site_url)
    with pytest.raises(exc.TimeoutError), database.writing():
        raise exc.TimeoutError
    write(database)
    database.close()


@pytest.mark.slow
def test_of_a_crowd_nobody_waits_half_a_minute(on_both: Flask, catalogue: Catalogue) -> None:
    gnat = catalogue.newest["Gnat"].id
    deck = on_both.test_client().post(DECK).location
    with listening(on_both, threads=32) as address:
        place = urlsplit(address)

        def ask(number: int) -> tuple[int, float]:
            connection = HTTPConnection(place.hostname or "", place.port, timeout=2 * LONGEST)
            began = time.monotonic()
            if number % 8:
                connection.request("GET", deck)
            else:
                form = urlencode({"version": "1", "change": f"add deck {gnat} 1"})
                kind = {"Content-Type": "application/x-www-form-urlencoded"}
                connection.request("POST", f"{deck}/change", form, kind)
            answer = connection.getresponse()
            answer.read()
            connection.close()
            return answer.status, time.monotonic() - began

        with ThreadPoolExecutor(AT_ONCE) as visitors:
            told = list(visitors.map(ask, range(4 * AT_ONCE)))
    assert {status for status, _ in told} <= {200, 303, 409}
    assert max(seconds for _, seconds in told) < LONGEST

"""A database that is down, read-only or full: told in words, and nothing half-done is stored."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from app import create_app
from app.cli import main
from app.site.decks.stored_decks import DECKS
from app.site.platform.monitoring.log_masking import MaskingFilter, masked
from app.site.platform.request.access import Access, open_to
from app.site.platform.storage.database import current_database
from app.tables import Database, Deck, open_database, utc_now
from app.tables.base import KEY_SIGNS, new_key
from tests.conftest import postgres_copy
from tests.support.site import heard

STARTER = "/decks/precon/starter-arcanist-warlord"


@contextmanager
def limited(app: Flask, *pragmas: str) -> Iterator[None]:
    """Meanwhile, open every connection with these words to SQLite."""
    database: Database = app.extensions["database"]

    def say(connection: sqlite3.Connection, _record: object) -> None:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    database.close()
    with heard(database.engine, "connect", say):
        yield


@pytest.fixture
def deck(client: FlaskClient) -> str:
    return client.post(STARTER).location


def rename(client: FlaskClient, deck: str) -> int:
    form = {"version": "1", "change": "set", "name": "x" * 100, "notes": "n" * 20_000}
    answer = client.post(f"{deck}/change", data=form)
    if answer.status_code == 503:
        assert "Nothing was saved" in answer.text
        assert answer.headers["Retry-After"]
    return answer.status_code


def test_on_a_read_only_disk_pages_are_read_and_saves_are_refused_in_words(
    app: Flask, client: FlaskClient, deck: str
) -> None:
    with limited(app, "query_only = ON"):
        assert client.get(deck).status_code == 200
        assert rename(client, deck) == 503
        assert client.get("/health").json == {"status": "the database cannot be written"}
        assert client.get("/health").status_code == 503


def test_on_a_full_disk_pages_are_read_and_saves_are_refused_in_words(
    app: Flask, client: FlaskClient, deck: str
) -> None:
    database: Database = app.extensions["database"]
    with database.reading() as session:
        pages = session.connection().execute(text("PRAGMA page_count")).scalar_one()
    with limited(app, f"max_page_count = {pages}"):
        assert rename(client, deck) == 503
        assert client.get(deck).status_code == 200
        assert "x" * 100 not in client.get(deck).text


def test_health_says_that_the_disk_is_nearly_full(app: Flask, client: FlaskClient) -> None:
    assert client.get("/health").status_code == 200
    app.config["LEAST_FREE_BYTES"] = 10**18
    answer = client.get("/health")
    assert (answer.status_code, answer.json) == (503, {"status": "the disk is nearly full"})


@pytest.fixture
def closed(postgres: str, prepared_postgres: str, tmp_path: Path) -> Iterator[Flask]:
    """A site whose PostgreSQL takes no connections any more, as while it is recovering."""
    for address in postgres_copy(postgres, prepared_postgres):
        app = create_app({"INSTANCE": str(tmp_path), "DATABASE_URL": address, "TESTING": True})
        admin = open_database(f"{postgres}/postgres")
        name = address.rpartition("/")[2]
        engine = admin.engine.execution_options(isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false"))
            connection.execute(
                text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :n"),
                {"n": name},
            )
        yield app
        app.extensions["database"].close()
        admin.close()


def test_a_database_that_takes_no_connections_is_unavailable_and_no_mistake(
    closed: Flask,
) -> None:
    client = closed.test_client()
    for path in ("/", "/decks", "/spoils/cards/scout"):
        answer = client.get(path)
        assert answer.status_code == 503
        assert answer.headers["Retry-After"] == "10"
        assert "The database is not responding" in answer.text
        assert "css/base.css" in answer.text
    assert client.get("/health").json == {"status": "the database does not answer"}
    assert client.get("/nothing/there").status_code == 404


def test_starting_on_a_read_only_disk_ends_in_a_sentence(site_url: str) -> None:
    address = site_url.replace("sqlite:///", "sqlite:///file:") + "?mode=ro&uri=true"
    run = CliRunner().invoke(main, ["serve", "--port", "0", "--database", address])
    assert run.exit_code == 1
    assert run.output.startswith("Error: The database cannot be used: attempt to write a readonly")
    assert "Traceback" not in run.output


@open_to(Access.ANYONE)
def beyond() -> str:
    """A view that lets a number through which no column holds."""
    with current_database().writing() as session:
        session.add(Deck(id=10**30, public_id="b", edit_key_hash="2", read_key="s"))
    return "stored"


@open_to(Access.ANYONE)
def nul() -> str:
    """A view that lets a text through which PostgreSQL does not take, and SQLite does."""
    with current_database().writing() as session:
        session.add(Deck(public_id="b", edit_key_hash="2", read_key="s", name="\0"))
    return "stored"


@pytest.mark.parametrize("view", [beyond, nul])
def test_a_value_that_comes_through_all_checks_is_refused_and_not_our_mistake(
    site_database: Database, tmp_path: Path, view: Callable[[], str]
) -> None:
    address = site_database.url.render_as_string(hide_password=False)
    app = create_app({"INSTANCE": str(tmp_path), "DATABASE_URL": address, "TESTING": True})
    app.add_url_rule("/through", "through", view)
    answer = app.test_client().get("/through")
    app.extensions["database"].close()
    if view is nul and site_database.is_embedded:
        assert answer.text == "stored"
        return
    assert answer.status_code == 400
    assert "Request not understood" in answer.text


# What logs say


@open_to(Access.ANYONE)
def broken(key: str) -> str:
    raise LookupError("something")


def test_the_log_of_a_failure_holds_no_key(
    settings: dict[str, object], caplog: pytest.LogCaptureFixture
) -> None:
    app = create_app({**settings, "TESTING": False, "PROPAGATE_EXCEPTIONS": False})
    app.add_url_rule("/decks/edit/<key>/broken", "broken", broken)
    key = new_key()
    assert app.test_client().get(f"/decks/edit/{key}/broken").status_code == 500
    app.extensions["database"].close()
    assert "Exception on /decks/edit/<key>/broken [GET]" in caplog.text
    assert key not in caplog.text


def test_the_log_of_a_failing_database_holds_no_key(
    app: Flask, client: FlaskClient, deck: str, caplog: pytest.LogCaptureFixture
) -> None:
    with limited(app, "query_only = ON"):
        rename(client, deck)
    assert "The database failed at /decks/<way>/<key>/change: attempt to write" in caplog.text
    assert deck.rpartition("/")[2] not in caplog.text


def test_every_key_is_masked_and_words_are_not(app: Flask) -> None:
    for rule in app.url_map.iter_rules():
        key = new_key()
        if "<key>" in rule.rule:
            assert key not in masked(rule.rule.replace("<key>", key))
    assert len(new_key()) == KEY_SIGNS
    assert (
        masked("/spoils/cards/lugubrious-finger-trap?q=x")
        == "/spoils/cards/lugubrious-finger-trap?q=x"
    )


def test_other_loggers_are_masked_too(caplog: pytest.LogCaptureFixture) -> None:
    logger, key = logging.getLogger("tested"), new_key()
    logger.addFilter(MaskingFilter())
    logger.error("Exception while serving %s", f"/decks/edit/{key}")
    assert caplog.messages == ["Exception while serving /decks/edit/…"]


def test_an_error_of_the_database_tells_no_values(site_database: Database) -> None:
    def twice() -> None:
        with site_database.writing() as session:
            for name in ("one", "two"):
                session.add(Deck(public_id="same", edit_key_hash=name, read_key=f"secret {name}"))

    with pytest.raises(IntegrityError) as caught:
        twice()
    assert "parameters hidden" in str(caught.value)
    assert "secret" not in str(caught.value)


def test_a_new_instance_folder_is_its_owners(settings: dict[str, object]) -> None:
    app = create_app(settings)
    app.extensions["database"].close()
    folder = Path(str(settings["INSTANCE"]))
    assert folder.stat().st_mode & 0o777 == 0o700
    assert (folder / "secret_key").stat().st_mode & 0o777 == 0o600


def test_a_deck_long_unused_is_shown_where_its_use_cannot_be_stored(
    app: Flask, client: FlaskClient, deck: str, caplog: pytest.LogCaptureFixture
) -> None:
    database: Database = app.extensions["database"]
    old = utc_now().replace(year=2020)
    with database.writing() as session:
        session.connection().execute(DECKS.update().values(used_at=old))
    with limited(app, "query_only = ON"):
        assert client.get(deck).status_code == 200
    assert "The use of 1 deck could not be stored" in caplog.text

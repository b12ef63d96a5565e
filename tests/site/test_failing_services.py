"""PostgreSQL that is killed or slow, and a disk that fills up: told in words, and then over."""

from __future__ import annotations

import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner
from flask import Flask
from sqlalchemy import text

from app.cli import main
from app.site.platform.storage import postgres_waits
from app.tables import Database, open_database, schema
from app.tables import database as databases
from tests.conftest import postgres_copy
from tests.support.killed_database import DECK, prepared, site_on, survive
from tests.support.parts import OwnPostgres, new_database


@pytest.mark.slow
def test_postgres_that_is_killed_under_load_is_found_again(
    mortal_postgres: OwnPostgres, tmp_path: Path
) -> None:
    assert survive(mortal_postgres, tmp_path, kills=2)[503] > 80


@pytest.fixture
def slow_site(
    postgres: str, prepared_postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Flask]:
    """A site on PostgreSQL that waits one second for an answer, not half a minute."""
    monkeypatch.setattr(postgres_waits, "STATEMENT_SECONDS", 1)
    for address in postgres_copy(postgres, prepared_postgres):
        app = site_on(address, tmp_path)
        yield app
        app.extensions["database"].close()


def test_a_database_that_answers_late_is_told_in_words(
    slow_site: Flask, caplog: pytest.LogCaptureFixture
) -> None:
    client = slow_site.test_client()
    deck = client.post(DECK).location
    database: Database = slow_site.extensions["database"]
    other = open_database(database.url)
    with other.writing() as session:
        session.connection().execute(text("LOCK TABLE decks IN ACCESS EXCLUSIVE MODE"))
        answer = client.get(deck)
        assert answer.status_code == 503
        assert "The database is not responding" in answer.text
        assert answer.headers["Retry-After"] == "10"
        assert client.get("/spoils/rules/cr3").status_code == 200
    other.close()
    assert client.get(deck).status_code == 200
    assert "Traceback" not in caplog.text


@pytest.mark.slow
def test_a_database_that_has_stopped_to_answer_is_given_up_and_found_again(
    mortal_postgres: OwnPostgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_waits, "STATEMENT_SECONDS", 1)
    monkeypatch.setattr(databases, "CONNECT_SECONDS", 2)
    with new_database(mortal_postgres.address) as address:
        prepared(address)
        app = site_on(address, tmp_path)
        client = app.test_client()
        deck = client.post(DECK).location
        with mortal_postgres.frozen():  # who waited for it would wait for ever
            for page in (deck, "/decks", "/spoils/cards/scout"):
                answer = client.get(page)
                assert answer.status_code == 503
                assert "The database is not responding" in answer.text
            assert client.get("/health").json == {"status": "the database does not answer"}
        assert client.get(deck).status_code == 200
        assert client.get("/health").status_code == 200
        app.extensions["database"].close()


# A disk that fills during a migration


def full(monkeypatch: pytest.MonkeyPatch, pages: int) -> None:
    """Let no SQLite database grow beyond this many pages."""
    prepare_sqlite = databases.prepare_sqlite

    def prepare(connection: sqlite3.Connection, record: object = None) -> None:
        prepare_sqlite(connection, record)
        connection.execute(f"PRAGMA max_page_count = {pages}")

    monkeypatch.setattr(databases, "prepare_sqlite", prepare)
    monkeypatch.setattr(schema, "prepare_sqlite", prepare)


def test_a_disk_that_fills_during_a_migration_leaves_the_site_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "site.sqlite"
    address = f"sqlite:///{file}"
    database = open_database(address)
    with schema.exclusively(database) as connection:
        schema.upgrade(connection, "0001")
    database.close()
    before = schema_of(file)
    with sqlite3.connect(file) as rows:
        pages = rows.execute("PRAGMA page_count").fetchone()[0]
    rows.close()
    with monkeypatch.context() as patch:
        full(patch, pages + 2)
        for command in ("migrate", "serve"):
            run = CliRunner().invoke(main, [command, "--database", address])
            assert run.exit_code == 1
            assert "database or disk is full" in run.output
            assert "Traceback" not in run.output
            assert run.exception is None or isinstance(run.exception, SystemExit)
        assert schema_of(file) == before
    run = CliRunner().invoke(main, ["migrate", "--database", address])
    assert run.exit_code == 0, run.output
    assert schema_of(file) != before


@pytest.mark.slow
def test_a_disk_without_room_for_the_copy_is_told_in_words(tmp_path: Path) -> None:
    file = tmp_path / "site.sqlite"
    database = open_database(f"sqlite:///{file}")
    with schema.exclusively(database) as connection:
        schema.upgrade(connection, "0001")
    database.close()
    before, size = schema_of(file), file.stat().st_size
    program = Path(sys.executable).parent / "threshold"
    done = subprocess.run(
        [program, "migrate", "--database", f"sqlite:///{file}"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size // 2, size // 2)),
    )
    assert done.returncode == 1
    assert "could not be copied before its migration" in done.stderr
    assert "Traceback" not in done.stderr
    assert schema_of(file) == before
    assert list(tmp_path.glob("*.backup")) == []


def schema_of(file: Path) -> list[tuple[str, ...]]:
    with closing(sqlite3.connect(file)) as rows:
        return rows.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()

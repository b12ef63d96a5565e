"""Sessions: one transaction each, writers in turn, times in UTC."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta, timezone
from unittest.mock import Mock

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, StatementError
from sqlmodel import select

from app.tables import Database, Deck, DeckLine, Revision, User, open_database
from app.tables.accounts import Role
from tests.support.parts import new_database


def test_an_address_of_another_kind_of_database_is_refused() -> None:
    with pytest.raises(ValueError, match="not in 'mysql'"):
        open_database("mysql://example/site")
    with pytest.raises(ValueError, match="expected sqlite"):
        open_database("site")
    with pytest.raises(ValueError, match="SQLite file"):
        open_database("sqlite://")


def test_what_an_exception_leaves_is_undone(database: Database) -> None:
    def half() -> None:
        with database.writing() as session:
            session.add(a_user("Ada"))
            session.flush()
            raise RuntimeError("half-way")

    with pytest.raises(RuntimeError, match="half-way"):
        half()
    with database.reading() as session:
        assert session.exec(select(User)).all() == []


@pytest.mark.postgres
def test_a_connection_that_the_server_has_ended_is_not_given_out(postgres: str) -> None:
    with new_database(postgres) as address, opened(address) as database:
        ended = backend(database)
        with opened(address) as other, other.writing() as session:
            asked = text("SELECT pg_terminate_backend(:it, 5000)")
            assert session.connection().scalar(asked, {"it": ended})
        assert backend(database) != ended


@pytest.mark.postgres
def test_a_connection_that_was_idle_for_long_is_tested_by_a_statement(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with new_database(postgres) as address, opened(address) as database:
        monkeypatch.setattr("app.tables.database.IDLE_SECONDS", 3600)
        first = backend(database)
        pinged = Mock(wraps=database.engine.dialect.do_ping)
        monkeypatch.setattr(database.engine.dialect, "do_ping", pinged)
        assert backend(database) == first
        assert not pinged.called
        monkeypatch.setattr("app.tables.database.IDLE_SECONDS", 0)
        assert backend(database) == first
        assert pinged.called


def backend(database: Database) -> int:
    """Return the number of the server's process behind the pool's connection."""
    with database.reading() as session:
        return int(session.connection().scalar(text("SELECT pg_backend_pid()")) or 0)


@contextmanager
def opened(address: str) -> Iterator[Database]:
    database = open_database(address)
    try:
        yield database
    finally:
        database.close()


def test_a_cursor_leaves_its_connection_as_sessions_expect_it(database: Database) -> None:
    with database.cursor() as cursor:
        cursor.execute("SELECT 1")
    test_what_an_exception_leaves_is_undone(database)


def test_two_names_that_fold_alike_are_one_account(database: Database) -> None:
    with database.writing() as session:
        session.add(a_user("Ada"))
    with (
        pytest.raises(IntegrityError, match=r"folded_name"),
        database.writing() as session,
    ):
        session.add(a_user("ADA"))


def test_a_word_outside_the_list_is_refused_by_the_database(database: Database) -> None:
    with pytest.raises(IntegrityError, match="ck_users_role"), database.writing() as session:
        session.add(User(name="x", folded_name="x", password_hash="-", role="king"))


def test_moments_come_back_in_utc(database: Database) -> None:
    noon = datetime(2026, 6, 1, 12, tzinfo=timezone(timedelta(hours=2)))
    with database.writing() as session:
        user = a_user("Ada")
        user.created_at = noon
        session.add(user)
    with database.reading() as session:
        kept = session.exec(select(User)).one().created_at
    assert kept == noon
    assert kept.tzinfo is UTC


def test_a_time_without_zone_is_refused(database: Database) -> None:
    user = a_user("Ada")
    user.created_at = datetime(2026, 6, 1, 12)
    with (
        pytest.raises(StatementError, match="no time zone"),
        database.writing() as session,
    ):
        session.add(user)


def test_deleting_an_account_deletes_its_decks_with_their_lines(database: Database) -> None:
    with database.writing() as session:
        user = a_user("Ada")
        session.add(user)
        session.flush()
        deck = Deck(public_id="d", edit_key_hash="e", read_key="r", owner_id=user.id)
        session.add(deck)
        session.flush()
        assert deck.id is not None
        session.add(DeckLine(deck_id=deck.id, printing_id="p", zone="deck", copies=4))
    with database.writing() as session:
        session.delete(session.exec(select(User)).one())
    with database.reading() as session:
        assert session.exec(select(Deck)).all() == []
        assert session.exec(select(DeckLine)).all() == []


def test_concurrent_writers_wait_for_each_other_and_lose_nothing(database: Database) -> None:
    with database.writing() as session:
        session.add(Revision(subject="count"))
    errors: list[BaseException] = []

    def count() -> None:
        try:
            for _ in range(25):
                with database.writing() as session:
                    row = session.get_one(Revision, "count", with_for_update=True)
                    row.number += 1
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=count) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []
    with database.reading() as session:
        assert session.get_one(Revision, "count").number == 100


def test_a_reader_sees_one_state_while_others_write(database: Database) -> None:
    with database.reading() as session:
        assert session.exec(select(User)).all() == []
        another = open_database(database.url)
        with another.writing() as other:
            other.add(a_user("Ada"))
        another.close()
        assert session.exec(select(User)).all() == []
    with database.reading() as session:
        assert len(session.exec(select(User)).all()) == 1


def test_each_role_may_do_what_those_before_it_may() -> None:
    assert Role.CURATOR.includes(Role.PLAYER)
    assert Role.CURATOR.includes(Role.CURATOR)
    assert not Role.ORGANIZER.includes(Role.CURATOR)


def a_user(name: str) -> User:
    return User(name=name, folded_name=name.casefold(), password_hash="-")

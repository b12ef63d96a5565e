"""Sessions: one transaction each, writers in turn, times in UTC."""

import threading
from datetime import UTC, datetime, timedelta, timezone

import pytest
from sqlalchemy.exc import IntegrityError, StatementError
from sqlmodel import select

from app.tables import Database, Deck, DeckLine, Revision, User, open_database
from app.tables.accounts import Role


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
        with database.writing() as other:
            other.add(a_user("Ada"))
        assert session.exec(select(User)).all() == []
    with database.reading() as session:
        assert len(session.exec(select(User)).all()) == 1


def test_each_role_may_do_what_those_before_it_may() -> None:
    assert Role.CURATOR.includes(Role.PLAYER)
    assert Role.CURATOR.includes(Role.CURATOR)
    assert not Role.ORGANIZER.includes(Role.CURATOR)


def a_user(name: str) -> User:
    return User(name=name, folded_name=name.casefold(), password_hash="-")

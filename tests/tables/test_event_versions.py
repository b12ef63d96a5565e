"""Whatever changes something of an event raises its version, and nothing else does."""

from collections.abc import Callable
from datetime import date

import pytest
from sqlalchemy import delete, update
from sqlmodel import Session, col, select

from app.tables import Database, Entry, Event, LogEntry, Seat, Setting, SiteTable, new_id, utc_now
from tests.support.event_versions import version_of

NOT_OF_THE_EVENT = {"webhooks"}
"""Tables that refer to an event and hold nothing that its pages show."""


@pytest.fixture
def events(database: Database) -> list[int]:
    """Two events with a player each."""
    ids = []
    with database.writing() as session:
        for name in ("Ada", "Ben"):
            day = date(2026, 1, 2)
            event = Event(
                public_id=new_id(), code=name, secret="s", name=name, starts_on=day, ends_on=day,
                purge_on=date(2026, 2, 2),
            )  # fmt: skip
            session.add(event)
            session.flush()
            assert event.id is not None
            ids.append(event.id)
            entry = Entry(event_id=event.id, public_id=name, name=name, folded_name=name)
            session.add(entry)
            session.flush()
            session.add(Seat(event_id=event.id, round=1, table_name="7", entry_id=entry.id or 0))
    return ids


def _ada(session: Session) -> Entry:
    return session.exec(select(Entry).where(Entry.name == "Ada")).one()


def _add(session: Session) -> None:
    ada = _ada(session)
    session.add(LogEntry(event_id=ada.event_id, by_kind="player", action="handed_in"))


def _change(session: Session) -> None:
    _ada(session).checked_in_at = utc_now()


def _change_event(session: Session) -> None:
    session.get_one(Event, _ada(session).event_id).place = "Hall 2"


def _remove(session: Session) -> None:
    session.delete(session.exec(select(Seat).where(Seat.entry_id == _ada(session).id)).one())


def _change_by_statement(session: Session) -> None:
    session.exec(update(Entry).where(col(Entry.name) == "Ada").values(mail="ada@example.org"))


def _remove_by_statement(session: Session) -> None:
    session.exec(delete(Seat).where(col(Seat.event_id) == _ada(session).event_id))


def _change_event_by_statement(session: Session) -> None:
    session.exec(update(Event).where(col(Event.name) == "Ada").values(place="Hall 2"))


@pytest.mark.parametrize(
    "change",
    [
        _add, _change, _change_event, _remove,
        _change_by_statement, _remove_by_statement, _change_event_by_statement,
    ],
)  # fmt: skip
def test_a_change_raises_the_version_of_its_event_alone(
    database: Database, events: list[int], change: Callable[[Session], None]
) -> None:
    with database.reading() as session:
        before = [version_of(session, one) for one in events]
    with database.writing() as session:
        change(session)
    with database.reading() as session:
        assert [version_of(session, one) for one in events] == [before[0] + 1, before[1]]


def test_what_changes_nothing_of_an_event_leaves_the_version(
    database: Database, events: list[int]
) -> None:
    with database.writing() as session:
        ada = _ada(session)
        ada.name = "Ada"
        session.add(ada)
        session.add(Setting(name="unrelated", value=1))
    with database.writing() as session:
        _change(session)
        session.flush()
        session.rollback()
    with database.reading() as session:
        assert [version_of(session, one) for one in events] == [1, 1]


def test_an_event_that_is_deleted_takes_its_version_along(
    database: Database, events: list[int]
) -> None:
    with database.writing() as session:
        session.exec(delete(Event).where(col(Event.id) == events[0]))
    with database.reading() as session:
        assert [version_of(session, one) for one in events] == [0, 1]


def test_every_table_of_an_event_names_it_in_the_column_that_is_watched() -> None:
    events = SiteTable.metadata.tables["events"]
    for table in SiteTable.metadata.sorted_tables:
        for key in table.foreign_keys:
            if key.column.table is events and table.name not in NOT_OF_THE_EVENT:
                assert key.parent.name == "event_id", table.name

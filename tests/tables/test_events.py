"""Records of an event cannot be changed afterwards, and are deleted as a whole."""

from datetime import date

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DatabaseError
from sqlmodel import select

from app.tables import Database, Entry, Event, EventLink, HandIn, LogEntry, utc_now


@pytest.fixture
def event_id(database: Database) -> int:
    with database.writing() as session:
        event = Event(
            public_id="open",
            code="K7QXM2",
            secret="s",
            name="Open",
            starts_on=date(2026, 1, 2),
            ends_on=date(2026, 1, 2),
            purge_on=date(2026, 2, 2),
        )
        session.add(event)
        session.flush()
        assert event.id is not None
        entry = Entry(event_id=event.id, public_id="ada", name="Ada", folded_name="ada")
        session.add(entry)
        session.flush()
        assert entry.id is not None
        session.add(EventLink(event_id=event.id, entry_id=entry.id, kind="player", key_hash="k"))
        session.add(
            HandIn(
                event_id=event.id,
                entry_id=entry.id,
                number=1,
                verdict="legal",
                received_at=utc_now(),
                by_kind="player",
            )
        )
        session.add(
            LogEntry(event_id=event.id, entry_id=entry.id, by_kind="player", action="handed_in")
        )
    return event.id


@pytest.mark.parametrize("table", ["event_hand_ins", "event_log"])
@pytest.mark.parametrize("change", ["UPDATE {} SET by_name = 'somebody'", "DELETE FROM {}"])
def test_what_was_handed_in_and_logged_cannot_be_changed_or_deleted(
    database: Database, event_id: int, table: str, change: str
) -> None:
    with (
        pytest.raises(DatabaseError, match="append-only"),
        database.writing() as session,
    ):
        session.connection().execute(text(change.format(table)))
    with database.reading() as session:
        assert session.exec(select(HandIn)).one().by_name == ""
        assert session.exec(select(LogEntry)).one().by_name == ""


def test_a_purged_event_leaves_nothing(database: Database, event_id: int) -> None:
    with database.writing() as session:
        session.connection().execute(text("DELETE FROM events"))
    with database.reading() as session:
        for table in (Entry, EventLink, HandIn, LogEntry):
            assert session.exec(select(table)).all() == []

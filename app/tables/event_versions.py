"""The version of each event, which every session that writes raises by itself.

Whoever changes a row of an event need not think of it: the session notes it when the row is
flushed or the statement is executed, and raises the version last, when it commits.
"""

from typing import Any, Final

from sqlalchemy import Delete, Update, event, inspect, literal, select
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import ORMExecuteState
from sqlmodel import Field, Session

from app.tables.base import SiteTable

_EVENTS: Final = "events"
_CHANGED: Final = "changed_events"


class EventVersion(SiteTable, table=True):
    """The number of changes to an event's data; without a row, none."""

    __tablename__ = "event_versions"

    event_id: int = Field(foreign_key="events.id", ondelete="CASCADE", primary_key=True)
    number: int


class WritingSession(Session):
    """A session that raises the version of every event of which it changes a row."""


def _note_rows(session: Session, _flush: Any) -> None:
    changed = [one for one in session.dirty if session.is_modified(one)]
    for one in (*session.new, *changed, *session.deleted):
        table = inspect(one).mapper.local_table
        if table.name == _EVENTS:
            _note(session, one.id)
        elif "event_id" in table.c:
            _note(session, one.event_id)


def _note_statement(state: ORMExecuteState) -> None:
    statement = state.statement
    if not isinstance(statement, Update | Delete) or not isinstance(statement.table, SqlTable):
        return
    table = statement.table
    of_event = table.c.id if table.name == _EVENTS else table.c.get("event_id")
    if of_event is None:
        return
    which = select(of_event).distinct()
    if statement.whereclause is not None:
        which = which.where(statement.whereclause)
    for event_id in state.session.execute(which).scalars():
        _note(state.session, event_id)


def _note(session: Any, event_id: int) -> None:
    session.info.setdefault(_CHANGED, set()).add(event_id)


def _raise_versions(session: Session) -> None:
    """Raise what was noted. This row is locked last, so that no other lock is waited for."""
    session.flush()
    changed = session.info.pop(_CHANGED, None)
    if not changed:
        return
    table = SiteTable.metadata.tables[str(EventVersion.__tablename__)]
    events = SiteTable.metadata.tables[_EVENTS]
    there = select(events.c.id, literal(1)).where(events.c.id.in_(changed)).order_by(events.c.id)
    dialect = sqlite if session.get_bind().dialect.name == "sqlite" else postgresql
    insert = dialect.insert(table).from_select(["event_id", "number"], there)
    raised = insert.on_conflict_do_update(
        index_elements=["event_id"], set_={"number": table.c.number + 1}
    )
    session.connection().execute(raised)


event.listen(WritingSession, "after_flush", _note_rows)
event.listen(WritingSession, "do_orm_execute", _note_statement)
event.listen(WritingSession, "before_commit", _raise_versions)

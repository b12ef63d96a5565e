"""All data of an account or an event, found by following foreign keys that cascade deletes."""

from collections.abc import Mapping
from datetime import date, datetime
from typing import Any, Final

from sqlalchemy import Column, Table, or_, select
from sqlmodel import Session

from app.tables.accounts import User
from app.tables.base import SiteTable
from app.tables.events import Entry, Event

SECRETS: Final = frozenset(
    {"password_hash", "edit_key_hash", "key_hash", "folded_name", "secret", "sealed"}
)
"""Columns that guard an account or a link and are no one's data."""

NO_DATA: Final = frozenset({"deliveries", "event_games", "event_versions"})
"""Tables that only this site needs: the games that are played on it stay behind."""

OF_PLAYERS: Final = frozenset(
    {
        "event_hand_ins", "event_late_offers", "event_messages", "event_pod_seats", "event_pools",
        "event_seats",
    }
)  # fmt: skip
"""Tables of rows that belong to a player's entry in an event and are the player's own.

Not the judges' notes and deck checks, which players do not see, nor keys of links.
"""

Rows = dict[str, list[dict[str, Any]]]


def everything_of(session: Session, user_id: int) -> Rows:
    """All rows of an account by table: its own, and what it signed elsewhere.

    A table is its own when deleting the account deletes its rows, directly or by another
    such table; so a new table is in the export without being named here. What it signed in
    events stays there without the account, and is in the export with all that was handed in.
    A row that names an account is that account's alone: a like is not of who made the deck.
    """
    rows = _belonging(session, _table(User), user_id)
    entered = rows[str(Entry.__tablename__)]
    rows["events_entered"] = _events_in_short(session, {row["event_id"] for row in entered})
    entries = {row["id"] for row in entered}
    for table in SiteTable.metadata.sorted_tables:
        if table.name in OF_PLAYERS:
            rows[table.name] = _plain(session, table, _refers(table, _table(Entry), entries))
    return rows


def everything_of_event(session: Session, event_id: int) -> Rows:
    """Return all rows that are deleted with an event, by table, the event's own row first."""
    return _belonging(session, _table(Event), event_id)


def _belonging(session: Session, root: Table, row_id: int) -> Rows:
    """Return the rows that are deleted with one row, and those that only refer to it."""
    owned: dict[str, set[Any]] = {root.name: {row_id}}
    rows: Rows = {root.name: _plain(session, root, root.c.id == row_id)}
    for table in SiteTable.metadata.sorted_tables:
        if table is root or table.name in NO_DATA:
            continue
        kept = [key for key in table.foreign_keys if key.ondelete == "CASCADE"]
        of_root = [key for key in kept if key.column.table is root]
        which = [
            key.parent.in_(owned[key.column.table.name])
            for key in of_root or kept
            if owned.get(key.column.table.name)
        ]
        signed = [
            key.parent == row_id
            for key in table.foreign_keys
            if key.ondelete == "SET NULL" and key.column.table is root
        ]
        if which:
            found = _plain(session, table, or_(*which))
            owned[table.name] = {row["id"] for row in found if "id" in row}
        elif signed:
            found = _plain(session, table, or_(*signed))
        else:
            continue
        rows[table.name] = found
    return rows


def _events_in_short(session: Session, ids: set[Any]) -> list[dict[str, Any]]:
    """Return what identifies an event, for people who play in it but do not run it."""
    events = _table(Event).c
    columns = [
        events[name] for name in ("id", "public_id", "name", "place", "starts_on", "purge_on")
    ]
    chosen = select(*columns).where(events.id.in_(ids)).order_by(events.id)
    return [_in_words(row) for row in session.connection().execute(chosen).mappings()]


def _refers(table: Table, to: Table, ids: set[Any]) -> Any:
    """Return the condition that a row refers to one of these rows of another table."""
    keys = [key.parent.in_(ids) for key in table.foreign_keys if key.column.table is to]
    return or_(*keys)


def _table(kind: type[SiteTable]) -> Table:
    return SiteTable.metadata.tables[str(kind.__tablename__)]


def _plain(session: Session, table: Table, which: Any) -> list[dict[str, Any]]:
    shown: list[Column[Any]] = [column for column in table.c if column.name not in SECRETS]
    found = session.connection().execute(select(*shown).where(which).order_by(*table.primary_key))
    return [_in_words(row) for row in found.mappings()]


def _in_words(row: Mapping[Any, Any]) -> dict[str, Any]:
    """Return a row with its times and dates as text."""
    return {
        str(name): value.isoformat() if isinstance(value, date | datetime) else value
        for name, value in row.items()
    }

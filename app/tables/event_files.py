"""An event as a file with all its rows, and such a file as a new event on another site.

The file names its format, the migration it was written at, and a digest of each part. Rows get new
ids; keys of links and other secrets are made anew, and accounts are left out.
"""

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any, Final

from sqlalchemy import JSON, Boolean, Column, Date, DateTime, Integer, String, TypeDecorator, insert
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import IntegrityError
from sqlmodel import Session

from app.games.text import flaw_in, fold
from app.tables.base import SiteTable, new_id, utc_now
from app.tables.events import Entry, Event, EventLink, HandIn, LateOffer
from app.tables.export import NO_DATA, SECRETS, everything_of_event
from app.tables.json_shapes import check_json
from app.tables.rounds import EventMatch
from app.tables.schema import is_known, revision_of

FORMAT: Final = "threshold-event"
VERSION: Final = 1
LONGEST_TEXT: Final = 1_000_000
"""Characters in a text whose column has no limit; the longest list of the desk is shorter."""

_AGAIN: Final = "Download it again, and import it unchanged."
_LEFT_OUT: Final = frozenset({"users", str(EventLink.__tablename__)})
"""Tables whose rows stay behind: references to them become empty."""

Rows = Mapping[str, list[dict[str, Any]]]


class EventFileError(ValueError):
    """A file that cannot be imported; the message says what is wrong, and where."""


def event_file(session: Session, event_id: int) -> str:
    """Return everything of an event as JSON.

    Of its secrets only that of the check codes is in it, once the lists are published.
    """
    event = session.get_one(Event, event_id)
    rows = everything_of_event(session, event_id)
    head: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "migration": revision_of(session.connection()),
        "written_at": utc_now().isoformat(),
        "sha256": {name: _digest(rows[name]) for name in rows},
    }
    if event.published_at is not None:
        head["check_code_secret"] = event.secret
    return json.dumps({**head, **rows}, ensure_ascii=False, indent=1)


@dataclass(frozen=True)
class EventFile:
    """A file that was read: rows by table, and the secret of its check codes, if it has it.

    `migration` is that of the site that wrote it.
    """

    rows: Rows
    migration: str
    secret: str = ""

    @property
    def event(self) -> dict[str, Any]:
        """The row of the event itself."""
        return self.rows[str(Event.__tablename__)][0]


def read_event_file(text: str) -> EventFile:
    """Return the event in a file. Raises EventFileError if it is none, was changed, or is newer."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise EventFileError(
            f"The file is not JSON, or a part of it is missing: {str(problem)[:100]}. {_AGAIN}"
        ) from None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise EventFileError(
            "This is not an event file. Choose everything.json from the Export page of the event."
        )
    _refuse_newer(document)
    stated = document.get("sha256")
    if not isinstance(stated, dict):
        raise EventFileError(f"The file is damaged: its digests are missing. {_AGAIN}")
    rows: dict[str, list[dict[str, Any]]] = {}
    for name, digest in stated.items():
        part = document.get(name)
        if not isinstance(part, list) or not all(isinstance(row, dict) for row in part):
            raise EventFileError(f"The file is damaged: the part {name[:60]} is missing. {_AGAIN}")
        if _digest(part) != digest:
            raise EventFileError(
                f"The part {name[:60]} was changed after the file was written. {_AGAIN}"
            )
        rows[name] = part
    if len(rows.get(str(Event.__tablename__), ())) != 1:
        raise EventFileError(
            f"The file is damaged: it does not contain exactly one event. {_AGAIN}"
        )
    secret = document.get("check_code_secret") or ""
    if not isinstance(secret, str) or not re.fullmatch("(?:[0-9a-f]{64})?", secret):
        raise EventFileError(
            f"The file is damaged: the secret of its check codes is invalid. {_AGAIN}"
        )
    return EventFile(rows, str(document["migration"]), secret)


def _refuse_newer(document: Mapping[str, Any]) -> None:
    version, migration = document.get("version"), document.get("migration")
    if type(version) is not int or version < 1 or not isinstance(migration, str):
        raise EventFileError(
            f"The file is damaged: it does not say which release wrote it. {_AGAIN}"
        )
    if version > VERSION or not is_known(migration):
        raise EventFileError(
            f"A newer release wrote this file (version {version}, migration {migration[:20]}). "
            "Update this site first."
        )


def insert_event(session: Session, file: EventFile, event: Mapping[str, Any], now: datetime) -> int:
    """Insert the rows of a file as a new event and return its id.

    `event` are columns of the event that are made anew. Lists are marked as stored `now`, since
    this site cannot say when they came in. Raises EventFileError; the caller then rolls back.
    """
    tables = {table.name: table for table in SiteTable.metadata.sorted_tables}
    unknown = sorted(set(file.rows) - set(tables))
    if unknown:
        raise EventFileError(f"This release does not know the part {unknown[0][:60]}.")
    if file.migration == revision_of(session.connection()):
        _refuse_missing_parts(file)
    ids: dict[str, dict[int, int]] = {}
    for name, table in tables.items():
        if name in file.rows and name not in _LEFT_OUT:
            rows = [
                _values(table, row, f"{name}, row {number}", ids)
                for number, row in enumerate(file.rows[name], 1)
            ]
            _renew(table, rows, event, now, ids)
            ids[name] = _inserted(session, table, file.rows[name], rows)
    (event_id,) = ids[str(Event.__tablename__)].values()
    return event_id


def _refuse_missing_parts(file: EventFile) -> None:
    """Raise EventFileError if a table is left out that this release writes for every event."""
    for table in SiteTable.metadata.sorted_tables:
        is_of_events = any(
            key.column.table.name == Event.__tablename__ and key.ondelete == "CASCADE"
            for key in table.foreign_keys
        )
        if is_of_events and table.name not in NO_DATA and table.name not in file.rows:
            raise EventFileError(f"The file is damaged: the part {table.name} is missing. {_AGAIN}")


def _inserted(
    session: Session, table: SqlTable, old: list[dict[str, Any]], rows: list[dict[str, Any]]
) -> dict[int, int]:
    """Insert rows; return the new ids by the old ones, where the table has ids."""
    if len({row.get("id") for row in old}) < len(old):
        raise EventFileError(f"The file is damaged: two rows of {table.name} have the same id.")
    if not rows:
        return {}
    connection = session.connection()
    try:
        if "id" not in table.c:
            connection.execute(insert(table), rows)
            return {}
        made = connection.execute(
            insert(table).returning(table.c.id, sort_by_parameter_order=True), rows
        ).scalars()
        return {row["id"]: one for row, one in zip(old, made, strict=True)}
    except IntegrityError as problem:
        reason = str(problem.orig).partition("\n")[0]
        raise EventFileError(
            f"The file is damaged: rows of {table.name} contradict each other ({reason})."
        ) from None


def _renew(
    table: SqlTable,
    rows: list[dict[str, Any]],
    event: Mapping[str, Any],
    now: datetime,
    ids: Mapping[str, Mapping[int, int]],
) -> None:
    """Set what is made anew on this site."""
    for row in rows:
        if table.name == Event.__tablename__:
            row.update(event)
        elif table.name == Entry.__tablename__:
            row["public_id"] = new_id()
        elif table.name == HandIn.__tablename__:
            row.update(stored_at=now, is_imported=True)
        elif table.name == LateOffer.__tablename__:
            row["is_imported"] = True
        elif table.name == EventMatch.__tablename__:
            entries = ids.get(str(Entry.__tablename__), {})
            try:
                row["seats"] = [entries[seat] for seat in row["seats"]]
                row["reports"] = {str(entries[int(k)]): v for k, v in row["reports"].items()}
            except (KeyError, TypeError, ValueError, AttributeError):
                raise EventFileError(
                    f"The file is damaged: {table.name} seats a player who is not in the file."
                ) from None


def _values(
    table: SqlTable, row: Mapping[str, Any], place: str, ids: Mapping[str, Mapping[int, int]]
) -> dict[str, Any]:
    """Return the columns of a row as the database takes them."""
    unknown = sorted(set(row) - set(table.c.keys()))
    if unknown:
        raise EventFileError(f"{place}: this release has no column {unknown[0][:60]}.")
    values = {}
    for column in table.c:
        if column.name == "id" or column.name in SECRETS:
            continue
        if column.name not in row:
            _require_default(column, place)
            continue
        values[column.name] = _value(column, row[column.name], f"{place}, {column.name}")
    for key in table.foreign_keys:
        name, target = key.parent.name, key.column.table.name
        old = values.get(name)
        if old is None:
            continue
        if target in _LEFT_OUT:
            values[name] = None
        elif old in ids.get(target, {}):
            values[name] = ids[target][old]
        else:
            raise EventFileError(f"{place}: {name} refers to a row that is not in the file.")
    if table.name == Entry.__tablename__:
        values["folded_name"] = fold(values["name"])
    if "id" in table.c and type(row.get("id")) is not int:
        raise EventFileError(f"{place}: id is not a whole number.")
    return values


def _require_default(column: Column[Any], place: str) -> None:
    if not column.nullable and column.default is None and column.server_default is None:
        raise EventFileError(f"{place}: {column.name} is missing.")


def _value(column: Column[Any], plain: Any, place: str) -> Any:
    """Return a value in the type of its column. Raises EventFileError."""
    if plain is None:
        if not column.nullable:
            raise EventFileError(f"{place} is empty.")
        return None
    type_ = column.type.impl if isinstance(column.type, TypeDecorator) else column.type
    try:
        match type_:
            case JSON():
                _check_texts(plain)
                check_json(column.table.name, column.name, plain)
                return plain
            case DateTime():
                moment = datetime.fromisoformat(plain)
                return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
            case Date():
                return date.fromisoformat(plain)
            case Boolean():
                return _of(bool, plain)
            case Integer():
                if abs(_of(int, plain)) > 2**31 - 1:
                    raise ValueError("is too large")
                return plain
            case String(length=longest):
                text = _of(str, plain)
                if len(text) > (longest or LONGEST_TEXT):
                    raise ValueError("is too long")
                _check_texts(text)
                return text
    except (TypeError, ValueError) as problem:
        raise EventFileError(f"{place} is not valid: {str(problem)[:100]}.") from None
    raise EventFileError(f"{place} cannot be imported.")


def _of(kind: type, plain: Any) -> Any:
    if type(plain) is not kind:
        raise TypeError(f"it is not of type {kind.__name__}")
    return plain


def _check_texts(plain: Any) -> None:
    """Raise ValueError for a text with characters that no database holds."""
    for text in _texts(plain):
        if flaw := flaw_in(text):
            raise ValueError(f"it contains {flaw.message}")


def _texts(plain: Any) -> Iterator[str]:
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, list):
        for each in plain:
            yield from _texts(each)
    elif isinstance(plain, dict):
        for key, value in plain.items():
            yield str(key)
            yield from _texts(value)


def _digest(rows: list[dict[str, Any]]) -> str:
    """Return the SHA-256 of rows, whatever the order of their columns and the spaces between."""
    written = json.dumps(rows, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(written.encode("utf-8", "surrogatepass")).hexdigest()

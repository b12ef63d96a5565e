"""Backups that fit either database: all rows as they stand at one moment, in one zip file.

A backup knows the migration it was made at. Restoring builds that schema, puts the rows
in and migrates up, in one transaction: it happens whole or not at all.
"""

import json
import zipfile
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    Column,
    Connection,
    Date,
    DateTime,
    MetaData,
    Table,
    func,
    insert,
    select,
    update,
)
from sqlalchemy import text as sql

from app.tables.base import utc_now
from app.tables.database import Database
from app.tables.schema import exclusively, revision_of, upgrade

HEAD: Final = "threshold.json"
FORM: Final = 1
LARGEST_LINE: Final = 16 * 1024 * 1024
_CHUNK: Final = 500


class BackupError(ValueError):
    """A file that is no backup, or cannot be restored here; the message says why."""


def backup(database: Database, target: Path) -> dict[str, int]:
    """Write everything to a file while the site goes on; rows by table are returned.

    The file appears only when it is complete. Raises BackupError when the database has no
    schema, FileExistsError when the file is there.
    """
    if target.exists():
        raise FileExistsError(f"{target} exists already")
    fresh = target.with_name(f"{target.name}.new")
    with database.reading() as session:
        connection = session.connection()
        revision = revision_of(connection)
        if revision is None:
            raise BackupError("There is nothing in this database yet.")
        tables = _tables(connection)
        counts: dict[str, int] = {}
        with zipfile.ZipFile(fresh, "w", zipfile.ZIP_DEFLATED) as archive:
            for table in tables:
                counts[table.name] = _write(connection, archive, table)
            head = {"form": FORM, "revision": revision, "made": utc_now().isoformat()}
            archive.writestr(HEAD, json.dumps({**head, "rows": counts}))
    fresh.replace(target)
    return counts


def restore(database: Database, source: Path, replace: bool = False) -> dict[str, int]:
    """Put a backup's rows into an empty database, or over all that is there if `replace`.

    Raises BackupError when the file is not a complete backup or the database is not
    empty; then nothing is changed.
    """
    with _opened(source) as archive, exclusively(database) as connection:
        head = _head(archive)
        if revision_of(connection) is not None:
            if not replace:
                raise BackupError(
                    "This database is not empty. Restore into an empty one, or say --replace."
                )
            _drop_everything(connection)
        try:
            upgrade(connection, str(head["revision"]))
        except Exception as error:
            raise BackupError(f"This backup is of a newer release ({error}).") from error
        counts = {}
        for table in _tables(connection):
            counts[table.name] = _read(connection, archive, table)
        if counts != head["rows"]:
            raise BackupError("The backup is damaged: its number of rows is not what it says.")
        upgrade(connection, "head")
        return counts


def _tables(connection: Connection) -> list[Table]:
    """All tables as they are in the database, each after those it refers to."""
    there = MetaData()
    there.reflect(connection)
    return [table for table in there.sorted_tables if table.name != "alembic_version"]


def _drop_everything(connection: Connection) -> None:
    there = MetaData()
    there.reflect(connection)
    there.drop_all(connection)


def _write(connection: Connection, archive: zipfile.ZipFile, table: Table) -> int:
    count = 0
    with archive.open(f"{table.name}.jsonl", "w") as lines:
        for row in connection.execute(select(table).order_by(*table.primary_key)).mappings():
            plain = {name: _plain(value) for name, value in row.items()}
            lines.write(json.dumps(plain, ensure_ascii=False).encode() + b"\n")
            count += 1
    return count


def _read(connection: Connection, archive: zipfile.ZipFile, table: Table) -> int:
    own = _own_references(table)
    count, later = 0, []
    for rows in _chunks(archive, table):
        for row in rows:
            kept = {name: row[name] for name in own if row[name] is not None}
            if kept:
                later.append(({key.name: row[key.name] for key in table.primary_key}, kept))
                row.update(dict.fromkeys(own))
        connection.execute(insert(table), rows)
        count += len(rows)
    for key, values in later:
        same = [table.c[name] == value for name, value in key.items()]
        connection.execute(update(table).where(*same).values(values))
    _advance_sequence(connection, table)
    return count


def _chunks(archive: zipfile.ZipFile, table: Table) -> Iterator[list[dict[str, Any]]]:
    try:
        lines = archive.open(f"{table.name}.jsonl")
    except KeyError:
        raise BackupError(f"The backup is damaged: it has no {table.name}.") from None
    with lines:
        rows: list[dict[str, Any]] = []
        while line := lines.readline(LARGEST_LINE):
            rows.append(_typed(table, line))
            if len(rows) == _CHUNK:
                yield rows
                rows = []
        if rows:
            yield rows


def _typed(table: Table, line: bytes) -> dict[str, Any]:
    try:
        row = json.loads(line)
        return {column.name: _value(column, row[column.name]) for column in table.columns}
    except (ValueError, KeyError, TypeError) as error:
        raise BackupError(f"The backup is damaged in {table.name}: {error!r}.") from error


def _plain(value: Any) -> Any:
    if isinstance(value, datetime):
        moment = value if value.tzinfo is None else value.astimezone(UTC).replace(tzinfo=None)
        return moment.isoformat()
    return value.isoformat() if isinstance(value, date) else value


def _value(column: Column[Any], plain: Any) -> Any:
    if plain is None:
        return None
    if isinstance(column.type, DateTime):
        moment = datetime.fromisoformat(plain)
        return moment.replace(tzinfo=UTC) if column.type.timezone else moment
    return date.fromisoformat(plain) if isinstance(column.type, Date) else plain


def _own_references(table: Table) -> list[str]:
    return [key.parent.name for key in table.foreign_keys if key.column.table is table]


def _advance_sequence(connection: Connection, table: Table) -> None:
    """Let PostgreSQL count on from the highest id; SQLite does so by itself."""
    if connection.dialect.name != "postgresql" or "id" not in table.c:
        return
    highest = connection.execute(select(func.max(table.c.id))).scalar()
    if highest is not None:
        name = sql("SELECT setval(pg_get_serial_sequence(:name, 'id'), :highest)")
        connection.execute(name, {"name": table.name, "highest": highest})


def _opened(source: Path) -> zipfile.ZipFile:
    try:
        return zipfile.ZipFile(source)
    except (zipfile.BadZipFile, OSError) as error:
        raise BackupError(f"{source} is not a backup: {error}.") from error


def _head(archive: zipfile.ZipFile) -> dict[str, Any]:
    try:
        head: dict[str, Any] = json.loads(archive.read(HEAD))
    except (KeyError, ValueError, zipfile.BadZipFile) as error:
        raise BackupError("This is not a backup of Threshold.") from error
    if head.get("form") != FORM:
        raise BackupError(f"Backups of form {head.get('form')} are of a newer release.")
    return head

"""Backups: all rows of one snapshot in a zip file, for SQLite and PostgreSQL.

A backup names the migration it was made at. Restoring creates that schema, inserts the rows and
migrates to the newest, all in one transaction.
"""

import json
import os
import re
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, Final, TypeGuard

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Date,
    DateTime,
    Integer,
    MetaData,
    String,
    Table,
    func,
    insert,
    select,
    update,
)
from sqlalchemy import text as sql
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from app.tables.base import utc_now
from app.tables.database import Database
from app.tables.json_shapes import JsonShapeError, check_json
from app.tables.schema import SchemaError, exclusively, is_known, revision_of, upgrade

HEAD: Final = "threshold.json"
FORM: Final = 1
LARGEST_LINE: Final = 16 * 1024 * 1024
LARGEST_HEAD: Final = 1024 * 1024
"""The size of the largest header, in bytes."""
LARGEST_FILE: Final = 1024 * 1024
"""The size of the largest file beside the rows, in bytes."""

_FILES: Final = "files/"
_CHUNK: Final = 500
_ENCRYPTED: Final = 0x1
_NO_TEXT: Final = re.compile("[\0\ud800-\udfff]")
"""Characters that releases before the limits accepted, and that not every database can hold."""


class BackupError(ValueError):
    """A file that is not a backup or cannot be restored here; the message says why."""


@dataclass(frozen=True, slots=True)
class RestoreResult:
    """Number of rows by table, and of values that were truncated or lost invalid characters.

    `files` are the contents of the files that the backup has beside the rows, by name.
    """

    rows: Mapping[str, int]
    mended: int = 0
    files: Mapping[str, bytes] = field(default_factory=dict)


def backup(
    database: Database, target: Path, files: Mapping[str, bytes] | None = None
) -> dict[str, int]:
    """Write all rows to a file while the site keeps running; return the number of rows by table.

    `files` are contents of files that belong to the site, by name. The backup
    appears only when it is complete and on the disk, and only its owner may read it.
    Raises BackupError if the database has no schema, and FileExistsError if the file exists.
    """
    if target.exists():
        raise FileExistsError(f"{target} exists already")
    fresh = target.with_name(f"{target.name}.new")
    fresh.unlink(missing_ok=True)
    with database.reading() as session:
        connection = session.connection()
        revision = revision_of(connection)
        if revision is None:
            raise BackupError("There is nothing in this database yet.")
        tables = _tables(connection)
        counts: dict[str, int] = {}
        descriptor = os.open(fresh, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
        with (
            os.fdopen(descriptor, "wb") as file,
            zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive,
        ):
            for table in tables:
                counts[table.name] = _write(connection, archive, table)
            for name, content in (files or {}).items():
                archive.writestr(f"{_FILES}{name}", content)
            head = {"form": FORM, "revision": revision, "made": utc_now().isoformat()}
            archive.writestr(HEAD, json.dumps({**head, "rows": counts}))
            archive.close()
            file.flush()
            os.fsync(file.fileno())
    fresh.replace(target)
    return counts


def restore(database: Database, source: Path, replace: bool = False) -> RestoreResult:
    """Insert a backup's rows into an empty database, or, with `replace`, in place of all rows.

    NUL characters and lone surrogates that an older release had stored are removed, and text longer
    than its column is truncated, on either database; `RestoreResult` counts these values. Raises
    BackupError if the file is not a complete backup or the database is not empty; then nothing is
    changed.
    """
    try:
        return _restore(database, source, replace)
    except BackupError:
        raise
    except (
        zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, OSError, ValueError,
    ) as error:  # fmt: skip
        raise BackupError(f"The backup is damaged and cannot be unpacked: {error}.") from error
    except OperationalError:
        raise  # that is the database's matter, not the file's
    except SchemaError as error:
        raise BackupError(f"The backup is damaged: {error}.") from error
    except (SQLAlchemyError, OverflowError) as error:
        reason = str(error).partition("\n")[0]
        raise BackupError(f"The backup is damaged; its rows do not fit: {reason}.") from error


def _restore(database: Database, source: Path, replace: bool) -> RestoreResult:
    with _opened(source) as archive, exclusively(database) as connection:
        head = _head(archive)
        if revision_of(connection) is not None:
            if not replace:
                raise BackupError(
                    "This database is not empty. Restore into an empty one, or use --replace."
                )
            _drop_everything(connection)
        if not is_known(head.revision):
            raise BackupError(
                f"This backup is from a newer release: migration {head.revision[:60]!r} is not "
                "known."
            )
        upgrade(connection, head.revision)
        reader = _Reader()
        counts = {}
        for table in _tables(connection):
            counts[table.name] = _read(connection, archive, table, reader)
        if counts != head.rows:
            raise BackupError(
                "The backup is damaged: it does not have the number of rows that it states."
            )
        files = _files(archive)
        upgrade(connection, "head")
        return RestoreResult(counts, reader.mended, files)


def _files(archive: zipfile.ZipFile) -> dict[str, bytes]:
    """Return the contents of the files that a backup has beside the rows, by name."""
    found = {}
    for name in archive.namelist():
        if name.startswith(_FILES):
            with archive.open(name) as file:
                content = file.read(LARGEST_FILE + 1)
            if len(content) > LARGEST_FILE:
                raise BackupError(f"The backup is damaged: {name[:60]} is too large.")
            found[name.removeprefix(_FILES)] = content
    return found


def _tables(connection: Connection) -> list[Table]:
    """Return the tables of the database, each after those it refers to."""
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
            line = json.dumps(plain, ensure_ascii=False)
            lines.write(line.encode("utf-8", "surrogatepass") + b"\n")
            count += 1
    return count


def _read(connection: Connection, archive: zipfile.ZipFile, table: Table, reader: "_Reader") -> int:
    own = _own_references(table)
    count, later = 0, []
    for rows in _chunks(archive, table, reader):
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


def _chunks(
    archive: zipfile.ZipFile, table: Table, reader: "_Reader"
) -> Iterator[list[dict[str, Any]]]:
    try:
        lines = archive.open(f"{table.name}.jsonl")
    except KeyError:
        raise BackupError(f"The backup is damaged: {table.name} is missing.") from None
    with lines:
        rows: list[dict[str, Any]] = []
        while line := lines.readline(LARGEST_LINE):
            rows.append(reader.row(table, line))
            if len(rows) == _CHUNK:
                yield rows
                rows = []
        if rows:
            yield rows


class _Reader:
    """Reads lines of a backup as rows, and counts the values it had to repair."""

    def __init__(self) -> None:
        self.mended = 0

    def row(self, table: Table, line: bytes) -> dict[str, Any]:
        """Return the row of a line. Raises BackupError if it is not a row of this table."""
        try:
            written = json.loads(line)
            values = {column.name: self._value(column, written[column.name]) for column in table.c}
            for column in table.c:
                if isinstance(column.type, JSON):
                    check_json(table.name, column.name, values[column.name])
            return values
        except JsonShapeError as error:
            raise BackupError(f"The backup is damaged in {table.name}: {error}.") from error
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise BackupError(f"The backup is damaged in {table.name}: {error!r}.") from error

    def _value(self, column: Column[Any], plain: Any) -> Any:
        """Return a value in the type of its column. Raises TypeError or ValueError for another
        type."""
        match column.type:
            case JSON():
                return self._mended(plain)
            case _ if plain is None:
                if not column.nullable:
                    raise TypeError(f"{column.name} is null")
                return None
            case DateTime(timezone=has_zone):
                moment = datetime.fromisoformat(plain)
                return moment.replace(tzinfo=UTC) if has_zone else moment
            case Date():
                return date.fromisoformat(plain)
            case Boolean():
                return _of(bool, column, plain)
            case Integer():
                return _of(int, column, plain)
            case String(length=longest):
                text: str = self._mended(_of(str, column, plain))
                self.mended += longest is not None and len(text) > longest
                return text[:longest]
            case _:
                return plain

    def _mended(self, plain: Any) -> Any:
        """Return a value without characters that text cannot contain, also inside lists and
        objects."""
        if isinstance(plain, str):
            if _NO_TEXT.search(plain) is None:
                return plain
            self.mended += 1
            return _NO_TEXT.sub("", plain)
        if isinstance(plain, list):
            return [self._mended(each) for each in plain]
        if isinstance(plain, dict):
            return {self._mended(key): self._mended(value) for key, value in plain.items()}
        return plain


def _of(kind: type, column: Column[Any], plain: Any) -> Any:
    """Return the value if it is of exactly this type. Raises TypeError."""
    if type(plain) is not kind:
        raise TypeError(f"{column.name} is not of type {kind.__name__}")
    return plain


def _plain(value: Any) -> Any:
    if isinstance(value, datetime):
        moment = value if value.tzinfo is None else value.astimezone(UTC).replace(tzinfo=None)
        return moment.isoformat()
    return value.isoformat() if isinstance(value, date) else value


def _own_references(table: Table) -> list[str]:
    return [key.parent.name for key in table.foreign_keys if key.column.table is table]


def _advance_sequence(connection: Connection, table: Table) -> None:
    """Make PostgreSQL continue after the highest id; SQLite does so by itself."""
    if connection.dialect.name != "postgresql" or "id" not in table.c:
        return
    highest = connection.execute(select(func.max(table.c.id))).scalar()
    if highest is not None:
        name = sql("SELECT setval(pg_get_serial_sequence(:name, 'id'), :highest)")
        connection.execute(name, {"name": table.name, "highest": highest})


def _opened(source: Path) -> zipfile.ZipFile:
    try:
        archive = zipfile.ZipFile(source)
    except (zipfile.BadZipFile, NotImplementedError, ValueError, OSError) as error:
        raise BackupError(f"{source} is not a backup: {error}.") from error
    if any(member.flag_bits & _ENCRYPTED for member in archive.infolist()):
        raise BackupError(f"{source} is not a backup: it is protected with a password.")
    return archive


@dataclass(frozen=True, slots=True)
class _Head:
    """The header of a backup: its migration, and the number of rows by table."""

    revision: str
    rows: Mapping[str, int]


def _head(archive: zipfile.ZipFile) -> _Head:
    try:
        with archive.open(HEAD) as file:
            written = file.read(LARGEST_HEAD + 1)
        if len(written) > LARGEST_HEAD:
            raise BackupError("The backup is damaged: its header is too large.")
        head = json.loads(written)
        form, revision, rows = head["form"], head.get("revision"), head.get("rows")
    except (KeyError, ValueError, TypeError, AttributeError, RecursionError) as error:
        raise BackupError("This is not a backup of Threshold.") from error
    if type(form) is not int or form < 1:
        raise BackupError("This is not a backup of Threshold: its header names no format.")
    if form > FORM:
        raise BackupError(f"This backup has format {form}, which is from a newer release.")
    if not isinstance(revision, str) or not _are_counts(rows):
        raise BackupError("The backup is damaged: it does not say what is in it.")
    return _Head(revision, rows)


def _are_counts(rows: object) -> TypeGuard[Mapping[str, int]]:
    """Return whether a header says how many rows each table has."""
    return isinstance(rows, dict) and all(type(count) is int for count in rows.values())

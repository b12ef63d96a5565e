"""Whether a database can be written, and why not."""

import shutil
import sqlite3
from typing import Final

from sqlalchemy import update
from sqlalchemy.exc import DBAPIError

from app.tables.database import Database
from app.tables.settings import Setting

_SQLITE: Final = frozenset({sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR})
_POSTGRES: Final = frozenset({"53100", "25006"})
"""No room on the disk; a transaction that may only read."""

_KIND: Final = 0xFF
"""The part of SQLite's extended error codes that names the kind of error."""


def cannot_store(error: DBAPIError) -> bool:
    """Return whether the database responds but cannot store: its disk is full or read-only."""
    code = getattr(error.orig, "sqlite_errorcode", None)
    if code is not None:
        return int(code) & _KIND in _SQLITE
    return getattr(error.orig, "sqlstate", None) in _POSTGRES


def try_writing(database: Database) -> None:
    """Open a write transaction that changes nothing. Raises DBAPIError if that fails."""
    with database.writing() as session:
        nothing = update(Setting).where(Setting.name == "").values(value=None)  # type: ignore[arg-type]
        session.connection().execute(nothing)


def free_bytes(database: Database) -> int | None:
    """Return the free bytes on the disk of an embedded database; None for a server's."""
    return None if database.file is None else shutil.disk_usage(database.file.parent).free

"""Whether a database can be written, and what it means when it cannot."""

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
    """Whether the database answers but stores nothing: its disk is full, or read-only."""
    code = getattr(error.orig, "sqlite_errorcode", None)
    if code is not None:
        return int(code) & _KIND in _SQLITE
    return getattr(error.orig, "sqlstate", None) in _POSTGRES


def try_writing(database: Database) -> None:
    """Take a write transaction that changes nothing. Raises DBAPIError when there is none."""
    with database.writing() as session:
        nothing = update(Setting).where(Setting.name == "").values(value=None)  # type: ignore[arg-type]
        session.connection().execute(nothing)


def free_bytes(database: Database) -> int | None:
    """The room left where an embedded database stands; None for a server's."""
    return None if database.file is None else shutil.disk_usage(database.file.parent).free

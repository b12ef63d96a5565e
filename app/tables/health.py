"""Checks of whether a database can be written, and the reason if not."""

import shutil
import sqlite3
from contextlib import suppress
from typing import Final

from sqlalchemy import exc, update

from app.tables.database import BusyWritersError, Database
from app.tables.settings import Setting

UNAVAILABLE: Final = (exc.DBAPIError, exc.TimeoutError)
"""Exceptions raised where the database fails, or where no connection becomes free in time."""

_SQLITE: Final = frozenset({sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR})
_POSTGRES: Final = frozenset({"53100", "25006"})
"""No room on the disk; a transaction that may only read."""

_KIND: Final = 0xFF
"""The part of SQLite's extended error codes that names the kind of error."""


def cannot_store(error: Exception) -> bool:
    """Return whether the database responds but cannot store: its disk is full or read-only."""
    orig = getattr(error, "orig", None)
    code = getattr(orig, "sqlite_errorcode", None)
    if code is not None:
        return int(code) & _KIND in _SQLITE
    return getattr(orig, "sqlstate", None) in _POSTGRES


def try_writing(database: Database) -> None:
    """Open a write transaction that changes nothing, unless others of this process write.

    Raises DBAPIError if that fails, and TimeoutError where no connection becomes free.
    """
    with suppress(BusyWritersError), database.writing(patience=0) as session:
        nothing = update(Setting).where(Setting.name == "").values(value=None)  # type: ignore[arg-type]
        session.connection().execute(nothing)


def free_bytes(database: Database) -> int | None:
    """Return the free bytes on the disk of an embedded database; None for a server's."""
    return None if database.file is None else shutil.disk_usage(database.file.parent).free

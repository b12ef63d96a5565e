"""A database connection: SQLite by default, or PostgreSQL; sessions that read or write."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import QueuePool
from sqlmodel import Session

from app.tables.event_versions import WritingSession

BUSY_SECONDS: Final = 20
"""How long a writer waits for another one before it gives up."""

_WRITES: Final = "threshold_writes"


@dataclass(frozen=True, slots=True)
class Database:
    """An open database. Each session is one transaction of one thread."""

    url: URL
    engine: Engine

    @property
    def is_embedded(self) -> bool:
        """Return whether this is the site's own SQLite file."""
        return self.url.get_backend_name() == "sqlite"

    @property
    def file(self) -> Path | None:
        """Return the file of an embedded database."""
        return Path(self.url.database or "") if self.is_embedded else None

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """Open a read-only session on one snapshot of the database."""
        engine = self.engine
        if not self.is_embedded:
            engine = engine.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        with Session(engine, expire_on_commit=False) as session:
            yield session

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """Open a session that is committed at the end, or rolled back after an exception.

        On SQLite it takes the write lock at the start, so that nothing it reads is stale.
        """
        engine = self.engine.execution_options(**{_WRITES: True})
        with WritingSession(engine, expire_on_commit=False) as session, session.begin():
            yield session

    @property
    def connections(self) -> tuple[int, int]:
        """Return how many connections are in use, and how many are open and idle."""
        pool = self.engine.pool
        assert isinstance(pool, QueuePool)
        return pool.checkedout(), pool.checkedin()

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()


def open_database(url: str | URL) -> Database:
    """Open a database by its URL, such as `sqlite:///site.sqlite` or `postgresql://…`.

    The schema is not touched; see `app.tables.schema`. Raises ValueError for any other URL.
    """
    address = read_url(url)
    if address.get_backend_name() == "sqlite":
        if "uri" not in address.query:
            keep_private(Path(address.database or ""))
        engine = create_engine(
            address, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True
        )
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    else:
        engine = create_engine(address, pool_pre_ping=True, hide_parameters=True)
    return Database(address, engine)


def keep_private(file: Path) -> None:
    """Let only its owner open a file that holds password hashes and private decks.

    A missing file is created empty, because SQLite would create it readable for everybody.
    """
    with suppress(OSError):  # not our file, or no such folder: opening it says so
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        for one in (file, *(file.with_name(f"{file.name}{end}") for end in ("-wal", "-shm"))):
            if one.exists() and one.stat().st_mode & 0o077:
                one.chmod(0o600)


def read_url(url: str | URL) -> URL:
    """Return the URL with the driver that Threshold uses. Raises ValueError for other databases."""
    try:
        address = make_url(url)
    except ArgumentError:
        raise ValueError(
            f"{url!r} is not a database address; expected sqlite:///FILE or postgresql://…"
        ) from None
    match address.drivername.partition("+")[0]:
        case "sqlite" if address.database and address.database != ":memory:":
            return address.set(drivername="sqlite")
        case "postgresql" | "postgres":
            return address.set(drivername="postgresql+psycopg")
        case other:
            raise ValueError(
                f"Threshold keeps its data in a SQLite file or in PostgreSQL, not in {other!r}"
            )


def prepare_sqlite(connection: sqlite3.Connection, _record: Any = None) -> None:
    """Configure a new connection: explicit transactions; readers never wait for writers."""
    connection.isolation_level = None
    _use_write_ahead_log(connection)
    for pragma in ("foreign_keys = ON", "synchronous = FULL"):
        connection.execute(f"PRAGMA {pragma}")


def _use_write_ahead_log(connection: sqlite3.Connection) -> None:
    # SQLite does not wait by itself for another process that switches the file at this moment.
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.02)
        else:
            return


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get(_WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

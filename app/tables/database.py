"""A database connection: SQLite by default, or PostgreSQL; sessions that read or write.

Every session that writes raises the version of each event of which it changes a row. Whoever
changes one need not think of it: the session notes it when the row is flushed or the statement is
executed, and raises the version last, when it commits.
"""

from __future__ import annotations

import os
import selectors
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import (
    URL,
    Connection,
    Delete,
    Engine,
    Update,
    create_engine,
    event,
    exc,
    inspect,
    literal,
    make_url,
    select,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.orm import ORMExecuteState
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection, QueuePool
from sqlmodel import Field, Session

from app.tables.base import SiteTable

if TYPE_CHECKING:
    import psycopg

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


ROOT: Final = Path(__file__).parents[2]
INSTANCE: Final = ROOT / "instance"
_FILE: Final = "site.sqlite"


def database_address(configured: object = None, instance: Path = INSTANCE) -> str:
    """Return the configured URL, else `THRESHOLD_DATABASE_URL`, else the instance's file."""
    if address := configured or os.environ.get("THRESHOLD_DATABASE_URL"):
        return str(address)
    return f"sqlite:///{instance / _FILE}"


BUSY_SECONDS: Final = 20
"""The time that a writer waits for another one before it gives up."""

USUAL_CONNECTIONS: Final = 40
"""As many as the usual number of threads needs, and a few more."""

POOL_SECONDS: Final = 10
"""Seconds a session waits for a connection where all are in use."""

CONNECT_SECONDS: Final = 5
"""Seconds PostgreSQL may take to accept a connection."""

IDLE_SECONDS: Final = 5
"""Seconds without use after which a connection to PostgreSQL is tested by a statement."""

_WRITES: Final = "threshold_writes"
_IDLE_SINCE: Final = "idle_since"


class BusyWritersError(exc.TimeoutError):
    """Others of this process wrote to the embedded database for the whole time."""


class _OfThread(threading.local):
    """The session that a thread has open."""

    session: Session | None = None


@dataclass(frozen=True, slots=True)
class Database:
    """An open database. Each session is one transaction of one thread.

    A thread holds one connection at a time. If each of many threads held one and waited for a
    second, all of them would wait for ever.
    """

    url: URL
    engine: Engine
    _of_thread: _OfThread = field(default_factory=_OfThread, compare=False, repr=False)
    _writers: threading.Lock = field(default_factory=threading.Lock, compare=False, repr=False)

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
        """Open a read-only session on one snapshot of the database.

        Inside another session of the same thread it reads what that one sees, on its connection.
        Raises sqlalchemy.exc.TimeoutError where no connection becomes free.
        """
        if (open_one := self._of_thread.session) is not None:
            with Session(open_one.connection(), expire_on_commit=False) as session:
                yield session
            return
        engine = self.engine
        if not self.is_embedded:
            engine = engine.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        with Session(engine, expire_on_commit=False) as session, self._opened(session):
            yield session

    @contextmanager
    def writing(self, patience: float | None = None) -> Iterator[Session]:
        """Open a session that is committed at the end, or rolled back after an exception.

        On SQLite it takes the write lock at the start, so that nothing it reads is stale; the
        writers of a process queue for that before they take a connection, for `patience` seconds
        or the usual time.
        Raises BusyWritersError after these, sqlalchemy.exc.TimeoutError where no connection becomes
        free, and RuntimeError inside another session of the same thread.
        """
        if self._of_thread.session is not None:
            raise RuntimeError("a session is open already: close it before you write")
        engine = self.engine.execution_options(**{_WRITES: True})
        with (
            self._turn_to_write(BUSY_SECONDS if patience is None else patience),
            WritingSession(engine, expire_on_commit=False) as session,
            self._opened(session),
            session.begin(),
        ):
            yield session

    @contextmanager
    def cursor(self) -> Iterator[DBAPICursor]:
        """Open a cursor of the driver: on the connection of the thread's session, or on a free one.

        On a free connection to PostgreSQL each statement is a transaction of its own, which takes
        one journey to the server instead of three. Raises the driver's own exceptions.
        """
        if (open_one := self._of_thread.session) is not None:
            with closing(open_one.connection().connection.cursor()) as cursor:
                yield cursor
            return
        with closing(self.engine.raw_connection()) as raw:
            try:
                with self._each_by_itself(raw), closing(raw.cursor()) as cursor:
                    yield cursor
            except self.engine.dialect.loaded_dbapi.Error:
                raw.invalidate()  # it may be lost, and then the pool could not reset it
                raise

    @contextmanager
    def _each_by_itself(self, raw: PoolProxiedConnection) -> Iterator[None]:
        """Let each statement be its own transaction, as on a connection to SQLite it is anyway."""
        if self.is_embedded:
            yield
            return
        import psycopg

        own = raw.driver_connection
        assert isinstance(own, psycopg.Connection)
        own.autocommit = True
        yield
        own.autocommit = False

    @property
    def is_writing(self) -> bool:
        """Return whether this thread has a session open that may have changed something."""
        return isinstance(self._of_thread.session, WritingSession)

    @contextmanager
    def _opened(self, session: Session) -> Iterator[None]:
        self._of_thread.session = session
        try:
            yield
        finally:
            self._of_thread.session = None

    @contextmanager
    def _turn_to_write(self, patience: float) -> Iterator[None]:
        if not self.is_embedded:
            yield
            return
        if not self._writers.acquire(timeout=patience):
            raise BusyWritersError(f"others have been writing for {patience} seconds")
        try:
            yield
        finally:
            self._writers.release()

    @property
    def connections(self) -> tuple[int, int]:
        """Return how many connections are in use, and how many are open and idle."""
        pool = self.engine.pool
        assert isinstance(pool, QueuePool)
        return pool.checkedout(), pool.checkedin()

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()


def open_database(url: str | URL, connections: int = USUAL_CONNECTIONS) -> Database:
    """Open a database by its URL, such as `sqlite:///site.sqlite` or `postgresql://…`.

    At most `connections` are open at a time: as many as threads use it. The schema is not touched;
    see `app.tables.schema`. Raises ValueError for any other URL.
    """
    address = read_url(url)
    pool = {"pool_size": connections, "max_overflow": 0, "pool_timeout": POOL_SECONDS}
    if address.get_backend_name() == "sqlite":
        if "uri" not in address.query:
            keep_private(Path(address.database or ""))
        engine = create_engine(
            address, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True, **pool
        )
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    else:
        engine = create_engine(
            address,
            connect_args={"connect_timeout": CONNECT_SECONDS},
            hide_parameters=True,
            **pool,
        )
        _test_connections(engine)
    return Database(address, engine)


def _test_connections(engine: Engine) -> None:
    """Let the pool give out only connections that are open, without asking the server each time.

    A server that ends a connection closes its socket, which is seen here. The server is asked where
    there is something to read, or where a network may have dropped a connection that was idle.
    """

    import psycopg

    def note(_connection: psycopg.Connection[Any], record: ConnectionPoolEntry) -> None:
        record.info[_IDLE_SINCE] = time.monotonic()

    def test(
        connection: psycopg.Connection[Any], record: ConnectionPoolEntry, _proxy: object
    ) -> None:
        idle = time.monotonic() - record.info.get(_IDLE_SINCE, -IDLE_SECONDS)
        if idle < IDLE_SECONDS and not connection.closed and not _has_news(connection):
            return
        try:
            engine.dialect.do_ping(connection)  # type: ignore[arg-type]
        except psycopg.Error as lost:
            raise exc.InvalidatePoolError("the server has ended the connection") from lost

    event.listen(engine, "checkin", note)
    event.listen(engine, "checkout", test)


def _has_news(connection: psycopg.Connection[Any]) -> bool:
    """Return whether the server has sent something, or closed the connection."""
    with selectors.DefaultSelector() as selector:
        selector.register(connection.pgconn.socket, selectors.EVENT_READ)
        return bool(selector.select(0))


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
    except exc.ArgumentError:
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

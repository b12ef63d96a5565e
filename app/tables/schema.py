"""Migrate a database to the schema of this release.

The embedded database is copied first, and several starting workers wait for each other. Any other
database is migrated only when the administrator runs the command.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, create_engine, event, inspect, text

from app.tables.base import utc_now
from app.tables.database import BUSY_SECONDS, Database, keep_private, prepare_sqlite

if TYPE_CHECKING:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

MIGRATIONS: Final = Path(__file__).with_name("migrations")
LOCK: Final = 0x7445_5348
"""The number of PostgreSQL's advisory lock: one migration at a time."""

_APPLIED: Final = "alembic_version"
"""Alembic's table of the migrations that a database has."""

_ONE_AT_A_TIME: Final = threading.Lock()
"""Alembic keeps its context per process, so threads of one take turns."""


class SchemaError(RuntimeError):
    """The database does not have this release's schema; the message says what to do."""


def configuration(migrations: Path = MIGRATIONS) -> Config:
    """Alembic's configuration for a folder of migrations."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    return config


@cache
def scripts(migrations: Path = MIGRATIONS) -> ScriptDirectory:
    """The migrations of a folder, read once per process."""
    from alembic.script import ScriptDirectory

    return ScriptDirectory.from_config(configuration(migrations))


def pending(database: Database) -> list[str]:
    """The migrations still to be applied, oldest first.

    Raises SchemaError when the database was written by a newer release.
    """
    with database.engine.connect() as connection:
        if _applied(connection) == {_newest()}:
            return []  # as nearly always; reading all migrations would take longer than this
        return _pending(connection, scripts())


def _applied(connection: Connection) -> set[str]:
    """Return the newest migrations of all branches that a database has; none if it is empty."""
    if not inspect(connection).has_table(_APPLIED):
        return set()
    return set(connection.scalars(text(f"SELECT version_num FROM {_APPLIED}")))


def _newest() -> str:
    """Return the id of this release's last migration, with which the name of its file begins."""
    return max(path.name for path in (MIGRATIONS / "versions").glob("[0-9]*.py")).partition("_")[0]


def migrate(database: Database, migrations: Path = MIGRATIONS) -> list[str]:
    """Apply pending migrations in one transaction; return their ids, oldest first.

    An embedded database that is not empty is copied first, to a file named after the time. If
    anything fails, the database stays unchanged. Raises SchemaError where it cannot be copied.
    """
    with exclusively(database) as connection:
        steps = _pending(connection, scripts(migrations))
        if steps and database.file is not None and revision_of(connection):
            name = f"{database.file.name}.{utc_now():%Y%m%dT%H%M%S}.backup"
            _copy_before_migration(database.file, database.file.with_name(name))
        upgrade(connection, "head", configuration(migrations))
        return steps


def upgrade(connection: Connection, revision: str, config: Config | None = None) -> None:
    """Bring the schema up to a revision, or to `head`, on a connection of `exclusively`."""
    from alembic import command

    config = config or configuration()
    config.attributes["connection"] = connection
    with _ONE_AT_A_TIME:
        command.upgrade(config, revision)


def revision_of(connection: Connection) -> str | None:
    """Return the id of the newest migration applied to a database; None if it is empty."""
    return next(iter(_applied(connection)), None)


def is_known(revision: str) -> bool:
    """Return whether this release has a migration with that id."""
    return revision in {script.revision for script in scripts().walk_revisions()}


@contextmanager
def exclusively(database: Database) -> Iterator[Connection]:
    """Open one transaction that may change the schema; others of this kind wait.

    On SQLite it turns foreign keys off, because rebuilding a table drops it, which would delete the
    rows that refer to it; they are checked at the end. Raises SchemaError for a broken reference.
    """
    if not database.is_embedded:
        with database.engine.begin() as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
            yield connection
        return
    engine = create_engine(
        database.url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def _prepare(connection: sqlite3.Connection, _record: object) -> None:
        prepare_sqlite(connection)
        connection.execute("PRAGMA foreign_keys = OFF")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    try:
        with engine.begin() as connection:
            yield connection
            if broken := connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                raise SchemaError(f"This would leave a broken reference: {broken}")
    finally:
        engine.dispose()


def ensure_schema(database: Database) -> None:
    """Migrate the embedded database, and any other one that is empty.

    One with tables has to be migrated by hand. Raises SchemaError.
    """
    if not pending(database):
        return
    if not database.is_embedded and inspect(database.engine).get_table_names():
        raise SchemaError(
            "The database needs this release's schema. Make a backup, then run:\n"
            f"  threshold migrate --database {database.url.render_as_string()}"
        )
    migrate(database)


def _copy_before_migration(source: Path, target: Path) -> None:
    try:
        copy(source, target)
    except (sqlite3.Error, OSError) as problem:
        target.unlink(missing_ok=True)
        raise SchemaError(
            f"The database could not be copied before its migration: {problem}. Nothing was "
            "changed. Make room on its disk, then start again."
        ) from None


def copy(source: Path, target: Path) -> None:
    """Copy an embedded database while others keep reading and writing.

    Only the owner may read the copy.
    """
    keep_private(target)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def _pending(connection: Connection, migrations: ScriptDirectory) -> list[str]:
    current = _applied(connection)
    known = [script.revision for script in migrations.walk_revisions()]
    if unknown := current.difference(known):
        raise SchemaError(
            f"The database was written by a newer release (migration {', '.join(unknown)} is "
            "not known here). Install that release, or restore a backup."
        )
    applied = {
        script.revision for head in current for script in migrations.iterate_revisions(head, "base")
    }
    return [revision for revision in reversed(known) if revision not in applied]

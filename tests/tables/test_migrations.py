"""Databases of every release come up to this one, and the schema is what the tables say."""

import multiprocessing
import queue
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text
from sqlalchemy.exc import DatabaseError, IntegrityError
from sqlmodel import select

from app.tables import (
    Database,
    Deck,
    DeckLine,
    DeckVersion,
    Event,
    HandIn,
    SchemaError,
    SiteTable,
    User,
    migrate,
    open_database,
)
from app.tables.backup import backup, restore
from app.tables.schema import MIGRATIONS, configuration, ensure_schema, pending
from tests.support.parts import new_database

RELEASES = Path(__file__).with_name("releases")
SCRIPTS = ScriptDirectory.from_config(configuration())
REVISIONS = [script.revision for script in SCRIPTS.walk_revisions()]


@pytest.fixture
def empty(database_url: str) -> Iterator[Database]:
    database = open_database(database_url)
    yield database
    database.close()


@pytest.fixture
def embedded(tmp_path: Path) -> Iterator[Database]:
    database = open_database(f"sqlite:///{tmp_path / 'site.sqlite'}")
    yield database
    database.close()


def test_the_migrated_schema_is_what_the_tables_say(database: Database) -> None:
    with database.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, SiteTable.metadata) == []


def test_the_names_of_files_begin_with_the_ids_of_their_migrations() -> None:
    for script in SCRIPTS.walk_revisions():
        assert Path(script.path).name.startswith(f"{script.revision}_")


def test_all_constraints_have_names_of_the_convention(database: Database) -> None:
    schema = inspect(database.engine)
    for table in SiteTable.metadata.tables:
        named = [
            *(check["name"] for check in schema.get_check_constraints(table)),
            *(unique["name"] for unique in schema.get_unique_constraints(table)),
            *(foreign["name"] for foreign in schema.get_foreign_keys(table)),
            schema.get_pk_constraint(table)["name"],
        ]
        assert all(name and name[2:].startswith(f"_{table}") for name in named), (table, named)


def test_every_migration_has_a_database_of_its_time_to_come_up_from() -> None:
    assert {file.stem for file in RELEASES.glob("*.sql")} == set(REVISIONS)


@pytest.mark.slow
def test_a_database_of_each_release_comes_up_with_all_it_holds(empty: Database) -> None:
    """One database grows from release to release; at each a copy gets the rows of that time."""
    for revision in reversed(REVISIONS):
        _upgrade(empty, revision)
        with _copy_of(empty) as copied:
            _take_in_rows(copied, revision)
            comes_up(copied)


def test_a_database_of_this_release_is_up_with_all_it_holds(empty: Database) -> None:
    _build_release(empty, REVISIONS[0])
    comes_up(empty)


def comes_up(database: Database) -> None:
    """Migrate a database with a user and a deck, which are there afterwards."""
    migrate(database)
    assert pending(database) == []
    with database.reading() as session:
        user = session.exec(select(User)).one()
        deck = session.exec(select(Deck)).one()
        assert user.name == "Ada"
        assert (deck.name, deck.owner_id) == ("Kept", user.id)
    with database.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, SiteTable.metadata) == []


def test_what_a_version_brought_back_is_taken_from_its_words_once(empty: Database) -> None:
    _build_release(empty, "0003")
    reasons = (
        "Undo to version 1",
        "Redo to version 2 …",
        "Redo to version 3",
        "Back to version 1",
        "Undo to version x",
    )
    with empty.writing() as session:
        for number, reason in enumerate(reasons, 2):
            session.connection().execute(
                text(
                    "INSERT INTO deck_versions (id, deck_id, number, reason, snapshot, saved_at) "
                    "VALUES (:number, 1, :number, :reason, '{}', '2026-01-01 00:00:00')"
                ),
                {"number": number, "reason": reason},
            )
    migrate(empty)
    with empty.reading() as session:
        rows = session.exec(select(DeckVersion).order_by(text("number"))).all()
    assert [(row.step, row.restores, row.reason) for row in rows] == [
        ("change", None, "first save"),
        ("undo", 1, ""),
        ("redo", 2, ""),
        ("redo", 3, ""),
        ("restore", 1, ""),
        ("change", None, "Undo to version x"),
    ]


def test_a_list_gets_back_when_and_by_whom_it_was_handed_in(empty: Database) -> None:
    _build_release(empty, "0004")
    versions = (
        # number, hash, moment, kind, name, reason, source
        (2, "a", "2026-01-01 10:57:22", "player", "Ada", "", "pasted"),
        (3, "a", "2026-01-01 11:15:55", "organizer", "Org", "Checked again", "pasted"),
        (4, "b", "2026-01-01 11:20:00", "judge", "Judge 1", "wrong card", "file b.txt"),
        (5, "a", "2026-01-01 11:25:00", "judge", "Judge 2", "Back to version 3", "version 3"),
        (6, "c", "2026-01-01 11:30:00", "judge", "Judge 2", "Checked again", "pasted"),
    )
    with empty.writing() as session:
        for number, hash_, moment, kind, name, reason, source in versions:
            session.connection().execute(
                text(
                    "INSERT INTO event_hand_ins (id, event_id, entry_id, number, title, lines, "
                    "unread, list_text, size, hash, verdict, report, stamp, received_at, "
                    "stored_at, is_late, by_kind, by_name, reason, source) VALUES (:number, 1, 1, "
                    ":number, 'Kept', '[]', '[]', '', 0, :hash, 'legal', '{}', '{}', :moment, "
                    ":moment, :late, :kind, :name, :reason, :source)"
                ),
                {
                    "number": number,
                    "hash": hash_,
                    "moment": moment,
                    "late": kind == "judge",
                    "kind": kind,
                    "name": name,
                    "reason": reason,
                    "source": source,
                },
            )
    migrate(empty)
    with empty.reading() as session:
        rows = session.exec(select(HandIn).order_by(text("number"))).all()[1:]
    ada = ("10:57:22", "player", "Ada", "", "pasted", False)
    assert [
        (f"{r.received_at:%H:%M:%S}", r.by_kind, r.by_name, r.reason, r.source, r.is_late)
        for r in rows
    ] == [
        ada,
        ada,
        ("11:20:00", "judge", "Judge 1", "wrong card", "file b.txt", True),
        ada,
        ("11:30:00", "judge", "Judge 2", "Checked again", "pasted", True),
    ]
    assert [(r.repeats, r.revision, r.revised_by_name) for r in rows] == [
        (None, None, ""),
        (2, "rechecked", "Org"),
        (None, None, ""),
        (2, "put_back", "Judge 2"),
        (None, None, ""),
    ]
    assert [f"{r.revised_at:%H:%M}" for r in rows if r.revised_at] == ["11:15", "11:25"]
    with (
        pytest.raises(DatabaseError, match="append-only"),
        empty.writing() as session,
    ):
        session.connection().execute(text("UPDATE event_hand_ins SET by_name = 'somebody'"))


def test_starting_resources_become_lines_with_a_mark(empty: Database) -> None:
    _build_release(empty, "0008")
    with empty.writing() as session:
        for number, is_starting in ((2, True), (3, False)):
            session.connection().execute(
                text(
                    "INSERT INTO deck_lines (id, deck_id, printing_id, zone, copies, is_starting, "
                    "position, tags, note) VALUES (:number, 1, 'greed', 'deck', :number, "
                    ":is_starting, :number, '[]', '')"
                ),
                {"number": number, "is_starting": is_starting},
            )
    migrate(empty)
    with empty.reading() as session:
        rows = session.exec(select(DeckLine).order_by(text("position"))).all()
    assert [(row.zone, row.copies, row.mark) for row in rows] == [
        ("faction", 1, None),
        ("deck", 2, "starting"),
        ("deck", 3, None),
    ]


@pytest.mark.parametrize("mark", [None, "starting"])
def test_a_deck_has_one_line_of_a_printing_zone_and_mark(
    database: Database, mark: str | None
) -> None:
    with database.writing() as session:
        session.add(Deck(id=1, public_id="d", edit_key_hash="e", read_key="r"))
        session.flush()
        for zone in ("deck", "sideboard"):
            session.add(DeckLine(deck_id=1, printing_id="p", zone=zone, copies=1, mark=mark))
    with pytest.raises(IntegrityError), database.writing() as session:
        session.add(DeckLine(deck_id=1, printing_id="p", zone="deck", copies=1, mark=mark))


def test_what_is_supplied_and_the_packs_become_options_of_the_game(empty: Database) -> None:
    _build_release(empty, "0008")
    with empty.writing() as session:
        session.connection().execute(
            text(
                "INSERT INTO events (id, game, public_id, code, secret, name, place, starts_on, "
                "ends_on, time_zone, format, format_text, edition, supplied, pool_kind, packs, "
                "is_pool_swapped, grace_seconds, most_versions, may_be_illegal, opens_lists, "
                "state, purge_on, created_at) VALUES (2, 'spoils', 'two', 'CODE22', '-', 'Two', "
                "'', '2026-01-02', '2026-01-02', 'UTC', 'constructed', '', 'cr2010', 'none', "
                "'none', '{}', FALSE, 60, 10, TRUE, FALSE, 'open', '2026-02-02', "
                "'2026-01-01 00:00:00')"
            )
        )
    migrate(empty)
    with empty.reading() as session:
        rows = session.exec(select(Event).order_by(text("id"))).all()
        assert [(row.supplied, row.packs, row.edition) for row in rows] == [
            ("staples+factions", {"1ED": 6}, "cr3"),
            ("none", {}, "cr2010"),
        ]
    with (
        pytest.raises(DatabaseError, match="append-only"),
        empty.writing() as session,
    ):
        session.connection().execute(text("DELETE FROM event_hand_ins"))


def test_a_backup_of_the_release_before_is_brought_up_to_this_one(
    empty: Database, tmp_path: Path
) -> None:
    _build_release(empty, "0008")
    backup(empty, tmp_path / "b.zip")
    restore(empty, tmp_path / "b.zip", replace=True)
    with empty.reading() as session:
        assert session.exec(select(DeckLine.mark)).one() is None
        assert session.exec(select(Event)).one().packs == {"1ED": 6}


def test_no_row_gets_its_game_from_the_database(database: Database) -> None:
    schema = inspect(database.engine)
    games = {
        table: column
        for table in SiteTable.metadata.tables
        for column in schema.get_columns(table)
        if column["name"] == "game"
    }
    assert games.keys() >= {"decks", "events", "holdings", "facts", "overlays", "fact_changes"}
    assert not [t for t, game in games.items() if game["nullable"] or game["default"] is not None]


def test_migrating_twice_changes_nothing(empty: Database) -> None:
    assert migrate(empty) == list(reversed(REVISIONS))
    assert migrate(empty) == []


@pytest.mark.slow
def test_workers_that_start_together_migrate_once(database_url: str) -> None:
    processes = multiprocessing.get_context("spawn")
    barrier, steps = processes.Barrier(3), processes.Queue()
    workers = [
        processes.Process(target=_start, args=(database_url, barrier, steps)) for _ in range(3)
    ]
    for worker in workers:
        worker.start()
    found = [steps.get(timeout=60) for _ in workers]
    for worker in workers:
        worker.join()
    assert sorted(found) == [[], [], list(reversed(REVISIONS))]


def test_threads_of_one_process_migrate_once(database_url: str) -> None:
    barrier = threading.Barrier(3)
    steps: queue.Queue[list[str]] = queue.Queue()
    threads = [
        threading.Thread(target=_start, args=(database_url, barrier, steps)) for _ in range(3)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(steps.get(timeout=1) for _ in threads) == [[], [], list(reversed(REVISIONS))]


def test_the_embedded_database_is_copied_before_it_is_migrated(
    embedded: Database, tmp_path: Path
) -> None:
    ensure_schema(embedded)
    assert list(tmp_path.glob("*.backup")) == []
    with embedded.writing() as session:
        session.add(User(name="Ada", folded_name="ada", password_hash="-"))
    migrate(embedded, _with_one_more(tmp_path, "op.drop_table('deck_lines')"))
    assert not inspect(embedded.engine).has_table("deck_lines")
    (backup,) = tmp_path.glob("*.backup")
    assert backup.stat().st_mode & 0o777 == 0o600
    copied = open_database(f"sqlite:///{backup}")
    with copied.reading() as session:
        assert session.exec(select(User)).one().name == "Ada"
    assert inspect(copied.engine).has_table("deck_lines")
    copied.close()


def test_a_table_that_is_rebuilt_keeps_what_refers_to_it(
    database: Database, tmp_path: Path
) -> None:
    with database.writing() as session:
        session.add(User(id=1, name="Ada", folded_name="ada", password_hash="-"))
        session.add(Deck(public_id="d", edit_key_hash="e", read_key="r", owner_id=1))
    migrate(
        database,
        _with_one_more(
            tmp_path,
            "with op.batch_alter_table('users', recreate='auto') as batch:",
            "    batch.alter_column('mail', type_=sa.String(300))",
        ),
    )
    with database.reading() as session:
        assert session.exec(select(Deck)).one().owner_id == 1


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    database: Database, tmp_path: Path
) -> None:
    before = inspect(database.engine).get_table_names()
    with pytest.raises(RuntimeError, match="half-way"):
        migrate(
            database,
            _with_one_more(
                tmp_path, "op.drop_table('deck_lines')", "raise RuntimeError('half-way')"
            ),
        )
    assert inspect(database.engine).get_table_names() == before
    assert pending(database) == []


def test_elsewhere_only_an_empty_database_is_migrated_unasked(postgres_url: str) -> None:
    database = open_database(postgres_url)
    with database.engine.begin() as connection:
        connection.execute(text("CREATE TABLE of_somebody_else (id INTEGER)"))
    with pytest.raises(SchemaError, match="threshold migrate"):
        ensure_schema(database)
    assert inspect(database.engine).get_table_names() == ["of_somebody_else"]
    with database.engine.begin() as connection:
        connection.execute(text("DROP TABLE of_somebody_else"))
    ensure_schema(database)
    assert pending(database) == []
    database.close()


def test_a_database_of_a_newer_release_is_left_alone(empty: Database) -> None:
    migrate(empty)
    with empty.writing() as session:
        session.connection().execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(SchemaError, match="newer release"):
        ensure_schema(empty)


def _build_release(database: Database, revision: str) -> None:
    """The database as that release left it: its schema, and the rows of its file."""
    _upgrade(database, revision)
    _take_in_rows(database, revision)


def _upgrade(database: Database, revision: str) -> None:
    config = configuration()
    with database.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def _take_in_rows(database: Database, revision: str) -> None:
    with database.engine.begin() as connection:
        for statement in (RELEASES / f"{revision}.sql").read_text("utf-8").split(";\n"):
            if statement.strip():
                connection.execute(text(statement))


@contextmanager
def _copy_of(database: Database) -> Iterator[Database]:
    """A copy of a database, on which no connection is left open."""
    database.engine.dispose()
    if (file := database.file) is not None:
        copies = nullcontext(f"sqlite:///{shutil.copy(file, file.with_name('copy.sqlite'))}")
    else:
        server = database.url.set(database="").render_as_string(hide_password=False)
        copies = new_database(server.rstrip("/"), str(database.url.database))
    with copies as address:
        copied = open_database(address)
        yield copied
        copied.close()


def _start(address: str, barrier: Any, steps: Any) -> None:
    """Migrate a database as a worker does when it starts."""
    database = open_database(address)
    barrier.wait()
    steps.put(migrate(database))
    database.close()


def _with_one_more(folder: Path, *lines: str) -> Path:
    """A copy of the migrations with one more at the end, made of these lines."""
    target = folder / "migrations"
    shutil.copytree(MIGRATIONS, target, ignore=shutil.ignore_patterns("__pycache__"))
    body = "".join(f"    {line}\n" for line in lines)
    (target / "versions" / "9999_next.py").write_text(
        "import sqlalchemy as sa\nfrom alembic import op\n\n"
        f"revision = '9999'\ndown_revision = {SCRIPTS.get_current_head()!r}\n\n"
        f"def upgrade():\n{body}",
        "utf-8",
    )
    return target

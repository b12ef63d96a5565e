"""A damaged backup is refused in words, and an old one moves with what it may hold."""

import json
import re
import shutil
import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import inspect
from sqlmodel import select

from app.cli import main
from app.tables import Database, Deck, DeckVersion, open_database
from app.tables.backup import HEAD, BackupError, backup, restore
from tests.conftest import BOTH_DATABASES

pytestmark = pytest.mark.slow

NUL = "a\0b"
RELEASES = Path(__file__).with_name("releases")
Whole = tuple[dict[str, bytes], Path]


@pytest.fixture(scope="module")
def whole(migrated_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Whole:
    """The members of a backup with a few rows of nearly every table, and the file."""
    folder = tmp_path_factory.mktemp("whole")
    shutil.copy(migrated_file, folder / "site.sqlite")
    with closing(sqlite3.connect(folder / "site.sqlite")) as connection:
        connection.executescript(max(RELEASES.glob("*.sql")).read_text("utf-8"))
        connection.commit()
    database = open_database(f"sqlite:///{folder / 'site.sqlite'}")
    backup(database, folder / "b.zip")
    database.close()
    with zipfile.ZipFile(folder / "b.zip") as archive:
        return {name: archive.read(name) for name in archive.namelist()}, folder / "b.zip"


@pytest.fixture(params=BOTH_DATABASES)
def other(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """An empty database to restore into."""
    if request.param == "sqlite":
        database = open_database(f"sqlite:///{tmp_path / 'other.sqlite'}")
    else:
        database = open_database(request.getfixturevalue("postgres_url"))
    yield database
    database.close()


def with_member(whole: Whole, name: str, content: bytes) -> Path:
    """A backup in which one member is another."""
    file = whole[1].with_name("changed.zip")
    with zipfile.ZipFile(file, "w") as archive:
        for member, held in whole[0].items():
            archive.writestr(member, content if member == name else held)
    return file


def refused(database: Database, source: Path) -> str:
    """The reason why a file is not restored; the database stays empty."""
    with pytest.raises(BackupError) as caught:
        restore(database, source)
    assert inspect(database.engine).get_table_names() == []
    return str(caught.value)


DAMAGED = {
    "a row that is a list": ("decks.jsonl", b"[]\n"),
    "a row that is a word": ("decks.jsonl", b'"x"\n'),
    "a row without columns": ("decks.jsonl", b"{}\n"),
    "a row nested without end": ("decks.jsonl", b"[" * 100_000),
    "a row that breaks off": ("users.jsonl", b'{"id": 3, "na'),
    "rows that are no UTF-8": ("users.jsonl", b"\xff\xfe\n"),
    "a head that is a list": (HEAD, b"[]"),
    "a head nested without end": (HEAD, b"[" * 100_000),
    "a head without a migration": (HEAD, b'{"form": 1, "rows": {}}'),
    "a head whose rows are a word": (HEAD, b'{"form": 1, "revision": "0001", "rows": "x"}'),
    "a head whose migration is a number": (HEAD, b'{"form": 1, "revision": 1, "rows": {}}'),
    "a head of another kind": (HEAD, b'{"form": {}, "revision": "0001", "rows": {}}'),
    "a format that is true": (HEAD, b'{"form": true, "revision": "0001", "rows": {}}'),
    "a format with a point": (HEAD, b'{"form": 1.0, "revision": "0001", "rows": {}}'),
    "a format of nothing": (HEAD, b'{"form": 0, "revision": "0001", "rows": {}}'),
    "rows that are counted in halves": (
        HEAD,
        b'{"form": 1, "revision": "0001", "rows": {"decks": 0.5}}',
    ),
    "a head without end": (HEAD, b'{"form": 1, "revision": "' + b"1" * 5_000_000 + b'"}'),
    "a migration by a pattern": (HEAD, b'{"form": 1, "revision": "+1", "rows": {}}'),
}


# What is wrong with these depends on no database; the values below are tried on both.
@pytest.mark.parametrize("other", ["sqlite"], indirect=True)
@pytest.mark.parametrize("kind", DAMAGED)
def test_a_backup_that_says_nonsense_is_refused_in_words(
    other: Database, whole: Whole, kind: str
) -> None:
    message = refused(other, with_member(whole, *DAMAGED[kind]))
    assert re.search("damaged|not a backup|newer release", message)


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [
        ("users", "id", "three"),
        ("users", "id", None),
        ("users", "id", 10**30),
        ("decks", "version", 1.5),
        ("decks", "version", True),
        ("users", "name", 7),
        ("users", "name", None),
        ("users", "role", "king"),
        ("users", "created_at", 12),
        ("users", "created_at", "yesterday"),
        ("decks", "owner_id", 99),
        ("decks", "as_of", "2008-13-45"),
        ("decks", "as_of", ["x"]),
        ("decks", "visibility", {"x": 1}),
    ],
)
def test_a_value_that_no_column_takes_is_refused_in_words(
    other: Database, whole: Whole, table: str, column: str, value: object
) -> None:
    row = json.loads(whole[0][f"{table}.jsonl"]) | {column: value}
    changed = with_member(whole, f"{table}.jsonl", json.dumps(row).encode() + b"\n")
    assert "damaged" in refused(other, changed)


def test_the_backup_that_is_damaged_here_is_whole(other: Database, whole: Whole) -> None:
    assert restore(other, whole[1]).mended == 0


@pytest.mark.parametrize("other", ["sqlite"], indirect=True)
@pytest.mark.parametrize("value", [None, "text", 7, [[None]], {"lines": 3}, {"strange": []}])
def test_a_version_that_the_program_could_not_have_written_is_refused(
    other: Database, whole: Whole, value: object
) -> None:
    row = json.loads(whole[0]["deck_versions.jsonl"].splitlines()[0]) | {"snapshot": value}
    changed = with_member(whole, "deck_versions.jsonl", json.dumps(row).encode() + b"\n")
    assert "damaged in deck_versions: snapshot" in refused(other, changed)


@given(data=st.data())
@settings(max_examples=10, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_bytes_changed_anywhere_are_refused_in_words_or_do_no_harm(
    whole: Whole, tmp_path: Path, data: st.DataObject
) -> None:
    """A few on every run; `run.py attack` damages backups by the thousand."""
    content = bytearray(whole[1].read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(content) - 1))
        content[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=4))
    source, target = tmp_path / "damaged.zip", tmp_path / "fresh.sqlite"
    source.write_bytes(bytes(content))
    target.unlink(missing_ok=True)
    database = open_database(f"sqlite:///{target}")
    try:
        with suppress(BackupError):
            restore(database, source)
    finally:
        database.close()


def test_a_locked_archive_and_a_folder_are_no_backups(whole: Whole, tmp_path: Path) -> None:
    locked = bytearray(whole[1].read_bytes())
    for mark, place in ((rb"PK\x03\x04", 6), (rb"PK\x01\x02", 8)):
        for found in re.finditer(mark, bytes(locked)):
            locked[found.start() + place] |= 1
    (tmp_path / "locked.zip").write_bytes(bytes(locked))
    database = open_database(f"sqlite:///{tmp_path / 'fresh.sqlite'}")
    assert "protected with a password" in refused(database, tmp_path / "locked.zip")
    assert "is not a backup" in refused(database, tmp_path)
    database.close()


def test_what_older_releases_let_in_moves_to_either_database(
    site_url: str, other: Database, tmp_path: Path
) -> None:
    """Anybody could store a NUL, half a character or an endless name on SQLite."""
    old = open_database(site_url)
    line = {"printing": "p", "zone": "deck", "copies": 1, "tags": [NUL], "note": "x\ud800"}
    snapshot = {"name": NUL, "notes": "", "format": "", "edition": "", "as_of": None}
    snapshot |= {"unread": [], "lines": [line]}
    with old.writing() as session:
        deck = Deck(
            id=9, public_id="b", edit_key_hash="2", read_key="s", name=NUL, notes="n" * 900_000,
            unread=[NUL, "fine"], credit="c" * 900,
        )  # fmt: skip
        session.add(deck)
        session.flush()
        session.add(DeckVersion(deck_id=9, number=1, name="v" * 999, snapshot=snapshot))
    backup(old, tmp_path / "b.zip")
    old.close()
    restored = restore(other, tmp_path / "b.zip")
    assert restored.mended == 7
    with other.reading() as session:
        moved = session.get_one(Deck, 9)
        version = session.exec(select(DeckVersion)).one()
    assert (moved.name, moved.unread, len(moved.notes)) == ("ab", ["ab", "fine"], 900_000)
    assert (moved.credit, version.name) == ("c" * 300, "v" * 200)
    assert version.snapshot == snapshot | {
        "name": "ab",
        "lines": [line | {"tags": ["ab"], "note": "x"}],
    }


def test_mending_is_told_by_the_command(site_url: str, tmp_path: Path) -> None:
    old = open_database(site_url)
    with old.writing() as session:
        session.add(Deck(public_id="b", edit_key_hash="2", read_key="s", name=NUL))
    old.close()
    run = CliRunner().invoke
    run(main, ["backup", str(tmp_path / "b.zip"), "--database", site_url])
    fresh = f"sqlite:///{tmp_path / 'fresh.sqlite'}"
    told = run(main, ["restore", str(tmp_path / "b.zip"), "--database", fresh])
    assert told.exit_code == 0
    assert "1 value contained NUL characters" in told.output


@pytest.mark.parametrize("name", ["site.sqlite", "site.sqlite-wal", "b.zip"])
def test_only_the_owner_reads_a_database_and_its_backup(
    tmp_path: Path, name: str, site_url: str
) -> None:
    (tmp_path / "site.sqlite").chmod(0o644)
    database = open_database(site_url)
    with database.writing() as session:
        session.add(Deck(public_id="b", edit_key_hash="2", read_key="s"))
        backup(database, tmp_path / "b.zip")
        assert (tmp_path / name).stat().st_mode & 0o777 == 0o600
    database.close()


def test_a_backup_of_nothing_leaves_nothing_behind(tmp_path: Path) -> None:
    empty = open_database(f"sqlite:///{tmp_path / 'site.sqlite'}")
    with pytest.raises(BackupError, match="nothing in this database"):
        backup(empty, tmp_path / "b.zip")
    empty.close()
    assert not list(tmp_path.glob("b.zip*"))

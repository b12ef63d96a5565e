"""A backup is one moment of the site; restoring gives it back on either database."""

import json
import threading
import zipfile
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import inspect
from sqlmodel import select

from app.cli import backup as backup_command
from app.cli import main
from app.cli import restore as restore_command
from app.games.spoils import KEY as SPOILS
from app.games.spoils.facts import Catalogue
from app.receipts import keys as receipt_keys
from app.tables import Database, Deck, DeckLine, DeckVersion, User, open_database
from app.tables.backup import HEAD, BackupError, RestoreResult, backup, restore
from app.tables.base import utc_now
from app.tables.curation import Author, Write, apply, site_catalogue
from tests.conftest import BOTH_DATABASES


def write_decks(database: Database) -> None:
    """Store an account with decks."""
    with database.writing() as session:
        session.add(User(id=3, name="Ada", folded_name="ada", password_hash="-"))
        session.flush()
        session.add(Deck(id=9, public_id="b", edit_key_hash="2", read_key="s"))
        session.flush()
        copied = Deck(
            id=7,
            public_id="a",
            edit_key_hash="1",
            read_key="r",
            owner_id=3,
            as_of=date(2008, 5, 17),
            unread=["3 Whatever"],
            copied_from_id=9,
        )
        session.add(copied)
        session.flush()
        session.add(DeckLine(deck_id=7, printing_id="p", zone="deck", copies=4, tags=["ü"]))
        snapshot = {"name": "x", "notes": "", "format": "constructed", "edition": "cr3"}
        snapshot |= {"as_of": "2008-05-17", "unread": ["3 Whatever"], "lines": []}
        session.add(DeckVersion(deck_id=7, number=1, snapshot=snapshot))


@pytest.fixture
def few(database: Database) -> Database:
    """A site with an account and decks, without cards."""
    write_decks(database)
    return database


@pytest.fixture
def filled(site_database: Database) -> Database:
    """A site with an account, decks and all cards, one of them curated."""
    write_decks(site_database)
    with site_database.writing() as session:
        apply(
            session,
            [Write("cards", "Air Travel", {"cost": "9"})],
            Author("Ada", 3),
            "-",
            game=SPOILS,
        )
    return site_database


@pytest.fixture(params=BOTH_DATABASES)
def other(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """An empty database to restore into."""
    if request.param == "sqlite":
        database = open_database(f"sqlite:///{tmp_path / 'other.sqlite'}")
    else:
        database = open_database(request.getfixturevalue("postgres_url"))
    yield database
    database.close()


def everything(database: Database) -> dict[str, list[object]]:
    with database.reading() as session:
        return {
            table.__tablename__: sorted(repr(row) for row in session.exec(select(table)))
            for table in (User, Deck, DeckLine, DeckVersion)
        }


@pytest.mark.slow
def test_what_is_restored_is_what_was_backed_up(
    filled: Database, other: Database, tmp_path: Path
) -> None:
    counts = backup(filled, tmp_path / "b.zip")
    assert restore(other, tmp_path / "b.zip") == RestoreResult(counts)
    assert everything(other) == everything(filled)
    with filled.reading() as one, other.reading() as two:
        assert site_catalogue(one, SPOILS).content == site_catalogue(two, SPOILS).content


@pytest.mark.slow
def test_new_rows_come_after_the_restored_ones(
    few: Database, other: Database, tmp_path: Path
) -> None:
    backup(few, tmp_path / "b.zip")
    restore(other, tmp_path / "b.zip")
    with other.writing() as session:
        deck = Deck(public_id="c", edit_key_hash="3", read_key="t")
        session.add(deck)
        session.flush()
        assert deck.id == 10


@pytest.mark.slow
def test_a_database_that_holds_something_is_not_overwritten_unasked(
    few: Database, tmp_path: Path
) -> None:
    backup(few, tmp_path / "b.zip")
    with pytest.raises(BackupError, match="not empty"):
        restore(few, tmp_path / "b.zip")
    with few.writing() as session:
        session.delete(session.get_one(User, 3))
    restore(few, tmp_path / "b.zip", replace=True)
    with few.reading() as session:
        assert session.get_one(User, 3).name == "Ada"


@pytest.mark.slow
def test_a_backup_made_while_others_write_is_one_moment(
    site_database: Database, tmp_path: Path
) -> None:
    stop = threading.Event()

    def write() -> None:
        number = 0
        while not stop.is_set():
            number += 1
            with site_database.writing() as session:
                deck = Deck(
                    public_id=f"d{number}", edit_key_hash=f"e{number}", read_key=f"r{number}"
                )
                session.add(deck)
                session.flush()
                assert deck.id is not None
                session.add(DeckLine(deck_id=deck.id, printing_id="p", zone="deck", copies=1))

    writer = threading.Thread(target=write)
    writer.start()
    try:
        counts = [backup(site_database, tmp_path / f"{n}.zip") for n in range(3)]
    finally:
        stop.set()
        writer.join()
    assert all(count["decks"] == count["deck_lines"] for count in counts)


def test_a_damaged_backup_changes_nothing(
    filled: Database, other: Database, tmp_path: Path
) -> None:
    backup(filled, tmp_path / "b.zip")
    with (
        zipfile.ZipFile(tmp_path / "b.zip") as whole,
        zipfile.ZipFile(tmp_path / "damaged.zip", "w") as damaged,
    ):
        for name in whole.namelist():
            content = whole.read(name)
            damaged.writestr(name, content.split(b"\n")[0] if name == "facts.jsonl" else content)
    with pytest.raises(BackupError, match="damaged"):
        restore(other, tmp_path / "damaged.zip")
    assert inspect(other.engine).get_table_names() == []


@pytest.mark.parametrize(
    ("head", "message"),
    [
        (None, "not a backup of Threshold"),
        ({"form": 2}, "from a newer release"),
        ({"form": 1, "revision": "9999", "rows": {}}, "from a newer release"),
    ],
)
def test_a_file_that_is_no_backup_of_ours_is_refused(
    tmp_path: Path, head: dict[str, object] | None, message: str
) -> None:
    with zipfile.ZipFile(tmp_path / "b.zip", "w") as archive:
        archive.writestr("other" if head is None else HEAD, json.dumps(head))
    database = open_database(f"sqlite:///{tmp_path / 'site.sqlite'}")
    with pytest.raises(BackupError, match=message):
        restore(database, tmp_path / "b.zip")
    database.close()


@pytest.mark.slow
def test_a_backup_is_restored_by_command(
    site_url: str, tmp_path: Path, catalogue: Catalogue
) -> None:
    target, fresh = tmp_path / "b.zip", f"sqlite:///{tmp_path / 'fresh.sqlite'}"
    run = CliRunner().invoke
    assert run(main, ["backup", str(target), "--database", site_url]).exit_code == 0
    again = run(main, ["backup", str(target), "--database", site_url])
    assert "exists already" in again.output
    restored = run(main, ["restore", str(target), "--database", fresh])
    assert restored.exit_code == 0, restored.output
    database = open_database(fresh)
    with database.reading() as session:
        assert site_catalogue(session, SPOILS).content == catalogue.content
    database.close()
    (tmp_path / "no.zip").write_text("no zip")
    refused = run(main, ["restore", str(tmp_path / "no.zip"), "--database", site_url])
    assert refused.exit_code == 1
    assert "Nothing was changed" in refused.output


@pytest.mark.slow
def test_the_keys_that_sign_receipts_are_backed_up_and_restored(
    few: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    key = receipt_keys.signing_key(old, utc_now())
    monkeypatch.setattr(backup_command, "INSTANCE", old)
    monkeypatch.setattr(restore_command, "INSTANCE", new)
    address = few.url.render_as_string(hide_password=False)
    file, fresh = str(tmp_path / "b.zip"), f"sqlite:///{tmp_path / 'fresh.sqlite'}"
    assert CliRunner().invoke(main, ["backup", file, "--database", address]).exit_code == 0
    result = CliRunner().invoke(main, ["restore", file, "--database", fresh])
    assert (result.exit_code, "Restored 1 key" in result.output) == (0, True), result.output
    assert receipt_keys.signing_key(new, utc_now()) == key

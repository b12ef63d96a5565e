"""A timer makes a dated backup; the newest few are kept, and the newest can be restored."""

import shutil
import stat
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from sqlmodel import select

from app.cli import main
from app.tables import Database, User, open_database
from app.tables.backup import BackupError, restore
from app.tables.kept_backups import back_up_and_prune, dated_backups

FIRST = datetime(2026, 11, 23, 2, 30, tzinfo=UTC)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "backups"


@pytest.fixture
def one_file(migrated_file: Path, tmp_path: Path) -> Database:
    return open_database(f"sqlite:///{shutil.copy(migrated_file, tmp_path / 'site.sqlite')}")


def daily(database: Database, folder: Path, keep: int, days: int) -> None:
    """Sign one person up each day, then back up."""
    for day in range(days):
        with database.writing() as session:
            session.add(User(name=f"P{day}", folded_name=f"p{day}", password_hash="-"))
        back_up_and_prune(database, folder, keep, FIRST + timedelta(days=day))


def names(folder: Path) -> list[str]:
    return sorted(it.name for it in folder.iterdir())


@pytest.mark.slow
def test_the_newest_are_kept_and_the_newest_of_all_is_restored(
    database: Database, folder: Path, tmp_path: Path
) -> None:
    daily(database, folder, keep=3, days=5)
    assert names(folder) == [f"threshold-202611{day}T023000.backup.zip" for day in (25, 26, 27)]
    restored = open_database(f"sqlite:///{tmp_path / 'restored.sqlite'}")
    restore(restored, dated_backups(folder)[-1])
    with restored.reading() as session:
        assert set(session.exec(select(User.name)).all()) == {"P0", "P1", "P2", "P3", "P4"}
    restored.close()
    database.close()


def test_other_files_are_never_deleted(one_file: Database, folder: Path) -> None:
    folder.mkdir()
    others = ["notes.txt", "threshold-2020.zip", "threshold-20200101T000000.backup.zip.gpg"]
    for name in others:
        (folder / name).touch()
    (folder / "threshold-20200102T000000.backup.zip").mkdir()
    daily(one_file, folder, keep=1, days=2)
    assert set(names(folder)) == {
        *others,
        "threshold-20200102T000000.backup.zip",
        "threshold-20261124T023000.backup.zip",
    }
    one_file.close()


def test_a_backup_from_a_clock_that_was_ahead_does_not_replace_the_new_one(
    one_file: Database, folder: Path
) -> None:
    back_up_and_prune(one_file, folder, 1, FIRST + timedelta(days=3_000))
    kept = back_up_and_prune(one_file, folder, 1, FIRST)
    assert names(folder) == [kept.file.name]
    assert kept.file.name.startswith("threshold-2026")
    one_file.close()


@pytest.mark.slow
def test_a_backup_that_fails_deletes_nothing(
    one_file: Database, folder: Path, tmp_path: Path
) -> None:
    daily(one_file, folder, keep=3, days=3)
    before = names(folder)
    empty = open_database(f"sqlite:///{tmp_path / 'empty.sqlite'}")
    with pytest.raises(BackupError, match="nothing in this database"):
        back_up_and_prune(empty, folder, 1, FIRST + timedelta(days=9))
    assert names(folder) == before
    empty.close()
    one_file.close()


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["backup", *words])


@pytest.mark.slow
def test_by_command_folder_and_files_are_private(site_url: str, folder: Path) -> None:
    folder.parent.mkdir(exist_ok=True)
    old = folder / "threshold-20200101T000000.backup.zip"
    assert run("--keep", "1", str(folder), "--database", site_url).exit_code == 0
    (made,) = folder.iterdir()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE(made.stat().st_mode) == 0o600
    made.rename(old)
    again = run("--keep", "1", str(folder), "--database", site_url)
    assert "Deleted 1 older backup." in again.output
    assert not old.exists()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--keep", "3"], "needs the folder"),
        (["--keep", "0", "x"], "0 is not in the range"),
        (["--keep", "3", __file__], "is a file; --keep needs a folder"),
    ],
)
def test_keep_that_makes_no_sense_is_refused(words: list[str], message: str) -> None:
    answer = run(*words)
    assert answer.exit_code == 64
    assert message in answer.output

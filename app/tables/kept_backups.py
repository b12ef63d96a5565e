"""A folder of dated backups, of which the newest few are kept."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from app.tables.backup import backup
from app.tables.database import Database

_DATED: Final = re.compile(r"threshold-\d{8}T\d{6}\.backup\.zip", re.ASCII)


@dataclass(frozen=True, slots=True)
class Kept:
    """A new backup with its number of rows by table, and the older ones that were deleted."""

    file: Path
    rows: Mapping[str, int]
    deleted: tuple[Path, ...]


def dated_name(moment: datetime) -> str:
    """Return the file name of a backup made at this time; names sort by time."""
    return f"threshold-{moment:%Y%m%dT%H%M%S}.backup.zip"


def dated_backups(folder: Path) -> list[Path]:
    """Return the dated backups of a folder, oldest first; other files are ignored."""
    return sorted(it for it in folder.iterdir() if _DATED.fullmatch(it.name) and it.is_file())


def back_up_and_prune(
    database: Database,
    folder: Path,
    keep: int,
    moment: datetime,
    files: Mapping[str, bytes] | None = None,
) -> Kept:
    """Add a dated backup to a folder, then delete the oldest until `keep` are left.

    `files` are contents of files that belong to the site, by name.

    The new one is always kept, even if the clock was ahead when others were made. The folder is
    created for its owner only. Raises BackupError or OSError if the backup cannot be made; then
    nothing is deleted.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    fresh = folder / dated_name(moment)
    rows = backup(database, fresh, files)
    others = [it for it in dated_backups(folder) if it != fresh]
    deleted = others[: max(0, len(others) + 1 - keep)]
    for one in deleted:
        one.unlink()
    return Kept(fresh, rows, tuple(deleted))

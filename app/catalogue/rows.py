"""The catalogue as written rows: what a file, a site's database and an import have in common."""

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Final

from app.catalogue.schema import SCHEMA, SOURCES

Row = Mapping[str, str | None]
"""The written facts of one row by column name; `None` where nothing is written."""

Rows = Mapping[str, Sequence[Row]]
"""Kind (a name in `schema.SOURCES`) -> its rows in the order of the source."""

KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    "sets": ("code",),
    "packs": ("set", "rarity"),
    "cards": ("name",),
    "printings": ("id",),
    "formats": ("id",),
    "banned": ("format", "name", "listing", "since"),
    "precons": ("id",),
    "precon_lines": ("precon", "printing", "starting"),
}
"""Kind -> the columns that name one of its rows."""


LOCAL: Final[Mapping[str, tuple[str, ...]]] = {"printings": ("text",)}
"""Kind -> columns that are never shipped and only a site's owner fills."""


@cache
def columns(kind: str) -> tuple[str, ...]:
    """The columns of a kind in the order of the schema, those of `LOCAL` last."""
    with closing(sqlite3.connect(":memory:")) as database:
        database.executescript(SCHEMA)
        shipped = database.execute(f"SELECT * FROM {kind}").description
    return (*(column[0] for column in shipped), *LOCAL.get(kind, ()))


def key_of(kind: str, row: Row) -> str:
    """What names this row among its kind, such as `1ED/rare`."""
    return "/".join(row.get(column) or "" for column in KEYS[kind])


def read_rows(file: Path) -> tuple[str, Rows]:
    """The version and all rows of a catalogue file, opened read-only.

    Raises sqlite3.OperationalError when the file is not there.
    """
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as database:
        (version,) = database.execute("SELECT value FROM meta WHERE key = 'version'").fetchone()
        return str(version), {kind: _read(database, kind) for kind in SOURCES}


def _read(database: sqlite3.Connection, kind: str) -> tuple[Row, ...]:
    found = database.execute(f"SELECT * FROM {kind} ORDER BY rowid")
    columns = [column[0] for column in found.description]
    return tuple(
        {
            column: None if value is None else str(value)
            for column, value in zip(columns, values, strict=True)
        }
        for values in found
    )

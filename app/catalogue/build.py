"""Build `cards.sqlite` from the text sources in `data/`, a folder per game."""

from __future__ import annotations

import csv
import hashlib
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

from app.catalogue.schema import META, statements, table_of
from app.games import games
from app.games.tabletop.card_data import CardData, FactKind


def build(folder: Path, target: Path, games: Iterable[CardData[Any]]) -> None:
    """Rebuild the catalogue file from `folder`, which has one folder of CSV files per game.

    A game whose rows are part of its code is left out.

    Raises ValueError naming file and line if a source violates the schema; the target then stays
    unchanged.
    """
    fresh = target.with_suffix(".new")
    fresh.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(fresh, isolation_level=None)) as database:
            database.execute("PRAGMA foreign_keys = ON")
            database.execute("BEGIN")
            database.execute(META)
            for data in games:
                if data.rows is None:
                    _add(database, folder / data.game, data)
            database.execute("COMMIT")
            database.execute("VACUUM")
        fresh.replace(target)
    finally:
        fresh.unlink(missing_ok=True)


def dump(database: sqlite3.Connection, data: CardData[Any]) -> list[str]:
    """Return the schema and the rows of one game as lines of text in a fixed order."""
    lines = list(statements(data))
    for kind in data.kinds:
        found = database.execute(f"SELECT * FROM {table_of(data.game, kind)}")
        lines += [f"{kind} {row}" for row in sorted(map(repr, found))]
    return lines


def digest_of(database: sqlite3.Connection, data: CardData[Any]) -> str:
    """Return the SHA-256 of a game's dump as hexadecimal digits. Other games do not affect it."""
    return hashlib.sha256("\n".join(dump(database, data)).encode()).hexdigest()


def _add(database: sqlite3.Connection, folder: Path, data: CardData[Any]) -> None:
    for statement in statements(data):
        database.execute(statement)
    for kind in data.kinds.values():
        _fill(database, data, kind, folder / f"{kind.name}.csv")
    values = {"version": data.version, "digest": digest_of(database, data)}
    database.executemany(
        "INSERT INTO meta VALUES (?, ?, ?)", [(data.game, *each) for each in values.items()]
    )


def _fill(database: sqlite3.Connection, data: CardData[Any], kind: FactKind, source: Path) -> None:
    with source.open(encoding="utf-8", newline="") as text:
        rows = csv.reader(text)
        columns = next(rows)
        names = ", ".join(f'"{column}"' for column in columns)
        marks = ", ".join("?" for _ in columns)
        table = table_of(data.game, kind.name)
        for row in rows:
            try:
                database.execute(
                    f"INSERT INTO {table} ({names}) VALUES ({marks})",
                    [field or None for field in row],
                )
            except sqlite3.Error as error:
                raise ValueError(f"{source.name}, line {rows.line_num}: {error}") from error


if __name__ == "__main__":
    root = Path(__file__).parents[2]
    shipped = [game.cards.needed() for game in games() if game.cards]
    build(root / "data", root / "cards.sqlite", shipped)

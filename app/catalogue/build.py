"""Build `cards.sqlite` from the text sources in `data/`."""

import csv
import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

from app.catalogue.schema import SCHEMA, SOURCES, VERSION


def build(data: Path, target: Path) -> str:
    """Write the catalogue file anew and return the digest kept in it.

    Raises ValueError naming file and line when a source breaks the schema; the target is
    then left as it was.
    """
    fresh = target.with_suffix(".new")
    fresh.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(fresh, isolation_level=None)) as database:
            database.execute("PRAGMA foreign_keys = ON")
            database.executescript(SCHEMA)
            database.execute("BEGIN")
            for table in SOURCES:
                _fill(database, table, data / f"{table}.csv")
            digest = digest_of(database)
            database.executemany(
                "INSERT INTO meta VALUES (?, ?)", [("version", VERSION), ("digest", digest)]
            )
            database.execute("COMMIT")
            database.execute("VACUUM")
        fresh.replace(target)
    finally:
        fresh.unlink(missing_ok=True)
    return digest


def dump(database: sqlite3.Connection) -> list[str]:
    """Schema and rows as text in a fixed order, the meta table's rows left out."""
    schema = database.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
    lines = [str(sql) for (sql,) in schema]
    for table in SOURCES:
        rows = sorted(repr(row) for row in database.execute(f"SELECT * FROM {table}"))
        lines += [f"{table} {row}" for row in rows]
    return lines


def digest_of(database: sqlite3.Connection) -> str:
    """SHA-256 of the ordered dump, as hexadecimal digits."""
    return hashlib.sha256("\n".join(dump(database)).encode()).hexdigest()


def _fill(database: sqlite3.Connection, table: str, source: Path) -> None:
    with source.open(encoding="utf-8", newline="") as text:
        rows = csv.reader(text)
        columns = next(rows)
        names = ", ".join(f'"{column}"' for column in columns)
        marks = ", ".join("?" for _ in columns)
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
    build(root / "data", root / "cards.sqlite")

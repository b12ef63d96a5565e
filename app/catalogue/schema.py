"""The tables of `cards.sqlite`: one per game and kind of card data, named `<game>_<kind>`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from app.games.tabletop.card_data import CardData, Column, FactKind

META: Final = """
CREATE TABLE meta (
    game TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (game, key)
) STRICT"""


def table_of(game: str, kind: str) -> str:
    """Return the name of the table for a kind of card data."""
    return f"{game}_{kind}"


def statements(data: CardData[Any]) -> Iterator[str]:
    """Return the SQL that creates a game's tables, referenced tables first."""
    for kind in data.kinds.values():
        yield _create(data, kind)


def _create(data: CardData[Any], kind: FactKind) -> str:
    lines = [_column(data, column) for column in kind.columns]
    required = {column.name for column in kind.columns if column.is_required}
    if required.issuperset(kind.key):
        lines.append(f"PRIMARY KEY ({_listed(kind.key)})")
    lines += [f"UNIQUE ({_listed(columns)})" for columns in kind.unique]
    lines += [f'CHECK (("{a}" IS NULL) = ("{b}" IS NULL))' for a, b in kind.together]
    body = ",\n    ".join(lines)
    return f"CREATE TABLE {table_of(data.game, kind.name)} (\n    {body}\n) STRICT"


def _column(data: CardData[Any], column: Column) -> str:
    words = [f'"{column.name}"', "INTEGER" if column.is_number else "TEXT"]
    if column.is_required:
        words.append("NOT NULL")
    if column.is_unique:
        words.append("UNIQUE")
    if column.least is not None:
        words.append(f'CHECK ("{column.name}" >= {column.least})')
    if column.refers_to is not None:
        (key,) = data.kinds[column.refers_to].key
        words.append(f'REFERENCES {table_of(data.game, column.refers_to)}("{key}")')
    return " ".join(words)


def _listed(columns: tuple[str, ...]) -> str:
    return ", ".join(f'"{column}"' for column in columns)

"""Build `cards.sqlite` from `data/` and read it into one frozen Catalogue per game."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeVar

from app.catalogue.schema import table_of
from app.games.tabletop.card_data import CardData, Row, Rows

__all__ = [
    "SHIPPED",
    "read_catalogue",
    "read_rows",
]

_IN_CHECKOUT: Final = Path(__file__).parents[2] / "cards.sqlite"
SHIPPED: Final = _IN_CHECKOUT if _IN_CHECKOUT.exists() else Path(__file__).with_name("cards.sqlite")
"""The catalogue that comes with the project."""

C = TypeVar("C")


def read_catalogue(data: CardData[C], file: Path = SHIPPED) -> C:
    """Return the Catalogue of a game, from its code or from a file opened read-only.

    Raises sqlite3.OperationalError if the file is missing or lacks the game, and CatalogueError if
    the card data contradicts itself or cannot be read.
    """
    version, rows = read_rows(data, file)
    return data.assemble(version, rows)


def read_rows(data: CardData[Any], file: Path = SHIPPED) -> tuple[str, Rows]:
    """Return the version and all rows of a game, from its code or from a file opened read-only.

    Raises sqlite3.OperationalError if the file is missing or lacks the game.
    """
    if data.rows is not None:
        return data.version, data.rows
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as database:
        found = database.execute(
            "SELECT value FROM meta WHERE game = ? AND key = 'version'", (data.game,)
        ).fetchone()
        if found is None:
            raise sqlite3.OperationalError(f"{file.name} has no cards of {data.game}")
        return str(found[0]), {kind: _read(database, data.game, kind) for kind in data.kinds}


def _read(database: sqlite3.Connection, game: str, kind: str) -> tuple[Row, ...]:
    found = database.execute(f"SELECT * FROM {table_of(game, kind)} ORDER BY rowid")
    columns = [column[0] for column in found.description]
    return tuple(
        {
            column: None if value is None else str(value)
            for column, value in zip(columns, values, strict=True)
        }
        for values in found
    )

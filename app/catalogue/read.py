"""Read a catalogue file into the frozen Catalogue."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Any, Final

from app.catalogue.parse import read_card
from app.games.spoils.facts import (
    Base,
    CardSet,
    Catalogue,
    Format,
    ListedName,
    Listing,
    Precon,
    PreconLine,
    Printing,
    PrintingId,
)
from app.games.spoils.terms import Rarity

SHIPPED: Final = Path(__file__).parents[2] / "cards.sqlite"
"""The catalogue that comes with the project."""


def read_catalogue(file: Path = SHIPPED) -> Catalogue:
    """The Catalogue in a file, opened read-only.

    Raises sqlite3.OperationalError when the file is not there, CatalogueError when its
    facts contradict each other.
    """
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as database:
        database.row_factory = sqlite3.Row
        cards = {
            row["name"]: read_card(dict(row)) for row in database.execute("SELECT * FROM cards")
        }
        sets = {card_set.code: card_set for card_set in _sets(database)}
        return Catalogue.of(
            version=_meta(database, "version"),
            printings=[
                Printing(
                    id=PrintingId(row["id"]),
                    card=cards[row["name"]],
                    set=sets[row["set"]],
                    number=row["number"],
                    rarity=Rarity(row["rarity"]),
                )
                for row in database.execute("SELECT * FROM printings")
            ],
            sets=sets.values(),
            formats=_formats(database),
            precons=_precons(database),
        )


def _meta(database: sqlite3.Connection, key: str) -> str:
    (value,) = database.execute("SELECT value FROM meta WHERE key = ?", [key]).fetchone()
    return str(value)


def _sets(database: sqlite3.Connection) -> Iterator[CardSet]:
    packs: dict[str, dict[Rarity, int]] = {}
    for row in database.execute("SELECT * FROM packs ORDER BY rowid"):
        packs.setdefault(row["set"], {})[Rarity(row["rarity"])] = row["cards"]
    for row in database.execute('SELECT * FROM sets ORDER BY "order"'):
        yield CardSet(
            code=row["code"],
            name=row["name"],
            order=row["order"],
            size=row["size"],
            octgn_id=row["octgn_id"],
            released=_day(row["released"]),
            released_source=row["released_source"],
            pack=packs.get(row["code"], {}),
        )


def _formats(database: sqlite3.Connection) -> Iterator[Format]:
    listed: dict[str, list[ListedName]] = {}
    for row in database.execute("SELECT * FROM banned ORDER BY format, name, since"):
        listed.setdefault(row["format"], []).append(
            ListedName(
                name=row["name"],
                listing=Listing(row["listing"]),
                source=row["source"],
                since=_day(row["since"]),
                until=_day(row["until"]),
            )
        )
    for row in database.execute("SELECT * FROM formats ORDER BY rowid"):
        yield Format(
            id=row["id"],
            name=row["name"],
            base=Base(row["base"]),
            sets=_parts(row["sets"]) or None,
            listed=tuple(listed.get(row["id"], ())),
            unknown=_parts(row["unknown"]),
            notes=row["notes"] or "",
        )


def _precons(database: sqlite3.Connection) -> Iterator[Precon]:
    lines: dict[str, list[PreconLine]] = {}
    for row in database.execute("SELECT * FROM precon_lines ORDER BY rowid"):
        lines.setdefault(row["precon"], []).append(
            PreconLine(PrintingId(row["printing"]), row["copies"], row["starting"] is not None)
        )
    for row in database.execute("SELECT * FROM precons ORDER BY rowid"):
        yield Precon(row["id"], row["name"], PrintingId(row["faction"]), tuple(lines[row["id"]]))


def _day(written: Any) -> date | None:
    return None if written is None else date.fromisoformat(written)


def _parts(written: str | None) -> tuple[str, ...]:
    return tuple(part.strip() for part in (written or "").split(";") if part.strip())

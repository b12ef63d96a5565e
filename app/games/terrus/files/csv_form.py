"""Armies and cities as CSV, for spreadsheets. Settings and assignments are not part of it."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping
from typing import Final

from app.games.spreadsheets import unguard, write_table
from app.games.terrus.army import Beast, Location, Setup
from app.games.terrus.files.builder import ReadBattle, SetupBuilder
from app.games.terrus.files.entries import BeastEntry, LocationEntry
from app.games.terrus.files.problems import refuse
from app.games.terrus.terms import CLADE, Side

COLUMNS: Final = (
    "side", "kind", "name", "count", "atk", "def", "row", "at", "wounds", "fatigued", "worth",
)  # fmt: skip
"""The columns. `kind` is ruler, beast, location or clade; the clade's `def` is the vitae."""

_YES: Final = frozenset({"yes", "y", "true", "1", "x"})
_NO: Final = frozenset({"", "no", "n", "false", "0"})


def is_csv(text: str) -> bool:
    """Tell whether a text begins with the columns of a battle."""
    first = text.lstrip().partition("\n")[0].casefold().replace(";", ",").replace("\t", ",")
    return first.replace(" ", "").startswith("side,kind,")


def read_csv(text: str) -> ReadBattle:
    """Read armies. Raises BattleFileError with every problem and its line."""
    head = text.lstrip().partition("\n")[0]
    delimiter = next((sign for sign in ";\t" if sign in head), ",")
    builder = SetupBuilder()
    try:
        rows = list(csv.reader(io.StringIO(text), delimiter=delimiter, strict=True))
    except csv.Error as error:
        raise refuse("line", f"This is not CSV that can be read: {error}.") from None
    header = [cell.strip().casefold() for cell in rows[0]]
    if missing := {"side", "kind", "name"} - set(header):
        raise refuse("line", f"The CSV lacks the columns {', '.join(sorted(missing))}.", "line 1")
    for number, cells in enumerate(rows[1:], start=2):
        if any(cell.strip() for cell in cells):
            row = dict(zip(header, (unguard(cell).strip() for cell in cells), strict=False))
            _read_row(builder, f"line {number}", row)
    return builder.finish()


def _read_row(builder: SetupBuilder, where: str, row: Mapping[str, str]) -> None:
    try:
        side = Side(row.get("side", "").casefold())
    except ValueError:
        builder.problem(where, "The side must be attacker or defender.")
        return
    name = row.get("name", "")
    match row.get("kind", "").casefold():
        case "ruler":
            if side in builder.rulers:
                builder.problem(where, f"There is a second {side}.", "ruler")
            builder.rulers[side] = name or side.value
        case "location" | "clade" as kind:
            builder.locations.append(
                LocationEntry(
                    where, side, CLADE if kind == "clade" else name, row.get("def", ""),
                    row.get("row", ""), row.get("wounds", ""), row.get("worth", ""),
                )
            )  # fmt: skip
        case "beast":
            builder.beasts.append(
                BeastEntry(
                    where, side, name, row.get("atk", ""), row.get("def", ""),
                    row.get("count", ""), row.get("row", ""), row.get("at", ""),
                    row.get("wounds", ""), row.get("worth", ""),
                    _is_fatigued(builder, where, row.get("fatigued", "")),
                )
            )  # fmt: skip
        case kind:
            builder.problem(
                where, f"The kind must be ruler, beast, location or clade, not “{kind[:40]}”."
            )


def _is_fatigued(builder: SetupBuilder, where: str, cell: str) -> bool:
    if cell.casefold() not in _YES | _NO:
        builder.problem(where, f"Fatigued is yes or no, not “{cell[:40]}”.")
    return cell.casefold() in _YES


def write_csv(setup: Setup) -> str:
    """The armies and cities of a battle as CSV."""
    return write_table(COLUMNS, _rows(setup), numbers=True)


def _rows(setup: Setup) -> Iterator[tuple[str, ...]]:
    for side in Side:
        army = setup.army(side)
        yield (side.value, "ruler", army.ruler, *[""] * 8)
        for location in army.city:
            yield (side.value, *_location(location))
        for beast in army.beasts:
            yield (side.value, "beast", *_beast(beast))


def _location(location: Location) -> tuple[str, ...]:
    return (
        "clade" if location.is_clade else "location",
        location.name,
        "",
        "",
        str(location.defense),
        str(location.row),
        "",
        str(location.wounds or ""),
        "",
        _or_empty(location.given_worth),
    )


def _beast(beast: Beast) -> tuple[str, ...]:
    return (
        beast.name,
        "1",
        str(beast.atk),
        str(beast.defense),
        _or_empty(beast.row),
        beast.at,
        str(beast.wounds or ""),
        "yes" if beast.fatigued else "",
        _or_empty(beast.given_worth),
    )


def _or_empty(number: int | None) -> str:
    return "" if number is None else str(number)

"""Results of a round from a CSV file, as `round-N.csv` has them."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from app.games.spreadsheets import unguard
from app.games.tabletop.names import fold
from app.games.tournament.matches import Outcome
from app.site.events.rounds.policy import Played, ResultError, parse_outcome
from app.tables import Entry

_TABLE: Final = ("table", "table number")
_RESULT: Final = ("result", "score")
_NONE: Final = ("", "bye", "-", "–")


@dataclass(frozen=True)
class ReadResult:
    """The result of a table in the file, and the line it is in."""

    line: int
    table: int
    outcome: Outcome


def read_results(text: str, played: Played, entries: Sequence[Entry]) -> tuple[ReadResult, ...]:
    """Return the results in a file; tables without one are left out.

    Columns called `Player 1`, `Player 2` … are compared with the pairings, so that a file of
    another round is noticed. Raises ResultError with every line that is wrong.
    """
    delimiter = max(",;\t", key=text.partition("\n")[0].count)
    rows = list(csv.reader(io.StringIO(text.removeprefix("\ufeff")), delimiter=delimiter))
    header = [fold(cell) for cell in rows[0]] if rows else []
    table_at = next((at for at, cell in enumerate(header) if cell in _TABLE), None)
    result_at = next((at for at, cell in enumerate(header) if cell in _RESULT), None)
    if table_at is None or result_at is None:
        raise ResultError("The first line must name the columns Table and Result.")
    names = {entry.id: fold(entry.name) for entry in entries}
    players_at = [at for at, cell in enumerate(header) if cell.startswith("player")]
    tables = {str(table.number): table for table in played.tables}
    found: dict[int, ReadResult] = {}
    problems = []
    for number, row in enumerate(rows[1:], 2):
        cells = [unguard(cell).strip() for cell in row] + [""] * (len(header) - len(row))
        if not any(cells):
            continue
        table = tables.get(cells[table_at])
        if table is None:
            problems.append(f"line {number}: the round has no table “{cells[table_at][:20]}”")
            continue
        said = [fold(cells[at]) for at in players_at if cells[at]]
        seated = [names[seat] for seat in table.seats]
        if said and said != seated:
            problems.append(f"line {number}: table {table.number} has other players")
        elif table.number in found:
            problems.append(
                f"line {number}: table {table.number} is already on line {found[table.number].line}"
            )
        elif fold(cells[result_at]) not in _NONE:
            try:
                outcome = parse_outcome(len(table.seats), cells[result_at])
                found[table.number] = ReadResult(number, table.number, outcome)
            except ResultError as problem:
                problems.append(f"line {number}: {str(problem).rstrip('.')}")
    if problems:
        more = f"; and {len(problems) - 8} more" if len(problems) > 8 else ""
        raise ResultError("; ".join(problems[:8]) + more + ".")
    if not found:
        raise ResultError("The file contains no results.")
    return tuple(found.values())

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
from app.site.events.rounds.policy import Played, ResultError, in_series, parse_outcome
from app.tables import Entry

_TABLE: Final = ("table", "table number")
_RESULT: Final = ("result", "score")
_NONE: Final = ("", "bye", "-", "–")
_MOST_TOLD: Final = 5
_LONGEST_NAME: Final = 40


@dataclass(frozen=True)
class ReadResult:
    """The result of a table in the file, and the line it is in."""

    line: int
    table: int
    outcome: Outcome


def read_results(text: str, played: Played, entries: Sequence[Entry]) -> tuple[ReadResult, ...]:
    """Return the results in a file; tables without one are left out.

    Columns called `Player 1`, `Player 2` … are compared with the pairings, so that a file of
    another round is noticed. Raises ResultError with each line that is wrong on a line of its own.
    """
    rows = _rows(text)
    header = [fold(cell) for cell in rows[0][1]] if rows else []
    table_at = next((at for at, cell in enumerate(header) if cell in _TABLE), None)
    result_at = next((at for at, cell in enumerate(header) if cell in _RESULT), None)
    round_number = played.round.number
    if table_at is None or result_at is None:
        raise ResultError(
            "The first line must name the columns Table and Result. Add them, or fill in the file "
            f"that “As CSV” gives for round {round_number}."
        )
    names = {entry.id: entry.name for entry in entries}
    players_at = [at for at, cell in enumerate(header) if cell.startswith("player")]
    tables = {str(table.number): table for table in played.tables}
    found: dict[int, ReadResult] = {}
    problems = []
    for line, row in rows[1:]:
        cells = [unguard(cell).strip() for cell in row] + [""] * (len(header) - len(row))
        if not any(cells):
            continue
        table = tables.get(cells[table_at])
        if table is None:
            problems.append(
                f"Line {line}: round {round_number} has no table “{cells[table_at][:20]}”. Its "
                f"tables are 1 to {len(tables)}: correct the number, or delete the line."
            )
            continue
        said = [cells[at] for at in players_at if cells[at]]
        seated = [names[seat] for seat in table.seats]
        if said and list(map(fold, said)) != list(map(fold, seated)):
            problems.append(
                f"Line {line}: table {table.number} of round {round_number} seats "
                f"{_shortened(seated)}, in this order, but the line has {_shortened(said)}. "
                "Correct the names, or choose the file of this round."
            )
        elif table.number in found:
            problems.append(
                f"Line {line}: table {table.number} is already on line "
                f"{found[table.number].line}. Keep one of the two lines."
            )
        elif fold(cells[result_at]) not in _NONE:
            try:
                outcome = parse_outcome(len(table.seats), cells[result_at])
                found[table.number] = ReadResult(line, table.number, outcome)
            except ResultError as problem:
                problems.append(f"Line {line}: {problem}")
    if problems:
        more = len(problems) - _MOST_TOLD
        told = problems[:_MOST_TOLD]
        raise ResultError("\n".join([*told, f"And {more} more like these."] if more > 0 else told))
    if not found:
        raise ResultError("The file contains no results. Fill in its column Result.")
    return tuple(found.values())


def _rows(text: str) -> list[tuple[int, list[str]]]:
    """The rows of a CSV file, each with the line in which it begins. Raises ResultError."""
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    delimiter = max(",;\t", key=plain.partition("\n")[0].count)
    reader = csv.reader(io.StringIO(plain), delimiter=delimiter)
    rows, begin = [], 1
    try:
        for row in reader:
            rows.append((begin, row))
            begin = reader.line_num + 1
    except csv.Error as problem:
        raise ResultError(
            f"Line {begin} cannot be read as CSV: {problem}. Correct the line."
        ) from None
    return rows


def _shortened(names: Sequence[str]) -> str:
    """Names in a sentence, each with as many letters as a message can hold."""
    return in_series([f"{it[:_LONGEST_NAME]}…" if len(it) > _LONGEST_NAME else it for it in names])

"""Pairings as pairing programs export them: CSV with a table and its players per row."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from app.games.text import flaw_in, foreign_in, normalized

MAX_ROWS: Final = 2000
MAX_TABLE: Final = 40
"""Signs of a table's name."""

MAX_FOREIGN: Final = 50_000
"""Characters beyond ASCII in a file; only they have to be normalised."""

_LONGEST_HEADER: Final = 2000
_SHOWN: Final = 200
"""Signs of a wrong line that its problem repeats."""

_SEPARATORS: Final = ",;\t"
_TABLES: Final = frozenset({"table", "table number", "table no", "table name", "board"})
_PLAYERS: Final = ("player", "opponent", "name")
_BYES: Final = frozenset({"", "bye", "-", "none"})


@dataclass(frozen=True, slots=True)
class Seating:
    """One table of a round. A single player is one without an opponent."""

    table: str
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LineProblem:
    """A line that could not be taken: its number from 1, its text, and what is wrong."""

    line: int
    text: str
    message: str


@dataclass(frozen=True, slots=True)
class Pairings:
    """The tables in the order of the file, and the lines that were not understood."""

    seatings: tuple[Seating, ...] = ()
    problems: tuple[LineProblem, ...] = ()


def read_pairings(text: str, players: Iterable[str]) -> Pairings:
    """Read the tables of one round; players are given by their full names at the event.

    The header names the columns `Table` and `Player 1`, `Player 2` or words like them, in any
    order; comma, semicolon and tab separate. Names match whatever their case and blanks. A
    line with a problem seats nobody; whether the rest may be used is for the caller to say.
    """
    reader = _Reader({_plain(name): name for name in players})
    text = text.removeprefix("\ufeff")
    if problem := _unreadable(text):
        return Pairings(problems=(problem,))
    header, separator = _header(text)
    if not header.players or header.table is None:
        message = "The first line must name the columns: Table, Player 1, Player 2."
        return Pairings(problems=(LineProblem(1, text.partition("\n")[0][:_SHOWN], message),))
    rows = csv.reader(io.StringIO(text), delimiter=separator)
    try:
        next(rows)
        for row in rows:
            if rows.line_num > MAX_ROWS:
                reader.refuse(rows.line_num, "", f"Only the first {MAX_ROWS} lines are read.")
                break
            reader.take(rows.line_num, row, header)
    except csv.Error as problem:
        reader.refuse(rows.line_num, "", f"The file cannot be read from here on: {problem}.")
    return Pairings(tuple(reader.seatings), tuple(reader.problems))


def _unreadable(text: str) -> LineProblem | None:
    """Return why a whole file is refused; None if its lines can be read."""
    if flaw := flaw_in(text):
        line = text.count("\n", 0, flaw.at) + 1
        return LineProblem(line, "", f"The line contains {flaw.message}. Remove it.")
    if foreign_in(text) > MAX_FOREIGN:
        message = f"More than {MAX_FOREIGN} characters other than plain letters are not allowed."
        return LineProblem(1, "", message)
    return None


@dataclass(frozen=True, slots=True)
class _Header:
    """The columns of the table and of the players."""

    table: int | None
    players: tuple[int, ...]


class _Name:
    """A player as a cell names them, and as names are compared."""

    def __init__(self, written: str) -> None:
        self.written = written
        self.plain = _plain(written)


class _Reader:
    """Rows as they come, with what was already seated."""

    def __init__(self, players: Mapping[str, str]) -> None:
        self.players = players
        self.tables: dict[str, int] = {}
        self.seated: dict[str, int] = {}
        self.seatings: list[Seating] = []
        self.problems: list[LineProblem] = []

    def refuse(self, line: int, text: str, message: str) -> None:
        self.problems.append(LineProblem(line, text[:_SHOWN], message))

    def take(self, line: int, row: list[str], header: _Header) -> None:
        if not any(cell.strip() for cell in row):
            return
        cells = [row[place].strip() if place < len(row) else "" for place in header.players]
        names = [name for name in map(_Name, cells) if name.plain not in _BYES]
        assert header.table is not None
        table = row[header.table].strip() if header.table < len(row) else ""
        problem = self._problem(table, names)
        if problem:
            self.refuse(line, ", ".join(row), problem)
            return
        self.tables[_plain(table)] = line
        known = tuple(self.players[name.plain] for name in names)
        self.seated.update(dict.fromkeys(known, line))
        self.seatings.append(Seating(table, known))

    def _problem(self, table: str, names: list[_Name]) -> str:
        """Return what is wrong with a row, in sentences; empty for a good one."""
        if not table:
            return "No table is given. Enter one, or delete the line."
        if len(table) > MAX_TABLE:
            return f"The table's name is longer than {MAX_TABLE} characters."
        if _plain(table) in self.tables:
            first = self.tables[_plain(table)]
            return f"Table {table} is already in line {first}. Correct one of the two lines."
        if not names:
            return f"Nobody sits at table {table}. Enter the players, or delete the line."
        for place, name in enumerate(names):
            known = self.players.get(name.plain)
            if known is None:
                return (
                    f"Nobody called {name.written[:_SHOWN]} is in this event. Correct the name, or "
                    "add the player."
                )
            if known in self.seated:
                first = self.seated[known]
                return f"{known} already sits in line {first}. Correct one of the two lines."
            if any(name.plain == other.plain for other in names[:place]):
                return f"{known} is named twice at one table. Enter the other player."
        return ""


def _header(text: str) -> tuple[_Header, str]:
    """The columns of the first line under the separator that finds most of them."""
    first = text.partition("\n")[0].rstrip("\r")[:_LONGEST_HEADER]
    found = {}
    for separator in _SEPARATORS:
        cells = [_plain(cell.strip().strip('"')) for cell in first.split(separator)]
        table = next((place for place, cell in enumerate(cells) if cell in _TABLES), None)
        players = tuple(place for place, cell in enumerate(cells) if cell.startswith(_PLAYERS))
        found[separator] = _Header(table, players)
    best = max(_SEPARATORS, key=lambda s: (found[s].table is not None, len(found[s].players)))
    return found[best], best


def _plain(name: str) -> str:
    """A name without case, kinds of blanks and compatible signs."""
    return " ".join(normalized("NFKD", name).casefold().split())

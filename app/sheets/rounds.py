"""Paper for a round: result slips, and pairings to pin up by name and by table.

Slips come four a page. They are ordered so that a stack that is cut twice and laid together, first
pile on top, is in the order of its tables. Lists hold 200 lines a page in four columns, or 100
tables in two.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from app.sheets.filing_order import FiledBy, filing_order
from app.sheets.letters import Face
from app.sheets.paper import MARGIN, Format, Paper

SLIPS: Final = 4
ROWS: Final = 50
"""Lines of a column."""

_NAMES: Final = 4
_TABLES: Final = 2
_TABLE_ROOM: Final = 10
_NUMBER_ROOM: Final = 8
_HEAD: Final = 13.0
_FOOT: Final = 8.0
_GAP: Final = 6.0
_BYE: Final = "bye"


@dataclass(frozen=True, slots=True)
class PrintedTable:
    """A table: its number and the names of its players in seats. A single one has a bye.

    `numbers` are those of the players, which slips show; they may be left out.
    """

    number: int
    players: tuple[str, ...]
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class PrintedRound:
    """A round on paper. `example` shows how a result is written; `note` stands below lists."""

    event: str
    when: str
    title: str
    tables: tuple[PrintedTable, ...]
    example: str = ""
    note: str = ""


def result_slips(round_: PrintedRound, made_at: datetime, form: Format = Format.A4) -> bytes:
    """Slips for all tables that play: table, names, games, signatures, and who leaves."""
    paper = Paper(f"{round_.title}: result slips", form, made_at)
    tables = [table for table in round_.tables if len(table.players) > 1]
    for page in stacked(len(tables)):
        paper.new_page()
        for place, at in enumerate(page):
            if at is not None:
                _slip(paper, round_, tables[at], place * paper.height / SLIPS)
        for place in range(1, SLIPS):
            _cut(paper, place * paper.height / SLIPS)
    if not tables:
        paper.new_page()
        paper.write(MARGIN, MARGIN + 6, f"{round_.title}: nobody plays.", size=11)
    return paper.finish()


def stacked(slips: int) -> tuple[tuple[int | None, ...], ...]:
    """Return the slips of each page by their places, with None for an empty place.

    Each quarter of the stack holds the next slips, so that the four piles follow one another.
    """
    pages = -(-slips // SLIPS)
    return tuple(
        tuple(at if at < slips else None for at in range(page, SLIPS * pages, pages))
        for page in range(pages)
    )


def pairings_by_name(
    round_: PrintedRound,
    made_at: datetime,
    form: Format = Format.A4,
    filed: FiledBy = FiledBy.FIRST,
    *,
    alone: str = _BYE,
) -> bytes:
    """The table of every player, by name; a single one has `alone` in its place, if given.

    A player's number stands behind the name, so that the field of the desk can take it.
    """
    lines = [
        (
            name,
            alone if alone and len(table.players) == 1 else str(table.number),
            f"#{table.numbers[seat]}" if table.numbers else "",
        )
        for table in round_.tables
        for seat, name in enumerate(table.players)
    ]
    lines.sort(key=lambda line: filing_order(line[0], filed))
    paper = Paper(f"{round_.title}: your table", form, made_at)
    for columns in _pages(paper, round_, "your table", len(lines), _NAMES):
        for column, rows in enumerate(columns):
            x, width = _column(paper, column, _NAMES)
            for row, at in enumerate(rows):
                name, table, number = lines[at]
                y = _line_at(paper, row)
                room = width - (_TABLE_ROOM + _NUMBER_ROOM if number else _TABLE_ROOM)
                paper.write(x, y, name, size=8.5, width=room)
                paper.write_to(x + width - _TABLE_ROOM, y, number, size=6.5, quiet=True)
                paper.write_to(x + width, y, table, face=Face.BOLD, size=8.5)
                paper.hairline(y + 1.2, x, x + width)
    return paper.finish()


def pairings_by_table(round_: PrintedRound, made_at: datetime, form: Format = Format.A4) -> bytes:
    """The players of every table, by its number."""
    paper = Paper(f"{round_.title}: tables", form, made_at)
    for columns in _pages(paper, round_, "tables", len(round_.tables), _TABLES):
        for column, rows in enumerate(columns):
            x, width = _column(paper, column, _TABLES)
            for row, at in enumerate(rows):
                table = round_.tables[at]
                y = _line_at(paper, row)
                names = " – ".join(table.players)
                said = names if len(table.players) > 1 else f"{names} ({_BYE})"
                paper.write_to(x + 9, y, str(table.number), face=Face.BOLD, size=8.5)
                paper.write(x + 12, y, said, size=8.5, width=width - 12)
                paper.hairline(y + 1.2, x, x + width)
    return paper.finish()


def _pages(
    paper: Paper, round_: PrintedRound, what: str, lines: int, columns: int
) -> Iterator[list[range]]:
    """Begin and end each page; between that the caller draws the lines of its columns."""
    most = ROWS * columns
    pages = max(1, -(-lines // most))
    for page in range(pages):
        here = range(page * most, min(lines, (page + 1) * most))
        rows = -(-len(here) // columns) if pages == 1 else ROWS
        paper.new_page()
        _head(paper, round_, what, f"page {page + 1} of {pages}" if pages > 1 else "")
        yield [here[column * rows : (column + 1) * rows] for column in range(columns)]
        _foot(paper, round_)


def _slip(paper: Paper, round_: PrintedRound, table: PrintedTable, top: float) -> None:
    left, names_at = MARGIN, MARGIN + 34
    paper.write(left, top + 18, "Table", size=9)
    paper.write(left, top + 33, str(table.number), face=Face.BOLD, size=40, width=30)
    paper.write(left, top + 39, round_.title, size=9, width=30)
    head = " · ".join(filter(None, (round_.event, round_.when, round_.example)))
    paper.write(names_at, top + 11, head, size=8.5, width=paper.right - names_at)
    seats = len(table.players)
    step = min(12.5, 42.0 / seats)
    box = min(9.0, step - 1.5)
    signed = paper.right - 44
    for seat, name in enumerate(table.players):
        y = top + 18 + step * seat
        end = paper.write(
            names_at, y + 2.5, name, face=Face.BOLD, size=12, width=signed - 27 - names_at
        )
        if table.numbers:
            at = min(end, signed - 27) + 2
            paper.write(at, y + 2.5, f"#{table.numbers[seat]}", size=8, quiet=True)
        paper.box(signed - 15, y - box / 2 + 1, 13, box)
        paper.blank(signed + 2, y + 3, "signed", paper.right)
    below = top + 20 + step * seats
    x = names_at
    words = ("upper", "lower") if seats == 2 else tuple(str(n) for n in range(1, seats + 1))
    for word in words:
        x = _tick(paper, x, below, f"leaves: {word}")
    x = _tick(paper, x, below, "judge called")
    if seats == 2:
        paper.blank(x, below, "drawn games", x + 28)


def _tick(paper: Paper, x: float, y: float, words: str) -> float:
    """A box to tick with its words; return where the next one begins."""
    paper.box(x, y - 2.8, 3.2, 3.2)
    return paper.write(x + 4.6, y, words, size=8.5) + 5


def _cut(paper: Paper, y: float) -> None:
    """A dashed line to cut along."""
    paper.pdf.set_dash_pattern(1.2, 1.2)
    paper.rule(y, 0, paper.width, 0.15)
    paper.pdf.set_dash_pattern()


def _head(paper: Paper, round_: PrintedRound, what: str, more: str) -> None:
    title = f"{round_.title}: {what}"
    paper.write(MARGIN, MARGIN + 4.6, title, face=Face.TITLE, size=16, width=paper.inner - 60)
    paper.write_to(paper.right, MARGIN + 4.6, more, size=9)
    paper.rule(MARGIN + 7.4, weight=0.6)


def _foot(paper: Paper, round_: PrintedRound) -> None:
    words = ", ".join(filter(None, (round_.event, round_.when, round_.note)))
    paper.write(MARGIN, paper.height - MARGIN + 2, words, size=8, width=paper.inner, quiet=True)


def _column(paper: Paper, column: int, columns: int) -> tuple[float, float]:
    """The left edge of a column, and how wide it is."""
    width = (paper.inner - _GAP * (columns - 1)) / columns
    return MARGIN + column * (width + _GAP), width


def _line_at(paper: Paper, row: int) -> float:
    """The baseline of a line."""
    step = (paper.height - 2 * MARGIN - _HEAD - _FOOT + 6) / ROWS
    return MARGIN + _HEAD + step * row

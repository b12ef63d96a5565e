"""Reads a list of players: one name per line, or a table with a column of names."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from app.games.spreadsheets import unguard
from app.games.tabletop.decklists.report import Status
from app.games.tabletop.tabular import (
    RowError,
    cells_of,
    declared_delimiter,
    read_rows,
    whole_cell,
)
from app.games.tabletop.tabular.foreign_files import ForeignFileError, refuse_foreign
from app.games.tabletop.tabular.workbooks import UNREAD_SHEET, is_workbook, workbook_text
from app.games.text import flaw_in, fold
from app.site.accounts import AccountError
from app.site.accounts.mail_addresses import check_address
from app.site.events.players.lookalikes import LookAlikes
from app.site.events.players.roster_columns import (
    ColumnChoice,
    ColumnQuestion,
    Columns,
    columns_by_choice,
    columns_by_titles,
    question_about,
)
from app.site.events.players.store import (
    LAST_TABLE,
    MOST_BYES,
    MOST_ENTRIES,
    NO_START,
    Start,
    plain_name,
)
from app.site.events.store import EventError

MOST_BYTES: Final = 512 * 1024
"""The largest file of players. As text it may be twice as large in UTF-8."""

_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_LETTER: Final = re.compile(r"[^\W\d_]")
_BULLET: Final = re.compile(r"^(?:\d{1,4}[.)]|[-*•–])\s+(?=\S)")
_BYES: Final = {"-": "", "no": "", "false": "", "yes": "1", "x": "1", "true": "1"}
"""Words for a number of byes."""
_ADDRESSED: Final = re.compile(r"([^<>@]*[^<>@\s])\s*<([^<>\s@]+@[^<>\s@]+)>")
_NO_PLAYER: Final = re.compile(r"\d+\s.*|.*:(?:\s*\d+)?")
_DOUBTFUL: Final = "It reads like a heading or a total. Is it a player?"
_NAMELESS: Final = "There is no name. Add it, or delete the line."


@dataclass(frozen=True)
class RosterLine:
    """A line of the list with its state, and the player it names.

    `note` says what was read of a repaired line, and of an open one why the player cannot be
    added. `hint` is what an organizer should look at before adding the player.
    """

    number: int
    name: str
    status: Status = Status.READ
    note: str = ""
    is_known: bool = False
    mail: str = ""
    hint: str = ""
    start: Start = NO_START

    @property
    def is_new(self) -> bool:
        """True if the player can be added."""
        return self.status.holds_cards and not self.is_known


@dataclass(frozen=True)
class Roster:
    """A list of players as it was read: every line with its state.

    `columns` are the titles of those that hold the names, if any, `left_out` those of columns that
    are not read.
    """

    lines: Sequence[RosterLine]
    columns: Sequence[str] = ()
    left_out: Sequence[str] = ()

    @property
    def players(self) -> list[RosterLine]:
        """The lines that name a player, or should."""
        return [line for line in self.lines if line.status not in (Status.HEADING, Status.BLANK)]

    @property
    def new(self) -> list[str]:
        """The names that can be added, in the order of the list."""
        return [line.name for line in self.lines if line.is_new]

    @property
    def mails(self) -> dict[str, str]:
        """The mail addresses of new players, by name."""
        return {line.name: line.mail for line in self.lines if line.is_new and line.mail}

    @property
    def starts(self) -> dict[str, Start]:
        """Byes of first rounds and fixed tables of new players, by name."""
        return {line.name: line.start for line in self.lines if line.is_new and line.start}

    @property
    def known(self) -> list[RosterLine]:
        """The lines of players who are in the event already."""
        return [line for line in self.lines if line.is_known]

    @property
    def open_lines(self) -> list[RosterLine]:
        """The lines that cannot be added."""
        return [line for line in self.lines if line.status.is_open]

    @property
    def hinted(self) -> list[RosterLine]:
        """The lines that an organizer should look at before adding them."""
        return [line for line in self.lines if line.hint]

    @property
    def blank(self) -> int:
        """The number of empty lines."""
        return sum(line.status is Status.BLANK for line in self.lines)


class _Written(NamedTuple):
    """A player as the list has it; `repair` says how the line was changed, `problem` why not."""

    line: int
    name: str
    mail: str = ""
    repair: str = ""
    problem: str = ""
    start: Start = NO_START


def decoded(content: bytes) -> str:
    """A file as text: a workbook, UTF-8, UTF-16 with its mark, else Windows-1252.

    Raises EventError.
    """
    if len(content) > MOST_BYTES:
        raise EventError(
            f"The file is larger than {MOST_BYTES // 1024} KiB. Keep only the columns that are "
            "needed."
        )
    try:
        if is_workbook(content):
            return workbook_text(content)
        refuse_foreign(content)
    except ForeignFileError as problem:
        raise EventError(str(problem)) from None
    mark, codec = next((one for one in _MARKS if content.startswith(one[0])), (b"", "utf-8"))
    if not codec.startswith("utf-16") and b"\0" in content:
        raise EventError("This is not a text file. Save it as CSV or text, in UTF-8.")
    try:
        text = _decoded(content.removeprefix(mark), codec)
    except UnicodeDecodeError as problem:
        line = content.count(b"\n", 0, problem.start) + 1
        raise EventError(
            f"Line {line} is neither UTF-8 nor Windows-1252. Save the file as UTF-8."
        ) from None
    if flaw := flaw_in(text):
        line = text.count("\n", 0, flaw.at) + 1
        raise EventError(f"Line {line} contains {flaw.message}. Remove it and try again.")
    return text


def _decoded(content: bytes, codec: str) -> str:
    try:
        return content.decode(codec)
    except UnicodeDecodeError:
        return content.decode("cp1252")


def read_roster(
    text: str,
    known: Iterable[str],
    choice: ColumnChoice | None = None,
    *,
    is_table: bool = False,
) -> Roster | ColumnQuestion:
    """The players of a text, or a question if it has columns and none is known to have names.

    `known` are the names in the event, `choice` the answer to that question. `is_table` says that
    the text comes from a file of cells. Raises EventError if there is no player, or more than an
    event can have.
    """
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if len(plain.encode("utf-8", "replace")) > 2 * MOST_BYTES:
        raise EventError(f"The list is longer than {MOST_BYTES // 512} KiB; import it in parts.")
    lines = plain.removesuffix("\n").split("\n")
    columns = columns_by_choice(lines, choice) if choice else columns_by_titles(lines)
    if columns is None:
        question = question_about(lines, is_table=is_table)
        if question is not None:
            return question
    begin = columns.begin if columns else 0
    try:
        written = list(
            _rows(lines, columns)
            if columns and columns.delimiter
            else _names(lines, begin, is_table=is_table or columns is not None)
        )
    except RowError as problem:
        raise EventError(
            f"A quotation mark in line {problem.line} is not closed. Close it, or remove it."
        ) from None
    named = [one for one in written if one.name or one.mail or one.problem]
    if not named:
        raise EventError("There is no name in the list. Enter one name per line, or choose a file.")
    in_event = list(known)
    if len(named) > MOST_ENTRIES:
        raise EventError(
            f"The list has {len(named):,} players. An event can have up to {MOST_ENTRIES:,}: "
            "shorten the list."
        )
    told = [*_above(lines, begin), *_judged(written, in_event)]
    roster = Roster(told, columns.titles if columns else (), columns.left_out if columns else ())
    if roster.new and len(in_event) + len(roster.new) > MOST_ENTRIES:
        raise EventError(
            f"The list has {len(roster.new):,} new players and the event has {len(in_event):,}. "
            f"An event can have up to {MOST_ENTRIES:,}: shorten the list."
        )
    return roster


def _above(lines: Sequence[str], begin: int) -> Iterator[RosterLine]:
    """The lines above the first player: titles of the columns and of the list."""
    for number, line in enumerate(lines[:begin], 1):
        shown = " ".join(line.split())[:100]
        if not shown:
            yield RosterLine(number, "", Status.BLANK)
        elif UNREAD_SHEET.fullmatch(shown):
            yield RosterLine(number, shown, Status.OPEN, "Copy its players below, or leave it out.")
        elif number == begin:
            yield RosterLine(number, shown, Status.HEADING, "Titles of the columns.")
        else:
            yield RosterLine(number, shown, Status.HEADING, "Stands above the titles.")


def _rows(lines: Sequence[str], columns: Columns) -> Iterator[_Written]:
    """The player in each row below the titles."""
    body = "\n".join(lines[columns.begin :])
    for row in read_rows(body, columns.delimiter, columns.begin + 1):
        cells = [unguard(cell) for cell in row.cells]
        if row.is_blank or row.is_rule:
            yield _Written(row.line, "")
            continue
        name, repair = _whole_name(cells, columns)
        mail = "" if columns.mail is None else _cell(cells, columns.mail)
        problem = ""
        if any(cells[columns.width :]):
            problem = (
                f"The line has more cells than the {columns.width} titles. Put a name that "
                "contains a comma or semicolon in quotation marks."
            )
        elif not name:
            problem = _NAMELESS
        start, wrong = _start_in(cells, columns)
        yield _Written(row.line, name, mail, repair, problem or wrong, start)


def _start_in(cells: Sequence[str], columns: Columns) -> tuple[Start, str]:
    """Byes and fixed table of a row, and what is wrong with them."""
    byes = "" if columns.byes is None else fold(_cell(cells, columns.byes))
    table = "" if columns.fixed_table is None else fold(_cell(cells, columns.fixed_table))
    told = _BYES.get(byes, byes)
    if told and not (told.isascii() and told.isdigit() and int(told[:3]) <= MOST_BYES):
        return NO_START, (
            f"“{byes[:20]}” is no number of byes: enter a number from 0 to {MOST_BYES}."
        )
    if table and not (table.isascii() and table.isdigit() and 1 <= int(table[:6]) <= LAST_TABLE):
        return NO_START, (
            f"“{table[:20]}” is no table: enter a number from 1 to {LAST_TABLE}, or leave it empty."
        )
    return Start(int(told or 0), int(table) if table else None), ""


def _whole_name(cells: Sequence[str], columns: Columns) -> tuple[str, str]:
    """The name in a row, and how it was put together if that is not plain to see."""
    name = _cell(cells, columns.name)
    if columns.family is None:
        return _in_order(name)
    family = _cell(cells, columns.family)
    if family and fold(name).endswith(f" {fold(family)}"):
        return name, f"Read as “{name}”: it ends with the family name already."
    return f"{name} {family}".strip(), ""


def _cell(row: Sequence[str], place: int) -> str:
    return row[place] if place < len(row) else ""


def _names(lines: Sequence[str], begin: int, *, is_table: bool) -> Iterator[_Written]:
    """The player in each line of a list without columns; one line holds one name."""
    for number, line in enumerate(lines[begin:], begin + 1):
        plain = line.strip()
        if UNREAD_SHEET.fullmatch(plain):
            yield _Written(number, plain, problem="Copy its players below, or leave it out.")
            continue
        if not plain or (number == 1 and declared_delimiter(plain)):
            yield _Written(number, "")
            continue
        yield _name_in(number, plain, is_table=is_table)


def _name_in(number: int, line: str, *, is_table: bool) -> _Written:
    """The name in a line, which is all of it or its first cell with letters, and an address.

    An address may stand in angle brackets behind the name.
    """
    if addressed := _ADDRESSED.fullmatch(line):
        return _name_in(number, addressed[1], is_table=is_table)._replace(mail=addressed[2])
    delimiter = next((sign for sign in "\t;" if sign in line), "")
    if not delimiter and not is_table and ("@" in line or line.count(",") > 1):
        delimiter = ","
    cells = (
        [whole_cell(line)]
        if whole_cell(line) != line or not delimiter
        else list(cells_of(line, delimiter))
    )
    words = [cell for cell in cells if _LETTER.search(cell) and "@" not in cell]
    mail = next((cell.strip("<>") for cell in cells if "@" in cell), "")
    bare = _BULLET.sub("", words[0]) if words else ""
    name, repair = _in_order(unguard(bare))
    if words and bare != words[0]:
        repair = f"Read as “{name}”, without the mark in front."
    left = [cell for cell in words[1:] if cell]
    if left:
        repair = f"Read as “{name}”; “{', '.join(left)[:60]}” was left out."
    if not name:
        return _Written(number, line, mail, "", _NAMELESS)
    return _Written(number, name, mail, repair)


def _in_order(name: str) -> tuple[str, str]:
    """`Last, First` as `First Last`, which is a repair; other names as they are."""
    last, comma, first = name.partition(",")
    if not comma or "," in first or not first.strip():
        return name, ""
    ordered = f"{first.strip()} {last.strip()}".strip()
    return ordered, f"Read as “{ordered}”: the family name stood first."


def _judged(written: Iterable[_Written], in_event: Sequence[str]) -> Iterator[RosterLine]:
    known = {fold(name) for name in in_event}
    looks = LookAlikes(in_event)
    seen: dict[str, _Written] = {}
    tables: dict[int, _Written] = {}
    for one in written:
        shown = " ".join(one.name.split())[:100]
        if not (one.name or one.mail or one.problem):
            yield RosterLine(one.line, "", Status.BLANK)
        elif problem := one.problem or _flaw_of(one.name):
            yield RosterLine(one.line, shown, Status.OPEN, problem)
        elif (before := seen.setdefault(fold(shown), one)) is not one:
            yield RosterLine(one.line, shown, Status.OPEN, _same_name(before, one))
        elif one.start.table and (other := tables.setdefault(one.start.table, one)) is not one:
            yield RosterLine(
                one.line, shown, Status.OPEN,
                f"Table {one.start.table} is fixed for {other.name} in line {other.line} already. "
                "Choose another one.",
            )  # fmt: skip
        else:
            name = plain_name(one.name)
            mail, wrong = _mail_in(one.mail)
            status = Status.REPAIRED if one.repair else Status.READ
            yield RosterLine(
                one.line,
                name,
                Status.OPEN if wrong else status,
                wrong or one.repair,
                fold(name) in known,
                mail,
                _DOUBTFUL if _NO_PLAYER.fullmatch(name) else looks.warning(name),
                one.start,
            )


def _flaw_of(written: str) -> str:
    """Return why a name cannot be stored; empty if it can."""
    if "\n" in written:
        return "The name goes over several lines. Is a quotation mark not closed?"
    try:
        plain_name(written)
    except EventError as wrong:
        return str(wrong)
    return ""


def _same_name(before: _Written, one: _Written) -> str:
    """The advice for a second player of one name."""
    if before.mail and one.mail and before.mail.casefold() != one.mail.casefold():
        return (
            f"The same name as in line {before.line}, with another mail address. If these are two "
            "people, add something that tells them apart, such as a town."
        )
    return (
        f"The same name as in line {before.line}. Delete it, or tell the two apart, for example "
        "with a town behind the name."
    )


def _mail_in(address: str) -> tuple[str, str]:
    """A mail address as it is stored, and what is wrong with it."""
    if not address.strip():
        return "", ""
    try:
        return check_address(address), ""
    except AccountError:
        shown = " ".join(address.split())[:60]
        return "", f"“{shown}” is not an email address. Correct it, or leave it out."

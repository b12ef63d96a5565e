"""Reads a list of players: one name per line, or a CSV file with a header."""

from __future__ import annotations

import codecs
import csv
import io
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from app.games.spreadsheets import unguard
from app.games.tabletop.names import fold
from app.games.text import flaw_in
from app.site.accounts.errors import AccountError
from app.site.accounts.mail_addresses import check_address
from app.site.events.players.store import MOST_ENTRIES, plain_name
from app.site.events.store import EventError

MOST_BYTES: Final = 512 * 1024
"""The largest file of players. As text it may be twice as large in UTF-8."""

_NAMES: Final = ("player", "name", "player name", "full name")
_FIRST: Final = ("first name", "firstname", "given name", "forename")
_LAST: Final = ("last name", "lastname", "surname", "family name")
_MAIL: Final = ("mail", "email", "e-mail", "mail address", "email address")
_DELIMITERS: Final = ",;\t"
_TITLE_LINES: Final = 5
"""How many lines are searched for the header; a title may stand above it."""

_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_LETTER: Final = re.compile(r"[^\W\d_]")


@dataclass(frozen=True)
class RosterLine:
    """A player of the list. `problem` says why the player cannot be added."""

    number: int
    name: str
    problem: str = ""
    is_known: bool = False
    mail: str = ""

    @property
    def is_new(self) -> bool:
        """Whether the player can be added."""
        return not self.problem and not self.is_known


@dataclass(frozen=True)
class Roster:
    """A list of players as it was read. `columns` are those that hold the names, if any."""

    lines: Sequence[RosterLine]
    columns: Sequence[str] = ()

    @property
    def new(self) -> list[str]:
        """The names that can be added, in the order of the list."""
        return [line.name for line in self.lines if line.is_new]

    @property
    def mails(self) -> dict[str, str]:
        """The mail addresses of new players, by name."""
        return {line.name: line.mail for line in self.lines if line.is_new and line.mail}

    @property
    def known(self) -> list[RosterLine]:
        """The lines of players who are in the event already."""
        return [line for line in self.lines if line.is_known]

    @property
    def problems(self) -> list[RosterLine]:
        """The lines that cannot be added."""
        return [line for line in self.lines if line.problem]


@dataclass(frozen=True)
class _Header:
    """Where the names of a CSV file are: one column, or first and last names.

    `mail` is the column with mail addresses, if there is one.
    """

    line: int
    delimiter: str
    places: tuple[int, ...]
    titles: tuple[str, ...]
    mail: int | None = None


class _Written(NamedTuple):
    """A player as the list has it."""

    line: int
    name: str
    mail: str = ""


def decoded(content: bytes) -> str:
    """A file as text: UTF-8, UTF-16 with its mark, else Windows-1252. Raises EventError."""
    if len(content) > MOST_BYTES:
        raise EventError(
            f"The file is larger than {MOST_BYTES // 1024} KiB. Keep only the columns that are "
            "needed."
        )
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


def read_roster(text: str, known: Iterable[str]) -> Roster:
    """The players of a text. `known` are the names in the event.

    Raises EventError if there is no player, or more than an event can have.
    """
    plain = text.replace("\r\n", "\n").replace("\r", "\n")
    if len(plain.encode("utf-8", "replace")) > 2 * MOST_BYTES:
        raise EventError(f"The list is longer than {MOST_BYTES // 512} KiB; import it in parts.")
    header = _header_of(plain)
    try:
        named = list(_rows(plain, header) if header else _names(plain))
    except csv.Error as problem:
        raise EventError(f"The CSV file cannot be read: {problem}. Save it again as CSV.") from None
    if not named:
        raise EventError("There is no name in the list. Enter one name per line, or choose a file.")
    in_event = {fold(name) for name in known}
    if len(named) > MOST_ENTRIES:
        raise EventError(
            f"The list has {len(named):,} players. An event can have up to {MOST_ENTRIES:,}: "
            "shorten the list."
        )
    roster = Roster(_judged(named, in_event), header.titles if header else ())
    if roster.new and len(in_event) + len(roster.new) > MOST_ENTRIES:
        raise EventError(
            f"The list has {len(roster.new):,} new players and the event has {len(in_event):,}. "
            f"An event can have up to {MOST_ENTRIES:,}: shorten the list."
        )
    return roster


def _header_of(text: str) -> _Header | None:
    """The first line with the title of a column of names, under a title at most."""
    for number, line in enumerate(text.split("\n", _TITLE_LINES)[:_TITLE_LINES]):
        delimiter = max(_DELIMITERS, key=line.count)
        titles = [cell.strip() for cell in _cells(line, delimiter)]
        folded = [title.lower().replace("_", " ") for title in titles]
        whole = _place(folded, _NAMES)
        first, last = _place(folded, _FIRST), _place(folded, _LAST)
        places = tuple(one for one in (first, last) if one is not None)
        if whole is not None and len(places) < 2:
            places = (whole,)
        if places:
            named = tuple(titles[place] for place in places)
            return _Header(number, delimiter, places, named, _place(folded, _MAIL))
    return None


def _place(titles: Sequence[str], wanted: Sequence[str]) -> int | None:
    return next((titles.index(name) for name in wanted if name in titles), None)


def _cells(line: str, delimiter: str) -> list[str]:
    try:
        return next(csv.reader([line], delimiter=delimiter), [])
    except csv.Error:
        return []


def _rows(text: str, header: _Header) -> Iterator[_Written]:
    """The line, name and mail address of each row below a header; empty rows are left out."""
    lines = text.split("\n")
    if all(one not in lines[header.line] for one in _DELIMITERS):
        below = "\n".join(lines[header.line + 1 :])
        yield from (
            _Written(header.line + 1 + one.line, one.name, one.mail) for one in _names(below)
        )
        return
    body = csv.reader(io.StringIO("\n".join(lines[header.line + 1 :])), delimiter=header.delimiter)
    begin = header.line + 2
    for row in body:
        if any(cell.strip() for cell in row):
            cells = [_cell(row, place) for place in header.places]
            name = _in_order(cells[0]) if len(cells) == 1 else " ".join(cells)
            yield _Written(begin, name, "" if header.mail is None else _cell(row, header.mail))
        begin = header.line + 2 + body.line_num


def _cell(row: Sequence[str], place: int) -> str:
    return unguard(row[place]) if place < len(row) else ""


def _names(text: str) -> Iterator[_Written]:
    """The line, name and mail address of each line without a header; empty lines are left out."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            yield _Written(number, *_name_in(line))


def _name_in(line: str) -> tuple[str, str]:
    """The name in a line, which is all of it or its first cell with letters, and an address."""
    delimiter = next((sign for sign in "\t;" if sign in line), "")
    cells = _cells(line, delimiter) if delimiter else [line.strip().strip('"')]
    if not delimiter and ("@" in line or line.count(",") > 1):
        cells = _cells(line, ",")
    named = (cell for cell in cells if _LETTER.search(cell) and "@" not in cell)
    mail = next((cell.strip().strip("<>") for cell in cells if "@" in cell), "")
    return _in_order(unguard(next(named, ""))), mail


def _in_order(name: str) -> str:
    """`Last, First` as `First Last`; other names as they are."""
    last, comma, first = name.partition(",")
    return f"{first.strip()} {last.strip()}".strip() if comma and "," not in first else name


def _judged(named: Iterable[_Written], known: set[str]) -> list[RosterLine]:
    seen: dict[str, int] = {}
    lines = []
    for number, written, address in named:
        if not written.strip():
            lines.append(RosterLine(number, "", "There is no name. Add it, or delete the line."))
            continue
        if "\n" in written.strip():
            problem = "The name goes over several lines. Is a quotation mark not closed?"
            lines.append(RosterLine(number, " ".join(written.split())[:100], problem))
            continue
        try:
            name = plain_name(written)
        except EventError as wrong:
            lines.append(RosterLine(number, " ".join(written.split())[:100], str(wrong)))
            continue
        before = seen.setdefault(fold(name), number)
        if before != number:
            problem = f"The same name as in line {before}. Delete it, or tell the two apart."
            lines.append(RosterLine(number, name, problem))
            continue
        mail, problem = _mail_in(address)
        lines.append(RosterLine(number, name, problem, fold(name) in known, mail))
    return lines


def _mail_in(address: str) -> tuple[str, str]:
    """A mail address as it is stored, and what is wrong with it."""
    if not address.strip():
        return "", ""
    try:
        return check_address(address), ""
    except AccountError:
        shown = " ".join(address.split())[:60]
        return "", f"“{shown}” is not an email address. Correct it, or leave it out."

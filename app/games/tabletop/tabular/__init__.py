"""Tables that people enter: cells, rows, and columns that are known by their titles."""

import csv
import io
import re
from collections.abc import Sequence
from typing import Final, NamedTuple

DELIMITERS: Final = ("\t", ";", ",", "|")
"""Delimiters between cells; the first that fits is taken."""

_DECLARED: Final = re.compile(r'"?sep=(.)"?[,; ]*', re.IGNORECASE)
_QUOTED: Final = re.compile(r'"(?:[^"]|"")*"')
_RULE: Final = re.compile(r":?[-=]+:?")
_UNCLOSED: Final = "unexpected end of data"


class RowError(ValueError):
    """A table whose rows cannot be told apart. `line` is where that begins."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


class Row(NamedTuple):
    """One row: the line where it begins, its cells without blanks around them, and its text."""

    line: int
    cells: tuple[str, ...]
    text: str

    @property
    def is_blank(self) -> bool:
        """True if no cell holds anything."""
        return not any(self.cells)

    @property
    def is_rule(self) -> bool:
        """True if the row only draws a line below titles, as tables in Markdown have it."""
        filled = [cell for cell in self.cells if cell]
        return len(filled) > 1 and all(map(_RULE.fullmatch, filled))


def declared_delimiter(line: str) -> str | None:
    """The delimiter that a line such as `sep=;` declares; None for any other line."""
    found = _DECLARED.fullmatch(line.strip(" "))
    return found[1] if found else None


def cells_of(line: str, delimiter: str) -> tuple[str, ...]:
    """The cells of one line; a quotation mark that is never closed ends with the line."""
    try:
        row = next(csv.reader([line], delimiter=delimiter, skipinitialspace=True), [])
    except csv.Error:
        row = line.split(delimiter)
    return tuple(cell.strip() for cell in row)


def read_rows(text: str, delimiter: str, begin: int = 1) -> list[Row]:
    """All rows of a text whose first line has the number `begin`.

    Quoted cells may hold delimiters and line ends. Raises RowError where a quotation mark is not
    closed.
    """
    try:
        return _rows(text, delimiter, begin, strict=True)
    except RowError as problem:
        if _UNCLOSED in str(problem):
            raise
        return _rows(text, delimiter, begin, strict=False)


def _rows(text: str, delimiter: str, begin: int, *, strict: bool) -> list[Row]:
    lines = text.split("\n")
    reader = csv.reader(
        io.StringIO(text), delimiter=delimiter, skipinitialspace=True, strict=strict
    )
    rows, done = [], 0
    try:
        for cells in reader:
            written = "\n".join(lines[done : reader.line_num])
            rows.append(Row(begin + done, tuple(cell.strip() for cell in cells), written))
            done = reader.line_num
    except csv.Error as problem:
        raise RowError(begin + done, str(problem)) from None
    return rows


def whole_cell(line: str) -> str:
    """A line that is one quoted cell without its quotation marks; another line as it is."""
    plain = line.strip()
    if _QUOTED.fullmatch(plain):
        return plain[1:-1].replace('""', '"').strip()
    return plain


def delimiter_of(lines: Sequence[str]) -> str | None:
    """The delimiter that stands in most of these lines; None if none does in half of them."""
    counts = {sign: sum(sign in line for line in lines) for sign in DELIMITERS}
    best = max(DELIMITERS, key=lambda sign: counts[sign])
    return best if lines and counts[best] * 2 > len(lines) else None

"""Tables for spreadsheet programs, in which no cell is taken for a formula."""

import codecs
import csv
import io
import re
from collections.abc import Iterable, Sequence
from typing import Final

_FORMULA: Final = re.compile(r"'*\s*[=+\-@\t\r\n＝＋－＠]")
_NUMBER: Final = re.compile(r"[+\-]?\d+")
_GUARDED: Final = re.compile(r"'+\s*[=+\-@\t\r\n＝＋－＠]")


def guard(cell: str, *, numbers: bool = False) -> str:
    """A cell that no spreadsheet takes for a formula: an apostrophe goes before it.

    With `numbers` a whole number with its sign, such as -2, stays a number; it runs nothing.
    """
    if numbers and _NUMBER.fullmatch(cell):
        return cell
    return f"'{cell}" if _FORMULA.match(cell) else cell


def unguard(cell: str) -> str:
    """The cell without the apostrophe that `guard` put before it."""
    return cell[1:] if _GUARDED.match(cell) else cell


def write_table(
    header: Sequence[str], rows: Iterable[Sequence[str]], *, numbers: bool = False
) -> str:
    """A header and rows as CSV with every cell guarded; ends with a line feed."""
    written = io.StringIO(newline="")
    lines = csv.writer(written, lineterminator="\n")
    lines.writerow(header)
    lines.writerows([guard(cell, numbers=numbers) for cell in row] for row in rows)
    return written.getvalue()


def write_table_for_excel(header: Sequence[str], rows: Iterable[Sequence[str]]) -> bytes:
    """The same table as Excel opens it by a double click, with every letter in its place.

    It has tabs and is UTF-16 with a byte-order mark. Excel reads commas and UTF-8 in different
    ways, depending on the language of the computer.
    """
    written = io.StringIO(newline="")
    lines = csv.writer(written, dialect=csv.excel_tab)
    lines.writerow(header)
    lines.writerows([guard(cell) for cell in row] for row in rows)
    return codecs.BOM_UTF16_LE + written.getvalue().encode("utf-16-le")

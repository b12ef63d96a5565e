"""Workbooks of spreadsheet programs (.xlsx and .ods) as text: a table with tabs between cells."""

from __future__ import annotations

import csv
import io
import re
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime
from itertools import repeat
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from app.games.tabletop.tabular.foreign_files import ForeignFileError

if TYPE_CHECKING:
    from odfdo import Element

T = TypeVar("T", str, Sequence[str])

MOST_ROWS: Final = 5_000
"""Rows with something in them that are read from a sheet."""

MOST_SCANNED: Final = 10_000
"""Rows of a sheet that are looked at, empty ones included."""

MOST_COLUMNS: Final = 100
MOST_UNPACKED: Final = 8 * 1_048_576
"""Bytes that the parts of a workbook may come to when unpacked."""

MOST_SHEETS: Final = 50
MOST_SCANNED_ELSEWHERE: Final = 200
"""Rows that are looked at to tell whether another sheet has anything in it."""

UNREAD_SHEET: Final = re.compile(r"Sheet “.*” was not read, rows: \d+")
"""A line of the text that names another sheet with rows in it; nobody may overlook it."""

MOST_CELLS: Final = 100_000
"""Cells with something in them that are read from a sheet."""

_ODS: Final = b"application/vnd.oasis.opendocument.spreadsheet"
_DECLARES: Final = re.compile(rb"<!(?:DOCTYPE|ENTITY)")
_UNCALCULATED: Final = re.compile(
    rb"<c\b[^>]*?(?<!/)>\s*<f\b(?:[^>]*/>|[^>]*>[^<]*</f>)\s*(?:<v\s*/>|<v></v>)?\s*</c>"
)
"""A cell of Excel with a formula and without the value that it had."""

_NOT_CALCULATED: Final = (
    "The workbook has formulas whose results are not stored. Open it in a spreadsheet program and "
    "save it again, or save it as CSV."
)


_DAMAGES: Final = (
    zipfile.BadZipFile, zlib.error, NotImplementedError, EOFError, OSError, KeyError, ValueError,
    TypeError, AttributeError, IndexError, SyntaxError, RuntimeError,
)  # fmt: skip
"""Errors that archives and libraries raise for a damaged workbook."""


class Sheet(NamedTuple):
    """A sheet: its name, and its rows as far as they were read."""

    name: str
    rows: Sequence[Sequence[str]]

    @property
    def filled(self) -> int:
        """The number of rows with something in them."""
        return sum(any(row) for row in self.rows)


def is_workbook(content: bytes) -> bool:
    """Return whether a file is a workbook that can be read: .xlsx, .xlsm or .ods."""
    if not content.startswith(b"PK\3\4"):
        return False
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            return "xl/workbook.xml" in archive.namelist() or _is_ods(archive)
    except _DAMAGES:
        return False


def workbook_text(content: bytes) -> str:
    """The first sheet that is not empty, as text with tabs between cells.

    Other sheets with something in them are named in lines above it. Cells with a formula have
    the value that was stored with it. Raises ForeignFileError for a workbook that is damaged, too
    large, protected, or empty.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            _refuse_dangerous(archive)
            sheets = list(_ods_sheets(content) if _is_ods(archive) else _xlsx_sheets(content))
    except ForeignFileError:
        raise
    except _DAMAGES:
        raise ForeignFileError(
            "The workbook is damaged or protected with a password. Save it again without one, or "
            "as CSV."
        ) from None
    return _written(sheets)


def _is_ods(archive: zipfile.ZipFile) -> bool:
    names = archive.namelist()
    return "mimetype" in names and archive.read("mimetype")[:100].strip() == _ODS


def _refuse_dangerous(archive: zipfile.ZipFile) -> None:
    """Raise ForeignFileError for parts that unpack to too much or declare entities."""
    parts = archive.infolist()
    if any(part.flag_bits & 0x1 for part in parts):
        raise ForeignFileError("The workbook is protected with a password. Save it without one.")
    texts = [part for part in parts if part.filename.lower().endswith((".xml", ".rels"))]
    unpacked = sum(part.file_size for part in texts)
    if unpacked > MOST_UNPACKED:
        raise ForeignFileError(
            f"The workbook unpacks to {unpacked // 1_048_576} MiB; at most "
            f"{MOST_UNPACKED // 1_048_576} MiB are read. Copy the table into a new workbook, or "
            "save it as CSV."
        )
    for part in texts:
        xml = archive.read(part)
        if _UNCALCULATED.search(xml):
            raise ForeignFileError(_NOT_CALCULATED)
        if _DECLARES.search(xml):
            raise ForeignFileError(
                "The workbook declares entities of its own, which no spreadsheet program does. "
                "Save it as CSV."
            )


def _xlsx_sheets(content: bytes) -> Iterator[Sheet]:
    from openpyxl import load_workbook

    book = load_workbook(io.BytesIO(content), read_only=True, data_only=True, keep_links=False)
    try:
        most = MOST_SCANNED + 1
        for sheet in book.worksheets[:MOST_SHEETS]:
            if sheet.sheet_state != "visible":
                continue
            sheet.reset_dimensions()
            cells = sheet.iter_rows(max_row=most, max_col=MOST_COLUMNS + 1, values_only=True)
            found = Sheet(sheet.title, _within_limits(sheet.title, map(_row_of_values, cells)))
            if found.filled:
                most = MOST_SCANNED_ELSEWHERE
            yield found
    finally:
        book.close()


def _row_of_values(values: Iterable[object]) -> list[str]:
    return [_value_as_text(value) for value in values]


def _value_as_text(value: object) -> str:
    """A cell's value as a person would type it."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return _number_as_text(value)
    if isinstance(value, datetime):
        return value.isoformat(sep=" ", timespec="minutes")
    return value.isoformat() if isinstance(value, date) else str(value)


def _number_as_text(value: float) -> str:
    return str(int(value)) if value.is_integer() else repr(value)


def _ods_sheets(content: bytes) -> Iterator[Sheet]:
    from odfdo import Document
    from odfdo.security import SecurityError

    try:
        book = Document(io.BytesIO(content))
    except SecurityError:
        raise ForeignFileError(
            "The workbook unpacks to far more than a table needs. Copy the table into a new "
            "workbook, or save it as CSV."
        ) from None
    most = MOST_SCANNED + 1
    for table in book.body.get_elements(".//table:table")[:MOST_SHEETS]:
        name = table.get_attribute_string("table:name") or ""
        rows = table.get_elements(".//table:table-row")
        found = Sheet(name, _within_limits(name, _ods_rows(rows, most)))
        if found.filled:
            most = MOST_SCANNED_ELSEWHERE
        yield found


def _ods_rows(rows: Iterable[Element], most: int) -> Iterator[Sequence[str]]:
    """The first `most` rows; a row says how often it is repeated, and empty ones at the end go."""
    empty, given = 0, 0
    for row in rows:
        repeated = _repeated(row, "table:number-rows-repeated")
        cells = _ods_cells(row)
        if not any(cells):
            empty += repeated
            continue
        blank = min(empty, most - given)
        full = min(repeated, most - given - blank)
        yield from repeat((), blank)
        yield from repeat(cells, full)
        empty, given = 0, given + blank + full
        if given >= most:
            return


def _ods_cells(row: Element) -> list[str]:
    cells: list[str] = []
    for cell in row.get_elements("table:table-cell|table:covered-table-cell"):
        text = _ods_text(cell)
        room = MOST_COLUMNS + 1 - len(cells)
        cells += [text] * min(_repeated(cell, "table:number-columns-repeated"), room)
    return cells


def _ods_text(cell: Element) -> str:
    """A cell's value: numbers as they are stored, everything else as it is shown."""
    kind = cell.get_attribute_string("office:value-type")
    if kind is None and cell.get_attribute_string("table:formula") is not None:
        raise ForeignFileError(_NOT_CALCULATED)
    if kind == "float":
        return _number_as_text(float(cell.get_attribute_string("office:value") or "0"))
    return "\n".join(part.text_recursive for part in cell.get_elements("text:p"))


def _repeated(element: Element, attribute: str) -> int:
    written = element.get_attribute_string(attribute) or "1"
    return int(written) if written.isdecimal() and len(written) < 12 else 1


def _within_limits(name: str, rows: Iterable[Sequence[str]]) -> list[Sequence[str]]:
    """The rows without empty ones at the end. Raises ForeignFileError for too many."""
    read: list[Sequence[str]] = []
    filled, cells = 0, 0
    for row in rows:
        if len(row) > MOST_COLUMNS and any(row[MOST_COLUMNS:]):
            raise ForeignFileError(
                f"The sheet “{name}” has more than {MOST_COLUMNS} columns. Copy the columns that "
                "are needed into a new sheet."
            )
        read.append(_without_empty_end(row))
        filled += bool(read[-1])
        cells += len(read[-1])
        if filled > MOST_ROWS or len(read) > MOST_SCANNED or cells > MOST_CELLS:
            raise ForeignFileError(
                f"The sheet “{name}” is too large: at most {MOST_ROWS:,} rows are read, "
                f"{MOST_SCANNED:,} with the empty ones, and {MOST_CELLS:,} cells. Copy the table "
                "into a new sheet, or save it as CSV in parts."
            )
    return list(_without_empty_end(read))


def _without_empty_end(row: Sequence[T]) -> Sequence[T]:
    """The row, or rows, without what is empty at the end."""
    end = len(row)
    while end and not row[end - 1]:
        end -= 1
    return row[:end]


def _written(sheets: Sequence[Sheet]) -> str:
    filled = [sheet for sheet in sheets if sheet.filled]
    if not filled:
        raise ForeignFileError("The workbook is empty: no visible sheet has anything in it.")
    first, *others = filled
    text = io.StringIO()
    for other in others:
        text.write(f"Sheet “{_plain(other.name)}” was not read, rows: {other.filled}\n")
    if max(map(len, first.rows)) == 1:
        text.writelines(f"{row[0]}\n" if row else "\n" for row in first.rows)
    else:
        csv.writer(text, delimiter="\t", lineterminator="\n").writerows(first.rows)
    return text.getvalue().replace("\r", "")


def _plain(name: str) -> str:
    return " ".join(name.split())

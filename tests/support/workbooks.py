"""Workbooks as spreadsheet programs write them, made of rows."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Sequence
from typing import TypeAlias

from odfdo import Document, Table
from openpyxl import Workbook

Cell: TypeAlias = str | int | float | None
Rows: TypeAlias = Sequence[Sequence[Cell]]
Write: TypeAlias = Callable[..., bytes]


def xlsx(**sheets: Rows) -> bytes:
    """A workbook of Excel with these sheets."""
    book = Workbook()
    for sheet in book.worksheets:
        book.remove(sheet)
    for name, rows in sheets.items():
        sheet = book.create_sheet(name)
        for row in rows:
            sheet.append(list(row))
    written = io.BytesIO()
    book.save(written)
    return written.getvalue()


def ods(**sheets: Rows) -> bytes:
    """A workbook of LibreOffice with these sheets."""
    book = Document("spreadsheet")
    book.body.clear()
    for name, rows in sheets.items():
        table = Table(name)
        for place, row in enumerate(rows):
            table.set_row_values(place, list(row))
        book.body.append(table)
    written = io.BytesIO()
    book.save(written)
    return written.getvalue()


def with_part(workbook: bytes, ending: str, change: Callable[[bytes], bytes]) -> bytes:
    """The workbook with one of its parts, by the end of its name, changed."""
    written = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(workbook)) as before,
        zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as after,
    ):
        for part in before.infolist():
            content = before.read(part)
            name = part.filename
            after.writestr(part, change(content) if name.endswith(ending) else content)
    return written.getvalue()

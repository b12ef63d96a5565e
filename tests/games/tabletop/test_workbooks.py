"""Workbooks of spreadsheet programs: what is read of them, and what is refused."""

from __future__ import annotations

import zipfile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.tabletop.tabular.foreign_files import ForeignFileError, refuse_foreign
from app.games.tabletop.tabular.workbooks import (
    MOST_COLUMNS,
    MOST_ROWS,
    UNREAD_SHEET,
    is_workbook,
    workbook_text,
)
from tests.support.workbooks import Write, ods, with_part, xlsx

PLAYERS = [["Name", "Count"], ["Zoë “Z” Groß", 4], [None, None], ["Gnat & Co", 2.5]]
GOOD = {write: write(S=PLAYERS) for write in (xlsx, ods)}

both = pytest.mark.parametrize("write", [xlsx, ods])


@both
def test_a_sheet_is_text_with_tabs(write: Write) -> None:
    assert is_workbook(GOOD[write])
    assert workbook_text(GOOD[write]) == "Name\tCount\nZoë “Z” Groß\t4\n\nGnat & Co\t2.5\n"


@both
def test_a_sheet_of_one_column_is_its_lines(write: Write) -> None:
    assert workbook_text(write(S=[["4 Scout"], ["2 Gnat"]])) == "4 Scout\n2 Gnat\n"


@both
def test_other_sheets_with_rows_are_named_and_empty_ones_are_not(write: Write) -> None:
    text = workbook_text(write(Cover=[], Deck=[["a", "b"]], Side=[["c", 1], ["d", 2]], Last=[]))
    first, second, *_ = text.split("\n")
    assert first == "Sheet “Side” was not read, rows: 2"
    assert UNREAD_SHEET.fullmatch(first)
    assert second == "a\tb"


def test_a_formula_counts_with_the_value_stored_beside_it() -> None:
    def calculated(xml: bytes) -> bytes:
        return xml.replace(b"<f>1+3</f><v/>", b"<f>1+3</f><v>4</v>").replace(
            b"<f>1+3</f><v></v>", b"<f>1+3</f><v>4</v>"
        )

    book = xlsx(S=[["Name", "Count"], ["Scout", "=1+3"]])
    with pytest.raises(ForeignFileError, match="results are not stored"):
        workbook_text(book)
    assert workbook_text(with_part(book, "sheet1.xml", calculated)).endswith("Scout\t4\n")


@both
def test_too_many_rows_or_columns_are_refused(write: Write) -> None:
    with pytest.raises(ForeignFileError, match="is too large"):
        workbook_text(write(S=[["a"]] * (MOST_ROWS + 1)))
    with pytest.raises(ForeignFileError, match="columns"):
        workbook_text(write(S=[["a"] * (MOST_COLUMNS + 1)]))


def test_a_million_empty_rows_are_refused_and_those_that_are_only_formatted_at_the_end_go() -> None:
    far = b'<row r="1048576"><c r="A1048576"><v>1</v></c></row></sheetData>'
    book = with_part(GOOD[xlsx], "sheet1.xml", lambda xml: xml.replace(b"</sheetData>", far))
    with pytest.raises(ForeignFileError, match="with the empty ones"):
        workbook_text(book)
    tail = (
        b'<table:table-row table:number-rows-repeated="1048570">'
        b'<table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>'
    )
    whole = with_part(GOOD[ods], "content.xml", lambda xml: xml.replace(b"</table:table>", tail))
    assert workbook_text(whole) == workbook_text(GOOD[ods])


@pytest.mark.parametrize("repeated", [b"rows", b"columns"])
def test_a_cell_repeated_without_end_is_refused(repeated: bytes) -> None:
    end = b'table:number-%s-repeated="2000000000"' % repeated
    row = (
        b"<table:table-row %s><table:table-cell %s><text:p>x</text:p></table:table-cell>"
        b"</table:table-row></table:table>"
    ) % ((end, b"") if repeated == b"rows" else (b"", end))
    book = with_part(GOOD[ods], "content.xml", lambda xml: xml.replace(b"</table:table>", row))
    with pytest.raises(ForeignFileError):
        workbook_text(book)


@pytest.mark.parametrize(("write", "part"), [(xlsx, "sheet1.xml"), (ods, "content.xml")])
def test_entities_and_bombs_are_refused(write: Write, part: str) -> None:
    def declared(xml: bytes) -> bytes:
        start = xml.index(b"?>") + 2 if xml.startswith(b"<?xml") else 0
        return xml[:start] + b'<!DOCTYPE x [<!ENTITY a "aaaa">]>' + xml[start:]

    with pytest.raises(ForeignFileError, match="entities"):
        workbook_text(with_part(GOOD[write], part, declared))
    bomb = with_part(GOOD[write], part, lambda xml: xml + b" " * 50_000_000)
    assert len(bomb) < 200_000
    with pytest.raises(ForeignFileError, match="unpacks to"):
        workbook_text(bomb)


@both
@given(st.data())
def test_a_damaged_workbook_is_read_or_refused_in_words(write: Write, data: st.DataObject) -> None:
    content = bytearray(GOOD[write])
    for _ in range(data.draw(st.integers(1, 6))):
        at = data.draw(st.integers(0, len(content) - 1))
        content[at] = data.draw(st.integers(0, 255))
    assert _read_or_refused(bytes(content)).endswith((".", "\n"))


def _read_or_refused(content: bytes) -> str:
    """The text of a workbook, or why it is refused; a line end for what is no workbook."""
    try:
        return workbook_text(content) if is_workbook(content) else "\n"
    except ForeignFileError as problem:
        return str(problem)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"\x89PNG\r\n\x1a\n", "This is a picture."),
        (b"%PDF-1.7", "This is a PDF file."),
        (b"{\\rtf1\\ansi", "This is a document in RTF."),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "Save it as .xlsx or CSV."),
        (b"\x1f\x8b\x08", "This is a packed file."),
        (b"PK\5\6" + bytes(18), "This is a zip archive."),
        (b"PK\3\4", "This is a workbook or zip archive that is damaged."),
        (b"SQLite format 3\0", "This is a database."),
    ],
)
def test_files_without_text_say_what_to_do(content: bytes, words: str) -> None:
    with pytest.raises(ForeignFileError, match=words):
        refuse_foreign(content)


@pytest.mark.parametrize(
    ("name", "words"), [("word/document.xml", "document of Word"), ("deck.txt", "zip archive")]
)
def test_an_archive_is_told_by_what_is_in_it(tmp_path, name: str, words: str) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "file"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(name, "x")
    with pytest.raises(ForeignFileError, match=words):
        refuse_foreign(path.read_bytes())


@pytest.mark.parametrize("text", ["MZee 4", "BM 3", "4 Scout", "PK wins", "BZhang"])
def test_ordinary_text_is_not_taken_for_another_file(text: str) -> None:
    refuse_foreign(text.encode())

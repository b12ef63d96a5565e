"""CSV as collection sites and spreadsheets write it. The header decides, never the position."""

import csv
import io
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from app.games.spreadsheets import unguard, write_table
from app.games.tabletop.decklists.decklist import AnyDecklist, AnyLine, L
from app.games.tabletop.decklists.import_builder import Entry, ImportBuilder
from app.games.tabletop.decklists.limits import MAX_LINE_LENGTH
from app.games.tabletop.decklists.report import Import
from app.games.tabletop.decklists.shape import D, DeckLayout, DeckShape, Names, P
from app.games.tabletop.decklists.source import UnreadableError
from app.games.tabletop.decklists.source_document import Document
from app.games.tabletop.facts import is_any
from app.games.tabletop.names import fold

_COLUMNS: Final[Mapping[str, str]] = {
    spelt: column
    for column, spellings in {
        "count": "count, quantity, qty, copies, amount, number of copies, cards",
        "name": "name, card name, card, title",
        "set": "edition, set, set code, edition code, set name",
        "number": "collector number, card number, number",
        "id": "printing, printing id, code, id, octgn id, uuid",
        "place": "zone, board, section, place, category",
        "tags": "tags",
        "note": "note, notes, comment",
    }.items()
    for spelt in spellings.split(", ")
}
_SEPARATORS: Final = ",;\t"
_HEADER: Final = (
    "Count",
    "Name",
    "Edition",
    "Collector Number",
    "Zone",
    "Printing",
    "Tags",
    "Note",
)


def is_csv(document: Document) -> bool:
    """Whether the first line is a header that names a card and a count."""
    header = document.text.lstrip("\n ").partition("\n")[0]
    return _columns(header[: 4 * MAX_LINE_LENGTH]) is not None


def read_csv(document: Document, catalogue: Names[P], shape: DeckShape[P, L, D]) -> Import[D]:
    """Read the rows below the header; rows of the same card are added up.

    Raises UnreadableError when quotes or cells cannot be made out.
    """
    builder = ImportBuilder(catalogue, shape)
    text = document.text.lstrip("\n ")
    skipped = document.text[: len(document.text) - len(text)].count("\n")
    header = _columns(text.partition("\n")[0][: 4 * MAX_LINE_LENGTH])
    assert header is not None
    columns, separator = header
    rows = csv.reader(io.StringIO(text), delimiter=separator, strict=True)
    try:
        next(rows)
        builder.ignore(skipped + 1, text.partition("\n")[0], "Header: names the columns.")
        while True:
            line = skipped + rows.line_num + 1
            row = next(rows, None)
            if row is None:
                break
            _read_row(builder, line, row, columns, separator)
    except csv.Error as problem:
        raise UnreadableError(f"The CSV has an error in line {rows.line_num}: {problem}.") from None
    return builder.finish()


def parted_rows(
    text: str, goes: Callable[[Mapping[str, str]], bool]
) -> tuple[str, list[dict[str, str]]]:
    """A CSV without the rows that `goes` picks by their cells, and the cells of those rows.

    Cells are named count, name, set, number, id, place, tags and note, as far as the header
    has them. Nothing is left where all rows went. What is no CSV, or breaks off inside quotes,
    is given back as it is.
    """
    found = _columns(text.lstrip("\n ").partition("\n")[0][: 4 * MAX_LINE_LENGTH])
    if found is None:
        return text, []
    columns, separator = found
    stays: list[Sequence[str]] = []
    gone: list[dict[str, str]] = []
    try:
        for row in csv.reader(io.StringIO(text), delimiter=separator, strict=True):
            cells = {c: unguard(row[n].strip()) for c, n in columns.items() if n < len(row)}
            if goes(cells):
                gone.append(cells)
            else:
                stays.append(row)
    except csv.Error:
        return text, []
    if not gone:
        return text, []
    if not any(any(row) for row in stays[1:]):
        return "", gone
    written = io.StringIO()
    csv.writer(written, delimiter=separator, lineterminator="\n").writerows(stays)
    return written.getvalue(), gone


def _columns(header: str) -> tuple[dict[str, int], str] | None:
    """Which column holds what, and the separator; None when the line is no header."""
    for separator in _SEPARATORS:
        if separator not in header:
            continue
        columns: dict[str, int] = {}
        for place, cell in enumerate(header.split(separator)):
            column = _COLUMNS.get(fold(cell.strip().strip('"')))
            if column is not None:
                columns.setdefault(column, place)
        if "count" in columns and ("name" in columns or "id" in columns):
            return columns, separator
    return None


def _read_row(
    builder: ImportBuilder[P, L, D],
    line: int,
    row: Sequence[str],
    columns: Mapping[str, int],
    separator: str,
) -> None:
    text = separator.join(row).strip()
    cells = {
        column: unguard(row[place].strip()) for column, place in columns.items() if place < len(row)
    }
    if not any(cell.strip() for cell in row):
        builder.ignore(line, "", "Empty row.")
        return
    if len(text) > 4 * MAX_LINE_LENGTH:
        builder.bad(line, text, f"The row is longer than {4 * MAX_LINE_LENGTH} characters.")
        return
    written_place = cells.get("place", "")
    place = builder.shape.place_named(written_place) if written_place else builder.shape.main
    if cells.get("count", "").strip("0") == "" and cells.get("count"):
        builder.ignore(line, text, "No copies.")
        return
    tags = [tag.strip() for tag in cells.get("tags", "").split(",") if tag.strip()]
    if place is None:
        place = builder.shape.main
        tags.append(written_place)
    builder.take(
        Entry(
            line,
            text,
            cells.get("name", ""),
            cells.get("count", ""),
            place,
            printing_id=cells.get("id", ""),
            set=cells.get("set", ""),
            number=cells.get("number", ""),
            tags=tuple(tags),
            note=cells.get("note", ""),
        )
    )


def write_csv(deck: AnyDecklist, layout: DeckLayout) -> str:
    """All lines with zone, printing, tags and note, under a header that sites understand."""
    return write_table(_HEADER, (_row(line, layout) for line in deck.lines))


def _row(line: AnyLine, layout: DeckLayout) -> tuple[str, ...]:
    printing = line.printing
    number = "" if printing.number is None else str(printing.number)
    return (
        str(line.copies),
        line.name,
        "" if is_any(printing.id) else printing.set.code,
        number,
        layout.place_of(line).name,
        printing.id,
        ", ".join(line.tags),
        line.note,
    )

"""Tables of cards as collection sites and spreadsheets write them. Titles decide, not order."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final, Generic

from app.games.spreadsheets import unguard
from app.games.tabletop.decklists.columns import (
    COUNT_CELL,
    LONGEST_ROW,
    Column,
    TableHead,
    head_of,
    is_table_file,
)
from app.games.tabletop.decklists.decklist import (
    D,
    DeckShape,
    L,
    Names,
    Place,
)
from app.games.tabletop.decklists.headings import read_heading
from app.games.tabletop.decklists.import_builder import Entry, ImportBuilder, find_set, shown
from app.games.tabletop.decklists.limits import MAX_OPEN
from app.games.tabletop.decklists.markup import without_markup
from app.games.tabletop.decklists.report import Import, WrongTotal
from app.games.tabletop.decklists.source import Document, UnreadableError
from app.games.tabletop.decklists.text_entries import (
    has_sure_count,
    name_in,
    read_entries,
    written_copies,
)
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.tabular import Row, RowError, read_rows
from app.games.tabletop.tabular.workbooks import UNREAD_SHEET
from app.games.text import LONGEST_NAME, fold

NO_COUNTS: Final = "No column has counts, so each row was read as one copy."
"""Remark on the titles of a table in which each row is one copy."""

_SAMPLE: Final = 200
"""Rows that are looked at to tell which column is which."""

_WHOLE: Final = re.compile(r"\d{1,4}")
_COUNTED: Final = re.compile(r"\s*\d+[xX]?\s+[^\W\d]")
"""A cell with a count and a name."""

_TOO_MANY_TEXTS: Final = (
    f"More than {MAX_OPEN:,} lines are no rows of the table. Leave only its rows in the file."
)
_NO_COPIES: Final = frozenset(("", "-", "–", "—", "none", "n/a", "x0", "0x"))
_YES_WORDS: Final = "yes true y 1 x ja oui si sim tak wahr vrai vero verdadero sb"
_YES: Final = frozenset(_YES_WORDS.split())
_TOTAL_WORDS: Final = (
    "total totals sum summe gesamt insgesamt somme suma totale soma totaal razem celkem"
)
_TOTALS: Final = frozenset(_TOTAL_WORDS.split())


def is_csv(document: Document) -> bool:
    """Return True if the text is a table: titles name its columns, or one of them holds counts."""
    head = head_of(document.text, document.filename)
    if head is None:
        return False
    is_file = is_table_file(document.filename)
    if not is_file and document.text.lstrip().startswith("//"):
        return False  # A list that begins with a comment, as our own texts do.
    return bool(head.titles) or is_file or _fits_all_rows(document.text, head)


def _fits_all_rows(text: str, head: TableHead) -> bool:
    """Return True if all rows have as many cells, and a column of counts beside names alone.

    A list whose lines only share a sign, such as `4 Scout|2ED|1`, is read as a list.
    """
    try:
        rows = [row.cells for row in _rows_below(text, head) if not row.is_blank]
    except UnreadableError:
        return False
    width = len(rows[0]) if rows else 0
    counted = sum(any(map(_COUNTED.match, cells)) for cells in rows)
    if counted * 2 > len(rows) or any(len(cells) != width for cells in rows):
        return False
    return any(
        all(not cells[place] or _is_count(cells[place]) for cells in rows) for place in range(width)
    )


def read_csv(document: Document, catalogue: Names, shape: DeckShape[L, D]) -> Import[D]:
    """Read the rows of a table; rows of the same card are added up.

    Raises UnreadableError when quotes or cells cannot be made out, or no column has cards.
    """
    head = head_of(document.text, document.filename)
    assert head is not None
    rows = _rows_below(document.text, head)
    head = _understood(head, rows, catalogue)
    reader = _TableReader(ImportBuilder(catalogue, shape), head)
    reader.above(document.text.split("\n")[: head.index + 1])
    for row in rows:
        reader.read(row)
    read = reader.builder.finish()
    return replace(read, wrong_totals=(*read.wrong_totals, *reader.wrong_totals))


def parted_rows(
    text: str, filename: str, catalogue: AnyCatalogue, goes: Callable[[Mapping[Column, str]], bool]
) -> tuple[str, list[tuple[int, str, Mapping[Column, str]]]]:
    """A table without the rows that `goes` picks by their cells, and those rows.

    The rows come with their line, their text and their cells. They are blank in what is left, so
    that the others keep their lines. What is no table, or breaks off inside quotes, is given back
    as it is.
    """
    head = head_of(text, filename)
    if head is None:
        return text, []
    try:
        rows = _rows_below(text, head)
        head = _understood(head, rows, catalogue)
    except UnreadableError:
        return text, []
    lines = text.split("\n")
    gone: list[tuple[int, str, Mapping[Column, str]]] = []
    for row in rows:
        cells = _cells(row, head)
        if Column.COUNT not in head.columns:
            cells = {**cells, Column.COUNT: "1"}
        if goes(cells):
            gone.append((row.line, row.text, cells))
            height = row.text.count("\n") + 1
            lines[row.line - 1 : row.line - 1 + height] = [""] * height
    return "\n".join(lines), gone


def _rows_below(text: str, head: TableHead) -> list[Row]:
    begin = head.index + 1
    body = "\n".join(text.removesuffix("\n").split("\n")[begin:])
    try:
        return read_rows(body, head.delimiter, begin + 1)
    except RowError as problem:
        raise UnreadableError(
            f"The CSV has an error in line {problem.line}: {problem}. Is a quotation mark not "
            "closed?"
        ) from None


def _cells(row: Row, head: TableHead) -> dict[Column, str]:
    return {
        column: unguard(row.cells[place])
        for column, place in head.columns.items()
        if place < len(row.cells)
    }


def _understood(head: TableHead, rows: Sequence[Row], catalogue: AnyCatalogue) -> TableHead:
    """The head with the columns that only the cards in the rows can tell.

    Raises UnreadableError where no column has cards.
    """
    sample = [row.cells for row in rows if not row.is_blank and not row.is_rule][:_SAMPLE]
    if not head.columns:
        return _by_content(head, sample, catalogue)
    place = head.doubtful
    if place is None:
        return head
    name = head.columns.get(Column.NAME)
    if _numbers_cards(sample, place, name, catalogue):
        columns = {Column.NUMBER: place, **head.columns}
        return replace(head, columns=columns)
    return head if _numbers_rows(sample, place) else head.with_column(Column.COUNT, place)


def _by_content(
    head: TableHead, sample: Sequence[Sequence[str]], catalogue: AnyCatalogue
) -> TableHead:
    """The columns of a table without titles, by the cards, sets and numbers in them."""
    width = max(map(len, sample), default=0)
    named = [_share(sample, place, lambda cell: catalogue.find(cell) is not None)
             for place in range(width)]  # fmt: skip
    if not any(named):
        raise UnreadableError(
            "The table has no titles, and no column with names of cards was found. Name its "
            "columns in the first row, such as “Count,Name”."
        )
    name = named.index(max(named))
    columns = {Column.NAME: name}
    for place in range(width):
        if place == name:
            continue
        if _share(sample, place, _is_count) > 0.5:
            is_number = _numbers_cards(sample, place, name, catalogue)
            columns.setdefault(Column.NUMBER if is_number else Column.COUNT, place)
        elif _share(sample, place, lambda cell: find_set(cell, catalogue) is not None) > 0.5:
            columns.setdefault(Column.SET, place)
    return replace(head, columns=columns)


def _share(sample: Sequence[Sequence[str]], place: int, fits: Callable[[str], bool]) -> float:
    """The share of filled cells of a column that fit."""
    cells = [unguard(row[place]) for row in sample if place < len(row) and row[place]]
    return sum(map(fits, cells)) / len(cells) if cells else 0.0


def _is_count(cell: str) -> bool:
    return COUNT_CELL.fullmatch(cell) is not None


def _numbers_cards(
    sample: Sequence[Sequence[str]], place: int, name: int | None, catalogue: AnyCatalogue
) -> bool:
    """Return True if a column has the collector numbers of the cards named in another one."""
    if name is None:
        return False
    right, known = 0, 0
    for row in sample:
        card = catalogue.find(unguard(row[name])) if max(name, place) < len(row) else None
        if card is not None and row[place]:
            known += 1
            right += row[place].lstrip("0") in {it.mark for it in catalogue.printings_of(card)}
    return right * 2 > known


def _numbers_rows(sample: Sequence[Sequence[str]], place: int) -> bool:
    """Return True if a column counts the rows themselves: 1, 2, 3, 4 and so on."""
    cells = [row[place] for row in sample if place < len(row) and row[place]]
    if len(cells) < 4 or not all(map(_WHOLE.fullmatch, cells)):
        return False
    return all(int(after) == int(before) + 1 for before, after in pairwise(cells))


class _TableReader(Generic[L, D]):
    """Reads the rows of a table one by one, and knows the place that a heading opened."""

    def __init__(self, builder: ImportBuilder[L, D], head: TableHead) -> None:
        self.builder = builder
        self.head = head
        self.place = builder.shape.main
        self.wrong_totals: list[WrongTotal] = []
        self._texts = 0

    def above(self, lines: Sequence[str]) -> None:
        """Report the titles and what stands above them."""
        builder, head = self.builder, self.head
        for number, line in enumerate(lines, 1):
            text = line.strip()
            if head.titles and number == head.index + 1:
                note, is_repair = self._said_of_titles()
                (builder.repaired if is_repair else builder.heading)(number, text, note)
            elif not text:
                builder.blank(number, "Empty line.")
            elif text.strip('"').casefold().startswith("sep="):
                builder.heading(number, text, "Says what stands between the cells.")
            elif UNREAD_SHEET.fullmatch(text):
                builder.open(number, text, "Copy its cards below, or leave the line out.")
            elif read_entries(number, text, text, self.place, builder.catalogue, builder.shape):
                builder.open(number, text, "A card above the titles of the table. Move it below.")
            elif not builder.about.name and (name := text.strip(f' "{head.delimiter}')):
                builder.take_name(number, text, name)
            else:
                builder.heading(number, text, "Stands above the titles of the table.")
        if not head.titles:
            builder.repaired(0, "columns", self._said_of_titles()[0])

    def _said_of_titles(self) -> tuple[str, bool]:
        """Return a remark on the titles and unread columns, and True if it counts as a repair."""
        head = self.head
        by_place = {place: column for column, place in head.columns.items()}
        has_counts = Column.COUNT in head.columns
        if not head.titles:
            said = [f"column {place + 1} is the {column.value}"
                    for place, column in sorted(by_place.items())]  # fmt: skip
            rest = "" if has_counts else f" {NO_COUNTS}"
            return f"There are no titles: {', '.join(said)}.{rest}", True
        left_out = [
            shown(title, 30) or f"column {place + 1}"
            for place, title in enumerate(head.titles)
            if place not in by_place and title
        ]
        said = [] if has_counts else [NO_COUNTS]
        count = head.columns.get(Column.COUNT)
        if head.doubtful is not None:
            meant = by_place.get(head.doubtful)
            what = f"as the {meant.value}" if meant else "as a number of the row"
            said.append(f"“{head.titles[head.doubtful]}” was read {what}.")
        elif count is not None and has_counts:
            said.append(f"“{head.titles[count]}” is the count.")
        if left_out:
            said.append(f"Not read: {', '.join(left_out)}.")
        is_repair = not has_counts or head.doubtful is not None
        return " ".join(("Titles of the columns.", *said)), is_repair

    def read(self, row: Row) -> None:
        """Read one row below the titles."""
        text, cells = row.text.strip(), _cells(row, self.head)
        if row.is_blank:
            self.builder.blank(row.line, "Empty row.")
        elif row.is_rule:
            self.builder.heading(row.line, text, "Draws a line below the titles.")
        elif len(text) > LONGEST_ROW:
            note = f"The row is longer than {LONGEST_ROW} characters."
            self.builder.open(row.line, text, note)
        elif self._is_heading(row, cells):
            return
        elif self._is_aside(row, cells):
            self._take_text(row.line, text)
        else:
            self._take(row, text, cells)

    def _is_aside(self, row: Row, cells: Mapping[Column, str]) -> bool:
        """Return True for a line that is no row; a name alone is one that has no count."""
        if self.head.delimiter in row.text or len(self.head.columns) < 2:
            return False
        name = cells.get(Column.NAME, "")
        return not name or (has_sure_count(name) and self.builder.catalogue.find(name) is None)

    def _take_text(self, line: int, text: str) -> None:
        """Read a line among the rows that has only one cell; without a count it stays open."""
        builder, plain = self.builder, without_markup(text)
        entries = read_entries(line, text, plain, self.place, builder.catalogue, builder.shape)
        if entries and all(entry.copies for entry in entries):
            for entry in entries:
                repairs = (*entry.repairs, "it stood beside the columns of the table")
                builder.take(replace(entry, repairs=repairs))
        else:
            self._texts += 1
            if self._texts > MAX_OPEN:
                raise UnreadableError(_TOO_MANY_TEXTS)
            builder.unknown(line, text, name_in(plain, builder.shape), written_copies(plain))

    def _is_heading(self, row: Row, cells: Mapping[Column, str]) -> bool:
        """Report a row that opens a place, groups cards or has a total, and say if it was one."""
        filled = [unguard(cell) for cell in row.cells if cell]
        words = [cell for cell in filled if not _WHOLE.fullmatch(cell)]
        if len(words) != 1 or len(filled) > 2 or self.builder.catalogue.find(words[0]):
            return False
        text = row.text.strip()
        if len(words[0]) <= LONGEST_NAME and fold(words[0].rstrip(":")) in _TOTALS:
            self.builder.heading(row.line, text, "A total.")
            self._compare_total(row.line, text, filled)
            return True
        heading = read_heading(words[0], self.builder.shape)
        if heading is None:
            return False
        if heading.place is not None:
            self.place = heading.place
        self.builder.heading(row.line, text, heading.note)
        return True

    def _compare_total(self, line: int, text: str, filled: Sequence[str]) -> None:
        written = next((int(cell) for cell in filled if _WHOLE.fullmatch(cell)), None)
        read = sum(it.copies for it in self.builder.report)
        if written is not None and written != read:
            self.wrong_totals.append(WrongTotal(line, shown(text), written, read))

    def _take(self, row: Row, text: str, cells: Mapping[Column, str]) -> None:
        count, repairs = self._count(cells)
        named = cells.get(Column.NAME, "")
        if not count and _COUNTED.match(named) and self.builder.catalogue.find(named) is None:
            note = "The row has a count beside the name and none in its column."
            self.builder.open(row.line, text, note, (), written_copies(text))
            return
        if not count:
            self.builder.none(row.line, text)
            return
        name, joined = self._name(row, cells)
        place, tags = self._place_and_tags(cells)
        printing_id, written_set = cells.get(Column.ID, ""), cells.get(Column.SET, "")
        if printing_id and not written_set and find_set(printing_id, self.builder.catalogue):
            printing_id, written_set = "", printing_id
        self.builder.take(
            Entry(
                row.line,
                text,
                name,
                count,
                place,
                printing_id=printing_id,
                set=written_set,
                number=cells.get(Column.NUMBER, ""),
                tags=tags,
                note=cells.get(Column.NOTE, ""),
                repairs=(*repairs, *joined),
            )
        )

    def _count(self, cells: Mapping[Column, str]) -> tuple[str, tuple[str, ...]]:
        """The count of a row, empty for none; and how it was read if it is not a bare number."""
        if Column.COUNT not in self.head.columns:
            return "1", ()
        written = cells.get(Column.COUNT, "")
        if written.casefold() in _NO_COPIES or (written.isdecimal() and not written.strip("0")):
            return "", ()
        dressed = COUNT_CELL.fullmatch(written)
        if written.isdecimal() or dressed is None:
            return written, ()
        if not dressed[1].strip("0"):
            return "", ()
        return dressed[1], (f"the count is written “{shown(written, 20)}”",)

    def _name(self, row: Row, cells: Mapping[Column, str]) -> tuple[str, tuple[str, ...]]:
        """The name in a row, put together again where its comma was taken for a delimiter."""
        name, place = cells.get(Column.NAME, ""), self.head.columns.get(Column.NAME)
        width = len(self.head.titles) or max(self.head.columns.values()) + 1
        if place is None or len(row.cells) <= width or self.builder.catalogue.find(name):
            return name, ()
        for end in range(place + 2, min(len(row.cells), place + 5) + 1):
            whole = f"{self.head.delimiter} ".join(row.cells[place:end])
            if self.builder.catalogue.find(whole):
                return whole, ("the name was not in quotation marks",)
        return name, ()

    def _place_and_tags(self, cells: Mapping[Column, str]) -> tuple[Place, tuple[str, ...]]:
        """Return where the card of a row goes; an unknown place becomes a tag."""
        shape = self.builder.shape
        tags = [tag.strip() for tag in cells.get(Column.TAGS, "").split(",") if tag.strip()]
        written = cells.get(Column.PLACE, "")
        place = shape.place_named(written) if written else self.place
        if place is None:
            place = self.place
            tags.append(written)
        aside = shape.sideboard or shape.considering
        if fold(cells.get(Column.SIDEBOARD, "")[:LONGEST_NAME]) in _YES and aside is not None:
            place = aside
        return place, tuple(tags)

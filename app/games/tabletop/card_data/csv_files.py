"""Facts as CSV: one file per kind, a column per field."""

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from app.games.spreadsheets import unguard, write_table
from app.games.tabletop.card_data.fields import LONGEST_TEXT
from app.games.tabletop.card_data.kinds import FactKind, Row, Write
from app.games.text import flaw_in

Kinds = Mapping[str, FactKind]

LARGEST: Final = 4 * 1024 * 1024
MOST_ROWS: Final = 20_000

_NUMBER: Final = re.compile(r"[+-]?\d+")


class FactsFileError(ValueError):
    """A file whose facts cannot be read; the message names the line and what was expected."""


def read_facts_csv(kinds: Kinds, written: bytes, name: str = "") -> list[Write]:
    """The rows of a CSV file as writes; its header, or its name, says which of `kinds` it is.

    Columns that are not there are left as they are, empty cells empty the field. Raises
    FactsFileError that names the line.
    """
    rows = csv.reader(io.StringIO(_decoded(written), newline=""), strict=True)
    try:
        header = [column.strip() for column in next(rows)]
        kind = _kind_of(kinds, header, name)
        writes = []
        for cells in rows:
            if any(cell.strip() for cell in cells):
                writes.append(_write(kind, header, cells, rows.line_num))
            if len(writes) > MOST_ROWS:
                raise FactsFileError(f"Line {rows.line_num}: at most {MOST_ROWS} rows are read.")
    except StopIteration:
        raise FactsFileError("The file is empty; expected a line of column names.") from None
    except csv.Error as error:
        raise FactsFileError(f"Line {rows.line_num}: {error}.") from error
    return writes


def write_facts_csv(kind: FactKind, rows: Iterable[Row]) -> str:
    """Rows of one kind as CSV; cells that a spreadsheet would run are marked as text.

    Printed texts are left out: they stay in their site. `read_facts_csv` reads it back.
    """
    shown = [column.name for column in kind.columns]
    cells = ([row.get(column) or "" for column in shown] for row in rows)
    return write_table(shown, cells, numbers=True)


def _decoded(written: bytes) -> str:
    if len(written) > LARGEST:
        raise FactsFileError(f"The file is larger than {LARGEST // 1024 // 1024} MB.")
    try:
        text = written.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = written[: error.start].count(b"\n") + 1
        raise FactsFileError(f"Line {line}: this is not UTF-8. Save the file as UTF-8.") from None
    if flaw := flaw_in(text):
        line = text.count("\n", 0, flaw.at) + 1
        raise FactsFileError(f"Line {line} contains {flaw.message}. Remove it.")
    return text


def _kind_of(kinds: Kinds, header: list[str], name: str) -> FactKind:
    if len(set(header)) != len(header):
        raise FactsFileError("Line 1: a column appears twice in the header.")
    fitting = {
        kind.name: kind
        for kind in kinds.values()
        if set(kind.key) <= set(header) <= set(kind.names)
    }
    stem = name.rpartition("/")[2].partition(".")[0]
    if stem in fitting:
        return fitting[stem]
    if len(fitting) == 1:
        return next(iter(fitting.values()))
    if fitting:
        raise FactsFileError(
            f"Line 1: these columns could be {' or '.join(fitting)}; name the file after one of "
            "them."
        )
    raise FactsFileError(f"Line 1: {_nearest(kinds, header)}")


def _nearest(kinds: Kinds, header: list[str]) -> str:
    kind = max(kinds.values(), key=lambda kind: len(set(header) & set(kind.names)))
    unknown = [column for column in header if column not in kind.names]
    missing = [column for column in kind.key if column not in header]
    if unknown:
        return f"{kind.name} have no column {unknown[0]!r}; they have {', '.join(kind.names)}."
    return f"{kind.name} need the column {missing[0]!r}."


def _write(kind: FactKind, header: list[str], cells: list[str], line: int) -> Write:
    if len(cells) != len(header):
        raise FactsFileError(
            f"Line {line}: {len(cells)} cells under {len(header)} columns; quote cells that "
            "contain commas."
        )
    for column, cell in zip(header, cells, strict=True):
        if len(cell) > LONGEST_TEXT:
            raise FactsFileError(f"Line {line}, {column}: more than {LONGEST_TEXT} characters.")
    fields = kind.with_key(dict(_fields(kind, header, cells)))
    key = kind.key_of(fields)
    if not key.strip("/"):
        raise FactsFileError(f"Line {line}: {' and '.join(kind.key)} must not be empty.")
    return Write(kind.name, key, fields)


def _fields(
    kind: FactKind, header: list[str], cells: list[str]
) -> Iterator[tuple[str, str | None]]:
    for column, cell in zip(header, cells, strict=True):
        plain = unguard(cell).strip()
        is_number = column in kind.numbers and _NUMBER.fullmatch(plain)
        yield column, (str(int(plain)) if is_number else plain) or None

"""Lists of wishes and offers as files: what is wanted in any printing stays so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from app.games.tabletop.collection.holdings import any_printing
from app.games.tabletop.decklists.columns import Column
from app.games.tabletop.decklists.limits import MAX_BYTES, MAX_FOREIGN
from app.games.tabletop.decklists.report import ImportLine, Status
from app.games.tabletop.decklists.spreadsheet import parted_rows
from app.games.tabletop.facts import AnyCatalogue, PrintingId, is_any
from app.games.text import LONGEST_NAME, fold, foreign_in

ANY_EDITION = "any"
"""The word that may be given as the edition for any printing."""


def of_any_printing(
    text: str, filename: str, catalogue: AnyCatalogue
) -> tuple[str, Counter[PrintingId], tuple[ImportLine, ...]]:
    """A table without its rows for any printing, the copies these ask for, and their lines.

    Such a row carries the id that an export gives it, or the edition `any`; one whose name or
    count is not understood stays, so that it is reported like every other. Of a text that is
    too large to be read everything stays, for its reader to refuse.
    """
    if len(text) > MAX_BYTES or foreign_in(text) > MAX_FOREIGN:
        return text, Counter(), ()

    def is_understood(cells: Mapping[Column, str]) -> bool:
        edition = fold(cells.get(Column.SET, "")[:LONGEST_NAME])
        asks = is_any(PrintingId(cells.get(Column.ID, ""))) or edition == ANY_EDITION
        count = cells.get(Column.COUNT, "")
        can_be_counted = count.isascii() and count.isdigit() and 0 < len(count) < 7
        return asks and can_be_counted and catalogue.find(cells.get(Column.NAME, "")) is not None

    rest, rows = parted_rows(text, filename, catalogue, is_understood)
    copies: Counter[PrintingId] = Counter()
    lines = []
    for number, written, cells in rows:
        card = catalogue.find(cells[Column.NAME])
        assert card is not None
        count = int(cells[Column.COUNT])
        copies[any_printing(card, catalogue).id] += count
        lines.append(ImportLine(number, Status.READ, written, "Any printing.", copies=count))
    return rest, +copies, tuple(lines)

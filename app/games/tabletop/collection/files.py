"""Lists of wishes and offers as files: what is wanted in any printing stays so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from app.games.tabletop.collection.holdings import any_printing
from app.games.tabletop.decklists.limits import MAX_BYTES, MAX_FOREIGN
from app.games.tabletop.decklists.spreadsheet import parted_rows
from app.games.tabletop.facts import AnyCatalogue, PrintingId, is_any
from app.games.tabletop.names import LONGEST_NAME, fold
from app.games.text import foreign_in

ANY_EDITION = "any"
"""What may stand as edition for any printing."""


def of_any_printing(text: str, catalogue: AnyCatalogue) -> tuple[str, Counter[PrintingId]]:
    """A CSV without its rows for any printing, and the copies that those ask for.

    Such a row carries the id that an export gives it, or the edition `any`; one whose name or
    count is not understood stays, so that it is reported like every other. Of a text that is
    too large to be read everything stays, for its reader to refuse.
    """
    if len(text) > MAX_BYTES or foreign_in(text) > MAX_FOREIGN:
        return text, Counter()

    def is_understood(cells: Mapping[str, str]) -> bool:
        edition = fold(cells.get("set", "")[:LONGEST_NAME])
        asks = is_any(PrintingId(cells.get("id", ""))) or edition == ANY_EDITION
        count = cells.get("count", "")
        can_be_counted = count.isascii() and count.isdigit() and len(count) < 7
        return asks and can_be_counted and catalogue.find(cells.get("name", "")) is not None

    rest, rows = parted_rows(text, is_understood)
    copies: Counter[PrintingId] = Counter()
    for cells in rows:
        card = catalogue.find(cells["name"])
        assert card is not None
        copies[any_printing(card, catalogue).id] += int(cells["count"])
    return rest, +copies

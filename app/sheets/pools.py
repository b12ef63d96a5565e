"""Checklists of whole sets, on which players register a limited pool by hand."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Final

from app.games.capabilities.sheets import DeckSheets, Item, SheetGroup
from app.games.tabletop.facts import AnyCatalogue, CardSet
from app.sheets.columns import HEADING, Column, paginate
from app.sheets.heads import EVENT_HEIGHT, draw_event
from app.sheets.letters import Face
from app.sheets.paper import MARGIN, Format, Paper
from app.sheets.rows import draw_heading
from app.sheets.values import SheetEvent

_COLUMNS: Final = 3
_GUTTER: Final = 5.0
_ROW: Final = 4.4
_HEAD: Final = EVENT_HEIGHT + 20.5
_FOOT: Final = 9.0
_PAGE_FOOT: Final = 5.0
_BOX: Final = (6.5, 3.7)
"""It takes a number written by hand."""


def pool_checklists(
    event: SheetEvent,
    codes: Iterable[str],
    catalogue: AnyCatalogue,
    sheets: DeckSheets,
    made_at: datetime,
    form: Format = Format.A4,
) -> bytes:
    """Return a PDF with one checklist per set, in release order, each on a new page.

    Each card has a box for the copies opened and one for the copies played. Cards that are not
    found in packs are left out. Raises ValueError for a set that is not sold in packs.
    """
    wanted = set(codes)
    sold = [one for one in catalogue.sets if one.code in wanted and one.pack]
    if not wanted or len(sold) < len(wanted):
        raise ValueError(f"Not all of {sorted(wanted)} are sets with packs")
    paper = Paper(f"Pool checklists: {event.name}", form, made_at)
    for card_set in sold:
        _draw_set(paper, event, card_set, sheets.packed(catalogue, card_set))
    return paper.finish()


def _draw_set(
    paper: Paper, event: SheetEvent, card_set: CardSet, groups: tuple[SheetGroup, ...]
) -> None:
    top = MARGIN + _HEAD
    bottom = paper.height - MARGIN - _PAGE_FOOT
    rows = (bottom - top) / _ROW
    pages = paginate(groups, _COLUMNS, rows - _FOOT / _ROW, rows)
    width = (paper.inner - _GUTTER * (_COLUMNS - 1)) / _COLUMNS
    for number, page in enumerate(pages, start=1):
        paper.new_page()
        _draw_head(paper, event, card_set)
        for place, column in enumerate(page):
            _draw_column(paper, column, MARGIN + place * (width + _GUTTER), top, width)
        foot = paper.height - MARGIN + 2
        paper.write(MARGIN, foot, f"{event.name} · {card_set.name}", size=7.5, quiet=True)
        sheet = f"Sheet {number} of {len(pages)}"
        paper.write_to(paper.right, foot, sheet, face=Face.BOLD, size=7.5, quiet=True)
    _draw_totals(paper, card_set, bottom - 2)


def _draw_head(paper: Paper, event: SheetEvent, card_set: CardSet) -> None:
    draw_event(paper, event)
    y = MARGIN + EVENT_HEIGHT + 6
    end = paper.write(MARGIN, y, f"Card pool: {card_set.name}", face=Face.TITLE, size=13)
    how = "Copies opened in the first box, copies played in the second."
    paper.write(end + 4, y, how, size=8, quiet=True, width=paper.right - end - 4)
    middle = MARGIN + paper.inner / 2
    for place, label in enumerate(("Registered by", "Signed")):
        x = MARGIN if place == 0 else middle
        paper.blank(x, y + 6.5, label, x + paper.inner / 2 - 4)
    for place, label in enumerate(("Played by (has counted the pool again)", "Signed")):
        x = MARGIN if place == 0 else middle
        paper.blank(x, y + 12.5, label, x + paper.inner / 2 - 4)


def _draw_column(paper: Paper, column: Column, x: float, y: float, width: float) -> None:
    for place, row in enumerate(column):
        if row.opens or place == 0:
            draw_heading(paper, row, x, y + HEADING * _ROW - 1.6, width)
            y += HEADING * _ROW
        y += _ROW
        _draw_row(paper, row.item, x, y - 1.2, width)


def _draw_row(paper: Paper, item: Item, x: float, y: float, width: float) -> None:
    wide, high = _BOX
    for place in range(2):
        paper.box(x + place * (wide + 0.8), y - high + 0.7, wide, high, 0.15)
    left = x + 2 * (wide + 0.8) + 1
    paper.write(left, y, item.text, size=8, width=x + width - 9 - left)
    paper.write_to(x + width, y, item.note, face=Face.NARROW, size=7, quiet=True)


def _draw_totals(paper: Paper, card_set: CardSet, y: float) -> None:
    paper.rule(y - 6.5, weight=0.7)
    labels = ["Total cards", *(f"of which {rarity.value}" for rarity in card_set.pack), "played"]
    each = (paper.inner + 4) / len(labels)
    for place, label in enumerate(labels):
        paper.blank(MARGIN + place * each, y, label, MARGIN + (place + 1) * each - 4)

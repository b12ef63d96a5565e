"""Registration sheets: a player's list to be signed, filed, and used for deck checks."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Final

from app.games.capabilities.sheets import DeckSheets, Item, SheetGroup
from app.sheets.columns import Page, paginate, tallest
from app.sheets.feet import FOOT_HEIGHT, draw_foot
from app.sheets.filing_order import FiledBy, filing_order
from app.sheets.heads import HEAD_HEIGHT, draw_head
from app.sheets.leftovers import draw_leftovers, leftovers_height
from app.sheets.letters import Face
from app.sheets.lists import groups_of
from app.sheets.paper import MARGIN, Format, Paper
from app.sheets.rows import ROOMY, ROW, TIGHT, draw_column
from app.sheets.values import Registered, SheetEvent

_COLUMNS: Final = 2
_GUTTER: Final = 8.0
_PAGE_FOOT: Final = 6.0


def registration_sheets(
    event: SheetEvent,
    players: Iterable[Registered],
    sheets: DeckSheets,
    made_at: datetime,
    form: Format = Format.A4,
    by: FiledBy = FiledBy.LAST,
) -> bytes:
    """Return a PDF with the sheets of these players, sorted for filing, each on a new page.

    A player who has not handed in a list gets a sheet to fill in by hand.
    """
    paper = Paper(f"Registration sheets: {event.name}", form, made_at)
    for player in sorted(players, key=lambda one: filing_order(one.player, by)):
        _draw(paper, event, player, sheets, by)
    return paper.finish()


def blank_sheets(
    event: SheetEvent,
    number: int,
    sheets: DeckSheets,
    made_at: datetime,
    form: Format = Format.A4,
) -> bytes:
    """Return a PDF of sheets for players who write their list at the desk."""
    paper = Paper(f"Blank registration sheets: {event.name}", form, made_at)
    for _ in range(number):
        _draw(paper, event, Registered(), sheets)
    return paper.finish()


def _draw(
    paper: Paper,
    event: SheetEvent,
    player: Registered,
    sheets: DeckSheets,
    by: FiledBy = FiledBy.LAST,
) -> None:
    top = MARGIN + HEAD_HEIGHT
    bottom = paper.height - MARGIN - _PAGE_FOOT
    foot = bottom - FOOT_HEIGHT
    groups = groups_of(player.deck, sheets, player.unread, player.leftovers, player.not_cards)
    shown, left = groups or _blank_groups(sheets), 0.0
    unused = groups[-1] if player.leftovers else None
    if unused is not None and len(groups) > 1:
        height = leftovers_height(len(unused.items))
        if height <= (foot - top) / 2:
            shown, left = groups[:-1], height
    room = foot - left - top
    pages, least = min(
        (
            (paginate(shown, _COLUMNS, room / row, (bottom - top) / row), row)
            for row in (ROW, TIGHT)
        ),
        key=lambda made: len(made[0]),
    )
    for number, page in enumerate(pages, start=1):
        paper.new_page()
        draw_head(paper, event, player, by)
        is_last = number == len(pages)
        height = min(ROOMY, room / tallest(page)) if is_last else least
        _draw_columns(paper, page, top, height)
        _draw_page_foot(paper, event, player, f"Sheet {number} of {len(pages)}")
    if unused is not None and left:
        draw_leftovers(paper, unused, foot - left)
    draw_foot(paper, player, groups or shown, sheets, foot)


def _draw_columns(paper: Paper, page: Page, top: float, height: float) -> None:
    width = (paper.inner - _GUTTER * (_COLUMNS - 1)) / _COLUMNS
    for place, column in enumerate(page):
        draw_column(paper, column, MARGIN + place * (width + _GUTTER), top, width, height)


def _draw_page_foot(paper: Paper, event: SheetEvent, player: Registered, number: str) -> None:
    y = paper.height - MARGIN + 2
    named = " · ".join(filter(None, (event.name, player.player, player.short_hash)))
    paper.write(MARGIN, y, named, size=7.5, quiet=True, width=paper.inner - 30)
    paper.write_to(paper.right, y, number, face=Face.BOLD, size=7.5, quiet=True)


def _blank_groups(sheets: DeckSheets) -> tuple[SheetGroup, ...]:
    return tuple(
        SheetGroup(title, tuple(Item("", None) for _ in range(rows)))
        for title, rows in sheets.blank
    )

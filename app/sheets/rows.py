"""The rows of a list in one column: a box to tick, copies, name, cost and threshold."""

from __future__ import annotations

from typing import Final

from app.games.capabilities.sheets import Item
from app.sheets.columns import HEADING, Column, Row
from app.sheets.letters import Face
from app.sheets.paper import Paper

ROW: Final = 4.75
"""The usual height of a row."""

TIGHT: Final = 4.1
"""The height of a row where that saves a page."""

ROOMY: Final = 5.7
"""The height of a row where there is room."""

_TICK: Final = 3.1
_COPIES: Final = 11.5
"""The place where the copies end; the name begins a gap later."""
_FACTS: Final = 17.0


def draw_column(
    paper: Paper, column: Column, x: float, y: float, width: float, height: float = ROW
) -> None:
    """Draw headings and rows of the given height, beginning at `y`."""
    for place, row in enumerate(column):
        if row.opens or place == 0:
            draw_heading(paper, row, x, y + HEADING * height - 1.6, width)
            y += HEADING * height
        y += height
        if row.item.text:
            _draw_row(paper, row.item, x, y - 1.3, width)
        else:
            _draw_blank(paper, x, y - 1.3, width)


def draw_heading(paper: Paper, row: Row, x: float, y: float, width: float) -> None:
    """Draw the title and the number of copies of a row's group, with the baseline at `y`."""
    title = row.group.title if row.opens else f"{row.group.title}, continued"
    paper.write(x, y, title, face=Face.TITLE, size=10.5)
    if row.opens and row.group.copies is not None:
        paper.write_to(x + width, y, str(row.group.copies), face=Face.BOLD, size=10)
    paper.rule(y + 1.3, x, x + width, 0.4)


def _draw_row(paper: Paper, item: Item, x: float, y: float, width: float) -> None:
    paper.box(x, y - 2.7, _TICK, _TICK, 0.15)
    copies = "?" if item.copies is None else str(item.copies)
    paper.write_to(x + _COPIES, y, copies, face=Face.BOLD, size=9.5)
    facts = _FACTS if item.cost or item.symbols else 0
    paper.write(x + _COPIES + 2, y, item.text, size=9.5, width=width - _COPIES - 2 - facts)
    paper.write_to(x + width - 11, y, item.cost, face=Face.NARROW_BOLD, size=9)
    paper.write(x + width - 9.5, y, item.symbols, face=Face.NARROW, size=9, width=9.5)
    paper.hairline(y + 1.1, x, x + width)


def _draw_blank(paper: Paper, x: float, y: float, width: float) -> None:
    paper.box(x, y - 2.7, _TICK, _TICK, 0.15)
    paper.rule(y + 0.6, x + _TICK + 2, x + _COPIES, 0.2)
    paper.rule(y + 0.6, x + _COPIES + 2, x + width, 0.2)

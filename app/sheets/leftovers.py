"""The rest of a limited pool, in narrow columns above the foot of a registration sheet."""

from __future__ import annotations

from typing import Final

from app.games.capabilities.sheets import SheetGroup
from app.sheets.columns import Row
from app.sheets.letters import Face
from app.sheets.paper import MARGIN, Paper
from app.sheets.rows import draw_heading

_COLUMNS: Final = 4
_GUTTER: Final = 4.0
_ROW: Final = 3.9
_HEADING: Final = 8.5
_COPIES: Final = 5.0
_SIZE: Final = 8.0


def leftovers_height(items: int) -> float:
    """Return the height that `items` cards take, in millimetres."""
    return _HEADING + _ROW * -(-items // _COLUMNS) if items else 0.0


def draw_leftovers(paper: Paper, group: SheetGroup, top: float) -> None:
    """Draw the cards column by column, beginning at the height `top`."""
    draw_heading(paper, Row(group, group.items[0], opens=True), MARGIN, top + 5, paper.inner)
    width = (paper.inner - _GUTTER * (_COLUMNS - 1)) / _COLUMNS
    rows = -(-len(group.items) // _COLUMNS)
    for place, item in enumerate(group.items):
        column, row = divmod(place, rows)
        x = MARGIN + column * (width + _GUTTER)
        y = top + _HEADING + _ROW * (row + 1) - 1.2
        copies = "?" if item.copies is None else str(item.copies)
        paper.write_to(x + _COPIES, y, copies, face=Face.BOLD, size=_SIZE)
        left = x + _COPIES + 1.5
        paper.write(left, y, item.text, size=_SIZE, width=x + width - left)

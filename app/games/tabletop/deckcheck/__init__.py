"""The deck check: a list against the cards that lie on the table, whatever the game."""

from app.games.tabletop.deckcheck.compare_lists import Discrepancy, Outcome, compare, exceeded
from app.games.tabletop.deckcheck.count_table import (
    Count,
    Row,
    RowKey,
    counted_lines,
    lying,
    rows_of,
)

__all__ = [
    "Count",
    "Discrepancy",
    "Outcome",
    "Row",
    "RowKey",
    "compare",
    "counted_lines",
    "exceeded",
    "lying",
    "rows_of",
]

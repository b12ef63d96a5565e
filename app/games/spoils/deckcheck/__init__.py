"""The deck check: a list against the cards that lie on the table, by the one validator."""

from app.games.spoils.deckcheck.compare_lists import Discrepancy, Outcome, compare
from app.games.spoils.deckcheck.count_table import Row, lying, rows_of
from app.games.tabletop.deckcheck import Count, RowKey

__all__ = [
    "Count",
    "Discrepancy",
    "Outcome",
    "Row",
    "RowKey",
    "compare",
    "lying",
    "rows_of",
]

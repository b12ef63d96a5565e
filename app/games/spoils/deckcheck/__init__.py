"""The deck check: a list against the cards that lie on the table, by the one validator."""

from app.games.spoils.deckcheck.comparing import Discrepancy, Outcome, compare
from app.games.spoils.deckcheck.counting import Count, Row, RowKey, lying, rows_of

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

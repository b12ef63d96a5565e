"""The deck check: a list against the cards that lie on the table, by the one validator."""

from app.games.spoils.deckcheck.compare_lists import Outcome, compare
from app.games.spoils.deckcheck.count_table import lying, rows_of

__all__ = [
    "Outcome",
    "compare",
    "lying",
    "rows_of",
]

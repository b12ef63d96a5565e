"""Searching through decks: `[[t:tactic]]>=12` and facts about the decks themselves.

`parse_decks` reads a query, `ask_decks` makes it a question to any number of decks.
"""

from typing import Final

from app.games.spoils.search.decks.fields import DECKS
from app.games.spoils.search.decks.searched import SearchedDeck

parse_decks: Final = DECKS.parse
explain_decks: Final = DECKS.explain
ask_decks: Final = DECKS.ask

__all__ = [
    "DECKS",
    "SearchedDeck",
    "ask_decks",
    "explain_decks",
    "parse_decks",
]

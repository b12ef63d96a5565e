"""Searching through decks: `[[t:tactic]]>=12` and facts about the decks themselves.

`parse_decks` reads a query, `ask_decks` makes it a question to any number of decks.
"""

from app.games.spoils.search.decks.fields import DECKS
from app.games.spoils.search.decks.query import (
    DeckQuery,
    Question,
    ask_decks,
    explain_decks,
    parse_decks,
)
from app.games.spoils.search.decks.searched import Held, SearchedDeck, held_in

__all__ = [
    "DECKS",
    "DeckQuery",
    "Held",
    "Question",
    "SearchedDeck",
    "ask_decks",
    "explain_decks",
    "held_in",
    "parse_decks",
]

"""Searching through decks: `[[t:tactic]]>=12` and facts about the decks themselves.

`DECKS.parse` reads a query, `DECKS.ask` makes it a question to any number of decks.
"""

from app.games.spoils.search.decks.fields import DECKS
from app.games.spoils.search.decks.searched import SearchedDeck

__all__ = ["DECKS", "SearchedDeck"]

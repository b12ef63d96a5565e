"""The search language of The Spoils: its fields, flags and orders, and what is bound to them.

`parse` reads a query, `search` answers it over a Catalogue or a SearchIndex, `explain`
tells it back in words, `card_test` makes it a question to one card.
"""

from app.games.spoils.search.cards import card_test, explain, parse, search
from app.games.spoils.search.fields import CARDS
from app.games.spoils.search.flags import FLAGS
from app.games.spoils.search.index import SearchIndex
from app.games.spoils.search.keywords import keywords_of

__all__ = [
    "CARDS",
    "FLAGS",
    "SearchIndex",
    "card_test",
    "explain",
    "keywords_of",
    "parse",
    "search",
]

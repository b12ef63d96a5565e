"""The search language of The Spoils: fields, flags, orders, and the functions that use them.

`parse` reads a query, `search` answers it over a Catalogue or a SearchIndex, `explain`
puts it into words, and `card_test` makes it a test of one card.

With the shipped `catalogue`:

    >>> explain(parse("t:tactic c<=1 o:draw"))
    'Cards: type Tactic and cost at most 1 and rules text containing “draw”.'
    >>> [card.name for card in search(catalogue, "t:tactic c<=1 trade:rogue").cards[:3]]
    ['Bug Bite', 'Burly Assailment', 'Essence of Deception']
    >>> parse("c<=one")
    Traceback (most recent call last):
    app.games.tabletop.search.errors.QueryError: “one” is not a whole number. ...
"""

from app.games.spoils.search.cards import card_test, explain, parse, search
from app.games.spoils.search.fields import CARDS, SearchIndex
from app.games.spoils.search.flags import FLAGS, keywords_of

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

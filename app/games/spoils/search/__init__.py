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

from __future__ import annotations

from typing import Final

from app.games.spoils.facts import Card, Catalogue, Printing
from app.games.spoils.search.fields import CARDS, SearchIndex
from app.games.spoils.search.flags import FLAGS, keywords_of
from app.games.tabletop.search import NO_CONTEXT, Context, Query, SearchResult, Unique

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

parse: Final = CARDS.parse
explain: Final = CARDS.explain
card_test: Final = CARDS.test


def search(
    where: Catalogue | SearchIndex,
    query: Query | str,
    context: Context = NO_CONTEXT,
    *,
    unique: Unique | None = None,
) -> SearchResult[Card, Printing]:
    """The cards that match a query, in the order it asks for, exact names first.

    Keep a SearchIndex to search the same catalogue often. For the rest, and for what is
    raised, see `CardLanguage.search`.
    """
    index = where if isinstance(where, SearchIndex) else SearchIndex.of(where)
    return CARDS.search(index, query, context, unique=unique)

"""Search of the cards of The Spoils."""

from __future__ import annotations

from typing import Final

from app.games.spoils.facts import Card, Catalogue, Printing
from app.games.spoils.search.fields import CARDS, SearchIndex
from app.games.tabletop.search import NO_CONTEXT, Context, Query, SearchResult, Unique

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

"""Searching the cards of The Spoils."""

from __future__ import annotations

from typing import Final, TypeAlias

from app.games.spoils.facts import Card, Catalogue, Printing
from app.games.spoils.search.fields import CARDS
from app.games.spoils.search.index import SearchIndex
from app.games.tabletop import search as shared
from app.games.tabletop.search import NO_CONTEXT, Context, Query, Unique

Found: TypeAlias = shared.Found[Card, Printing]
Result: TypeAlias = shared.Result[Card, Printing]
Rows: TypeAlias = shared.Rows[Card, Printing]

parse: Final = CARDS.parse
explain: Final = CARDS.explain
card_test: Final = CARDS.test


def search(
    where: Catalogue | SearchIndex,
    query: Query | str,
    context: Context = NO_CONTEXT,
    *,
    unique: Unique | None = None,
) -> Result:
    """Everything that fulfils a query, in the order it asks for, exact names first.

    Keep a SearchIndex to search the same catalogue often. For the rest, and for what is
    raised, see `CardLanguage.search`.
    """
    index = where if isinstance(where, SearchIndex) else SearchIndex.of(where)
    return CARDS.search(index, query, context, unique=unique)

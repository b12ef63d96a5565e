"""Names that the search box in the header suggests while somebody types."""

from __future__ import annotations

from typing import Final

from app.games.capabilities.language import AnySearchLanguage
from app.games.tabletop.decklists.spelling_suggestions import near_names
from app.games.tabletop.facts import CardLike
from app.games.tabletop.names import fold
from app.games.tabletop.search import Context, QueryError
from app.site.platform.catalogue import IndexedCatalogue
from app.site.presentation.queries import LONGEST_QUERY

MOST: Final = 8


def suggested(
    typed: str, indexed: IndexedCatalogue, language: AnySearchLanguage
) -> tuple[CardLike, ...]:
    """Return the cards to suggest for a query, those whose names begin with it first.

    Where nothing is found they are cards with similar names. An unfinished query, or one that
    asks for a collection, suggests nothing.
    """
    if not typed.strip() or len(typed) > LONGEST_QUERY:
        return ()
    try:
        result = language.cards.search(indexed.index, typed, Context(texts=language.texts()))
    except QueryError:
        return ()
    found = result.found.where(language.is_listed) or result.found
    if not found:
        names = near_names(typed, indexed.catalogue)
        return tuple(indexed.catalogue.by_name[name] for name in names)
    start = fold(typed)
    ranked = sorted(found.cards, key=lambda card: not fold(card.name).startswith(start))
    return tuple(ranked[:MOST])

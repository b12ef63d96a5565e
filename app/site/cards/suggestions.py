"""Names that the search box in the header suggests while somebody types."""

from __future__ import annotations

from typing import Final

from app.games.capabilities.language import SearchLanguage
from app.games.tabletop.decklists.spelling_suggestions import slips_of_names
from app.games.tabletop.facts import CardLike, PrintingLike
from app.games.tabletop.search import Context, QueryError
from app.games.tabletop.search.plain_search import find
from app.games.tabletop.search.rows import Rows
from app.games.text import fold
from app.site.platform.storage.database import IndexedCatalogue
from app.site.presentation.queries import LONGEST_QUERY

MOST: Final = 8


def only_card(query: str, indexed: IndexedCatalogue, language: SearchLanguage) -> CardLike | None:
    """Return the card that a query finds alone; None if it finds others or none."""
    found = _found(query, indexed, language)
    return found.cards[0] if found is not None and len(found) == 1 else None


def suggested(
    typed: str, indexed: IndexedCatalogue, language: SearchLanguage
) -> tuple[CardLike, ...]:
    """Return the cards to suggest for a query, those whose names begin with it first.

    Where nothing is found they are cards with similar names. An unfinished query, or one that
    asks for a collection, suggests nothing.
    """
    found = _found(typed, indexed, language)
    if found is None:
        return ()
    if not found:
        names = slips_of_names(typed, indexed.catalogue)
        return tuple(indexed.catalogue.by_name[name] for name in names)
    start = fold(typed)
    ranked = sorted(found.cards, key=lambda card: not fold(card.name).startswith(start))
    return tuple(ranked[:MOST])


def _found(
    query: str, indexed: IndexedCatalogue, language: SearchLanguage
) -> Rows[CardLike, PrintingLike] | None:
    """Return what a query finds; None for one that is empty or cannot be run."""
    if not query.strip() or len(query) > LONGEST_QUERY:
        return None
    try:
        result = find(language.cards, indexed.index, query, Context(texts=language.texts())).result
    except QueryError:
        return None
    return result.found.where(language.is_listed) or result.found

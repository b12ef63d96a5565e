"""Search for printings to count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.games.capabilities.language import SearchLanguage
from app.games.tabletop.collection import Holdings
from app.games.tabletop.facts import PrintingLike
from app.games.tabletop.search import Context, QueryError, Unique
from app.games.tabletop.search.plain_search import find
from app.site.platform.storage.database import IndexedCatalogue
from app.site.presentation.queries import LONGEST_QUERY, Mistake, mistake_of

SHOWN: Final = 60
"""Printings on one page of results."""


@dataclass(frozen=True)
class Findings:
    """The results of a query; `mistake` is set if no search was run."""

    printings: tuple[PrintingLike, ...] = ()
    total: int = 0
    echo: str = ""
    notes: tuple[str, ...] = ()
    mistake: Mistake | None = None


def find_printings(
    query: str, indexed: IndexedCatalogue, language: SearchLanguage, holdings: Holdings
) -> Findings:
    """Return the matching printings; `own` and `in:collection` use the holdings."""
    if len(query) > LONGEST_QUERY:
        problem = f"A query can have at most {LONGEST_QUERY} characters"
        return Findings(mistake=mistake_of(QueryError(problem, 0, 1, query=query), query))
    context = Context(collection=holdings.by_name, texts=language.texts())
    try:
        result = find(language.cards, indexed.index, query, context, unique=Unique.PRINTS).result
    except QueryError as error:
        return Findings(mistake=mistake_of(error, query))
    found = [one for one in result.printings if language.is_listed(one.card)]
    return Findings(tuple(found[:SHOWN]), len(found), result.echo, result.notes)

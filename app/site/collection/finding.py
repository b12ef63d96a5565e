"""Printings to count, found by the search language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.games.spoils.collection import Holdings
from app.games.spoils.facts import Printing
from app.games.spoils.search import Context, QueryError, Unique, search
from app.games.spoils.wording import GENERATED
from app.site.platform.catalogue import Shelf
from app.site.presentation.queries import LONGEST_QUERY, Mistake, mistake_of

SHOWN: Final = 60
"""How many printings one page of results shows."""


@dataclass(frozen=True)
class Findings:
    """What a query found; `mistake` when nothing was searched."""

    printings: tuple[Printing, ...] = ()
    total: int = 0
    echo: str = ""
    notes: tuple[str, ...] = ()
    mistake: Mistake | None = None


def find_printings(query: str, shelf: Shelf, holdings: Holdings) -> Findings:
    """The printings that fit, each on its own; `own` and `in:collection` ask the holdings."""
    if len(query) > LONGEST_QUERY:
        problem = f"A query has at most {LONGEST_QUERY} characters"
        return Findings(mistake=mistake_of(QueryError(problem, 0, 1, query=query), query))
    context = Context(collection=holdings.by_name, texts=(GENERATED,))
    try:
        result = search(shelf.index, query, context, unique=Unique.PRINTS)
    except QueryError as error:
        return Findings(mistake=mistake_of(error, query))
    found = [printing for printing in result.printings if not printing.card.is_token]
    return Findings(tuple(found[:SHOWN]), len(found), result.echo, result.notes)

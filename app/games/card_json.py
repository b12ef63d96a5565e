"""Cards as plain values for JSON; the same objects on the command line and over the API."""

from __future__ import annotations

from typing import TypeAlias

from app.games.capabilities.faces import CardListing
from app.games.tabletop.facts import CardLike, PrintingLike
from app.games.tabletop.search import Unique
from app.games.tabletop.search.query import SearchResult
from app.games.tabletop.search.rows import Found

AnyFound: TypeAlias = Found[CardLike, PrintingLike]
AnyResult: TypeAlias = SearchResult[CardLike, PrintingLike]


def is_by_printing(result: AnyResult) -> bool:
    """Tell whether the rows of a result are printings."""
    return result.query.arrangement.unique is Unique.PRINTS


def card_as_json(row: AnyFound, result: AnyResult, listing: CardListing) -> dict[str, object]:
    """The facts of a card, or of a printing, as JSON knows them; all keys always there."""
    facts = dict(listing.fields(row.card, row.printing))
    if is_by_printing(result):
        return facts | printing_as_json(row.printing)
    return facts | {"printings": [printing_as_json(printing) for printing in row.printings]}


def printing_as_json(printing: PrintingLike) -> dict[str, object]:
    """The data of one printing as a JSON object."""
    return {
        "id": printing.id,
        "set": printing.set.code,
        "number": printing.number,
        "rarity": printing.rarity.value,
    }

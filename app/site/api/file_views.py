"""All cards of a game as one file."""

from __future__ import annotations

from flask import Response

from app.games.catalogue_files import catalogue_as_csv, catalogue_as_json
from app.site.api import conditions
from app.site.api.conditions import depends_on
from app.site.api.operations import Topic, operation
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_indexed_catalogue


@operation("catalogue_json", Topic.CARDS, None)
@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
@depends_on(conditions.cards)
def catalogue_json() -> Response:
    """All cards, printings and sets as one JSON file."""
    game, indexed = current_game(), current_indexed_catalogue()
    listing = game.listing.needed()

    def write() -> str:
        return catalogue_as_json(game.key, indexed.catalogue, listing)

    return Response(indexed.parts.drawn("catalogue.json", write), content_type="application/json")


@operation("catalogue_csv", Topic.CARDS, None)
@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
@depends_on(conditions.cards)
def catalogue_csv() -> Response:
    """All printings as one CSV file, each with the facts of its card."""
    indexed, listing = current_indexed_catalogue(), current_game().listing.needed()

    def write() -> str:
        return catalogue_as_csv(indexed.catalogue, listing)

    return Response(
        indexed.parts.drawn("catalogue.csv", write), content_type="text/csv; charset=utf-8"
    )

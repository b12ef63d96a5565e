"""Decks that come with a game, for programs: precons, and tournament decks as posted."""

from __future__ import annotations

import json
from collections.abc import Mapping

from flask import Response

from app.site.api import conditions
from app.site.api import deck_models as models
from app.site.api.conditions import depends_on
from app.site.api.operations import Topic, as_json, operation
from app.site.decks.shipped import ShippedDeck, shipped_decks
from app.site.platform.http.addresses import outside
from app.site.platform.http.problems import ProblemError
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue


@operation("precons", Topic.DECKS, models.Precons)
@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
@depends_on(conditions.cards)
def precons() -> Response:
    """The decks that come with a game: precons as they were sold, then posted tournament decks."""
    there = shipped_decks(current_game().key, current_catalogue())
    return as_json({"items": [_precon(each) for each in there.values()]})


@operation("precon", Topic.DECKS, models.PreconWithList)
@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
@depends_on(conditions.cards)
def precon(precon: str) -> Response:
    """One of these decks with its list."""
    game = current_game()
    found = shipped_decks(game.key, current_catalogue()).get(precon)
    if found is None:
        raise ProblemError(404, f"There is no precon {precon!r} in {game.title}.")
    written = game.files.needed().write(found.decklist, "json")
    return as_json({**_precon(found), "deck": json.loads(written)})


def _precon(of: ShippedDeck) -> Mapping[str, object]:
    posted = of.posted
    return {
        "id": of.id,
        "kind": (models.PreconKind.POSTED if posted else models.PreconKind.PRECON).value,
        "name": of.state.name,
        "cards": of.decklist.size,
        "page": outside(of.address),
        "posted": posted
        and {
            "format": posted.format,
            "event": posted.event,
            "date": posted.date,
            "address": posted.address,
            "mended": list(posted.mended),
        },
    }

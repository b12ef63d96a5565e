"""Boosters for programs: which there are, and their cards by a seed. Nothing is stored."""

from __future__ import annotations

from flask import Response

from app.games.tabletop.limited import (
    NoBoosterError,
    booster_of,
    open_in_turns,
    packs_as_json,
    pool_as_list,
    sold_sets,
)
from app.site.api import conditions
from app.site.api import limited_models as models
from app.site.api.conditions import depends_on
from app.site.api.operations import Topic, as_json, operation
from app.site.platform.http.problems import ProblemError
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue


@operation("boosters", Topic.LISTS, models.Boosters)
@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
@depends_on(conditions.cards)
def boosters() -> Response:
    """The boosters that can be opened."""
    sold = sold_sets(current_game().limited.needed(), current_catalogue())
    return as_json(
        {
            "items": [
                {
                    "set": it.set.code,
                    "name": it.set.name,
                    "size": it.size,
                    "cards": {str(slot.rarity.value): slot.cards for slot in it.slots},
                }
                for it in sold
            ]
        }
    )


@operation("packs", Topic.LISTS, models.Packs, refusals=(404, 413, 415))
@open_to(Access.ANYONE)
@limited(Cost.CHECK)
def packs(json: models.ToOpen) -> Response:
    """Open boosters by a seed: the same seed gives the same cards, here, on pages, and in commands.

    The sets take turns. `pool` has all cards together.
    """
    checks, catalogue = current_game().limited.needed(), current_catalogue()
    try:
        there = [booster_of(code, checks, catalogue) for code in json.sets]
    except NoBoosterError as problem:
        raise ProblemError(422, f"sets: {problem}.") from None
    opened = open_in_turns(there, json.number or len(there), json.seed)
    return as_json(
        {
            "game": current_game().key,
            "seed": json.seed,
            "packs": packs_as_json(opened),
            "pool": pool_as_list(opened),
        }
    )

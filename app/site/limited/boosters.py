"""The boosters of the current game, and the format in which pools are played."""

from __future__ import annotations

from typing import TypeAlias

from flask import abort

from app.games.capabilities.construction import AnyFormat
from app.games.tabletop.facts import AnyCatalogue, Base, PrintingLike
from app.games.tabletop.limited import Booster, NoBoosterError, booster_of, sold_sets
from app.site.platform.request.current_game import current_game
from app.site.platform.storage.database import current_catalogue

AnyBooster: TypeAlias = Booster[PrintingLike]


def sold_boosters() -> tuple[AnyBooster, ...]:
    """Return the boosters that can be opened. Raises MissingCapabilityError."""
    return sold_sets(current_game().limited.needed(), current_catalogue())


def booster_named(code: str) -> AnyBooster:
    """Return the boosters of a set. Aborts with 404 if they cannot be opened."""
    try:
        return booster_of(code, current_game().limited.needed(), current_catalogue())
    except NoBoosterError:
        abort(404)


def limited_format(catalogue: AnyCatalogue) -> AnyFormat:
    """Return the format of decks from pools. Aborts with 404 if the game has none."""
    found = (form for form in catalogue.formats.values() if form.base is Base.LIMITED)
    return next(found, None) or abort(404)

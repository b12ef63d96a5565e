"""The settings of an event by name, and where each is stored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.games import Game
from app.games.capabilities.event_options import EventOptions


def columns_of(
    values: Mapping[str, Any], game: Game, stored: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Settings as columns: those that belong to the game go together into `options`.

    `stored` are the options so far; what `values` does not name stays. Raises ValueError for a
    value that the game does not have. Where a game has none of these, they are left out.
    """
    own = {name: value for name, value in values.items() if name in EventOptions.NAMES}
    others = {name: value for name, value in values.items() if name not in own}
    offered = game.event_options
    if offered is None:
        return others
    return {**others, "options": offered.parse({**(stored or {}), **own}).plain()}

"""Counters of the games of a model."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from app.games.shadowfist.goldfish.model import Model
from app.games.tabletop.chance.figures import Counters, Shapes


class Cause(StrEnum):
    """Causes that keep a card in hand from being played at the end of a turn; the first one counts.

    A copy is in play or was played (49.2, 49.5, 49.9); a Site was played this turn (25.7); one more
    Feng Shui Site would have to win (25.7.4); resources and Power are missing, or one of them.
    """

    COPY = "copy"
    SITE = "site"
    LIMIT = "limit"
    BOTH = "both"
    RESOURCES = "resources"
    POWER = "power"


CAUSES: Final = tuple(Cause)


HANDS: Final = ("dealt", "kept")
WANTED: Final = ("site", "foundation", "both")


def shapes_of(model: Model) -> Shapes:
    """The counters of a model, in the order in which they lie in one row.

    `hand`: games whose hand has a Feng Shui Site, a Foundation, or both, as dealt and after the
    first discard. `discarded`: by cards of the first discard. By turn: `ready` by resources and by
    Power, up to the highest cost, when the Main Shot begins; `generated` by Power; `sites` and
    `feng_shui_sites` by their number; `seen` by cards drawn; `dead` by cause, sums and sums of
    squares of cards in hand; `power` left and `fighting` in play, the same. `hitter` and `decked`:
    by turn from 1, the first entry for never.
    """
    turns, cards = model.turns, len(model.places)
    return Shapes.of(
        {
            "hand": (len(HANDS), len(WANTED)),
            "discarded": (model.hand_size + 1,),
            "ready": (turns, len(model.states), model.most_cost + 1),
            "generated": (turns, model.most_generated + 1),
            "sites": (turns, turns + 1),
            "feng_shui_sites": (turns, turns + 1),
            "seen": (turns, cards + 1),
            "dead": (turns, len(CAUSES), 2),
            "power": (turns, 2),
            "fighting": (turns, 2),
            "hitter": (turns + 1,),
            "decked": (turns + 1,),
        }
    )


def adds_up(counters: Counters) -> bool:
    """Tell whether every game ended once and was in one state after every turn."""
    if any(counters.array(name).sum() != counters.games for name in ("hitter", "decked")):
        return False
    by_turn = ("generated", "sites", "feng_shui_sites", "seen")
    ready = counters.array("ready").sum(axis=(1, 2))
    return bool((ready == counters.games).all()) and all(
        bool((counters.array(name).sum(axis=-1) == counters.games).all()) for name in by_turn
    )

"""What is counted in the games of a model."""

from app.games.spoils.goldfish.model import HAND_KINDS, Model
from app.games.spoils.goldfish.states import States
from app.games.tabletop.chance.counters import Counters, Shapes


def shapes_of(model: Model, states: States) -> Shapes:
    """The counters of a model, in the order in which they lie in one row.

    `kept`: games whose hand was keepable as dealt and after the mulligan. `put_back`: by
    cards put back. `hand`: after the mulligan, by type and number of cards. By turn:
    `state` by state, `unused` by free resources left at the end of the turn, `seen` by
    cards drawn, `influence` the sum and the sum of squares of the influence taken, `taken` by
    the influence taken, the last entry for all that the opponent has or more. `won`: by the
    turn of the win, the last entry for none.
    """
    cards, hand = len(model.places), model.setup.hand_size
    return Shapes.of(
        {
            "kept": (2,),
            "put_back": (hand + 1,),
            "hand": (len(HAND_KINDS), hand + 1),
            "state": (model.turns, len(states)),
            "unused": (model.turns, model.most_resources + 1),
            "seen": (model.turns, cards + hand + 1),
            "influence": (model.turns, 2),
            "taken": (model.turns, model.opposing_influence + 1),
            "won": (model.turns + 1,),
        }
    )


def adds_up(counters: Counters) -> bool:
    """Whether every game ended once, and was in one state after every turn."""
    if any(counters.array(name).sum() != counters.games for name in ("won", "put_back")):
        return False
    return all(
        bool((counters.array(name).sum(axis=-1) == counters.games).all())
        for name in ("state", "hand", "unused", "seen", "taken")
    )

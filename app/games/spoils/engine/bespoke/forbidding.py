"""An ability that cannot be used again this turn."""

from __future__ import annotations

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import atoms
from app.games.spoils.engine.following import SOURCE, scope_of
from app.games.spoils.engine.legal import ForbiddenAbility
from app.games.spoils.engine.state import Frame, State


def that_ability_this_turn(state: State, frame: Frame, step: words.Bespoke) -> bool:
    """The ability that was responded to is not used again this turn, by nobody."""
    scope = scope_of(state, frame)
    responded = set(frame.bound.get(words.Role.RESPONDED_TO.value, ()))
    for below in reversed(state.frames):
        if below.procedure == "ability" and below.bound["this"] in responded:
            card = below.bound[SOURCE]
            what = ForbiddenAbility(below.bound["ability"])
            refs = (state.ref(card),)
            atoms.change(state, what, refs, scope, words.Until.END_OF_TURN)
            break
    frame.bound["done"] = True
    return True

"""An ability that cannot be used again this turn."""

from __future__ import annotations

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.legality.usable_abilities import ForbiddenAbility
from app.games.spoils.engine.model.locals import AbilityLocals
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.procedures.interpreter import scope_of
from app.games.spoils.engine.write import mutations


def that_ability_this_turn(state: State, frame: Frame, step: v.Bespoke) -> bool:
    """The ability that was responded to is not used again this turn, by nobody."""
    scope = scope_of(state, frame)
    responded = set(frame.text.cards.get(v.Role.RESPONDED_TO, ()))
    for below in reversed(state.frames):
        if isinstance(below.own, AbilityLocals) and below.text.this in responded:
            what = ForbiddenAbility(below.own.ability)
            refs = (state.ref(below.source),)
            mutations.change(state, what, refs, scope, v.Until.END_OF_TURN)
            break
    frame.text.done = True
    return True

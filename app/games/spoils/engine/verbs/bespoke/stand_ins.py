"""One card leaves play in another's place."""

from __future__ import annotations

from dataclasses import replace

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.procedures.interpreter import scope_of, text_locals


def leave_in_its_place(state: State, frame: Frame, step: v.Bespoke) -> bool:
    """What was to happen to the other card happens to this one, in the same way."""
    scope = scope_of(state, frame)
    own = text_locals(frame)
    assert own.replaces is not None
    own.replaces = replace(
        own.replaces,
        card=state.ref(scope.source),
        player=state.owner[scope.source],
        attached_to=None,
        applied=own.applied,
    )
    own.as_usual = True
    return True

"""One card leaves play in another's place."""

from __future__ import annotations

from dataclasses import replace

from app.games.spoils import vocabulary as words
from app.games.spoils.engine.following import scope_of
from app.games.spoils.engine.happenings import Happening
from app.games.spoils.engine.replacing import APPLIED, HAPPENING
from app.games.spoils.engine.state import Frame, State


def leave_in_its_place(state: State, frame: Frame, step: words.Bespoke) -> bool:
    """What was to happen to the other card happens to this one, in the same way."""
    scope = scope_of(state, frame)
    thing: Happening = frame.bound[HAPPENING]
    frame.bound[HAPPENING] = replace(
        thing,
        card=state.ref(scope.source),
        player=state.owner[scope.source],
        attached_to=None,
        applied=frame.bound[APPLIED],
    )
    frame.bound["as usual"] = True
    return True

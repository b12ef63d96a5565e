"""Cancelling a card: its unresolved effects leave the scene. Rules: 25.5.7, 33.0."""

from __future__ import annotations

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.write.telling import tell


def cancel(state: State, card: int) -> None:
    """Remove what a card has generated in the scene and not resolved. Rules: 33.0, 33.2."""
    scene = state.scene
    if scene is not None:
        scene.stack = [it for it in scene.stack if it.card != card]
    state.pending = [it for it in state.pending if it.card != card]
    tell(state, events.Canceled(card))

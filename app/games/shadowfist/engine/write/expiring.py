"""Changes that end because a card is no longer what it was. Rules: 10.4, 34.0."""

from __future__ import annotations

from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.write.copying import forget_copied
from app.games.shadowfist.engine.write.invalidation import laid_out
from app.games.shadowfist.vocabulary import MAINTAINED


def end_maintained(state: State, card: int) -> None:
    """End what lasts while a card is kept turned. Rules: 10.4."""
    if any(it.until is MAINTAINED and it.by and it.by.card == card for it in state.lasting):
        state.lasting = [
            it
            for it in state.lasting
            if not (it.until is MAINTAINED and it.by and it.by.card == card)
        ]
        laid_out(state)


def forget_changes(state: State, card: int) -> None:
    """End all changes of a card that leaves play, and what it maintains. Rules: 34.0."""
    if state.lasting:
        end_maintained(state, card)
        state.lasting = [it for it in state.lasting if it.card != card]
    if state.controls:
        state.controls = [it for it in state.controls if it.card != card]
    forget_copied(state, card)

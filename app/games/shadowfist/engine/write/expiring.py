"""Changes that end because a card is no longer what it was. Rules: 10.4, 34.0."""

from __future__ import annotations

from app.games.shadowfist.engine.model.lasting import Control, Lasting, Waiting
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.write.copying import forget_copied
from app.games.shadowfist.engine.write.invalidation import laid_out
from app.games.shadowfist.vocabulary import MAINTAINED, WHILE_HERE


def end_maintained(state: State, card: int) -> None:
    """End what lasts while a card is kept turned. Rules: 10.4."""
    release_held(state, card)
    is_held = any(_is_held(it, card) for it in state.lasting) or any(
        _is_held(it, card) for it in state.waiting
    )
    if is_held:
        state.lasting = [it for it in state.lasting if not _is_held(it, card)]
        state.waiting = [it for it in state.waiting if not _is_held(it, card)]
        laid_out(state)


def _is_held(lasting: Lasting | Waiting, card: int) -> bool:
    return lasting.until is MAINTAINED and lasting.held == card


def release_held(state: State, card: int) -> None:
    """End the control that lasts while a card is kept turned. Rules: 10.4, 35.3.4."""
    _release(state, [it for it in state.controls if it.until is MAINTAINED and _is_from(it, card)])


def release(state: State, source: int) -> None:
    """End the control that a card has given, and note what has to go back. Rules: 35.3.4."""
    _release(state, [it for it in state.controls if _is_from(it, source)])


def _is_from(control: Control, source: int) -> bool:
    return control.source is not None and control.source[0] == source


def _release(state: State, ended: list[Control]) -> None:
    if ended:
        state.controls = [it for it in state.controls if it not in ended]
        state.homeless += [(it.card, it.mark) for it in ended]


def forget_changes(state: State, card: int) -> None:
    """End all changes of a card that leaves play, and what it maintains. Rules: 34.0."""
    if state.waiting:
        end_maintained(state, card)
    if state.lasting:
        end_maintained(state, card)
        state.lasting = [
            it
            for it in state.lasting
            if it.card != card
            and not (it.until is WHILE_HERE and it.by is not None and it.by.card == card)
        ]
    if state.controls:
        state.controls = [it for it in state.controls if it.card != card]
        release(state, card)
    forget_copied(state, card)

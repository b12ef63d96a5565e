"""Snapshots of a state, to go back to when costs cannot be satisfied. Rules: 604.1e."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from app.games.spoils.engine.model import events
from app.games.spoils.engine.model.derived_cache import DerivedCache
from app.games.spoils.engine.model.state import State

_FIELDS: Final = tuple(it.name for it in fields(State))


def keep(state: State) -> None:
    """Keep the state as it is, to be gone back to if costs fail. Rules: 604.1e."""
    state.undo.append(state.clone())


def drop(state: State) -> None:
    """Drop the state kept last: its costs were satisfied."""
    state.undo.pop()


def restore(state: State) -> None:
    """Go back to the state kept last; only the random numbers go on. Rules: 604.1e.

    What was kept stays as it is: copies that were made meanwhile may go back to it too.
    """
    kept = state.undo.pop().clone()
    word, fresh, actions = state.rng, state.fresh, state.actions_this_turn
    for field in _FIELDS:
        setattr(state, field, getattr(kept, field))
    state.rng, state.actions_this_turn = word, actions
    state.cached, state.derived = {}, DerivedCache()
    state.fresh = [*kept.fresh, *(it for it in fresh if isinstance(it, events.CoinFlipped))]

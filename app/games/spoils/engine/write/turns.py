"""Mutations as turns start and actions are taken. Rules: 601, 602, 414."""

from __future__ import annotations

from app.games.spoils.engine.model.actions import Player
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.write.invalidation import invalidate_marks


def start_turn(state: State, player: Player) -> None:
    """Start a turn.

    Cards in play can attack while they stay under the same control, those of the opponent if a
    text says so. Rules: 204.3, 602.1, 602.1c.
    """
    state.turn += 1
    state.active = player
    state.actions_this_turn = 0
    state.this_turn = []
    for card in state.in_play:
        state.ready[card] = True
    invalidate_marks(state)


def count_action(state: State) -> None:
    """Count one more action this turn; endless voluntary loops are found by this (414.2b)."""
    state.actions_this_turn += 1


def set_first(state: State, player: Player) -> None:
    """Note the player who takes the first turn. Rules: 601.1c."""
    state.first = player
    state.active = player

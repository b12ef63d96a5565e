"""Setting up a game. Rules: 2."""

from __future__ import annotations

from app.games.shadowfist.engine.model.kinds import RESOURCES
from app.games.shadowfist.engine.model.locals import TurnLocals
from app.games.shadowfist.engine.model.state import Frame, State
from app.games.shadowfist.engine.procedures.asking import begin
from app.games.shadowfist.engine.read.scores import HAND_SIZE
from app.games.shadowfist.engine.write import piles, power

STARTING_POWER = 1
"""Power that each player begins with. Rules: 2.4."""


def seat_players(state: State, count: int) -> None:
    """Make the piles and pools of all players."""
    for field in (
        state.deck, state.hand, state.in_play, state.smoked, state.toasted, state.burned,
        state.columns,
    ):  # fmt: skip
        field.extend([] for _ in range(count))
    state.provided.extend([0] * len(RESOURCES) for _ in range(count))
    for flags in (state.is_out, state.is_decked, state.no_generation):
        flags.extend([False] * count)
    state.power.extend([0] * count)
    state.next_location = count


def set_up(state: State, frame: Frame) -> None:
    """2.3 to 2.5: shuffle, 1 Power, six cards; then the first player's turn (3.0).

    Setting up is no turn, so whoever has drawn the last card here is not out for it (5.1).
    """
    for player in state.players:
        power.gain(state, player, STARTING_POWER)
        for _ in range(HAND_SIZE):
            piles.draw(state, player)
        state.is_decked[player] = False


def begin_turns(state: State, frame: Frame) -> None:
    """3.0: turns follow until somebody wins."""
    begin(state, "turns", frame.player, TurnLocals())


SETUP = (set_up, begin_turns)

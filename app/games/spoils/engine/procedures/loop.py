"""The loop of the referee: work off what is on top until somebody is asked, or it is over."""

from __future__ import annotations

from app.games.spoils.engine.effects import state_checks
from app.games.spoils.engine.model import events, frames
from app.games.spoils.engine.model.locals import TriggersLocals
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read import seats
from app.games.spoils.engine.write import mutations, progress


def run(state: State) -> None:
    """Go on until a player is asked, the game is over, or costs on trial are decided.

    Triggers come before anything else, except while costs are being satisfied (503.3).
    A loop that no player can end makes the game a draw, whatever order its effects are put
    in (414.1). Players who change seats are told of where it happens.
    """
    procedures = state.game.procedures
    switched = seats.are_switched(state)
    while state.decision is None and state.result is None and state.verdict is None:
        if state.needs_checks:
            progress.begin_checks(state)
            state_checks.check_state(state)
        elif state.pending and not state.holding:
            frames.push(
                state, "triggers", state.active, TriggersLocals(progress.take_pending(state))
            )
        else:
            frame = state.frames[-1]
            procedure = procedures[frame.procedure]
            if frame.at == len(procedure):
                state.frames.pop()
                continue
            frame.at += 1
            procedure[frame.at - 1](state, frame)
        if state.game.switches_seats and state.result is None:
            switched = _tell_seats(state, was=switched)
        progress.count_step(state)
        if state.steps > mutations.MOST_STEPS:
            mutations.emit(state, events.LoopStopped(state.steps))
            mutations.end_game(state, None, "a loop that no player can end")


def _tell_seats(state: State, *, was: bool) -> bool:
    """Tell it when the players changed seats since; whether they are switched now."""
    now = seats.are_switched(state)
    if now != was:
        mutations.emit(state, events.SeatsSwitched(now))
    return now

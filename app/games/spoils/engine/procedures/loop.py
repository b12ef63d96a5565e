"""The loop of the referee: work off what is on top until somebody is asked, or it is over."""

from __future__ import annotations

from app.games.spoils.engine.effects import state_checks
from app.games.spoils.engine.model import events, frames
from app.games.spoils.engine.model.locals import TriggersLocals
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read import seats
from app.games.spoils.engine.write import mutations, progress
from app.games.tabletop.referee import loop


def run(state: State) -> None:
    """Go on until a player is asked, the game is over, or costs on trial are decided."""
    loop.run(state, state.game.procedures, _Hooks(state))


class _Hooks(loop.Hooks[State]):
    """What the rules of The Spoils do between the steps of procedures."""

    __slots__ = ("_are_seats_switched",)

    def __init__(self, state: State) -> None:
        self._are_seats_switched = seats.are_switched(state)

    def is_over(self, state: State) -> bool:
        """Whether the game is over, or the costs on trial are decided."""
        return state.result is not None or state.verdict is not None

    def settle(self, state: State) -> bool:
        """Check the state, or follow triggers; those wait while costs are being satisfied (503.3).

        Either comes before any step.
        """
        if state.needs_checks:
            progress.begin_checks(state)
            state_checks.check_state(state)
            return True
        if state.pending and not state.holding:
            waiting = progress.take_pending(state)
            frames.push(state, "triggers", state.active, TriggersLocals(waiting))
            return True
        return False

    def after_step(self, state: State) -> None:
        """Say where players change seats, and end a loop.

        A loop that no player can end makes the game a draw, whatever order its effects are put
        in (414.1).
        """
        if state.game.switches_seats and state.result is None:
            now = seats.are_switched(state)
            if now != self._are_seats_switched:
                self._are_seats_switched = now
                mutations.emit(state, events.SeatsSwitched(now))
        progress.count_step(state)
        nested = len(state.frames) > mutations.MOST_FRAMES
        if state.steps > (mutations.MOST_STEPS_WITHIN if nested else mutations.MOST_STEPS):
            mutations.emit(state, events.LoopStopped(state.steps))
            mutations.end_game(state, None, "a loop that no player can end")

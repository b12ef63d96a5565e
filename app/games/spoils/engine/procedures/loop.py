"""The loop of the referee: work off what is on top until somebody is asked, or it is over."""

from __future__ import annotations

from typing import Final

from app.games.spoils.engine.effects import state_checks
from app.games.spoils.engine.model import events, frames
from app.games.spoils.engine.model.locals import TriggersLocals
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read import seats, stats
from app.games.spoils.engine.write import mutations, progress
from app.games.tabletop.referee import loop

MOST_STEPS: Final = 20_000
"""More steps than this, without a decision but in what order, are a loop (414.1)."""

MOST_STEPS_WITHIN: Final = 3_000
"""More than this are a loop already where each effect follows inside the one before it."""

STEPS_OF_NO_LOOP: Final = 1_500
"""After so many steps the referee looks at what is left that a loop could use up."""

MOST_LOOKS: Final = 10
"""A loop that uses something up is followed as often beyond that number of steps."""

USED_UP: Final = 3
"""So many fewer of something are no chance of where in its round a loop was looked at."""

MOST_FRAMES: Final = 400
"""More procedures than this, each inside the next, are no longer a card's text that ends."""


def run(state: State) -> None:
    """Go on until a player is asked, the game is over, or costs on trial are decided."""
    loop.run(state, state.game.procedures, _Hooks(state))


class _Hooks(loop.Hooks[State]):
    """The work that the rules of The Spoils do between the steps of procedures."""

    __slots__ = ("_are_seats_switched",)

    def __init__(self, state: State) -> None:
        self._are_seats_switched = seats.are_switched(state)

    def is_over(self, state: State) -> bool:
        """True if the game is over, or the costs on trial are decided."""
        return state.result is not None or state.verdict is not None

    def settle(self, state: State) -> bool:
        """Check the state, or follow triggers; either comes before any step.

        Triggers wait while costs are being satisfied (503.3).
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
        """Emit an event if players change seats, and end a loop.

        A loop that no player can end makes the game a draw, whatever order its effects are put
        in (414.1).
        """
        if state.game.switches_seats and state.result is None:
            now = seats.are_switched(state)
            if now != self._are_seats_switched:
                self._are_seats_switched = now
                mutations.emit(state, events.SeatsSwitched(now))
        progress.count_step(state)
        if state.steps > STEPS_OF_NO_LOOP:
            _look_at_loop(state)


def _look_at_loop(state: State) -> None:
    """End an endless loop; one that uses something up ends by itself. Rules: 414.1."""
    begun = STEPS_OF_NO_LOOP + 1
    if state.steps == begun:
        progress.look_at_loop(state, stats.supplies(state), steps=begun, again=False)
        return
    nested = len(state.frames) > MOST_FRAMES
    if state.steps <= (MOST_STEPS_WITHIN if nested else MOST_STEPS):
        return
    left = stats.supplies(state)
    if state.looks_at_loop < MOST_LOOKS and any(
        now + USED_UP <= before for now, before in zip(left, state.left_for_loop, strict=True)
    ):
        progress.look_at_loop(state, left, steps=begun, again=True)
        return
    mutations.emit(state, events.LoopStopped(state.steps))
    mutations.end_game(state, None, "a loop that no player can end")

"""Mutations of the game's progress: turns, answers, waiting triggers, trials of costs."""

from __future__ import annotations

from app.games.spoils.engine.model.actions import Action, Player
from app.games.spoils.engine.model.changes import Pending
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.write.invalidation import invalidate_marks
from app.games.tabletop.referee import decisions


def accept(state: State, answer: Action) -> None:
    """Accept the answer to the open decision; events are collected from here.

    Steps that may be a loop are counted from the last answer that is more than an order (414.1).
    """
    if state.decision is not None and state.decision.kind is not DecisionKind.ORDER:
        state.steps = 0
    state.fresh = []
    give(state, answer)


def give(state: State, answer: Action) -> None:
    """Hand the answer to the frame that asked the open decision."""
    decisions.give(state, answer)
    state.offered = None


def withdraw_decision(state: State) -> None:
    """Withdraw the open decision."""
    state.decision = None


def limit_tries(state: State, tries: int) -> None:
    """Let all searches for costs from a state together try only so many answers; -1 lifts that.

    What they could not tell by then is unknown, and not among the legal answers.
    """
    state.tries_left = tries


def spend_tries(state: State, tries: int) -> None:
    """Count answers that a search has tried towards the limit of a state."""
    state.tries_left -= min(state.tries_left, tries)


def count_step(state: State) -> None:
    """Count one more step of the loop since a player last decided."""
    state.steps += 1


def look_at_loop(state: State, left: tuple[int, ...], *, steps: int, again: bool) -> None:
    """Note the supplies that a loop could use up; from here its steps are counted on. 414.1."""
    state.left_for_loop, state.steps = left, steps
    state.looks_at_loop = state.looks_at_loop + 1 if again else 0


def begin_checks(state: State) -> None:
    """Mark the state-based checks as done, unless they call for more of them."""
    state.needs_checks = False


def add_pending(state: State, trigger: Pending) -> None:
    """Add a trigger whose condition has happened to those that wait. Rules: 503.1."""
    state.pending.append(trigger)


def take_pending(state: State) -> tuple[Pending, ...]:
    """Take the triggers that wait, and clear the list. Rules: 503.2."""
    waiting, state.pending = tuple(state.pending), []
    return waiting


def begin_trial(state: State, depth: int) -> None:
    """Mark this copy as a trial of the costs of the frame at a depth."""
    state.trial = depth
    state.verdict = None


def decide_trial(state: State, *, satisfied: bool) -> None:
    """Note the result of the trial: True if the costs can be satisfied."""
    state.verdict = satisfied


def pass_windows(state: State) -> None:
    """Open no windows in this copy any more, so that nobody responds."""
    state.passes_windows = True


def hold_triggers(state: State) -> None:
    """Hold triggers from now on, until the costs are satisfied. Rules: 503.3."""
    state.holding += 1


def release_triggers(state: State) -> None:
    """Release the triggers that were held, once costs are satisfied."""
    state.holding -= 1


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

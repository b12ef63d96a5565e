"""Mutations of the referee's own progress: answers, waiting triggers, trials of costs."""

from __future__ import annotations

from app.games.spoils.engine.model.actions import Action
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.pending import Pending
from app.games.spoils.engine.model.state import State
from app.games.tabletop.referee import decisions


def accept(state: State, answer: Action) -> None:
    """A player answered the open decision; events are collected from here.

    Steps that may be a loop are counted from the last answer that is more than an order (414.1).
    """
    if state.decision is not None and state.decision.kind is not DecisionKind.ORDER:
        state.steps = 0
    state.fresh = []
    give(state, answer)


def give(state: State, answer: Action) -> None:
    """The frame that asked the open decision has its answer."""
    decisions.give(state, answer)
    state.offered = None


def withdraw_decision(state: State) -> None:
    """Nothing is asked any more."""
    state.decision = None


def count_step(state: State) -> None:
    """The loop has taken one more step since a player last decided."""
    state.steps += 1


def begin_checks(state: State) -> None:
    """State-based checks are up to date, unless what they do calls for more of them."""
    state.needs_checks = False


def add_pending(state: State, trigger: Pending) -> None:
    """A trigger whose condition has happened waits to be followed. Rules: 503.1."""
    state.pending.append(trigger)


def take_pending(state: State) -> tuple[Pending, ...]:
    """The triggers that waited, which wait no longer. Rules: 503.2."""
    waiting, state.pending = tuple(state.pending), []
    return waiting


def begin_trial(state: State, depth: int) -> None:
    """This copy searches for a way to satisfy the costs of the frame at a depth."""
    state.trial = depth
    state.verdict = None


def decide_trial(state: State, *, satisfied: bool) -> None:
    """The search has found whether the costs can be satisfied."""
    state.verdict = satisfied


def pass_windows(state: State) -> None:
    """Nobody responds in this copy any more."""
    state.passes_windows = True


def hold_triggers(state: State) -> None:
    """Triggers wait from now on, until the costs being satisfied are. Rules: 503.3."""
    state.holding += 1


def release_triggers(state: State) -> None:
    """Costs are satisfied; waiting triggers go on."""
    state.holding -= 1

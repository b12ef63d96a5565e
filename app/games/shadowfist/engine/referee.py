"""The referee: asks players for decisions, checks their answers and applies them."""

from __future__ import annotations

from typing import Final

from app.games.shadowfist.engine.model.actions import Action
from app.games.shadowfist.engine.model.events import Event
from app.games.shadowfist.engine.model.state import Result, State
from app.games.shadowfist.engine.procedures.table import run
from app.games.tabletop.referee.agents import Rules
from app.games.tabletop.referee.decisions import IllegalAction, give, legal_answer


def to_decide(state: State) -> int | None:
    """The seat that is asked, from 0; None if the game is over."""
    return None if state.decision is None else state.decision.player


def legal_actions(state: State) -> tuple[Action, ...]:
    """The answers to the open question; none when the game is over."""
    return () if state.decision is None else state.decision.options


def apply(state: State, action: Action) -> tuple[Event, ...]:
    """Answer the open question, go on to the next, and return the events in between.

    Raises IllegalAction for an answer that is not legal; the state is then unchanged.
    """
    if state.decision is None:
        raise IllegalAction(f"'{action}' comes after the end of the game")
    answer = legal_answer(state.decision, state.decision.options, action)
    state.fresh = []
    give(state, answer)
    run(state)
    return tuple(state.fresh)


def outcome(state: State) -> Result | None:
    """Return how the game ended; None while it goes on."""
    return state.result


RULES: Final[Rules[State, Action]] = Rules(to_decide, legal_actions, apply)
"""Shadowfist's functions for the loops that all games share."""

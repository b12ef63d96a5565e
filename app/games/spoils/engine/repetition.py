"""Voluntary repetition of actions: shown once, then repeated n times. Rules: 414.2, 414.3.

The repetition itself is the same in every game: see `app/games/tabletop/referee/repetition.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from app.games.spoils.engine.agents import RULES, Agent, passive
from app.games.spoils.engine.model.actions import Action
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.state import State
from app.games.tabletop.referee import repetition
from app.games.tabletop.referee.repetition import agreed

__all__ = ["Shown", "agreed", "repeat", "show"]

Shown: TypeAlias = repetition.Shown[Action]


def show(state: State, actions: Sequence[Action], others: Agent = passive) -> tuple[Shown, ...]:
    """Play a round once, so that everybody sees it. Rules: 414.2a, 414.3a.

    The actions are those of the round, whoever takes them; `others` answers whatever else is
    asked in between. Raises ValueError if the next action never becomes legal.
    """
    return _repetition(others).show(state, actions)


def repeat(
    state: State,
    shown: Sequence[Shown],
    times: int,
    others: Agent = passive,
    *,
    stop_at: int | None = None,
) -> int:
    """Repeat a round that was shown; return how often it was played to its end.

    `others` answers whatever else is asked, and so may step in at any repetition; the rest goes
    on after it (414.2c). `stop_at` is the number of actions of the last repetition to take, if
    the active player stops in its middle (414.3c). The loop ends early when an action is not
    legal any more, or the game is over. Raises ValueError unless `times` is a number of
    repetitions (414.2b).
    """
    return _repetition(others).repeat(state, shown, times, stop_at)


def _repetition(others: Agent) -> repetition.Repetition[State, Action]:
    """The active player is free to act where they are asked to; nobody answers that for them."""
    return repetition.Repetition(
        RULES, _kind, lambda state: _kind(state) is DecisionKind.ACT, others
    )


def _kind(state: State) -> DecisionKind | None:
    return None if state.decision is None else state.decision.kind

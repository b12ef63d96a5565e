"""Simple agents (random, greedy, passive), and the loop that lets two of them play.

An agent is a function from a state and its legal actions to one of them. It decides for the side
that is asked. It is shown the whole state, hidden cards included; nothing stops it from looking.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from app.games.spoils.engine.legality.actions import legal_actions
from app.games.spoils.engine.model.actions import (
    DONE,
    END_TURN,
    Action,
    Answer,
    Attack,
    Choose,
    Deploy,
    PlayResource,
)
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read import stats
from app.games.spoils.engine.referee import apply, to_decide
from app.games.tabletop.referee import agents as tabletop
from app.games.tabletop.referee.agents import RandomAgent

Agent: TypeAlias = tabletop.Agent[State, Action]

MOST_ACTIONS: Final = 50_000

RULES: Final = tabletop.Rules(to_decide, legal_actions, apply)
"""The functions by which the loops that all games share play The Spoils."""


def play_on(
    state: State, agents: Sequence[Agent], *, turns: int | None = None, actions: int = MOST_ACTIONS
) -> list[Action]:
    """Let the agents answer until the game is over, or the limit of turns or actions is reached.

    Returns the answers given, in order. Each agent begins at the side of its place and changes
    seats when a text says so. With `turns`, it stops before the first decision of the turn
    after them.
    """
    return tabletop.play_on(
        RULES,
        state,
        agents,
        most=actions,
        stop=lambda now: turns is not None and now.turn > turns,
    )


def passive(state: State, legal: Sequence[Action]) -> Action:
    """Answer with as little as possible: decline, end the turn, draw rather than play."""
    for action in (DONE, END_TURN):
        if action in legal:
            return action
    return legal[0]


def greedy(state: State, legal: Sequence[Action]) -> Action:
    """Answer greedily: play resources, deploy the dearest card, attack with all, never block."""
    decision = state.decision
    assert decision is not None
    match decision.kind:
        case DecisionKind.ACT:
            return _greedy_action(state, legal)
        case DecisionKind.PLAY_RESOURCE:
            face_up = [it for it in legal if isinstance(it, PlayResource) and not it.face_down]
            return face_up[0] if face_up else legal[0]
        case DecisionKind.ATTACKERS:
            chosen = [it for it in legal if isinstance(it, Choose)]
            return chosen[0] if chosen else DONE
        case DecisionKind.CHOOSE_OPTION:
            few = len(stats.free_resources(state, decision.player)) < 5
            return legal[-1] if few else legal[0]
        case DecisionKind.MAY:
            return Answer(1) if Answer(1) in legal else legal[0]
    return passive(state, legal)


def _greedy_action(state: State, legal: Sequence[Action]) -> Action:
    deployments = [it for it in legal if isinstance(it, Deploy)]
    if deployments:
        return max(deployments, key=lambda it: state.kind_of(it.card).card.cost or 0)
    attacks = [it for it in legal if isinstance(it, Attack)]
    return attacks[0] if attacks else END_TURN


__all__ = ["MOST_ACTIONS", "RULES", "Agent", "RandomAgent", "greedy", "passive", "play_on"]

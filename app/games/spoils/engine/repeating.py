"""Voluntary repetition of actions: shown once, then repeated so many times. Rules: 414.2, 414.3.

A shorthand of the table: every repetition is played in full through `apply`, so nothing
happens in it that could not happen action by action.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from app.games.spoils.engine.agents import Agent, passive
from app.games.spoils.engine.legality.actions import legal_actions
from app.games.spoils.engine.model.actions import Action
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read.seats import Person, person_at
from app.games.spoils.engine.referee import apply, to_decide


@dataclass(frozen=True, slots=True)
class Shown:
    """One voluntary action of a round: who was asked what, and the answer."""

    person: Person
    kind: DecisionKind
    action: Action


def show(state: State, actions: Sequence[Action], others: Agent = passive) -> tuple[Shown, ...]:
    """Play a round once, so that everybody sees it. Rules: 414.2a, 414.3a.

    The actions are those the round consists of, whoever takes them; what else is asked in
    between, `others` answers. Raises ValueError when the next action never becomes legal.
    """
    shown: list[Shown] = []
    for action in actions:
        while action not in legal_actions(state):
            if not _answer(state, others):
                raise ValueError(f"'{action}' cannot be part of the round: it is not legal")
        decision = state.decision
        assert decision is not None
        shown.append(Shown(person_at(state, decision.player), decision.kind, action))
        apply(state, action)
    return tuple(shown)


def repeat(
    state: State,
    shown: Sequence[Shown],
    times: int,
    others: Agent = passive,
    *,
    stop_at: int | None = None,
) -> int:
    """Repeat a round that was shown, and tell how often it was played to its end.

    `others` answers whatever else is asked, and so may step in at any repetition; the rest
    goes on after it (414.2c). `stop_at` is how many actions of the last repetition are
    taken, where the active player stops in its middle (414.3c). The loop ends early where
    an action is not legal any more, or the game is over. Raises ValueError unless `times`
    is a number of repetitions (414.2b).
    """
    if times < 0:
        raise ValueError(f"A round is repeated 0 times or more, not {times}")
    for done in range(times):
        actions = shown[:stop_at] if done == times - 1 else shown
        if not all(_goes_on(state, each, others) for each in actions):
            return done
        if len(actions) < len(shown):
            return done
    return times


def agreed(named: Mapping[Person, int]) -> int:
    """How often a round of several players' actions is repeated. Rules: 414.3b."""
    return min(named.values())


def _goes_on(state: State, shown: Shown, others: Agent) -> bool:
    """Take the next action of the round, once its player is asked the same again."""
    while state.decision is not None:
        decision = state.decision
        if (to_decide(state), decision.kind) == (shown.person, shown.kind):
            if shown.action not in legal_actions(state):
                return False
            apply(state, shown.action)
            return True
        if not _answer(state, others):
            return False
    return False


def _answer(state: State, agent: Agent) -> bool:
    """Let an agent answer; false where the active player is free to act and nothing is left."""
    legal = legal_actions(state)
    if state.decision is None or state.decision.kind is DecisionKind.ACT:
        return False
    apply(state, agent(state, legal))
    return True

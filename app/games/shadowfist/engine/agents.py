"""Small players by program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from app.games.shadowfist.engine.model.actions import (
    DONE,
    END_TURN,
    PASS,
    Action,
    Attack,
    Choose,
    Number,
)
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read.scores import likely_fighting
from app.games.shadowfist.engine.referee import RULES
from app.games.tabletop.referee import agents as tabletop
from app.games.tabletop.referee import rng
from app.games.tabletop.referee.agents import RandomAgent

Agent: TypeAlias = tabletop.Agent[State, Action]

MOST_ACTIONS: Final = 1_000_000


def play_on(
    state: State, agents: Sequence[Agent], *, turns: int | None = None, actions: int = MOST_ACTIONS
) -> list[Action]:
    """Let the agents, one at each seat, answer until the game is over, or so long.

    The answers given, in order. With `turns`, stops before the turn after them is decided.
    """
    return tabletop.play_on(
        RULES,
        state,
        agents,
        most=actions,
        stop=lambda now: turns is not None and now.turn > turns,
    )


def passive(state: State, legal: Sequence[Action]) -> Action:
    """Plays nothing and throws its hand away, so that its deck runs out. Rules: 5.1, 22.2.4."""
    assert state.decision is not None
    if state.decision.kind is Question.DISCARD:
        return next((it for it in legal if isinstance(it, Choose)), DONE)
    return next((it for it in (PASS, DONE, END_TURN) if it in legal), legal[0])


def hasty_choice(
    state: State, legal: Sequence[Action], chance: Callable[[], float], haste: float
) -> Action:
    """Choose a legal answer; with `haste` (0 to 1), one that brings the end of the game nearer.

    Hasty players generate Power and keep their cards; they attack where they can, and pass rather
    than respond. `chance` gives numbers from 0 to 1.
    """
    if haste and state.decision is not None and state.decision.kind is Question.FIGHTING:
        return Number(likely_fighting(state))
    if haste and chance() < haste:
        assert state.decision is not None
        if state.decision.kind in _PASSED_IN_HASTE:
            return legal[0]
        attacks = [it for it in legal if isinstance(it, Attack)]
        if attacks:
            return attacks[int(chance() * len(attacks))]
    return legal[int(chance() * len(legal))]


_PASSED_IN_HASTE: Final = (
    Question.GENERATE, Question.DISCARD, Question.RESPOND, Question.START,
)  # fmt: skip


class HastyAgent:
    """Plays by chance, in haste so often; the same seed chooses alike."""

    def __init__(self, seed: int, haste: float = 0.5) -> None:
        self.word = seed & ((1 << 64) - 1)
        self.haste = haste

    def _chance(self) -> float:
        self.word, bits = rng.below(self.word, 1 << 30)
        return bits / (1 << 30)

    def __call__(self, state: State, legal: Sequence[Action]) -> Action:
        """Choose a legal answer."""
        return hasty_choice(state, legal, self._chance, self.haste)


__all__ = [
    "MOST_ACTIONS",
    "Agent",
    "HastyAgent",
    "RandomAgent",
    "hasty_choice",
    "passive",
    "play_on",
]

"""Repeating a round of actions: shown once, then repeated a number of times.

A shorthand of the table: every repetition is played in full, answer by answer, so nothing
happens in it that could not happen otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from app.games.tabletop.referee.agents import Agent, Rules

S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Shown(Generic[A]):
    """One action of a round: who was asked a question of which kind, and the answer."""

    person: int
    kind: Hashable
    action: A


@dataclass(frozen=True, slots=True)
class Repetition(Generic[S, A]):
    """A game's way to repeat rounds.

    `kind` gives the kind of the open question. `is_free` tells whether a player may act as they
    like: then nothing but the round answers for them. `others` answers whatever else is asked.
    """

    rules: Rules[S, A]
    kind: Callable[[S], Hashable]
    is_free: Callable[[S], bool]
    others: Agent[S, A]

    def show(self, state: S, actions: Sequence[A]) -> tuple[Shown[A], ...]:
        """Play a round once. Raises ValueError when the next action never becomes legal.

        The actions are those the round consists of, whoever takes them.
        """
        shown: list[Shown[A]] = []
        for action in actions:
            while action not in self.rules.legal(state):
                if not self._answer(state):
                    raise ValueError(f"'{action}' cannot be part of the round: it is not legal")
            person = self.rules.to_decide(state)
            assert person is not None
            shown.append(Shown(person, self.kind(state), action))
            self.rules.apply(state, action)
        return tuple(shown)

    def repeat(
        self, state: S, shown: Sequence[Shown[A]], times: int, stop_at: int | None = None
    ) -> int:
        """Repeat a round that was shown, and tell how often it was played to its end.

        What else is asked may be answered differently at any repetition; the rest goes on after
        it. `stop_at` is how many actions of the last repetition are taken. The loop ends early
        where an action is not legal any more, or the game is over. Raises ValueError unless
        `times` is a number of repetitions.
        """
        if times < 0:
            raise ValueError(f"A round is repeated 0 times or more, not {times}")
        for done in range(times):
            actions = shown[:stop_at] if done == times - 1 else shown
            if not all(self._goes_on(state, each) for each in actions):
                return done
            if len(actions) < len(shown):
                return done
        return times

    def _goes_on(self, state: S, shown: Shown[A]) -> bool:
        """Take the next action of the round, once its player is asked the same again."""
        while (person := self.rules.to_decide(state)) is not None:
            if (person, self.kind(state)) == (shown.person, shown.kind):
                if shown.action not in self.rules.legal(state):
                    return False
                self.rules.apply(state, shown.action)
                return True
            if not self._answer(state):
                return False
        return False

    def _answer(self, state: S) -> bool:
        """Let the others answer; false where a player is free to act, or the game is over."""
        legal = self.rules.legal(state)
        if self.rules.to_decide(state) is None or self.is_free(state):
            return False
        self.rules.apply(state, self.others(state, legal))
        return True


def agreed(named: Mapping[int, int]) -> int:
    """Return how often a round is repeated, from the number that each of its players named."""
    return min(named.values())

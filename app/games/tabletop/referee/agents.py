"""Letting agents play a game to its end, whatever game it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from app.games.tabletop.referee import rng

S = TypeVar("S")
A = TypeVar("A")


Agent: TypeAlias = Callable[[S, Sequence[A]], A]
"""A player by program: shown a state and its legal answers, it gives one of them."""


@dataclass(frozen=True, slots=True)
class Rules(Generic[S, A]):
    """A game's three functions, to play it to its end.

    `to_decide` gives who has to decide, None if the game is over; `legal` gives the legal answers;
    `apply` carries one out, changing the state.
    """

    to_decide: Callable[[S], int | None]
    legal: Callable[[S], Sequence[A]]
    apply: Callable[[S, A], object]


def play_on(
    rules: Rules[S, A],
    state: S,
    agents: Sequence[Agent[S, A]],
    *,
    most: int,
    stop: Callable[[S], bool],
) -> list[A]:
    """Let agents answer until the game is over, `stop` holds or `most` answers were given.

    The agent of whoever has to decide is shown the state and the legal answers. Returns the
    answers given, in order.
    """
    given: list[A] = []
    while (person := rules.to_decide(state)) is not None and len(given) < most and not stop(state):
        answer = agents[person](state, rules.legal(state))
        rules.apply(state, answer)
        given.append(answer)
    return given


class RandomAgent:
    """Chooses any legal answer of any game, each as likely; the same seed chooses alike."""

    def __init__(self, seed: int) -> None:
        self.word = seed & ((1 << 64) - 1)

    def __call__(self, state: object, legal: Sequence[A]) -> A:
        """Choose a legal answer at random."""
        self.word, place = rng.below(self.word, len(legal))
        return legal[place]

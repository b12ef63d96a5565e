"""Questions to players, as data, and answering them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, TypeVar

from app.games.tabletop.referee.frames import Frame, InProgress

K = TypeVar("K", bound=StrEnum)
A = TypeVar("A")
F = TypeVar("F", bound=Frame[Any, Any])
D = TypeVar("D")

_MOST_SHOWN = 20


class IllegalAction(ValueError):  # noqa: N818  it is a refusal, named as one
    """The action is not among the legal ones; the state is unchanged."""


@dataclass(frozen=True, slots=True)
class Decision(Generic[K, A]):
    """One question of kind K to a player, whose seat is a number from 0.

    `options` holds the answers of type A, empty if the game works them out only when they are
    asked for. A game that says more with its questions derives a class of its own.
    """

    player: int
    kind: K
    options: tuple[A, ...] = ()


def legal_answer(decision: Decision[K, A], legal: Sequence[A], answer: A) -> A:
    """The legal answer that is meant.

    Raises IllegalAction when there is none. An answer has to read like the legal one too, for True
    and 1.0 equal 1 but are no numbers that a player answers.
    """
    for it in legal:
        if it is answer or (it == answer and str(it) == str(answer)):
            return it
    raise IllegalAction(
        f"'{answer}' is not legal for player {decision.player + 1} now "
        f"({decision.kind.value}); legal are: {', '.join(map(str, legal[:_MOST_SHOWN]))}"
    )


def give(state: InProgress[F, D], answer: object) -> None:
    """The frame that asked has its answer, and nothing is asked any more."""
    state.decision = None
    state.frames[-1].answer = answer

"""One game between computer players, played to its end or as far as it goes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from app.games.tabletop.referee.players import (
    IllegalAnswerError,
    Level,
    PlayableGame,
    chance_of,
    decide,
)

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class Ending(StrEnum):
    """Ways in which a game between players ends."""

    WON = "won"
    DRAWN = "drawn"
    UNFINISHED = "unfinished"
    BROKEN = "broken"


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits that stop a game that does not end, in turns of all players and in answers."""

    turns: int
    answers: int


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game that was played.

    `winners` are persons; there are none unless it was won. `why` says in words how it ended and,
    for a broken game, which player failed and how. `record` replays it up to there.
    """

    ending: Ending
    winners: tuple[int, ...]
    why: str
    turns: int
    answers: int
    record: str


class _BrokenError(Exception):
    """A player failed; the message says which and how."""


def play_match(
    game: PlayableGame[S, A, V],
    state: S,
    levels: Sequence[Level[S, A, V]],
    seed: int,
    limits: Limits,
) -> PlayedGame:
    """Let a player of a level for each person play a game on, in the state that is given.

    `seed` is where the players' own chance comes from. A game that reaches a limit is unfinished,
    and one in which a player raises an error or gives an answer that is not legal is broken; both
    have a record.
    """
    given: list[A] = []
    broken = None
    try:
        while (
            game.to_decide(state) is not None
            and game.turn(state) <= limits.turns
            and len(given) < limits.answers
        ):
            answer = _answer(game, state, levels, seed, len(given))
            game.apply_known(state, answer)
            given.append(answer)
    except _BrokenError as error:
        broken = str(error)
    ending, winners, why = _ended(game, state, broken)
    return PlayedGame(ending, winners, why, game.turn(state), len(given), game.record(state, given))


def _answer(
    game: PlayableGame[S, A, V],
    state: S,
    levels: Sequence[Level[S, A, V]],
    seed: int,
    given: int,
) -> A:
    """Return the answer of the player who has to decide. Raises _BrokenError if that fails."""
    person = game.to_decide(state)
    assert person is not None
    level, chance = levels[person], chance_of(seed, person, given)
    try:
        return decide(game, state, level.player, chance, level.effort).answer
    except IllegalAnswerError as error:
        raise _BrokenError(
            f"Player {person + 1} gave an answer that is not legal, as answer {given + 1}: {error}"
        ) from error
    except Exception as error:
        raise _BrokenError(
            f"Player {person + 1} failed at answer {given + 1}: {type(error).__name__}: {error}"
        ) from error


def _ended(
    game: PlayableGame[S, A, V], state: S, broken: str | None
) -> tuple[Ending, tuple[int, ...], str]:
    if broken is not None:
        return Ending.BROKEN, (), broken
    outcome = game.outcome(state)
    if outcome is None:
        return Ending.UNFINISHED, (), f"stopped in turn {game.turn(state)}"
    ending = Ending.WON if outcome.winners else Ending.DRAWN
    return ending, outcome.winners, outcome.why

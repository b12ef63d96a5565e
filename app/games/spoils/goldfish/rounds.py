"""Repeating what a player has just done, as often as they say. Rules: 414.2."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from app.games.spoils.engine import (
    Action,
    DecisionKind,
    IllegalAction,
    State,
    UseAbility,
    legal_actions,
    to_decide,
)
from app.games.tabletop.referee.agents import Rules
from app.games.tabletop.referee.repetition import Repetition, Shown

G = TypeVar("G")

MOST_TIMES: Final = 100
"""A round is repeated no more often at once."""

MOST_ABILITIES: Final = 5
"""A round has no more abilities of the player."""

Round = Sequence[Shown[Action]]
"""The answers of a player that make a round, with the questions that they answered."""


def rounds_now(state: State, shown: Round) -> Mapping[int, Round]:
    """Return the rounds that can be begun again now, by the number of abilities in each.

    `shown` are the answers that the player gave in this turn, without payments made for them. A
    round consists of the last abilities, used one after another, and the choices made for them.
    """
    found: dict[int, Round] = {}
    if state.decision is None or state.decision.kind is not DecisionKind.ACT:
        return found
    legal = legal_actions(state)
    abilities = 0
    for place in reversed(range(len(shown))):
        if shown[place].kind is not DecisionKind.ACT:
            continue
        if not isinstance(shown[place].action, UseAbility) or abilities == MOST_ABILITIES:
            break
        abilities += 1
        if shown[place].action in legal:
            found[abilities] = shown[place:]
    return found


def repeated(
    game: G,
    shown: Round | None,
    times: int,
    state: Callable[[G], State],
    play: Callable[[G, Action], object],
) -> int:
    """Repeat a round in a game; return how often it was played to its end.

    `state` gives the referee's state of the game, and `play` an answer of the player, after which
    all goes on until the player is asked again. It ends early where the player is asked something
    else than in the round, because somebody has responded, or where an answer is not legal any
    more. Raises IllegalAction, and changes nothing, without a round or for a wrong number.
    """
    if shown is None:
        raise IllegalAction("Those abilities cannot be used again now")
    if not 1 <= times <= MOST_TIMES:
        raise IllegalAction(f"A round is repeated between 1 and {MOST_TIMES} times")
    rules: Rules[G, Action] = Rules(
        to_decide=lambda it: to_decide(state(it)),
        legal=lambda it: legal_actions(state(it)),
        apply=play,
    )
    own: Repetition[G, Action] = Repetition(
        rules, lambda it: _kind(state(it)), lambda _: True, _first
    )
    return own.repeat(game, shown, times)


def _kind(state: State) -> DecisionKind | None:
    return None if state.decision is None else state.decision.kind


def _first(_game: object, legal: Sequence[Action]) -> Action:
    return legal[0]

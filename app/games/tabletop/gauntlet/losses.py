"""Causes of lost games: each lost game counts once, by the first cause that fits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

_FEW_RESOURCES: Final = 4
_SOON: Final = 5
_STUCK: Final = 2
_FAST: Final = 7
"""Own turns: a game lost by then was lost to speed."""

_MOST_NAMED: Final = 3


@dataclass(frozen=True, slots=True, order=True)
class Loss:
    """The loser's side at the end of a game.

    `turns` are the loser's own, `influence` is what the winner had left. `stuck` are the cards in
    hand whose icons were missing, `in_hand` all but resources; names stand once for each copy.
    """

    turns: int
    resources: int
    characters: int
    influence: int
    stuck: tuple[str, ...] = ()
    in_hand: tuple[str, ...] = ()


class Cause(StrEnum):
    """Causes of a loss, in the order in which they are looked for."""

    FEW_RESOURCES = "Too few resources"
    STUCK = "Cards in hand that could not be played"
    NO_CHARACTER = "No character left to block"
    FASTER = "They were faster"
    NONE = "None of these"

    @property
    def meaning(self) -> str:
        """The definition, in a sentence."""
        return _MEANINGS[self]


_MEANINGS: Final[Mapping[Cause, str]] = {
    Cause.FEW_RESOURCES: f"{_FEW_RESOURCES} or fewer on your turn {_SOON} or later.",
    Cause.STUCK: f"At least {_STUCK} lacked their icons when the game ended.",
    Cause.NO_CHARACTER: "You had none in play when the game ended.",
    Cause.FASTER: f"You lost by your turn {_FAST}, with characters in play.",
    Cause.NONE: "A longer game, lost in play.",
}


@dataclass(frozen=True, slots=True)
class Help:
    """A step that helps against a cause of losses: cards to look for, or the deck's own list.

    `words` say it on a button. `query` is in the game's search language; empty for the list.
    """

    words: str
    query: str = ""


def cause_of(loss: Loss) -> Cause:
    """Return the first cause that fits."""
    if loss.resources <= _FEW_RESOURCES and loss.turns >= _SOON:
        return Cause.FEW_RESOURCES
    if len(loss.stuck) >= _STUCK:
        return Cause.STUCK
    if not loss.characters:
        return Cause.NO_CHARACTER
    return Cause.FASTER if loss.turns <= _FAST else Cause.NONE


def stuck_most(losses: Iterable[Loss]) -> Sequence[tuple[str, int]]:
    """Return the cards that most often lacked their icons, with the number of games."""
    counted = Counter(name for loss in losses for name in set(loss.stuck))
    return sorted(counted.items(), key=lambda each: (-each[1], each[0]))[:_MOST_NAMED]


def left_in_hand(losses: Iterable[Loss]) -> Sequence[tuple[str, int]]:
    """Return the cards most often in hand at the end, with the number of games."""
    counted = Counter(name for loss in losses for name in set(loss.in_hand))
    return sorted(counted.items(), key=lambda each: (-each[1], each[0]))[: _MOST_NAMED + 2]

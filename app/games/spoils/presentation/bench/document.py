"""A bench file as values: the position, the questions, the steps and what is expected of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from app.games.spoils.editions import Edition
from app.games.spoils.engine import Phase, Player, Side

BOTH_PASS: Final = "both pass"
"""The step that closes windows until somebody is asked something else."""

PAYS: Final = "pays"
"""The step that pays in the cheapest way."""


class Pile(StrEnum):
    """The parts of a side in which a bench file lists cards, as it names them."""

    IN_PLAY = "in play"
    RESOURCES = "resources"
    HAND = "hand"
    DECK = "deck"
    DISCARD = "discard"
    OUT_OF_GAME = "out of game"
    VOID = "void"


MARKED_PILES: Final = frozenset({Pile.IN_PLAY, Pile.RESOURCES})
"""Those whose cards have marks, and others attached to them."""

ASK: Final = "ask"
STEPS: Final = "steps"
"""The parts that ask about the position, and that go on from it."""

UNKNOWN: Final = "Unknown card"
"""The name of a card that nobody knows. It cannot be deployed, only counted, moved or played
face-down."""

UNKNOWN_WORD: Final = "unknown"
_UNKNOWN_WORDS: Final = frozenset({UNKNOWN_WORD, "unknown card", "unknown cards"})


def is_unknown(written: str) -> bool:
    """Return whether a name stands for a card that nobody knows."""
    return written.strip().lower() in _UNKNOWN_WORDS


class Asks(StrEnum):
    """The kinds of lines that a bench file asks or orders."""

    LEGAL = "what is legal"
    MAY = "may"
    WHY_NOT = "why not"
    STEP = "step"
    CHECK = "check"


@dataclass(frozen=True, slots=True)
class Line:
    """A line that asks or orders something, `->` and what it expects; empty if nothing.

    `words` are those after the player: `deploys Scout`.
    """

    number: int
    asks: Asks
    words: str
    player: Player | None = None
    expected: str = ""


@dataclass(frozen=True, slots=True)
class Bench:
    """A bench file that was read.

    `labels` are those of cards in play: for each the seat and its place among the cards that the
    side lists, resources first, attached cards after the card that bears them. `listed` is the
    line of each card by its name, `unknown` the number of unknown cards that each player
    has outside of the deck; `has_unknown` says whether there are any, decks included. The
    position is played in the first of the `editions`.
    """

    editions: tuple[Edition, ...]
    turn: int
    active: Player
    phase: Phase
    sides: tuple[Side, Side]
    labels: Mapping[str, tuple[Player, int]]
    listed: Mapping[str, int]
    lines: tuple[Line, ...]
    unknown: tuple[int, int] = (0, 0)
    has_unknown: bool = False

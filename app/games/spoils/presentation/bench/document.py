"""A bench file as values: the position, the questions, the steps and what is expected of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from app.games.spoils.editions import Edition
from app.games.spoils.engine import Phase, Player, Side
from app.games.tabletop.bench_lines import USUAL_CHANCE, Line

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

UNKNOWN: Final = "Unknown card"
"""The name of a card that nobody knows. It cannot be deployed, only counted, moved or played
face-down."""


@dataclass(frozen=True, slots=True)
class Bench:
    """A bench file that was read.

    `labels` are those of cards in play: for each the seat and its place among the cards that the
    side lists, resources first, attached cards after the card that bears them. `listed` is the
    line of each card by its name, `where_line` the one that says whose turn it is, `unknown` the
    number of unknown cards that each player has outside of the deck; `has_unknown` says whether
    there are any, decks included. Coins and shuffles follow `chance`. The position is played in
    the first of the `editions`.
    """

    editions: tuple[Edition, ...]
    turn: int
    active: Player
    phase: Phase
    sides: tuple[Side, Side]
    labels: Mapping[str, tuple[Player, int]]
    listed: Mapping[str, int]
    where_line: int
    lines: tuple[Line, ...]
    unknown: tuple[int, int] = (0, 0)
    has_unknown: bool = False
    chance: int = USUAL_CHANCE

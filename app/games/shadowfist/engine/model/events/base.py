"""The base of all events, the areas, and the ways in which a game ends."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar


class Area(StrEnum):
    """Areas that a card can be in. Rules: 9."""

    DECK = "deck"
    HAND = "hand"
    IN_PLAY = "in play"
    SMOKED = "smoked"
    TOASTED = "toasted"
    BURNED = "burned for victory"


class GameEnd(StrEnum):
    """Reasons why a game ended."""

    FINAL_SITE = "final Site taken"
    NO_SITES = "final Site played"
    LAST_PLAYER = "last player"
    NOBODY = "nobody left"
    UNFINISHED = "unfinished"


@dataclass(frozen=True, slots=True)
class By:
    """A player who does something to a card, and the card that does it; None if none does."""

    player: int
    card: int | None = None


@dataclass(frozen=True, slots=True)
class Event:
    """One change of the game."""

    rule: ClassVar[str] = ""

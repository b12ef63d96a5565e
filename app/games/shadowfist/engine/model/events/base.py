"""What all events share, areas, and how games end."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar


class Area(StrEnum):
    """Where a card is. Rules: 9."""

    DECK = "deck"
    HAND = "hand"
    IN_PLAY = "in play"
    SMOKED = "smoked"
    TOASTED = "toasted"
    BURNED = "burned for victory"


class GameEnd(StrEnum):
    """Why a game ended."""

    FINAL_SITE = "final Site taken"
    NO_SITES = "final Site played"
    LAST_PLAYER = "last player"
    NOBODY = "nobody left"
    UNFINISHED = "unfinished"


@dataclass(frozen=True, slots=True)
class Event:
    """One change of the game."""

    rule: ClassVar[str] = ""

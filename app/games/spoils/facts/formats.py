"""Formats of The Spoils as data. Rules: 103."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from app.games.spoils.terms import Rarity
from app.games.tabletop import facts


class Supplied(StrEnum):
    """Which cards a limited player gets besides the pool."""

    STAPLES_AND_FACTIONS = "staples+factions"
    NONE = "none"


EARLY_TURN: Final = 2
"""The own turn by which a card should be deployable where a format names none."""


@dataclass(frozen=True, slots=True)
class Format(facts.Format[Rarity]):
    """A format as data: one on base `constructed` follows 103.1, on `limited` 103.2.

    All but `rarities` is judged by name (201.1b). `early_turn` is the own turn by which a card
    should be deployable, or a warning is due.
    """

    supplied: Supplied = Supplied.STAPLES_AND_FACTIONS
    early_turn: int = EARLY_TURN

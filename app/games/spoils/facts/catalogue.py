"""Formats, and all facts of the game as one frozen, indexed value."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

from app.games.spoils.facts.cards import Card, Printing
from app.games.spoils.terms import Rarity
from app.games.tabletop import facts


class Supplied(StrEnum):
    """The cards that a limited player gets in addition to the pool."""

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


@dataclass(frozen=True, slots=True, eq=False)
class Catalogue(facts.Catalogue[Card, Printing, Format]):
    """Cards, printings, sets, formats and precons of The Spoils, with indexes by name and id."""

    @property
    def factions(self) -> tuple[Card, ...]:
        """All faction cards by name."""
        return _factions(self)


@lru_cache(maxsize=8)
def _factions(catalogue: Catalogue) -> tuple[Card, ...]:
    return tuple(card for card in catalogue.cards if card.is_faction)

"""All facts of the game as one frozen, indexed value."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from app.games.spoils.facts.cards import Card, Printing
from app.games.spoils.facts.formats import Format
from app.games.tabletop import facts


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

"""All facts of the game as one frozen, indexed value."""

from dataclasses import dataclass

from app.games.spoils.facts.cards import Card, Printing
from app.games.spoils.facts.formats import Format
from app.games.tabletop import facts


@dataclass(frozen=True, slots=True, eq=False)
class Catalogue(facts.Catalogue[Card, Printing, Format]):
    """Cards, printings, sets, formats and precons of The Spoils, with indexes by name and id."""

    @property
    def factions(self) -> tuple[Card, ...]:
        """All faction cards by name."""
        return tuple(card for card in self.cards if card.is_faction)

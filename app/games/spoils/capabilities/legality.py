"""The legality of cards of The Spoils, and the findings of its checks."""

from typing import Final

from app.games.capabilities.legality import Legality
from app.games.spoils.construction import KINDS, number
from app.games.spoils.editions import Edition
from app.games.spoils.facts import Card, Catalogue
from app.games.spoils.presentation.legality import standings

LEGALITY: Final[Legality[Card, Catalogue]] = Legality(
    standings=lambda card, catalogue, edition: standings(card, catalogue, Edition(edition)),
    kinds=tuple(KINDS),
    number=lambda kind, edition: number(kind, Edition(edition)),
)

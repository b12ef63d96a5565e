"""The legality of titles of Shadowfist, and the findings of its checks."""

from typing import Final

from app.games.capabilities.legality import Legality
from app.games.shadowfist.construction import KINDS
from app.games.shadowfist.editions import Edition
from app.games.shadowfist.facts import Catalogue, Title
from app.games.shadowfist.presentation.legality import standings

LEGALITY: Final[Legality[Title, Catalogue]] = Legality(
    standings=lambda title, catalogue, edition: standings(title, catalogue, Edition(edition)),
    kinds=KINDS,
)

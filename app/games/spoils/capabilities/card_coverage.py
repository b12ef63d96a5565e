"""How far the cards of The Spoils are worded and playable."""

from typing import Final

from app.games.capabilities.card_coverage import CardCoverage
from app.games.spoils.coverage import status_table, statuses
from app.games.spoils.facts import Catalogue

CARD_COVERAGE: Final[CardCoverage[Catalogue]] = CardCoverage(statuses=statuses, table=status_table)

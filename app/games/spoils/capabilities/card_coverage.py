"""How far the cards of The Spoils are worded, playable and tested."""

from collections.abc import Mapping
from typing import Final

from app.games.capabilities.card_coverage import CardCoverage
from app.games.spoils.coverage import status_table, statuses
from app.games.spoils.coverage.card_tests import as_table, card_tests_in
from app.games.spoils.coverage.interaction_page import interaction_page
from app.games.spoils.facts import Catalogue


def _test_table(sources: Mapping[str, str]) -> str:
    return as_table(card_tests_in(sources))


CARD_COVERAGE: Final[CardCoverage[Catalogue]] = CardCoverage(
    statuses=statuses,
    table=status_table,
    test_table=_test_table,
    interaction_page=interaction_page,
)

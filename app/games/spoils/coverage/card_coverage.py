"""Coverage of the cards of The Spoils: worded, playable and tested."""

from collections.abc import Mapping

from app.games.capabilities.card_coverage import CardCoverage, CardStatus, CardTests
from app.games.offers import own
from app.games.spoils.coverage import status_table, statuses
from app.games.spoils.coverage.card_tests import as_table, card_tests_in
from app.games.spoils.coverage.interaction_page import interaction_page
from app.games.spoils.facts import Catalogue
from app.games.tabletop.facts import AnyCatalogue


class SpoilsCardTests(CardTests):
    """The card tests of this checkout."""

    def table(self, sources: Mapping[str, str]) -> str:
        return as_table(card_tests_in(sources))

    def interaction_page(self, sources: Mapping[str, str]) -> str:
        return interaction_page(sources)


class SpoilsCardCoverage(CardCoverage):
    """Status by script, referee and tests."""

    tests = SpoilsCardTests()

    def statuses(self, catalogue: AnyCatalogue) -> tuple[CardStatus, ...]:
        return statuses(own(catalogue, Catalogue))

    def table(self, catalogue: AnyCatalogue) -> str:
        return status_table(own(catalogue, Catalogue))

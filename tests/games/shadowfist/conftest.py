"""Fixtures that tests of Shadowfist share."""

import pytest

from app.games.shadowfist.card_data import CARD_DATA
from app.games.shadowfist.facts import Catalogue
from tests.support.catalogues import shipped_catalogue


@pytest.fixture(scope="session")
def shadowfist() -> Catalogue:
    """The shipped facts of Shadowfist."""
    return shipped_catalogue(CARD_DATA)

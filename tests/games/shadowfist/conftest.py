"""What tests of Shadowfist share."""

import pytest

from app.catalogue import read_catalogue
from app.games.shadowfist.card_data import CARD_DATA
from app.games.shadowfist.facts import Catalogue


@pytest.fixture(scope="session")
def shadowfist() -> Catalogue:
    """The shipped facts of Shadowfist."""
    return read_catalogue(CARD_DATA)

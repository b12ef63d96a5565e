"""The index that searches share."""

import pytest

from app.games.spoils.facts import Catalogue
from app.games.spoils.search import SearchIndex


@pytest.fixture(scope="session")
def index(catalogue: Catalogue) -> SearchIndex:
    """The shipped catalogue, ready to be searched."""
    return SearchIndex.of(catalogue)

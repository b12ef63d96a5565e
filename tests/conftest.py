"""Fixtures that every test can use."""

from pathlib import Path

import pytest

from app.catalogue import read_catalogue
from app.games.spoils.facts import Catalogue

ROOT = Path(__file__).parents[1]
SHARED = ROOT.parent / "shared"


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    """The shipped catalogue."""
    return read_catalogue()


@pytest.fixture(scope="session")
def shared() -> Path:
    """The shared reference folder beside the checkout."""
    if not SHARED.is_dir():
        pytest.skip("the shared reference folder is not beside the checkout")
    return SHARED

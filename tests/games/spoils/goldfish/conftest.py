import pytest

from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.model import Model, model_of
from app.games.spoils.goldfish.setup import Setup, prepare


@pytest.fixture
def precon_setup(catalogue: Catalogue) -> Setup:
    """The two-player starter, a legal deck of two trades."""
    precon = catalogue.precons["starter-arcanist-warlord"]
    printing = catalogue.by_printing
    (faction, _), *deck = [(printing[line.printing].card, line.copies) for line in precon.lines]
    return prepare(faction, deck)


@pytest.fixture
def precon_model(precon_setup: Setup) -> Model:
    return model_of(precon_setup)

from collections.abc import Callable
from functools import cache

import pytest

from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.goldfish.from_decklist import prepare_decklist
from app.games.spoils.goldfish.model import Model, model_of
from app.games.spoils.goldfish.policy import SWIFT
from app.games.spoils.goldfish.script_effects import scripted_effects
from app.games.spoils.presentation.deck_files import DECK_FILES
from tests.support.catalogues import shipped_catalogue


@cache
def precon(name: str, turns: int) -> Model:
    """A preconstructed deck under the usual policy."""
    catalogue = shipped_catalogue(CARD_DATA)
    decklist = DECK_FILES.of_precon(catalogue.precons[name], catalogue)
    setup = prepare_decklist(decklist, catalogue).setup
    return model_of(setup, SWIFT, turns=turns, effects_of=scripted_effects)


@pytest.fixture(scope="session")
def precon_model() -> Callable[[str, int], Model]:
    return precon

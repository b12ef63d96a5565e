"""Decks that are sold, ready to be played."""

from collections.abc import Mapping

import pytest

from app.games.spoils.capabilities.computer_players import COMPUTER_PLAYERS
from app.games.spoils.capabilities.deck_files import DECK_FILES
from app.games.spoils.editions import DEFAULT_EDITION
from app.games.spoils.facts import Catalogue
from app.games.spoils.players.opening import PreparedDeck


@pytest.fixture(scope="session")
def precons(catalogue: Catalogue) -> Mapping[str, PreparedDeck]:
    """The preconstructed decks by key."""
    return {
        key: COMPUTER_PLAYERS.prepare(
            DECK_FILES.of_precon(precon, catalogue), catalogue, DEFAULT_EDITION.value
        )
        for key, precon in catalogue.precons.items()
    }

"""Decks that are sold, ready to be played."""

from collections.abc import Mapping

import pytest

from app.games.spoils.editions import DEFAULT_EDITION
from app.games.spoils.facts import Catalogue
from app.games.spoils.players.computer_players import SpoilsComputerPlayers
from app.games.spoils.players.opening import PreparedDeck
from app.games.spoils.presentation.deck_files import DECK_FILES


@pytest.fixture(scope="session")
def precons(catalogue: Catalogue) -> Mapping[str, PreparedDeck]:
    """The preconstructed decks by key."""
    return {
        key: SpoilsComputerPlayers().prepare(
            DECK_FILES.of_precon(precon, catalogue), catalogue, DEFAULT_EDITION.value
        )
        for key, precon in catalogue.precons.items()
    }

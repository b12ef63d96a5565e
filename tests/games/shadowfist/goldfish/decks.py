"""Decks for tests of the goldfish."""

from collections.abc import Mapping

from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.goldfish.setup import Setup, prepare_decklist
from tests.games.shadowfist.construction.decks import FOUNDATIONS, SITES, deck

TENS = {**SITES, **FOUNDATIONS, "Mad Dog McCroun": 30}
"""Fifty cards with ten Feng Shui Sites and ten Foundations."""


def setup_of(catalogue: Catalogue, cards: Mapping[str, int]) -> Setup:
    """The setup of a deck of copies by title."""
    return prepare_decklist(deck(catalogue, cards), catalogue).setup

"""Deck checks of The Spoils."""

from typing import Final

from app.games.capabilities.deck_check import DeckChecks
from app.games.spoils.construction import Criteria
from app.games.spoils.deckcheck import compare, lying, rows_of
from app.games.spoils.decklists import Decklist, Zone
from app.games.spoils.facts import Catalogue, Printing

DECK_CHECKS: Final[DeckChecks[Catalogue, Decklist, Criteria, Printing, Zone]] = DeckChecks(
    rows=rows_of, lying=lying, compare=compare
)

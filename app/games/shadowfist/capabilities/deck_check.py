"""Deck checks of Shadowfist."""

from typing import Final

from app.games.capabilities.deck_check import DeckChecks
from app.games.shadowfist.construction import Criteria
from app.games.shadowfist.deckcheck import compare, lying, rows_of
from app.games.shadowfist.decklists import Decklist, Zone
from app.games.shadowfist.facts import Catalogue, Printing

DECK_CHECKS: Final[DeckChecks[Catalogue, Decklist, Criteria, Printing, Zone]] = DeckChecks(
    rows=rows_of, lying=lying, compare=compare
)

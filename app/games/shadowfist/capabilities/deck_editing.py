"""Changing decks of Shadowfist."""

from typing import Final

from app.games.capabilities.deck_editing import DeckEditing
from app.games.shadowfist.decklists import SHAPE, Decklist, Line
from app.games.shadowfist.facts import Printing

DECK_EDITING: Final[DeckEditing[Printing, Line, Decklist]] = DeckEditing(
    SHAPE, is_offered=lambda printing: not printing.card.is_token
)

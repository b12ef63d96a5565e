"""Changing decks of The Spoils."""

from typing import Final

from app.games.capabilities.deck_editing import DeckEditing
from app.games.spoils.decklists import SHAPE, Decklist, Line
from app.games.spoils.facts import Printing

DECK_EDITING: Final[DeckEditing[Printing, Line, Decklist]] = DeckEditing(
    SHAPE, is_offered=lambda printing: not printing.card.is_token
)

"""The deck files of The Spoils."""

from typing import Final

from app.games.capabilities.deck_files import DeckFiles
from app.games.spoils.decklists import SHAPE, Decklist, Line
from app.games.spoils.facts import Printing

DECK_FILES: Final[DeckFiles[Printing, Line, Decklist]] = DeckFiles(SHAPE)

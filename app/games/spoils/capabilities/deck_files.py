"""The deck files of The Spoils."""

from typing import Final

from app.games.capabilities.deck_files import DeckFiles
from app.games.spoils.decklists import FORMATS, Decklist, precon_decklist
from app.games.spoils.decklists.shape import SHAPE
from app.games.spoils.facts import Catalogue, Printing

DECK_FILES: Final[DeckFiles[Catalogue, Printing, Decklist]] = DeckFiles(
    layout=SHAPE, formats=FORMATS, of_precon=precon_decklist
)

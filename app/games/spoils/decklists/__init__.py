"""Decklists: their lines and zones, hash, differences, and the files they come in."""

from app.games.spoils.decklists.decklist import Decklist, Line, Zone, precon_decklist
from app.games.spoils.decklists.difference import Change, Difference, difference
from app.games.spoils.decklists.formats import FORMATS, DeckFormat, Keeps, lost, write_decklist
from app.games.spoils.decklists.hashes import deck_hash, short_hash
from app.games.spoils.decklists.reading import read_decklist
from app.games.spoils.decklists.report import Import, ImportLine, Status

__all__ = [
    "FORMATS",
    "Change",
    "DeckFormat",
    "Decklist",
    "Difference",
    "Import",
    "ImportLine",
    "Keeps",
    "Line",
    "Status",
    "Zone",
    "deck_hash",
    "difference",
    "lost",
    "precon_decklist",
    "read_decklist",
    "short_hash",
    "write_decklist",
]

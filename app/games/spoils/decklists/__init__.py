"""Decklists: their lines and zones, hash, differences, and the files they come in."""

from app.games.spoils.decklists.decklist import Decklist, Line, Zone, precon_decklist
from app.games.spoils.decklists.difference import Change, Difference, difference
from app.games.spoils.decklists.editing import (
    copies_of,
    merged_changes,
    remarks_of,
    with_added,
    with_copies,
    with_faction,
    with_moved,
    with_printings_of,
    with_remarks,
    with_starting,
)
from app.games.spoils.decklists.formats import (
    FORMATS,
    TEXT_FORMATS,
    DeckFormat,
    Keeps,
    lost,
    write_decklist,
)
from app.games.spoils.decklists.hashes import deck_hash, short_hash
from app.games.spoils.decklists.near_names import near_names
from app.games.spoils.decklists.reading import read_decklist
from app.games.spoils.decklists.report import Import, ImportLine, Status

__all__ = [
    "FORMATS",
    "TEXT_FORMATS",
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
    "copies_of",
    "deck_hash",
    "difference",
    "lost",
    "merged_changes",
    "near_names",
    "precon_decklist",
    "read_decklist",
    "remarks_of",
    "short_hash",
    "with_added",
    "with_copies",
    "with_faction",
    "with_moved",
    "with_printings_of",
    "with_remarks",
    "with_starting",
    "write_decklist",
]

"""Decklists: their lines and zones, hash, differences, and the files they come in."""

from app.games.spoils.decklists.decklist import Decklist, Line, Zone, precon_decklist
from app.games.spoils.decklists.editing import (
    copies_of,
    merged_changes,
    with_added,
    with_copies,
    with_faction,
    with_moved,
    with_starting,
)
from app.games.spoils.decklists.files import (
    FORMATS,
    Change,
    DeckFormat,
    Difference,
    Import,
    difference,
    lost,
    read_decklist,
    write_decklist,
)
from app.games.tabletop.decklists.editing import remarks_of, with_printings_of, with_remarks
from app.games.tabletop.decklists.formats import TEXT_FORMATS, Keeps
from app.games.tabletop.decklists.hashes import deck_hash, short_hash
from app.games.tabletop.decklists.report import ImportLine, Status
from app.games.tabletop.decklists.spelling_suggestions import near_names

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

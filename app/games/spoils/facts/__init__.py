"""The facts of cards, printings, sets, formats and precons, and the frozen Catalogue of them.

Facts are plain values without behaviour of play. A card is identified by its name
(201.1b), a printing by its OCTGN id. Empty is `None`, never 0.
"""

from app.games.spoils.facts.cards import (
    STAPLE_NAMES,
    Card,
    CardSet,
    Faction,
    FlipUp,
    Keywords,
    Printing,
    PrintingId,
    Recur,
    staple_name,
)
from app.games.spoils.facts.catalogue import Catalogue, CatalogueError
from app.games.spoils.facts.formats import Base, Format, ListedName, Listing, Supplied
from app.games.spoils.facts.names import LONGEST_NAME, fold, fold_leet
from app.games.spoils.facts.precons import Precon, PreconLine
from app.games.spoils.facts.threshold import NO_ICONS, Threshold

__all__ = [
    "LONGEST_NAME",
    "NO_ICONS",
    "STAPLE_NAMES",
    "Base",
    "Card",
    "CardSet",
    "Catalogue",
    "CatalogueError",
    "Faction",
    "FlipUp",
    "Format",
    "Keywords",
    "ListedName",
    "Listing",
    "Precon",
    "PreconLine",
    "Printing",
    "PrintingId",
    "Recur",
    "Supplied",
    "Threshold",
    "fold",
    "fold_leet",
    "staple_name",
]

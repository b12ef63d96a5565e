"""The facts of cards, printings, sets, formats and precons, and the frozen Catalogue of them.

Facts are plain values; they have no behaviour in play. A card is identified by its name (201.1b),
a printing by its OCTGN id. A fact that is not printed is `None`, never 0.
"""

from app.games.spoils.facts.cards import (
    STAPLE_NAMES,
    Card,
    Faction,
    FlipUp,
    Keywords,
    Printing,
    Recur,
    staple_name,
)
from app.games.spoils.facts.catalogue import Catalogue, Format, Supplied
from app.games.spoils.facts.threshold import NO_ICONS, Threshold
from app.games.tabletop.facts import (
    Base,
    CardSet,
    CatalogueError,
    ListedName,
    Listing,
    Precon,
    PreconLine,
    PrintingId,
)
from app.games.tabletop.names import LONGEST_NAME, fold, fold_leet

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

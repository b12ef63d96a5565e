"""The facts of any card game: what a catalogue needs of cards, printings, sets, and formats.

Facts are plain values without behaviour of play. Each game has its own type of card, and binds
the generic types of this package to it. Empty is `None`, never 0.
"""

from app.games.tabletop.facts.catalogue import AnyCatalogue, Catalogue, CatalogueError
from app.games.tabletop.facts.formats import Base, Format, ListedName, Listing
from app.games.tabletop.facts.printings import Printing
from app.games.tabletop.facts.protocols import CardLike, FormatLike, PrintingLike
from app.games.tabletop.facts.sets import (
    CardSet,
    Precon,
    PreconLine,
    PrintingId,
    any_id,
    is_any,
    name_of_any,
)

__all__ = [
    "AnyCatalogue",
    "Base",
    "CardLike",
    "CardSet",
    "Catalogue",
    "CatalogueError",
    "Format",
    "FormatLike",
    "ListedName",
    "Listing",
    "Precon",
    "PreconLine",
    "Printing",
    "PrintingId",
    "PrintingLike",
    "any_id",
    "is_any",
    "name_of_any",
]

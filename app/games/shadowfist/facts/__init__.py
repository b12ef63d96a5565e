"""The facts of titles, printings, sets, formats and precons, and the frozen Catalogue of them.

Facts are plain values without behaviour of play. A title is identified by its name, a printing
by its id in LackeyCCG. Empty is `None`, never 0; X and * are printed, but are no numbers.
"""

from app.games.shadowfist.facts.cards import (
    COMPARED,
    Ability,
    Barred,
    PlayCost,
    Printed,
    Printing,
    Score,
    Title,
    Token,
    Variable,
)
from app.games.shadowfist.facts.catalogue import Catalogue
from app.games.shadowfist.facts.formats import FEW, GOALS, CardPool, DeckRule, Format, Table
from app.games.shadowfist.facts.names import fold_title
from app.games.shadowfist.facts.pool import NO_RESOURCES, Pool
from app.games.shadowfist.facts.words import Words
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

__all__ = [
    "COMPARED",
    "FEW",
    "GOALS",
    "NO_RESOURCES",
    "Ability",
    "Barred",
    "Base",
    "CardPool",
    "CardSet",
    "Catalogue",
    "CatalogueError",
    "DeckRule",
    "Format",
    "ListedName",
    "Listing",
    "PlayCost",
    "Pool",
    "Precon",
    "PreconLine",
    "Printed",
    "Printing",
    "PrintingId",
    "Score",
    "Table",
    "Title",
    "Token",
    "Variable",
    "Words",
    "fold_title",
]

"""The facts of titles, printings, sets, formats and precons, and the frozen Catalogue of them.

Facts are plain values without behaviour of play. A title is identified by its name, a printing
by its id in LackeyCCG. Empty is `None`, never 0; X and * are printed, but are no numbers.
"""

from __future__ import annotations

from app.games.shadowfist.facts.cards import (
    COMPARED,
    Ability,
    Barred,
    Erratum,
    PlayCost,
    Printed,
    Printing,
    Score,
    Title,
    Token,
    Variable,
)
from app.games.shadowfist.facts.catalogue import Catalogue, Words, corrected, in_edition
from app.games.shadowfist.facts.formats import FEW, GOALS, CardPool, DeckRule, Format, TableSize
from app.games.shadowfist.facts.pool import NO_RESOURCES, Pool
from app.games.tabletop.construction.findings import cards_in_words
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
    "Erratum",
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
    "TableSize",
    "Title",
    "Token",
    "Variable",
    "Words",
    "corrected",
    "in_edition",
]


def exact_words(exact: int, total: int) -> str:
    """`Exact: 3 of 50 cards`: those of which the referee plays all that they say."""
    return f"Exact: {exact} of {cards_in_words(total)}"

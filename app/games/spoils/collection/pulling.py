"""Which copies to take out of the binders for a deck."""

from collections import Counter

from app.games.spoils.collection.holdings import SLEEVED
from app.games.spoils.decklists import Decklist
from app.games.spoils.facts import Catalogue, Printing, PrintingId
from app.games.tabletop import collection
from app.games.tabletop.collection import Holdings, PullList


def pull(
    decklist: Decklist, catalogue: Catalogue, holdings: Holdings | None = None
) -> PullList[Printing]:
    """The copies that faction, deck and sideboard take, sorted by set and number.

    With holdings, owned copies only: first of the printing the deck asks for, then of the
    newest others of that name (201.1b).
    """
    asked: Counter[PrintingId] = Counter()
    for line in decklist.lines:
        if line.zone in SLEEVED:
            asked[line.printing.id] += line.copies
    return collection.pull(asked, catalogue, holdings)

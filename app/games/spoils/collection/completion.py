"""How far a collection has come, by set and rarity."""

from dataclasses import dataclass

from app.games.spoils.collection.holdings import Holdings
from app.games.spoils.facts import CardSet, Catalogue
from app.games.spoils.terms import Rarity


@dataclass(frozen=True, slots=True)
class Completion:
    """Printings of one rarity in one set: how many there are, and how many are owned.

    `started` counts printings owned at least once, `full` those owned as often as asked.
    """

    set: CardSet
    rarity: Rarity
    printings: int
    started: int
    full: int


def completion(holdings: Holdings, catalogue: Catalogue, copies: int = 4) -> tuple[Completion, ...]:
    """One row per set and rarity that was printed, in release order, then from the commonest.

    `copies` is how many of a printing make it full. Raises ValueError when it is not positive.
    """
    if copies < 1:
        raise ValueError("A printing is full with at least one copy")
    rows = []
    for card_set in catalogue.sets:
        for rarity in Rarity:
            owned = [
                holdings.by_printing.get(printing.id, 0)
                for printing in catalogue.printings
                if printing.set == card_set and printing.rarity is rarity
            ]
            if owned:
                rows.append(
                    Completion(
                        set=card_set,
                        rarity=rarity,
                        printings=len(owned),
                        started=sum(count > 0 for count in owned),
                        full=sum(count >= copies for count in owned),
                    )
                )
    return tuple(rows)

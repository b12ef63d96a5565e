"""The completeness of a collection, by set and rarity."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeVar

from app.games.tabletop.collection.holdings import Holdings
from app.games.tabletop.facts import AnyCatalogue, CardSet

R = TypeVar("R", bound=Enum)


@dataclass(frozen=True, slots=True)
class Completion(Generic[R]):
    """Printings of one rarity in one set: how many there are, and how many are owned.

    `started` counts printings owned at least once, `full` those owned in the number
    asked for.
    """

    set: CardSet
    rarity: R
    printings: int
    started: int
    full: int


def completion(
    holdings: Holdings, catalogue: AnyCatalogue, rarities: Iterable[R], copies: int = 4
) -> tuple[Completion[R], ...]:
    """One row per set and rarity that was printed: sets as released, rarities as given.

    `copies` is how many of a printing make it full. Raises ValueError when it is not positive.
    """
    if copies < 1:
        raise ValueError("A printing needs at least one copy to be complete")
    order = tuple(rarities)
    rows = []
    for card_set in catalogue.sets:
        for rarity in order:
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

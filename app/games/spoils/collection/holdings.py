"""What a deck of The Spoils asks of a collection, and what it lacks of it."""

from __future__ import annotations

from collections import Counter
from typing import Final

from app.games.spoils.decklists import Decklist, Zone
from app.games.spoils.facts import Card, Catalogue, Printing
from app.games.spoils.terms import Rarity
from app.games.tabletop import collection
from app.games.tabletop.collection import Completion, Holdings, Lack

SLEEVED: Final = (Zone.FACTION, Zone.DECK, Zone.SIDEBOARD)
"""The zones of a deck that it takes cards to sleeve."""


def demand(decklist: Decklist) -> Counter[str]:
    """Copies by name that it takes to sleeve a deck: faction, deck and sideboard."""
    return decklist.copies(*SLEEVED)


def lacking(
    decklist: Decklist, holdings: Holdings, catalogue: Catalogue
) -> tuple[Lack[Card, Printing], ...]:
    """What the owner lacks to sleeve one deck, by name."""
    return collection.lacking(demand(decklist), holdings, catalogue)


def completion(
    holdings: Holdings, catalogue: Catalogue, copies: int = 4
) -> tuple[Completion[Rarity], ...]:
    """One row per set and rarity that was printed, in release order, then from the commonest.

    `copies` is how many of a printing make it full. Raises ValueError when it is not positive.
    """
    return collection.completion(holdings, catalogue, Rarity, copies)

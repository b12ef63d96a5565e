"""What stands above a deck, such as a faction and what it starts with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue, CardLike

C = TypeVar("C", bound=AnyCatalogue)
D = TypeVar("D", bound=AnyDecklist)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class HeaderOffer:
    """A card that could stand above a deck: what it does, and why the deck is best served by it.

    `reason` is empty for all but the proposed one.
    """

    card: CardLike
    effect: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class DeckHeader(Generic[C, D, V]):
    """The cards that stand above a deck.

    `name` is what such a card is called, `marked` what the cards are that are chosen for it.
    `choices` are all such cards, `offers` explains them to a deck that has none. `of` shows those
    of a deck, which `template` draws.
    `with_marked` chooses one copy of each of these names for the header.
    """

    name: str
    marked: str
    choices: Callable[[C], Sequence[CardLike]]
    offers: Callable[[D, C], Sequence[HeaderOffer]]
    of: Callable[[D], tuple[V, ...]]
    with_marked: Callable[[D, tuple[str, ...]], D]
    template: str


AnyDeckHeader: TypeAlias = DeckHeader[AnyCatalogue, AnyDecklist, object]

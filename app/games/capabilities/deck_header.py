"""Headers of decks, such as a faction and what it starts with."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue, CardLike
from app.games.tabletop.symbols import Symbol


@dataclass(frozen=True, slots=True)
class HeaderOffer:
    """A card that could stand above a deck: what it does, and why the deck is best served by it.

    `reason` is empty for all but the proposed one.
    """

    card: CardLike
    effect: str
    reason: str = ""

    @property
    def is_proposed(self) -> bool:
        """True for the card by which the deck is best served."""
        return bool(self.reason)


class DeckHeader(ABC):
    """The cards that stand above a deck."""

    name: ClassVar[str]
    """The word for such a card."""

    marked: ClassVar[str]
    """The word for the cards that are chosen for it."""

    template: ClassVar[str]
    """Draws the header of a deck."""

    @abstractmethod
    def choices(self, catalogue: AnyCatalogue) -> Sequence[CardLike]:
        """Return all such cards."""

    @abstractmethod
    def offers(self, deck: AnyDecklist, catalogue: AnyCatalogue) -> Sequence[HeaderOffer]:
        """Return all such cards, explained to a deck that has none."""

    @abstractmethod
    def of(self, deck: AnyDecklist) -> tuple[object, ...]:
        """Return the header of a deck, for the template."""

    def symbols(self, deck: AnyDecklist) -> tuple[Symbol, ...]:
        """Return the symbols that the cards above a deck bring, so that others with them fit."""
        return ()

    @abstractmethod
    def with_marked(self, deck: AnyDecklist, names: tuple[str, ...]) -> AnyDecklist:
        """Return the deck with one copy of each of these names chosen for the header."""

"""The cards of a game as a table for terminals, and as JSON."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from app.games.tabletop.facts import CardLike, PrintingLike


class CardListing(ABC):
    """The facts of a card, as one of its printings shows them."""

    numbers: ClassVar[frozenset[int]] = frozenset()
    """The places of cells that stand at the right of their column."""

    facts: ClassVar[type[Mapping[str, object]]]
    """The TypedDict of what `fields` returns, from which programs know the types of members."""

    @abstractmethod
    def cells(self, card: CardLike, printing: PrintingLike) -> tuple[str, ...]:
        """Return a row of a table, with as many cells for every card."""

    @abstractmethod
    def fields(self, card: CardLike, printing: PrintingLike) -> Mapping[str, object]:
        """Return the fields of a JSON object: all keys always, None where nothing is printed."""

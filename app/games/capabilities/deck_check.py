"""Deck checks: a list against the cards that lie on the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import StrEnum
from typing import TypeAlias

from app.games.capabilities.construction import CriteriaLike
from app.games.tabletop.deckcheck import Count, Discrepancy, Outcome, Row
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue, PrintingLike

AnyRow: TypeAlias = Row[PrintingLike, StrEnum]
AnyDiscrepancy: TypeAlias = Discrepancy[StrEnum]
AnyOutcome: TypeAlias = Outcome[StrEnum]


class DeckChecks(ABC):
    """A game's way to count a deck against its list."""

    @abstractmethod
    def rows(self, deck: AnyDecklist) -> tuple[AnyRow, ...]:
        """Return the rows of a list, in the order of a sorted deck."""

    @abstractmethod
    def lying(self, listed: AnyDecklist, count: Count, catalogue: AnyCatalogue) -> AnyDecklist:
        """Return the deck as it was counted."""

    @abstractmethod
    def compare(
        self, listed: AnyDecklist, lying: AnyDecklist, criteria: CriteriaLike
    ) -> AnyOutcome:
        """Hold the deck on the table against its list."""

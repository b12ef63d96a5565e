"""Cards that would fit a deck, each with a reason."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from app.games.capabilities.construction import CriteriaLike
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import PrintingLike


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A card for a deck; `reason` says in words why, and is empty where nothing stands out."""

    printing: PrintingLike
    reason: str


class Suggestions(ABC):
    """A game's search for cards that would fit a deck."""

    method: ClassVar[str]
    """A few sentences on how cards are chosen, and how well that was found to work."""

    @abstractmethod
    def suggest(self, deck: AnyDecklist, criteria: CriteriaLike) -> tuple[Suggestion, ...]:
        """Return the best cards that the criteria allow and no zone of the deck has yet.

        The best comes first: ten at most, none while there is nothing to go by. The same deck
        always gets the same cards.
        """

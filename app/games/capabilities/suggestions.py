"""Cards that would fit a deck, each with a reason, and what decks need."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
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


@dataclass(frozen=True, slots=True)
class Wish:
    """Cards to ask for: those that `allows` names, or if names are `held`, just these.

    Cards that are held are returned in this order, whether the deck has them or not.
    """

    allows: Callable[[str], bool] = lambda name: True
    held: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class NeededKind:
    """Cards that real decks hold about the same share of: a title, and a query that finds them."""

    title: str
    query: str


ANYTHING = Wish()


class Suggestions(ABC):
    """A game's search for cards that would fit a deck."""

    method: ClassVar[str]
    """A few sentences on how cards are chosen, and how well that was found to work."""

    needed_kinds: ClassVar[tuple[NeededKind, ...]] = ()
    """The kinds of cards by which a deck is compared with real ones, in reading order."""

    @abstractmethod
    def suggest(
        self, deck: AnyDecklist, criteria: CriteriaLike, wish: Wish = ANYTHING
    ) -> tuple[Suggestion, ...]:
        """Return the best cards that the criteria allow and no zone of the deck has yet.

        The best comes first: ten at most, none while there is nothing to go by. The same deck
        always gets the same cards.
        """

    def unused(self, deck: AnyDecklist) -> tuple[str, ...]:
        """Return sentences about resources of the deck that none of its cards needs."""
        return ()

"""Cards that would fit a deck, each with a reason."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from app.games.capabilities.construction import CriteriaLike
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import PrintingLike

D = TypeVar("D", bound=AnyDecklist)
K = TypeVar("K", bound=CriteriaLike)


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A card for a deck; `reason` says in words why, and is empty where nothing stands out."""

    printing: PrintingLike
    reason: str


@dataclass(frozen=True, slots=True)
class Suggestions(Generic[D, K]):
    """How a game finds cards for a deck.

    `suggest` gives the best cards for a deck that the criteria allow and that it does not have
    yet in any zone, the best first: ten at most, none while there is nothing to go by. The same
    deck always gets the same cards. `method` says in a few sentences how they are chosen, and
    how well that was found to work.
    """

    suggest: Callable[[D, K], tuple[Suggestion, ...]]
    method: str


AnySuggestions: TypeAlias = Suggestions[AnyDecklist, CriteriaLike]

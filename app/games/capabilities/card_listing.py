"""The cards of a game as a table for terminals, and as JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from app.games.tabletop.facts import CardLike, PrintingLike

C = TypeVar("C", bound=CardLike)
P = TypeVar("P", bound=PrintingLike)


@dataclass(frozen=True, slots=True)
class CardListing(Generic[C, P]):
    """The facts of a card, as one of its printings shows them.

    `cells` are a row of a table, as many for every card; those whose places are in `numbers`
    stand at the right of their column. `fields` are those of a JSON object, all keys always
    there, None where nothing is printed.
    """

    cells: Callable[[C, P], tuple[str, ...]]
    fields: Callable[[C, P], Mapping[str, object]]
    numbers: frozenset[int] = frozenset()


AnyCardListing: TypeAlias = CardListing[CardLike, PrintingLike]

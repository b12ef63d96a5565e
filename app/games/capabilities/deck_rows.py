"""How the rows of a deck can be grouped and sorted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeAlias, TypeVar

from app.games.tabletop.facts import PrintingLike

P = TypeVar("P", bound=PrintingLike)

Place: TypeAlias = tuple[int | str, ...]
"""Where a row or a group stands among others."""


@dataclass(frozen=True, slots=True)
class RowOrder(Generic[P]):
    """One thing that rows can be grouped and sorted by.

    `id` stands in addresses, `words` after `Group by` and `Sort by`. `group` is the place and the
    title of a row's group, `place` where the row stands among others, however grouped.
    """

    id: str
    words: str
    group: Callable[[P], tuple[Place, str]]
    place: Callable[[P], Place]


@dataclass(frozen=True, slots=True)
class DeckRows(Generic[P]):
    """A game's orders of rows, beside those by set and by tag, which all games have.

    `grouping` and `sorting` are the ids of the usual ones, `stacking` of that by which cards are
    stacked, empty for the usual grouping. `within` is the order of rows where
    nothing else decides.
    """

    orders: tuple[RowOrder[P], ...]
    grouping: str
    sorting: str
    within: Callable[[P], Place]
    stacking: str = ""


def _name_of(printing: PrintingLike) -> Place:
    return (printing.card.name,)


BY_NAME: Final[DeckRows[PrintingLike]] = DeckRows(
    orders=(RowOrder("name", "name", lambda printing: ((), "Cards"), _name_of),),
    grouping="name",
    sorting="name",
    within=_name_of,
)
"""The orders of a game that has none of its own: all cards together, by name."""

AnyDeckRows: TypeAlias = DeckRows[PrintingLike]

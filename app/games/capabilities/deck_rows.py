"""Groupings and orders of the rows of a deck."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from app.games.tabletop.facts import PrintingLike

Place: TypeAlias = tuple[int | str, ...]
"""Where a row or a group stands among others."""


@dataclass(frozen=True, slots=True)
class RowOrder:
    """One thing that rows can be grouped and sorted by.

    `id` stands in addresses, `words` after `Group by` and `Sort by`. `group` is the place and the
    title of a row's group, `place` where the row stands among others, however grouped.
    """

    id: str
    words: str
    group: Callable[[PrintingLike], tuple[Place, str]]
    place: Callable[[PrintingLike], Place]


class DeckRows(ABC):
    """A game's orders of rows, beside those by set and by tag, which all games have."""

    orders: ClassVar[tuple[RowOrder, ...]]

    grouping: ClassVar[str]
    """The id of the usual grouping."""

    sorting: ClassVar[str]
    """The id of the usual order."""

    stacking: ClassVar[str] = ""
    """The id of the grouping by which cards are stacked; empty for the usual one."""

    @abstractmethod
    def within(self, printing: PrintingLike) -> Place:
        """Return the place of a row where nothing else decides."""


def _name_of(printing: PrintingLike) -> Place:
    return (printing.card.name,)


class RowsByName(DeckRows):
    """The orders of a game that has none of its own: all cards together, by name."""

    orders = (RowOrder("name", "name", lambda printing: ((), "Cards"), _name_of),)
    grouping = "name"
    sorting = "name"

    def within(self, printing: PrintingLike) -> Place:
        return _name_of(printing)

"""Sheets of paper: how a game's decks and sets stand on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue, CardSet

D = TypeVar("D", bound=AnyDecklist)
Facts = TypeVar("Facts", bound=AnyCatalogue)


@dataclass(frozen=True, slots=True)
class Item:
    """A card's copies, None where nobody knows them. `note` stays small.

    `cost` is a number or a dash and `symbols` are letters; both are empty where none are known.
    """

    text: str
    copies: int | None
    cost: str = ""
    symbols: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class SheetGroup:
    """A heading with its items; `copies` is None where lines are not understood."""

    title: str
    items: tuple[Item, ...]

    @property
    def copies(self) -> int | None:
        """How many cards the group holds."""
        known = [item.copies for item in self.items if item.copies is not None]
        return sum(known) if len(known) == len(self.items) else None


@dataclass(frozen=True, slots=True)
class DeckSheets(Generic[D, Facts]):
    """How a game's lists are written on paper.

    `groups` are the cards of a deck under headings, `blank` the headings of an empty sheet with
    as many rows as fit on one sheet of either paper. `total` labels the size of a deck that is
    written by hand. `chosen` labels what is chosen at the table, empty where nothing is, and
    `choices` has one word or blank for each. `packed` are the cards that packs of a set hold.
    """

    groups: Callable[[D], tuple[SheetGroup, ...]]
    blank: tuple[tuple[str, int], ...]
    total: str
    packed: Callable[[Facts, CardSet], tuple[SheetGroup, ...]]
    chosen: str = ""
    choices: Callable[[D], tuple[str, ...]] = lambda deck: ()


AnyDeckSheets: TypeAlias = DeckSheets[AnyDecklist, AnyCatalogue]

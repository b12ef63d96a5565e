"""Sheets of paper: how a game's decks and sets stand on them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue, CardSet


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
        """Return the number of cards in the group."""
        known = [item.copies for item in self.items if item.copies is not None]
        return sum(known) if len(known) == len(self.items) else None


class DeckSheets(ABC):
    """A game's lists on paper."""

    blank: ClassVar[tuple[tuple[str, int], ...]]
    """The headings of an empty sheet, with as many rows as fit on one sheet of either paper."""

    total: ClassVar[str]
    """Labels the size of a deck that is written by hand."""

    chosen: ClassVar[str] = ""
    """Labels the cards that are chosen at the table; empty where none are."""

    @abstractmethod
    def groups(self, deck: AnyDecklist) -> tuple[SheetGroup, ...]:
        """Return the cards of a deck under headings."""

    @abstractmethod
    def packed(self, catalogue: AnyCatalogue, card_set: CardSet) -> tuple[SheetGroup, ...]:
        """Return the cards that packs of a set hold."""

    def choices(self, deck: AnyDecklist | None) -> tuple[str, ...]:
        """Return one word or blank for each card that is chosen at the table.

        None stands for a list that is still to be written.
        """
        return ()

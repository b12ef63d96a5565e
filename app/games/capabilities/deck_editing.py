"""Changing the decks of a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from app.games.tabletop import construction
from app.games.tabletop.construction import Repair
from app.games.tabletop.decklists import editing
from app.games.tabletop.decklists.decklist import AnyDecklist, AnyShape
from app.games.tabletop.facts import PrintingLike

D = TypeVar("D", bound=AnyDecklist)


@dataclass(frozen=True, slots=True)
class DeckEditing:
    """Changes of decks, one at a time: each gives a new deck.

    `shape` has the zones and makes lines. `is_offered` tells whether a card can be put into a
    deck at all.
    """

    shape: AnyShape
    is_offered: Callable[[PrintingLike], bool] = lambda printing: True

    def counts(self, printing: PrintingLike) -> bool:
        """Tell whether a card that is put into the main zone counts toward the size of the deck."""
        home = self.shape.home(printing, self.shape.main.zone)
        return self.shape.line(printing, 1, home).counts

    def stands_alone(self, printing: PrintingLike) -> bool:
        """Tell whether a card that is put into the main zone goes to the zone for one card only."""
        main = self.shape.main.zone
        home = self.shape.home(printing, main)
        return home is not main and home is self.shape.lone

    def with_only(self, deck: D, printing: PrintingLike) -> D:
        """The deck with this card alone in the zone for one card, and without marks.

        Raises ValueError for a card that cannot stand there, or where there is no such zone.
        """
        if self.shape.lone is None:
            raise ValueError(f"{self.shape.title} has no zone that holds a single card")
        return editing.with_only(deck, printing, self.shape.lone, self.shape)

    def with_copies(self, deck: D, printing: PrintingLike, copies: int, zone: StrEnum) -> D:
        """The deck with exactly `copies` of a printing in a zone; see `editing.with_copies`."""
        return editing.with_copies(deck, printing, copies, zone, self.shape)

    def with_added(self, deck: D, printing: PrintingLike, copies: int, zone: StrEnum) -> D:
        """The deck with `copies` more of a printing in a zone; see `editing.with_added`."""
        return editing.with_added(deck, printing, copies, zone, self.shape)

    def with_moved(
        self, deck: D, printing: PrintingLike, copies: int, source: StrEnum, target: StrEnum
    ) -> D:
        """The deck with copies moved from one zone to another; see `editing.with_moved`."""
        return editing.with_moved(deck, printing, copies, source, target, self.shape)

    def apply_repair(self, deck: D, repair: Repair, chosen: PrintingLike | None = None) -> D:
        """The deck after a repair, with the card chosen; see `construction.apply_repair`."""
        return construction.apply_repair(deck, repair, self.shape, chosen)

    def merged_changes(self, base: D, mine: D, theirs: D) -> D:
        """Both changes of one deck together; see `editing.merged_changes`."""
        return editing.merged_changes(base, mine, theirs, self.shape.lone)

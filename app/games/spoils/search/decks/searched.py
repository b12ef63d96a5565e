"""A deck as a search looks at it, and the circumstances of one search."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from typing import NamedTuple, TypeAlias

from app.games.spoils.decklists import Decklist, Line, Zone
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.facts import Catalogue, Format, PrintingId
from app.games.spoils.search.context import Context
from app.games.spoils.search.index import SearchIndex


class Held(NamedTuple):
    """Copies of one printing in one zone."""

    zone: Zone
    printing: PrintingId
    copies: int
    is_starting: bool = False


@dataclass(frozen=True, slots=True)
class SearchedDeck:
    """What can be asked of a deck. `author` is who wrote it, or where it was copied from.

    `format`, `edition` and `as_of` are what the deck itself is held against, `format` None
    where that is not known; `updated` is the day of its last change, None where none is
    known. `is_unread` tells that some of its lines are not understood.
    """

    name: str = ""
    held: tuple[Held, ...] = ()
    author: str = ""
    notes: str = ""
    tags: tuple[str, ...] = ()
    format: Format | None = None
    edition: Edition = DEFAULT_EDITION
    as_of: date | None = None
    updated: date | None = None
    is_unread: bool = False

    def decklist(self, catalogue: Catalogue) -> Decklist:
        """The cards as the checks take them; printings that are gone are left out."""
        known = catalogue.by_printing
        return Decklist(
            tuple(
                Line(known[of.printing], of.copies, of.zone, of.is_starting)
                for of in self.held
                if of.printing in known
            )
        )


def held_in(decklist: Decklist) -> tuple[Held, ...]:
    """The cards of a decklist as a search counts them."""
    return tuple(
        Held(line.zone, line.printing.id, line.copies, line.is_starting) for line in decklist.lines
    )


@dataclass(frozen=True, slots=True)
class Asking:
    """The circumstances in which one query about decks is answered.

    `text` is the query, for the places of errors; `notes` collects what the asker should be
    told besides.
    """

    index: SearchIndex
    context: Context
    text: str = ""
    notes: list[str] = field(default_factory=list)


DeckTest: TypeAlias = Callable[[SearchedDeck], bool]

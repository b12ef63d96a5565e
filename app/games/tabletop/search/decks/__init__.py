"""Searching through decks: counts of cards in double brackets, and facts of the decks."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import NamedTuple

from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import FormatLike, PrintingId


class Held(NamedTuple):
    """Copies of one printing in one zone, with the mark that the game puts on them."""

    zone: StrEnum
    printing: PrintingId
    copies: int
    mark: str | None = None


@dataclass(frozen=True, slots=True)
class SearchedDeck:
    """A deck as a search sees it. `author` is who wrote it, or where it was copied from.

    `format`, `edition` and `as_of` are those that the deck itself is checked against: `format` is
    None if it is not known; `edition` is an id, None for the game's usual one. `updated` is the day
    of its last change, None if none is known. `is_unread` is True if some of its lines are not
    understood, `is_shipped` if it comes with the site and nobody builds it.
    """

    name: str = ""
    held: tuple[Held, ...] = ()
    author: str = ""
    notes: str = ""
    tags: tuple[str, ...] = ()
    format: FormatLike | None = None
    edition: str | None = None
    as_of: date | None = None
    updated: date | None = None
    is_unread: bool = False
    is_shipped: bool = False


def held_in(decklist: AnyDecklist) -> tuple[Held, ...]:
    """The cards of a decklist as a search counts them."""
    return tuple(
        Held(line.zone, line.printing.id, line.copies, line.mark) for line in decklist.lines
    )

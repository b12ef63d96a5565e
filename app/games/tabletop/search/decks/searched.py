"""A deck as a search looks at it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import FormatLike, PrintingId

F = TypeVar("F", bound=FormatLike, covariant=True)


class Held(NamedTuple):
    """Copies of one printing in one zone, with the mark that the game puts on them."""

    zone: StrEnum
    printing: PrintingId
    copies: int
    mark: str | None = None


@dataclass(frozen=True, slots=True)
class SearchedDeck(Generic[F]):
    """What can be asked of a deck. `author` is who wrote it, or where it was copied from.

    `format`, `edition` and `as_of` are what the deck itself is held against: `format` None where
    that is not known, `edition` an id, None for the game's usual one. `updated` is the day of its
    last change, None where none is known. `is_unread` tells that some of its lines are not
    understood.
    """

    name: str = ""
    held: tuple[Held, ...] = ()
    author: str = ""
    notes: str = ""
    tags: tuple[str, ...] = ()
    format: F | None = None
    edition: str | None = None
    as_of: date | None = None
    updated: date | None = None
    is_unread: bool = False


AnySearchedDeck: TypeAlias = SearchedDeck[FormatLike]
"""A deck of any game as a search looks at it."""


def held_in(decklist: AnyDecklist) -> tuple[Held, ...]:
    """The cards of a decklist as a search counts them."""
    return tuple(
        Held(line.zone, line.printing.id, line.copies, line.mark) for line in decklist.lines
    )

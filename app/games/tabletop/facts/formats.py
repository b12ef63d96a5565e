"""Formats as data: what a deck is checked against."""

from dataclasses import dataclass
from datetime import date
from enum import Enum, StrEnum
from typing import Generic, TypeVar

R = TypeVar("R", bound=Enum, covariant=True)


class Base(StrEnum):
    """Deck rules that a format is based on: those of built decks, or of decks from a pool."""

    CONSTRUCTED = "constructed"
    LIMITED = "limited"


class Listing(StrEnum):
    """Entries of a banned list."""

    BANNED = "banned"
    RESTRICTED = "restricted"


@dataclass(frozen=True, slots=True)
class ListedName:
    """One entry of a banned list, valid from `since` until before `until`.

    An unknown start is `None` and counts as always; `source` says who announced it. The
    name may belong to a set that is not in the catalogue yet.
    """

    name: str
    listing: Listing
    source: str
    since: date | None = None
    until: date | None = None

    def holds_on(self, day: date | None) -> bool:
        """Tell whether the entry is in force on `day`; `None` means the newest list."""
        if day is None:
            return self.until is None
        return (self.since is None or self.since <= day) and (
            self.until is None or day < self.until
        )


@dataclass(frozen=True, slots=True)
class Format(Generic[R]):
    """A format as data; `R` are the game's rarities. `None` leaves a number to the game's rules.

    `sets` are set codes, `None` for all; `rarities` are judged by printing, everything
    else by name. `copies` is the most copies of a name.

    `unknown` lists, in words, what no source tells; a format with an entry there is an
    incomplete template that gives no verdict. `known_as_of` is the day, month or year of the newest
    source that says what the format allows; empty if no source is dated.
    """

    id: str
    name: str
    base: Base
    sets: tuple[str, ...] | None = None
    listed: tuple[ListedName, ...] = ()
    minimum: int | None = None
    maximum: int | None = None
    copies: int | None = None
    sideboard: int | None = None
    rarities: frozenset[R] | None = None
    unknown: tuple[str, ...] = ()
    notes: str = ""
    known_as_of: str = ""

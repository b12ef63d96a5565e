"""Formats as data: what a deck is checked against. Rules: 103."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from app.games.spoils.terms import Rarity


class Base(StrEnum):
    """Which section of the deck rules a format stands on: 103.1 or 103.2."""

    CONSTRUCTED = "constructed"
    LIMITED = "limited"


class Listing(StrEnum):
    """What a banned list says of a name."""

    BANNED = "banned"
    RESTRICTED = "restricted"


class Supplied(StrEnum):
    """Which cards a limited player gets besides the pool."""

    STAPLES_AND_FACTIONS = "staples+factions"
    NONE = "none"


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
        """Whether the entry is in force on `day`; `None` means the newest list."""
        if day is None:
            return self.until is None
        return (self.since is None or self.since <= day) and (
            self.until is None or day < self.until
        )


@dataclass(frozen=True, slots=True)
class Format:
    """A format as data. `None` leaves a number to the edition's rules.

    `sets` are set codes, `None` for all; `rarities` are judged by printing, everything
    else by name (201.1b). `copies` is the most copies of a name, `early_turn` the own
    turn by which a card should be deployable, or a warning is due.

    `unknown` lists, in words, what no source tells; a format with an entry there is an
    incomplete template that gives no verdict.
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
    supplied: Supplied = Supplied.STAPLES_AND_FACTIONS
    early_turn: int = 2
    rarities: frozenset[Rarity] | None = None
    unknown: tuple[str, ...] = ()
    notes: str = ""

"""Sets in the order of their release, the ids of printings, and preconstructed decks."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from enum import Enum
from typing import Final, NewType

PrintingId = NewType("PrintingId", str)
"""The id of a printing: stable over releases, the only way decks refer to cards."""

_ANY: Final = "any:"


def any_id(name: str) -> PrintingId:
    """The id that stands for any printing of a card."""
    return PrintingId(f"{_ANY}{name}")


def is_any(identity: PrintingId) -> bool:
    """Tell whether an id means any printing of a card."""
    return identity.startswith(_ANY)


def name_of_any(identity: PrintingId) -> str | None:
    """The name of the card that such an id stands for; None for the id of a printing."""
    return identity.removeprefix(_ANY) if is_any(identity) else None


@dataclass(frozen=True, slots=True)
class CardSet:
    """A set in release order. `released` is set only where a source gives the date: the first
    day of `released_as`, which may be a month or a year.

    `pack` tells how many cards of each of the game's rarities a pack holds. `names` are other
    names that files use for the set, first the one that LackeyCCG writes.
    """

    code: str
    name: str
    order: int
    size: int | None
    octgn_id: str | None = None
    released: date | None = None
    released_as: str = ""
    released_source: str | None = None
    pack: Mapping[Enum, int] = field(default_factory=dict)
    names: tuple[str, ...] = ()

    @property
    def lackey(self) -> str:
        """LackeyCCG's name for the set."""
        return self.names[0] if self.names else self.code


@dataclass(frozen=True, slots=True)
class PreconLine:
    """Copies of one printing. `mark` is a mark that the game puts on lines of a deck."""

    printing: PrintingId
    copies: int
    mark: str | None = None


@dataclass(frozen=True, slots=True)
class Precon:
    """A preconstructed deck with all that came in the box and belongs to the main list."""

    id: str
    name: str
    lines: tuple[PreconLine, ...]

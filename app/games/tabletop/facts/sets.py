"""Sets in the order of their release, and the ids of printings."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from enum import Enum
from typing import NewType

PrintingId = NewType("PrintingId", str)
"""The id of a printing: stable over releases, the only way decks refer to cards."""


@dataclass(frozen=True, slots=True)
class CardSet:
    """A set in release order. `released` is set only where a source gives the date.

    `pack` tells how many cards of each of the game's rarities a pack holds.
    """

    code: str
    name: str
    order: int
    size: int | None
    octgn_id: str | None = None
    released: date | None = None
    released_source: str | None = None
    pack: Mapping[Enum, int] = field(default_factory=dict)

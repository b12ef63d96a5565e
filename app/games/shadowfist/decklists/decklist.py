"""Decklists of Shadowfist: one zone that is played and one that is not. Rules: 1.2."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar, TypeAlias

from app.games.shadowfist import KEY
from app.games.shadowfist.facts import Printing, Title
from app.games.tabletop.decklists import decklist as tabletop
from app.games.tabletop.decklists import report


class Zone(StrEnum):
    """Where a line stands. Cards in `misc` are listed, but are not in the deck."""

    DECK = "deck"
    MISC = "misc"


@dataclass(frozen=True, slots=True)
class Line(tabletop.Line[Printing, Zone]):
    """Copies of one printing in one zone, or of a title that names no printing.

    Raises ValueError for fewer than one copy.
    """

    HASHED: ClassVar[frozenset[StrEnum]] = frozenset({Zone.DECK})

    zone: Zone = Zone.DECK
    card: Title = field(init=False, repr=False, compare=False)

    @property
    def counts(self) -> bool:
        """Whether the copies count toward the size of the deck; tokens never do. Rules: 47."""
        return self.zone is Zone.DECK and not self.card.is_token


@dataclass(frozen=True, slots=True)
class Decklist(tabletop.Decklist[Line]):
    """Lines in the order they were written, and what the player wrote about the deck."""

    game: str = KEY


Import: TypeAlias = report.Import[Decklist]
"""What a deck file was read as."""

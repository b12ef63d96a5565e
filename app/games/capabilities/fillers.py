"""Plain cards that fill a deck up, such as basic resources."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from app.games.tabletop.decklists.decklist import AnyDecklist, AnyLine
from app.games.tabletop.facts import AnyCatalogue

FILLERS: Final = "staples"
"""The word for them in addresses and forms of every game."""


class Fillers(ABC):
    """A game's plain cards that fill a deck up."""

    names: ClassVar[frozenset[str]]
    """The names of these cards."""

    title: ClassVar[str] = "fillers"
    """The game's word for them."""

    @abstractmethod
    def fill(self, deck: AnyDecklist, copies: int, catalogue: AnyCatalogue) -> tuple[AnyLine, ...]:
        """Return lines of a total of copies, split by what the deck asks for."""

    @abstractmethod
    def room(self, deck: AnyDecklist, size: int) -> int:
        """Return the number of them that a deck of a final size can still take."""

    @abstractmethod
    def are_asked(self, deck: AnyDecklist) -> bool:
        """Return whether the deck asks for any."""

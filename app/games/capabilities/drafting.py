"""Drafting by the computer, and decks that it builds from a pool of limited play."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue, PrintingLike
from app.games.tabletop.limited import Bot


class Drafting(ABC):
    """A game's bots in drafts."""

    method: ClassVar[str]
    """A few sentences on how bots choose, and how well that was found to work."""

    version: ClassVar[str]
    """Another one whenever a bot could choose another card."""

    @abstractmethod
    def bot(self, catalogue: AnyCatalogue) -> Bot[PrintingLike]:
        """Return the bot that knows a catalogue."""

    @abstractmethod
    def build(
        self, pool: Sequence[PrintingLike], size: int, catalogue: AnyCatalogue
    ) -> AnyDecklist:
        """Return a deck of at least a size, from a pool and what every player is given.

        It may lack cards where the pool does.
        """

"""Decks played on the referee against nobody, beside the fast model on the same shuffles."""

from __future__ import annotations

from abc import ABC, abstractmethod

from app.games.capabilities.simulated import RunReport, SimulatedDeck
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.figures import Counters, Shapes
from app.games.tabletop.facts import AnyCatalogue


class Refereed(ABC):
    """Games on a game's referee by number, each played by the fast model too."""

    @abstractmethod
    def shapes(self, deck: SimulatedDeck) -> Shapes:
        """Return the shapes of the counters of a deck's games."""

    @abstractmethod
    def count(self, model: object, catalogue: AnyCatalogue, seed: int, block: Block) -> Counters:
        """Play the games of a block from a deck's model, on any machine.

        Equal games give equal counters, which add up in any order.
        """

    @abstractmethod
    def check(self, deck: SimulatedDeck, catalogue: AnyCatalogue) -> None:
        """Raise UnplayableDeckError where the referee cannot play the deck."""

    @abstractmethod
    def report(
        self, deck: SimulatedDeck, seed: int, counted: Counters, pairs: Counters
    ) -> RunReport:
        """Return both results as lines and as JSON.

        `counted` is from the fast model alone, `pairs` from both; the model's games contain those
        of both.
        """

    @abstractmethod
    def page(self, deck: SimulatedDeck, seed: int, counted: Counters, pairs: Counters) -> object:
        """Return what the game's template shows of the same."""

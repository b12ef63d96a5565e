"""A deck ready to be played many times, and two decks compared."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

from app.games.tabletop.chance.figures import Counters
from app.games.tabletop.chance.simulation import Simulation
from app.games.tabletop.facts import AnyCatalogue


@dataclass(frozen=True, slots=True)
class RunReport:
    """A report of many games, or of two decks compared, as lines of text and a JSON object."""

    lines: tuple[str, ...]
    fields: Mapping[str, object]


class ComparedDecks(ABC):
    """The result of two decks played on the same shuffles."""

    @abstractmethod
    def report(self) -> RunReport:
        """Return the result as lines and as JSON."""

    @abstractmethod
    def page(self, names: tuple[str, str], catalogue: AnyCatalogue, turns: int) -> object:
        """Return what the game's template shows, by the names of both sides and the turns."""


class SimulatedDeck(Simulation):
    """A deck ready for simulation; its `model` is what `Simulator.count` takes."""

    @abstractmethod
    def report(self, seed: int, counters: Counters) -> RunReport:
        """Return what was counted, as lines and as JSON."""

    @abstractmethod
    def report_page(self, counters: Counters, sort: str) -> object:
        """Return what the game's template shows, the cards in one of the orders."""

    @abstractmethod
    def compare(self, other: SimulatedDeck, seed: int, games: int) -> ComparedDecks:
        """Play this deck and another on the same shuffles. Raises GoldfishError."""

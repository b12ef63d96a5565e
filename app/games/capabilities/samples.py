"""Samples of a game's cards and symbols, for the page that shows every component once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Protocol

from app.games.tabletop.charts import ColumnChart
from app.games.tabletop.decklists.decklist import AnyDecklist, AnyLine
from app.games.tabletop.facts import AnyCatalogue, CardLike
from app.games.tabletop.symbols import Symbol, Symbols


class CurveLike(Protocol):
    """Copies by cost as a chart; `legend` has the style of each part and what it means."""

    @property
    def chart(self) -> ColumnChart: ...
    @property
    def legend(self) -> tuple[tuple[str, str], ...]: ...


class Samples(ABC):
    """Examples of everything that is drawn."""

    symbols: ClassVar[tuple[tuple[Symbol, str], ...]]
    """All symbols, each with the group it belongs to."""

    amounts: ClassVar[tuple[tuple[str, Symbols], ...]]
    """Some of them together, with how they are drawn in words."""

    @abstractmethod
    def cards(self, catalogue: AnyCatalogue) -> tuple[tuple[str, CardLike], ...]:
        """Return one card of each kind, with the kind in words."""

    @abstractmethod
    def rows(self, deck: AnyDecklist) -> tuple[AnyLine, ...]:
        """Return five lines of a deck, and one that gives resources."""

    @abstractmethod
    def curve(self, deck: AnyDecklist) -> CurveLike:
        """Return the copies of a deck by cost."""

"""Samples of a game's cards and symbols, for the page that shows every component once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeAlias, TypeVar

from app.games.tabletop.charts import ColumnChart
from app.games.tabletop.decklists.decklist import AnyDecklist, AnyLine
from app.games.tabletop.facts import AnyCatalogue, CardLike
from app.games.tabletop.symbols import Symbol, Symbols

Facts = TypeVar("Facts", bound=AnyCatalogue)
D = TypeVar("D", bound=AnyDecklist)


class CurveLike(Protocol):
    """Copies by cost as a chart; `legend` has the style of each part and what it means."""

    @property
    def chart(self) -> ColumnChart: ...
    @property
    def legend(self) -> tuple[tuple[str, str], ...]: ...


@dataclass(frozen=True, slots=True)
class Samples(Generic[Facts, D]):
    """Examples of everything that is drawn.

    `cards` has one card of each kind with the kind in words, `rows` five lines of a deck and one
    that gives resources, `curve` the copies of a deck by cost. `symbols` are all symbols with
    the group they belong to, `amounts` some of them together, with how they are drawn in words.
    """

    cards: Callable[[Facts], tuple[tuple[str, CardLike], ...]]
    rows: Callable[[D], tuple[AnyLine, ...]]
    curve: Callable[[D], CurveLike]
    symbols: tuple[tuple[Symbol, str], ...]
    amounts: tuple[tuple[str, Symbols], ...]


AnySamples: TypeAlias = Samples[AnyCatalogue, AnyDecklist]

"""What the builder shows in numbers beside a deck."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.symbols import Symbol

C = TypeVar("C", bound=AnyCatalogue)
D = TypeVar("D", bound=AnyDecklist)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class DeckFigures(Generic[C, D, V]):
    """The figures of a deck, which the game's own templates draw.

    `of` counts a deck. `of_unfinished` counts one that is to reach a given size, and offers what
    would fill it up. `symbol` is that which the cards ask for most, where the game has such.
    `template` draws the figures in the builder, `short_template` a few of them beside a verdict.
    """

    of: Callable[[D], V]
    of_unfinished: Callable[[D, int, C], V]
    template: str
    short_template: str
    symbol: Callable[[D], Symbol | None] = lambda deck: None


AnyDeckFigures: TypeAlias = DeckFigures[AnyCatalogue, AnyDecklist, object]

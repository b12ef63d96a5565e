"""What the builder shows in numbers beside a deck."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue

C = TypeVar("C", bound=AnyCatalogue)
D = TypeVar("D", bound=AnyDecklist)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class DeckSketch:
    """A deck in a few words, each part empty where there is nothing to say.

    `does` is what many of its cards do. `kinds` are its kinds of cards, and `shared` the words
    that most of its cards share, both with copies.
    """

    does: str = ""
    kinds: tuple[tuple[str, int], ...] = ()
    shared: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class DeckFigures(Generic[C, D, V]):
    """The figures of a deck, which the game's own templates draw.

    `of` counts a deck. `of_unfinished` counts one that is to reach a given size, and offers what
    would fill it up. `sketch` tells a stranger what a deck is like.
    `template` draws the figures in the builder, `short_template` a few of them beside a verdict.
    """

    of: Callable[[D], V]
    of_unfinished: Callable[[D, int, C], V]
    template: str
    short_template: str
    sketch: Callable[[D, C], DeckSketch] = lambda deck, catalogue: DeckSketch()


AnyDeckFigures: TypeAlias = DeckFigures[AnyCatalogue, AnyDecklist, object]

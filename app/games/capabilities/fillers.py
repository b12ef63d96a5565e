"""Plain cards that fill a deck up, such as basic resources."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from app.games.tabletop.decklists.decklist import AnyDecklist, AnyLine
from app.games.tabletop.facts import AnyCatalogue

C = TypeVar("C", bound=AnyCatalogue)
D = TypeVar("D", bound=AnyDecklist)
L = TypeVar("L", bound=AnyLine, covariant=True)


@dataclass(frozen=True, slots=True)
class Fillers(Generic[C, D, L]):
    """How a game fills a deck up.

    `names` are the cards that do so. `fill` are lines of a given total of copies, split by what
    the deck asks for. `room` is how many of them a deck of a given final size can still
    take. `are_asked` tells whether the deck asks for any. `title` is what the game calls them.
    """

    names: frozenset[str]
    fill: Callable[[D, int, C], tuple[L, ...]]
    room: Callable[[D, int], int]
    are_asked: Callable[[D], bool]
    title: str = "fillers"


AnyFillers: TypeAlias = Fillers[AnyCatalogue, AnyDecklist, AnyLine]

"""How a game with a deck starts: what odds, simulations and games by hand begin with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeAlias, TypeVar

from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue


class StartLike(Protocol):
    """A deck ready to be shuffled; equal ones give equal games, so it can be the key of a cache.

    `notes` say what was assumed because the deck does not say it.
    """

    @property
    def notes(self) -> tuple[str, ...]: ...


C = TypeVar("C", bound=AnyCatalogue)
D = TypeVar("D", bound=AnyDecklist)
S = TypeVar("S", bound=StartLike)


@dataclass(frozen=True, slots=True)
class StartRequest:
    """How a game shall start. `edition` is an id; `starting` names what starts in play.

    Without `starting` that is what the deck says, else what suits it.
    """

    edition: str
    goes_first: bool = True
    starting: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Starting(Generic[C, D, S]):
    """How games of a game start.

    `prepare` raises GoldfishError for a deck that cannot start so. `choices` are the sets of
    cards by name that may start in play, empty where the deck leaves none to choose from. `name`
    is what the game calls them, empty where no cards start in play. `has_order` tells whether it
    matters who goes first.
    """

    prepare: Callable[[D, C, StartRequest], S]
    choices: Callable[[D, C], tuple[tuple[str, ...], ...]]
    name: str = "starting cards"
    has_order: bool = True


AnyStarting: TypeAlias = Starting[AnyCatalogue, AnyDecklist, StartLike]

"""Starts of games with a deck, from which odds, simulations and games by hand begin."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Protocol

from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue


class StartLike(Protocol):
    """A deck ready to be shuffled; equal ones give equal games, so it can be the key of a cache.

    `notes` say what was assumed because the deck does not say it.
    """

    @property
    def notes(self) -> tuple[str, ...]: ...


@dataclass(frozen=True, slots=True)
class StartRequest:
    """A wanted start of a game. `edition` is an id; `starting` names what starts in play.

    Without `starting` that is what the deck says, else what suits it.
    """

    edition: str
    goes_first: bool = True
    starting: tuple[str, ...] | None = None


class Starting(ABC):
    """The start of games with a deck."""

    name: ClassVar[str] = "starting cards"
    """The word for cards that start in play, as in help texts; empty where none do."""

    has_order: ClassVar[bool] = True
    """True where it matters who goes first."""

    @abstractmethod
    def prepare(self, deck: AnyDecklist, catalogue: AnyCatalogue, asked: StartRequest) -> StartLike:
        """Return a deck ready to be shuffled. Raises GoldfishError where it cannot start so."""

    @abstractmethod
    def choices(self, deck: AnyDecklist, catalogue: AnyCatalogue) -> tuple[tuple[str, ...], ...]:
        """Return the sets of cards, by name, that may start in play; empty without a choice."""

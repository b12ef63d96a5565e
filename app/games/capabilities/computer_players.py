"""Whole games played by the computer, and single decisions of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Generic, Protocol, TypeVar

from app.games.capabilities.table import UnplayableDeckError
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.gauntlet.ladder import Pair
from app.games.tabletop.gauntlet.losses import Cause, Help, Loss
from app.games.tabletop.gauntlet.matrix import Matrix, read_matrix
from app.games.tabletop.referee.match import Ending, Limits, PlayedGame


class PreparedLike(Protocol):
    """A deck ready to be shuffled: plain, hashable and fit to be sent to another process.

    `notes` say what was assumed because the deck does not say it.
    """

    @property
    def notes(self) -> tuple[str, ...]: ...


class LevelLike(Protocol):
    """A computer player that people can choose."""

    @property
    def key(self) -> str:
        """Its key in addresses and records."""
        ...

    @property
    def name(self) -> str:
        """Its name for people."""
        ...

    @property
    def words(self) -> str:
        """A short description of its play."""
        ...

    @property
    def version(self) -> str:
        """Its version: another one whenever it could answer otherwise."""
        ...


class UnknownLevelError(ValueError):
    """A level that the game does not have; the message names those it has."""


P_co = TypeVar("P_co", bound=PreparedLike, covariant=True)


@dataclass(frozen=True, slots=True)
class Opening(Generic[P_co]):
    """A game's opening: a deck for each person, the id of an edition, and the seed of all chance.

    `first` is the person who takes the first turn; None lets the game's own rules decide.
    """

    decks: Sequence[P_co]
    edition: str
    seed: int
    first: int | None = None


class ComputerPlayers(ABC):
    """Computer players of a game, and the games between them."""

    levels: ClassVar[Sequence[LevelLike]]
    """The players that people choose from, the weakest first."""

    usual: ClassVar[str]
    """The key of the level to start with."""

    yardstick: ClassVar[LevelLike]
    """A player without skill, against whom levels are measured."""

    persons: ClassVar[range]
    """The numbers of people that can play."""

    rules_version: ClassVar[str]
    """The version of the rules and card texts: a result holds for that one only."""

    limits: ClassVar[Limits]
    """The point at which a game that does not end is stopped."""

    matrix_file: ClassVar[Path | None] = None
    """The results of the preconstructed decks against each other; None without any."""

    @abstractmethod
    def prepare(self, deck: AnyDecklist, catalogue: AnyCatalogue, edition: str) -> PreparedLike:
        """Return a deck ready for an edition. Raises UnplayableDeckError."""

    @abstractmethod
    def align(self, base: PreparedLike, changed: PreparedLike) -> PreparedLike:
        """Return a changed deck with the places of the deck that it was changed from.

        The same seed then deals both alike.
        """

    @abstractmethod
    def check(self, opening: Opening[PreparedLike], catalogue: AnyCatalogue) -> None:
        """Raise UnplayableDeckError where a game cannot open so."""

    @abstractmethod
    def play(
        self, opening: Opening[PreparedLike], catalogue: AnyCatalogue, levels: Sequence[str]
    ) -> PlayedGame:
        """Play a whole game, each deck at the level of its place.

        Raises UnknownLevelError and UnplayableDeckError.
        """

    @abstractmethod
    def play_pair(
        self,
        opening: Opening[PreparedLike],
        catalogue: AnyCatalogue,
        levels: tuple[LevelLike, LevelLike],
    ) -> Pair:
        """Play two games from one opening, with the players' places changed in the second."""

    def loss(self, record: str, person: int, catalogue: AnyCatalogue) -> Loss | None:
        """Return how things stood for the loser of a recorded game; None if the game cannot say."""
        return None

    def help_against(self, cause: Cause) -> Help | None:
        """Return what an owner may do about losses by a cause; None where nothing is proposed."""
        return None

    def matrix(self) -> Matrix | None:
        """Return how the preconstructed decks did against each other; None without results."""
        if self.matrix_file is None or not self.matrix_file.exists():
            return None
        return read_matrix(self.matrix_file.read_text(encoding="utf-8"))

    def level(self, key: str) -> LevelLike:
        """Return the level with this key. Raises UnknownLevelError."""
        for level in self.levels:
            if level.key == key:
                return level
        known = ", ".join(level.key for level in self.levels)
        raise UnknownLevelError(f"There is no level {key!r}; the levels are: {known}")


__all__ = [
    "ComputerPlayers",
    "Ending",
    "LevelLike",
    "Limits",
    "Opening",
    "Pair",
    "PlayedGame",
    "PreparedLike",
    "UnknownLevelError",
    "UnplayableDeckError",
]

"""Whole games played by the computer, and single decisions of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, Protocol, TypeAlias, TypeVar

from app.games.capabilities.table import UnplayableDeckError
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.gauntlet.matrix import Matrix, read_matrix
from app.games.tabletop.referee.match import Ending, Limits, PlayedGame, play_match
from app.games.tabletop.referee.players import Choice, Level, PlayableGame, chance_of, decide


class PreparedLike(Protocol):
    """A deck ready to be shuffled: plain, hashable and fit to be sent to another process.

    `notes` say what was assumed because the deck does not say it.
    """

    @property
    def notes(self) -> tuple[str, ...]: ...


class UnknownLevelError(ValueError):
    """A level that the game does not have; the message names those it has."""


C = TypeVar("C", bound=AnyCatalogue)
D = TypeVar("D", bound=AnyDecklist)
P = TypeVar("P", bound=PreparedLike)
S = TypeVar("S")
A = TypeVar("A", bound=Hashable)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Opening(Generic[P]):
    """How a game opens: a deck for each person, the id of an edition, and the seed of all chance.

    `first` is the person who takes the first turn; None lets the game's own rules decide.
    """

    decks: Sequence[P]
    edition: str
    seed: int
    first: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ComputerPlayers(Generic[C, D, P, S, A, V]):
    """How the computer plays a game.

    `levels` are the players that people choose from, the weakest first; `usual` is the key of the
    one to start with. `yardstick` is a player without skill, against whom levels are measured.
    `persons` are the numbers of people that can play. `rules_version` is the
    version of the rules and card texts: a result holds for that one only. `limits` say where a game
    that does not end is stopped.

    `matrix_file` keeps how the preconstructed decks did against each other; None without one.

    `prepare` makes a deck ready for an edition, and `start` opens a game up to its first question;
    both raise UnplayableDeckError. `align` gives a changed deck the places of the deck it was
    changed from, so that the same seed deals both alike. `read_answer` reads what `str` writes of
    an answer and raises ValueError; `in_words` says an answer to the person who is asked.
    """

    game: PlayableGame[S, A, V]
    levels: Sequence[Level[S, A, V]]
    usual: str
    yardstick: Level[S, A, V]
    persons: range
    rules_version: str
    limits: Limits
    prepare: Callable[[D, C, str], P]
    align: Callable[[P, P], P]
    start: Callable[[Opening[P], C], S]
    read_answer: Callable[[str], A]
    in_words: Callable[[S, A], str]
    matrix_file: Path | None = None

    def matrix(self) -> Matrix | None:
        """How the preconstructed decks did against each other; None where nobody played that."""
        if self.matrix_file is None or not self.matrix_file.exists():
            return None
        return read_matrix(self.matrix_file.read_text(encoding="utf-8"))

    def level(self, key: str) -> Level[S, A, V]:
        """The level with this key. Raises UnknownLevelError."""
        for level in self.levels:
            if level.key == key:
                return level
        known = ", ".join(level.key for level in self.levels)
        raise UnknownLevelError(f"There is no level {key!r}; the levels are: {known}")

    def play(self, opening: Opening[P], catalogue: C, levels: Sequence[str]) -> PlayedGame:
        """Play a whole game, each deck at the level of its place.

        Raises UnknownLevelError and UnplayableDeckError.
        """
        seats = [self.level(key) for key in levels]
        state = self.start(opening, catalogue)
        return play_match(self.game, state, seats, opening.seed, self.limits)

    def choose(self, state: S, level: str, seed: int, answers: int) -> Choice[A]:
        """What a level answers now, after this many answers in a game with this seed.

        It is the same whenever it is asked, and what `play` would do. Raises UnknownLevelError.
        """
        person = self.game.to_decide(state)
        if person is None:
            raise ValueError("The game is over: nobody has to decide")
        played = self.level(level)
        chance = chance_of(seed, person, answers)
        return decide(self.game, state, played.player, chance, played.effort)


AnyComputerPlayers: TypeAlias = ComputerPlayers[
    AnyCatalogue, AnyDecklist, PreparedLike, object, Hashable, object
]

__all__ = [
    "AnyComputerPlayers",
    "ComputerPlayers",
    "Ending",
    "Limits",
    "Opening",
    "PlayedGame",
    "PreparedLike",
    "UnknownLevelError",
    "UnplayableDeckError",
]

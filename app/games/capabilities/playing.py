"""Whole games of a person against a computer player, on the game's own rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from app.games.capabilities.computer_players import Opening, PreparedLike
from app.games.capabilities.table import IllegalMoveError
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.referee.players import AnsweredFor, Asking


class StoppedGameError(ValueError):
    """A game that is not played on because it has become too long; the message says how long."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Parts of a game's page besides the table.

    `hint` asks for the best moves. `has_conceded` ends the game, and so does `stopped`, which says
    why it is not played on.
    """

    hint: bool = False
    has_conceded: bool = False
    stopped: str = ""


class PlayedAgainst(ABC):
    """A running game of a person, who brought the first deck, against a computer player.

    Its opening, the key of a level and its `answers` make it again. The computer's answers follow
    from these.
    """

    @property
    @abstractmethod
    def answers(self) -> Sequence[str]:
        """The answers of the person, and those given for them."""

    @property
    @abstractmethod
    def all_answers(self) -> Sequence[str]:
        """The answers of both players. They tell hidden cards."""

    @property
    @abstractmethod
    def undone(self) -> Sequence[str]:
        """The answers before the last one that the person gave."""

    @property
    @abstractmethod
    def before_payment(self) -> Sequence[str] | None:
        """The answers before something was paid for the person just now; None if nothing was."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Return whether the game has ended."""

    @property
    @abstractmethod
    def record(self) -> str:
        """The whole game with all cards, as text that can be replayed."""

    @abstractmethod
    def clone(self) -> Self:
        """Return an independent copy."""

    @abstractmethod
    def play(self, answer: str, answered: AnsweredFor) -> None:
        """Give an answer of the person and play on until they are asked again.

        Raises IllegalMoveError, after which nothing has changed, and StoppedGameError.
        """

    @abstractmethod
    def repeat(self, answer: str) -> None:
        """Give one of `answers` once more. Raises IllegalMoveError and StoppedGameError."""

    @abstractmethod
    def settle(self, answered: AnsweredFor) -> None:
        """Answer open questions that need not be put to the person. Raises StoppedGameError."""

    @abstractmethod
    def page(self, shown: Shown) -> object:
        """Return what the game's template shows.

        It holds no hidden card of the computer before the end.
        """


class Playing(ABC):
    """Whole games of a person against the computer."""

    templates: ClassVar[str]
    """The folder of the template `play/_table.html`."""

    @abstractmethod
    def begin(
        self, opening: Opening[PreparedLike], catalogue: AnyCatalogue, level: str
    ) -> PlayedAgainst:
        """Open a game up to the first question.

        Raises UnplayableDeckError and UnknownLevelError.
        """


__all__ = [
    "AnsweredFor",
    "Asking",
    "IllegalMoveError",
    "PlayedAgainst",
    "Playing",
    "Shown",
    "StoppedGameError",
]

"""One game by hand on the game's own rules, against an opponent who does nothing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from app.games.capabilities.starting import Starting, StartLike
from app.games.tabletop.facts import AnyCatalogue


class IllegalMoveError(ValueError):
    """An answer that the rules do not allow now; the message says why. Nothing has changed."""


class UnplayableDeckError(ValueError):
    """A deck that the referee cannot play; the message says why."""


@dataclass(frozen=True)
class Move:
    """Something that can be done now: what to send, what it says, its key if it has one."""

    action: str
    words: str
    note: str = ""
    key: str = ""


@dataclass(frozen=True)
class LogLine:
    """The effects of one answer, the number of answers before it, and the rules behind it."""

    words: str
    before: int
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class LogTurn:
    """A turn of a game by hand, and how many answers came before it."""

    title: str
    lines: tuple[LogLine, ...]
    before: int

    @property
    def words(self) -> str:
        """The whole turn."""
        return " ".join(line.words for line in self.lines)


class GameByHand(ABC):
    """A running game. Its start, the seed of its shuffle and the answers given make it again.

    An answer is a text.
    """

    @property
    @abstractmethod
    def answers(self) -> tuple[str, ...]:
        """The answers given so far."""

    @property
    @abstractmethod
    def undone(self) -> tuple[str, ...]:
        """The answers before the last move."""

    @property
    @abstractmethod
    def before_payment(self) -> tuple[str, ...] | None:
        """The answers before the payment just made; None if it could not be made differently."""

    @property
    @abstractmethod
    def is_mulligan(self) -> bool:
        """Return whether the open question is what to put back of the opening hand."""

    @abstractmethod
    def clone(self) -> Self:
        """Return an independent copy."""

    @abstractmethod
    def play(self, answer: str) -> None:
        """Answer the open question.

        Raises IllegalMoveError, and GoldfishError once the game has become too long.
        """

    @abstractmethod
    def move(self, text: str) -> None:
        """Do what the text of a `Move` says, and pay where it makes no difference with what.

        Raises IllegalMoveError, and GoldfishError once the game has become too long.
        """

    def repeat(self, abilities: int, times: int) -> int:
        """Repeat what was done with the last abilities; return how often it came to its end.

        Raises IllegalMoveError, and GoldfishError once the game has become too long.
        """
        raise IllegalMoveError("In this game, nothing is repeated at once")

    @abstractmethod
    def mulligan(self, marks: Sequence[str]) -> tuple[str, ...]:
        """Return the answers that put back the marked places of the hand, counted from 1.

        Marks that are no place of the hand are left out.
        """

    @property
    def bench(self) -> str | None:
        """This moment as a bench file, with what the player knows; None where there is none."""
        return None

    @abstractmethod
    def page(self) -> object:
        """Return what the game's template shows."""


class Table(ABC):
    """A game's referee for one player."""

    start: ClassVar[Starting]
    """The start of each game."""

    templates: ClassVar[str]
    """The folder of the templates that show what pages are given."""

    @abstractmethod
    def read_answers(self, texts: Sequence[str]) -> tuple[str, ...]:
        """Return answers as `GameByHand.answers` spells them.

        Raises ValueError for a text that is no answer, and for more than a game may have.
        """

    @abstractmethod
    def sit_down(self, start: StartLike, catalogue: AnyCatalogue, seed: int) -> GameByHand:
        """Begin a game, up to its first question. Raises UnplayableDeckError."""

"""One game by hand on the game's own rules, against an opponent who does nothing."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from app.games.capabilities.starting import Starting, StartLike
from app.games.tabletop.decklists.decklist import AnyDecklist
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
    """What one answer brought about, how many answers came before it, and the rules behind it."""

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


C = TypeVar("C", bound=AnyCatalogue)
D = TypeVar("D", bound=AnyDecklist)
S = TypeVar("S", bound=StartLike)
A = TypeVar("A", bound=Hashable)
T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Table(Generic[C, D, S, A, T]):
    """A game's referee for one player.

    A running game is its start, the seed of its shuffle, and the answers given; an answer's text
    is its `str`. `read_answers` reads them, and raises ValueError for a text that is no answer and
    for more answers than a game may have.

    `sit_down` begins a game up to its first question and raises UnplayableDeckError. `play`
    answers the open question; `move` does what the text of a `Move` says, and pays where it makes
    no difference with what. Both raise IllegalMoveError, and GoldfishError where the game has
    become too long. `clone` is an independent copy of a running game. `undone` are the answers
    before the last move, and `before_payment` those before the payment that was just made, None if
    there is none to make differently.

    `is_mulligan` tells whether the open question is what to put back of the opening hand, and
    `mulligan` are the answers that put back the marked places, counted from 1, in their order.
    `page` is what the game's template shows of a running game.

    `templates` is the folder of the templates that show what pages are given.
    """

    start: Starting[C, D, S]
    templates: str
    read_answers: Callable[[Sequence[str]], tuple[A, ...]]
    sit_down: Callable[[S, C, int], T]
    clone: Callable[[T], T]
    play: Callable[[T, A], None]
    move: Callable[[T, str], None]
    answers: Callable[[T], tuple[A, ...]]
    undone: Callable[[T], tuple[A, ...]]
    before_payment: Callable[[T], tuple[A, ...] | None]
    is_mulligan: Callable[[T], bool]
    mulligan: Callable[[T, Sequence[str]], Sequence[A]]
    page: Callable[[T, S], object]


AnyTable: TypeAlias = Table[AnyCatalogue, AnyDecklist, StartLike, Hashable, object]

"""Whole games of a person against a computer player, on the game's own rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from app.games.capabilities.computer_players import Opening, PreparedLike
from app.games.capabilities.table import IllegalMoveError
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.referee.asking import AnsweredFor, Asking


class StoppedGameError(ValueError):
    """A game that is not played on because it has become too long; the message says how long."""


C = TypeVar("C", bound=AnyCatalogue)
P = TypeVar("P", bound=PreparedLike)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Shown:
    """What the page of a game shows besides the table.

    `hint` asks for the best moves. `has_conceded` ends the game, and so does `stopped`, which says
    why it is not played on.
    """

    hint: bool = False
    has_conceded: bool = False
    stopped: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Playing(Generic[C, P, T]):
    """How a person plays against a computer player of the game.

    A running game is its opening, in which the person brought the first deck, the key of a level,
    and its `answers` as texts: those of the person, and those given for them. The computer's follow
    from these.

    `begin` opens a game up to the first question; it raises UnplayableDeckError and
    UnknownLevelError. `play` gives an answer of the person and plays on until they are asked again;
    `repeat` gives one of `answers` once more. Both raise IllegalMoveError, after which nothing has
    changed, and StoppedGameError. `settle` gives the answers to open questions that need not be put
    to the person; it raises StoppedGameError.

    `all_answers` are those of both players and tell hidden cards. `undone` are the answers before
    the last one that the person gave. `before_payment` are those before something was paid for them
    just now, None if nothing was. `page` is what the game's template shows, which holds no hidden
    card of the computer before the end. `record` is the whole game with all cards, as text that can
    be replayed. `templates` is the folder of the template `play/_table.html`.
    """

    templates: str
    begin: Callable[[Opening[P], C, str], T]
    clone: Callable[[T], T]
    play: Callable[[T, str, AnsweredFor], None]
    repeat: Callable[[T, str], None]
    settle: Callable[[T, AnsweredFor], None]
    answers: Callable[[T], Sequence[str]]
    all_answers: Callable[[T], Sequence[str]]
    undone: Callable[[T], Sequence[str]]
    before_payment: Callable[[T], Sequence[str] | None]
    is_over: Callable[[T], bool]
    page: Callable[[T, Shown], object]
    record: Callable[[T], str]


AnyPlaying: TypeAlias = Playing[AnyCatalogue, PreparedLike, object]

__all__ = [
    "AnsweredFor",
    "AnyPlaying",
    "Asking",
    "IllegalMoveError",
    "Playing",
    "Shown",
    "StoppedGameError",
]

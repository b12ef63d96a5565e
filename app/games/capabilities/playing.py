"""Whole games of a person against a computer player, or of people, on the game's own rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Self

from app.games.capabilities.computer_players import Opening, PreparedLike
from app.games.capabilities.table import IllegalMoveError, LogTurn
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.referee.players import AnsweredFor, Asking, Moment, PassUntil


class StoppedGameError(ValueError):
    """A game that is not played on because it has become too long; the message says how long."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Parts of a game's page besides the table.

    `hint` asks for the best moves. `has_conceded` ends the game, and so does `stopped`, which says
    why it is not played on. `is_open` shows a moment of a game that has ended: both hands, and
    nothing to answer.
    """

    hint: bool = False
    has_conceded: bool = False
    stopped: str = ""
    is_open: bool = False


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
    def repeat_round(self, abilities: int, times: int, answered: AnsweredFor) -> int:
        """Repeat what the person did with the last abilities; return how often it came to its end.

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


SPECTATOR: Final = -1
"""The audience of those who sit at no seat and see nobody's hidden cards."""

_FIRST_MARK: Final = 0xE000


def name_mark(seat: int) -> str:
    """Return the character that stands for the name of a player in lines that are kept."""
    return chr(_FIRST_MARK + seat)


def with_names(words: str, names: Sequence[str]) -> str:
    """Return a kept line with the names of the players."""
    for seat, name in enumerate(names):
        words = words.replace(name_mark(seat), name)
    return words


@dataclass(frozen=True, slots=True)
class Told:
    """Something that an audience saw, with name marks; `title` is that of a turn that begins."""

    title: str
    words: str


@dataclass(frozen=True, slots=True)
class GivenAnswer:
    """An answer that was given in a game of people, and what each audience saw of its results.

    `shown_to` are the seats that learned what a hidden card is; all of them if cards were drawn or
    shown, or chance was used. `told` is by seat, and by `SPECTATOR`.
    """

    seat: int
    text: str
    is_for_them: bool
    shown_to: frozenset[int]
    told: Mapping[int, Sequence[Told]]


@dataclass(frozen=True, slots=True)
class Repeated:
    """The answers of a repeated round, and how often it was played to its end."""

    given: Sequence[GivenAnswer]
    done: int


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The end of a game by its rules: the seat that won, None if nobody did, and why."""

    winner: int | None
    why: str


class SeatedGame(ABC):
    """A running game of people. Its opening and its `answers` make it again.

    Nothing is answered without a wish of the person who is asked.
    """

    @property
    @abstractmethod
    def to_decide(self) -> int | None:
        """The seat that is asked; None when the game is over."""

    @property
    @abstractmethod
    def result(self) -> SeatResult | None:
        """The end of the game; None while it goes on."""

    @property
    @abstractmethod
    def answers(self) -> Sequence[str]:
        """All answers, as `repeat` takes them. They tell hidden cards."""

    @property
    @abstractmethod
    def watched_answers(self) -> Sequence[str] | None:
        """The answers as `Watching` takes them; None if it cannot show this game.

        Questions that only keep others from learning who has an answer are left out.
        """

    @property
    @abstractmethod
    def turn(self) -> int:
        """The number of turns of all players that have begun."""

    @abstractmethod
    def moment(self, seat: int) -> Moment:
        """Return what everybody sees of the moment that ends standing orders of a seat."""

    @property
    @abstractmethod
    def out(self) -> frozenset[int]:
        """The seats that have lost while the others play on."""

    @property
    @abstractmethod
    def kinds(self) -> str:
        """The digest of the facts of the cards in the game: another one may be another game."""

    @property
    @abstractmethod
    def record(self) -> str:
        """The whole game with all cards, as text that can be replayed."""

    @abstractmethod
    def clone(self) -> Self:
        """Return an independent copy."""

    @abstractmethod
    def told(self) -> Mapping[int, Sequence[Told]]:
        """Return what each audience saw of the last answer; before any, of the opening."""

    @abstractmethod
    def answer(self, seat: int, text: str) -> Sequence[GivenAnswer]:
        """Give a person's answer, which may be several in one. Nothing else is answered.

        Raises IllegalMoveError, after which nothing has changed, and StoppedGameError.
        """

    def repeat_round(
        self, seat: int, abilities: int, times: int, wishes: Sequence[AnsweredFor]
    ) -> Repeated:
        """Repeat what a person did with the last abilities, and settle after each answer.

        It ends early where anybody is asked something else, as they wish to be. Raises
        IllegalMoveError, after which nothing has changed, and StoppedGameError.
        """
        raise IllegalMoveError("In this game, nothing is repeated at once")

    @abstractmethod
    def settle(self, wishes: Sequence[AnsweredFor]) -> Sequence[GivenAnswer]:
        """Answer open questions as each seat wishes that they are answered for it.

        What is answered depends only on the wishes and on what every seat can see. Raises
        StoppedGameError.
        """

    @abstractmethod
    def repeat(self, text: str) -> None:
        """Give one of `answers` once more. Raises IllegalMoveError."""

    @abstractmethod
    def page(
        self, seat: int, shown: Shown, names: Sequence[str], log: tuple[LogTurn, ...]
    ) -> object:
        """Return what the game's template shows to a seat, with the names of the players.

        It holds no hidden card of others before the end. `SPECTATOR` sees no hand before that.
        """


class SeatedPlay(ABC):
    """Whole games between people."""

    templates: ClassVar[str]
    """The folder of the templates in `by_link`: the board, the question, hands open and hidden."""

    persons: ClassVar[range]
    """The numbers of people that can play."""

    @abstractmethod
    def prepare(self, deck: AnyDecklist, catalogue: AnyCatalogue, edition: str) -> PreparedLike:
        """Return a deck ready for an edition. Raises UnplayableDeckError."""

    @abstractmethod
    def begin(self, opening: Opening[PreparedLike], catalogue: AnyCatalogue) -> SeatedGame:
        """Open a game up to the first question. Raises UnplayableDeckError."""


__all__ = [
    "SPECTATOR",
    "AnsweredFor",
    "Asking",
    "GivenAnswer",
    "IllegalMoveError",
    "Moment",
    "PassUntil",
    "PlayedAgainst",
    "Playing",
    "Repeated",
    "SeatResult",
    "SeatedGame",
    "SeatedPlay",
    "Shown",
    "StoppedGameError",
    "Told",
    "name_mark",
    "with_names",
]

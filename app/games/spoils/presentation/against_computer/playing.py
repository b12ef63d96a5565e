"""A person plays The Spoils against the computer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Self, TypeVar

from app.games.capabilities.computer_players import Opening, PreparedLike
from app.games.capabilities.playing import (
    AnsweredFor,
    IllegalMoveError,
    PlayedAgainst,
    Playing,
    Shown,
    StoppedGameError,
)
from app.games.spoils.engine import IllegalAction, read_action
from app.games.spoils.goldfish.from_decklist import TEMPLATES
from app.games.spoils.players.against_computer import AgainstComputer, TooLongError, begun
from app.games.spoils.players.computer_players import SpoilsComputerPlayers
from app.games.spoils.presentation.against_computer.page import PlayPage, play_page
from app.games.spoils.presentation.goldfish.payments import cards_paid
from app.games.tabletop.facts import AnyCatalogue

T = TypeVar("T")


class SpoilsPlayedAgainst(PlayedAgainst):
    """A game of two on the referee. `state` is the referee's."""

    def __init__(self, game: AgainstComputer) -> None:
        self.game = game

    @property
    def answers(self) -> Sequence[str]:
        return self.game.own

    @property
    def all_answers(self) -> Sequence[str]:
        return [str(answer) for answer in self.game.all_answers]

    @property
    def undone(self) -> Sequence[str]:
        return self.game.before_last

    @property
    def before_payment(self) -> Sequence[str] | None:
        return self.game.before_payment

    @property
    def is_over(self) -> bool:
        return self.game.is_over

    @property
    def record(self) -> str:
        return self.game.record

    def clone(self) -> Self:
        return type(self)(self.game.clone())

    def play(self, answer: str, answered: AnsweredFor) -> None:
        cards = cards_paid(answer)
        if cards is None:
            _tried(lambda: self.game.play(read_action(answer), answered))
        else:
            _tried(lambda: self.game.pay(cards, answered))

    def repeat_round(self, abilities: int, times: int, answered: AnsweredFor) -> int:
        return _tried(lambda: self.game.repeat_round(abilities, times, answered))

    def repeat(self, answer: str) -> None:
        _tried(lambda: self.game.repeat(answer))

    def settle(self, answered: AnsweredFor) -> None:
        _tried(lambda: self.game.settle(answered))

    def page(self, shown: Shown) -> PlayPage:
        return play_page(self.game, shown)


class SpoilsPlaying(Playing):
    """Games of The Spoils against one of its levels."""

    templates = TEMPLATES

    def begin(
        self, opening: Opening[PreparedLike], catalogue: AnyCatalogue, level: str
    ) -> SpoilsPlayedAgainst:
        players = SpoilsComputerPlayers()
        state = players.start(opening, catalogue)
        return SpoilsPlayedAgainst(begun(state, players.level(level), opening.seed))


def _tried(give: Callable[[], T]) -> T:
    try:
        return give()
    except TooLongError as problem:
        raise StoppedGameError(str(problem)) from None
    except (IllegalAction, ValueError) as problem:
        raise IllegalMoveError(str(problem)) from None

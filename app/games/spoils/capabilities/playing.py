"""A person plays The Spoils against the computer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from app.games.capabilities.computer_players import Opening
from app.games.capabilities.playing import (
    AnsweredFor,
    IllegalMoveError,
    Playing,
    Shown,
    StoppedGameError,
)
from app.games.spoils.capabilities.computer_players import COMPUTER_PLAYERS
from app.games.spoils.capabilities.starting import TEMPLATES
from app.games.spoils.engine import IllegalAction, read_action
from app.games.spoils.facts import Catalogue
from app.games.spoils.players.against_computer import AgainstComputer, TooLongError, begun
from app.games.spoils.players.opening import PreparedDeck
from app.games.spoils.presentation.against_computer.page import PlayPage, play_page
from app.games.spoils.presentation.goldfish.payments import cards_paid


def _begin(opening: Opening[PreparedDeck], catalogue: Catalogue, level: str) -> AgainstComputer:
    state = COMPUTER_PLAYERS.start(opening, catalogue)
    return begun(state, COMPUTER_PLAYERS.level(level), opening.seed)


def _play(game: AgainstComputer, answer: str, answered: AnsweredFor) -> None:
    cards = cards_paid(answer)
    if cards is None:
        _tried(lambda: game.play(read_action(answer), answered))
    else:
        _tried(lambda: game.pay(cards, answered))


def _repeat(game: AgainstComputer, text: str) -> None:
    _tried(lambda: game.repeat(text))


def _settle(game: AgainstComputer, answered: AnsweredFor) -> None:
    _tried(lambda: game.settle(answered))


def _tried(give: Callable[[], None]) -> None:
    try:
        give()
    except TooLongError as problem:
        raise StoppedGameError(str(problem)) from None
    except (IllegalAction, ValueError) as problem:
        raise IllegalMoveError(str(problem)) from None


def _answers(game: AgainstComputer) -> Sequence[str]:
    return game.own


def _all_answers(game: AgainstComputer) -> Sequence[str]:
    return [str(answer) for answer in game.all_answers]


def _undone(game: AgainstComputer) -> Sequence[str]:
    return game.before_last


def _before_payment(game: AgainstComputer) -> Sequence[str] | None:
    return game.before_payment


def _is_over(game: AgainstComputer) -> bool:
    return game.is_over


def _page(game: AgainstComputer, shown: Shown) -> PlayPage:
    return play_page(game, shown)


def _record(game: AgainstComputer) -> str:
    return game.record


PLAYING: Final[Playing[Catalogue, PreparedDeck, AgainstComputer]] = Playing(
    templates=TEMPLATES,
    begin=_begin,
    clone=AgainstComputer.clone,
    play=_play,
    repeat=_repeat,
    settle=_settle,
    answers=_answers,
    all_answers=_all_answers,
    undone=_undone,
    before_payment=_before_payment,
    is_over=_is_over,
    page=_page,
    record=_record,
)

"""Games of The Spoils by hand, on the referee."""

from collections.abc import Sequence
from typing import Final

from app.games.capabilities.table import IllegalMoveError, Table, UnplayableDeckError
from app.games.spoils.capabilities.starting import STARTING, TEMPLATES
from app.games.spoils.decklists import Decklist
from app.games.spoils.engine import Action, CannotReferee, IllegalAction, read_action
from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.from_decklist import Prepared
from app.games.spoils.goldfish.seating import ME
from app.games.spoils.goldfish.solitaire import (
    MOST_ANSWERS,
    Solitaire,
    is_mulligan,
    mulligan_answers,
    sit_down,
)
from app.games.spoils.presentation.goldfish.opening_hand import marks_of
from app.games.spoils.presentation.goldfish.payments import cards_paid
from app.games.spoils.presentation.goldfish.table_page import TablePage, table_page


def _read_answers(texts: Sequence[str]) -> tuple[Action, ...]:
    if len(texts) > MOST_ANSWERS:
        raise ValueError(f"A game has at most {MOST_ANSWERS} answers")
    return tuple(map(read_action, texts))


def _sit_down(start: Prepared, catalogue: Catalogue, seed: int) -> Solitaire:
    try:
        return sit_down(start.setup, catalogue, seed)
    except CannotReferee as problem:
        raise UnplayableDeckError(str(problem)) from None


def _play(game: Solitaire, answer: Action) -> None:
    try:
        game.play(answer)
    except IllegalAction as problem:
        raise IllegalMoveError(str(problem)) from None


def _move(game: Solitaire, text: str) -> None:
    cards = cards_paid(text)
    try:
        if cards is None:
            game.move(read_action(text))
        else:
            game.pay(cards)
    except (IllegalAction, ValueError) as problem:
        raise IllegalMoveError(str(problem)) from None


def _answers(game: Solitaire) -> tuple[Action, ...]:
    return game.answers


def _undone(game: Solitaire) -> tuple[Action, ...]:
    return game.before_last


def _before_payment(game: Solitaire) -> tuple[Action, ...] | None:
    return game.before_payment


def _is_mulligan(game: Solitaire) -> bool:
    return is_mulligan(game.state)


def _mulligan(game: Solitaire, marks: Sequence[str]) -> Sequence[Action]:
    return mulligan_answers(game, marks_of(marks, len(game.state.hand[ME])))


def _page(game: Solitaire, start: Prepared) -> TablePage:
    return table_page(game, start.setup)


TABLE: Final[Table[Catalogue, Decklist, Prepared, Action, Solitaire]] = Table(
    start=STARTING,
    templates=TEMPLATES,
    read_answers=_read_answers,
    sit_down=_sit_down,
    clone=Solitaire.clone,
    play=_play,
    move=_move,
    answers=_answers,
    undone=_undone,
    before_payment=_before_payment,
    is_mulligan=_is_mulligan,
    mulligan=_mulligan,
    page=_page,
)

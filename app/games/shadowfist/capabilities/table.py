"""Games of Shadowfist by hand, on the referee."""

from collections.abc import Sequence
from typing import Final

from app.games.capabilities.table import IllegalMoveError, Table, UnplayableDeckError
from app.games.shadowfist.capabilities.starting import STARTING, TEMPLATES
from app.games.shadowfist.decklists import Decklist
from app.games.shadowfist.engine import CannotReferee, IllegalAction
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.goldfish.setup import Prepared
from app.games.shadowfist.goldfish.solitaire import (
    ME,
    MOST_INPUTS,
    Input,
    Solitaire,
    first_discard,
    is_first_discard,
    read_input,
    sit_down,
)
from app.games.shadowfist.presentation.goldfish.opening_hand import marked_places
from app.games.shadowfist.presentation.goldfish.table_page import TablePage, table_page


def _read_inputs(texts: Sequence[str]) -> tuple[Input, ...]:
    if len(texts) > MOST_INPUTS:
        raise ValueError(f"A game has at most {MOST_INPUTS} inputs")
    return tuple(map(read_input, texts))


def _sit_down(start: Prepared, catalogue: Catalogue, seed: int) -> Solitaire:
    try:
        return sit_down(start.setup, catalogue, seed)
    except CannotReferee as problem:
        raise UnplayableDeckError(str(problem)) from None


def _play(game: Solitaire, given: Input) -> None:
    try:
        game.play(given)
    except IllegalAction as problem:
        raise IllegalMoveError(str(problem)) from None


def _move(game: Solitaire, text: str) -> None:
    try:
        game.play(read_input(text))
    except (IllegalAction, ValueError) as problem:
        raise IllegalMoveError(str(problem)) from None


def _inputs(game: Solitaire) -> tuple[Input, ...]:
    return game.inputs


def _undone(game: Solitaire) -> tuple[Input, ...]:
    return game.inputs[:-1]


def _before_payment(_: Solitaire) -> None:
    """Power is all alike: no payment can be made differently."""


def _is_first_discard(game: Solitaire) -> bool:
    return is_first_discard(game.state)


def _first_discard(game: Solitaire, marks: Sequence[str]) -> Sequence[Input]:
    return first_discard(game, sorted(marked_places(marks, len(game.state.hand[ME]))))


def _page(game: Solitaire, start: Prepared) -> TablePage:
    return table_page(game, start.setup)


TABLE: Final[Table[Catalogue, Decklist, Prepared, Input, Solitaire]] = Table(
    start=STARTING,
    templates=TEMPLATES,
    read_answers=_read_inputs,
    sit_down=_sit_down,
    clone=Solitaire.clone,
    play=_play,
    move=_move,
    answers=_inputs,
    undone=_undone,
    before_payment=_before_payment,
    is_mulligan=_is_first_discard,
    mulligan=_first_discard,
    page=_page,
)

"""Games of The Spoils by hand, on the referee."""

from collections.abc import Sequence
from typing import Self

from app.games.capabilities.starting import StartLike
from app.games.capabilities.table import (
    GameByHand,
    IllegalMoveError,
    Table,
    UnplayableDeckError,
)
from app.games.offers import own
from app.games.spoils.engine import CannotReferee, IllegalAction, read_action
from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.from_decklist import TEMPLATES, Prepared, SpoilsStarting
from app.games.spoils.goldfish.seating import ME
from app.games.spoils.goldfish.setup import Setup
from app.games.spoils.goldfish.solitaire import (
    MOST_ANSWERS,
    Solitaire,
    is_mulligan,
    mulligan_answers,
    sit_down,
)
from app.games.spoils.presentation.bench.writing import written_now
from app.games.spoils.presentation.goldfish.opening_hand import marks_of
from app.games.spoils.presentation.goldfish.payments import cards_paid
from app.games.spoils.presentation.goldfish.table_page import TablePage, table_page
from app.games.tabletop.facts import AnyCatalogue


class SpoilsGameByHand(GameByHand):
    """A game against an idle opponent."""

    def __init__(self, game: Solitaire, setup: Setup) -> None:
        self._game, self._setup = game, setup

    @property
    def answers(self) -> tuple[str, ...]:
        return tuple(map(str, self._game.answers))

    @property
    def undone(self) -> tuple[str, ...]:
        return tuple(map(str, self._game.before_last))

    @property
    def before_payment(self) -> tuple[str, ...] | None:
        unpaid = self._game.before_payment
        return None if unpaid is None else tuple(map(str, unpaid))

    @property
    def is_mulligan(self) -> bool:
        return is_mulligan(self._game.state)

    @property
    def bench(self) -> str | None:
        return written_now(self._game.state, ME)

    def clone(self) -> Self:
        return type(self)(self._game.clone(), self._setup)

    def play(self, answer: str) -> None:
        action = read_action(answer)
        try:
            self._game.play(action)
        except IllegalAction as problem:
            raise IllegalMoveError(str(problem)) from None

    def move(self, text: str) -> None:
        cards = cards_paid(text)
        try:
            if cards is None:
                self._game.move(read_action(text))
            else:
                self._game.pay(cards)
        except (IllegalAction, ValueError) as problem:
            raise IllegalMoveError(str(problem)) from None

    def repeat(self, abilities: int, times: int) -> int:
        try:
            return self._game.repeat(abilities, times)
        except IllegalAction as problem:
            raise IllegalMoveError(str(problem)) from None

    def mulligan(self, marks: Sequence[str]) -> tuple[str, ...]:
        places = marks_of(marks, len(self._game.state.hand[ME]))
        return tuple(map(str, mulligan_answers(self._game, places)))

    def page(self) -> TablePage:
        return table_page(self._game, self._setup)


class SpoilsTable(Table):
    """The referee of The Spoils for one player."""

    start = SpoilsStarting()
    templates = TEMPLATES

    def read_answers(self, texts: Sequence[str]) -> tuple[str, ...]:
        if len(texts) > MOST_ANSWERS:
            raise ValueError(f"A game has at most {MOST_ANSWERS} answers")
        return tuple(str(read_action(text)) for text in texts)

    def sit_down(self, start: StartLike, catalogue: AnyCatalogue, seed: int) -> SpoilsGameByHand:
        setup = own(start, Prepared).setup
        try:
            return SpoilsGameByHand(sit_down(setup, own(catalogue, Catalogue), seed), setup)
        except CannotReferee as problem:
            raise UnplayableDeckError(str(problem)) from None

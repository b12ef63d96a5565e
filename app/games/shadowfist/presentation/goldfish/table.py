"""Games of Shadowfist by hand, on the referee."""

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
from app.games.shadowfist.engine import CannotReferee, IllegalAction
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.goldfish.setup import Prepared, Setup
from app.games.shadowfist.goldfish.solitaire import (
    ME,
    MOST_INPUTS,
    Solitaire,
    first_discard,
    is_first_discard,
    read_input,
    sit_down,
)
from app.games.shadowfist.goldfish.starting import TEMPLATES, ShadowfistStarting
from app.games.shadowfist.presentation.goldfish.opening_hand import marked_places
from app.games.shadowfist.presentation.goldfish.table_page import TablePage, table_page
from app.games.tabletop.facts import AnyCatalogue


class ShadowfistGameByHand(GameByHand):
    """A game against opponents who only hold a Site each."""

    def __init__(self, game: Solitaire, setup: Setup) -> None:
        self._game, self._setup = game, setup

    @property
    def answers(self) -> tuple[str, ...]:
        return tuple(map(str, self._game.inputs))

    @property
    def undone(self) -> tuple[str, ...]:
        return self.answers[:-1]

    @property
    def before_payment(self) -> None:
        """None: power is all alike, so no payment can be made differently."""

    @property
    def is_mulligan(self) -> bool:
        return is_first_discard(self._game.state)

    def clone(self) -> Self:
        return type(self)(self._game.clone(), self._setup)

    def play(self, answer: str) -> None:
        given = read_input(answer)
        try:
            self._game.play(given)
        except IllegalAction as problem:
            raise IllegalMoveError(str(problem)) from None

    def move(self, text: str) -> None:
        try:
            self._game.play(read_input(text))
        except (IllegalAction, ValueError) as problem:
            raise IllegalMoveError(str(problem)) from None

    def mulligan(self, marks: Sequence[str]) -> tuple[str, ...]:
        places = sorted(marked_places(marks, len(self._game.state.hand[ME])))
        return tuple(map(str, first_discard(self._game, places)))

    def page(self) -> TablePage:
        return table_page(self._game, self._setup)


class ShadowfistTable(Table):
    """The referee of Shadowfist for one player."""

    start = ShadowfistStarting()
    templates = TEMPLATES

    def read_answers(self, texts: Sequence[str]) -> tuple[str, ...]:
        if len(texts) > MOST_INPUTS:
            raise ValueError(f"A game has at most {MOST_INPUTS} inputs")
        return tuple(str(read_input(text)) for text in texts)

    def sit_down(
        self, start: StartLike, catalogue: AnyCatalogue, seed: int
    ) -> ShadowfistGameByHand:
        setup = own(start, Prepared).setup
        try:
            return ShadowfistGameByHand(sit_down(setup, own(catalogue, Catalogue), seed), setup)
        except CannotReferee as problem:
            raise UnplayableDeckError(str(problem)) from None

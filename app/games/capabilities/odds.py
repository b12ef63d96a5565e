"""Exact odds of a deck, and what to put back from an opening hand."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol

from app.games.capabilities.starting import Starting, StartLike
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.search.index import AnySearchIndex


class NeedsLike(Protocol):
    """Needs to be met, in rows as they were written; `texts` are the rows in one piece each."""

    @property
    def texts(self) -> Sequence[str]: ...
    @property
    def is_complete(self) -> bool:
        """Tell whether something is asked and all of it can be read."""

    def arguments(self) -> dict[str, object]:
        """Return the arguments of an address that asks the same: `n` and `q`, a list each."""


class HandLike(Protocol):
    """An opening hand with advice, as the game's template shows it.

    `problem` says why there is no advice; empty where nothing is wrong.
    """

    @property
    def problem(self) -> str: ...


@dataclass(frozen=True, slots=True)
class OddsRequest:
    """When needs shall be met: by the end of an own turn, or within a number of cards seen.

    `mulligan` is the word for what is done with the opening hand. `is_waited_for` refuses what
    takes too long while somebody waits.
    """

    turn: int | None
    seen: int | None
    mulligan: str
    is_waited_for: bool = False


@dataclass(frozen=True, slots=True)
class OddsHelp:
    """Words of help texts about a game's odds.

    `needs` show how needs are written, a count and a query each; `remark` is a sentence about
    queries that mean something of their own there. `details` is a sentence about what is shown
    beside the answer on request.
    """

    needs: tuple[str, ...] = ()
    remark: str = ""
    details: str = "Also show what the answer depends on."


@dataclass(frozen=True, slots=True)
class OddsAnswer:
    """The answer as lines of text, and as fields of a JSON object."""

    lines: tuple[str, ...]
    fields: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class OddsPage:
    """Values of the game's template for an answer; `details` is None if none were asked for."""

    answer: object
    details: object | None


class GoalPicker(ABC):
    """A game's lists from which goals are picked rather than written."""

    ways: ClassVar[Mapping[str, str]]
    """The things that can be wished of a card, with what forms call them."""

    icons: ClassVar[Mapping[str, str]]
    """The icons, with what forms call them."""

    @abstractmethod
    def cards(self, start: StartLike) -> Sequence[str]:
        """Return the names of a deck's cards."""

    @abstractmethod
    def rows_of_card(
        self, card: str, way: str, catalogue: AnyCatalogue
    ) -> Sequence[tuple[str, str]]:
        """Return the rows of needs, a count and a query each, that wish something of a card."""

    @abstractmethod
    def row_of_icons(self, count: str, icon: str) -> tuple[str, str]:
        """Return the row that asks for a number of icons."""


class Odds(ABC):
    """A game's exact odds."""

    start: ClassVar[Starting]
    """The start of each game."""

    templates: ClassVar[str]
    """The folder of the templates that show what pages are given."""

    mulligans: ClassVar[Mapping[str, str]]
    """The words for what is done with an opening hand, as forms call it; the usual one first."""

    help: ClassVar[OddsHelp] = OddsHelp()
    """Explains the odds on the command line."""

    picker: ClassVar[GoalPicker | None] = None
    """None where goals are only written."""

    @abstractmethod
    def answer(
        self,
        needs: Sequence[str],
        start: StartLike,
        catalogue: AnyCatalogue,
        asked: OddsRequest,
        is_detailed: bool,
    ) -> OddsAnswer:
        """Read needs, each a count and a query, and answer them, on request with details.

        Raises QueryError for a query that cannot be read, and GoldfishError.
        """

    @abstractmethod
    def needs(
        self,
        asked: Sequence[tuple[str, str]] | None,
        start: StartLike | None,
        index: AnySearchIndex,
    ) -> tuple[NeedsLike, int]:
        """Read counts and queries for a page, and return the turn that suits them, too.

        None stands for nothing asked yet and gives a first goal for the deck.
        """

    @abstractmethod
    def page(
        self, needs: NeedsLike, start: StartLike, asked: OddsRequest, starts: int | None
    ) -> OddsPage:
        """Answer for a page, with details where it is told how many starts they compare.

        Raises GoldfishError for what takes too long while somebody waits.
        """

    @abstractmethod
    def hand(
        self, start: StartLike, seed: int, needs: NeedsLike, turn: int, marks: Sequence[str]
    ) -> HandLike:
        """Return the opening hand of a seed, with advice for needs by a turn.

        `marks` are the places marked to be put back, from 1.
        """

"""Exact odds of a deck, and what to put back from an opening hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeAlias, TypeVar

from app.games.capabilities.language import AnySearchIndex
from app.games.capabilities.starting import Starting, StartLike
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue


class NeedsLike(Protocol):
    """What shall be met, in rows as they were written; `texts` are the rows in one piece each."""

    @property
    def texts(self) -> Sequence[str]: ...
    @property
    def is_complete(self) -> bool:
        """Whether something is asked and all of it can be read."""

    def arguments(self) -> dict[str, object]:
        """What has to stand in an address to ask the same: `n` and `q`, a list each."""


class HandLike(Protocol):
    """An opening hand with advice, as the game's template shows it.

    `problem` says why there is no advice; empty where nothing is wrong.
    """

    @property
    def problem(self) -> str: ...


C = TypeVar("C", bound=AnyCatalogue)
D = TypeVar("D", bound=AnyDecklist)
S = TypeVar("S", bound=StartLike)
X = TypeVar("X")
N = TypeVar("N", bound=NeedsLike)


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
    """What help texts say of a game's odds.

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
    """What the game's template shows of an answer; `details` is None where none were asked for."""

    answer: object
    details: object | None


@dataclass(frozen=True, slots=True)
class GoalPicker(Generic[C, S]):
    """How goals are picked from lists rather than written.

    `cards` are the names of a deck's cards, `ways` what can be wished of one, with what forms call
    it, and `icons` the icons likewise. `rows_of_card` and `row_of_icons` are the rows of needs, a
    count and a query each, that say the same.
    """

    cards: Callable[[S], Sequence[str]]
    ways: Mapping[str, str]
    icons: Mapping[str, str]
    rows_of_card: Callable[[str, str, C], Sequence[tuple[str, str]]]
    row_of_icons: Callable[[str, str], tuple[str, str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Odds(Generic[C, D, S, X, N]):
    """A game's exact odds.

    `mulligans` are the words for what is done with an opening hand, with what forms call it; the
    usual one is the first.

    `answer` reads needs, each a count and a query, and answers them, on request with details. It
    raises QueryError for a query that cannot be read, and GoldfishError.

    What follows serves pages. `needs` reads counts and queries with a search index; None stands
    for nothing asked yet and gives a first goal for the deck. With the needs comes the turn that
    suits them. `page` answers, with details where it is told how many sets of starting cards they
    compare; it raises GoldfishError for what takes too long while somebody waits. `hand` is the
    opening hand of a seed, with the places marked to be put back, from 1, and the advice for
    needs by a turn.

    `picker` is None where goals are only written. `help` explains it on the command line;
    `templates` is the folder of the templates that show what pages are given.
    """

    start: Starting[C, D, S]
    templates: str
    mulligans: Mapping[str, str]
    answer: Callable[[Sequence[str], S, C, OddsRequest, bool], OddsAnswer]
    needs: Callable[[Sequence[tuple[str, str]] | None, S | None, X], tuple[N, int]]
    page: Callable[[N, S, OddsRequest, int | None], OddsPage]
    hand: Callable[[S, int, N, int, Sequence[str]], HandLike]
    help: OddsHelp = OddsHelp()
    picker: GoalPicker[C, S] | None = None


AnyOdds: TypeAlias = Odds[AnyCatalogue, AnyDecklist, StartLike, AnySearchIndex, NeedsLike]

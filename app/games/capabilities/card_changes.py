"""One more and one fewer of every card of a deck, measured on common shuffles."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from app.games.capabilities.run_report import RunReport
from app.games.tabletop.chance.counters import Counters
from app.games.tabletop.chance.figures import Estimate
from app.games.tabletop.facts import AnyCatalogue


class ExchangesLike(Protocol):
    """The exchanges of one card for another that have to be played, in a fixed order.

    `games_of_a_card` are the games behind each figure of a card.
    """

    @property
    def exchanges(self) -> Sequence[Hashable]: ...
    @property
    def games_of_a_card(self) -> int: ...


class TrialsLike(Protocol):
    """The changes that promise most, tried on the referee one after another.

    `shuffles` were looked at so far; at most `most_shuffles` will be. `next_works` takes the most
    shuffles of a piece of work and the most pieces, which can be sent to other processes;
    `with_counted` adds the result of one of them, in any order.
    """

    @property
    def is_done(self) -> bool: ...
    @property
    def shuffles(self) -> int: ...
    @property
    def most_shuffles(self) -> int: ...
    def next_works(self, shuffles: int, pieces: int) -> Sequence[object]: ...
    def with_counted(self, counted: Counters) -> TrialsLike: ...


E = TypeVar("E", bound=ExchangesLike)
T = TypeVar("T", bound=TrialsLike)
C = TypeVar("C", bound=AnyCatalogue)
R = TypeVar("R")
X = TypeVar("X", bound=Hashable)


@dataclass(frozen=True, slots=True)
class CardChangesTool(Generic[C, R, E, X, T]):
    """How a game measures one more and one fewer of each card.

    `prepare` takes a simulation, a seed and the number of games for each card; it raises
    GoldfishError. `measure` plays one exchange. `trials` are those to make on the referee once all
    are measured, and `try_on_referee` does one piece of their work. `report` is the result,
    and `page` is what the game's template `report/_changes.html` shows of it so far. Both take
    what was measured by exchange, and the trials; None where none are made.
    """

    prepare: Callable[[R, int, int], E]
    measure: Callable[[E, X], Estimate]
    trials: Callable[[E, Mapping[X, Estimate]], T]
    try_on_referee: Callable[[Any, C], Counters]
    report: Callable[[E, Mapping[X, Estimate], T | None], RunReport]
    page: Callable[[E, Mapping[X, Estimate], T | None], object]

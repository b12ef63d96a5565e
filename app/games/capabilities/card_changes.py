"""One more and one fewer of every card of a deck, measured on common shuffles."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from app.games.capabilities.run_report import RunReport
from app.games.tabletop.chance.figures import Estimate


class ExchangesLike(Protocol):
    """The exchanges of one card for another that have to be played, in a fixed order.

    `games_of_a_card` are the games behind each figure of a card.
    """

    @property
    def exchanges(self) -> Sequence[Hashable]: ...
    @property
    def games_of_a_card(self) -> int: ...


E = TypeVar("E", bound=ExchangesLike)
R = TypeVar("R")
X = TypeVar("X", bound=Hashable)


@dataclass(frozen=True, slots=True)
class CardChangesTool(Generic[R, E, X]):
    """How a game measures one more and one fewer of each card.

    `prepare` takes a simulation, a seed and the number of games for each card; it raises
    GoldfishError. `measure` plays one exchange. `report` says what came of them, and `page` is what
    the game's template `report/_changes.html` shows of those measured so far. Both take what was
    measured by exchange.
    """

    prepare: Callable[[R, int, int], E]
    measure: Callable[[E, X], Estimate]
    report: Callable[[E, Mapping[X, Estimate]], RunReport]
    page: Callable[[E, Mapping[X, Estimate]], object]

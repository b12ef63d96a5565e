"""How far the cards of a game are worded and playable."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from app.games.tabletop.facts import AnyCatalogue

C = TypeVar("C", bound=AnyCatalogue)


@dataclass(frozen=True, slots=True)
class CardStatus:
    """How far one card is.

    `worded`: its script loads and prints. `playable`: the referee runs every word of it;
    `missing` are the words it does not.
    """

    name: str
    worded: bool
    playable: bool
    missing: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CardCoverage(Generic[C]):
    """The status of every card by name, and the numbers of them as a table in Markdown."""

    statuses: Callable[[C], tuple[CardStatus, ...]]
    table: Callable[[C], str]


AnyCardCoverage: TypeAlias = CardCoverage[AnyCatalogue]

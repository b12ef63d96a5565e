"""Deck checks: a list against the cards that lie on the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeAlias, TypeVar

from app.games.capabilities.construction import CriteriaLike
from app.games.tabletop.deckcheck import Count, Discrepancy, Outcome, Row
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue, PrintingLike

C = TypeVar("C", bound=AnyCatalogue)
D = TypeVar("D", bound=AnyDecklist)
K = TypeVar("K", bound=CriteriaLike)
P = TypeVar("P", bound=PrintingLike)
Z = TypeVar("Z", bound=StrEnum)

AnyRow: TypeAlias = Row[PrintingLike, StrEnum]
AnyDiscrepancy: TypeAlias = Discrepancy[StrEnum]
AnyOutcome: TypeAlias = Outcome[StrEnum]


@dataclass(frozen=True, slots=True)
class DeckChecks(Generic[C, D, K, P, Z]):
    """How a game counts a deck against its list.

    `rows` are those of a list in the order of a sorted deck, `lying` is the deck as it was
    counted, and `compare` holds that deck against its list.
    """

    rows: Callable[[D], tuple[Row[P, Z], ...]]
    lying: Callable[[D, Count, C], D]
    compare: Callable[[D, D, K], Outcome[Z]]


AnyDeckChecks: TypeAlias = DeckChecks[
    AnyCatalogue, AnyDecklist, CriteriaLike, PrintingLike, StrEnum
]

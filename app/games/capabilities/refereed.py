"""Decks played on the referee against nobody, beside the fast model on the same shuffles."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from app.games.capabilities.run_report import RunReport
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.counters import Counters, Shapes
from app.games.tabletop.facts import AnyCatalogue

C = TypeVar("C", bound=AnyCatalogue)
R = TypeVar("R")
P = TypeVar("P")


@dataclass(frozen=True, slots=True, kw_only=True)
class Refereed(Generic[C, R, P]):
    """Games on a game's referee by number, each played by the fast model too.

    `shapes` are those of the counters of a simulation. `count` plays the games of a block from a
    simulation's model, on any machine; equal games give equal counters, which add up in any order.

    `check` raises UnplayableDeckError where the referee cannot play the deck. `report` and `page`
    take the simulation, the seed, what the fast model counted, and what both counted together;
    the model's games contain those of both.
    """

    shapes: Callable[[R], Shapes]
    count: Callable[[object, C, int, Block], Counters]
    check: Callable[[R, C], None]
    report: Callable[[R, int, Counters, Counters], RunReport]
    page: Callable[[R, int, Counters, Counters], P]


AnyRefereed: TypeAlias = Refereed[AnyCatalogue, Any, Any]

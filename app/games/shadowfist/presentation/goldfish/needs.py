"""The needs of a form, and a first goal for a deck."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from app.games.shadowfist.goldfish.exact.details import sites_and_foundations
from app.games.shadowfist.goldfish.exact.goal import MOST_NEEDS
from app.games.shadowfist.goldfish.exact.needs import (
    FOUNDATIONS_QUERY,
    SITES_QUERY,
    Need,
    read_need,
)
from app.games.shadowfist.goldfish.setup import Setup
from app.games.shadowfist.search import SearchIndex
from app.games.tabletop.search import need_rows


@dataclass(frozen=True)
class Needs(need_rows.Needs[Need]):
    """Needs of a deck of Shadowfist."""


FIRST_TURN: Final = 1


def needs_of(
    asked: Iterable[tuple[str, str]] | None, setup: Setup | None, index: SearchIndex
) -> tuple[Needs, int]:
    """The needs asked for as counts and queries; and the turn that goes with them.

    Where nothing is asked, None, they are what the first hand should have. Rules: 2.5.
    """
    rows = asked if asked is not None else first_goal(setup)
    read = need_rows.read_rows(rows, lambda text: (read_need(text, index),), MOST_NEEDS)
    return Needs(read), FIRST_TURN


def first_goal(setup: Setup | None) -> list[tuple[str, str]]:
    """A Feng Shui Site and a Foundation, as far as the deck has them."""
    if setup is None:
        return []
    kinds = zip(sites_and_foundations(setup), (SITES_QUERY, FOUNDATIONS_QUERY), strict=True)
    goal = [("1", query) for copies, query in kinds if copies]
    return goal or [("1", "t:character")]

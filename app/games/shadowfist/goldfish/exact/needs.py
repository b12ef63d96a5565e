"""Needs: a number of cards that match a query."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from app.games.shadowfist.facts import Printing
from app.games.shadowfist.search import CARDS, SearchIndex
from app.games.tabletop.chance import GoldfishError

NEED: Final = re.compile(r"\s*(\d{1,3})\s+(.+)", re.DOTALL)

SITES_QUERY: Final = "t:fss"
FOUNDATIONS_QUERY: Final = "is:foundation"


@dataclass(frozen=True, slots=True)
class Need:
    """A need of at least `count` cards that `accepts` takes. `words` name them."""

    count: int
    query: str
    words: str
    accepts: Callable[[Printing], bool]


def read_need(text: str, index: SearchIndex) -> Need:
    """Read a count and a query, such as `1 t:fss`.

    The query is asked of the printing that is played. Raises GoldfishError without a count, and
    QueryError when the query cannot be read.
    """
    found = NEED.fullmatch(text)
    if found is None or int(found[1]) < 1:
        raise GoldfishError(f"A need is a count and a query, such as '1 t:fss', not '{text}'")
    query = CARDS.parse(found[2])
    words = CARDS.explain(query, index).removeprefix("Cards: ").rstrip(".")
    return Need(int(found[1]), found[2].strip(), words, CARDS.test_printing(query, index))

"""The circumstances of one search for decks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from app.games.tabletop.search.context import Context
from app.games.tabletop.search.decks import SearchedDeck
from app.games.tabletop.search.index import AnySearchIndex
from app.games.tabletop.search.nodes import Condition

DeckTest: TypeAlias = Callable[[SearchedDeck], bool]
"""A function that tells whether a deck fulfils a condition."""


@dataclass(frozen=True, slots=True)
class Asking:
    """The circumstances in which one query about decks is answered.

    `text` is the query, for the places of errors; `notes` collects what the asker should be
    told besides.
    """

    index: AnySearchIndex
    context: Context
    text: str = ""
    notes: list[str] = field(default_factory=list)


DeckBind: TypeAlias = Callable[[Condition, Asking], DeckTest]
"""A function that makes a test of a condition. Raises QueryError if it cannot be answered."""

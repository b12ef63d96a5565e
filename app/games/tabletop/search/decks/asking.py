"""A deck as a search looks at it, and the circumstances of one search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import date
from enum import Enum
from typing import Generic, Protocol, TypeAlias, TypeVar

from app.games.tabletop.facts import CardLike, PrintingId, PrintingLike
from app.games.tabletop.search.context import Context
from app.games.tabletop.search.index import SearchIndex
from app.games.tabletop.search.nodes import Condition


class HeldLike(Protocol):
    """Copies of one printing in one zone."""

    @property
    def zone(self) -> Enum: ...
    @property
    def printing(self) -> PrintingId: ...
    @property
    def copies(self) -> int: ...


class DeckLike(Protocol):
    """What can be asked of a deck of any game; `updated` is the day of its last change."""

    @property
    def held(self) -> Sequence[HeldLike]: ...
    @property
    def updated(self) -> date | None: ...


D = TypeVar("D", bound=DeckLike)
I = TypeVar("I", bound=SearchIndex[CardLike, PrintingLike], covariant=True)  # noqa: E741
J = TypeVar("J", bound=SearchIndex[CardLike, PrintingLike])


@dataclass(frozen=True, slots=True)
class Asking(Generic[I]):
    """The circumstances in which one query about decks is answered.

    `text` is the query, for the places of errors; `notes` collects what the asker should be
    told besides.
    """

    index: I
    context: Context
    text: str = ""
    notes: list[str] = field(default_factory=list)


AnyAsking: TypeAlias = Asking[SearchIndex[CardLike, PrintingLike]]
DeckBind: TypeAlias = Callable[[Condition, Asking[J]], Callable[[D], bool]]

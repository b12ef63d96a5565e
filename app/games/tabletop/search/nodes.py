"""A query as values: conditions joined by and, or and not, and the arrangement asked for."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Protocol, TypeAlias


class Op(StrEnum):
    """How a field is compared with its values."""

    HAS = ":"
    IS = "="
    IS_NOT = "!="
    BELOW = "<"
    AT_MOST = "<="
    ABOVE = ">"
    AT_LEAST = ">="
    EXACTLY = "!"


@dataclass(frozen=True, slots=True)
class QuerySpan:
    """A stretch of the query's text, counted in characters from 0."""

    start: int = 0
    end: int = 0


@dataclass(frozen=True, slots=True)
class Word:
    """A text value, or a member of a closed list by its own name."""

    text: str


@dataclass(frozen=True, slots=True)
class Pattern:
    """A regular expression as it stood between the slashes."""

    source: str


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number."""

    value: int


@dataclass(frozen=True, slots=True)
class PrintedX:
    """A number printed as X, which is not a number."""


class MultisetLike(Protocol):
    """A multiset of a game's symbols: `<=` and the others compare it, `str()` writes it."""

    @property
    def total(self) -> int:
        """How many symbols it has, of all kinds together."""


@dataclass(frozen=True, slots=True)
class Multiset:
    """A multiset of symbols, such as icons."""

    counts: MultisetLike


@dataclass(frozen=True, slots=True)
class FieldName:
    """Another field of the same card to compare with, by its canonical key."""

    key: str


@dataclass(frozen=True, slots=True)
class Dated:
    """A format on a day; `None` is the newest list."""

    name: str
    day: date | None = None


@dataclass(frozen=True, slots=True)
class Period:
    """A year, a month or a day, from its first day to its last one, as it was written."""

    first: date
    last: date
    written: str


Value: TypeAlias = Word | Pattern | Number | PrintedX | Multiset | FieldName | Dated | Period


@dataclass(frozen=True, slots=True)
class Condition:
    """One field compared with any of its values."""

    field: str
    op: Op
    values: tuple[Value, ...]
    place: QuerySpan = dataclasses.field(default=QuerySpan(), compare=False)


@dataclass(frozen=True, slots=True)
class Not:
    """What does not fulfil its part."""

    part: Node


@dataclass(frozen=True, slots=True)
class And:
    """What fulfils all parts; without parts, everything."""

    parts: tuple[Node, ...] = ()


@dataclass(frozen=True, slots=True)
class Or:
    """What fulfils at least one of two or more parts."""

    parts: tuple[Node, ...]


Node: TypeAlias = Condition | Not | And | Or


class Direction(StrEnum):
    """Ascending or descending."""

    ASCENDING = "asc"
    DESCENDING = "desc"


class Unique(StrEnum):
    """Whether each card is shown once or each of its printings."""

    CARDS = "cards"
    PRINTS = "prints"


class Display(StrEnum):
    """How a page shows the results."""

    LIST = "list"
    TEXT = "text"
    GRID = "grid"


@dataclass(frozen=True, slots=True)
class Arrangement:
    """How results are shown. `None` where the query leaves it to the asker.

    `order` is one of the orders of the language.
    """

    order: str | None = None
    direction: Direction | None = None
    unique: Unique | None = None
    display: Display | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted(Condition):
    """A number of copies, in one zone of a deck, of the cards that fulfil conditions.

    `shown` keeps `unique:`, which says whether each printing is judged on its own. `zone` is
    what stands before the brackets: nothing for the deck itself.
    """

    of: Node = And()
    shown: Arrangement = Arrangement()
    zone: str = ""

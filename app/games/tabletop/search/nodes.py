"""A query as values: conditions joined by and, or and not, and the arrangement asked for."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Protocol, TypeAlias


class Op(StrEnum):
    """Comparisons of a field with its values."""

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
        """The number of symbols, of all kinds together."""


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
    """A condition that is met if its part is not."""

    part: Node


@dataclass(frozen=True, slots=True)
class And:
    """A condition that is met if all parts are; without parts, always."""

    parts: tuple[Node, ...] = ()


@dataclass(frozen=True, slots=True)
class Or:
    """A condition that is met if at least one of its two or more parts is."""

    parts: tuple[Node, ...]


Node: TypeAlias = Condition | Not | And | Or


class Direction(StrEnum):
    """Ascending or descending."""

    ASCENDING = "asc"
    DESCENDING = "desc"


class Unique(StrEnum):
    """Rows of a result: one for each card, or one for each of its printings."""

    CARDS = "cards"
    PRINTS = "prints"


class Display(StrEnum):
    """Forms in which a page shows the results."""

    LIST = "list"
    TEXT = "text"
    GRID = "grid"


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The arrangement of results. `None` if the query leaves it to the asker.

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

"""The circumstances in which one query is answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeAlias, TypeVar

from app.games.tabletop.facts import CardLike, PrintingLike
from app.games.tabletop.search.context import Context
from app.games.tabletop.search.errors import MissingContextError, QueryError
from app.games.tabletop.search.index import IndexEntry, SearchIndex
from app.games.tabletop.search.nodes import Condition

C = TypeVar("C", bound=CardLike, covariant=True)
P = TypeVar("P", bound=PrintingLike, covariant=True)
K = TypeVar("K", bound=CardLike)
R = TypeVar("R", bound=PrintingLike)

Test: TypeAlias = Callable[[IndexEntry[K, R]], int]
"""A test that gives the mask of an entry's printings that fulfil a condition; 0 for none."""

AnyEntry: TypeAlias = IndexEntry[CardLike, PrintingLike]
AnyTest: TypeAlias = Callable[[AnyEntry], int]
"""A test that needs no more than names, sets and rarities, so that it tests any game's cards."""


@dataclass(frozen=True, slots=True)
class Scope(Generic[C, P]):
    """The circumstances that conditions are bound to; `by_printing` judges each printing by itself.

    `notes` collects, in words, what the reader should be told besides the result; `texts_read`
    keeps rules texts in the form in which they are compared, for all conditions of the query.
    """

    index: SearchIndex[C, P]
    context: Context
    by_printing: bool = False
    names_sets: bool = False
    notes: list[str] = field(default_factory=list)
    texts_read: dict[str, str] = field(default_factory=dict)

    def note(self, words: str) -> None:
        """Tell the reader something once."""
        if words not in self.notes:
            self.notes.append(words)


AnyScope: TypeAlias = Scope[CardLike, PrintingLike]

Bind: TypeAlias = Callable[[Condition, Scope[K, R]], Callable[[IndexEntry[K, R]], int]]
"""A function that makes a test of a condition. Raises QueryError if it cannot be answered."""


def whole(fulfils: Callable[[K], bool]) -> Callable[[IndexEntry[K, PrintingLike]], int]:
    """A test of a card that holds for all its printings alike."""

    def test(entry: IndexEntry[K, PrintingLike]) -> int:
        return entry.every if fulfils(entry.card) else 0

    return test


def denying(
    test: Callable[[IndexEntry[K, R]], int], scope: AnyScope
) -> Callable[[IndexEntry[K, R]], int]:
    """Return the opposite of a test: a card passes if none of its printings does.

    With `by_printing` each printing is judged by itself.
    """
    if scope.by_printing:
        return lambda entry: entry.every & ~test(entry)
    return lambda entry: 0 if test(entry) else entry.every


def refusal(condition: Condition, problem: str, expected: str = "", hint: str = "") -> QueryError:
    """The error for a condition that cannot be answered, with its place."""
    place = condition.place
    return QueryError(problem, place.start, place.end, expected=expected, hint=hint)


def copies(
    held: Mapping[str, int] | None, condition: Condition, what: str
) -> Callable[[CardLike], int]:
    """The copies of a card in a collection, deck or pool.

    Raises MissingContextError when it is not at hand.
    """
    if held is None:
        raise missing(condition, f"`{condition.field}` needs {what}, which is not available here")

    def count(card: CardLike) -> int:
        return held.get(card.name, 0)

    return count


def missing(condition: Condition, problem: str, hint: str = "") -> MissingContextError:
    """The error for a condition whose context is not at hand, with its place."""
    return MissingContextError(problem, condition.place.start, condition.place.end, hint=hint)

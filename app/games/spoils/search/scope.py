"""The circumstances in which one query is answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from app.games.spoils.facts import Card
from app.games.spoils.search.context import Context
from app.games.spoils.search.errors import MissingContextError, QueryError
from app.games.spoils.search.index import Entry, SearchIndex
from app.games.spoils.search.nodes import Condition

Test = Callable[[Entry], int]
"""Whether an entry fulfils a condition: the mask of the printings that do, 0 for none."""

CardTest = Callable[[Card], bool]


@dataclass(frozen=True, slots=True)
class Scope:
    """What conditions are bound to; `by_printing` judges each printing on its own.

    `notes` collects what the reader should be told besides the result, in words;
    `texts_read` keeps rules texts as they are compared, for all conditions of the query.
    """

    index: SearchIndex
    context: Context
    by_printing: bool = False
    names_sets: bool = False
    notes: list[str] = field(default_factory=list)
    texts_read: dict[str, str] = field(default_factory=dict)

    def note(self, words: str) -> None:
        """Tell the reader something once."""
        if words not in self.notes:
            self.notes.append(words)


def whole(fulfils: CardTest) -> Test:
    """A test of a card that holds for all its printings alike."""

    def test(entry: Entry) -> int:
        return entry.every if fulfils(entry.card) else 0

    return test


def refusal(condition: Condition, problem: str, expected: str = "", hint: str = "") -> QueryError:
    """The error for a condition that cannot be answered, with its place."""
    place = condition.place
    return QueryError(problem, place.start, place.end, expected=expected, hint=hint)


def copies(
    held: Mapping[str, int] | None, condition: Condition, what: str
) -> Callable[[Card], int]:
    """The copies of a card in a collection, deck or pool.

    Raises MissingContextError when it is not at hand.
    """
    if held is None:
        raise missing(condition, f"`{condition.field}` asks about {what}, and none is at hand here")

    def count(card: Card) -> int:
        return held.get(card.name, 0)

    return count


def missing(condition: Condition, problem: str, hint: str = "") -> MissingContextError:
    """The error for a condition whose context is not at hand, with its place."""
    return MissingContextError(problem, condition.place.start, condition.place.end, hint=hint)

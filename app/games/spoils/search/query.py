"""Queries and their answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from app.games.spoils.decklists.near_names import near_names
from app.games.spoils.facts import Card, Catalogue, Printing, fold
from app.games.spoils.search.arrangement import arranged
from app.games.spoils.search.canonical import written
from app.games.spoils.search.context import NO_CONTEXT, Context
from app.games.spoils.search.echo import told
from app.games.spoils.search.errors import QueryError
from app.games.spoils.search.index import Entry, SearchIndex
from app.games.spoils.search.matcher import bound, mentions
from app.games.spoils.search.nodes import (
    And,
    Arrangement,
    Condition,
    Node,
    Op,
    Unique,
    Word,
)
from app.games.spoils.search.parser import Parser
from app.games.spoils.search.rows import Rows
from app.games.spoils.search.scope import Scope, Test
from app.games.spoils.search.words import text_sources


@dataclass(frozen=True, slots=True)
class Query:
    """A query that has been read: its conditions and, apart from them, its arrangement.

    `str()` writes it in canonical spelling, which reads back to an equal query. `text` is
    what it was read from and does not count for equality.
    """

    node: Node = field(default_factory=And)
    arrangement: Arrangement = field(default_factory=Arrangement)
    text: str = field(default="", compare=False)

    def __str__(self) -> str:
        return written(self.node, self.arrangement)

    @property
    def is_empty(self) -> bool:
        """Whether there is no condition, so that everything matches."""
        return self.node == And()

    def matches(self, card: Card, index: SearchIndex, context: Context = NO_CONTEXT) -> bool:
        """Whether a card of the index fulfils the conditions.

        Raises as `search` does. To ask about many cards, use `search`.
        """
        return self.test(index, context)(card)

    def test(self, index: SearchIndex, context: Context = NO_CONTEXT) -> Callable[[Card], bool]:
        """The conditions as one function of a card of the index.

        Raises as `search` does.
        """
        fulfils, _ = _bound(self, index, context)
        return lambda card: bool(fulfils(index.entry(card)))


@dataclass(frozen=True, slots=True)
class Result:
    """What a query found, in the order asked for.

    `echo` tells the query back in words, `notes` what else the reader should know: why
    nothing was found, which texts were searched. With `unique:prints` each printing has a
    row of its own, else each card.
    """

    query: Query
    found: Rows
    echo: str
    notes: tuple[str, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in order, each once."""
        return self.found.cards

    @property
    def printings(self) -> tuple[Printing, ...]:
        """The printing to show of each row, in order."""
        return self.found.printings


def parse(text: str) -> Query:
    """Read a query. Raises QueryError with the place, what was expected and a hint."""
    node, arrangement = Parser(text).query()
    return Query(node, arrangement, text)


def explain(query: Query | str, index: SearchIndex | None = None) -> str:
    """The query told back in words. With an index, sets are called by their names.

    Raises QueryError when a text cannot be read.
    """
    read = parse(query) if isinstance(query, str) else query
    return told(read.node, read.arrangement, index)


def search(
    where: Catalogue | SearchIndex,
    query: Query | str,
    context: Context = NO_CONTEXT,
    *,
    unique: Unique | None = None,
) -> Result:
    """Everything that fulfils a query, in the order it asks for, exact names first.

    `unique` is used where the query does not say it. Keep a SearchIndex to search the same
    catalogue often. Raises QueryError when the query cannot be read or names a set or
    format that does not exist, MissingContextError (a QueryError) when it asks about a
    collection, deck, pool or texts that are not at hand. Then nothing has been searched.
    """
    index = where if isinstance(where, SearchIndex) else SearchIndex.of(where)
    read = parse(query) if isinstance(query, str) else query
    by_printing = (read.arrangement.unique or unique) is Unique.PRINTS
    fulfils, scope = _bound(read, index, context, by_printing)
    entries: list[Entry] = []
    masks: list[int] = []
    for entry in index.entries:
        if mask := fulfils(entry):
            parts = _single(mask) if by_printing else (mask,)
            entries += [entry] * len(parts)
            masks += parts
    rows = arranged(_by_rank(Rows(entries, masks, range(len(entries))), read), read.arrangement)
    return Result(
        query=read,
        found=rows,
        echo=told(read.node, read.arrangement, index),
        notes=_notes(read, scope, bool(rows)),
    )


def _bound(
    query: Query, index: SearchIndex, context: Context, by_printing: bool = False
) -> tuple[Test, Scope]:
    scope = Scope(
        index=index,
        context=context,
        by_printing=by_printing or query.arrangement.unique is Unique.PRINTS,
        names_sets=mentions(query.node, "set"),
    )
    try:
        return bound(query.node, scope), scope
    except QueryError as error:
        raise error.within(query.text or str(query)) from None


def _single(mask: int) -> list[int]:
    return [1 << place for place in range(mask.bit_length()) if mask >> place & 1]


def _by_rank(rows: Rows, query: Query) -> Rows:
    """Names that are what was typed, then those that hold it, then those read as leet."""
    typed = _typed(query.node)
    if not typed:
        return rows
    whole = " ".join(typed)

    def rank(place: int) -> int:
        name = rows.entries[place].folded
        if name == whole:
            return 0
        return 1 if all(word in name for word in typed) else 2

    return replace(rows, order=sorted(rows.order, key=rank))


def _typed(node: Node) -> list[str]:
    match node:
        case Condition("name", Op.HAS | Op.IS, (Word(text),)):
            return [fold(text)]
        case And(parts):
            return [word for part in parts for word in _typed(part)]
        case _:
            return []


def _notes(query: Query, scope: Scope, found_any: bool) -> tuple[str, ...]:
    notes = list(scope.notes)
    if mentions(query.node, "text") and (sources := text_sources(scope)):
        notes.append(f"Rules texts searched: {', else '.join(sources)}.")
    if not found_any:
        notes += _why_nothing(query.node, scope)
    return tuple(notes)


def _why_nothing(node: Node, scope: Scope) -> list[str]:
    notes = []
    parts = node.parts if isinstance(node, And) else (node,)
    sets = [p for p in parts if isinstance(p, Condition) and p.field == "set"]
    if len([p for p in sets if p.op in (Op.HAS, Op.IS)]) > 1:
        notes.append("No printing is in two sets. Cards printed in both: in:SET in:SET.")
    names = [
        value.text
        for part in parts
        if isinstance(part, Condition) and part.field == "name" and part.op is not Op.IS_NOT
        for value in part.values
        if isinstance(value, Word)
    ]
    if len(names) == len(parts) and (near := near_names(" ".join(names), scope.index.catalogue)):
        notes.append(f"No card is called that. Near: {'; '.join(near)}.")
    return notes

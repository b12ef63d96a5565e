"""Queries and their answers."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass, field, replace
from typing import Generic, Never, Protocol, TypeAlias, TypeVar

from app.games.offers import own
from app.games.tabletop.decklists.spelling_suggestions import slips_of_names
from app.games.tabletop.facts import AnyCatalogue, CardLike, PrintingLike
from app.games.tabletop.search.arrangement import SortKey, arranged
from app.games.tabletop.search.canonical import canonical_text
from app.games.tabletop.search.context import NO_CONTEXT, Context
from app.games.tabletop.search.errors import QueryError
from app.games.tabletop.search.explain import explain_query
from app.games.tabletop.search.flags import Flag
from app.games.tabletop.search.index import AnySearchIndex, IndexEntry, SearchIndex
from app.games.tabletop.search.language import Language
from app.games.tabletop.search.matcher import bound, mentions
from app.games.tabletop.search.nodes import (
    And,
    Arrangement,
    Condition,
    Node,
    Op,
    Unique,
    Word,
)
from app.games.tabletop.search.parser import Parser
from app.games.tabletop.search.plain_words import NO_WORDS, PlainWords
from app.games.tabletop.search.rows import Rows
from app.games.tabletop.search.scope import Bind, Scope, Test
from app.games.tabletop.search.text_conditions import text_sources
from app.games.text import fold

C = TypeVar("C", bound=CardLike)
P = TypeVar("P", bound=PrintingLike)
FoundC = TypeVar("FoundC", bound=CardLike, covariant=True)
FoundP = TypeVar("FoundP", bound=PrintingLike, covariant=True)


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
        return canonical_text(self.node, self.arrangement)

    @property
    def is_empty(self) -> bool:
        """True if there is no condition, so that everything matches."""
        return self.node == And()


@dataclass(frozen=True, slots=True)
class SearchResult(Generic[FoundC, FoundP]):
    """The results of a query, in the order asked for.

    `echo` tells the query back in words; `notes` say what else the reader should know, such as why
    nothing was found, and which texts were searched. With `unique:prints` each printing has a row
    of its own, otherwise each card.
    """

    query: Query
    found: Rows[FoundC, FoundP]
    echo: str
    notes: tuple[str, ...] = ()

    @property
    def cards(self) -> tuple[FoundC, ...]:
        """The cards in order, each once."""
        return self.found.cards

    @property
    def printings(self) -> tuple[FoundP, ...]:
        """The printing to show of each row, in order."""
        return self.found.printings


AnyResult: TypeAlias = SearchResult[CardLike, PrintingLike]
"""The results of a query in any game."""


class CardSearch(Protocol):
    """The language in which a game's cards are searched, for those who do not know the game.

    See `CardLanguage`.
    """

    @property
    def grammar(self) -> Language[object]: ...
    @property
    def flags(self) -> Mapping[str, Flag[Never]]: ...
    @property
    def orders(self) -> Container[str]: ...

    @property
    def plain(self) -> Callable[[AnyCatalogue], PlainWords]: ...

    def parse(self, text: str) -> Query: ...
    def test(
        self, query: Query, index: AnySearchIndex, context: Context = ...
    ) -> Callable[[CardLike], bool]: ...
    def search(
        self,
        index: AnySearchIndex,
        query: Query | str,
        context: Context = ...,
        *,
        unique: Unique | None = None,
    ) -> SearchResult[CardLike, PrintingLike]: ...


@dataclass(frozen=True, slots=True)
class CardLanguage(Generic[C, P]):
    """The language in which one game's cards are searched.

    `index` is the game's kind of index; one of another game raises ForeignValueError. `grammar` has
    the fields, `flags` what `is:` takes, `orders` what results can be sorted by besides their name.
    `plain` says what words without a field may mean in a catalogue, for `plain_search`.
    """

    index: type[SearchIndex[C, P]]
    grammar: Language[Bind[C, P]]
    flags: Mapping[str, Flag[C]] = field(default_factory=dict)
    orders: Mapping[str, SortKey[C, P]] = field(default_factory=dict)
    plain: Callable[[AnyCatalogue], PlainWords] = lambda catalogue: NO_WORDS

    def parse(self, text: str) -> Query:
        """Read a query. Raises QueryError with the place, what was expected and a hint."""
        node, arrangement = Parser(text, language=self.grammar).query()
        return Query(node, arrangement, text)

    def explain(self, query: Query | str, index: AnySearchIndex | None = None) -> str:
        """The query told back in words. With an index, sets are called by their names.

        Raises QueryError when a text cannot be read.
        """
        read = self.parse(query) if isinstance(query, str) else query
        catalogue = None if index is None else index.catalogue
        return explain_query(read.node, read.arrangement, self.grammar, catalogue)

    def test(
        self, query: Query, index: AnySearchIndex, context: Context = NO_CONTEXT
    ) -> Callable[[CardLike], bool]:
        """The conditions of a query as one function of a card of the index.

        Raises as `search` does.
        """
        fulfils, scope = self._bound(query, index, context)
        return lambda card: bool(fulfils(scope.index.entry(card)))

    def test_printing(
        self, query: Query, index: AnySearchIndex, context: Context = NO_CONTEXT
    ) -> Callable[[PrintingLike], bool]:
        """The conditions of a query as one function of a printing of the index.

        Raises as `search` does.
        """
        fulfils, scope = self._bound(query, index, context, by_printing=True)

        def test(printing: PrintingLike) -> bool:
            entry = scope.index.entry(printing.card)
            return bool(fulfils(entry) >> entry.printings.index(printing) & 1)

        return test

    def search(
        self,
        index: AnySearchIndex,
        query: Query | str,
        context: Context = NO_CONTEXT,
        *,
        unique: Unique | None = None,
    ) -> SearchResult[C, P]:
        """Everything that fulfils a query, in the order it asks for, exact names first.

        `unique` is used where the query does not say it. Raises QueryError when the query
        cannot be read or names a set or format that does not exist, MissingContextError (a
        QueryError) when it asks about a collection, deck, pool or texts that are not at hand.
        Then nothing has been searched.
        """
        read = self.parse(query) if isinstance(query, str) else query
        by_printing = (read.arrangement.unique or unique) is Unique.PRINTS
        fulfils, scope = self._bound(read, index, context, by_printing)
        entries: list[IndexEntry[C, P]] = []
        masks: list[int] = []
        for entry in scope.index.entries:
            if mask := fulfils(entry):
                parts = _single(mask) if by_printing else (mask,)
                entries += [entry] * len(parts)
                masks += parts
        ranked = _by_rank(Rows(entries, masks, range(len(entries))), read)
        rows = arranged(ranked, read.arrangement, self.orders)
        return SearchResult(
            query=read,
            found=rows,
            echo=explain_query(read.node, read.arrangement, self.grammar, index.catalogue),
            notes=self._notes(read, scope, bool(rows)),
        )

    def _bound(
        self,
        query: Query,
        index: AnySearchIndex,
        context: Context,
        by_printing: bool = False,
    ) -> tuple[Test[C, P], Scope[C, P]]:
        scope = Scope(
            index=own(index, self.index),
            context=context,
            by_printing=by_printing or query.arrangement.unique is Unique.PRINTS,
            names_sets=mentions(query.node, "set"),
        )
        try:
            return bound(query.node, scope, self.grammar), scope
        except QueryError as error:
            raise error.within(query.text or str(query)) from None

    def _notes(self, query: Query, scope: Scope[C, P], found_any: bool) -> tuple[str, ...]:
        notes = list(scope.notes)
        if mentions(query.node, "text") and (sources := text_sources(scope)):
            notes.append(f"Rules texts searched: {', else '.join(sources)}.")
        if not found_any:
            notes += _why_nothing(query.node, scope.index.catalogue, scope.context.may_name)
        return tuple(notes)


def _single(mask: int) -> list[int]:
    return [1 << place for place in range(mask.bit_length()) if mask >> place & 1]


def _by_rank(rows: Rows[C, P], query: Query) -> Rows[C, P]:
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


def _why_nothing(
    node: Node, catalogue: AnyCatalogue, may_name: Callable[[str], bool] | None
) -> list[str]:
    notes = []
    parts = node.parts if isinstance(node, And) else (node,)
    sets = [p for p in parts if isinstance(p, Condition) and p.field == "set"]
    if len([p for p in sets if p.op in (Op.HAS, Op.IS)]) > 1:
        notes.append("No printing is in two sets. For cards printed in both, use in:SET in:SET.")
    names = [
        value.text
        for part in parts
        if isinstance(part, Condition) and part.field == "name" and part.op is not Op.IS_NOT
        for value in part.values
        if isinstance(value, Word)
    ]
    if len(names) == len(parts):
        near = [
            it
            for it in slips_of_names(" ".join(names), catalogue)
            if may_name is None or may_name(it)
        ]
        if near:
            notes.append(f"No card has that name. Did you mean {' or '.join(near)}?")
    return notes

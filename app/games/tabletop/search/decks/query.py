"""Queries about decks and what they ask of a deck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from app.games.tabletop.search.canonical import conditions
from app.games.tabletop.search.context import NO_CONTEXT, Context
from app.games.tabletop.search.decks.asking import Asking, DeckBind, DeckTest
from app.games.tabletop.search.decks.parser import COUNT, DeckParser
from app.games.tabletop.search.errors import QueryError
from app.games.tabletop.search.explain import explain_condition, in_words, of_cards
from app.games.tabletop.search.index import AnySearchIndex
from app.games.tabletop.search.language import AnyFacts, Language
from app.games.tabletop.search.matcher import mentions
from app.games.tabletop.search.nodes import (
    And,
    Condition,
    Counted,
    Node,
    Not,
    Number,
    Op,
    Or,
    Unique,
)
from app.games.tabletop.search.phrases import AMOUNT, either


@dataclass(frozen=True, slots=True)
class DeckQuery:
    """A query about decks that has been read; `str()` writes it in canonical spelling.

    `about_cards` are the fields whose answers the cards of a deck decide.
    """

    node: Node = field(default_factory=And)
    text: str = field(default="", compare=False)
    about_cards: tuple[str, ...] = field(default=(COUNT,), compare=False)

    def __str__(self) -> str:
        return "" if self.node == And() else conditions(self.node)

    def mentions(self, *fields: str) -> bool:
        """Tell whether the query asks about one of these fields, given by canonical key."""
        return mentions(self.node, *fields)

    @property
    def asks_cards(self) -> bool:
        """True if the cards of a deck have to be known to answer."""
        return self.mentions(*self.about_cards)

    @property
    def asks_tags(self) -> bool:
        """True if the tags have to be known to answer."""
        return self.mentions("tag")


@dataclass(frozen=True, slots=True)
class DeckQuestion:
    """A test of decks, told back in words, with notes for the asker."""

    fits: DeckTest
    echo: str
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DeckLanguage:
    """The language in which one game's decks are searched.

    `grammar` has the fields, `cards` those of what stands between brackets. `zones` has what
    may stand before the brackets, with its canonical spelling, and `zone_words` what each
    canonical spelling adds to the sentence. `about_cards` are the fields whose answers the
    cards of a deck decide, `last` the one that takes longest to answer, and `of_lists` those
    that a bare list of cards with a name answers.
    """

    grammar: Language[DeckBind]
    cards: Language[object]
    zones: Mapping[str, str]
    zone_words: Mapping[str, str]
    about_cards: tuple[str, ...]
    last: str
    of_lists: tuple[str, ...] = ()

    def parse(self, text: str) -> DeckQuery:
        """Read a query. Raises QueryError with the place, what was expected and a hint."""
        parser = DeckParser(text, language=self.grammar, cards=self.cards, zones=self.zones)
        node, _ = parser.query()
        return DeckQuery(node, text, self.about_cards)

    def explain(self, query: DeckQuery | str, index: AnySearchIndex | None = None) -> str:
        """The query told back in words. Raises QueryError when a text cannot be read."""
        read = self.parse(query) if isinstance(query, str) else query
        return self._explained(read.node, None if index is None else index.catalogue)

    def words(self, node: Node, index: AnySearchIndex) -> str:
        """A part of a query told back in words, without a sentence around it."""
        return in_words(node, lambda condition: self._condition(condition, index.catalogue))

    def ask(
        self, query: DeckQuery | str, index: AnySearchIndex, context: Context = NO_CONTEXT
    ) -> DeckQuestion:
        """Make a question of a query; the cards in brackets are searched once for all decks.

        Raises QueryError as a search for cards does, with the place in the whole query.
        """
        read = self.parse(query) if isinstance(query, str) else query
        asking = Asking(index, context, read.text or str(read))
        try:
            fits = self._bound(read.node, asking)
        except QueryError as error:
            raise error.within(asking.text) from None
        echo = self._explained(read.node, index.catalogue)
        return DeckQuestion(fits, echo, tuple(dict.fromkeys(asking.notes)))

    def _bound(self, node: Node, asking: Asking) -> DeckTest:
        match node:
            case Condition():
                bind = self.grammar.fields[node.field].bind
                assert bind is not None
                return bind(node, asking)
            case Not(part):
                denied = self._bound(part, asking)
                return lambda deck: not denied(deck)
            case And(parts) | Or(parts):
                quick_first = sorted(parts, key=lambda part: mentions(part, self.last))
                tests = [self._bound(part, asking) for part in quick_first]
                joined = all if isinstance(node, And) else any
                return lambda deck: joined(test(deck) for test in tests)

    def _explained(self, node: Node, catalogue: AnyFacts | None) -> str:
        """The query as one sentence. With a catalogue, sets and formats have their names."""
        if node == And():
            return "All decks."
        return f"Decks: {in_words(node, lambda condition: self._condition(condition, catalogue))}."

    def _condition(self, condition: Condition, catalogue: AnyFacts | None) -> str:
        if isinstance(condition, Counted):
            return self._count(condition, catalogue)
        return explain_condition(condition, self.grammar, catalogue)

    def _count(self, condition: Counted, catalogue: AnyFacts | None) -> str:
        numbers = either([str(v.value) for v in condition.values if isinstance(v, Number)])
        thing = "printings" if condition.shown.unique is Unique.PRINTS else "cards"
        thing = thing.removesuffix("s") if condition.values == (Number(1),) else thing
        where = self.zone_words[condition.zone]
        asked = condition.of
        which = "" if asked == And() else f" ({of_cards(asked, self.cards, catalogue)})"
        if condition.op in (Op.HAS, Op.IS) and condition.values == (Number(0),):
            return f"no {thing}{where}{which}"
        return f"{AMOUNT[condition.op]}{numbers} {thing}{where}{which}"

"""Queries about decks and what they ask of a deck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from app.games.spoils.decklists import Zone
from app.games.spoils.search.canonical import conditions
from app.games.spoils.search.context import NO_CONTEXT, Context
from app.games.spoils.search.decks.fields import COUNT, DECKS
from app.games.spoils.search.decks.parser import DeckParser
from app.games.spoils.search.decks.searched import Asking, DeckTest
from app.games.spoils.search.echo import NAMED, either, in_words, of_cards
from app.games.spoils.search.errors import QueryError
from app.games.spoils.search.index import SearchIndex
from app.games.spoils.search.matcher import mentions
from app.games.spoils.search.nodes import (
    And,
    Condition,
    Counted,
    Dated,
    Node,
    Not,
    Number,
    Op,
    Or,
    Pattern,
    Period,
    Unique,
    Value,
    Word,
)


@dataclass(frozen=True, slots=True)
class DeckQuery:
    """A query about decks that has been read; `str()` writes it in canonical spelling."""

    node: Node = field(default_factory=And)
    text: str = field(default="", compare=False)

    def __str__(self) -> str:
        return "" if self.node == And() else conditions(self.node)

    def mentions(self, *fields: str) -> bool:
        """Whether one of these fields, by its canonical key, is asked about."""
        return mentions(self.node, *fields)

    @property
    def asks_cards(self) -> bool:
        """Whether the cards of a deck have to be known to answer."""
        return self.mentions(COUNT.key, "faction", "valid")

    @property
    def asks_tags(self) -> bool:
        """Whether the tags have to be known to answer."""
        return self.mentions("tag")


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of each deck, told back in words, with notes for the asker."""

    fits: DeckTest
    echo: str
    notes: tuple[str, ...] = ()


def parse_decks(text: str) -> DeckQuery:
    """Read a query. Raises QueryError with the place, what was expected and a hint."""
    node, _ = DeckParser(text).query()
    return DeckQuery(node, text)


def explain_decks(query: DeckQuery | str, index: SearchIndex | None = None) -> str:
    """The query told back in words. Raises QueryError when a text cannot be read."""
    return told((parse_decks(query) if isinstance(query, str) else query).node, index)


def ask_decks(
    query: DeckQuery | str, index: SearchIndex, context: Context = NO_CONTEXT
) -> Question:
    """Make a question of a query; the cards in brackets are searched once for all decks.

    Raises QueryError as `search` does, with the place in the whole query.
    """
    read = parse_decks(query) if isinstance(query, str) else query
    asking = Asking(index, context, read.text or str(read))
    try:
        fits = _bound(read.node, asking)
    except QueryError as error:
        raise error.within(asking.text) from None
    return Question(fits, told(read.node, index), tuple(dict.fromkeys(asking.notes)))


def _bound(node: Node, asking: Asking) -> DeckTest:
    match node:
        case Condition():
            bind = DECKS.fields[node.field].bind
            assert bind is not None
            return bind(node, asking)
        case Not(part):
            denied = _bound(part, asking)
            return lambda deck: not denied(deck)
        case And(parts) | Or(parts):
            # Verdicts take longest: they are asked for last.
            tests = [_bound(p, asking) for p in sorted(parts, key=lambda p: mentions(p, "valid"))]
            joined = all if isinstance(node, And) else any
            return lambda deck: joined(test(deck) for test in tests)


_AMOUNT: Final[Mapping[Op, str]] = MappingProxyType(
    {
        Op.HAS: "exactly ",
        Op.IS: "exactly ",
        Op.IS_NOT: "other than ",
        Op.BELOW: "fewer than ",
        Op.AT_MOST: "at most ",
        Op.ABOVE: "more than ",
        Op.AT_LEAST: "at least ",
    }
)
_LEGAL: Final = "legal in its own format"
_WHEN: Final[Mapping[Op, str]] = MappingProxyType(
    {
        Op.HAS: "in ",
        Op.IS: "in ",
        Op.IS_NOT: "outside ",
        Op.BELOW: "before ",
        Op.AT_MOST: "in or before ",
        Op.ABOVE: "after ",
        Op.AT_LEAST: "in or after ",
    }
)


def told(node: Node, index: SearchIndex | None) -> str:
    """The query as one sentence. With an index, sets and formats are called by their names."""
    if node == And():
        return "All decks."
    return f"Decks: {in_words(node, lambda condition: _said(condition, index))}."


def _said(condition: Condition, index: SearchIndex | None) -> str:
    if isinstance(condition, Counted):
        return _count(condition, index)
    op, first = condition.op, condition.values[0]
    values = either([_value(value, index) for value in condition.values])
    if condition.field == "valid":
        return values.replace("“yes”", _LEGAL).replace("“no”", f"not {_LEGAL}")
    if isinstance(first, Period):
        compared = _WHEN[op]
    elif isinstance(first, Pattern):
        compared = "not matching " if op is Op.IS_NOT else "matching "
    else:
        compared = NAMED[op]
    return DECKS.fields[condition.field].echo.replace("{}", f"{compared}{values}")


def _count(condition: Counted, index: SearchIndex | None) -> str:
    numbers = either([_value(value, index) for value in condition.values])
    thing = "printings" if condition.shown.unique is Unique.PRINTS else "cards"
    thing = thing.removesuffix("s") if condition.values == (Number(1),) else thing
    where = "" if condition.zone is Zone.DECK else " in the sideboard"
    which = "" if condition.of == And() else f" ({of_cards(condition.of, index)})"
    if condition.op in (Op.HAS, Op.IS) and condition.values == (Number(0),):
        return f"no {thing}{where}{which}"
    return f"{_AMOUNT[condition.op]}{numbers} {thing}{where}{which}"


def _value(value: Value, index: SearchIndex | None) -> str:
    match value:
        case Word(text):
            return f"“{text}”"
        case Pattern(source):
            return f"/{source}/"
        case Period():
            return value.written
        case Number(number):
            return str(number)
        case Dated(name, day):
            form = index.catalogue.formats.get(name) if index else None
            words = f"legal in {form.name if form else name}"
            return words if day is None else f"{words} on {day}"
        case _:
            raise TypeError(f"{value!r} is no value of a deck's field")

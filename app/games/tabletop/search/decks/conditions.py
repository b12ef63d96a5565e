"""Conditions about decks that any game has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping
from datetime import date
from enum import Enum
from typing import TypeAlias, TypeVar

from app.games.tabletop.collection.holdings import counted_printing
from app.games.tabletop.facts import CardLike, PrintingId, PrintingLike, any_id
from app.games.tabletop.search.context import Context
from app.games.tabletop.search.decks import SearchedDeck
from app.games.tabletop.search.decks.asking import Asking, DeckBind, DeckTest
from app.games.tabletop.search.index import AnySearchIndex
from app.games.tabletop.search.nodes import (
    Condition,
    Counted,
    Number,
    Op,
    Pattern,
    Period,
    Unique,
    Word,
)
from app.games.tabletop.search.numeric_conditions import COMPARISONS
from app.games.tabletop.search.query import Query, SearchResult
from app.games.tabletop.search.scope import missing
from app.games.tabletop.search.value_types import compiled
from app.games.text import fold

C = TypeVar("C", bound=CardLike)
P = TypeVar("P", bound=PrintingLike)

Find: TypeAlias = Callable[[AnySearchIndex, Query, Context], SearchResult[C, P]]


def counted(find: Find[C, P], counts: Callable[[C], bool], zones: Mapping[str, Enum]) -> DeckBind:
    """A number of copies of the cards that fulfil a query, in one zone.

    All printings of a card count, one that is not named included, unless each is to be judged on
    its own. `find` searches
    cards, `counts` says which of them count at all, and `zones` has the zone that each
    spelling before the brackets means. Raises QueryError as `find` does.
    """

    def bind(condition: Condition, asking: Asking) -> DeckTest:
        assert isinstance(condition, Counted)
        query = Query(condition.of, condition.shown, asking.text)
        result = find(asking.index, query, asking.context)
        if not result.found:
            asking.notes.append(f"No card matches the brackets. {result.echo}")
            asking.notes.extend(result.notes)
        by_printing = condition.shown.unique is Unique.PRINTS
        wanted = {
            printing.id
            for row in result.found
            if counts(row.card)
            for printing in (
                (row.printing,) if by_printing else asking.index.catalogue.printings_of(row.card)
            )
        }
        if not by_printing:
            wanted |= {any_id(row.card.name) for row in result.found if counts(row.card)}
        zone, compare = zones[condition.zone], COMPARISONS[condition.op]
        numbers = [value.value for value in condition.values if isinstance(value, Number)]
        joined = all if condition.op is Op.IS_NOT else any

        def test(deck: SearchedDeck) -> bool:
            held = sum(of.copies for of in deck.held if of.printing in wanted and of.zone is zone)
            return joined(compare(held, number) for number in numbers)

        return test

    return bind


def lacked(sleeved: Container[Enum]) -> DeckBind:
    """A number of copies that the asker lacks to sleeve the deck, over all its names.

    `sleeved` are the zones whose cards are sleeved. Raises MissingContextError where no
    collection is at hand.
    """

    def bind(condition: Condition, asking: Asking) -> DeckTest:
        owned = asking.context.collection
        if owned is None:
            words = f"`{condition.field}` needs your collection, which is not available here"
            raise missing(condition, words)
        catalogue, compare = asking.index.catalogue, COMPARISONS[condition.op]
        names: dict[PrintingId, str | None] = {}
        numbers = [value.value for value in condition.values if isinstance(value, Number)]
        joined = all if condition.op is Op.IS_NOT else any

        def test(deck: SearchedDeck) -> bool:
            needed: Counter[str] = Counter()
            for of in deck.held:
                if of.printing not in names:
                    printing = counted_printing(of.printing, catalogue)
                    names[of.printing] = printing.card.name if printing else None
                name = names[of.printing]
                if name is not None and of.zone in sleeved:
                    needed[name] += of.copies
            lacks = sum(max(0, count - owned.get(name, 0)) for name, count in needed.items())
            return joined(compare(lacks, number) for number in numbers)

        return test

    return bind


def texts(of: Callable[[SearchedDeck, Asking], Iterable[str]]) -> DeckBind:
    """Conditions on texts of a deck: one of them contains, is, or matches a value."""

    def bind(condition: Condition, asking: Asking) -> DeckTest:
        fits = [_text_test(value, condition.op) for value in condition.values]
        denied = condition.op is Op.IS_NOT

        def test(deck: SearchedDeck) -> bool:
            found = any(fit(text) for text in of(deck, asking) for fit in fits)
            return found is not denied

        return test

    return bind


def _text_test(value: object, op: Op) -> Callable[[str], bool]:
    if isinstance(value, Pattern):
        search_in = compiled(value.source).search
        return lambda text: bool(search_in(text))
    assert isinstance(value, Word)
    wanted = fold(value.text)
    if op in (Op.IS, Op.IS_NOT, Op.EXACTLY):
        return lambda text: fold(text) == wanted
    return lambda text: wanted in fold(text)


def updated(condition: Condition, asking: Asking) -> DeckTest:
    """Last changed before, in or after a period. A deck without that day never fits."""
    periods = [value for value in condition.values if isinstance(value, Period)]
    asked: Mapping[Op, Callable[[date, Period], bool]] = {
        Op.HAS: lambda day, period: period.first <= day <= period.last,
        Op.IS: lambda day, period: period.first <= day <= period.last,
        Op.IS_NOT: lambda day, period: not period.first <= day <= period.last,
        Op.BELOW: lambda day, period: day < period.first,
        Op.AT_MOST: lambda day, period: day <= period.last,
        Op.ABOVE: lambda day, period: day > period.last,
        Op.AT_LEAST: lambda day, period: day >= period.first,
    }
    holds = asked[condition.op]
    joined = all if condition.op is Op.IS_NOT else any

    def test(deck: SearchedDeck) -> bool:
        day = deck.updated
        return day is not None and joined(holds(day, period) for period in periods)

    return test

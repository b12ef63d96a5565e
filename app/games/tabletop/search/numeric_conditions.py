"""Conditions on numbers and on multisets of symbols.

What is not printed fulfils no comparison, `!=` included: `strength!=2` asks for a printed
strength. `-strength=2` also finds what has none. X is printed, but is no number.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias, TypeVar

from app.games.tabletop.facts import CardLike, PrintingLike
from app.games.tabletop.search.index import IndexEntry
from app.games.tabletop.search.nodes import (
    Condition,
    FieldName,
    Multiset,
    MultisetLike,
    Number,
    Op,
    PrintedX,
    Value,
)
from app.games.tabletop.search.scope import AnyEntry, AnyScope, AnyTest, copies, whole

C = TypeVar("C", bound=CardLike)

F = TypeVar("F")

Count: TypeAlias = Callable[[F], object]
"""The number of a card, or of what is printed on one; None where none is printed.

Whatever else is printed, such as X, is no number.
"""

Tested: TypeAlias = Callable[[Callable[[F], bool]], Callable[[IndexEntry[Any, Any]], int]]
"""Makes a test of an entry out of a test of a card, or of what is printed on one."""

CardBind: TypeAlias = Callable[[Condition, AnyScope], Callable[[IndexEntry[C, PrintingLike]], int]]
Comparison = Callable[[Any, Any], bool]

COMPARISONS: Final[Mapping[Op, Comparison]] = MappingProxyType(
    {
        Op.HAS: operator.eq,
        Op.IS: operator.eq,
        Op.IS_NOT: operator.ne,
        Op.BELOW: operator.lt,
        Op.AT_MOST: operator.le,
        Op.ABOVE: operator.gt,
        Op.AT_LEAST: operator.ge,
    }
)
CONTAINING: Final[Mapping[Op, Comparison]] = MappingProxyType({**COMPARISONS, Op.HAS: operator.ge})
"""For multisets `:` means at least."""


def numbers(
    printed: Mapping[str, Count[F]], x_note: str = "", tested: Tested[F] = whole
) -> CardBind[Any]:
    """Compare a number with numbers, with other numbers of the card, or with X.

    `printed` has the numbers of a card by the field's key; besides them `own`, `qty` and
    `need` count copies. `x_note` is told to whoever asks for X. In a game whose printings differ
    `tested` asks each printing, and the numbers are those of what is printed.
    """

    def bind(condition: Condition, scope: AnyScope) -> Callable[[IndexEntry[Any, Any]], int]:
        measure = _counted(printed, condition.field, condition, scope)
        compare = COMPARISONS[condition.op]
        fixed = tuple(v.value for v in condition.values if isinstance(v, Number))
        others = tuple(
            _counted(printed, v.key, condition, scope)
            for v in condition.values
            if isinstance(v, FieldName)
        )
        asks_x = PrintedX() in condition.values and condition.op in (Op.HAS, Op.IS)
        if PrintedX() in condition.values and x_note:
            scope.note(x_note)
        quantify = all if condition.op is Op.IS_NOT else any

        if len(fixed) == 1 and not others and not asks_x:
            (only,) = fixed

            def compares_with_one(card: F) -> bool:
                value = measure(card)
                return type(value) is int and compare(value, only)

            return tested(compares_with_one)

        def compares(card: F) -> bool:
            value = measure(card)
            if type(value) is not int:
                return asks_x and value is not None
            rest = [other(card) for other in others]
            return quantify(type(n) is int and compare(value, n) for n in (*fixed, *rest))

        return tested(compares)

    return bind


def _counted(
    printed: Mapping[str, Count[Any]], key: str, condition: Condition, scope: AnyScope
) -> Count[Any]:
    """Return the count that a number field compares.

    Raises MissingContextError if it needs a collection or deck that is not at hand.
    """
    if key == "own":
        return copies(scope.context.collection, condition, "your collection")
    if key == "qty":
        return copies(scope.context.deck, condition, "the open deck")
    if key == "need":
        wanted = copies(scope.context.deck, condition, "the open deck")
        owned = copies(scope.context.collection, condition, "your collection")
        return lambda card: max(0, wanted(card) - owned(card))
    return printed[key]


def multisets(
    printed: Mapping[str, Callable[[F], MultisetLike | None]], tested: Tested[F] = whole
) -> CardBind[Any]:
    """Compare a multiset with multisets, with its size, or with another one of the card.

    `printed` has the multisets of a card by the field's key; `tested` is as in `numbers`.
    """

    def bind(condition: Condition, scope: AnyScope) -> Callable[[IndexEntry[Any, Any]], int]:
        measure = printed[condition.field]
        tests = [_against(printed, value, condition.op) for value in condition.values]
        quantify = all if condition.op is Op.IS_NOT else any

        def compares(card: F) -> bool:
            value = measure(card)
            return value is not None and quantify(test(value, card) for test in tests)

        return tested(compares)

    return bind


def _against(
    printed: Mapping[str, Callable[[F], MultisetLike | None]], value: Value, op: Op
) -> Callable[[MultisetLike, F], bool]:
    if isinstance(value, Number):
        compare, size = COMPARISONS[op], value.value
        return lambda held, card: compare(held.total, size)
    holds = CONTAINING[op]
    if isinstance(value, Multiset):
        wanted = value.counts
        return lambda held, card: holds(held, wanted)
    assert isinstance(value, FieldName)
    other = printed[value.key]

    def against_the_other(held: MultisetLike, card: F) -> bool:
        compared = other(card)
        return compared is not None and holds(held, compared)

    return against_the_other


def kinds(
    of_card: Callable[[C], frozenset[object]],
    of_value: Callable[[MultisetLike], frozenset[object]],
) -> CardBind[C]:
    """Compare the set of symbols that occur, however often, or how many kinds occur."""

    def against(value: Value, op: Op) -> Callable[[frozenset[object]], bool]:
        if isinstance(value, Number):
            compare, size = COMPARISONS[op], value.value
            return lambda found: compare(len(found), size)
        assert isinstance(value, Multiset)
        holds, wanted = CONTAINING[op], of_value(value.counts)
        return lambda found: holds(found, wanted)

    def bind(condition: Condition, scope: AnyScope) -> Callable[[IndexEntry[C, PrintingLike]], int]:
        tests = [against(value, condition.op) for value in condition.values]
        quantify = all if condition.op is Op.IS_NOT else any
        return whole(lambda card: quantify(test(of_card(card)) for test in tests))

    return bind


def collector_number(condition: Condition, scope: AnyScope) -> AnyTest:
    """Compare the number within the set, printing by printing."""
    compare = COMPARISONS[condition.op]
    wanted = tuple(v.value for v in condition.values if isinstance(v, Number))
    quantify = all if condition.op is Op.IS_NOT else any

    def test(entry: AnyEntry) -> int:
        mask = 0
        for place, printing in enumerate(entry.printings):
            number = printing.number
            if number is not None and quantify(compare(number, n) for n in wanted):
                mask |= 1 << place
        return mask

    return test

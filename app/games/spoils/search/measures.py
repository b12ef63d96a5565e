"""Conditions on numbers and on multisets of icons.

What is not printed fulfils no comparison, `!=` included: `strength!=2` asks for a printed
strength. `-strength=2` also finds what has none.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from app.games.spoils.facts import Card, Threshold
from app.games.spoils.search.index import Entry
from app.games.spoils.search.keywords import keywords_of
from app.games.spoils.search.nodes import (
    Condition,
    FieldName,
    Icons,
    Number,
    Op,
    PrintedX,
    Value,
)
from app.games.spoils.search.scope import Scope, Test, copies, whole
from app.games.spoils.terms import Icon

Count = Callable[[Card], int | None]
Multiset = Callable[[Card], Threshold | None]
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


def flip_cost(card: Card) -> int | None:
    """The cost of flipping the card up. Rules: 507.4."""
    return None if card.keywords.flip_up is None else card.keywords.flip_up.cost


def flip_threshold(card: Card) -> Threshold | None:
    """The threshold of flipping the card up. Rules: 507.4."""
    return None if card.keywords.flip_up is None else card.keywords.flip_up.threshold


PRINTED: Final[Mapping[str, Count]] = MappingProxyType(
    {
        "cost": lambda card: card.cost,
        "strength": lambda card: card.strength,
        "life": lambda card: card.life,
        "speed": lambda card: card.speed,
        "structure": lambda card: card.structure,
        "flip": flip_cost,
        "keyword": lambda card: len(keywords_of(card)),
    }
)
"""The numbers printed on a card, by the field's key."""

MULTISETS: Final[Mapping[str, Multiset]] = MappingProxyType(
    {
        "threshold": lambda card: card.threshold,
        "provides": lambda card: card.provides,
        "flipth": flip_threshold,
    }
)
"""The multisets of icons printed on a card, by the field's key."""


def counted(key: str, condition: Condition, scope: Scope) -> Count:
    """What a number field counts. Raises MissingContextError for a collection not at hand."""
    if key == "own":
        return copies(scope.context.collection, condition, "your collection")
    if key == "qty":
        return copies(scope.context.deck, condition, "the open deck")
    if key == "need":
        wanted = copies(scope.context.deck, condition, "the open deck")
        owned = copies(scope.context.collection, condition, "your collection")
        return lambda card: max(0, wanted(card) - owned(card))
    return PRINTED[key]


def numbers(condition: Condition, scope: Scope) -> Test:
    """Compare a number with numbers, with other numbers of the card, or with X."""
    measure = counted(condition.field, condition, scope)
    compare = COMPARISONS[condition.op]
    fixed = tuple(v.value for v in condition.values if isinstance(v, Number))
    others = tuple(
        counted(v.key, condition, scope) for v in condition.values if isinstance(v, FieldName)
    )
    if PrintedX() in condition.values:
        scope.note("No card in this catalogue prints X as its cost; X occurs in extra costs.")
    quantify = all if condition.op is Op.IS_NOT else any

    if len(fixed) == 1 and not others:
        (only,) = fixed

        def compares_with_one(card: Card) -> bool:
            printed = measure(card)
            return printed is not None and compare(printed, only)

        return whole(compares_with_one)

    def compares(card: Card) -> bool:
        printed = measure(card)
        if printed is None:
            return False
        rest = [other(card) for other in others]
        return quantify(n is not None and compare(printed, n) for n in (*fixed, *rest))

    return whole(compares)


def icons(condition: Condition, scope: Scope) -> Test:
    """Compare a multiset of icons with multisets, with its size, or with another one."""
    measure = MULTISETS[condition.field]
    tests = [_against(value, condition.op) for value in condition.values]
    quantify = all if condition.op is Op.IS_NOT else any

    def compares(card: Card) -> bool:
        printed = measure(card)
        return printed is not None and quantify(test(printed, card) for test in tests)

    return whole(compares)


def _against(value: Value, op: Op) -> Callable[[Threshold, Card], bool]:
    if isinstance(value, Number):
        compare, size = COMPARISONS[op], value.value
        return lambda printed, card: compare(printed.total, size)
    holds = CONTAINING[op]
    if isinstance(value, Icons):
        wanted = value.threshold
        return lambda printed, card: holds(printed, wanted)
    assert isinstance(value, FieldName)
    other = MULTISETS[value.key]

    def against_the_other(printed: Threshold, card: Card) -> bool:
        compared = other(card)
        return compared is not None and holds(printed, compared)

    return against_the_other


def icon_kinds(condition: Condition, scope: Scope) -> Test:
    """Compare the set of icons that occur in the threshold, or how many kinds occur."""
    tests = [_kinds_against(value, condition.op) for value in condition.values]
    quantify = all if condition.op is Op.IS_NOT else any
    return whole(lambda card: quantify(test(card.threshold.icons) for test in tests))


def _kinds_against(value: Value, op: Op) -> Callable[[frozenset[Icon]], bool]:
    if isinstance(value, Number):
        compare, size = COMPARISONS[op], value.value
        return lambda kinds: compare(len(kinds), size)
    assert isinstance(value, Icons)
    holds, wanted = CONTAINING[op], value.threshold.icons
    return lambda kinds: holds(kinds, wanted)


def playable(condition: Condition, scope: Scope) -> Test:
    """Deck cards whose threshold asks for these icons only; Volition is always possible.

    Rules: 203.4a (a face-down card provides Volition; cr3).
    """
    allowed = [
        value.threshold.icons | {Icon.VOLITION}
        for value in condition.values
        if isinstance(value, Icons)
    ]
    return whole(
        lambda card: card.is_deck_card and any(card.threshold.icons <= icons for icons in allowed)
    )


def collector_number(condition: Condition, scope: Scope) -> Test:
    """Compare the number within the set, printing by printing."""
    compare = COMPARISONS[condition.op]
    wanted = tuple(v.value for v in condition.values if isinstance(v, Number))
    quantify = all if condition.op is Op.IS_NOT else any

    def test(entry: Entry) -> int:
        mask = 0
        for place, printing in enumerate(entry.printings):
            number = printing.number
            if number is not None and quantify(compare(number, n) for n in wanted):
                mask |= 1 << place
        return mask

    return test

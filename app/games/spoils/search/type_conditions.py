"""Conditions on the card type."""

from __future__ import annotations

from collections.abc import Callable

from app.games.spoils.facts import Card, fold
from app.games.spoils.terms import CardType
from app.games.tabletop.facts import PrintingLike
from app.games.tabletop.search.index import IndexEntry
from app.games.tabletop.search.language import AnyFacts
from app.games.tabletop.search.nodes import Condition, Op, Value, Word
from app.games.tabletop.search.scope import AnyScope, denying, whole


def type_named(text: str, *, exactly: bool = False) -> CardType | None:
    """The card type of that name, in the plural too, or with that beginning."""
    wanted = fold(text)
    for card_type in CardType:
        whole_name = fold(card_type)
        if wanted in (whole_name, f"{whole_name}s", f"{whole_name[:-1]}ies"):
            return card_type
    if exactly:
        return None
    return next((t for t in CardType if wanted and fold(t).startswith(wanted)), None)


def card_type(
    condition: Condition, scope: AnyScope
) -> Callable[[IndexEntry[Card, PrintingLike]], int]:
    """The card type; where `:` names none, a supertype or subtype. Rules: 201.4."""
    tests = [
        _typeline(word.text, condition, scope)
        for word in condition.values
        if isinstance(word, Word)
    ]
    test = whole(tests[0] if len(tests) == 1 else lambda card: any(t(card) for t in tests))
    return denying(test, scope) if condition.op is Op.IS_NOT else test


def _typeline(text: str, condition: Condition, scope: AnyScope) -> Callable[[Card], bool]:
    named = type_named(text, exactly=condition.op is not Op.HAS)
    if named is not None:
        return lambda card: card.type is named
    wanted = fold(text)
    if condition.op is Op.HAS:
        if wanted in ("staple", "token"):
            return lambda card: card.supertype == wanted
        if any(wanted in subtype for subtype in scope.index.words):
            return lambda card: any(wanted in fold(s) for s in card.subtypes)
    scope.note(f"There is no type or subtype called “{text}”. {_elsewhere(text)}")
    return lambda card: False


def _elsewhere(text: str) -> str:
    return f"Search for icons with i: and for words of a name without a field: {text}."


def explain_type(value: Value, condition: Condition, catalogue: AnyFacts | None) -> str | None:
    """A card type by its name."""
    if not isinstance(value, Word):
        return None
    return type_named(value.text, exactly=condition.op is not Op.HAS)

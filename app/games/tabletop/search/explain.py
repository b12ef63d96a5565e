"""A query told back in players' words."""

from __future__ import annotations

from collections.abc import Callable

from app.games.tabletop.search.language import AnyFacts, Field, Language
from app.games.tabletop.search.nodes import (
    And,
    Arrangement,
    Condition,
    Dated,
    Direction,
    FieldName,
    Multiset,
    Node,
    Not,
    Number,
    Op,
    Or,
    Pattern,
    Period,
    PrintedX,
    Unique,
    Value,
    Word,
)
from app.games.tabletop.search.phrases import MEASURED, either


def explain_query(
    node: Node,
    arrangement: Arrangement,
    language: Language[object],
    catalogue: AnyFacts | None,
) -> str:
    """The query as one sentence. With a catalogue, sets are called by their names."""
    things = "printings" if arrangement.unique is Unique.PRINTS else "cards"
    everything = node == And()
    sentence = (
        f"All {things}"
        if everything
        else f"{things.capitalize()}: {of_cards(node, language, catalogue)}"
    )
    if arrangement.order is not None:
        sentence += f"; sorted by {arrangement.order}"
    if arrangement.direction is Direction.DESCENDING:
        sentence += ", descending" if arrangement.order is not None else "; descending"
    return sentence + "."


def of_cards(node: Node, language: Language[object], catalogue: AnyFacts | None) -> str:
    """Return the conditions on a card in words, without a full stop."""
    return in_words(node, lambda condition: explain_condition(condition, language, catalogue))


def in_words(node: Node, said: Callable[[Condition], str]) -> str:
    """Conditions joined by and, or and not; `said` tells one of them."""

    def grouped(part: Node) -> str:
        words = in_words(part, said)
        return f"({words})" if isinstance(part, And | Or) else words

    match node:
        case Condition():
            return said(node)
        case Not(part):
            return f"not {grouped(part)}"
        case And(parts):
            return " and ".join(map(grouped, parts))
        case Or(parts):
            return " or ".join(map(grouped, parts))


def explain_condition(
    condition: Condition, language: Language[object], catalogue: AnyFacts | None
) -> str:
    """One condition in words."""
    field = language.fields[condition.field]
    asks_for_none = condition.op in (Op.HAS, Op.IS) and condition.values == (Number(0),)
    if asks_for_none and field.nothing:
        return field.echo.replace("{}", field.nothing)
    values = [
        explain_value(value, condition, field, language, catalogue) for value in condition.values
    ]
    return field.echo.replace("{}", f"{_comparison(condition, field)}{either(values)}")


def _comparison(condition: Condition, field: Field[object]) -> str:
    op, first = condition.op, condition.values[0]
    if isinstance(first, Pattern):
        return "not matching " if op is Op.IS_NOT else "matching "
    return (MEASURED if isinstance(first, Number) else field.phrases)[op]


def explain_value(
    value: Value,
    condition: Condition,
    field: Field[object],
    language: Language[object],
    catalogue: AnyFacts | None,
) -> str:
    """One value of a condition in words: in the field's own, or in those of all fields."""
    if field.explain is not None:
        own_words = field.explain(value, condition, catalogue)
        if own_words is not None:
            return own_words
    match value:
        case Word(text):
            return f"“{text}”"
        case Pattern(source):
            return f"/{source}/"
        case Number(number):
            return str(number)
        case PrintedX():
            return "X"
        case Period():
            return value.written
        case Multiset(counts):
            return str(counts)
        case FieldName(key):
            return language.fields[key].echo.replace("{}", "").strip()
        case Dated(name, day):
            form = catalogue.formats.get(name) if catalogue else None
            called = form.name if form else name
            return called if day is None else f"{called} on {day}"

"""A query told back in players' words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from app.games.spoils.facts import Threshold, fold
from app.games.spoils.search.fields import FIELDS
from app.games.spoils.search.flags import FLAGS
from app.games.spoils.search.index import SearchIndex
from app.games.spoils.search.nodes import (
    And,
    Arrangement,
    Condition,
    Dated,
    Direction,
    FieldName,
    Icons,
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
from app.games.spoils.search.printed import sets_named
from app.games.spoils.search.words import type_named

_MEASURED: Final[Mapping[Op, str]] = MappingProxyType(
    {
        Op.HAS: "",
        Op.IS: "",
        Op.IS_NOT: "other than ",
        Op.BELOW: "below ",
        Op.AT_MOST: "at most ",
        Op.ABOVE: "above ",
        Op.AT_LEAST: "at least ",
    }
)
_HELD: Final[Mapping[Op, str]] = MappingProxyType(
    {
        Op.HAS: "at least ",
        Op.IS: "exactly ",
        Op.IS_NOT: "other than ",
        Op.BELOW: "within, but not all of, ",
        Op.AT_MOST: "within ",
        Op.ABOVE: "more than ",
        Op.AT_LEAST: "at least ",
    }
)
NAMED: Final[Mapping[Op, str]] = MappingProxyType(
    {
        Op.HAS: "containing ",
        Op.IS: "equal to ",
        Op.IS_NOT: "other than ",
        Op.EXACTLY: "exactly ",
    }
)
_IN_SET: Final[Mapping[Op, str]] = MappingProxyType(
    {
        Op.HAS: "in ",
        Op.IS: "in ",
        Op.IS_NOT: "only outside ",
        Op.BELOW: "before ",
        Op.AT_MOST: "in or before ",
        Op.ABOVE: "after ",
        Op.AT_LEAST: "in or after ",
    }
)


def told(node: Node, arrangement: Arrangement, index: SearchIndex | None) -> str:
    """The query as one sentence. With an index, sets are called by their names."""
    things = "printings" if arrangement.unique is Unique.PRINTS else "cards"
    everything = node == And()
    sentence = f"All {things}" if everything else f"{things.capitalize()}: {of_cards(node, index)}"
    if arrangement.order is not None:
        sentence += f"; sorted by {arrangement.order}"
    if arrangement.direction is Direction.DESCENDING:
        sentence += ", descending" if arrangement.order is not None else "; descending"
    return sentence + "."


def of_cards(node: Node, index: SearchIndex | None) -> str:
    """What is asked of a card, in words without an end."""
    return in_words(node, lambda condition: _condition(condition, index))


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


def _condition(condition: Condition, index: SearchIndex | None) -> str:
    field = FIELDS[condition.field]
    asks_for_none = condition.op in (Op.HAS, Op.IS) and condition.values == (Number(0),)
    if asks_for_none and field.kind.name == "icons":
        return field.echo.replace("{}", "no icon")
    values = [_value(value, condition, index) for value in condition.values]
    words = f"{_comparison(condition)}{either(values)}"
    return field.echo.replace("{}", words)


def _comparison(condition: Condition) -> str:
    op, first = condition.op, condition.values[0]
    if condition.field == "set":
        return _IN_SET[op]
    if isinstance(first, Pattern):
        return "not matching " if op is Op.IS_NOT else "matching "
    if condition.field in ("name", "subtype", "text"):
        return NAMED[op]
    if condition.field == "playable":
        return ""
    kind = FIELDS[condition.field].kind.name
    if kind == "icons" and not isinstance(first, Number):
        return _HELD[op]
    return _MEASURED[op]


def either(values: Sequence[str]) -> str:
    """Several values of one condition."""
    if len(values) < 2:
        return values[0]
    return f"{', '.join(values[:-1])} or {values[-1]}"


def _value(value: Value, condition: Condition, index: SearchIndex | None) -> str:
    match value:
        case Word(text):
            return _word(text, condition, index)
        case Pattern(source):
            return f"/{source}/"
        case Number(number):
            return _number(number, condition)
        case PrintedX():
            return "X"
        case Period():
            return value.written
        case Icons(threshold):
            return _icons(threshold, kinds_only=condition.field in ("icon", "playable"))
        case FieldName(key):
            return FIELDS[key].echo.replace("{}", "").strip()
        case Dated(name, day):
            form = index.catalogue.formats.get(name) if index else None
            called = form.name if form else name
            return called if day is None else f"{called} on {day}"


def _number(number: int, condition: Condition) -> str:
    if condition.field == "keyword":
        return f"{number} in number"
    if FIELDS[condition.field].kind.name != "icons":
        return str(number)
    if condition.field == "icon":
        return f"{number} kind{'' if number == 1 else 's'}"
    return f"{number} icon{'' if number == 1 else 's'}"


def _icons(threshold: Threshold, *, kinds_only: bool) -> str:
    if kinds_only:
        return " and ".join(icon.word for icon, _ in threshold) or "no icon"
    return " and ".join(f"{count} {icon.word}" for icon, count in threshold) or "no icon"


def _word(text: str, condition: Condition, index: SearchIndex | None) -> str:
    key = condition.field
    if key == "is":
        return FLAGS[text].meaning
    if key == "type":
        named = type_named(text, exactly=condition.op is not Op.HAS)
        return named or f"“{text}”"
    if key in ("set", "in") and index is not None:
        if key == "in" and fold(text) in ("deck", "pool", "collection"):
            return f"the {fold(text)}"
        sets = sets_named(index.catalogue, text, exactly=condition.op is Op.IS)
        return either([s.name for s in sets]) if sets else f"“{text}”"
    return text if key in ("trade", "rarity", "keyword") else f"“{text}”"

"""A query written back in the language, so that reading it again gives the same query."""

from __future__ import annotations

import re
from typing import Final

from app.games.tabletop.search.nodes import (
    And,
    Arrangement,
    Condition,
    Counted,
    Dated,
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
    Value,
    Word,
)
from app.games.tabletop.search.tokenizer import QUOTES

_SAFE: Final = re.compile(r"[^\W_][\w'’.,&+-]*")
_SPECIAL: Final = re.compile(rf"([\\{QUOTES}])")


def canonical_text(node: Node, arrangement: Arrangement) -> str:
    """The query in canonical spelling; `parse` reads it back to equal values."""
    parts = [conditions(node)] if node != And() else []
    for key, value in (
        ("order", arrangement.order),
        ("dir", arrangement.direction),
        ("unique", arrangement.unique),
        ("display", arrangement.display),
    ):
        if value is not None:
            parts.append(f"{key}:{value}")
    if isinstance(node, Or) and len(parts) > 1:
        parts[0] = f"({parts[0]})"
    return " ".join(parts)


def conditions(node: Node) -> str:
    """Conditions joined by and, or and not, in canonical spelling."""
    match node:
        case Counted():
            numbers = "|".join(map(_value, node.values))
            return f"{node.zone}[[{canonical_text(node.of, node.shown)}]]{node.op}{numbers}"
        case Condition():
            return _condition(node)
        case Not(part):
            return f"-{grouped(part)}"
        case And(parts):
            return " ".join(grouped(part) for part in parts)
        case Or(parts):
            return " or ".join(
                grouped(part) if isinstance(part, Or) else conditions(part) for part in parts
            )


def grouped(node: Node) -> str:
    """A part of a query in canonical spelling, several conditions in parentheses."""
    return f"({conditions(node)})" if isinstance(node, And | Or) else conditions(node)


def _condition(condition: Condition) -> str:
    values = "|".join(_value(value) for value in condition.values)
    if condition.op is Op.EXACTLY:
        return f"!{values}"
    return f"{condition.field}{condition.op}{values}"


def _value(value: Value) -> str:
    match value:
        case Word(text):
            return _quoted(text)
        case Pattern(source):
            return f"/{source}/"
        case Number(number):
            return str(number)
        case PrintedX():
            return "x"
        case Multiset(counts):
            return str(counts)
        case FieldName(key):
            return key
        case Period():
            return value.written
        case Dated(name, None):
            return _quoted(name)
        case Dated(name, day):
            return _quoted(f"{name}@{day}")


def _quoted(text: str) -> str:
    if _SAFE.fullmatch(text):
        return text
    return '"' + _SPECIAL.sub(r"\\\1", text) + '"'

"""The translation of nodes into one function over the index."""

from __future__ import annotations

from typing import TypeVar

from app.games.tabletop.facts import CardLike, PrintingLike
from app.games.tabletop.search.index import IndexEntry
from app.games.tabletop.search.language import Language
from app.games.tabletop.search.nodes import And, Condition, Node, Not, Or
from app.games.tabletop.search.scope import Bind, Scope, Test, denying

C = TypeVar("C", bound=CardLike)
P = TypeVar("P", bound=PrintingLike)


def bound(node: Node, scope: Scope[C, P], language: Language[Bind[C, P]]) -> Test[C, P]:
    """The test a query stands for: the printings of an entry that fulfil it.

    Parts of `and` hold for the same printing. Not is asked of the card, so that it holds
    when none of the printings fulfils its part, except where each printing is judged on
    its own. Raises QueryError for a set or format that does not exist, MissingContextError
    for what is not at hand.
    """
    match node:
        case Condition():
            bind = language.fields[node.field].bind
            assert bind is not None
            return bind(node, scope)
        case Not(part):
            return denying(bound(part, scope, language), scope)
        case And(parts):
            return _all([bound(part, scope, language) for part in parts])
        case Or(parts):
            return _any([bound(part, scope, language) for part in parts])


def mentions(node: Node, *fields: str) -> bool:
    """Tell whether the query has a condition on one of the fields."""
    match node:
        case Condition():
            return node.field in fields
        case Not(part):
            return mentions(part, *fields)
        case And(parts) | Or(parts):
            return any(mentions(part, *fields) for part in parts)


def _all(tests: list[Test[C, P]]) -> Test[C, P]:
    def test(entry: IndexEntry[C, P]) -> int:
        mask = entry.every
        for part in tests:
            mask &= part(entry)
            if not mask:
                break
        return mask

    return test


def _any(tests: list[Test[C, P]]) -> Test[C, P]:
    def test(entry: IndexEntry[C, P]) -> int:
        mask = 0
        for part in tests:
            mask |= part(entry)
            if mask == entry.every:
                break
        return mask

    return test

"""From nodes to one function over the index."""

from __future__ import annotations

from app.games.spoils.search.fields import FIELDS
from app.games.spoils.search.index import Entry
from app.games.spoils.search.nodes import And, Condition, Node, Not, Or
from app.games.spoils.search.printed import denying
from app.games.spoils.search.scope import Scope, Test


def bound(node: Node, scope: Scope) -> Test:
    """The test a query stands for: the printings of an entry that fulfil it.

    Parts of `and` hold for the same printing. Not is asked of the card, so that it holds
    when none of the printings fulfils its part, except where each printing is judged on
    its own. Raises QueryError for a set or format that does not exist, MissingContextError
    for what is not at hand.
    """
    match node:
        case Condition():
            bind = FIELDS[node.field].bind
            assert bind is not None
            return bind(node, scope)
        case Not(part):
            return denying(bound(part, scope), scope)
        case And(parts):
            return _all([bound(part, scope) for part in parts])
        case Or(parts):
            return _any([bound(part, scope) for part in parts])


def mentions(node: Node, *fields: str) -> bool:
    """Whether a condition on one of the fields occurs."""
    match node:
        case Condition():
            return node.field in fields
        case Not(part):
            return mentions(part, *fields)
        case And(parts) | Or(parts):
            return any(mentions(part, *fields) for part in parts)


def _all(tests: list[Test]) -> Test:
    def test(entry: Entry) -> int:
        mask = entry.every
        for part in tests:
            mask &= part(entry)
            if not mask:
                break
        return mask

    return test


def _any(tests: list[Test]) -> Test:
    def test(entry: Entry) -> int:
        mask = 0
        for part in tests:
            mask |= part(entry)
            if mask == entry.every:
                break
        return mask

    return test

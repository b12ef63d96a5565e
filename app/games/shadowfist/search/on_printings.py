"""Conditions on printed facts, asked of a title printing by printing. Rules: 8.11.1."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from app.games.shadowfist.facts import Printed, Printing, Title
from app.games.tabletop.search.index import IndexEntry
from app.games.tabletop.search.nodes import Condition
from app.games.tabletop.search.scope import AnyScope

Test: TypeAlias = Callable[[IndexEntry[Title, Printing]], int]
"""A test that gives the printings of a title that fulfil a condition, as a mask."""

Bind: TypeAlias = Callable[[Condition, AnyScope], Test]


def on_printed(fulfils: Callable[[Printed], bool]) -> Test:
    """A test of what is printed. Most titles say the same on all printings and are asked once."""

    def test(entry: IndexEntry[Title, Printing]) -> int:
        title = entry.card
        if title.is_alike:
            return entry.every if fulfils(title.newest) else 0
        mask = 0
        for place, printing in enumerate(entry.printings):
            if fulfils(printing.printed):
                mask |= 1 << place
        return mask

    return test

"""Completion of a collection: a bar per set, and a table by set and rarity."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from itertools import groupby
from typing import Final

from app.games.tabletop.charts import ColumnBlock
from app.games.tabletop.collection import Completion, Holdings, completion
from app.games.tabletop.facts import AnyCatalogue, CardSet

WIDTH: Final = 640.0
STEP: Final = 34.0
_LEFT: Final = 120.0
_RIGHT: Final = 84.0
_THICK: Final = 18.0

STYLES: Final = (
    ("solid", "complete"),
    ("hatched", "at least once"),
    ("open", "not owned"),
)
"""The patterns of a bar's parts and what they mean, from the left."""


@dataclass(frozen=True)
class SetProgress:
    """One set: its rows by rarity, and their totals."""

    set: CardSet
    rows: tuple[Completion[Enum], ...]

    @property
    def printings(self) -> int:
        """Return the number of printings in the set."""
        return sum(row.printings for row in self.rows)

    @property
    def started(self) -> int:
        """Return the number of printings owned at least once."""
        return sum(row.started for row in self.rows)

    @property
    def full(self) -> int:
        """Return the number of printings owned in the required number of copies."""
        return sum(row.full for row in self.rows)

    @property
    def percent(self) -> int:
        """Return the percentage owned at least once, rounded down, so that 100 means all."""
        return 100 * self.started // self.printings


@dataclass(frozen=True)
class Bar:
    """The bar of one set. `middle` is the y coordinate of its label."""

    label: str
    words: str
    middle: float
    end: float
    blocks: tuple[ColumnBlock, ...]


@dataclass(frozen=True)
class Bars:
    """The chart."""

    width: float
    height: float
    left: float
    bars: tuple[Bar, ...]


def progress_of(
    holdings: Holdings, catalogue: AnyCatalogue, copies: int
) -> tuple[SetProgress, ...]:
    """Return the completion of every set in release order; `copies` make a printing complete."""
    rarities = {type(printing.rarity) for printing in catalogue.printings}
    in_order = (rarity for kind in rarities for rarity in kind)
    rows = completion(holdings, catalogue, in_order, copies)
    return tuple(
        SetProgress(card_set, tuple(of_set))
        for card_set, of_set in groupby(rows, key=lambda row: row.set)
    )


def bars_of(sets: Iterable[SetProgress]) -> Bars:
    """Return bars of equal length, one per set, divided by completion."""
    room = WIDTH - _LEFT - _RIGHT
    bars = []
    for place, one in enumerate(sets):
        top = place * STEP + (STEP - _THICK) / 2
        parts = (one.full, one.started - one.full, one.printings - one.started)
        left, blocks = _LEFT, []
        for (style, _), number in zip(STYLES, parts, strict=True):
            width = round(room * number / one.printings, 2)
            if number:
                blocks.append(ColumnBlock(style, round(left, 2), top, width, _THICK))
            left += width
        words = f"{one.started} of {one.printings}"
        bars.append(Bar(one.set.code, words, place * STEP + STEP / 2 + 4, WIDTH, tuple(blocks)))
    return Bars(WIDTH, max(STEP, len(bars) * STEP), _LEFT, tuple(bars))

"""Columns of stacked parts, for whole numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from app.games.tabletop.charts.frame import rounded

WIDTH: Final = 360.0
HEIGHT: Final = 132.0
_TOP: Final = 20.0
_BOTTOM: Final = 24.0


@dataclass(frozen=True)
class ColumnBlock:
    """A part of a column. `style` names its pattern."""

    style: str
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class ChartColumn:
    """One column with what stands under it and over it."""

    label: str
    total: int
    middle: float
    top: float
    blocks: tuple[ColumnBlock, ...]


@dataclass(frozen=True)
class ColumnChart:
    """Columns of stacked parts."""

    width: float
    height: float
    floor: float
    columns: tuple[ChartColumn, ...]


def column_chart(columns: Sequence[tuple[str, Sequence[tuple[str, int]]]]) -> ColumnChart:
    """Stack the parts `(style, number)` of each labelled column, the first at the bottom."""
    highest = max((sum(number for _, number in parts) for _, parts in columns), default=0)
    step = WIDTH / max(1, len(columns))
    room = HEIGHT - _TOP - _BOTTOM
    unit = room / max(1, highest)
    floor = HEIGHT - _BOTTOM
    drawn = []
    for place, (label, parts) in enumerate(columns):
        left, y = place * step + step * 0.2, floor
        blocks = []
        for style, number in parts:
            if number:
                height = rounded(number * unit)
                y -= height
                blocks.append(
                    ColumnBlock(style, rounded(left), rounded(y), rounded(step * 0.6), height)
                )
        total = sum(number for _, number in parts)
        middle = rounded((place + 0.5) * step)
        drawn.append(ChartColumn(label, total, middle, rounded(y), tuple(blocks)))
    return ColumnChart(WIDTH, HEIGHT, floor, tuple(drawn))


@dataclass(frozen=True)
class SmallColumn:
    """A column of a small picture, from its top to the floor at `SMALL_HEIGHT`."""

    x: float
    y: float
    width: float
    height: float


SMALL_WIDTH: Final = 8.0
SMALL_HEIGHT: Final = 30.0


def small_columns(numbers: Sequence[int]) -> tuple[SmallColumn, ...]:
    """A column for each number, the greatest of them as high as the picture."""
    unit = SMALL_HEIGHT / max(1, *numbers)
    return tuple(
        SmallColumn(
            place * SMALL_WIDTH,
            rounded(SMALL_HEIGHT - number * unit),
            SMALL_WIDTH - 1,
            rounded(number * unit),
        )
        for place, number in enumerate(numbers)
    )

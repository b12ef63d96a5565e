"""Charts of bars: means with their errors, columns of stacked parts, and shares of a whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

from app.games.tabletop.charts.frame import BOTTOM, TOP, Size, Tick, rounded, ticks_up_to


@dataclass(frozen=True)
class Value:
    """A mean with its standard error and the middle 80 of 100 games, where these are drawn."""

    label: str
    mean: float
    stderr: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class Bar:
    """One bar. The whisker reaches two standard errors up and down; without a band, the height of
    the band is 0.
    """

    label: str
    text: str
    middle: float
    x: float
    y: float
    width: float
    height: float
    band_x: float
    band_y: float
    band_width: float
    band_height: float
    whisker_high: float
    whisker_low: float
    text_y: float


@dataclass(frozen=True)
class BarChart:
    """Bars from a floor upwards."""

    size: Size
    floor: float
    ticks: tuple[Tick, ...]
    bars: tuple[Bar, ...]


def bar_chart(
    values: Sequence[Value], size: Size, *, digits: int | None = None, ceiling: float = inf
) -> BarChart:
    """One bar per value, written with `digits` digits; nothing is drawn above the ceiling."""
    floor = size.height - BOTTOM
    most = max([1.0, *(max(v.mean + 2 * v.stderr, v.high or 0.0) for v in values)])
    ticks, top = ticks_up_to(min(most, ceiling), floor)
    unit = (floor - TOP) / top
    step = (size.width - size.left) / max(1, len(values))
    share = 0.5 if size.is_phone else 0.38
    if digits is None:
        digits = 1 if size.is_phone else 2
    bars = []
    for place, value in enumerate(values):
        middle = size.left + (place + 0.5) * step
        width = step * share
        has_band = value.low is not None and value.high is not None
        high, low = floor - (value.high or 0.0) * unit, floor - (value.low or 0.0) * unit
        top_y = floor - value.mean * unit
        whisker_high = floor - min(value.mean + 2 * value.stderr, ceiling) * unit
        bars.append(
            Bar(
                label=value.label,
                text=f"{value.mean:.{digits}f}",
                middle=rounded(middle),
                x=rounded(middle - width / 2),
                y=rounded(top_y),
                width=rounded(width),
                height=rounded(value.mean * unit),
                band_x=rounded(middle - width * 0.7),
                band_y=rounded(high),
                band_width=rounded(width * 1.4),
                band_height=rounded(max(2, low - high)) if has_band else 0.0,
                whisker_high=rounded(whisker_high),
                whisker_low=rounded(floor - max(0, value.mean - 2 * value.stderr) * unit),
                text_y=rounded(min(high, whisker_high) - 6),
            )
        )
    return BarChart(size, floor, ticks, tuple(bars))


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


@dataclass(frozen=True)
class Part:
    """A stretch of a bar that is split into shares; places in percent of the bar."""

    style: str
    x: float
    width: float


@dataclass(frozen=True)
class SplitBar:
    """Shares side by side, with a whisker at the end of the first; places in percent."""

    parts: tuple[Part, ...]
    whisker_from: float
    whisker_to: float


def split_bar(shares: Sequence[tuple[str, float]], stderr: float) -> SplitBar:
    """Shares that add up to 1 at most, the first one with its standard error."""
    parts = []
    x = 0.0
    for style, share in shares:
        width = share * 100
        if share > 0:
            parts.append(Part(style, rounded(x), rounded(width)))
        x += width
    first = shares[0][1] if shares else 0.0
    return SplitBar(
        tuple(parts),
        rounded(max(0.0, first - 2 * stderr) * 100),
        rounded(min(1.0, first + 2 * stderr) * 100),
    )

"""Bars from a floor upwards, each a mean with its error."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

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

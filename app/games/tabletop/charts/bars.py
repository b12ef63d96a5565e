"""Bars from a floor upwards, each a mean with its error."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.games.tabletop.charts.frame import BOTTOM, TOP, Size, Tick, rounded, ticks_up_to


@dataclass(frozen=True)
class Value:
    """A mean with its standard error and the middle 80 of 100 games."""

    label: str
    mean: float
    stderr: float
    low: float
    high: float


@dataclass(frozen=True)
class Bar:
    """One bar. The whisker reaches two standard errors up and down."""

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


def bar_chart(values: Sequence[Value], size: Size) -> BarChart:
    """One bar per value."""
    floor = size.height - BOTTOM
    most = max([1.0, *(max(v.mean + 2 * v.stderr, v.high) for v in values)])
    ticks, top = ticks_up_to(most, floor)
    unit = (floor - TOP) / top
    step = (size.width - size.left) / max(1, len(values))
    share = 0.5 if size.is_phone else 0.38
    bars = []
    for place, value in enumerate(values):
        middle = size.left + (place + 0.5) * step
        width = step * share
        high, low = floor - value.high * unit, floor - value.low * unit
        top_y = floor - value.mean * unit
        whisker_high = floor - (value.mean + 2 * value.stderr) * unit
        bars.append(
            Bar(
                label=value.label,
                text=f"{value.mean:.{1 if size.is_phone else 2}f}",
                middle=rounded(middle),
                x=rounded(middle - width / 2),
                y=rounded(top_y),
                width=rounded(width),
                height=rounded(value.mean * unit),
                band_x=rounded(middle - width * 0.7),
                band_y=rounded(high),
                band_width=rounded(width * 1.4),
                band_height=rounded(max(2, low - high)),
                whisker_high=rounded(whisker_high),
                whisker_low=rounded(floor - max(0, value.mean - 2 * value.stderr) * unit),
                text_y=rounded(min(high, whisker_high) - 6),
            )
        )
    return BarChart(size, floor, ticks, tuple(bars))

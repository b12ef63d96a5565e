"""Differences around a line at 0, with their errors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.games.tabletop.charts.frame import (
    BOTTOM,
    TOP,
    Size,
    Tick,
    digits_of,
    rounded,
    signed,
    step_of,
)


@dataclass(frozen=True)
class GainBar:
    """One bar up or down from the line of no difference, with a whisker around its end."""

    label: str
    text: str
    middle: float
    x: float
    y: float
    width: float
    height: float
    whisker_high: float
    whisker_low: float
    text_y: float


@dataclass(frozen=True)
class GainChart:
    """Differences as bars around a line at 0."""

    size: Size
    zero: float
    floor: float
    ticks: tuple[Tick, ...]
    bars: tuple[GainBar, ...]


def gain_chart(gains: Sequence[tuple[str, float, float]], size: Size, digits: int) -> GainChart:
    """One bar per `(label, gain, standard error)`, whiskers of two standard errors."""
    floor = size.height - BOTTOM
    zero = rounded((floor + TOP) / 2)
    most = max([10.0**-digits, *(abs(gain) + 2 * error for _, gain, error in gains)])
    step = step_of(most)
    unit = (zero - TOP - 14) / (step * 2)
    width = (size.width - size.left) / max(1, len(gains))
    share = 0.5 if size.is_phone else 0.38
    bars = []
    for place, (label, gain, error) in enumerate(gains):
        middle = size.left + (place + 0.5) * width
        end = zero - gain * unit
        high, low = end - 2 * error * unit, end + 2 * error * unit
        bars.append(
            GainBar(
                label,
                signed(gain, digits),
                rounded(middle),
                rounded(middle - width * share / 2),
                rounded(min(zero, end)),
                rounded(width * share),
                rounded(abs(end - zero)),
                rounded(high),
                rounded(low),
                rounded(min(high, zero) - 6 if gain >= 0 else max(low, zero) + 14),
            )
        )
    ticks = tuple(
        Tick(signed(number * step, digits_of(step)), rounded(zero - number * step * unit))
        for number in (2, 1, 0, -1, -2)
    )
    return GainChart(size, zero, floor, ticks, tuple(bars))


@dataclass(frozen=True)
class Lean:
    """A bar to the left or right of the middle, in percent of its width, with a whisker."""

    x: float
    width: float
    whisker_from: float
    whisker_to: float


def lean(gain: float, stderr: float, most: float) -> Lean:
    """A difference on a scale from `-most` to `most`."""

    def place(value: float) -> float:
        return rounded(50 + 50 * max(-1.0, min(1.0, value / most)))

    start, end = sorted((50.0, place(gain)))
    return Lean(start, rounded(end - start), place(gain - 2 * stderr), place(gain + 2 * stderr))

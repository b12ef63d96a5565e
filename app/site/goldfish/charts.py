"""Geometry of the report's charts: figures in, places in a picture out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log10
from math import floor as floor_of
from typing import Final


@dataclass(frozen=True)
class Size:
    """A picture's size and the room left free around its plot."""

    width: float
    height: float
    left: float
    right: float
    is_phone: bool = False


WIDE: Final = Size(790, 250, 34, 46)
PHONE: Final = Size(344, 200, 18, 34, is_phone=True)
_TOP: Final = 22.0
_BOTTOM: Final = 26.0
TICKS: Final = 5


@dataclass(frozen=True)
class Tick:
    """A line across the picture with its number."""

    text: str
    y: float


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


@dataclass(frozen=True)
class Mark:
    """A point of a line with its whisker."""

    x: float
    y: float
    high: float
    low: float


@dataclass(frozen=True)
class Line:
    """One line. `style` names its colour and shape, `dash` its pattern."""

    style: str
    dash: str
    points: str
    marks: tuple[Mark, ...]
    end: str
    end_y: float


@dataclass(frozen=True)
class LineChart:
    """Lines over numbered turns."""

    size: Size
    floor: float
    ticks: tuple[Tick, ...]
    labels: tuple[tuple[str, float], ...]
    lines: tuple[Line, ...]


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


DASHES: Final = ("solid", "dashed", "dotted", "dash-dotted", "long-dashed", "thin")


def bar_chart(values: Sequence[Value], size: Size) -> BarChart:
    """One bar per value."""
    floor = size.height - _BOTTOM
    most = max([1.0, *(max(v.mean + 2 * v.stderr, v.high) for v in values)])
    ticks, top = _ticks(most, floor)
    unit = (floor - _TOP) / top
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
                middle=_round(middle),
                x=_round(middle - width / 2),
                y=_round(top_y),
                width=_round(width),
                height=_round(value.mean * unit),
                band_x=_round(middle - width * 0.7),
                band_y=_round(high),
                band_width=_round(width * 1.4),
                band_height=_round(max(2, low - high)),
                whisker_high=_round(whisker_high),
                whisker_low=_round(floor - max(0, value.mean - 2 * value.stderr) * unit),
                text_y=_round(min(high, whisker_high) - 6),
            )
        )
    return BarChart(size, floor, ticks, tuple(bars))


def line_chart(lines: Sequence[tuple[str, Sequence[tuple[float, float]]]], size: Size) -> LineChart:
    """One line per style, a point `(mean, standard error)` per turn."""
    floor = size.height - _BOTTOM
    most = max([1.0, *(mean + 2 * error for _, points in lines for mean, error in points)])
    ticks, top = _ticks(most, floor)
    unit = (floor - _TOP) / top
    turns = max([1, *(len(points) for _, points in lines)])
    step = (size.width - size.left - size.right - 14) / max(1, turns - 1)
    xs = [_round(size.left + 14 + place * step) for place in range(turns)]
    drawn = []
    ends: list[float] = []
    for place, (style, points) in enumerate(lines):
        marks = tuple(
            Mark(
                x,
                _round(floor - mean * unit),
                _round(floor - (mean + 2 * error) * unit),
                _round(floor - max(0, mean - 2 * error) * unit),
            )
            for x, (mean, error) in zip(xs, points, strict=False)
        )
        end = _free(marks[-1].y, ends)
        ends.append(end)
        drawn.append(
            Line(
                style,
                DASHES[place % len(DASHES)],
                " ".join(f"{mark.x},{mark.y}" for mark in marks),
                marks,
                f"{points[-1][0]:.2f}",
                end,
            )
        )
    labels = tuple((str(place + 1), x) for place, x in enumerate(xs))
    return LineChart(size, floor, ticks, labels, tuple(drawn))


def gain_chart(gains: Sequence[tuple[str, float, float]], size: Size, digits: int) -> GainChart:
    """One bar per `(label, gain, standard error)`, whiskers of two standard errors."""
    floor = size.height - _BOTTOM
    zero = _round((floor + _TOP) / 2)
    most = max([10.0**-digits, *(abs(gain) + 2 * error for _, gain, error in gains)])
    step = _step_of(most)
    unit = (zero - _TOP - 14) / (step * 2)
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
                _round(middle),
                _round(middle - width * share / 2),
                _round(min(zero, end)),
                _round(width * share),
                _round(abs(end - zero)),
                _round(high),
                _round(low),
                _round(min(high, zero) - 6 if gain >= 0 else max(low, zero) + 14),
            )
        )
    ticks = tuple(
        Tick(signed(number * step, _digits_of(step)), _round(zero - number * step * unit))
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
        return _round(50 + 50 * max(-1.0, min(1.0, value / most)))

    start, end = sorted((50.0, place(gain)))
    return Lean(start, _round(end - start), place(gain - 2 * stderr), place(gain + 2 * stderr))


def signed(number: float, digits: int) -> str:
    """A difference with its sign; none for what rounds to 0."""
    text = f"{number:+.{digits}f}"
    return (text if float(text) else text[1:]).replace("-", "−")


def _step_of(most: float) -> float:
    """Half of a round number that is not below `most`."""
    power = 10.0 ** floor_of(log10(most))
    return next(m * power for m in (1, 2, 5, 10) if m * power >= most) / 2


def _digits_of(step: float) -> int:
    return max(0, -floor_of(log10(step)) + (1 if f"{step:e}"[2] != "0" else 0))


def split_bar(shares: Sequence[tuple[str, float]], stderr: float) -> SplitBar:
    """Shares that add up to 1 at most, the first one with its standard error."""
    parts = []
    x = 0.0
    for style, share in shares:
        width = share * 100
        if share > 0:
            parts.append(Part(style, _round(x), _round(width)))
        x += width
    first = shares[0][1] if shares else 0.0
    return SplitBar(
        tuple(parts),
        _round(max(0.0, first - 2 * stderr) * 100),
        _round(min(1.0, first + 2 * stderr) * 100),
    )


def _free(y: float, taken: Sequence[float]) -> float:
    """The nearest place for a label that covers no other."""
    while any(abs(y - other) < 14 for other in taken):
        y = _round(y - 14)
    return y


def _ticks(most: float, floor: float) -> tuple[tuple[Tick, ...], float]:
    step = max(1, ceil(most / TICKS))
    count = max(1, ceil(most / step))
    unit = (floor - _TOP) / (step * count)
    ticks = tuple(
        Tick(str(number * step), _round(floor - number * step * unit))
        for number in range(count + 1)
    )
    return ticks, float(step * count)


def _round(number: float) -> float:
    return round(number, 2)

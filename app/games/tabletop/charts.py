"""Geometry of charts: numbers in, places in a picture out. Templates draw them as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, inf, log10
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
TOP: Final = 22.0
BOTTOM: Final = 26.0
TICKS: Final = 5


@dataclass(frozen=True)
class Tick:
    """A line across the picture with its number."""

    text: str
    y: float


def ticks_up_to(most: float, floor: float) -> tuple[tuple[Tick, ...], float]:
    """Lines at whole numbers from 0 at the floor, and the highest of these numbers."""
    step = max(1, ceil(most / TICKS))
    count = max(1, ceil(most / step))
    unit = (floor - TOP) / (step * count)
    ticks = tuple(
        Tick(str(number * step), rounded(floor - number * step * unit))
        for number in range(count + 1)
    )
    return ticks, float(step * count)


def step_of(most: float) -> float:
    """Half of a round number that is not below `most`."""
    power = 10.0 ** floor_of(log10(most))
    return next(m * power for m in (1, 2, 5, 10) if m * power >= most) / 2


def digits_of(step: float) -> int:
    """Return the number of decimal places that a multiple of a step is written with."""
    return max(0, -floor_of(log10(step)) + (1 if f"{step:e}"[2] != "0" else 0))


def signed(number: float, digits: int) -> str:
    """A difference with its sign; none for what rounds to 0."""
    text = f"{number:+.{digits}f}"
    return (text if float(text) else text[1:]).replace("-", "−")


def margin_words(number: float, digits: int = 2) -> str:
    """A margin of error; one that would round to 0 is given as the smallest that can be written."""
    return f"{max(number, 10**-digits) if number > 0 else 0:.{digits}f}"


def rounded(number: float) -> float:
    """A place in a picture, to two places."""
    return round(number, 2)


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


DASHES: Final = ("solid", "dashed", "dotted", "dash-dotted", "long-dashed", "thin")


@dataclass(frozen=True)
class Mark:
    """A point of a line with its whisker."""

    x: float
    y: float
    high: float
    low: float


@dataclass(frozen=True)
class ChartLine:
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
    lines: tuple[ChartLine, ...]


def line_chart(lines: Sequence[tuple[str, Sequence[tuple[float, float]]]], size: Size) -> LineChart:
    """One line per style, a point `(mean, standard error)` per turn."""
    floor = size.height - BOTTOM
    most = max([1.0, *(mean + 2 * error for _, points in lines for mean, error in points)])
    ticks, top = ticks_up_to(most, floor)
    unit = (floor - TOP) / top
    turns = max([1, *(len(points) for _, points in lines)])
    step = (size.width - size.left - size.right - 14) / max(1, turns - 1)
    xs = [rounded(size.left + 14 + place * step) for place in range(turns)]
    drawn = []
    ends: list[float] = []
    for place, (style, points) in enumerate(lines):
        marks = tuple(
            Mark(
                x,
                rounded(floor - mean * unit),
                rounded(floor - (mean + 2 * error) * unit),
                rounded(floor - max(0, mean - 2 * error) * unit),
            )
            for x, (mean, error) in zip(xs, points, strict=False)
        )
        end = _free(marks[-1].y, ends)
        ends.append(end)
        drawn.append(
            ChartLine(
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


def _free(y: float, taken: Sequence[float]) -> float:
    """The nearest place for a label that covers no other."""
    while any(abs(y - other) < 14 for other in taken):
        y = rounded(y - 14)
    return y


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

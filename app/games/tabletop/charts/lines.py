"""Lines over numbered turns, each point with its error."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from app.games.tabletop.charts.frame import BOTTOM, TOP, Size, Tick, rounded, ticks_up_to

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

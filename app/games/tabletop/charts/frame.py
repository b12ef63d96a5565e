"""Parts that all charts share: sizes, room around the plot, lines across it, and numbers."""

from __future__ import annotations

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


def rounded(number: float) -> float:
    """A place in a picture, to two places."""
    return round(number, 2)

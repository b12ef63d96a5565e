"""Shares of a whole side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.games.tabletop.charts.frame import rounded


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

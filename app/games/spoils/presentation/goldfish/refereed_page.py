"""The part of the report page about the games on the referee."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from app.games.spoils.solo.report import RefereeReport
from app.games.tabletop.chance.control_variate import SideBySide
from app.games.tabletop.charts import PHONE, WIDE, BarChart, Size, Value, bar_chart

_WORDS: Final = {
    "influence": "Influence taken by turn",
    "seen": "Cards seen by turn",
    "resources": "Resources on turn",
    "unused": "Resources unused on turn",
}

_EARLY: Final = 3
"""Most figures are compared at the end of this turn, and of the last whole turn before the win."""


FEWEST: Final = 30
"""With fewer games on the referee no figure is shown: its error would say nothing."""


@dataclass(frozen=True, slots=True)
class ComparedFigure:
    """A figure in words; `scale` is 100 for shares, which are shown in per cent."""

    name: str
    row: SideBySide
    scale: int = 1


@dataclass(frozen=True, slots=True)
class WonBy:
    """The chance to have won by the end of a turn."""

    turn: int
    row: SideBySide


@dataclass(frozen=True, slots=True)
class RefereedPage:
    """Model and referee side by side. `kill` is None, and `figures` are empty, for few games."""

    report: RefereeReport
    kill: SideBySide | None
    won: tuple[WonBy, ...]
    charts: tuple[BarChart, ...]
    figures: tuple[ComparedFigure, ...]

    def by_turn(self, share: float) -> int | None:
        """The turn by which this share of the games is won; None for later than all turns."""
        return next((it.turn for it in self.won if it.row.combined.value >= share), None)

    @property
    def is_off(self) -> bool:
        """True if the model differs from the referee in a figure that is shown."""
        return any(each.row.is_off for each in self.figures)


def refereed_page(report: RefereeReport) -> RefereedPage:
    """The figures that the page shows."""
    if report.games < FEWEST:
        return RefereedPage(report, None, (), (), ())
    won = tuple(
        WonBy(turn, row)
        for (id_, turn, _), row in report.rows.items()
        if id_ == "won" and turn is not None
    )
    charts = tuple(_chart(won, size) for size in (WIDE, PHONE)) if won else ()
    return RefereedPage(report, report.kill, won, charts, tuple(_figures(report)))


def _chart(won: Sequence[WonBy], size: Size) -> BarChart:
    """The combined share of games won by each turn, in per cent."""
    shares = [(it.turn, it.row.combined) for it in won]
    values = [
        Value(str(turn), 100 * min(1, max(0, each.value)), 100 * each.stderr)
        for turn, each in shares
    ]
    return bar_chart(values, size, digits=0, ceiling=100)


def _figures(report: RefereeReport) -> Iterator[ComparedFigure]:
    kill = report.kill
    if kill is None:
        return
    yield ComparedFigure("Kill turn, mean", kill)
    usual = min(report.turns, max(1, int(kill.combined.value)))
    yield ComparedFigure(f"Won by turn {usual}, %", report.rows["won", usual, None], 100)
    for turn in dict.fromkeys((min(_EARLY, usual), usual)):
        for id_, words in _WORDS.items():
            yield ComparedFigure(f"{words} {turn}", report.rows[id_, turn, None])

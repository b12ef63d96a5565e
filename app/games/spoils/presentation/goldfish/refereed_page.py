"""What the report page shows of the games on the referee."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from app.games.spoils.solo.pairs import KILL
from app.games.spoils.solo.report import RefereeReport
from app.games.tabletop.chance.control_variate import SideBySide

_WORDS: Final = {
    "influence": "Influence taken",
    "seen": "Cards seen",
    "resources": "Resources in play",
    "unused": "Resources unused",
}

_COMPARED: Final = (3, 5)
"""The turns at whose end most figures are compared, as far as so many are played."""


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
    figures: tuple[ComparedFigure, ...]

    @property
    def is_off(self) -> bool:
        """Whether the model differs from the referee in a figure that is shown."""
        return any(each.row.is_off for each in self.figures)


def refereed_page(report: RefereeReport) -> RefereedPage:
    """The figures that the page shows."""
    won = tuple(
        WonBy(turn, row)
        for (id_, turn, _), row in report.rows.items()
        if id_ == "won" and turn is not None
    )
    return RefereedPage(report, report.kill, won, tuple(_figures(report)))


def _figures(report: RefereeReport) -> Iterator[ComparedFigure]:
    if not report.rows:
        return
    yield ComparedFigure("Kill turn, mean", report.rows[KILL, None, None])
    turns = dict.fromkeys(min(turn, report.turns) for turn in _COMPARED)
    for turn in turns:
        yield ComparedFigure(f"Won by turn {turn}, %", report.rows["won", turn, None], 100)
        for id_, words in _WORDS.items():
            yield ComparedFigure(f"{words} by turn {turn}", report.rows[id_, turn, None])

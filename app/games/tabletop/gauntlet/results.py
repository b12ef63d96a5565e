"""Results of the games of a gauntlet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from app.games.tabletop.gauntlet.intervals import Estimate, Z, mean_difference, overall, wilson
from app.games.tabletop.gauntlet.losses import Loss
from app.games.tabletop.referee.match import Ending

FEW: Final = 20
"""Fewer games than this say too little about a contest to be read as a figure."""

_FEWEST_FOR_FIGURE: Final = 30
"""The fewest games of all contests together for which their share is shown."""


@dataclass(frozen=True, slots=True, order=True)
class GameResult:
    """One game's result for the deck that is asked about.

    `points` are 1 for a win and one half for a draw; a game that did not end or that broke has None
    and does not count. `why` says how a broken game failed, `loss` how things stood at the end of
    a lost one; None where that was not looked at.
    """

    number: int
    went_first: bool
    ending: Ending
    points: float | None
    turns: int
    why: str = ""
    loss: Loss | None = None


@dataclass(frozen=True)
class Row:
    """The games against one other deck, in the order of their numbers.

    Intervals reach `z` standard errors to each side.
    """

    name: str
    games: tuple[GameResult, ...]
    is_mirror: bool = False
    z: float = Z

    @cached_property
    def finished(self) -> tuple[GameResult, ...]:
        """The games that were won, lost or drawn."""
        return tuple(game for game in self.games if game.points is not None)

    @property
    def counted(self) -> tuple[float, int]:
        """Wins, and games that were finished."""
        return _counted(self.finished)

    @cached_property
    def share(self) -> Estimate:
        """The share of games won."""
        return Estimate(0.5, 0.5, 0.5) if self.is_mirror else wilson(*self.counted, self.z)

    def share_when(self, *, first: bool) -> Estimate:
        """The share of games won where the deck went first, or second."""
        return wilson(*_counted(it for it in self.finished if it.went_first is first), self.z)

    @property
    def is_few(self) -> bool:
        """True if there are too few games to read a figure from."""
        return not self.is_mirror and len(self.finished) < FEW

    @property
    def mean_turns(self) -> float | None:
        """Turns of a finished game, of both players together; None without any."""
        turns = [game.turns for game in self.finished]
        return sum(turns) / len(turns) if turns else None

    def ended(self, ending: Ending) -> int:
        """Count the games that ended in this way."""
        return sum(game.ending is ending for game in self.games)

    @property
    def examples(self) -> Mapping[str, GameResult]:
        """Games worth a look: the one of the most usual length, a win and a loss near it."""
        mean = self.mean_turns
        if mean is None:
            return {}
        near = sorted(self.finished, key=lambda game: (abs(game.turns - mean), game.number))
        found = {
            "typical": near[0],
            "won": next((game for game in near if game.points == 1), None),
            "lost": next((game for game in near if game.points == 0), None),
        }
        return {name: game for name, game in found.items() if game is not None}


@dataclass(frozen=True)
class Gauntlet:
    """The rows of all contests, in the order of the contests.

    Intervals reach `z` standard errors to each side.
    """

    rows: tuple[Row, ...]
    z: float = Z

    @cached_property
    def overall(self) -> Estimate:
        """The share of games won, every other deck counting the same; mirrors are left out."""
        return overall([row.counted for row in self.rows if not row.is_mirror], self.z)

    def share_when(self, *, first: bool) -> float | None:
        """The share of games won where the deck went first, or second.

        Every other deck counts the same; those against which no such game is finished are left out.
        None if there are no others.
        """
        shares = [
            row.share_when(first=first).value
            for row in self.rows
            if any(game.went_first is first for game in row.finished)
        ]
        return sum(shares) / len(shares) if shares else None

    @property
    def ranked(self) -> tuple[Row, ...]:
        """The rows by the lower end of their intervals, the best first."""
        return tuple(sorted(self.rows, key=lambda row: (-row.share.low, row.name)))

    def ended(self, ending: Ending) -> int:
        """Count the games that ended in this way."""
        return sum(row.ended(ending) for row in self.rows)

    @property
    def games(self) -> int:
        """The number of games played."""
        return sum(len(row.games) for row in self.rows)

    @property
    def has_figure(self) -> bool:
        """True if there are games enough for the share to say anything."""
        return self.games >= _FEWEST_FOR_FIGURE


def difference(base: Gauntlet, changed: Gauntlet) -> Estimate | None:
    """Return the change in the overall share, from games of one number and contest.

    None if there are too few pairs.
    """
    return mean_difference(
        [_pairs(one, other) for one, other in zip(base.rows, changed.rows, strict=True)], base.z
    )


def _pairs(base: Row, changed: Row) -> Sequence[float]:
    before = {game.number: game.points for game in base.finished}
    return [
        game.points - points
        for game in changed.finished
        if game.points is not None and (points := before.get(game.number)) is not None
    ]


def _counted(games: Iterable[GameResult]) -> tuple[float, int]:
    points = [game.points for game in games if game.points is not None]
    return sum(points), len(points)

"""Every deck of a group against every other one, kept as a file: who won how many games."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from io import StringIO
from typing import Final

from app.games.tabletop.gauntlet.intervals import Estimate, overall, wilson

_COLUMNS: Final = ("deck", "other", "points", "finished", "unfinished")


class DamagedMatrixError(ValueError):
    """A file that is no matrix; the message says what is wrong."""


@dataclass(frozen=True, slots=True)
class Made:
    """The conditions of a matrix: level, its version, the versions of rules and cards, etc."""

    level: str
    version: str
    rules: str
    catalogue: str
    edition: str
    seed: int


@dataclass(frozen=True, slots=True)
class Meeting:
    """Games of two decks: points of the first, games that were finished, and games that were not.

    A win is a point and a draw half of one.
    """

    deck: str
    other: str
    points: float
    finished: int
    unfinished: int

    @property
    def turned(self) -> Meeting:
        """The same games, seen from the other deck."""
        points = self.finished - self.points
        return Meeting(self.other, self.deck, points, self.finished, self.unfinished)


@dataclass(frozen=True)
class Matrix:
    """The meetings of all decks, each two once, and what they hold for."""

    made: Made
    meetings: tuple[Meeting, ...]

    @cached_property
    def _each(self) -> Mapping[tuple[str, str], Meeting]:
        both = [way for it in self.meetings for way in (it, it.turned)]
        return {(it.deck, it.other): it for it in both}

    @cached_property
    def ranked(self) -> tuple[str, ...]:
        """The decks by their overall share, the best first."""
        decks = dict.fromkeys(deck for deck, _ in self._each)
        return tuple(sorted(decks, key=lambda deck: (-self.overall(deck).value, deck)))

    def share(self, deck: str, other: str) -> Estimate | None:
        """The share of games that a deck wins against another; None for itself."""
        meeting = self._each.get((deck, other))
        return None if meeting is None else wilson(meeting.points, meeting.finished)

    def overall(self, deck: str) -> Estimate:
        """The share of games that a deck wins, every other deck counting the same."""
        meetings = [it for (one, _), it in self._each.items() if one == deck]
        return overall([(it.points, it.finished) for it in meetings])

    @property
    def games(self) -> int:
        """The most games that any two decks played, unfinished ones included."""
        return max((it.finished + it.unfinished for it in self.meetings), default=0)

    @property
    def unfinished(self) -> int:
        """The number of games that did not end."""
        return sum(it.unfinished for it in self.meetings)


def written(made: Made, meetings: Iterable[Meeting]) -> str:
    """A matrix as the text of a CSV file: a row about what it holds for, then a row a meeting."""
    out = StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow([made.level, made.version, made.rules, made.catalogue, made.edition, made.seed])
    rows.writerow(_COLUMNS)
    for it in meetings:
        rows.writerow([it.deck, it.other, f"{it.points:g}", it.finished, it.unfinished])
    return out.getvalue()


def read_matrix(text: str) -> Matrix:
    """Read what `written` wrote. Raises DamagedMatrixError."""
    rows = list(csv.reader(StringIO(text)))
    if len(rows) < 2 or len(rows[0]) != 6 or tuple(rows[1]) != _COLUMNS:
        raise DamagedMatrixError("The first two rows are not those of a matrix")
    level, version, rules, catalogue, edition, seed = rows[0]
    try:
        made = Made(level, version, rules, catalogue, edition, int(seed))
        return Matrix(made, tuple(map(_meeting, rows[2:])))
    except ValueError as error:
        raise DamagedMatrixError(f"A row holds no meeting: {error}") from error


def _meeting(row: Sequence[str]) -> Meeting:
    deck, other, points, finished, unfinished = row
    return Meeting(deck, other, float(points), int(finished), int(unfinished))

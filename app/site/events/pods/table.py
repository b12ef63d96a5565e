"""Pods as pages show them: seats with names, and the clock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime

from app.games.tournament.pods import Pods
from app.site.events.pods.store import ends_at, step_at
from app.tables import ClockKind, Entry, PodClock


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat of a pod with its player; `is_out` says that the player left the event."""

    pod: int
    seat: int
    public_id: str
    name: str
    is_out: bool


@dataclass(frozen=True, slots=True)
class ClockView:
    """The clock at a moment; `step` is None once time is over.

    What time alone changes is not in its `repr`, which is part of the version of a page.
    """

    kind: ClockKind
    steps: int
    seconds: int
    started_at: datetime
    ends_at: datetime
    now: datetime = field(repr=False)
    step: int | None = field(repr=False)

    @property
    def passed(self) -> int:
        """Milliseconds since the start."""
        return int((self.now - self.started_at).total_seconds() * 1000)


def seat_rows(seated: Pods, entries: Sequence[Entry]) -> list[list[SeatRow]]:
    """The seats of each pod."""
    by_id = {str(one.id): one for one in entries}
    return [
        [
            SeatRow(number, place, there.public_id, there.name, not there.is_in)
            for place, there in enumerate((by_id[player] for player in pod), 1)
        ]
        for number, pod in enumerate(seated, 1)
    ]


def by_name(rows: Sequence[Sequence[SeatRow]]) -> list[SeatRow]:
    """All seats, sorted by the names of players."""
    return sorted((row for pod in rows for row in pod), key=lambda row: row.name.casefold())


def clock_view(clock: PodClock | None, now: datetime) -> ClockView | None:
    """The clock as pages show it."""
    if clock is None:
        return None
    return ClockView(
        ClockKind(clock.kind), clock.steps, clock.seconds, clock.started_at, ends_at(clock), now,
        step_at(clock, now),
    )  # fmt: skip

"""Pods as pages show them: seats with names, and the clock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from app.games.tournament.pods import Pods
from app.site.events.pods.policy import ends_at, step_at
from app.tables import ClockKind, Entry, PodClock


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat of a pod with its player; `is_out` says that the player left the event."""

    pod: int
    seat: int
    entry: Entry

    @property
    def name(self) -> str:
        """The player's name."""
        return self.entry.name

    @property
    def is_out(self) -> bool:
        """Whether the player has left the event."""
        return not self.entry.is_in


@dataclass(frozen=True, slots=True)
class ClockView:
    """The clock at a moment; `step` is None once time is over."""

    kind: ClockKind
    steps: int
    seconds: int
    started_at: datetime
    ends_at: datetime
    now: datetime
    step: int | None

    @property
    def passed(self) -> int:
        """Milliseconds since the start."""
        return int((self.now - self.started_at).total_seconds() * 1000)


def seat_rows(seated: Pods, entries: Sequence[Entry]) -> list[list[SeatRow]]:
    """The seats of each pod."""
    by_id = {str(one.id): one for one in entries}
    return [
        [SeatRow(number, place, by_id[player]) for place, player in enumerate(pod, 1)]
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

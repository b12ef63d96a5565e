"""Which step the clock of a draft is at: decisions without a page."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from app.tables import PodClock

MOST_STEPS: Final = 200
LONGEST_STEP: Final = 7_200
"""Seconds of a pick, or of building a deck."""

BUILDING_MINUTES: Final = 30
PICK_SECONDS: Final = 40
PICKS: Final = 45


def ends_at(clock: PodClock) -> datetime:
    """When the last step is over."""
    return clock.started_at + timedelta(seconds=clock.steps * clock.seconds)


def step_at(clock: PodClock, now: datetime) -> int | None:
    """The number of the step that runs; None once all are over."""
    passed = max(0.0, (now - clock.started_at).total_seconds())
    step = int(passed // clock.seconds) + 1
    return step if step <= clock.steps else None

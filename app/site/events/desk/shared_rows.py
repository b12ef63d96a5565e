"""The rows of a desk, read once for all who watch it at the same moment.

While lists come in every second, ten desks that update themselves would each read every list. What
they get may be a few seconds old and says so by its version, so that they ask again.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock
from typing import Final

from app.site.events.desk.rows import DeskRow

SECONDS: Final = 5.0
"""How old shared rows may be."""
MOST: Final = 8
"""Events whose rows are cached."""


@dataclass(frozen=True)
class VersionedRows:
    """All rows of a desk, and the version of the event at which they were read."""

    version: int
    rows: list[DeskRow]


class SharedRows:
    """The rows that were read last, by event."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._cached: dict[int, tuple[float, VersionedRows]] = {}
        self._lock = Lock()

    def get(self, event_id: int, read: Callable[[], VersionedRows]) -> VersionedRows:
        """Return the rows that somebody read a moment ago; `read` reads them otherwise."""
        with self._lock:
            since, cached = self._cached.get(event_id, (float("-inf"), None))
        if cached is not None and self._clock() - since < SECONDS:
            return cached
        fresh = read()
        with self._lock:
            self._cached.pop(event_id, None)
            self._cached[event_id] = (self._clock(), fresh)
            while len(self._cached) > MOST:
                del self._cached[next(iter(self._cached))]
        return fresh

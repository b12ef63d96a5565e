"""The rows of a desk, read and drawn once for all who watch it at the same moment.

While lists come in every second, ten desks that update themselves would each read every list and
draw every row. What they get may be a few seconds old and says so by its version, so that they ask
again. A page that somebody opens, also after a change, is always read anew; what it read replaces
what is shared, so that nobody's desk goes back to an earlier version.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from secrets import token_hex
from threading import Lock
from typing import Final

from app.site.events.desk.rows import DeskRow
from app.site.events.desk.table import DeskPage, TableRequest, shown
from app.site.platform.storage.database import IndexedCatalogue
from app.site.platform.storage.recent import DrawnParts
from app.tables import HandIn

SECONDS: Final = 3.0
"""The greatest age of shared rows."""
MOST: Final = 8
"""Events whose rows are cached."""
MOST_PAGES: Final = 16
"""Pages of the table that are cached with their rows: other filters, orders and queries."""

KnownLists = Mapping[tuple[int, int], HandIn]
"""Lists that were read before, by player and number. A version of a list never changes."""


@dataclass(frozen=True)
class VersionedRows:
    """All rows of a desk, and the version of the event at which they were read.

    `drawn` caches table rows in HTML. They have no secrets: `base` stands in them in place of the
    address of whoever looks.
    """

    version: int
    rows: list[DeskRow]
    base: str = field(default_factory=lambda: f"/{token_hex(16)}")
    drawn: DrawnParts = field(default_factory=lambda: DrawnParts(MOST_PAGES))
    _pages: dict[TableRequest, DeskPage] = field(default_factory=dict)

    def page(self, table_request: TableRequest, indexed: IndexedCatalogue) -> DeskPage:
        """Return what an address shows of these rows."""
        page = self._pages.get(table_request)
        if page is None:
            page = shown(table_request, self.rows, indexed)
            if len(self._pages) >= MOST_PAGES:
                self._pages.clear()
            self._pages[table_request] = page
        return page

    @property
    def lists(self) -> KnownLists:
        """The lists in these rows."""
        found = [row.hand_in for row in self.rows if row.hand_in is not None]
        return {(one.entry_id, one.number): one for one in found}


Read = Callable[[KnownLists], VersionedRows]
"""Reads rows, given the lists that need not be read again."""


class SharedRows:
    """The rows that were read last, by the public name of their event."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._cached: OrderedDict[str, _Shared] = OrderedDict()
        self._lock = Lock()

    def get(self, event: str, read: Read, shown: int = -1) -> VersionedRows:
        """Return the rows that somebody read a moment ago; `read` reads them otherwise.

        It also reads them if those are not newer than the version `shown` to whoever asks. Only one
        of those who come at the same moment reads, and the others wait for it.
        """
        shared = self._of(event)
        with shared.reading:
            rows = shared.rows
            is_young = self._clock() - shared.since < SECONDS
            if rows is not None and is_young and rows.version > shown:
                return rows
            return self._read(shared, read)

    def renew(self, event: str, read: Read) -> VersionedRows:
        """Read the rows as they are at this moment, and share them."""
        return self._read(self._of(event), read)

    def _read(self, shared: _Shared, read: Read) -> VersionedRows:
        since = self._clock()
        fresh = read(shared.rows.lists if shared.rows is not None else {})
        with self._lock:
            if shared.rows is None or fresh.version >= shared.rows.version:
                shared.since, shared.rows = since, fresh
        return fresh

    def _of(self, event: str) -> _Shared:
        with self._lock:
            shared = self._cached.setdefault(event, _Shared())
            self._cached.move_to_end(event)
            while len(self._cached) > MOST:
                self._cached.popitem(last=False)
        return shared


@dataclass
class _Shared:
    """The rows of one event, and when reading them began."""

    rows: VersionedRows | None = None
    since: float = 0.0
    reading: Lock = field(default_factory=Lock)

"""A cache of page parts that depend only on the catalogue, or on their address."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Final

from markupsafe import Markup

MOST: Final = 256
MOST_ROWS: Final = 6_000
"""As many rows as about 200 decks have; a row takes 2 KB."""
MOST_OF_DECKS: Final = 500
"""As many groups, headers and figures as about 80 decks have; one takes 10 to 20 KB."""
MOST_BUILDERS: Final = 60
"""The sheets of as many decks; those of one take 80 to 200 KB."""


class DrawnParts:
    """A least-recently-used cache of rendered parts. A new catalogue starts with an empty one.

    It keeps at most `most` of them.
    """

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._parts: OrderedDict[Hashable, Markup] = OrderedDict()
        self._lock = Lock()

    def kept(self, *shown: Hashable, caller: Callable[[], str]) -> Markup:
        """Return the part that a template's call block draws, or that it drew the last time.

        `shown` is everything that it depends on besides the catalogue.
        """
        return self.drawn(shown, caller)

    def drawn(self, key: Hashable, draw: Callable[[], str]) -> Markup:
        """Return the HTML of a part; `draw` renders it if it is not cached."""
        with self._lock:
            kept = self._parts.get(key)
            if kept is not None:
                self._parts.move_to_end(key)
                return kept
        fresh = Markup(draw())
        with self._lock:
            self._parts[key] = fresh
            while len(self._parts) > self._most:
                self._parts.popitem(last=False)
        return fresh

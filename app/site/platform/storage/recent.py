"""Caches of recent results and of drawn parts of pages. Dropping one costs only time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any, Final, Generic, TypeVar

from flask import current_app
from markupsafe import Markup

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """A least-recently-used cache of limited size."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[K, V] = OrderedDict()
        self._lock = Lock()

    def find(self, key: K) -> V | None:
        """Return the value of a key; None if it is not cached."""
        with self._lock:
            value = self._values.get(key)
            if value is not None:
                self._values.move_to_end(key)
            return value

    def keep(self, key: K, value: V) -> None:
        """Cache a value."""
        with self._lock:
            self._values[key] = value
            self._values.move_to_end(key)
            while len(self._values) > self._most:
                self._values.popitem(last=False)


def recent_ones(what: str, most: int) -> Recent[Any, Any]:
    """Return this application's cache for one kind of value."""
    kept: Recent[Any, Any] = current_app.extensions.setdefault(f"recent {what}", Recent(most))
    return kept


MOST: Final = 256
MOST_ROWS: Final = 6_000
"""As many rows as about 200 decks have; a row takes 2 KB."""
MOST_RULES: Final = 4_000
"""More than all games have in all their editions; one takes 1 KB."""
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

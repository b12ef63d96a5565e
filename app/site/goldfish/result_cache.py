"""What was lately asked for, kept so that it need not be worked out again.

Nothing depends on what is kept: everything follows from its key.
"""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Any, Generic, TypeVar

from flask import current_app

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """So many values by key; the one longest not asked for goes first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[K, V] = OrderedDict()
        self._lock = Lock()

    def find(self, key: K) -> V | None:
        """The value of a key, None when it is not kept."""
        with self._lock:
            value = self._values.get(key)
            if value is not None:
                self._values.move_to_end(key)
            return value

    def keep(self, key: K, value: V) -> None:
        """Keep a value."""
        with self._lock:
            self._values[key] = value
            self._values.move_to_end(key)
            while len(self._values) > self._most:
                self._values.popitem(last=False)


def recent_ones(what: str, most: int) -> Recent[Any, Any]:
    """The recent values of one kind in this application."""
    kept: Recent[Any, Any] = current_app.extensions.setdefault(f"recent {what}", Recent(most))
    return kept

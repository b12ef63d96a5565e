"""Parts of pages that depend on the catalogue alone, drawn once and kept with it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Final

from markupsafe import Markup

MOST: Final = 256


class DrawnParts:
    """The parts drawn lately; the least used go first. A new catalogue starts with none."""

    def __init__(self) -> None:
        self._parts: OrderedDict[Hashable, Markup] = OrderedDict()
        self._lock = Lock()

    def drawn(self, key: Hashable, draw: Callable[[], str]) -> Markup:
        """The part of that key; `draw` gives its HTML when it is not kept yet."""
        with self._lock:
            kept = self._parts.get(key)
            if kept is not None:
                self._parts.move_to_end(key)
                return kept
        fresh = Markup(draw())
        with self._lock:
            self._parts[key] = fresh
            while len(self._parts) > MOST:
                self._parts.popitem(last=False)
        return fresh

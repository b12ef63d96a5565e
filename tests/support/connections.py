"""Count the connections to a database that a thread holds at the same time."""

import threading
from collections import Counter

from sqlalchemy import Engine, event


class HeldConnections:
    """Watches the pool of an engine from now on."""

    def __init__(self, engine: Engine) -> None:
        self._now: Counter[int] = Counter()
        self._most: Counter[int] = Counter()
        event.listen(engine, "checkout", self._take)
        event.listen(engine, "checkin", self._give)

    def _take(self, *_about: object) -> None:
        thread = threading.get_ident()
        self._now[thread] += 1
        self._most[thread] = max(self._most[thread], self._now[thread])

    def _give(self, *_about: object) -> None:
        self._now[threading.get_ident()] -= 1

    def most(self) -> int:
        """The most that this thread has held at once since it asked last."""
        return self._most.pop(threading.get_ident(), 0)

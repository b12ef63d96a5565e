"""Work in the background of a site: in a thread that ends when there is nothing to do."""

from __future__ import annotations

import logging
import threading
from abc import ABC, abstractmethod
from typing import ClassVar, Final

from flask import Flask

from app.tables import Database
from app.tables.health import UNAVAILABLE

_STOP_SECONDS: Final = 5.0
"""The time that a piece of work may still take when the server stops."""

log = logging.getLogger(__name__)


class Background(ABC):
    """Work of one application, a piece at a time, in one thread."""

    name: ClassVar[str]
    """The name of the thread."""

    looks_every: ClassVar[float] = 5.0
    """Seconds after which a server looks again for work whose time has come."""

    def __init__(self, app: Flask) -> None:
        self._app = app
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._has_news = False
        self._is_closed = False

    @abstractmethod
    def do_one(self) -> bool:
        """Do the next piece of work; return False if there is none."""

    def wake(self) -> None:
        """Do all that is due, in a thread that then ends. Waits for nothing."""
        with self._lock:
            self._has_news = True
            if self._thread is not None or self._is_closed:
                return
            self._thread = threading.Thread(target=self._work, name=self.name, daemon=True)
            self._thread.start()

    def wait(self) -> None:
        """Wait until nothing is being done."""
        while (thread := self._thread) is not None:
            thread.join()

    def look_until(self, stop: threading.Event) -> threading.Thread:
        """Look for work until `stop` is set, in a thread that is returned."""

        def look() -> None:
            while not stop.wait(self.looks_every):
                self.wake()

        self.wake()
        thread = threading.Thread(target=look, name=f"{self.name} looks", daemon=True)
        thread.start()
        return thread

    def close(self) -> None:
        """Begin nothing else, and let what is being done end if it does so soon."""
        with self._lock:
            self._is_closed = True
            thread = self._thread
        if thread is not None:
            thread.join(_STOP_SECONDS)

    def _work(self) -> None:
        try:
            while self._takes_news():
                self._do_all()
        finally:
            with self._lock:
                if self._thread is threading.current_thread():
                    self._thread = None

    def _takes_news(self) -> bool:
        """Return whether something came since the thread looked last."""
        with self._lock:
            has_news, self._has_news = self._has_news and not self._is_closed, False
            if not has_news:
                self._thread = None
            return has_news

    def _do_all(self) -> None:
        try:
            while not self._is_closed and self.do_one():
                pass
        except UNAVAILABLE as problem:
            log.warning("The database does not answer what works in the background: %s", problem)

    @property
    def database(self) -> Database:
        """The database of the application."""
        database = self._app.extensions["database"]
        assert isinstance(database, Database)
        return database

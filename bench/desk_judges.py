"""Judges at the registration desk whose pages update themselves."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPException
from typing import Final

from app.site.events import links
from app.site.events.log import Actor
from app.tables import Database, EventRole
from bench.desk_clients import Browser, times_in_words

QUICK: Final = 4.0
SLOW: Final = 8.0
"""Seconds between the questions of a desk: at first, and after a change or some time."""

_VERSION: Final = re.compile(r'data-version="([^"]+)"')


@dataclass
class Watcher:
    """A judge with the desk open, who asks for its version as `polling.js` does.

    The first question comes after `after` seconds: nobody opens the desk at the same moment.
    `asked` and `drawn` are the seconds that answers took: that nothing changed, and the page.
    """

    path: str
    stop: threading.Event
    after: float
    asked: list[float] = field(default_factory=list)
    drawn: list[float] = field(default_factory=list)

    def play(self, port: Callable[[], int]) -> None:
        """Watch until all players are done."""
        browser, version, pause = Browser(port), "", self.after
        while not self.stop.wait(pause):
            try:
                begun = time.time()
                known = {"If-None-Match": f'"{version}"'}
                answer, text = browser.ask("GET", f"{self.path}/changes", more=known)
                if answer.status == 304:
                    self.asked.append(time.time() - begun)
                    pause = min(SLOW, max(QUICK, pause * 1.25))
                    continue
                begun = time.time()
                _, page = browser.ask("GET", self.path, more={**known, "X-Fragment": "desk"})
                self.drawn.append(time.time() - begun)
                found = _VERSION.search(page)
                version = found[1] if found else text
                pause = SLOW
            except (OSError, HTTPException):
                pause = QUICK


@contextmanager
def watching(
    database: Database, event_id: int, judges: int, port: Callable[[], int]
) -> Iterator[None]:
    """Let this many judges watch the desk until the players are done; print what it cost them."""
    actor, stop = Actor(EventRole.ORGANIZER, "Bench"), threading.Event()
    with database.writing() as session:
        keys = [
            links.add_link(session, event_id, EventRole.JUDGE, f"Judge {place}", actor)
            for place in range(judges)
        ]
    watchers = [
        Watcher(f"/events/judge/{key}", stop, place * SLOW / judges)
        for place, key in enumerate(keys)
    ]
    threads = [threading.Thread(target=one.play, args=(port,), daemon=True) for one in watchers]
    for thread in threads:
        thread.start()
    yield
    stop.set()
    for thread in threads:
        thread.join()
    if watchers:
        print(f"  nothing new {times_in_words([it for one in watchers for it in one.asked])}")
        print(f"  the desk {times_in_words([it for one in watchers for it in one.drawn])}")

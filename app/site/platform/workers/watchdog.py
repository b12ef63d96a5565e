"""Messages to systemd: the site answers, it still does, it stops (sd_notify).

A watchdog that only hears that the process lives would not see that no request is answered. So it
is told only while requests are: either none waits, or one has been finished since the last look.
"""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

_PER_SECOND: Final = 1_000_000
_OFTEN: Final = 4
"""Messages within the time after which systemd misses one."""


class ServiceManager:
    """The systemd that started this process, if it did and asked to be told."""

    def __init__(
        self, environ: Mapping[str, str], clock: Callable[[], float] = time.monotonic
    ) -> None:
        path = environ.get("NOTIFY_SOCKET", "")
        self._address = f"\0{path[1:]}" if path.startswith("@") else path
        self._clock = clock
        microseconds = environ.get("WATCHDOG_USEC", "")
        is_own = environ.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
        is_asked = is_own and microseconds.isdecimal()
        self._pause = int(microseconds) / _PER_SECOND / _OFTEN if is_asked else None
        self._told_at = clock()

    def tell_ready(self) -> None:
        """Tell that requests are answered from now on."""
        self._tell("READY=1")

    def tell_stopping(self) -> None:
        """Tell that the site stops and only finishes what it has received."""
        self._tell("STOPPING=1")

    def tell_answering(self, is_answering: Callable[[], bool]) -> None:
        """Tell from time to time that requests are answered, if they are."""
        now = self._clock()
        if self._pause is None or now - self._told_at < self._pause or not is_answering():
            return
        self._told_at = now
        self._tell("WATCHDOG=1")

    def _tell(self, message: str) -> None:
        if not self._address:
            return
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told:
            told.connect(self._address)
            told.sendall(message.encode())

"""The start of a process of the pool, before its first work; it imports nothing of the website."""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing.connection import Connection, wait
from typing import Final

_NICENESS: Final = 10


def begin(pool: Connection) -> None:
    """Give way to the server, and end once the pool's end of the pipe is closed.

    That happens when the pool stops and when the server ends, however it ends. Ctrl+C is the
    server's to answer.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(_NICENESS)
    threading.Thread(target=_end_with, args=(pool,), name="end with server", daemon=True).start()


def _end_with(pool: Connection) -> None:
    wait([pool])
    os._exit(0)

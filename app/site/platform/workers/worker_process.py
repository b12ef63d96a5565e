"""The start of a process of the pool, and what it is sent; it imports nothing of the website."""

from __future__ import annotations

import os
import pickle
import signal
import threading
from functools import lru_cache
from multiprocessing.connection import Connection, wait
from typing import Final

from app.games.tabletop.facts import AnyCatalogue

_NICENESS: Final = 10
_CATALOGUES: Final = 2


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


@lru_cache(maxsize=_CATALOGUES)
def pickled(catalogue: AnyCatalogue) -> bytes:
    """Return a catalogue as bytes, which a process unpacks once."""
    return pickle.dumps(catalogue)


@lru_cache(maxsize=_CATALOGUES)
def unpickled(catalogue: bytes) -> AnyCatalogue:
    """Return the catalogue that was sent as bytes."""
    found: AnyCatalogue = pickle.loads(catalogue)
    return found

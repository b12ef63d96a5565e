"""Moves that take equally long, whether or not the computer could respond to them.

A computer player that could respond thinks about it, and one that could not goes on at once. How
long a move takes would tell what it holds. So every move is answered after a whole number of steps.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil

from flask import current_app


def seconds_to_wait(taken: float, step: float) -> float:
    """Return the seconds to wait after work that took `taken` seconds, to fill whole steps.

    Returns 0 without steps.
    """
    return 0.0 if step <= 0 else max(1, ceil(taken / step)) * step - taken


@contextmanager
def steady_time() -> Iterator[None]:
    """Let what is done inside take a whole number of steps of `MOVE_SECONDS`."""
    started = time.monotonic()
    yield
    step = float(current_app.config["MOVE_SECONDS"])
    time.sleep(seconds_to_wait(time.monotonic() - started, step))

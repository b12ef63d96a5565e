"""The number of connections that the server accepts: as many as the system allows one process.

Browsers keep idle connections open. If the server accepted only a hundred, everybody else would
have to wait, and just before a deadline many people connect at once.
"""

from __future__ import annotations

import select
import sys
from typing import Any, Final

MOST: Final = 4000
_OWN: Final = 100
"""Files that the process needs itself: the database, its threads, what it serves."""

_WITH_SELECT: Final = 1024
"""The most files that `select` can watch, for systems without `poll`."""


def connection_options() -> dict[str, Any]:
    """Return the options that let waitress accept as many connections as possible, up to `MOST`."""
    has_poll = hasattr(select, "poll")
    files = _allowed_files() if has_poll else min(_allowed_files(), _WITH_SELECT)
    return {
        "connection_limit": max(_OWN, min(MOST, files - _OWN)),
        "asyncore_use_poll": has_poll,
    }


def _allowed_files() -> int:
    """Return how many files this process may open, after raising the limit as far as possible."""
    if sys.platform == "win32":
        return _WITH_SELECT
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + _OWN
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    raised = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
    except (OSError, ValueError):
        return soft
    return raised

"""How many browsers may be connected at once: as many as the system lets one process hold.

Browsers keep connections open while nothing happens. A server that takes only a hundred of
them lets everybody else wait, and before a deadline everybody comes at once.
"""

from __future__ import annotations

import select
import sys
from typing import Any, Final

MOST: Final = 4000
_OWN: Final = 100
"""Files that the process needs itself: the database, its threads, what it serves."""

_WITH_SELECT: Final = 1024
"""What `select` can watch where the system has no `poll`."""


def connection_options() -> dict[str, Any]:
    """Waitress' options for as many connections as there can be, up to `MOST`."""
    has_poll = hasattr(select, "poll")
    files = _allowed_files() if has_poll else min(_allowed_files(), _WITH_SELECT)
    return {
        "connection_limit": max(_OWN, min(MOST, files - _OWN)),
        "asyncore_use_poll": has_poll,
    }


def _allowed_files() -> int:
    """How many files this process may hold, raised as far as the system lets it."""
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

"""Pages of which a script can request only the part that changes.

A script sends the header `X-Fragment`, whose value names the part for people who read logs.
"""

from __future__ import annotations

from typing import Any, Final

from flask import render_template, request

HEADER: Final = "X-Fragment"


def wants_fragment() -> bool:
    """Return whether a script requests only the part."""
    return bool(request.headers.get(HEADER))


def render(full: str, fragment: str, **values: Any) -> str:
    """Render the template `full` or, for a script, the template `fragment`."""
    return render_template(fragment if wants_fragment() else full, **values)

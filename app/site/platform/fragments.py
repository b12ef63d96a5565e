"""Pages of which a script asks for the changing part alone.

A script says so by the header `X-Fragment`, whose value names the part for people who read logs.
"""

from __future__ import annotations

from typing import Any, Final

from flask import render_template, request

HEADER: Final = "X-Fragment"


def wants_fragment() -> bool:
    """Whether a script asks for the part alone."""
    return bool(request.headers.get(HEADER))


def render(full: str, fragment: str, **values: Any) -> str:
    """The whole page from the template `full`, or for a script the part from `fragment`."""
    return render_template(fragment if wants_fragment() else full, **values)

"""Answers to forms that a browser may show again when somebody goes back to them.

Without that it shows an error or asks whether to send the form again, and what was typed is lost.
A browser does not reuse such an answer for anything else, as it does not keep it for its address.
"""

from __future__ import annotations

from flask import g, request


def allow_going_back() -> None:
    """Let the browser keep the answer to the current request, if that is a form."""
    g.going_back = request.method == "POST"


def is_going_back_allowed() -> bool:
    """Return whether the browser may keep the answer to the current request."""
    allowed: bool = g.get("going_back", False)
    return allowed

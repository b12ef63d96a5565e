"""Security headers, and CSRF protection of every form."""

from __future__ import annotations

from datetime import date
from typing import Final

from flask import Flask, Response, current_app, request, session
from flask_wtf import CSRFProtect

from app.site.platform.access import Access, declared
from app.site.platform.going_back import is_going_back_allowed

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
    )
)
"""Nothing inline, nothing from elsewhere."""

_DAY: Final = "day"

_HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


def secure(app: Flask) -> None:
    """Check CSRF tokens on every request that changes something, and set the headers."""
    CSRFProtect(app)
    app.before_request(_keep_session)
    app.after_request(_set_headers)


def _keep_session() -> None:
    """Make the session permanent; its cookie is renewed once a day, not with every page."""
    today = date.today().toordinal()
    if session.get(_DAY) != today:
        session.permanent = True
        session[_DAY] = today


def _set_headers(response: Response) -> Response:
    headers = response.headers
    present = {name.lower() for name, _ in headers}
    for name, value in _HEADERS.items():
        if name.lower() not in present:
            headers.add(name, value)
    if request.is_secure:
        headers.setdefault("Strict-Transport-Security", "max-age=31536000")
    if "cache-control" not in present:
        headers.add("Cache-Control", "private, no-store" if _is_private() else "private, no-cache")
    return response


def _is_private() -> bool:
    """Return whether no copy may be kept: the page is for an account or a link's holder only."""
    if is_going_back_allowed():
        return False
    view = current_app.view_functions.get(request.endpoint or "")
    return view is not None and declared(view) is not Access.ANYONE

"""Security of answers: headers, CSRF protection, the session cookie, and safe compression.

Pages carry secrets, such as the keys of links, and some also show what a visitor sent. Whoever can
make a browser ask for such pages and sees only how long the answers are could guess a secret sign
by sign (the attack is called BREACH). Every compressed answer therefore carries a name of random
length in the header of its gzip file, which no reader looks at.
"""

from __future__ import annotations

import secrets
from datetime import date
from gzip import GzipFile
from io import BytesIO
from typing import Final

from flask import Flask, Request, Response, current_app, request, session
from flask.sessions import SecureCookieSession, SecureCookieSessionInterface, SessionMixin
from flask_wtf import CSRFProtect
from itsdangerous import BadSignature, URLSafeTimedSerializer

from app.site.platform.http.browser_copies import is_going_back_allowed
from app.site.platform.request.access import SIGN_IN_KEY, Access, View, declared, is_for_programs

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

_EXPOSED: Final = ("ETag", "Retry-After", "RateLimit", "RateLimit-Policy")
_PREFLIGHT_SECONDS: Final = 86_400


_SHOWN: Final = (200, 304)
"""Answers that are the page itself; one that reports an error has forms and stays out of frames."""

_FRAMED: Final = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")


def in_frames(view: View) -> View:
    """Declare that any site may show a page in a frame; it neither sets a cookie nor has forms."""
    view.in_frames = True  # type: ignore[attr-defined]
    return view


def _is_in_frames() -> bool:
    view = current_app.view_functions.get(request.endpoint or "")
    return bool(getattr(view, "in_frames", False))


def secure(app: Flask) -> None:
    """Check CSRF tokens on every request that changes something, and set the headers."""
    CSRFProtect(app)
    app.before_request(_keep_session)
    app.after_request(_set_headers)


def _keep_session() -> None:
    """Make the session permanent; its cookie is renewed once a day, not with every page."""
    today = date.today().toordinal()
    if _is_in_frames():
        return
    if session.get(_DAY) != today:
        session.permanent = True
        session[_DAY] = today


def _set_headers(response: Response) -> Response:
    headers = response.headers
    is_in_frames = response.status_code in _SHOWN and _is_in_frames()
    if is_in_frames:
        headers["Content-Security-Policy"] = _FRAMED
        headers["X-Frame-Options"] = ""
    present = {name.lower() for name, _ in headers}
    for name, value in _HEADERS.items():
        if name.lower() not in present:
            headers.add(name, value)
    if is_in_frames:
        del headers["X-Frame-Options"]  # it cannot allow any site, as the policy does
    if request.is_secure:
        headers.setdefault("Strict-Transport-Security", "max-age=31536000")
    if "cache-control" not in present:
        headers.add("Cache-Control", "private, no-store" if _is_private() else "private, no-cache")
    if is_for_programs():
        _let_pages_read(response)
    return response


def _let_pages_read(response: Response) -> None:
    """Let pages of other sites read what the API answers; tokens are not for pages."""
    headers = response.headers
    headers["Access-Control-Allow-Origin"] = "*"
    headers["Access-Control-Expose-Headers"] = ", ".join(_EXPOSED)
    if request.method == "OPTIONS":
        headers["Access-Control-Allow-Methods"] = ", ".join(sorted(response.allow))
        headers["Access-Control-Allow-Headers"] = "Content-Type, If-None-Match"
        headers["Access-Control-Max-Age"] = str(_PREFLIGHT_SECONDS)


def _is_private() -> bool:
    """Return whether no copy may be kept: the page is for an account or a link's holder only."""
    if is_going_back_allowed():
        return False
    view = current_app.view_functions.get(request.endpoint or "")
    return view is not None and declared(view) is not Access.ANYONE


LEAST: Final = 1_000
"""Bytes; shorter answers are sent as they are."""

MOST_PADDING: Final = 100
"""Bytes by which equal answers differ in length, at most."""

_LEVEL: Final = 6
_TYPES: Final = frozenset({"application/json", "application/problem+json"})


def compress_pages(app: Flask) -> None:
    """Compress texts for clients that read gzip. Call it first: it works on finished answers."""
    app.after_request(_compress)


def _compress(response: Response) -> Response:
    if response.status_code == 304:
        response.vary.add("Accept-Encoding")  # as with the answer that it stands for
    if not _is_text(response):
        return response
    response.vary.add("Accept-Encoding")
    if not request.accept_encodings["gzip"] or "Content-Encoding" in response.headers:
        return response
    tag, is_weak = response.get_etag()
    if (tag and not is_weak) or response.is_streamed or response.direct_passthrough:
        return response
    content = response.get_data()
    if len(content) >= LEAST:
        response.set_data(_packed(content))
        response.headers["Content-Encoding"] = "gzip"
    return response


def _is_text(response: Response) -> bool:
    kind = response.mimetype or ""
    return response.status_code == 200 and (kind.startswith("text/") or kind in _TYPES)


def _packed(content: bytes) -> bytes:
    """The content as a gzip file whose name is of random length."""
    name = "x" * (1 + secrets.randbelow(MOST_PADDING))
    packed = BytesIO()
    with GzipFile(name, "wb", _LEVEL, packed, mtime=0) as file:
        file.write(content)
    return packed.getvalue()


_HOST: Final = "__Host-"
"""Browsers accept a cookie of this name only over https, from the host itself, for all paths."""


class HostSessions(SecureCookieSessionInterface):
    """Sessions in a cookie whose name has the prefix `__Host-` over https."""

    def __init__(self) -> None:
        self._serializer: tuple[object, URLSafeTimedSerializer | None] = (None, None)

    def get_signing_serializer(self, app: Flask) -> URLSafeTimedSerializer | None:
        """Return the serializer for the application's keys; a new one only if they changed."""
        keys = (app.secret_key, app.config["SECRET_KEY_FALLBACKS"])
        made_for, serializer = self._serializer
        if made_for != keys:
            serializer = super().get_signing_serializer(app)
            self._serializer = (keys, serializer)
        return serializer

    def get_cookie_name(self, app: Flask) -> str:
        """Return the name of the cookie in the current request."""
        name = super().get_cookie_name(app)
        return f"{_HOST}{name}" if request.is_secure else name

    def get_cookie_secure(self, app: Flask) -> bool:
        """Return whether the browser may send the cookie over https only."""
        return request.is_secure or super().get_cookie_secure(app)

    def open_session(self, app: Flask, request: Request) -> SecureCookieSession | None:
        """Read the session.

        Earlier releases wrote the cookie without the prefix. What an anonymous visitor had in it
        is kept, but a sign-in is not: the name without a prefix does not show who set the cookie.

        The session of a program is always empty, so that no cookie gives it a right.
        """
        if is_for_programs():
            return self.session_class()
        opened = super().open_session(app, request)
        earlier = request.cookies.get(super().get_cookie_name(app))
        if opened is None or not request.is_secure or earlier is None:
            return opened
        if self.get_cookie_name(app) in request.cookies:
            return opened
        serializer = self.get_signing_serializer(app)
        if serializer is None:
            return opened
        try:
            kept = serializer.loads(
                earlier, max_age=int(app.permanent_session_lifetime.total_seconds())
            )
        except BadSignature:
            return opened
        opened.update({name: value for name, value in kept.items() if name != SIGN_IN_KEY})
        return opened

    def save_session(self, app: Flask, session: SessionMixin, response: Response) -> None:
        """Write the cookie, unless a program asks.

        An answer to which one can go back does not depend on the cookie: pages that came after it
        may have written another one.
        """
        if is_for_programs():
            return
        super().save_session(app, session, response)
        if is_going_back_allowed():
            response.vary.discard("cookie")  # "Cookie" would not be found


def bind_session_cookie(app: Flask) -> None:
    """Use these sessions in an application."""
    app.session_interface = HostSessions()

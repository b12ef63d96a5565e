"""The session cookie: bound to this host, and sent over https only, wherever https is in use."""

from __future__ import annotations

from typing import Final

from flask import Flask, Request, Response, request
from flask.sessions import SecureCookieSession, SecureCookieSessionInterface, SessionMixin
from itsdangerous import BadSignature, URLSafeTimedSerializer

from app.site.platform.going_back import is_going_back_allowed
from app.site.platform.problems import AREA, is_for_programs

SIGN_IN_KEY: Final = "session"
"""Where the cookie has the key of an account's session."""

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
        if request.path.startswith(AREA):
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

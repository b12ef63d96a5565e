"""Access to routes. Every route declares who may use it; without that it is closed."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, Final, Protocol, TypeVar

from flask import Flask, abort, current_app, redirect, request, url_for
from flask.typing import ResponseReturnValue

from app.site.platform.http.problems import ProblemError

SIGN_IN_KEY: Final = "session"
"""The cookie's name for the key of an account's session."""

AREA: Final = "/api/"
"""The prefix of the addresses for programs."""

FEED: Final = "/feed.atom"
"""The end of the addresses of feeds, which programs of readers ask for."""

_ALSO_FOR_PROGRAMS: Final = frozenset(
    {"/.well-known/security.txt", "/health", "/receipts/keys.json", "/robots.txt"}
)

View = TypeVar("View", bound=Callable[..., Any])

SIGN_IN: Final = "accounts.sign_in"
"""The endpoint of the sign-in page; it takes `next`."""


class Visitor(Protocol):
    """The part of a signed-in account that access checks and limits need."""

    @property
    def id(self) -> int:
        """The number of the account."""
        ...

    def may(self, access: Access) -> bool:
        """Return whether the account has the role that `access` requires."""
        ...


class Access(Enum):
    """Visitors who may use a route."""

    ANYONE = "anyone"
    LINK = "whoever holds the unguessable link; the view compares it"
    TOKEN = "a machine of the site's operator; the view checks its token or address"
    SIGNED_IN = "everybody who is signed in"
    ORGANIZER = "organizers"
    CURATOR = "curators"
    ADMINISTRATOR = "administrators"

    @property
    def needs_account(self) -> bool:
        """Return whether an account is required."""
        return self not in (Access.ANYONE, Access.LINK, Access.TOKEN)


def open_to(access: Access) -> Callable[[View], View]:
    """Declare who may use a view. Write it next to the function, below the route."""

    def declare(view: View) -> View:
        view.access = access  # type: ignore[attr-defined]
        return view

    return declare


def declared(view: Callable[..., Any]) -> Access | None:
    """Return the access that `open_to` declared for a view; None if there is none."""
    access = getattr(view, "access", None)
    return access if isinstance(access, Access) else None


def current_visitor() -> Visitor | None:
    """Return the signed-in account or None.

    Accounts register `app.extensions["account_loader"]`, a function without arguments.
    """
    loader: Callable[[], Visitor | None] | None = current_app.extensions.get("account_loader")
    return loader() if loader else None


def enforce_access(app: Flask) -> None:
    """Check the access of every request before its view runs."""
    app.before_request(_enforce)


def _enforce() -> ResponseReturnValue | None:
    if request.endpoint is None:
        return None  # no route: the error page follows
    access = declared(current_app.view_functions[request.endpoint])
    if access is None:
        abort(404)
    if not access.needs_account or _is_preflight():
        return None
    account = current_visitor()
    if account is None and is_for_programs():
        raise ProblemError(
            401,
            "This needs a personal token that is known here. Send it in the header "
            "Authorization: Bearer TOKEN.",
            headers={"WWW-Authenticate": "Bearer"},
        )
    if account is None and request.method == "GET" and SIGN_IN in current_app.view_functions:
        return redirect(url_for(SIGN_IN, next=request.full_path.rstrip("?")))
    if account is None or not account.may(access):
        abort(404)
    return None


def _is_preflight() -> bool:
    """Return whether a browser asks what an address accepts, which it does without any token."""
    is_answered = bool(getattr(request.url_rule, "provide_automatic_options", False))
    return is_answered and request.method == "OPTIONS" and is_for_programs()


def is_for_programs() -> bool:
    """Return whether a program asks: errors are problem details, and cookies have no meaning."""
    path = request.path
    return path.startswith(AREA) or path in _ALSO_FOR_PROGRAMS or path.endswith(FEED)

"""Error pages, and problem details for programs.

A missing page and one without permission look the same.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Final

from flask import Flask, Response, current_app, render_template
from flask_wtf.csrf import CSRFError
from sqlalchemy import exc
from werkzeug.exceptions import HTTPException

from app.games.offers import MissingCapabilityError
from app.site.platform.http.problems import ProblemError, problem
from app.site.platform.monitoring.log_masking import masked, route
from app.site.platform.request.access import is_for_programs
from app.site.platform.request.incoming import UnusableTextError
from app.site.platform.request.refused_forms import KeptForm, kept_form
from app.tables.health import UNAVAILABLE, cannot_store


@dataclass(frozen=True)
class ErrorPage:
    """An error page: what went wrong and what to do next.

    `keeps_form` is True if the same form may be accepted later, so the page keeps what was typed.
    """

    title: str
    message: str
    advice: str
    keeps_form: bool = False


_MISSING: Final = ErrorPage(
    "Page not found",
    "There is no page at this address, or it is not open to you.",
    "Check the address and make sure you copied the whole link.",
    keeps_form=True,
)
_PAGES: Final = {
    400: ErrorPage(
        "Request not understood",
        "The request was not complete or not understood, so nothing was changed.",
        "Go back, reload the page and try again; what you typed is still in the form.",
    ),
    401: _MISSING,
    403: _MISSING,
    404: _MISSING,
    405: ErrorPage(
        "This address only accepts forms",
        "This address receives a form; there is no page to show.",
        "Go back to the page with the form.",
    ),
    413: ErrorPage(
        "Too large",
        "The upload is larger than this site accepts, so nothing was read.",
        "A deck list is a few kilobytes. Send one deck at a time.",
    ),
    429: ErrorPage(
        "Too many requests",
        "You, or somebody on your network, asked for too much in a short time.",
        "Wait a little, then try again.",
        keeps_form=True,
    ),
    503: ErrorPage(
        "The database is not responding",
        "This site cannot reach its database at the moment. No partial changes were saved.",
        "Try again in a minute.",
        keeps_form=True,
    ),
    507: ErrorPage(
        "Nothing can be saved",
        "This site can be read, but its disk is full or read-only. Nothing was saved.",
        "Tell the site's administrator.",
        keeps_form=True,
    ),
    500: ErrorPage(
        "Our mistake",
        "Something went wrong on our side. No partial changes were saved.",
        "Try again. If it happens again, tell the site's administrator when it happened.",
        keeps_form=True,
    ),
}
_CROWDED: Final = ErrorPage(
    "Too many visitors at the moment",
    "So many requests came at the same time that this one had to give up. Nothing was changed.",
    "Try again in a few seconds.",
    keeps_form=True,
)
_FAILURES: Final = (
    exc.OperationalError,
    exc.InterfaceError,
    exc.InternalError,
    exc.TimeoutError,
)
_LACKING: Final = "Not available for this game"
_RETRY_SECONDS: Final = 10
_TAKE_OUT: Final = "Go back, correct it and send it again; what you typed is still in the form."
_OLD_FORM: Final = ErrorPage(
    "This form has expired",
    "The form could not be matched to your visit, so nothing was changed. This happens when "
    "cookies are turned off or were deleted.",
    "Go back, reload the page and send it again.",
    keeps_form=True,
)


def explain_errors(app: Flask) -> None:
    """Answer every HTTP error with an error page, or with problem details where programs ask."""
    app.register_error_handler(CSRFError, _csrf)
    app.register_error_handler(UnusableTextError, _unusable)
    for failure in _FAILURES:
        app.register_error_handler(failure, _database)
    for value in (exc.DataError, OverflowError, UnicodeEncodeError):
        app.register_error_handler(value, _value)
    app.register_error_handler(MissingCapabilityError, _lacking)
    app.register_error_handler(HTTPException, _http)
    app.register_error_handler(500, _http)


def busy(message: str, retry_seconds: int) -> Response:
    """Answer 503 where work must wait until others are done, and say when to try again."""
    page = ErrorPage("Busy at the moment", message, "Go back and try again.", keeps_form=True)
    answer = _answer(page, 503)
    answer.headers["Retry-After"] = str(retry_seconds)
    return answer


def _lacking(error: MissingCapabilityError) -> Response:
    """Answer that the game does not have what the page is about."""
    return _answer(ErrorPage(_LACKING, str(error), "Go to another page of this game."), 404)


def _csrf(_error: CSRFError) -> Response:
    return _answer(_OLD_FORM, 400)


def _unusable(error: UnusableTextError) -> Response:
    return _answer(ErrorPage("Request not accepted", error.message, _TAKE_OUT), 400)


def _database(error: exc.SQLAlchemyError) -> Response:
    """Answer 503 if the database is down, recovering, full or crowded: scripts try again later."""
    reason = masked(str(getattr(error, "orig", error)))
    current_app.logger.error("The database failed at %s: %s", route(), reason)
    page = _page_of(error)
    answer = problem(503, page.message) if is_for_programs() else Response(_bare(page), 503)
    answer.headers["Retry-After"] = str(_RETRY_SECONDS)
    return answer


def _page_of(error: exc.SQLAlchemyError) -> ErrorPage:
    if isinstance(error, exc.TimeoutError):
        return _CROWDED
    return _PAGES[507] if cannot_store(error) else _PAGES[503]


def _value(_error: Exception) -> Response:
    """Answer and log a value that passed all checks but does not fit a column; it is not stored."""
    current_app.log_exception(sys.exc_info())
    return _answer(_PAGES[400], 400)


def _http(error: HTTPException) -> Response:
    code = error.code or 500
    if isinstance(error, ProblemError):
        answer = problem(code, error.detail, error.members)
        answer.headers.update(error.headers)
        return answer
    status = 404 if code in (401, 403) else code
    page = _PAGES.get(code, _PAGES[400] if code < 500 else _PAGES[500])
    answer = problem(status) if is_for_programs() else _answer(page, status)
    wait = getattr(error, "retry_after", None)
    if isinstance(wait, int):
        answer.headers["Retry-After"] = str(wait)
    if code == 405:
        answer.headers["Allow"] = ", ".join(getattr(error, "valid_methods", None) or ())
    return answer


def _answer(page: ErrorPage, status: int) -> Response:
    if is_for_programs():
        return problem(status, page.message)
    try:
        shown = render_template("static_pages/error.html", page=page, kept=_kept(page))
        return Response(shown, status)
    except UNAVAILABLE:
        return Response(_bare(page), status)


def _bare(page: ErrorPage) -> str:
    """Return the page without the frame, which needs the database."""
    template = current_app.jinja_env.get_template("static_pages/unavailable.html")
    return template.render(page=page, kept=_kept(page))


def _kept(page: ErrorPage) -> KeptForm | None:
    return kept_form() if page.keeps_form else None

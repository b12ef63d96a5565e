"""Errors in words. What is not there and what is not yours look the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from flask import Flask, Response, render_template
from flask_wtf.csrf import CSRFError
from werkzeug.exceptions import HTTPException

from app.site.request_text import UnusableTextError


@dataclass(frozen=True)
class ErrorPage:
    """What a page says when something went wrong, and what to do next."""

    title: str
    message: str
    advice: str


_MISSING: Final = ErrorPage(
    "Nothing here",
    "There is no page at this address, or it is not open to you.",
    "Check the address; a link to a deck must be complete to its last letter.",
)
_PAGES: Final = {
    400: ErrorPage(
        "That could not be read",
        "The request was not complete or not understood, so nothing was changed.",
        "Go back, reload the page and try again; what you typed is still in the form.",
    ),
    401: _MISSING,
    403: _MISSING,
    404: _MISSING,
    405: ErrorPage(
        "This address takes forms only",
        "The page you asked for answers a form and shows nothing by itself.",
        "Go back to the page with the form.",
    ),
    413: ErrorPage(
        "Too large",
        "What was sent is larger than this site takes, so nothing was read.",
        "A deck list has a few kilobytes. Send one deck at a time.",
    ),
    429: ErrorPage(
        "Too many tries",
        "This was tried too often in a short time.",
        "Wait a minute, then try again. Nothing is locked for good.",
    ),
    500: ErrorPage(
        "Our mistake",
        "Something went wrong on our side. Nothing half-done was stored.",
        "Try again. If it happens again, tell whoever runs this site when it happened.",
    ),
}
_TAKE_OUT: Final = "Go back, correct it and send it again; what you typed is still in the form."
_OLD_FORM: Final = ErrorPage(
    "This form has lost its token",
    "The form could not be matched to your visit, so nothing was changed. This happens when "
    "cookies are off or were cleared.",
    "Go back, reload the page and send it again.",
)


def explain_errors(app: Flask) -> None:
    """Answer every HTTP error with a page in words."""
    app.register_error_handler(CSRFError, _csrf)
    app.register_error_handler(UnusableTextError, _unusable)
    app.register_error_handler(HTTPException, _http)
    app.register_error_handler(500, _http)


def _csrf(_error: CSRFError) -> Response:
    return _answer(_OLD_FORM, 400)


def _unusable(error: UnusableTextError) -> Response:
    return _answer(ErrorPage("That could not be taken", error.message, _TAKE_OUT), 400)


def _http(error: HTTPException) -> Response:
    code = error.code or 500
    status = 404 if code in (401, 403) else code
    answer = _answer(_PAGES.get(code, _PAGES[400] if code < 500 else _PAGES[500]), status)
    if code == 405:
        answer.headers["Allow"] = ", ".join(getattr(error, "valid_methods", None) or ())
    return answer


def _answer(page: ErrorPage, status: int) -> Response:
    return Response(render_template("pages/error.html", page=page), status)

"""Copies of pages that a browser keeps, for times without connection and for going back.

A view allows a copy for times without connection with `allow_offline_copy`. The service worker
(`static/js/service-worker.js`) keeps such pages, and no others. Every page says in a header whose
it is, as a tag that changes whenever somebody signs in or out; once the tag differs, the worker
deletes all that it has kept.

A view allows going back with `allow_going_back`: the browser then shows the answer to a form
again. Without that it shows an error or asks whether to send the form again, and what was typed is
lost. A browser does not reuse such an answer for anything else, as it does not keep it for its
address.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import Final

from flask import Flask, Response, current_app, g, request, session
from itsdangerous import Signer

from app.site.platform.http.rendering import wants_fragment
from app.site.platform.request.access import SIGN_IN_KEY

HOLDER: Final = "Session-Tag"
"""The header that tells the worker whose page it is."""

COPY: Final = "Offline-Copy"
"""The header that allows the worker to keep the page."""

_MOST_TAGS: Final = 1_000


def allow_offline_copy() -> None:
    """Let the browser keep the page that the current request asks for."""
    g.offline_copy = not wants_fragment()


def is_copy_allowed() -> bool:
    """Return whether the browser may keep the current page."""
    allowed: bool = g.get("offline_copy", False)
    return allowed


def mark_offline_copies(app: Flask) -> None:
    """Send the headers, and tell templates whether the page may be kept."""
    app.after_request(_mark)
    app.context_processor(lambda: {"offline_copy": is_copy_allowed()})


def _mark(response: Response) -> Response:
    if response.mimetype == "text/html":
        response.headers[HOLDER] = _session_tag()
        if is_copy_allowed() and response.status_code == 200 and request.method == "GET":
            response.headers[COPY] = "allowed"
    return response


def _session_tag() -> str:
    """Return a tag of this device's sign-in, from which the key of the session cannot be read."""
    key = current_app.secret_key
    assert key is not None
    return _tag(key, session.get(SIGN_IN_KEY, ""))


@lru_cache(maxsize=_MOST_TAGS)
def _tag(secret: str | bytes, sign_in: str) -> str:
    return Signer(secret, salt="offline-copies").get_signature(sign_in).decode()


_DIGITS: Final = 16


def version_of_content(*shown: object) -> str:
    """Return a version that changes with what a page shows: values whose `repr` tells all of it."""
    return sha256(repr(shown).encode()).hexdigest()[:_DIGITS]


def version_answer(version: str) -> Response:
    """Return the version as text, or 304 where the script's `If-None-Match` names it."""
    answer = Response(version, mimetype="text/plain")
    answer.set_etag(version)
    answer.make_conditional(request)
    return answer


def allow_going_back() -> None:
    """Let the browser keep the answer to the current request, if that is a form."""
    g.going_back = request.method == "POST"


def is_going_back_allowed() -> bool:
    """Return whether the browser may keep the answer to the current request."""
    allowed: bool = g.get("going_back", False)
    return allowed

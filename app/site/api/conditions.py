"""Entity tags of what programs read, by which an unchanged answer is not sent again.

Where an operation knows what its answer depends on, the tag is made of that. A program that has the
answer then gets 304 before anything is searched or written. All other answers have a tag of their
content. Tags are weak, because an answer is the same whether it is compressed or not.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from datetime import date
from typing import Final

from flask import Response, current_app, g, request

from app import release
from app.site.platform.request.access import Access, View, declared
from app.site.platform.storage.database import current_catalogue

_KEPT_SECONDS: Final = 60
"""The time for which an answer that is open to anyone may be used without asking again."""

_KNOWN: Final = "version_of_answer"
_READ: Final = ("GET", "HEAD")
_DIGITS: Final = 32


def depends_on(
    version: Callable[[], str], *, seconds: int = _KEPT_SECONDS
) -> Callable[[View], View]:
    """Declare what the answer of a view depends on besides its address and the site's code.

    `version` returns another text after each change of that. Whoever has an answer may use it for
    so many `seconds` without asking again.
    """

    def declare(view: View) -> View:
        view.version = version  # type: ignore[attr-defined]
        view.kept_seconds = seconds  # type: ignore[attr-defined]
        return view

    return declare


def code() -> str:
    """Return the version of answers that depend on nothing but the code."""
    return ""


def cards() -> str:
    """Return the version of the current game's cards and formats, and of their legality today."""
    served = current_catalogue()
    formats = tuple(served.formats.values())
    return repr((served.version, served.digest, formats, date.today().toordinal()))


def know_version() -> Response | None:
    """Answer 304 to a program that has the answer, before the operation runs."""
    view = current_app.view_functions[request.endpoint or ""]
    version: Callable[[], str] | None = getattr(view, "version", None)
    if version is None or request.method not in _READ:
        return None
    shown = (release.build(), request.full_path, version())
    tag = hashlib.sha256(repr(shown).encode()).hexdigest()[:_DIGITS]
    setattr(g, _KNOWN, tag)
    return Response(status=304) if request.if_none_match.contains_weak(tag) else None


def allow_conditions(answer: Response) -> Response:
    """Give what is read its tag; a program that has an answer with that tag gets 304."""
    if request.method not in _READ or answer.status_code not in (200, 304):
        return answer
    view = current_app.view_functions[request.endpoint or ""]
    if declared(view) is Access.ANYONE:
        seconds = getattr(view, "kept_seconds", _KEPT_SECONDS)
        answer.headers["Cache-Control"] = f"public, max-age={seconds}"
    if known := g.get(_KNOWN):
        answer.set_etag(known, weak=True)
    else:
        answer.add_etag(weak=True)
    return answer.make_conditional(request)  # type: ignore[return-value]

"""Versions of pages, and cheap answers about them for scripts that keep a page up to date."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from flask import Response, request

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

"""Cheap answers about the version of a page, for scripts that keep the page up to date."""

from __future__ import annotations

from flask import Response, request


def version_answer(version: str) -> Response:
    """Return the version as text, or 304 where the script's `If-None-Match` names it."""
    answer = Response(version, mimetype="text/plain")
    answer.set_etag(version)
    answer.make_conditional(request)
    return answer

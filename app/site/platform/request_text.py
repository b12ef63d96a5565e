"""Validation of all text in requests, before any view sees it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from flask import Flask, abort, request
from werkzeug.exceptions import BadRequest

from app.games.link_texts import LONGEST
from app.games.tabletop.decklists.limits import MAX_BYTES
from app.games.text import flaw_in

LONGEST_FIELD: Final = 5_000
"""Characters of a field. Forms have their own, smaller limits and say so beside the field."""

LONG_FIELDS: Final[Mapping[str, int]] = {
    "list": 2 * MAX_BYTES,
    "battle": 300_000,
    "attack": 70_000,
    "from": LONGEST,
    "deck": 2 * MAX_BYTES,
    "notes": 100_000,
    "format_text": 100_000,
    "banned": 20_000,
    "change": 20_000,
    "game": 20_000,
    "restricted": 20_000,
    "receipt": 2 * 1024 * 1024,
    "roster": 1_100_000,
    "taken": 2 * MAX_BYTES,
    "writes": 2 * MAX_BYTES,
}
"""Fields that hold more than a few lines: files as text, notes, and what this site signed."""

FILES: Final = frozenset({"list", "battle", "attack"})
"""Fields that are read as files are; their readers say what is wrong, and in which line."""

_SHOWN: Final = 60


class UnusableTextError(BadRequest):
    """Text that is refused; `message` says which and why."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


def check_text(app: Flask) -> None:
    """Refuse requests with invalid text. Call it before anything reads a form."""
    app.before_request(_check)


def _check() -> None:
    if flaw_in(request.path):
        abort(404)
    if _has_body() and not all((*request.form, *request.files)):
        raise UnusableTextError("A field of the form has no name, so nothing was changed.")
    for name, text in _fields():
        longest = LONG_FIELDS.get(name, LONGEST_FIELD)
        if len(name) > LONGEST_FIELD or len(text) > longest:
            raise UnusableTextError(
                f"The field “{_shown(name)}” has {len(text):,} characters; at most {longest:,} "
                "are accepted, so nothing was changed."
            )
        flaw = flaw_in(name) or (None if name in FILES else flaw_in(text))
        if flaw:
            raise UnusableTextError(
                f"The field “{_shown(name)}” contains {flaw.message}, so nothing was changed."
            )


def _fields() -> Iterator[tuple[str, str]]:
    """Every field of the query and of the form, and the names of files that came along."""
    yield from request.args.items(multi=True)
    if not _has_body():
        return
    yield from request.form.items(multi=True)
    for name, file in request.files.items(multi=True):
        yield name, file.filename or ""


def _has_body() -> bool:
    """Return whether the request has a body, which may be a form. Most requests have none."""
    return bool(request.content_length) or "Transfer-Encoding" in request.headers


def _shown(name: str) -> str:
    """A field's name as a page may repeat it."""
    return "".join(sign for sign in name[:_SHOWN] if sign.isprintable())

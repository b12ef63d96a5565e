"""Refused forms, which the error page keeps with all that was typed, to be sent again.

Browsers reload private pages when one goes back to them, so nothing typed would be left there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from flask import request
from werkzeug.exceptions import HTTPException

from app.site.platform.http.rendering import wants_fragment

MOST_CHARACTERS: Final = 200_000

_TOKEN: Final = "csrf_token"
_SECRET: Final = ("password", "old")
"""Parts of the names of fields that no page may repeat."""

_KINDS: Final = frozenset({"application/x-www-form-urlencoded", "multipart/form-data"})


@dataclass(frozen=True)
class KeptForm:
    """A form to send again: its address, and names and values of its fields.

    Files cannot be kept; `lacks_files` says that some were sent.
    """

    address: str
    fields: Sequence[tuple[str, str]]
    lacks_files: bool


def kept_form() -> KeptForm | None:
    """Return the form of the current request, to be sent again with a new token.

    None for a form of another site, which would get a valid token that way, for one with a
    password, and for one that is too long.
    """
    if request.method != "POST" or request.mimetype not in _KINDS or not _is_our_own():
        return None
    try:
        sent = [(name, value) for name, value in request.form.items(multi=True) if name != _TOKEN]
        files = [file for file in request.files.values() if file.filename]
    except HTTPException:
        return None
    if not sent or any(word in name.lower() for name, _ in sent for word in _SECRET):
        return None
    if wants_fragment() or sum(len(name) + len(value) for name, value in sent) > MOST_CHARACTERS:
        return None
    return KeptForm(request.full_path.rstrip("?"), sent, bool(files))


def _is_our_own() -> bool:
    """Return whether the browser says that a page of this site sent the request."""
    if site := request.headers.get("Sec-Fetch-Site"):
        return site == "same-origin"
    return request.headers.get("Origin") == request.host_url.rstrip("/")

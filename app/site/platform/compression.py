"""Compressed pages, with a guard against guessing secrets from their sizes.

Pages carry secrets, such as the keys of links, and some also show what a visitor sent. Whoever can
make a browser ask for such pages and sees only how long the answers are could guess a secret sign
by sign (the attack is called BREACH). Every compressed answer therefore carries a name of random
length in the header of its gzip file, which no reader looks at.
"""

from __future__ import annotations

import secrets
from gzip import GzipFile
from io import BytesIO
from typing import Final

from flask import Flask, Response, request

LEAST: Final = 1_000
"""Bytes; shorter answers are sent as they are."""

MOST_PADDING: Final = 100
"""Bytes by which equal answers differ in length, at most."""

_LEVEL: Final = 6
_TYPES: Final = frozenset({"application/json", "application/problem+json"})


def compress_pages(app: Flask) -> None:
    """Compress texts for clients that read gzip. Call it first: it works on finished answers."""
    app.after_request(_compress)


def _compress(response: Response) -> Response:
    if not _is_text(response):
        return response
    response.vary.add("Accept-Encoding")
    if not request.accept_encodings["gzip"] or "Content-Encoding" in response.headers:
        return response
    if "ETag" in response.headers or response.is_streamed or response.direct_passthrough:
        return response
    content = response.get_data()
    if len(content) >= LEAST:
        response.set_data(_packed(content))
        response.headers["Content-Encoding"] = "gzip"
    return response


def _is_text(response: Response) -> bool:
    kind = response.mimetype or ""
    return response.status_code == 200 and (kind.startswith("text/") or kind in _TYPES)


def _packed(content: bytes) -> bytes:
    """The content as a gzip file whose name is of random length."""
    name = "x" * (1 + secrets.randbelow(MOST_PADDING))
    packed = BytesIO()
    with GzipFile(name, "wb", _LEVEL, packed, mtime=0) as file:
        file.write(content)
    return packed.getvalue()

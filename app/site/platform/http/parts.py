"""Elements of a page that a script already has, which need not be sent again.

A page drawn by `with_parts` carries a digest of the markup of each element that passes through the
filter `part`; they may lie in each other. Its script names the digests that it has in the header
`X-Have`; in place of those elements the answer holds empty ones, and the script keeps its own.
What is called with `kept_part` is drawn once for all tables on which it looks the same.
"""

from __future__ import annotations

import hashlib
import re
from base64 import urlsafe_b64encode
from collections.abc import Callable, Hashable
from typing import Final

from flask import Flask, g, request
from markupsafe import Markup

from app.site.platform.http.rendering import wants_fragment
from app.site.platform.storage.database import current_catalogue
from app.site.platform.storage.recent import Recent, recent_ones

HEADER: Final = "X-Have"
MOST: Final = 250
"""More digests than this are not looked at."""

_KEPT: Final = 4_000
"""A part and the key of it take about 2 KB."""

_START: Final = re.compile(r"\s*<(\w+)")
_SIGN: Final = re.compile(r"\0([\w-]{8})\0")
_DIGEST: Final = re.compile(r"[\w-]{8}")
_TOKEN: Final = re.compile(r'(name="csrf_token" value=")[^"]*')


def part(markup: str) -> Markup:
    """Return a sign for the markup of an element, which `with_parts` puts in its place.

    Form tokens do not count for its digest: an older one is as good as a new one.
    """
    parts: dict[str, str] | None = g.get("parts")
    if parts is None:
        return Markup(markup)
    told = _TOKEN.sub(r"\1", markup)
    digest = urlsafe_b64encode(hashlib.blake2b(told.encode(), digest_size=6).digest()).decode()
    parts[digest] = markup
    return Markup(f"\0{digest}\0")


def kept_part(*shown: Hashable, caller: Callable[[], str]) -> Markup:
    """Return the part that a template's call block draws, or that it drew the last time.

    `shown` is everything that it depends on besides the catalogue; it must hold no form token.
    """
    parts: dict[str, str] | None = g.get("parts")
    if parts is None:
        return Markup(caller())
    kept: Recent[Hashable, tuple[Markup, dict[str, str]]] = recent_ones("parts of tables", _KEPT)
    key = (current_catalogue().digest, shown)
    found = kept.find(key)
    if found is None:
        inner: dict[str, str] = {}
        g.parts = inner
        try:
            found = part(caller()), inner
        finally:
            g.parts = parts
        kept.keep(key, found)
    sign, its = found
    parts.update(its)
    return sign


def with_parts(draw: Callable[[], str]) -> str:
    """Draw a page whose parts carry their digests, without those that its script has."""
    named = request.headers.get(HEADER, "").split() if wants_fragment() else []
    known = frozenset(filter(_DIGEST.fullmatch, named[:MOST]))
    parts: dict[str, str] = {}
    g.parts = parts

    def put(sign: re.Match[str]) -> str:
        digest = sign[1]
        start = _START.match(parts.get(digest, ""))
        if start is None:
            return sign[0]
        if digest in known:
            return f'<{start[1]} data-same="{digest}"></{start[1]}>'
        rest = _SIGN.sub(put, parts[digest][start.end() :])
        return f'<{start[1]} data-part="{digest}"{rest}'

    return _SIGN.sub(put, draw())


def offer_parts(app: Flask) -> None:
    """Let templates mark parts of pages."""
    app.jinja_env.filters["part"] = part
    app.jinja_env.globals["kept_part"] = kept_part

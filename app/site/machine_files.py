"""Files that machines look for at fixed addresses: what crawlers may read, and whom to tell."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from flask import Blueprint, Response, abort, current_app

from app.site.platform.http.addresses import stored_address
from app.site.platform.request.access import Access, open_to
from app.tables import utc_now

_NOT_FOR_CRAWLERS: Final = (
    "/account", "/api/v1/", "/decks/", "/events/", "/site/", "/*/cards?", "/*/collection",
    "/*/curation", "/*/goldfish/",
)  # fmt: skip
"""Pages that are personal, and those with so many addresses that a crawler never gets done."""

_VALID: Final = timedelta(days=180)


@open_to(Access.ANYONE)
def robots() -> Response:
    """Say what crawlers leave alone."""
    rules = "".join(f"Disallow: {path}\n" for path in _NOT_FOR_CRAWLERS)
    return _text(f"User-agent: *\n{rules}Allow: /decks/view/\n")


@open_to(Access.ANYONE)
def security() -> Response:
    """Say whom to tell of a security flaw (RFC 9116), where the site's owner has set that."""
    contact = str(current_app.config["SECURITY_CONTACT"] or "").strip()
    if not contact:
        abort(404)
    contact = contact if ":" in contact else f"mailto:{contact}"
    until = (utc_now() + _VALID).replace(hour=0, minute=0, second=0, microsecond=0)
    address = stored_address()
    own = f"Canonical: {address}.well-known/security.txt\n" if address else ""
    return _text(
        f"Contact: {contact}\nExpires: {until.isoformat()}\n{own}Preferred-Languages: en\n"
    )


def _text(content: str) -> Response:
    headers = {"Cache-Control": "public, max-age=3600"}
    return Response(content, content_type="text/plain; charset=utf-8", headers=headers)


bp = Blueprint("machine_files", __name__)
bp.add_url_rule("/robots.txt", "robots", robots)
bp.add_url_rule("/.well-known/security.txt", "security", security)

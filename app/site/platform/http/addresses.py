"""Addresses of the site: safe to redirect to, absolute for use outside, drawn as QR codes."""

from __future__ import annotations

import io
from urllib.parse import urlsplit

import segno
from flask import Response, current_app, request
from markupsafe import Markup


def local_path(wanted: str | None, otherwise: str = "/") -> str:
    """Return `wanted` if it is a path of this site, else `otherwise`."""
    if not wanted or not wanted.startswith("/") or "\\" in wanted or wanted.startswith("//"):
        return otherwise
    if any(ord(sign) < 0x20 for sign in wanted):
        return otherwise
    parts = urlsplit(wanted)
    return wanted if not (parts.scheme or parts.netloc) else otherwise


def outside(path: str) -> str:
    """Return the absolute URL of a path.

    It begins with the setting `SITE_ADDRESS` or, without one, as the visitor reached the site.
    """
    return (stored_address() or request.url_root).rstrip("/") + path


def stored_address() -> str:
    """Return the address that the site's owner stored, ending in a slash; empty without one.

    Nothing that is signed names another: visitors choose the host of a request.
    """
    configured = str(current_app.config["SITE_ADDRESS"] or "")
    return f"{configured.rstrip('/')}/" if configured else ""


def qr_code(address: str) -> Response:
    """Return an address as a QR code."""
    drawn = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        drawn, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False
    )
    return Response(drawn.getvalue(), mimetype="image/svg+xml")


def qr_drawing(address: str) -> Markup:
    """Return an address as a QR code to be drawn within a page."""
    code = segno.make(address, error="m", micro=False)
    return Markup(code.svg_inline(scale=3, border=4, dark="#000", light="#fff", omitsize=True))

"""QR codes of addresses."""

from __future__ import annotations

import io

import segno
from flask import Response
from markupsafe import Markup


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

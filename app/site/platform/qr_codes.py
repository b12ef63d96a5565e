"""QR codes of addresses."""

from __future__ import annotations

import io

import segno
from flask import Response


def qr_code(address: str) -> Response:
    """Return an address as a QR code."""
    drawn = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        drawn, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False
    )
    return Response(drawn.getvalue(), mimetype="image/svg+xml")

"""Absolute URLs for use outside the site: on paper, in QR codes, emails and links to copy."""

from __future__ import annotations

from flask import current_app, request


def outside(path: str) -> str:
    """Return the absolute URL of a path.

    It begins with the setting `SITE_ADDRESS` or, without one, as the visitor reached the site.
    """
    configured = current_app.config["SITE_ADDRESS"]
    return str(configured or request.url_root).rstrip("/") + path

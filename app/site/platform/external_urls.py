"""Addresses that leave the site, on paper, in QR codes, mails and links to copy."""

from __future__ import annotations

from flask import current_app, request


def outside(path: str) -> str:
    """The whole address of a path of this site, for those who are not on it.

    It begins with the setting `SITE_ADDRESS`; without one, as the visitor reached the site.
    """
    configured = current_app.config["SITE_ADDRESS"]
    return str(configured or request.url_root).rstrip("/") + path

"""Redirects after a form, limited to this site."""

from __future__ import annotations

from urllib.parse import urlsplit


def local_path(wanted: str | None, otherwise: str = "/") -> str:
    """Return `wanted` if it is a path of this site, else `otherwise`."""
    if not wanted or not wanted.startswith("/") or "\\" in wanted or wanted.startswith("//"):
        return otherwise
    if any(ord(sign) < 0x20 for sign in wanted):
        return otherwise
    parts = urlsplit(wanted)
    return wanted if not (parts.scheme or parts.netloc) else otherwise

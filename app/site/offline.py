"""The service worker, the web manifest, and the page of what this device has kept."""

from __future__ import annotations

import json
from typing import Final

from flask import Blueprint, Response, current_app, render_template

from app.site.platform.http.assets import STATIC, Assets
from app.site.platform.request.access import Access, open_to

_WORKER: Final = STATIC / "js" / "service-worker.js"
_PAPER: Final = "#efeee8"
_ICONS: Final = (
    ("icons/app-192.png", "192x192", "any"),
    ("icons/app-512.png", "512x512", "any"),
    ("icons/app-maskable-512.png", "512x512", "maskable"),
)


@open_to(Access.ANYONE)
def worker() -> Response:
    """The service worker. It answers for all pages, so it lies above them and not with the files
    that are cached for ever."""
    response = Response(_WORKER.read_bytes(), mimetype="text/javascript")
    response.headers["Cache-Control"] = "no-cache"
    return response


@open_to(Access.ANYONE)
def manifest() -> Response:
    """The web manifest, by which the site is installed as an app."""
    assets: Assets = current_app.extensions["assets"]
    described = {
        "id": "/",
        "name": "Threshold",
        "short_name": "Threshold",
        "description": "Deck builder, legality checker, registration desk and goldfish",
        "lang": "en",
        "start_url": "/decks",
        "scope": "/",
        "display": "standalone",
        "background_color": _PAPER,
        "theme_color": _PAPER,
        "icons": [
            {"src": assets.url(file), "sizes": sizes, "type": "image/png", "purpose": purpose}
            for file, sizes, purpose in _ICONS
        ],
    }
    response = Response(json.dumps(described), mimetype="application/manifest+json")
    response.headers["Cache-Control"] = "no-cache"
    return response


@open_to(Access.ANYONE)
def kept() -> str:
    """The pages and the unsent changes that this device has, which only its scripts know."""
    return render_template("offline/kept.html")


bp = Blueprint("offline", __name__)
bp.add_url_rule("/service-worker.js", "worker", worker)
bp.add_url_rule("/manifest.webmanifest", "manifest", manifest)
bp.add_url_rule("/offline", "kept", kept)

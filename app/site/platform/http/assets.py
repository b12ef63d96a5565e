"""Styles, scripts, pictures and fonts at URLs that change with their content.

All files are served below one digest of them, so that browsers can cache them permanently, and
relative references between files are current too.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import Final

from flask import Flask, Response, abort, current_app, request

from app import fonts
from app.site.platform.http import typefaces
from app.site.platform.request.access import Access, open_to
from app.tables.database import ROOT

STATIC: Final = ROOT / "static"

FONTS: Final[Mapping[str, fonts.Font]] = {
    "pt-sans.woff2": fonts.TEXT,
    "pt-sans-bold.woff2": fonts.BOLD,
    "pt-sans-italic.woff2": fonts.ITALIC,
    "pt-sans-narrow.woff2": fonts.NARROW,
    "pt-sans-narrow-bold.woff2": fonts.NARROW_BOLD,
    "display.woff2": fonts.TITLE,
}
"""The typefaces by the names under which styles ask for them."""

_MONTHS: Final = "public, max-age=31536000, immutable"
_PACKED: Final = frozenset({".css", ".js", ".svg"})
_TYPES: Final = {".woff2": "font/woff2", ".js": "text/javascript"}


@dataclass(frozen=True)
class Assets:
    """All static files by served path, and the digest that stands in their addresses."""

    paths: Mapping[str, Path]
    digest: str

    @classmethod
    def gather(cls) -> Assets:
        """Find the files and take their digest."""
        paths = dict(_files())
        digest = hashlib.sha256(Path(typefaces.__file__).read_bytes())
        for served, path in sorted(paths.items()):
            digest.update(served.encode())
            digest.update(path.read_bytes())
        return cls(paths, digest.hexdigest()[:12])

    def url(self, served: str) -> str:
        """The address of a file.

        Raises KeyError when there is no such file, so that a template cannot name one.
        """
        if served not in self.paths:
            raise KeyError(f"no static file {served}")
        return f"/static/{self.digest}/{served}"


def serve_assets(app: Flask) -> None:
    """Serve the files, and give templates `asset(path)` and `sprite`, the icons' file."""
    assets = Assets.gather()
    app.extensions["assets"] = assets
    app.add_url_rule("/static/<digest>/<path:served>", "static_file", static_file)
    app.jinja_env.globals["asset"] = assets.url
    app.jinja_env.globals["sprite"] = assets.url("sprite.svg")


@open_to(Access.ANYONE)
def static_file(digest: str, served: str) -> Response:
    """One file; kept for ever under the current digest, asked for again under another."""
    assets: Assets = current_app.extensions["assets"]
    path = assets.paths.get(served)
    if path is None:
        abort(404)
    packs = path.suffix in _PACKED and request.accept_encodings["gzip"] > 0
    suffix = PurePosixPath(served).suffix
    response = Response(
        _packed(path, assets.digest) if packs else _plain(path, assets.digest),
        mimetype=_TYPES.get(suffix) or mimetypes.guess_type(served)[0],
    )
    if packs:
        response.headers["Content-Encoding"] = "gzip"
    response.headers["Vary"] = "Accept-Encoding"
    response.headers["Cache-Control"] = _MONTHS if digest == assets.digest else "no-cache"
    return response


@lru_cache(maxsize=64)
def _packed(path: Path, digest: str) -> bytes:
    return gzip.compress(_plain(path, digest), mtime=0)


@lru_cache(maxsize=64)
def _plain(path: Path, _digest: str) -> bytes:
    if path.suffix not in {".ttf", ".otf"}:
        return path.read_bytes()
    return typefaces.kept_part_of(path, Path(current_app.instance_path) / "typefaces")


def _files() -> Iterator[tuple[str, Path]]:
    for path in STATIC.rglob("*"):
        if path.is_file():
            yield path.relative_to(STATIC).as_posix(), path
    for served, font in FONTS.items():
        yield f"fonts/{served}", font.path

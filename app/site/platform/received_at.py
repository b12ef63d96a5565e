"""The moment a complete request reached this site. It decides what was in time.

Waiting for a free thread must not make anybody late, so the server itself notes the moment
when the last byte of a request is there (`serving.serve_noting`). Behind any other server the
outermost layer takes the whole body in first and notes the moment then.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Any, Final

from flask import Flask, request

RECEIVED: Final = "threshold.received_at"
"""The key in the WSGI environment; headers of a client have other names there."""

Start = Callable[..., Any]


class Receiving:
    """The outermost layer around the application; bodies over `most` bytes are left alone."""

    def __init__(self, app: Callable[[dict[str, Any], Start], Iterable[bytes]], most: int) -> None:
        self.app = app
        self.most = most

    def __call__(self, environ: dict[str, Any], start: Start) -> Iterable[bytes]:
        """Take the body in, note the moment, go on."""
        if RECEIVED not in environ:
            length = environ.get("CONTENT_LENGTH") or "0"
            if length.isascii() and length.isdigit() and 0 < int(length) <= self.most:
                environ["wsgi.input"] = io.BytesIO(environ["wsgi.input"].read(int(length)))
            environ[RECEIVED] = datetime.now(UTC)
        return self.app(environ, start)


def note_receiving(app: Flask) -> None:
    """Put the outermost layer on. Call it last."""
    layer = Receiving(app.wsgi_app, app.config["MAX_CONTENT_LENGTH"])
    app.wsgi_app = layer  # type: ignore[method-assign,assignment]


def received_at() -> datetime:
    """The moment when the request that is answered was there in full."""
    moment = request.environ[RECEIVED]
    assert isinstance(moment, datetime)
    return moment

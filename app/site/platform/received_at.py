"""The time at which a complete request was received, which decides what is in time.

Waiting for a free thread must not make anybody late, so the server itself records the time when the
last byte of a request arrives (`serving.serve_noting`). Behind any other server, the outermost
middleware reads the whole body first and records the time then.
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
    """The outermost WSGI middleware; bodies over `most` bytes are not read ahead."""

    def __init__(self, app: Callable[[dict[str, Any], Start], Iterable[bytes]], most: int) -> None:
        self.app = app
        self.most = most

    def __call__(self, environ: dict[str, Any], start: Start) -> Iterable[bytes]:
        """Read the body, record the time, call the application."""
        if RECEIVED not in environ:
            length = environ.get("CONTENT_LENGTH") or "0"
            if length.isascii() and length.isdigit() and 0 < int(length) <= self.most:
                environ["wsgi.input"] = io.BytesIO(environ["wsgi.input"].read(int(length)))
            environ[RECEIVED] = datetime.now(UTC)
        return self.app(environ, start)


def note_receiving(app: Flask) -> None:
    """Install the middleware. Call it last."""
    layer = Receiving(app.wsgi_app, app.config["MAX_CONTENT_LENGTH"])
    app.wsgi_app = layer  # type: ignore[method-assign,assignment]


def received_at() -> datetime:
    """Return when the current request was completely received."""
    moment = request.environ[RECEIVED]
    assert isinstance(moment, datetime)
    return moment

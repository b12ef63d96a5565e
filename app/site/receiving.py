"""The moment a complete request reached this site. It decides what was in time.

Waiting for a free thread must not make anybody late, so the server itself notes the moment
when the last byte of a request is there (`serve_noting`). Behind any other server the
outermost layer takes the whole body in first and notes the moment then.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Any, Final

from flask import Flask, request
from waitress import create_server
from waitress.channel import HTTPChannel
from waitress.parser import HTTPRequestParser
from waitress.task import WSGITask

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


class _NotingParser(HTTPRequestParser):  # type: ignore[misc]
    received_at: datetime | None = None

    def received(self, data: bytes) -> int:
        consumed: int = super().received(data)
        if self.completed and self.received_at is None:
            self.received_at = datetime.now(UTC)
        return consumed


class _NotingTask(WSGITask):  # type: ignore[misc]
    def get_environment(self) -> dict[str, Any]:
        environ: dict[str, Any] = super().get_environment()
        environ.setdefault(RECEIVED, self.request.received_at)
        return environ


class _NotingChannel(HTTPChannel):  # type: ignore[misc]
    parser_class = _NotingParser
    task_class = _NotingTask


def serve_noting(app: Flask, **options: Any) -> Any:
    """The server of `threshold serve`: waitress, noting when each request was complete.

    Raises OSError when the address cannot be had.
    """
    server = create_server(app, **options)
    for one in (server, *getattr(server, "map", {}).values()):
        if hasattr(one, "channel_class"):
            one.channel_class = _NotingChannel
    return server

"""The server of `threshold serve`: on shutdown it still answers the requests it has received.

A hand-in at the deadline is therefore either stored and acknowledged, or not stored at all. A
question about the site's health goes before pages: else a busy site would be taken for a dead one.
"""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from datetime import UTC, datetime
from math import inf
from socket import socket
from threading import Event
from typing import Any, Final

from flask import Flask
from waitress import create_server, wasyncore
from waitress.channel import HTTPChannel
from waitress.parser import HTTPRequestParser
from waitress.server import BaseWSGIServer
from waitress.task import ThreadedTaskDispatcher, WSGITask

from app.site.platform.request.incoming import RECEIVED
from app.site.platform.workers.watchdog import ServiceManager

DRAIN_SECONDS: Final = 10
"""The time that answers may still take once the server was told to stop."""

ARRIVAL_SECONDS: Final = 1.0
"""The time that the rest of a request may still take to arrive then."""

FIRST: Final = "/health"
"""The address that is answered first."""

FIRST_SECONDS: Final = 1.0
"""At most one request goes first in so many seconds: many of them queue like all others."""

_STEP: Final = 0.1

_FIRST_INHERITED: Final = 3
"""The number of the first file that systemd passes on."""


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
    has_asked = False

    def service(self) -> None:
        super().service()
        self.server.task_dispatcher.has_finished = True

    def received(self, data: bytes) -> bool:
        self.has_asked = True
        return bool(super().received(data))

    @property
    def awaits_request(self) -> bool:
        """True on a connection that has asked nothing yet, and where part of a request is there."""
        return not self.has_asked or self.request is not None


class _HealthFirst(ThreadedTaskDispatcher):  # type: ignore[misc]
    """The queue of requests for the threads that answer them."""

    _last_first = -inf
    asked_at = 0.0
    has_finished = False

    @property
    def is_answering(self) -> bool:
        """True where no request waits, or one has been finished since this was asked last."""
        finished, self.has_finished = self.has_finished, False
        return finished or not self.queue

    def add_task(self, channel: HTTPChannel) -> None:
        if channel.requests[0].path != FIRST:
            self.asked_at = time.monotonic()
        if channel.requests[0].path != FIRST or not self._is_turn():
            super().add_task(channel)
            return
        with self.lock:
            self.queue.appendleft(channel)
            self.queue_cv.notify()

    def _is_turn(self) -> bool:
        now = time.monotonic()
        is_turn = now - self._last_first >= FIRST_SECONDS
        if is_turn:
            self._last_first = now
        return is_turn


def inherited_sockets(environ: Mapping[str, str], first: int = _FIRST_INHERITED) -> list[socket]:
    """Return the listening sockets that systemd has opened for this process; usually none.

    They outlive it, so what arrives while the site restarts waits in them and is answered.
    """
    count = environ.get("LISTEN_FDS", "")
    if environ.get("LISTEN_PID") != str(os.getpid()) or not count.isdecimal():
        return []
    return [socket(fileno=first + place) for place in range(int(count))]


def serve_noting(app: Flask, *, threads: int, **options: Any) -> Any:
    """Return a waitress server that records when each request was complete.

    It passes on the headers of proxies, which count only as far as the setting `PROXIES` says.
    Raises OSError if it cannot listen on the address.
    """
    queue = _HealthFirst()
    queue.asked_at = time.monotonic()
    server = create_server(
        app, clear_untrusted_proxy_headers=False, threads=threads, _dispatcher=queue, **options
    )
    queue.set_thread_count(threads)
    for one in (server, *getattr(server, "map", {}).values()):
        if hasattr(one, "channel_class"):
            one.channel_class = _NotingChannel
    return server


def idle_seconds(server: Any) -> float:
    """Seconds since the last request but for health, or since the server was made."""
    queue: _HealthFirst = server.task_dispatcher
    return time.monotonic() - queue.asked_at


def run(
    server: Any,
    stop: Event,
    drain_seconds: float = DRAIN_SECONDS,
    manager: ServiceManager | None = None,
) -> None:
    """Serve until `stop` is set, then refuse new connections and finish what was received.

    `manager` is told that the server is ready, that it answers, and that it stops.

    Connections that wait in a socket of its own are taken before it closes; those in an inherited
    socket wait for the next server.
    """
    sockets: dict[int, Any] = getattr(server, "map", None) or server._map
    options = {"map": sockets, "use_poll": server.adj.asyncore_use_poll, "count": 1}
    queue: _HealthFirst = server.task_dispatcher
    manager = manager or ServiceManager({})
    manager.tell_ready()
    while not stop.is_set():
        wasyncore.loop(timeout=server.adj.asyncore_loop_timeout, **options)
        manager.tell_answering(lambda: queue.is_answering)
    manager.tell_stopping()
    for one in [it for it in sockets.values() if isinstance(it, BaseWSGIServer)]:
        if not server.adj.sockets:
            _take_waiting(one)
        one.del_channel()
        one.socket.close()
    begun = time.monotonic()
    until, arriving_until = begun + drain_seconds, begun + min(ARRIVAL_SECONDS, drain_seconds)
    while time.monotonic() < until:
        is_arriving = any(it.awaits_request for it in _channels(sockets))
        if not _is_busy(sockets) and not (is_arriving and time.monotonic() < arriving_until):
            break
        wasyncore.loop(timeout=_STEP, **options)
    server.task_dispatcher.shutdown(timeout=_STEP)
    for channel in _channels(sockets):
        channel.handle_close()
    wasyncore.close_all(sockets, ignore_all=True)


def _take_waiting(server: Any) -> None:
    """Accept the connections that wait in a server's socket, as many as it may have."""
    before = -1
    while before < len(server._map) < server.adj.connection_limit:
        before = len(server._map)
        server.handle_accept()  # without a connection that waits, it does nothing


def _is_busy(sockets: dict[int, Any]) -> bool:
    """Return whether a request is being answered or a response is being sent."""
    return any(one.requests or one.total_outbufs_len for one in _channels(sockets))


def _channels(sockets: dict[int, Any]) -> list[_NotingChannel]:
    return [one for one in sockets.values() if isinstance(one, _NotingChannel)]

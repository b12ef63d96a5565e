"""The moment that counts is when the last byte of a request was there."""

from __future__ import annotations

import io
import socket
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from threading import Event

import pytest
from flask import Flask, request

from app.site.platform.request.incoming import RECEIVED, Receiving, note_receiving, received_at
from tests.support.site import listening, listening_server


@pytest.fixture
def address() -> Iterator[tuple[str, int]]:
    """A server with one thread that tells when each request was complete."""
    app = Flask("told")
    app.config["MAX_CONTENT_LENGTH"] = 1000

    @app.post("/")
    def tell() -> str:
        time.sleep(float(request.args.get("wait", "0")))
        return f"{received_at().timestamp()}"

    note_receiving(app)
    with listening(app, threads=1) as where:
        yield "127.0.0.1", int(where.rpartition(":")[2])


def begin(address: tuple[str, int], path: str = "/", body: int = 4) -> socket.socket:
    """A request of which all is sent but the body."""
    sent = socket.create_connection(address)
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {body}\r\n"
    sent.sendall(f"{head}Threshold.Received_At: 1\r\nThreshold-Received-At: 1\r\n\r\n".encode())
    return sent


def answer(sent: socket.socket) -> float:
    """The moment the server tells."""
    told = b""
    while part := sent.recv(4096):
        told += part
    sent.close()
    return float(told.rpartition(b"\r\n\r\n")[2])


def test_a_request_counts_from_its_last_byte(address: tuple[str, int]) -> None:
    sent = begin(address)
    sent.sendall(b"on")
    time.sleep(0.3)
    before = datetime.now(UTC).timestamp()
    sent.sendall(b"ce")
    assert answer(sent) >= before


def test_waiting_for_a_busy_server_makes_nobody_late() -> None:
    app, is_busy, may_go = Flask("told"), Event(), Event()

    @app.post("/")
    def tell() -> str:
        is_busy.set()
        may_go.wait(30)
        return f"{received_at().timestamp()}"

    note_receiving(app)
    with listening_server(app, threads=1) as server:
        slow = begin(("127.0.0.1", server.effective_port))
        slow.sendall(b"slow")
        assert is_busy.wait(30)
        quick = begin(("127.0.0.1", server.effective_port))
        quick.sendall(b"fast")
        while not server.task_dispatcher.queue:
            time.sleep(0.01)
        queued = datetime.now(UTC).timestamp()
        may_go.set()
        assert answer(slow) < answer(quick) <= queued


@pytest.mark.parametrize(
    ("seconds", "order"),
    [(3600.0, ["first", "page", "page", "second"]), (-1.0, ["second", "first", "page", "page"])],
)
def test_health_is_answered_before_what_has_queued_for_longer_but_not_again_at_once(
    seconds: float, order: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.site.platform.workers.serving.FIRST_SECONDS", seconds)
    app, answered, is_busy, may_go = Flask("told"), list[str](), Event(), Event()

    @app.get("/busy")
    def busy() -> str:
        is_busy.set()
        may_go.wait(30)
        return ""

    @app.get("/page")
    @app.get("/health")
    def note() -> str:
        answered.append(request.args["it"])
        return ""

    with listening_server(app, threads=1) as server:
        at = ("127.0.0.1", server.effective_port)
        sent = [asked(at, "/busy")]
        assert is_busy.wait(30)
        for path in ("/page?it=page", "/page?it=page", "/health?it=first", "/health?it=second"):
            sent.append(asked(at, path))
            while len(server.task_dispatcher.queue) < len(sent) - 1:
                time.sleep(0.01)
        may_go.set()
        for one in sent:
            while one.recv(4096):
                pass
            one.close()
    assert answered == order


def asked(address: tuple[str, int], path: str) -> socket.socket:
    """A request that was sent and not yet answered."""
    sent = socket.create_connection(address)
    sent.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    return sent


def test_behind_another_server_the_whole_body_is_taken_in_first() -> None:
    seen: dict[str, object] = {}

    class Slow(io.BytesIO):
        def read(self, size: int | None = -1) -> bytes:
            time.sleep(0.1)
            seen["read"] = datetime.now(UTC)
            return super().read(size)

    def inner(environ: dict[str, object], _start: object) -> list[bytes]:
        seen["noted"], seen["body"] = environ[RECEIVED], environ["wsgi.input"].read()  # type: ignore[attr-defined]
        return []

    Receiving(inner, 1000)({"CONTENT_LENGTH": "4", "wsgi.input": Slow(b"once")}, lambda: None)  # type: ignore[arg-type]
    assert seen["body"] == b"once"
    assert seen["noted"] >= seen["read"]  # type: ignore[operator]


def test_a_body_that_is_too_large_is_left_to_be_refused() -> None:
    large = io.BytesIO(b"x" * 2000)

    def inner(environ: dict[str, object], _start: object) -> list[bytes]:
        assert environ["wsgi.input"] is large
        return []

    Receiving(inner, 1000)({"CONTENT_LENGTH": "2000", "wsgi.input": large}, lambda: None)  # type: ignore[arg-type]
    assert large.tell() == 0

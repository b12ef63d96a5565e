"""The moment that counts is when the last byte of a request was there."""

from __future__ import annotations

import io
import socket
import time
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from flask import Flask, request

from app.site.platform.received_at import RECEIVED, Receiving, note_receiving, received_at
from tests.support.site import listening


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


def test_waiting_for_a_busy_server_makes_nobody_late(address: tuple[str, int]) -> None:
    slow = begin(address, "/?wait=1")
    slow.sendall(b"slow")
    time.sleep(0.2)
    quick = begin(address)
    quick.sendall(b"fast")
    finished = answer(slow)
    ended = datetime.now(UTC).timestamp()
    assert finished < answer(quick) < ended - 0.3


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

"""A server that is told to stop answers what has arrived, and takes nothing new."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from urllib.parse import urlencode

import pytest
from flask import Flask, request
from sqlmodel import select

from app.site.platform.request.incoming import note_receiving
from app.site.platform.workers.serving import inherited_sockets, run, serve_noting
from app.tables import User, open_database

ADDRESS = re.compile(r"http://([\d.]+):(\d+)")


class Served:
    """A small application that answers after a while, in a thread of its own."""

    def __init__(self, host: str, drain_seconds: float) -> None:
        app = Flask("slow")
        app.config["MAX_CONTENT_LENGTH"] = 1000
        self.begun, self.may_go = Event(), Event()

        @app.get("/")
        def wait() -> str:
            self.begun.set()
            self.may_go.wait(float(request.args["wait"]))
            return "x" * 3_000_000

        note_receiving(app)
        self.stop = Event()
        self.server = server = serve_noting(app, host=host, port=0, threads=2)
        self.port = getattr(server, "effective_port", None) or server.effective_listen[0][1]
        self.thread = threading.Thread(target=run, args=(server, self.stop, drain_seconds))
        self.thread.start()

    def has_received(self, count: int) -> bool:
        """Return whether so many requests are being answered or wait for a thread."""
        sockets = getattr(self.server, "map", None) or self.server._map
        return sum(len(getattr(one, "requests", ())) for one in list(sockets.values())) == count

    def ask(self, wait: float) -> socket.socket:
        sent = socket.create_connection(("127.0.0.1", self.port), timeout=10)
        sent.sendall(f"GET /?wait={wait} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        return sent


@pytest.fixture(params=["127.0.0.1", "localhost"])
def served(request: pytest.FixtureRequest) -> Iterator[Served]:
    made = Served(request.param, drain_seconds=20)
    yield made
    made.stop.set()
    made.thread.join(timeout=20)


def all_of(sent: socket.socket) -> bytes:
    told = b""
    while part := sent.recv(65536):
        told += part
    sent.close()
    return told


def test_what_has_arrived_is_answered_whole_and_nothing_new_is_taken(served: Served) -> None:
    sent = [served.ask(60) for _ in range(4)]
    while not served.has_received(4):
        time.sleep(0.01)
    served.stop.set()
    served.may_go.set()
    answers = [all_of(one) for one in sent]
    assert all(len(answer) > 3_000_000 for answer in answers)
    served.thread.join(timeout=20)
    assert not served.thread.is_alive()
    with pytest.raises(ConnectionRefusedError):
        served.ask(0)


def test_a_server_without_requests_stops_at_once(served: Served) -> None:
    idle = socket.create_connection(("127.0.0.1", served.port))
    served.stop.set()
    served.thread.join(timeout=15)
    assert not served.thread.is_alive()
    idle.close()


def test_a_request_that_arrives_in_parts_is_answered(served: Served) -> None:
    sent = socket.create_connection(("127.0.0.1", served.port), timeout=10)
    sent.sendall(b"GET /?wait=0 HTTP/1.1\r\n")
    until_read(sent)
    served.stop.set()
    sent.sendall(b"Host: x\r\nConnection: close\r\n\r\n")
    assert len(all_of(sent)) > 3_000_000


def test_connections_that_wait_in_its_socket_are_taken_before_it_closes() -> None:
    stop, app = Event(), Flask("brief")
    app.add_url_rule("/", view_func=lambda: "here")
    stop.set()
    server = serve_noting(app, host="127.0.0.1", port=0, threads=1)
    sent = []
    for _ in range(5):
        sent.append(socket.create_connection(("127.0.0.1", server.effective_port), timeout=10))
        sent[-1].sendall(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    run(server, stop, 5)
    assert all(all_of(one).startswith(b"HTTP/1.1 200") for one in sent)


def test_stopping_waits_for_no_answer_for_ever() -> None:
    served = Served("127.0.0.1", drain_seconds=0.3)
    sent = served.ask(15)
    assert served.begun.wait(timeout=20)
    served.stop.set()
    served.thread.join(timeout=10)
    assert not served.thread.is_alive()
    sent.close()


def until_read(sent: socket.socket) -> None:
    """Wait until the process at the other end has read all that was sent, as Linux tells."""
    ours, theirs = sent.getsockname()[1], sent.getpeername()[1]
    ends = f":{theirs:04X}", f":{ours:04X}"
    while True:
        for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
            _, local, remote, _, queues, *_ = line.split()
            if (local[-5:], remote[-5:]) == ends and queues.endswith(":00000000"):
                return
        time.sleep(0.01)


@pytest.mark.slow
def test_sigterm_lets_a_sign_up_finish(site_url: str) -> None:
    command = [str(Path(sys.executable).parent / "threshold"), "serve", "--port", "0"]
    env = {"THRESHOLD_WTF_CSRF_ENABLED": "false", "THRESHOLD_SECRET_KEY": "any"}
    with subprocess.Popen(
        [*command, "--database", site_url], stdout=subprocess.PIPE, text=True, env=env
    ) as server:
        assert server.stdout is not None
        found = ADDRESS.search(server.stdout.readline())
        assert found
        form = urlencode({"name": "Ada", "password": "four staples of rage"}).encode()
        sent = socket.create_connection((found[1], int(found[2])), timeout=20)
        sent.sendall(
            b"POST /account/sign-up HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
            b"Content-Type: application/x-www-form-urlencoded\r\n"
            b"Content-Length: %d\r\n\r\n" % len(form) + form
        )
        until_read(sent)
        server.send_signal(signal.SIGTERM)
        assert all_of(sent).startswith(b"HTTP/1.1 303")
        assert server.wait(timeout=20) == 0
    database = open_database(site_url)
    with database.reading() as session:
        assert session.exec(select(User.name)).all() == ["Ada"]
    database.close()


def test_what_arrives_between_two_servers_waits_in_the_socket_of_systemd() -> None:
    with socket.create_server(("127.0.0.1", 0)) as kept:
        passed = {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
        assert inherited_sockets({**passed, "LISTEN_PID": "1"}) == []
        assert inherited_sockets({}) == []

        def started() -> tuple[threading.Thread, Event]:
            (own,) = inherited_sockets(passed, os.dup(kept.fileno()))
            app, stop = Flask("brief"), Event()
            app.add_url_rule("/", view_func=lambda: "here")
            server = serve_noting(app, sockets=[own], threads=1)
            thread = threading.Thread(target=run, args=(server, stop, 1))
            thread.start()
            return thread, stop

        def ask() -> socket.socket:
            sent = socket.create_connection(kept.getsockname(), timeout=10)
            sent.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            return sent

        thread, stop = started()
        with ask() as first:
            assert first.recv(1000).startswith(b"HTTP/1.1 200")
        stop.set()
        thread.join(timeout=10)
        with ask() as meanwhile:
            thread, stop = started()
            assert meanwhile.recv(1000).startswith(b"HTTP/1.1 200")
        stop.set()
        thread.join(timeout=10)
        assert not thread.is_alive()

"""systemd hears that the site is ready, that it answers requests, and that it stops."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from urllib.request import urlopen

import pytest
from flask import Flask

from app.site.platform.workers.serving import run, serve_noting
from app.site.platform.workers.watchdog import ServiceManager

WATCHDOG = b"WATCHDOG=1"


class Systemd:
    """The socket of systemd, and a process that it has started."""

    def __init__(self, address: str) -> None:
        self.heard = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.heard.bind(f"\0{address[1:]}" if address.startswith("@") else address)
        self.heard.settimeout(30)
        self.environ = {"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "400000"}

    def hears(self) -> bytes:
        return self.heard.recv(100)

    def hears_nothing(self) -> bool:
        self.heard.settimeout(0)
        try:
            self.heard.recv(100)
        except BlockingIOError:
            return True
        finally:
            self.heard.settimeout(30)
        return False


@pytest.fixture(params=["path", "name"])
def systemd(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Systemd]:
    name = f"@threshold-test-{os.getpid()}"
    made = Systemd(str(tmp_path / "notify") if request.param == "path" else name)
    yield made
    made.heard.close()


def test_a_server_says_that_it_is_ready_answers_and_stops(systemd: Systemd) -> None:
    app = Flask("small")

    @app.get("/")
    def answer() -> str:
        return "x"

    stop, manager = Event(), ServiceManager(systemd.environ)
    server = serve_noting(app, host="127.0.0.1", port=0, threads=1)
    thread = threading.Thread(target=run, args=(server, stop), kwargs={"manager": manager})
    thread.start()
    assert systemd.hears() == b"READY=1"
    assert urlopen(f"http://127.0.0.1:{server.effective_port}/").read() == b"x"
    assert systemd.hears() == WATCHDOG
    stop.set()
    thread.join()
    while (told := systemd.hears()) == WATCHDOG:
        pass
    assert told == b"STOPPING=1"


def test_while_requests_wait_and_none_is_finished_nothing_is_said() -> None:
    server = serve_noting(Flask("small"), host="127.0.0.1", port=0, threads=0)
    queue = server.task_dispatcher
    assert queue.is_answering
    queue.queue.append(object())
    assert not queue.is_answering
    queue.has_finished = True
    assert queue.is_answering
    assert not queue.is_answering
    server.close()


def test_the_watchdog_is_told_four_times_in_its_time_and_only_of_answers(systemd: Systemd) -> None:
    now = 0.0
    manager = ServiceManager(systemd.environ, lambda: now)
    answers = True
    manager.tell_answering(lambda: answers)
    assert systemd.hears_nothing()
    now = 0.1
    manager.tell_answering(lambda: answers)
    assert systemd.hears() == WATCHDOG
    now, answers = 0.3, False
    manager.tell_answering(lambda: answers)
    assert systemd.hears_nothing()
    answers = True
    manager.tell_answering(lambda: answers)
    assert systemd.hears() == WATCHDOG


@pytest.mark.parametrize(
    "environ",
    [
        {},
        {"WATCHDOG_USEC": "400000"},
        {"NOTIFY_SOCKET": "/nowhere/notify", "WATCHDOG_USEC": "400000"},
        {"NOTIFY_SOCKET": "/nowhere/notify", "WATCHDOG_USEC": "often"},
    ],
)
def test_without_systemd_nothing_is_said_and_nothing_fails(environ: dict[str, str]) -> None:
    now = 0.0
    manager = ServiceManager(environ, lambda: now)
    now = 10.0
    manager.tell_ready()
    manager.tell_answering(lambda: True)
    manager.tell_stopping()


def test_a_watchdog_of_another_process_is_not_told(systemd: Systemd) -> None:
    now = 0.0
    manager = ServiceManager({**systemd.environ, "WATCHDOG_PID": "1"}, lambda: now)
    now = 10.0
    manager.tell_answering(lambda: True)
    assert systemd.hears_nothing()

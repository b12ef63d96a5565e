"""Delay of the front page while others keep the server busy: `bench crowded`.

The server is the one the README starts, on a database of its own. A crowd asks from a process of
its own: one visitor plays a gauntlet or games on the referee, 24 sign in, or 100 open the report of
a deck, each with other shuffles. The medians of the front page with and without the crowd are
compared within one run.

`--case site` puts a whole site under load instead, as `bench/site_crowd.py` says: 200 visitors who
pause, and 28 who never do, on SQLite with one process and on PostgreSQL with one and three.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from http.client import HTTPConnection
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from statistics import median
from threading import Thread
from typing import Any, Final
from urllib.parse import urlencode

from bench.rounds import tell
from bench.site_crowd import PAUSE, Load, run
from bench.waiting import server

SECONDS: Final = 5.0
GATHERING: Final = 3.0
"""Seconds until everybody of a crowd has come."""

PRECON: Final = "/spoils/goldfish/precon/seed-1-rogue"
TOKEN: Final = re.compile(r'name="csrf_token" value="([^"]+)"')

SITES: Final[Mapping[str, tuple[str, int]]] = {
    "sqlite-1": ("sqlite", 1),
    "postgres-1": ("postgres", 1),
    "postgres-3": ("postgres", 3),
}
"""The databases and numbers of processes on which a whole site is put under load."""


class Client:
    """One connection that stays open, with cookies. It waits where an answer asks it to."""

    def __init__(self, port: int) -> None:
        self.connection = HTTPConnection("127.0.0.1", port, timeout=120)
        self.cookies: dict[str, str] = {}
        self.location = ""

    def ask(self, address: str, form: Mapping[str, str] | None = None, part: str = "") -> str:
        """The page at an address; with a form it is sent there. With `part` only that of it."""
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        if part:
            headers["X-Fragment"] = part
        if form is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        body = None if form is None else urlencode(form)
        self.connection.request("GET" if form is None else "POST", address, body, headers)
        answer = self.connection.getresponse()
        page = answer.read().decode()
        self.location = answer.headers.get("Location", "")
        if again := answer.headers.get("Retry-After"):
            time.sleep(float(again))
        for name, value in re.findall(r"Set-Cookie: ([^=]+)=([^;]*)", str(answer.headers)):
            self.cookies[name] = value
        return page


def _play_gauntlet(client: Client, number: int, turn: int) -> None:
    found = re.search(r'data-token="([^"]+)"', client.ask(f"{PRECON}/gauntlet?each=200"))
    assert found
    client.ask(f"{PRECON}/gauntlet", {"each": "200", "csrf_token": found[1]})


def _play_on_referee(client: Client, number: int, turn: int) -> None:
    settings = f"games=2000&seed={turn // 60}&until=10000"
    found = TOKEN.search(client.ask(f"{PRECON}/report?{settings}"))
    assert found
    client.ask(f"{PRECON}/referee?{settings}", {"csrf_token": found[1]})


def _sign_in(client: Client, number: int, turn: int) -> None:
    found = TOKEN.search(client.ask("/account/sign-in"))
    assert found
    form = {"name": f"nobody{number}x{turn}", "password": "a wrong one", "csrf_token": found[1]}
    client.ask("/account/sign-in", form)


def _open_report(client: Client, number: int, turn: int) -> None:
    client.ask(f"{PRECON}/report?seed={number * 1000 + turn}")


CROWDS: Final[Mapping[str, tuple[Callable[[Client, int, int], None], int, float]]] = {
    "one visitor plays a gauntlet": (_play_gauntlet, 1, 5),
    "one visitor plays on the referee": (_play_on_referee, 1, 5),
    "24 sign in": (_sign_in, 24, 10),
    "100 open reports": (_open_report, 100, 5),
}
"""The work that each of a crowd repeats, the size of the crowd, and the largest ratio."""


def _crowd(port: int, name: str, over: Event, done: Any) -> None:
    act, size, _ = CROWDS[name]

    def one(number: int) -> None:
        client, turn = Client(port), 0
        while not over.is_set():
            act(client, number, turn)
            turn += 1
            with done.get_lock():
                done.value += 1

    threads = [Thread(target=one, args=(number,), daemon=True) for number in range(size)]
    for thread in threads:
        thread.start()
    over.wait()
    for thread in threads:
        thread.join(timeout=30)


@contextmanager
def crowd(port: int, name: str) -> Iterator[Any]:
    """Others at work in a process of their own; how often they did it, in the end."""
    made = get_context("spawn")
    over, done = made.Event(), made.Value("q", 0)
    process = made.Process(target=_crowd, args=(port, name, over, done))
    process.start()
    time.sleep(GATHERING)
    try:
        yield done
    finally:
        over.set()
        process.join()


def looked_at(port: int) -> float:
    """The median of seconds that the front page took, asked for again and again."""
    client, waits = Client(port), []
    until = time.monotonic() + SECONDS
    while (start := time.monotonic()) < until:
        client.ask("/")
        waits.append(time.monotonic() - start)
    return median(waits)


def main(words: Sequence[str] = ()) -> int:
    """Print the figures of a case; 1 when a ratio is too large or a promise is broken."""
    parser = argparse.ArgumentParser(prog="bench crowded")
    parser.add_argument("--case", choices=("front", "site"), default="front")
    parser.add_argument("--seconds", type=float, default=120, help="of each load of a site")
    parser.add_argument("--visitors", type=int, default=200)
    parser.add_argument("--restless", type=int, default=28, help="visitors who never pause")
    parser.add_argument("--threads", type=int, default=32)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--on",
        action="append",
        choices=tuple(SITES),
        help="the database and the number of processes; by default all three",
    )
    asked = parser.parse_args(words)
    if asked.case == "front":
        return front()
    loads = (
        Load(asked.visitors, PAUSE, asked.seconds, asked.seed),
        Load(asked.restless, 0, asked.seconds, asked.seed),
    )
    kept = [run(*SITES[name], asked.threads, loads) for name in asked.on or SITES]
    return 0 if all(kept) else 1


def front() -> int:
    """Print a ratio for each crowd; 1 when one is too large."""
    lines = []
    with server() as port:
        looked_at(port)
        for name, (_, _, limit) in CROWDS.items():
            quiet = looked_at(port)
            with crowd(port, name) as done:
                busy = looked_at(port)
            print(f"  {1000 * quiet:.1f} ms alone, {1000 * busy:.1f} ms while {name}: {done.value}")
            lines.append(tell(f"front page while {name}", busy / quiet, limit, at_least=False))
    return 0 if all(lines) else 1


if __name__ == "__main__":
    sys.exit(main())

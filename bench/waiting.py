"""Waiting time of other pages while games are played: `python3 run.py bench waiting`.

The server is the one the README starts, on a database of its own. Two visitors each run ten
million games as the report page's script does: blocks of counters, and figures drawn of them.
Meanwhile somebody else looks at pages, one after the other, over real connections.
"""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from itertools import cycle
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier, Event
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from bench.rounds import tell

ROUNDS = 5
SECONDS = 2.5
VISITORS = 2
DRAWN_EVERY = 0.25
"""Seconds between two drawings, as in `goldfish-report.js`."""

WARM_UP = 1.0
MOST_AT_99 = 0.02
MOST_AT_ALL = 0.05
MOST_GAMES = 10_000_000
REPORT = f"/spoils/goldfish/precon/{{}}/report?games={MOST_GAMES}&seed={{}}"
DECKS = ("seed-1-rogue", "starter-arcanist-warlord")
PAGES = (
    "/",
    "/spoils/cards?q=t:character",
    "/spoils/cards/scout",
    "/decks",
    "/spoils/formats",
    "/spoils/goldfish",
)
ROOT = Path(__file__).resolve().parents[1]


class UnexpectedAnswerError(Exception):
    """An answer that is neither what was asked for nor a request to ask again."""


class Visitor:
    """Somebody with a browser: one connection that stays open, and cookies.

    `status` and `ask_again` tell of the last answer: its status, and seconds until the server wants
    to be asked again, where it says so.
    """

    def __init__(self, port: int) -> None:
        self.connection = HTTPConnection("127.0.0.1", port, timeout=60)
        self.cookies: dict[str, str] = {}
        self.status = 0
        self.ask_again: float | None = None

    def ask(self, address: str, body: object = None, token: str = "") -> str:
        """The page at an address; with a body it is sent there as JSON."""
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        if body is not None:
            headers |= {"Content-Type": "application/json", "X-CSRFToken": token}
        sent = None if body is None else json.dumps(body)
        self.connection.request("GET" if body is None else "POST", address, sent, headers)
        answer = self.connection.getresponse()
        text = answer.read().decode()
        self.status = answer.status
        again = answer.headers.get("Retry-After")
        self.ask_again = float(again) if again else None
        for name, value in re.findall(r"Set-Cookie: ([^=]+)=([^;]*)", str(answer.headers)):
            self.cookies[name] = value
        return text

    def insist(self, address: str, over: Event, body: object = None, token: str = "") -> str:
        """The answer 200, asked for again while the server asks to wait; "" where it is over.

        Raises UnexpectedAnswerError for any other answer.
        """
        while True:
            text = self.ask(address, body, token)
            if self.status == 200:
                return text
            if self.ask_again is None:
                raise UnexpectedAnswerError(f"{self.status} at {address}: {text[:200]}")
            if over.wait(self.ask_again):
                return ""


@contextmanager
def server() -> Iterator[int]:
    """The port of the website as `python3 run.py serve` runs it, with an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--port", "0", "--database", f"sqlite:///{folder}/bench.sqlite"]
        with subprocess.Popen(
            [sys.executable, "run.py", *words],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            start_new_session=True,
        ) as process:  # fmt: skip
            assert process.stdout is not None
            try:
                # On a new checkout it says first that it installs what it needs.
                said = (re.search(r":(\d+)/", line) for line in process.stdout)
                where = next(filter(None, said), None)
                assert where, "the server says where it is"
                yield int(where[1])
            finally:
                os.killpg(process.pid, signal.SIGINT)


def play(port: int, deck: str, seed: int, begun: Barrier, over: Event, played: Any) -> None:
    """Run games as the report page's script does until it is over; count them in `played`.

    Who has all games of a report begins the next one, with another seed.
    """
    visitor = Visitor(port)
    games = 0
    while not over.is_set():
        games += _play_report(visitor, REPORT.format(deck, seed), None if games else begun, over)
        seed += VISITORS
    with played.get_lock():
        played.value += games


def _play_report(visitor: Visitor, report: str, begun: Barrier | None, over: Event) -> int:
    """Run the games of one report until it is over; wait for the others after the first block."""
    page = visitor.insist(report, over)
    run = dict(re.findall(r' data-(blocks|figures|token|block)="([^"]*)"', page))
    games, row, drawn = 0, [0], time.monotonic()
    while not over.is_set() and games < MOST_GAMES:
        blocks, figures = (run[name].replace("&amp;", "&") for name in ("blocks", "figures"))
        count = min(int(run["block"]), MOST_GAMES - games)
        text = visitor.insist(f"{blocks}&from={games}&count={count}", over)
        if not text:
            break
        part = json.loads(text)
        row = [a + b for a, b in zip(row, part["row"], strict=True)] if games else part["row"]
        if not games and begun is not None:
            begun.wait()
        games += part["games"]
        if time.monotonic() - drawn > DRAWN_EVERY:
            visitor.insist(figures, over, {"games": games, "row": row}, run["token"])
            drawn = time.monotonic()
    return games


@contextmanager
def simulations(port: int) -> Iterator[Any]:
    """Visitors who are running games in processes of their own; how many, at the end."""
    made = get_context("spawn")
    begun, over, played = made.Barrier(VISITORS + 1), made.Event(), made.Value("q", 0)
    visitors = [
        made.Process(target=play, args=(port, DECKS[number], number, begun, over, played))
        for number in range(VISITORS)
    ]
    for visitor in visitors:
        visitor.start()
    try:
        begun.wait(timeout=60)
        yield played
    finally:
        over.set()
        for visitor in visitors:
            visitor.join()


def looked_at(port: int, seconds: float) -> list[float]:
    """Seconds each page took, asked for one after the other for so long."""
    visitor = Visitor(port)
    waits: list[float] = []
    until = time.monotonic() + seconds
    for page in cycle(PAGES):
        start = time.monotonic()
        if start > until:
            return waits
        visitor.ask(page)
        waits.append(time.monotonic() - start)
    return waits


def main() -> int:
    """Print 99th percentile and worst wait as shares of the time that games were played."""
    shares: list[tuple[float, float]] = []
    with server() as port:
        looked_at(port, WARM_UP)
        for number in range(ROUNDS):
            with simulations(port) as played:
                waits = sorted(looked_at(port, SECONDS))
            shares.append(
                (quantiles(waits, n=100, method="inclusive")[98] / SECONDS, waits[-1] / SECONDS)
            )
            print(
                f"  round {number + 1}: {played.value:,} games, {len(waits)} pages, "
                f"median {1000 * median(waits):.1f} ms, worst {1000 * waits[-1]:.1f} ms"
            )
    at_99, worst = (median(each) for each in zip(*shares, strict=True))
    lines = [
        tell(f"99th percentile of other pages' waits over {SECONDS:g} s of games", at_99,
             MOST_AT_99, at_least=False),
        tell(f"worst of other pages' waits over {SECONDS:g} s of games", worst, MOST_AT_ALL,
             at_least=False),
    ]  # fmt: skip
    return 0 if all(lines) else 1


if __name__ == "__main__":
    sys.exit(main())

"""A whole site under load, for `bench crowded --case site`.

Half of the visitors read pages, half build: each asks for a page with its parts, on average every
five seconds, and builders press + or -. Ten judges enter a result every ten seconds, one visitor
runs a simulation, and somebody asks for `/health` every second.
"""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from http.client import HTTPConnection, HTTPException
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier, Event
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.parse import urlencode

from app.site.events import links
from app.site.events.log import Actor
from app.site.events.rounds import store as rounds
from app.tables import Database, EventRole, EventState, RoundKind, migrate, open_database
from app.tables import Event as EventRow
from app.tables.curation import prepare
from bench.desk import registered
from bench.desk_clients import times_in_words
from bench.waiting import play
from tests.support.parts import new_database, postgres_server

PAUSE: Final = 5.0
"""Seconds between two pages of a visitor, on average."""

JUDGES: Final = 10
JUDGE_PAUSE: Final = 10.0
PLAYERS: Final = 64
HEALTH_PAUSE: Final = 1.0
LONGEST_HEALTH: Final = 1.0
LONGEST_WAIT: Final = 30.0
LARGEST_RATIO: Final = 10.0
QUIET_PAGES: Final = 40
LONGEST_START: Final = 180.0
"""Seconds until a simulation has begun: a new checkout compiles its kernels first."""

LONGEST_END: Final = 150.0
"""Seconds until the last of the crowd has its answer, or has given it up."""

_ROOT: Final = Path(__file__).resolve().parents[1]
_ADDRESS: Final = re.compile(r":(\d+)/")
_TOKEN: Final = re.compile(r'name="csrf_token" value="([^"]+)"')
_VERSION: Final = re.compile(r'name="version" value="(\d+)"')
_ASSET: Final = re.compile(r'(?:href|src)="(/static/[^"#]+)')
_PRESS: Final = re.compile(r'value="((?:more|fewer) [^"]+)"')
_PAGES: Final = (
    "/", "/spoils/cards", "/spoils/cards?q=t:character", "/spoils/cards/scout", "/spoils/decks",
    "/decks", "/spoils/formats", "/spoils/rules/cr3", "/events", "/spoils/goldfish",
)  # fmt: skip
_PRECON: Final = "/decks/precon/starter-arcanist-warlord"


@dataclass
class Told:
    """Answers that visitors got: seconds of pages, of all, and of health, and statuses."""

    pages: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    health: list[float] = field(default_factory=list)
    statuses: Counter[str] = field(default_factory=Counter)
    entered: int = 0
    pressed: int = 0

    def add(self, other: Told) -> None:
        """Take over what somebody else was told."""
        self.pages += other.pages
        self.waits += other.waits
        self.health += other.health
        self.statuses += other.statuses
        self.entered += other.entered
        self.pressed += other.pressed


class Visitor:
    """Somebody with a browser: one connection that stays open, cookies and kept files."""

    def __init__(self, port: int, seed: str) -> None:
        self.told = Told()
        self.chance = random.Random(seed)
        self._port = port
        self._connection: HTTPConnection | None = None
        self._cookies: dict[str, str] = {}
        self._kept: set[str] = set()
        self._location = ""

    def page(self, address: str) -> str:
        """Open a page with the files that it needs and that are not kept yet."""
        begun = time.monotonic()
        text = self.ask("GET", address)
        self.told.pages.append(time.monotonic() - begun)
        for asset in sorted(set(_ASSET.findall(text)) - self._kept):
            self._kept.add(asset)
            self.ask("GET", asset)
        return text

    def ask(self, method: str, address: str, form: dict[str, str] | None = None) -> str:
        """Send one request, note how it went, and return the text of the answer."""
        cookies = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        headers = {"Cookie": cookies}
        if form is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        begun = time.monotonic()
        try:
            if self._connection is None:
                self._connection = HTTPConnection("127.0.0.1", self._port, timeout=120)
            body = urlencode(form) if form is not None else None
            self._connection.request(method, address, body, headers)
            answer = self._connection.getresponse()
            text = answer.read().decode("utf-8", "replace")
        except (OSError, HTTPException) as problem:
            self.told.statuses[type(problem).__name__] += 1
            if self._connection is not None:
                self._connection.close()
                self._connection = None
            return ""
        self.told.waits.append(time.monotonic() - begun)
        self.told.statuses[str(answer.status)] += 1
        for cookie in answer.headers.get_all("Set-Cookie") or ():
            name, _, value = cookie.partition(";")[0].partition("=")
            self._cookies[name] = value
        self._location = answer.headers.get("Location", "")
        return text

    def begin_deck(self) -> str:
        """Begin a deck of a precon and return its address."""
        token = _TOKEN.search(self.ask("GET", "/decks"))
        self.ask("POST", _PRECON, {"csrf_token": token[1] if token else ""})
        return self._location

    def read(self) -> None:
        """Open one page."""
        self.page(self.chance.choice(_PAGES))

    def build(self, deck: str) -> None:
        """Open the builder, and press + or - at one of its rows."""
        page = self.page(deck)
        token, version = _TOKEN.search(page), _VERSION.search(page)
        presses = _PRESS.findall(page)
        if token is None or version is None or not presses:
            return
        form = {
            "csrf_token": token[1],
            "version": version[1],
            "change": self.chance.choice(presses),
        }
        self.ask("POST", f"{deck}/change", form)
        self.told.pressed += 1

    def judge(self, desk: str, tables: int) -> None:
        """Open the rounds of an event and enter a result."""
        token = _TOKEN.search(self.ask("GET", f"{desk}/rounds"))
        table = self.chance.randint(1, tables)
        result = self.chance.choice(("2-0", "2-1", "1-2", "0-2"))
        form = {"csrf_token": token[1] if token else "", "result": result}
        self.ask("POST", f"{desk}/rounds/1/tables/{table}", form)
        self.told.entered += 1


@dataclass(frozen=True)
class Load:
    """Load of a site: visitors, their pause on average, its length in seconds, and its seed.

    `ports` are those of the processes of the site, and `desks` the addresses of the judges.
    """

    visitors: int
    pause: float
    seconds: float
    seed: int
    ports: tuple[int, ...] = ()
    desks: tuple[str, ...] = ()


def _crowd(load: Load, begun: Barrier, over: Event, results: Any) -> None:
    """Be the crowd, in a process of one's own, and put what it was told into `results`."""
    people: list[Visitor] = []
    threads: list[threading.Thread] = []

    def add(name: str, pause: float, does: Callable[[Visitor], Callable[[], None]]) -> None:
        visitor = Visitor(load.ports[len(people) % len(load.ports)], f"{load.seed} {name}")
        people.append(visitor)
        threads.append(threading.Thread(target=_again, args=(visitor, pause, does, over)))

    def build(visitor: Visitor) -> Callable[[], None]:
        deck = visitor.begin_deck()
        return lambda: visitor.build(deck)

    for number in range(load.visitors):
        add(f"visitor {number}", load.pause, build if number % 2 else lambda one: one.read)
    for number, desk in enumerate(load.desks):
        add(
            f"judge {number}",
            JUDGE_PAUSE,
            lambda one, at=desk: lambda: one.judge(at, PLAYERS // 2),  # type: ignore[misc]
        )
    for port in load.ports:
        health = Visitor(port, "")
        people.append(health)
        threads.append(threading.Thread(target=_watch_health, args=(health, over)))
    begun.wait()
    for thread in threads:
        thread.start()
    over.wait()
    for thread in threads:
        thread.join()
    told = Told()
    for one in people:
        told.add(one.told)
    results.put(told)


def _again(
    visitor: Visitor, pause: float, does: Callable[[Visitor], Callable[[], None]], over: Event
) -> None:
    """Do something again and again, after pauses of random length."""
    if over.wait(visitor.chance.random() * pause):
        return
    act = does(visitor)
    while not over.is_set():
        act()
        if pause and over.wait(visitor.chance.expovariate(1 / pause)):
            return


def _watch_health(visitor: Visitor, over: Event) -> None:
    while not over.wait(HEALTH_PAUSE):
        begun = time.monotonic()
        visitor.ask("GET", "/health")
        visitor.told.health.append(time.monotonic() - begun)


def under(load: Load) -> Told:
    """Put a site under a load and return what everybody was told.

    Raises BrokenBarrierError where the crowd does not come, and RuntimeError where the visitor who
    simulates got an unexpected answer.
    """
    made = get_context("spawn")
    begun, over, results = made.Barrier(2), made.Event(), made.Queue()
    game_begun, played = made.Barrier(2), made.Value("q", 0)
    crowd = made.Process(target=_crowd, args=(load, begun, over, results))
    game = made.Process(
        target=play, args=(load.ports[0], "seed-1-rogue", load.seed, game_begun, over, played)
    )
    crowd.start()
    game.start()
    try:
        game_begun.wait(timeout=LONGEST_START)
        begun.wait(timeout=LONGEST_START)
        time.sleep(load.seconds)
        over.set()
        told: Told = results.get(timeout=LONGEST_END)
        game.join(timeout=LONGEST_WAIT)
    finally:
        over.set()
        crowd.terminate()
        game.terminate()
    if game.exitcode:
        raise RuntimeError("the visitor who simulates gave up: see above")
    return told


def quiet(port: int, seed: int) -> float:
    """Return the median seconds of a page for one visitor alone, who reads and builds in turn."""
    visitor = Visitor(port, f"{seed} quiet")
    deck = visitor.begin_deck()
    for number in range(QUIET_PAGES):
        visitor.build(deck) if number % 2 else visitor.read()
    return median(visitor.told.pages[QUIET_PAGES // 4 :])


@contextmanager
def site_on(address: str, processes: int, threads: int) -> Iterator[tuple[int, ...]]:
    """The ports of a site that this many processes serve on one database, without limits."""
    words = [sys.executable, "run.py", "serve", "--port", "0", "--database", address]
    environment = {**os.environ, "THRESHOLD_RATE_LIMITS": "false"}
    ports = []
    with ExitStack() as stack:
        for _ in range(processes):
            process = stack.enter_context(
                subprocess.Popen(
                    [*words, "--threads", str(threads)],
                    cwd=_ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                    text=True, start_new_session=True,
                )
            )  # fmt: skip
            stack.callback(os.killpg, process.pid, signal.SIGTERM)
            assert process.stdout is not None
            said = filter(None, map(_ADDRESS.search, process.stdout))
            ports.append(int(next(said)[1]))
        yield tuple(ports)


def made_event(address: str) -> tuple[str, ...]:
    """Prepare a database with an event whose first round is played; the addresses of its judges."""
    database = open_database(address)
    migrate(database)
    prepare(database)
    event_id, _ = registered(database, PLAYERS)
    actor = Actor(EventRole.ORGANIZER, "Bench")
    with database.writing() as session:
        event = session.get_one(EventRow, event_id)
        event.state, event.started_at = EventState.STARTED, datetime.now(UTC)
        session.add(event)
        session.flush()
        rounds.pair(session, event_id, RoundKind.SWISS, 0, 50, actor)
    desks = _judges(database, event_id, actor)
    database.close()
    return desks


def _judges(database: Database, event_id: int, actor: Actor) -> tuple[str, ...]:
    with database.writing() as session:
        return tuple(
            f"/events/judge/{links.add_link(session, event_id, EventRole.JUDGE, f'J{n}', actor)}"
            for n in range(JUDGES)
        )


def show(load: Load, told: Told, alone: float | None) -> bool:
    """Print what was measured; return whether everything that is promised was kept."""
    one, five, _ = os.getloadavg()
    every = f"every {load.pause:g} s" if load.pause else "without a pause"
    print(f"  {load.visitors} visitors {every}, {load.seconds:g} s, seed {load.seed}, on")
    print(f"    {os.cpu_count()} processors with a load of {one:.1f} ({five:.1f} in five minutes)")
    print(f"    answers: {', '.join(f'{n} x {s}' for s, n in sorted(told.statuses.items()))}")
    print(f"    page {times_in_words(told.pages)}; any answer {times_in_words(told.waits)}")
    print(f"    {told.pressed} presses, {told.entered} results; health {_longest(told.health)}")
    failed = [status for status in told.statuses if not status.isdigit() or status >= "500"]
    kept = [
        _kept(not failed, "no 500, and nobody was cut off"),
        _kept(max(told.waits) < LONGEST_WAIT, f"nobody waited {LONGEST_WAIT:g} s"),
    ]
    if alone is not None:
        ratio = median(told.pages) / alone
        words = f"median page {ratio:.1f} times the {1000 * alone:.0f} ms when it was quiet"
        kept.append(_kept(ratio <= LARGEST_RATIO, words))
        kept.append(_kept(max(told.health) < LONGEST_HEALTH, f"health under {LONGEST_HEALTH:g} s"))
    return all(kept)


def _longest(seconds: Sequence[float]) -> str:
    return f"at most {1000 * max(seconds):.0f} ms" if seconds else "not asked"


def _kept(is_kept: bool, words: str) -> bool:
    print(f"    {'kept' if is_kept else 'BROKEN'}: {words}", flush=True)
    return is_kept


@contextmanager
def databases(backend: str) -> Iterator[str]:
    """The address of an empty database: `sqlite` or `postgres`."""
    if backend == "sqlite":
        with TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/site.sqlite"
        return
    with postgres_server() as server, new_database(server) as address:
        yield address


def run(backend: str, processes: int, threads: int, loads: Sequence[Load]) -> bool:
    """Put a site under these loads, one after the other; return whether all promises were kept."""
    with databases(backend) as address:
        desks = made_event(address)
        print(f"site on {backend}, {processes} process(es) of {threads} threads, no limits:")
        with site_on(address, processes, threads) as ports:
            kept = []
            for load in loads:
                alone = quiet(ports[0], load.seed) if load.pause else None
                here = replace(load, ports=ports, desks=desks)
                kept.append(show(here, under(here), alone))
    return all(kept)

"""Lively games by link: pages that ask each second, an answer every four seconds and game.

Each game has two players with a page each. Whoever waits asks for news once a second and fetches
what has changed; whoever is asked thinks for four seconds and answers at random. Beside them
somebody asks for `/health`, the barest page, twice a second: all times are told as ratios to it.
`--games` is the number of games, `--seconds` how long they last. The status is 1 if a request
failed.
"""

from __future__ import annotations

import argparse
import html
import random
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from statistics import median, quantiles
from typing import Final
from urllib.parse import urlencode, urlsplit

_NEW: Final = "/spoils/play"
_DECKS: Final = ("precon/seed-1-rogue", "precon/seed-1-warlord")
_ADDRESS: Final = re.compile(r":(\d+)/")
_TOKEN: Final = re.compile(r'name="csrf_token" value="([^"]+)"')
_NUMBER: Final = re.compile(r'name="n" value="(\d+)"')
_MOVE: Final = re.compile(r'name="do" value="([^"]+)"')
_PART: Final = re.compile(r'data-part="([^"]+)"')
_MOST_PARTS: Final = 250
_VERSION: Final = re.compile(r'data-version="([^"]+)"')
_INVITATION: Final = re.compile(r'value="http://[^/]+(/spoils/play/join/[^"]+)"')
_THINKING: Final = 4.0
_ASKING: Final = 1.0
_BARE: Final = 0.5
_FEWEST: Final = 100
"""From so many times on there is a slowest hundredth to speak of."""


@dataclass
class Told:
    """Seconds of requests by their kind, bytes of parts, and what failed."""

    seconds: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    sizes: list[int] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)


class Client:
    """A browser of one player: a connection that stays open, and a cookie."""

    def __init__(self, port: int, told: Told) -> None:
        self._connection = HTTPConnection("127.0.0.1", port, timeout=60)
        self._cookie, self._told = "", told
        self.place, self.token, self.page, self.version = "", "", "", ""
        self.parts: tuple[str, ...] = ()

    def ask(self, kind: str, path: str, form: dict[str, str] | None = None, tag: str = "") -> int:
        """Send a request, follow where it leads, and keep a page; return its status."""
        headers = {"Cookie": self._cookie, "Accept-Encoding": "identity"}
        if tag:
            headers["If-None-Match"] = f'"{tag}"'
        if kind in ("answer", "part"):
            headers["X-Fragment"] = "table"
            headers["X-Have"] = " ".join(self.parts)
        began = time.perf_counter()
        body = None if form is None else urlencode({**form, "csrf_token": self.token})
        if body is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        try:
            for _ in range(3):
                self._connection.request("POST" if body else "GET", path, body, headers)
                answer = self._connection.getresponse()
                text = answer.read()
                if cookie := answer.getheader("Set-Cookie"):
                    self._cookie = headers["Cookie"] = cookie.partition(";")[0]
                if answer.status != 303:
                    break
                path, body = urlsplit(answer.getheader("Location") or "").path, None
                headers.pop("Content-Type", None)
        except (OSError, HTTPException) as problem:
            self._told.failed.append(f"{kind}: {problem!r}")
            self._connection.close()
            return 0
        self._told.seconds[kind].append(time.perf_counter() - began)
        if answer.status >= 400:
            self._told.failed.append(f"{kind}: {answer.status}")
        if text and kind != "news":
            self.place, self.page = path, html.unescape(text.decode())
            self.token = next(iter(_TOKEN.findall(self.page)), self.token)
            known = dict.fromkeys((*self.parts, *_PART.findall(self.page)))
            self.parts = tuple(known)[-_MOST_PARTS:]
            self.version = next(iter(_VERSION.findall(self.page)), self.version)
        if kind in ("answer", "part"):
            self._told.sizes.append(len(text))
        return answer.status


def main(words: Sequence[str] = ()) -> int:
    """Play, print the times, and return 1 if a request failed."""
    parser = argparse.ArgumentParser(prog="bench link")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=int, default=30)
    options = parser.parse_args(words)
    told = Told()
    with _server() as port:
        over = threading.Event()
        bare = threading.Thread(target=_look_on, args=(port, told, over))
        games = [
            threading.Thread(target=_play, args=(port, told, number, options))
            for number in range(options.games)
        ]
        bare.start()
        for game in games:
            game.start()
        for game in games:
            game.join()
        over.set()
        bare.join()
    _print(told, options.games)
    return 1 if told.failed else 0


def _play(port: int, told: Told, number: int, options: argparse.Namespace) -> None:
    """One game: made, joined, and played until the time is over."""
    chance = random.Random(number)
    ada, ben = Client(port, told), Client(port, told)
    for player in (ada, ben):
        player.ask("begin", _NEW)
    ada.ask("begin", _NEW, {"name": "Ada", "deck": _DECKS[0], "clock": "none"})
    found = _INVITATION.search(ada.page)
    if found is None:
        told.failed.append("begin: no invitation")
        return
    ben.ask("begin", found[1])
    ben.ask("begin", found[1], {"name": "Ben", "deck": _DECKS[1]})
    ada.ask("begin", ada.place)
    until = time.monotonic() + options.seconds
    thinks = time.monotonic() + chance.random() * _THINKING
    while (now := time.monotonic()) < until:
        for player in (ada, ben):
            if player.ask("news", f"{player.place}/since", tag=player.version) == 200:
                player.ask("part", player.place)
        asked = next((it for it in (ada, ben) if _MOVE.search(it.page)), None)
        if asked is not None and now >= thinks:
            thinks = now + _THINKING
            move, place = chance.choice(_MOVE.findall(asked.page)), asked.place
            form = {"do": move, "n": _NUMBER.findall(asked.page)[0]}
            asked.ask("answer", f"{place}/answer", form)
        time.sleep(max(0.0, _ASKING - (time.monotonic() - now)))


def _look_on(port: int, told: Told, over: threading.Event) -> None:
    client = Client(port, told)
    while not over.wait(_BARE):
        client.ask("bare", "/health")


@contextmanager
def _server() -> Iterator[int]:
    """A server of its own with an empty database; gives its port."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable, "-c", "from app.cli import main; main()",
            "serve", "--port", "0", "--database", f"sqlite:///{Path(folder) / 'site.sqlite'}",
        ]  # fmt: skip
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = _ADDRESS.search(server.stdout.readline())
            assert found, "the server does not start"
            yield int(found[1])
        finally:
            server.terminate()
            server.wait(30)


def _print(told: Told, games: int) -> None:
    bare = median(told.seconds["bare"])
    print(f"{games} games; the bare page takes {bare * 1000:.1f} ms in the median")
    for kind, seconds in sorted(told.seconds.items()):
        slowest = quantiles(seconds, n=100)[98] if len(seconds) >= _FEWEST else max(seconds)
        print(
            f"{kind:7} {len(seconds):6} times, median {median(seconds) * 1000:7.1f} ms"
            f" ({median(seconds) / bare:5.1f} x bare), p99 or slowest {slowest * 1000:7.0f} ms"
        )
    if told.sizes:
        print(f"a part has {median(told.sizes):,.0f} bytes, uncompressed")
    print(f"failed: {len(told.failed)} {sorted(set(told.failed))[:5]}")

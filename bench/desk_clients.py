"""Players at the registration desk: each a thread with a connection and cookies of its own."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException, HTTPResponse
from statistics import median, quantiles
from types import MappingProxyType
from typing import Final
from urllib.parse import urlencode

PATIENCE: Final = 60.0
"""Seconds a player waits for one answer."""
RETRY: Final = 0.25
GIVES_UP: Final = 40.0
"""Seconds after which a player stops trying again."""

_TOKEN: Final = re.compile(r'name="csrf_token" value="([^"]+)"')


@dataclass
class Sent:
    """One hand-in as its player saw it; moments are seconds of `time.time`.

    `begun` is when the first byte was sent and `complete` when the last one was; `status` is
    None where no answer came, and `receipt` the address of the receipt.
    """

    begun: float
    complete: float
    answered: float
    status: int | None
    receipt: str = ""


@dataclass
class Player:
    """A player with an own link who looks at the page, and then hands the list in."""

    path: str
    text: str
    looks_at: float
    sends_at: float
    late_at: float | None = None
    looked: float = 0.0
    sent: list[Sent] = field(default_factory=list)
    late: list[Sent] = field(default_factory=list)
    retries: int = 0
    problem: str = ""
    browser: Browser | None = None
    """Kept, as browsers keep their connections open while nothing happens."""

    def play(self, port: Callable[[], int]) -> None:
        """Do it all at the planned moments, trying again while the server is away."""
        try:
            browser = self.browser = Browser(port)
            _sleep_until(self.looks_at)
            begun = time.time()
            token = self._trying(lambda: browser.look(self.path))
            self.looked = time.time() - begun
            _sleep_until(self.sends_at)
            self._send(browser, token, self.text, self.sent)
            if self.late_at is not None:
                _sleep_until(self.late_at)
                self._send(browser, token, f"{self.text}1 Gnat\n", self.late)
        except OSError as problem:
            self.problem = f"{type(problem).__name__}: {problem}"

    def _send(self, browser: Browser, token: str, text: str, kept: list[Sent]) -> None:
        self._trying(lambda: browser.hand_in(self.path, token, text, kept))

    def _trying(self, act: Callable[[], str]) -> str:
        def count() -> None:
            self.retries += 1

        return _trying(act, count)


@dataclass
class Reporter:
    """A player with an own link who opens the page of the round, and reports the result 2-1."""

    path: str
    looks_at: float
    looked: float = 0.0
    sent: list[Sent] = field(default_factory=list)
    problem: str = ""

    def play(self, port: Callable[[], int]) -> None:
        """Do both at the planned moment."""
        try:
            browser = Browser(port)
            _sleep_until(self.looks_at)
            begun = time.time()
            token = _trying(lambda: browser.look(f"{self.path}/round"))
            self.looked = time.time() - begun
            fields = {"csrf_token": token, "round": "1", "result": "2-1"}
            _trying(lambda: browser.send(f"{self.path}/round", fields, self.sent))
        except OSError as problem:
            self.problem = f"{type(problem).__name__}: {problem}"


def _trying(act: Callable[[], str], failed: Callable[[], None] = lambda: None) -> str:
    """Do something, trying again while the server is away; call `failed` each time it is."""
    stops = time.time() + GIVES_UP
    while True:
        try:
            return act()
        except (OSError, HTTPException) as problem:
            if time.time() > stops:
                raise OSError(f"no answer: {problem}") from None
            failed()
            time.sleep(RETRY)


class Browser:
    """One kept connection and its cookies; a lost connection is opened anew."""

    def __init__(self, port: Callable[[], int]) -> None:
        self.port = port
        self.cookies: dict[str, str] = {}
        self.connection: HTTPConnection | None = None

    def look(self, path: str) -> str:
        """Open the player's page; return the token of its form."""
        page = self.ask("GET", path)[1]
        found = _TOKEN.search(page)
        if found is None:
            raise OSError("the player's page has no form")
        return found[1]

    def hand_in(self, path: str, token: str, text: str, kept: list[Sent]) -> str:
        """Send a list; what happened is kept even where no answer comes."""
        fields = {"csrf_token": token, "list": text, "do": "hand_in", "knowingly": "yes"}
        return self.send(f"{path}/hand-in", fields, kept)

    def send(self, path: str, fields: Mapping[str, str], kept: list[Sent]) -> str:
        """Send a form; what happened is kept even where no answer comes."""
        begun = time.time()
        sent = Sent(begun, begun, begun, None)
        kept.append(sent)
        answer, _ = self.ask("POST", path, urlencode(fields), sent)
        sent.answered, sent.status = time.time(), answer.status
        sent.receipt = answer.getheader("Location", "")
        return ""

    def ask(
        self,
        method: str,
        path: str,
        body: str = "",
        sent: Sent | None = None,
        more: Mapping[str, str] = MappingProxyType({}),
    ) -> tuple[HTTPResponse, str]:
        """Send a request with `more` headers; return the answer and its text."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = {"Cookie": cookies, **more}
        if body:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        if self.connection is None:
            self.connection = HTTPConnection("127.0.0.1", self.port(), timeout=PATIENCE)
        try:
            self.connection.request(method, path, body.encode() or None, headers)
            if sent is not None:
                sent.complete = time.time()
            answer = self.connection.getresponse()
            page = answer.read().decode()
        except (OSError, HTTPException):
            self.connection.close()
            self.connection = None
            raise
        for cookie in answer.headers.get_all("Set-Cookie") or ():
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
        if answer.status >= 500:
            raise OSError(f"status {answer.status}")
        return answer, page


def play_all(players: Sequence[Player | Reporter], port: Callable[[], int]) -> None:
    """Let everybody play at once and wait until all are done."""
    threads = [threading.Thread(target=one.play, args=(port,), daemon=True) for one in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def times_in_words(seconds: Sequence[float]) -> str:
    """Return median, 99th percentile and longest of these times."""
    if len(seconds) < 2:
        return "not measured"
    p99 = quantiles(seconds, n=100)[98]
    figures = {"p50": median(seconds), "p99": p99, "most": max(seconds)}
    return ", ".join(f"{name} {1000 * figure:.0f} ms" for name, figure in figures.items())


def _sleep_until(moment: float) -> None:
    left = moment - time.time()
    if left > 0:
        time.sleep(left)

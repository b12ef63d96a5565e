"""A server that is killed while it saves, and what it has stored when it comes up again."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPException
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode, urlsplit
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

from app.games.spoils.decklists import Zone
from app.games.spoils.facts import Catalogue, PrintingId
from app.games.tabletop.decklists.editing import copies_of
from app.site.decks import store
from app.site.decks.stored_decks import find
from app.tables import open_database

SECONDS = 240
SECRET = {"THRESHOLD_SECRET_KEY": "the same after every start"}
MOST = 900
ADDRESS = re.compile(r"http://[\d.]+:(\d+)")


def save_and_kill(
    url: str,
    catalogue: Catalogue,
    saves: int,
    kills: int,
    seed: int = 1,
    seconds: float = SECONDS,
) -> None:
    """Save this many times while the server on this database is killed and started again.

    Fails where an acknowledged save is lost, or where they take longer than this many seconds.
    """
    opener = build_opener(HTTPCookieProcessor(CookieJar()))
    gnat = catalogue.newest_printing(catalogue.by_name["Gnat"]).id
    with served(url) as (_, address):
        saver = Saver(new_deck(opener, address), gnat, opener, saves, seconds)
    killed = kill_again_and_again(saver, url, urlsplit(address).port or 0, kills, seed)
    assert len(saver.acknowledged) == saves, f"only {len(saver.acknowledged)} in {seconds} s"
    assert killed == kills
    holds_all(url, saver, catalogue)


@contextmanager
def served(url: str, port: int = 0) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The site in a process of its own, with its address; killed at the end."""
    command = [str(Path(sys.executable).parent / "threshold"), "serve", "--host", "127.0.0.1"]
    command += ["--port", str(port), "--database", url]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **SECRET}
    ) as server:
        try:
            assert server.stdout is not None
            found = ADDRESS.search(server.stdout.readline())
            assert found
            yield server, found[0]
        finally:
            server.kill()


class Saver(threading.Thread):
    """A tab that saves one count after the other and remembers what was acknowledged."""

    def __init__(
        self, path: str, printing: PrintingId, opener: OpenerDirector, saves: int, seconds: float
    ) -> None:
        super().__init__(daemon=True)
        self.path, self.printing, self.opener, self.saves = path, printing, opener, saves
        self.address = ""
        self.acknowledged: list[int] = []
        self.refused = 0
        self.until = time.monotonic() + seconds

    @property
    def is_done(self) -> bool:
        """True if everything is saved, or time is up."""
        return len(self.acknowledged) >= self.saves or time.monotonic() > self.until

    def run(self) -> None:
        while not self.is_done:
            try:
                page = self.ask(self.path)
                while not self.is_done:
                    page = self.save(page)
            except (URLError, OSError, HTTPException):
                self.refused += 1
                time.sleep(0.05)

    def save(self, page: str) -> str:
        fields = {name: value_of(name, page) for name in ("csrf_token", "version")}
        before = int(fields["version"])
        fields[f"copies.considering.{self.printing}"] = str(copies_at(before + 1))
        answer = self.ask(f"{self.path}/change", fields)
        assert int(value_of("version", answer)) == before + 1
        self.acknowledged.append(before + 1)
        return answer

    def ask(self, path: str, fields: dict[str, str] | None = None) -> str:
        body = urlencode(fields).encode() if fields else None
        request = Request(self.address + path, data=body, headers={"X-Fragment": "editor"})
        with self.opener.open(request, timeout=30) as answer:
            return str(answer.read().decode())


def copies_at(version: int) -> int:
    """The count that a version stores, another one than the version before."""
    return version % MOST + 1


def value_of(name: str, page: str) -> str:
    return re.search(rf'name="{name}" value="([^"]*)"', page)[1]  # type: ignore[index]


def new_deck(opener: OpenerDirector, address: str) -> str:
    """Start a deck as a visitor does; the path of its edit link."""
    with opener.open(f"{address}/decks", timeout=60) as answer:
        token = value_of("csrf_token", answer.read().decode())
    form = urlencode({"csrf_token": token}).encode()
    try:
        with opener.open(f"{address}/decks/new", data=form, timeout=60) as answer:
            return urlsplit(answer.url).path
    except HTTPError as problem:
        raise AssertionError(problem.read().decode()) from problem


def kill_again_and_again(saver: Saver, url: str, port: int, kills: int, seed: int) -> int:
    """Start the site anew after every kill, until all is saved; how often it was killed."""
    chance = random.Random(seed)
    killed = 0
    while True:
        with served(url, port) as (server, saver.address):
            if not saver.ident:
                saver.start()
            share = saver.saves * (killed + 1) // (kills + 1)
            while saver.is_alive() and (killed == kills or len(saver.acknowledged) < share):
                saver.join(0.02)
            if not saver.is_alive():
                return killed
            time.sleep(chance.random() * 0.05)
            server.send_signal(signal.SIGKILL)
            killed += 1


def holds_all(url: str, saver: Saver, catalogue: Catalogue) -> None:
    """Every acknowledged version is there with the copies it had; the deck is the newest."""
    database = open_database(url)
    with database.reading() as session:
        deck = find(session, store.by_edit_key(saver.path.rpartition("/")[2]), lambda _: catalogue)
        assert deck is not None
        assert deck.version >= saver.acknowledged[-1]
        for number in saver.acknowledged:
            state = store.version_of(session, deck.id, number, catalogue)
            assert state is not None, f"version {number} is lost"
            held = copies_of(state.decklist, saver.printing, Zone.CONSIDERING)
            assert held == copies_at(number)
    database.close()

"""Requests per second of the served site against a trivial view: `python3 run.py bench serving`.

Both servers run as `threshold serve` runs: waitress with the same threads, each in a process of its
own. Four connections ask in turn for the trivial view, the front page of a game and the builder.
Then one visitor adds cards to a deck, and the median wait is told.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from statistics import median
from threading import Thread
from typing import Final

from app.catalogue import read_catalogue
from app.games.spoils.card_data import CARD_DATA
from bench.crowded import TOKEN, Client
from bench.rounds import alternate, tell
from bench.waiting import server

CONNECTIONS: Final = 4
REQUESTS: Final = 40
"""Requests of each connection in a round."""

ADDED: Final = 60
MOST_SECONDS: Final = 0.060
SHARES: Final = {"front page": 0.15, "builder": 0.1}
"""The least share of the trivial view's requests per second."""

STARTER: Final = "starter-arcanist-warlord"
VERSION: Final = re.compile(r'name="version" value="(\d+)"')
TRIVIAL: Final = """
import flask, socket, waitress
app = flask.Flask("trivial")
app.add_url_rule("/", "nothing", lambda: "nothing")
listening = socket.create_server(("127.0.0.1", 0))
print(listening.getsockname()[1], flush=True)
waitress.serve(app, sockets=[listening], threads=32)
"""


@contextmanager
def trivial() -> Iterator[int]:
    """The port of a server whose only view returns a word."""
    words = [sys.executable, "-c", TRIVIAL]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline())
        finally:
            process.terminate()


class Crew:
    """Connections that stay open and ask for one page at the same time, again and again."""

    def __init__(self, port: int, address: str, cookies: dict[str, str]) -> None:
        self.address = address
        self.cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
        self.connections = [HTTPConnection("127.0.0.1", port) for _ in range(CONNECTIONS)]

    def __call__(self) -> None:
        threads = [Thread(target=self._ask, args=(each,)) for each in self.connections]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def _ask(self, connection: HTTPConnection) -> None:
        for _ in range(REQUESTS):
            connection.request("GET", self.address, headers={"Cookie": self.cookie})
            answer = connection.getresponse()
            answer.read()
            assert answer.status == 200, (self.address, answer.status)


def builder(client: Client) -> str:
    """The address of a deck of 75 that the visitor may change."""
    token = TOKEN.search(client.ask("/spoils"))
    assert token
    client.ask(f"/decks/precon/{STARTER}", {"csrf_token": token[1]})
    return client.location


def seconds_to_add(client: Client, address: str) -> float:
    """The median of seconds until the deck with one card more has come, and its verdict."""
    catalogue = read_catalogue(CARD_DATA)
    names = [card.name for card in catalogue.cards if card.is_deck_card and not card.is_staple]
    page, waits = client.ask(address), []
    for name in names[::10][:ADDED]:
        token, version = TOKEN.search(page), VERSION.search(page)
        assert token
        assert version
        id_ = catalogue.newest_printing(catalogue.by_name[name]).id
        form = {"csrf_token": token[1], "version": version[1], "change": f"add deck {id_} 1"}
        start = time.perf_counter()
        page = client.ask(f"{address}/change", form, part="editor")
        waits.append(time.perf_counter() - start)
        assert name.replace("'", "&#39;") in page, name
    return median(waits)


def main() -> int:
    """Print the shares and the wait; 1 when one is missed."""
    with trivial() as plain, server() as port:
        client = Client(port)
        deck = builder(client)
        crews = {
            "the trivial view": Crew(plain, "/", {}),
            "front page": Crew(port, "/", {}),
            "builder": Crew(port, deck, client.cookies),
        }
        measured = alternate(crews)
        asked = CONNECTIONS * REQUESTS
        for name, times in measured.seconds.items():
            print(f"  {name}: {asked / median(times):.0f} requests a second")
        met = [
            tell(
                f"{name} of the trivial view's requests",
                measured.ratio("the trivial view", name),
                of,
            )
            for name, of in SHARES.items()
        ]
        wait = seconds_to_add(client, deck)
        print(f"  a card is added in {1000 * wait:.1f} ms in the median of {ADDED}")
        met.append(wait <= MOST_SECONDS)
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())

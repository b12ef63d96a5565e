"""The page of a TERRUS battle against a view that returns nothing: at most 20 times as long.

The battle stands at a split of wounds, with its tables. Once with the pages that a server keeps,
once with none kept, which is what the first visitor of an address waits for.
"""

import sys
import tempfile
from collections.abc import Callable
from typing import Final

from flask import Flask

from app import create_app
from app.games.terrus.presentation import battle_page, session
from bench.pages import REQUESTS, asked
from bench.rounds import alternate, show

LIMIT: Final = 20
STEPS: Final = (
    {"q0": "Farm", "q1": "Farm", "q2": "Farm", "q3": "Mill"},
    {"q0": "Farm", "q1": "Farm"},
    {"fight": "Farm"},
    {"respond": "pass"},
    {"respond": "pass"},
)


def main() -> int:
    """Print two figures; the status is 1 when the limit is missed with the pages that are kept."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app({"INSTANCE": folder, "WTF_CSRF_ENABLED": False})
        client = app.test_client()
        begun = app.test_client().get("/terrus/").text.partition('href="/terrus/battle/')[2]
        address = "/terrus/battle/" + begun.partition('"')[0]
        for step in STEPS:
            address = client.post(address, data=step).location
        empty = Flask("empty")
        empty.add_url_rule("/", "nothing", lambda: "")
        measured = alternate(
            {
                "battle": asked(app, address),
                "battle, nothing kept": forgetting(app, asked(app, address, requests=1)),
                "empty view": asked(empty, "/"),
            }
        )
        met = show(measured, "battle", "empty view", LIMIT)
        show(measured, "battle, nothing kept", "empty view")
        app.extensions["database"].close()
    return int(not met)


def forgetting(app: Flask, ask: Callable[[], None]) -> Callable[[], None]:
    """Ask as often as the others do, each time with empty caches."""

    def run() -> None:
        for _ in range(REQUESTS):
            session.opened.cache_clear()
            battle_page.page_of.cache_clear()
            app.extensions.pop("battle_parts", None)
            ask()

    return run


if __name__ == "__main__":
    sys.exit(main())

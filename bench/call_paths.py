"""Code entered by a few requests: `python3 run.py paths`.

Each request is sent twice to a website with an empty database, so that everything is imported and
cached, and traced the third time. What counts is Python code of `app`: its files, its functions
and their calls, and how often a call goes on in another file. `--files` lists the files.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import Final

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from app import create_app
from app.tables import utc_now
from app.tables.database import ROOT

DECK: Final = "starter-arcanist-warlord"
LIST: Final = "Faction: Hall of Great Justice\n40 Rage\n31 Obsession\n4 Scout\n"
PLAYERS: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hal")

_APP: Final = f"{ROOT / 'app'}/"
_OF_SCRIPT: Final = ("version", "q", "group", "sort", "view", "filter", "gone")
"""The fields that the builder's script sends with an edit."""

_NO_FUNCTIONS: Final = ("<module>", "<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>")


@dataclass
class Entered:
    """The calls of functions of `app`, in their order."""

    codes: list[CodeType] = field(default_factory=list)

    @property
    def calls(self) -> int:
        """The number of calls."""
        return len(self.codes)

    @property
    def functions(self) -> int:
        """The number of different functions."""
        return len(set(self.codes))

    @property
    def files(self) -> Counter[str]:
        """The files as paths below the checkout, each with the number of calls into it."""
        return Counter(code.co_filename.removeprefix(f"{ROOT}/") for code in self.codes)

    @property
    def changes(self) -> int:
        """The number of calls that go to another file than the call before."""
        return sum(one.co_filename != two.co_filename for one, two in pairwise(self.codes))


def recorder(found: Entered) -> Callable[[FrameType, str, object], None]:
    """Return a profile function that notes the functions of `app` that are entered."""

    def note(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        is_ours = event == "call" and code.co_filename.startswith(_APP)
        if is_ours and code.co_name not in _NO_FUNCTIONS:
            found.codes.append(code)

    return note


@contextmanager
def entered() -> Iterator[Entered]:
    """Record the functions of `app` that this thread enters."""
    found, before = Entered(), sys.getprofile()
    sys.setprofile(recorder(found))
    try:
        yield found
    finally:
        sys.setprofile(before)


class _Fields(HTMLParser):
    """The fields of the form with an id, as a browser would send them."""

    def __init__(self, id_: str) -> None:
        super().__init__()
        self.id = id_
        self.values: dict[str, str] = {}
        self._is_inside = False
        self._of_text: str | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a field of the form."""
        has = {name: value or "" for name, value in attrs}
        if tag == "form":
            self._is_inside = has.get("id") == self.id
        if has.get("form") != self.id and not (self._is_inside and "form" not in has):
            return
        if tag == "textarea":
            self._of_text = has.get("name")
        is_chosen = has.get("type") not in ("checkbox", "radio") or "checked" in has
        if tag == "input" and is_chosen and "name" in has:
            self.values[has["name"]] = has.get("value", "")

    def handle_endtag(self, tag: str) -> None:
        """Leave a form or a text field."""
        self._is_inside = self._is_inside and tag != "form"
        self._of_text = None if tag == "textarea" else self._of_text

    def handle_data(self, data: str) -> None:
        """Note the content of a text field."""
        if self._of_text is not None:
            self.values[self._of_text] = data.removeprefix("\n")


Way = Callable[[], Entered]
"""Goes a path once more and returns what its requests entered."""


def _traced(request: Callable[[], TestResponse]) -> Entered:
    """Send a request. Raises AssertionError if the site refuses it."""
    with entered() as found:
        answer = request()
    assert answer.status_code < 400, answer.text
    return found


def _redirect(client: FlaskClient) -> Way:
    return lambda: _traced(lambda: client.get("/rules"))


def _check(client: FlaskClient) -> Way:
    address, body = "/api/v1/games/spoils/check", {"list": LIST}
    return lambda: _traced(lambda: client.post(address, json=body))


def _press(client: FlaskClient) -> Way:
    address = client.post(f"/decks/precon/{DECK}").location

    def press() -> Entered:
        page = client.get(address).text
        fields = _Fields("edit")
        fields.feed(page)
        button = re.search(r'value="more (\S+) ([^"]+)"', page)
        assert button, page
        zone, printing = button.groups()
        copies = int(fields.values[f"copies.{zone}.{printing}"]) + 1
        return _traced(
            lambda: client.post(
                f"{address}/change",
                data={
                    **{name: fields.values[name] for name in _OF_SCRIPT},
                    "request": f"press {copies}",
                    "change": f"copies {zone} {printing} {copies}",
                },
                headers={"X-Fragment": "editor"},
            )
        )

    return press


def _report(client: FlaskClient) -> Way:
    address = f"/spoils/goldfish/precon/{DECK}/report?games=2000"
    return lambda: _traced(lambda: client.get(address))


def _round(client: FlaskClient) -> Way:
    day = utc_now().date() + timedelta(days=7)
    made = client.post(
        "/events/new",
        data={
            "name": "Open", "starts_on": day.isoformat(), "time_zone": "Europe/Vienna",
            "format": "constructed", "edition": "cr3", "supplied": "staples+factions",
            "pool_kind": "none", "deadline": f"{day - timedelta(days=1)}T18:00",
            "grace_seconds": "60", "most_versions": "10",
        },
    )  # fmt: skip
    desk = made.location
    for move in ("close", "start"):
        client.post(f"{desk}/move", data={"move": move})
    for name in PLAYERS:
        client.post(f"{desk}/players", data={"name": name})
    numbers = iter(range(1, 100))

    def play() -> Entered:
        number, found = next(numbers), Entered()
        asked = {"kind": "swiss", "minutes": "50"}
        for request in (
            lambda: client.post(f"{desk}/rounds/pair", data=asked),
            lambda: client.get(f"{desk}/rounds"),
            lambda: client.post(f"{desk}/rounds/{number}/tables/1", data={"result": "2-0"}),
        ):
            found.codes += _traced(request).codes
        for table in range(2, len(PLAYERS) // 2 + 1):
            client.post(f"{desk}/rounds/{number}/tables/{table}", data={"result": "2-1"})
        return found

    return play


PATHS: Final[Mapping[str, Callable[[FlaskClient], Way]]] = {
    "a press of “+” in the builder, by script": _press,
    "a deck checked through the API": _check,
    "the goldfish report": _report,
    "a Swiss round: pair, show, enter a result": _round,
    "a redirect, for comparison": _redirect,
}
"""Title -> what prepares a website and returns the path."""


def measured(path: Way) -> Entered:
    """Return what a path enters when it is gone for the third time."""
    return [path() for _ in range(3)][-1]


def run(words: Sequence[str]) -> int:
    """Measure all paths on a website of their own and print a table."""
    parser = argparse.ArgumentParser(prog="run.py paths", description=__doc__)
    parser.add_argument("--files", action="store_true", help="list the files of each path")
    given = parser.parse_args(words)
    print(f"{'files':>6} {'functions':>10} {'calls':>7} {'changes':>8}")
    with TemporaryDirectory() as folder:
        site = create_app({"INSTANCE": Path(folder) / "site", "WTF_CSRF_ENABLED": False})
        for path in PATHS:
            found = measured(PATHS[path](site.test_client()))
            figures = f"{len(found.files):>6} {found.functions:>10} {found.calls:>7}"
            print(f"{figures} {found.changes:>8}  {path}", flush=True)
            for file, calls in sorted(found.files.items()) if given.files else ():
                print(f"{calls:>16}  {file}")
        site.extensions["database"].close()
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))

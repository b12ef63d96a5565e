"""A tiny run of `python3 run.py same`, and differences that it has to notice."""

import json
import sys
from pathlib import Path

import pytest

from app.tables.database import ROOT
from tests.same.__main__ import Comparison, write_differences
from tests.same.games import write_games
from tests.same.lists import write_lists
from tests.same.sides import Side, SideError, without_varying

SITE = """
import secrets
from datetime import datetime

from flask import Flask

app = Flask(__name__)


@app.route("/key")
def key():
    return f"<p>GREETING {secrets.token_urlsafe(24)} at {datetime.now()}</p>"


def test_pages():
    client = app.test_client()
    assert client.get("/key").text != client.get("/key").text
    assert client.post("/key").status_code == 405
"""


def side(folder: Path = ROOT) -> Side:
    return Side(folder, Path(sys.executable))


def site(folder: Path, greeting: str) -> Side:
    """A checkout with a table of visitors to a very small site."""
    (folder / "tests").mkdir(parents=True)
    text = SITE.replace("GREETING", greeting)
    (folder / "tests" / "test_visitors.py").write_text(text, encoding="utf-8")
    return side(folder)


@pytest.mark.slow
def test_a_checkout_reports_on_lists_as_it_did(tmp_path: Path) -> None:
    (checks,) = write_lists(tmp_path, 12, seed=1)
    once, again = side().checks(checks), side().checks(checks)
    assert len(once) == 12
    assert {json.loads(report)["verdict"] for report in once.values()} & {"legal", "illegal"}
    assert Comparison("checks", once, again).different == []


@pytest.mark.slow
def test_a_checkout_plays_games_as_it_did(tmp_path: Path) -> None:
    (games,) = write_games(tmp_path / "games", 7, seed=1)
    once, again = side().games(games), side().games(games)
    assert len(set(once.values())) == 7
    assert all(int(told.split()[1]) > 20 for told in once.values())
    assert Comparison("games", once, again).different == []


def test_the_same_seed_writes_the_same_lists(tmp_path: Path) -> None:
    one, two, other = (
        [file.read_bytes() for checks in written for file in sorted(checks.folder.iterdir())]
        for written in (
            write_lists(tmp_path / "1", 30, seed=1),
            write_lists(tmp_path / "2", 30, seed=1),
            write_lists(tmp_path / "3", 30, seed=2),
        )
    )
    assert one == two != other
    assert len(set(one)) > 25


@pytest.mark.slow
def test_equal_sites_give_equal_pages_and_a_changed_word_is_found(tmp_path: Path) -> None:
    old, equal, changed = (
        site(tmp_path / name, greeting).pages(tmp_path / f"{name}.pages", [])
        for name, greeting in (("old", "Hello"), ("equal", "Hello"), ("changed", "Welcome"))
    )
    assert Comparison("pages", old, equal).different == []
    difference = Comparison("pages", old, changed)
    assert difference.different == ["test_pages: GET /key (1)", "test_pages: GET /key (2)"]
    assert "+<p>Welcome " in difference.difference("test_pages: GET /key (1)")
    write_differences([difference], tmp_path / "told")
    assert "-<p>Hello " in (tmp_path / "told" / "pages.diff").read_text(encoding="utf-8")


def test_what_only_one_side_has_is_a_difference() -> None:
    difference = Comparison("games", {"a": "1", "b": "2"}, {"b": "2", "c": "3"})
    assert difference.report() == [
        "games: 2 compared, 2 differ",
        " a",
        "  only in the old checkout",
        " c",
        "  only in the new checkout",
    ]


def test_nonces_tokens_digests_and_times_are_no_differences() -> None:
    page = '<link href="/static/{}/css/base.css"><script nonce="{}"></script>{}'
    assert without_varying(page.format("8f14e45f", "q1w2", "2026-03-14 09:26")) == without_varying(
        page.format("c9f0f895", "e3r4", "2027-01-02T03:04:05.678Z")
    )


def test_a_folder_that_is_no_checkout_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SideError, match=r"is no checkout: it has no run\.py"):
        Side.of(tmp_path)

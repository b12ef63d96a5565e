"""The clients that docs/api.md shows do what they say."""

from __future__ import annotations

import re
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.site.api.test_tokens import make
from tests.site.decks.test_public_decks import member
from tests.site.events.conftest import make_event
from tests.site.events.rounds.test_rounds import pair, with_players
from tests.support.site import listening, shipped_indexed_catalogue

if TYPE_CHECKING:
    from playwright.sync_api import Browser

DOCUMENT = (Path(__file__).parents[3] / "docs" / "api.md").read_text()
LEGAL = "1 The Tournament Faction\n71 Rage\n4 Scout\n"


def test_every_line_for_curl_gets_an_answer(client: FlaskClient) -> None:
    addresses = re.findall(r"curl '([^']*)'", DOCUMENT)
    assert addresses
    for address in addresses:
        there = urlsplit(address)
        answer = client.get(f"{there.path}?{there.query}")
        assert answer.status_code == 200
        assert answer.json["items"]


def test_the_bot_answers_a_list_with_its_verdict(live_site: str) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)
    assert len(code.splitlines()) <= 28
    bot: dict[str, object] = {"__name__": "bot"}
    exec(code, bot)
    bot["SITE"] = live_site
    answer = bot["answer"]
    assert callable(answer)
    assert answer(LEGAL).startswith("Legal")
    assert "103.1c: The deck has 5 copies of Scout" in answer(LEGAL.replace("4 Sc", "5 Sc"))
    assert answer(f"{LEGAL}2 Skout\n").startswith("Unreadable: 1 line.")
    assert "Line 4, “2 Skout”: No card is named “Skout”" in answer(f"{LEGAL}2 Skout\n")
    assert "Line 4 says 90; 75 were read." in answer(f"{LEGAL}= 90 cards\n")
    assert "root element “xml”" in answer("<xml/>")
    assert "at most" in answer("x" * 2_000_000)


CLIENTS = Path(__file__).parents[3] / "docs" / "clients"
MOST_LINES = 60


@pytest.fixture
def served(app: Flask) -> Iterator[str]:
    """The address of the site, whose forms need no token."""
    with listening(app, threads=4) as address:
        yield address


def client_of_docs(name: str) -> dict[str, Any]:
    """The functions of a client in docs/clients."""
    file = CLIENTS / f"{name}.py"
    assert len(file.read_text("utf-8").splitlines()) <= MOST_LINES
    return runpy.run_path(str(file), run_name=name)


def test_the_bot_answers_with_a_repaired_list_and_a_link(live_site: str) -> None:
    answer = client_of_docs("bot")["answer"]
    said = answer(live_site, "spoils", f"{LEGAL.replace('4 Scout', '6 Scout')}")
    assert said.startswith("Illegal in constructed.")
    assert "103.1c: The deck has 6 copies of Scout" in said
    assert "This list would be legal:" in said
    link = said.rpartition("To look at: ")[2]
    with urlopen(link) as page:
        assert "The Tournament Faction" in page.read().decode()
    assert "Did you mean Scout?" in answer(live_site, "spoils", f"{LEGAL}2 Skout\n")
    assert "not open to you" in answer(live_site, "chess", LEGAL)


@pytest.mark.slow
@pytest.mark.browser
def test_the_overlay_shows_round_clock_and_standings(
    app: Flask, served: str, browser: Browser
) -> None:
    desk = make_event(app)
    desk.move("close")
    desk.move("start")
    with_players(desk, "Ada", "Ben & Co", "Cy", "Dan")
    pair(desk)
    desk.post("/rounds/1/clock")
    file = CLIENTS / "overlay.html"
    assert len(file.read_text("utf-8").splitlines()) <= MOST_LINES
    page = browser.new_page()
    page.goto(f"{file.as_uri()}?site={served}&event={desk.event.public_id}")
    page.get_by_role("heading", name="Round 1").wait_for()
    page.get_by_text("Ben & Co").first.wait_for()
    page.get_by_role("timer").get_by_text(":").wait_for()
    page.goto(f"{file.as_uri()}?site={served}&event=none")
    page.get_by_text("not open to you").wait_for()
    page.close()


@pytest.mark.slow
def test_the_league_site_shows_what_the_event_shows(
    app: Flask, served: str, tmp_path: Path
) -> None:
    desk = make_event(app)
    desk.move("close")
    desk.move("start")
    with_players(desk, "Ada", "Ben & Co", "Cy", "Dan")
    pair(desk)
    desk.post("/rounds/1/tables/1", result="2-1")
    follow, file = client_of_docs("league")["follow"], tmp_path / "page.html"
    event = f"{served}/events/view/{desk.event.public_id}"
    follow(event, file, times=1, seconds=0)
    page = file.read_text("utf-8")
    assert "<h2>Round 1</h2>" in page
    assert "won 2–1" in page
    assert "Ben &amp; Co" in page
    desk.post("/rounds/1/tables/2", result="2-0")
    desk.move("finish")
    follow(event, file, times=2, seconds=0)
    assert "<p>Winner: " in file.read_text("utf-8")
    with pytest.raises(SystemExit, match="not open to you"):
        follow(f"{served}/events/view/none", file, times=1, seconds=0)


@pytest.mark.slow
def test_the_organizers_program_adds_the_players_of_a_folder(
    app: Flask, served: str, tmp_path: Path
) -> None:
    desk = make_event(app)
    for name, text in (("Ada", LEGAL), ("Ben", f"{LEGAL}1 Scout\n"), ("Cy", "4 Skout\n")):
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    take_in = client_of_docs("organizer")["take_in"]
    ada, ben, cy = take_in(f"{served}{desk.base}", tmp_path)
    assert (ada, ben.splitlines()[0]) == ("Ada: legal", "Ben: illegal")
    assert "5 copies of Scout" in ben
    assert "not understood" in cy
    assert "1: 4 Skout: No card is named" in cy
    (tmp_path / "Cy.txt").write_text(LEGAL, encoding="utf-8")
    again = take_in(f"{served}{desk.base}", tmp_path)
    assert again[::2] == ["Ada: legal, as before", "Cy: legal"]
    assert desk.app.test_client().get(f"/api/v1{desk.base}").json["players"] == 3


@pytest.mark.slow
def test_the_synchronizer_makes_the_collection_what_the_table_says(
    app: Flask, served: str, tmp_path: Path
) -> None:
    ada, table = member(app, "Ada"), tmp_path / "table.csv"
    token = make(ada, "collection:read", "collection:write")
    ids = [it.id for it in shipped_indexed_catalogue("spoils").catalogue.printings[:3]]
    synchronize = client_of_docs("collection")["synchronize"]
    table.write_text(f"printing,copies\n{ids[0]},4\n{ids[1]},1\n")
    assert synchronize(served, "spoils", table, token) == 2
    assert synchronize(served, "spoils", table, token) == 0
    table.write_text(f"printing,copies\n{ids[1]},1\n{ids[2]},3\n")
    assert synchronize(served, "spoils", table, token) == 2
    stored = ada.get("/spoils/collection/export/owned.json").json["copies"]
    assert {row["printing"]: row["copies"] for row in stored} == {ids[1]: 1, ids[2]: 3}
    with pytest.raises(SystemExit, match="personal token"):
        synchronize(served, "spoils", table, "threshold_none")
    table.write_text("printing,copies\nnone such,1\n")
    with pytest.raises(SystemExit, match="no printing 'none such'"):
        synchronize(served, "spoils", table, token)

"""A whole tournament day without a second program: from the roster to an import elsewhere."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from werkzeug.datastructures import FileStorage

from app import create_app
from tests.site.events.conftest import Desk, Player, make_event
from tests.site.events.desk_actions import LEGAL, begin, hand_in

NAMES = [f"Player {number:02}" for number in range(1, 65)]
RESULTS = ("2-0", "2-1", "0-2", "1-2", "1-1-1")
PLACE = re.compile(r"(\d+)\.\s*<a [^>]*>\s*<b>([^<]*)</b>")


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Flask]:
    """Another site, with nothing in it."""
    folder = tmp_path / "elsewhere"
    settings = {
        "INSTANCE": str(folder),
        "DATABASE_URL": f"sqlite:///{folder / 'site.sqlite'}",
        "TESTING": True,
        "WTF_CSRF_ENABLED": False,
    }
    made = create_app(settings)
    yield made
    made.extensions["database"].close()


@pytest.mark.slow
@pytest.mark.parametrize("site_database", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    "settings",
    [{}, {"format": "limited", "pool_kind": "sealed", "packs_SD3": "1"}],
    ids=["constructed", "sealed"],
)
def test_a_day_of_64_runs_from_roster_to_import(
    app: Flask, elsewhere: Flask, settings: dict[str, object]
) -> None:
    desk = make_event(app, opens_lists="y", **settings)
    desk.post("/roster", roster="\n".join(NAMES), do="add")
    assert desk.get().text.count('scope="row" class="desk-name"') == 60
    for name in NAMES[:2]:
        bring_a_list(desk, name, is_sealed=bool(settings))
    desk.move("close")
    desk.move("start")
    for number in range(1, 7):
        desk.post("/rounds/pair", kind="swiss", minutes="50")
        desk.post(f"/rounds/{number}/clock")
        if number == 1:
            judge(desk)
        enter_results(desk, number)
        if number == 2:
            for name in NAMES[2:4]:
                desk.post(f"{page_of(desk, name)}/drop", out="yes")
        if number == 3:
            desk.post("/players", name="Late Lou")
    standings = rows_of(desk.get("/standings").text)
    assert len(standings) == 65
    winner = play_the_cut(desk)
    desk.move("finish")
    desk.post("/publish", sure="yes")
    lists = app.test_client().get(f"/events/view/{desk.event.public_id}/lists").text
    assert sorted(name for _, name in PLACE.findall(lists)) == NAMES[:2]
    whole = desk.post("/export/everything.zip").data
    client = elsewhere.test_client()
    file = FileStorage(io.BytesIO(whole), "everything.zip")
    base = client.post("/events/import", data={"file": file}).location
    assert rows_of(client.get(f"{base}/standings").text) == standings
    assert winner in client.get(f"{base}/rounds").text
    assert "Late for the round" in client.get(f"{base}/penalties").text


def page_of(desk: Desk, name: str) -> str:
    """The page of a player, below the desk's address."""
    found = re.search(rf'(/players/[\w-]{{12}})">{name}<', desk.get(f"?q={name}").text)
    assert found, name
    return found[1]


def bring_a_list(desk: Desk, name: str, *, is_sealed: bool) -> None:
    """A player comes by a link that the desk made, counts a pool in a sealed event, hands in."""
    new = desk.post(f"{page_of(desk, name)}/link").text
    link = re.search(r"/events/player/[\w-]+", new)
    assert link
    player = Player(desk.app.test_client(), link[0])
    if is_sealed:
        fields = re.findall(r'name="(copies\.[^"]+)"', player.get("/pool/register").text)
        player.post("/pool/register", change="save", **dict.fromkeys(fields, "1"))
        player.post("/pool/confirm", version="1")
    hand_in(player, LEGAL if not is_sealed else LEGAL.replace("4 Scout\n", ""))


def judge(desk: Desk) -> None:
    """A penalty and a deck check in the first round."""
    path = page_of(desk, NAMES[2])
    desk.post(f"{path}/penalty", category="Warning", reason="Late for the round")
    check = begin(desk, NAMES[0])
    desk.post(check, change="rest")
    desk.post(check, change="finish", category="No penalty")
    assert "finished" in desk.get(check).text


def enter_results(desk: Desk, number: int) -> None:
    """Fill in the file of a round and enter it."""
    rows = list(csv.reader(io.StringIO(desk.get(f"/rounds/{number}.csv").text)))
    for place, row in enumerate(rows[1:]):
        row[-1] = row[-1] or RESULTS[(7 * place + number) % len(RESULTS)]
    written = io.StringIO()
    csv.writer(written).writerows(rows)
    file = FileStorage(io.BytesIO(written.getvalue().encode()), "results.csv")
    desk.post(f"/rounds/{number}/results", file=file)
    assert "all results are in" in desk.get("/rounds").text


def play_the_cut(desk: Desk) -> str:
    """The best eight play three rounds, each won by the first of the table; return who wins."""
    for number, tables in ((7, 4), (8, 2), (9, 1)):
        desk.post("/rounds/pair", kind="cut", cut="8", minutes="50")
        for table in range(1, tables + 1):
            desk.post(f"/rounds/{number}/tables/{table}", result="2-1")
    final = list(csv.reader(io.StringIO(desk.get("/rounds/9.csv").text)))
    return final[1][1]


def rows_of(page: str) -> list[tuple[str, str]]:
    """The names of the standings in order, with points."""
    return re.findall(r"<th scope=\"row\">(.*?)</th>\s*<td class=\"num\"><b>([\d.]+)</b>", page)

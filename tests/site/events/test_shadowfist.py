"""An event of Shadowfist, from entry to receipt, deck check, sheets and exports."""

from __future__ import annotations

import csv
import io
import re
import zipfile

import pytest
from flask import Flask
from werkzeug.datastructures import FileStorage

from tests.site.events.conftest import Desk, event_fields
from tests.site.events.desk_actions import begin, hand_in

LEGAL = """\
Feng Shui Sites
5 Sunless Sea Ruins
4 Ancestral Tomb

Foundations
5 Fire Acolytes
4 Fire Warriors (BFS)

Characters
2 Flambards
3 King of the Fire Pagoda (NW2)
"""
ILLEGAL = LEGAL.replace("2 Flambards", "6 Flambards\n1 Hood")
OF_THE_SPOILS = re.compile(
    r"The Spoils|\b(faction card|staples?|influence|cr3|starting resources?|threshold:)\b"
)

SWITCHER = re.compile(r'<details class="more-menu games">.*?</details>', re.DOTALL)


@pytest.fixture
def desk(app: Flask) -> Desk:
    """An event of Shadowfist that stands open."""
    client = app.test_client()
    fields = event_fields(format="classic", edition="sf210")
    del fields["supplied"]
    answer = client.post("/events/new?game=shadowfist", data=fields)
    assert answer.status_code == 303, answer.text
    return Desk(app, client, answer.location)


def test_the_form_of_a_new_event_offers_the_formats_of_the_game(app: Flask) -> None:
    page = app.test_client().get("/events/new?game=shadowfist").text
    for name in ("Comrades in Arms", "Modern One Hundred Names", "Duel"):
        assert f">{name}</option>" in page
    assert "sf210" in page
    assert "staple" not in page


def test_a_list_is_handed_in_and_has_a_receipt(desk: Desk) -> None:
    player = desk.enter("Ada")
    path = hand_in(player, LEGAL)
    receipt = player.client.get(path).text
    assert "Legal" in receipt
    assert "23 cards" in receipt
    signed = player.client.get(f"{path}.json").text
    assert "<b>Genuine.</b>" in player.client.post("/receipts", data={"receipt": signed}).text
    assert player.client.get(f"{path}.pdf").data.startswith(b"%PDF")
    assert "King of the Fire Pagoda" in receipt
    assert not OF_THE_SPOILS.search(SWITCHER.sub("", receipt))


def test_problems_are_told_before_round_one(desk: Desk) -> None:
    player = desk.enter("Ben")
    page = player.post("/hand-in", list=ILLEGAL, do="check").text
    link = '<b><a href="/shadowfist/cards/flambards">Flambards</a></b>'
    assert f"The deck has 6 copies of {link}" in page
    assert "1.2.3" in page
    assert "47.0" in page


def test_a_spoils_list_is_unreadable_and_the_game_is_named(desk: Desk) -> None:
    player = desk.enter("Cy")
    page = player.post("/hand-in", list="1 Rage\n4 Scout\n", do="check").text
    assert "The Spoils" in page


def test_every_page_of_the_desk_speaks_of_the_game(desk: Desk) -> None:
    hand_in(desk.enter("Ada"), LEGAL)
    hand_in(desk.enter("Ben"), ILLEGAL, knowingly="yes")
    for path in (
        "", "/settings", "/end", "/links", "/intake", "/recheck", "/print",
        "/print/blank", "/export", "/log", "/checks",
    ):  # fmt: skip
        answer = desk.get(path)
        assert answer.status_code in (200, 302), (path, answer.status_code)
        if answer.mimetype == "text/html":
            found = OF_THE_SPOILS.search(SWITCHER.sub("", answer.text))
            assert not found, (path, found)


def test_a_deck_is_checked_in_the_order_of_its_sections(desk: Desk) -> None:
    hand_in(desk.enter("Ada"), LEGAL)
    desk.move("close")
    check = begin(desk, "Ada")
    page = desk.get(check).text
    names = re.findall(r'class="check-name">([^<]+?)\s*<', page)
    assert names[:3] == ["Ancestral Tomb", "Sunless Sea Ruins", "Fire Acolytes"]
    assert "0 of 23 counted" in page
    key = re.search(r'value="more ([^"]+)"[^>]*aria-label="one more Fire Acolytes', page)
    assert key, page
    for _ in range(6):
        page = desk.client.post(desk.base + check, data={"change": f"more {key[1]}"},
                                headers={"X-Fragment": "check"}).text  # fmt: skip
    assert "5 on the list, 6 in the deck" in page
    assert "1.2.3" in page


def test_lists_are_exported_with_their_factions(desk: Desk) -> None:
    hand_in(desk.enter("Ada"), LEGAL)
    rows = list(csv.DictReader(io.StringIO(desk.post("/export/players.csv").text)))
    assert rows[0]["Faction"] == "14 Four Monarchs"
    with zipfile.ZipFile(io.BytesIO(desk.post("/export/lists.zip").data)) as packed:
        name, index = packed.namelist()
        assert (name, index) == ("ada.dek", "index.csv")
        assert b"Sunless Sea Ruins" in packed.read(name)


def test_sheets_are_printed(desk: Desk) -> None:
    hand_in(desk.enter("Ada"), LEGAL)
    answer = desk.post("/print/sheets", paper="a4", players="all")
    assert answer.status_code == 200, answer.text
    assert answer.data.startswith(b"%PDF")
    blank = desk.get("/print/blank")
    assert blank.data.startswith(b"%PDF")


def test_a_limited_event_checks_against_pools(app: Flask) -> None:
    client = app.test_client()
    fields = event_fields(format="whirlpool-of-blood", edition="sf210")
    del fields["supplied"]
    answer = client.post("/events/new?game=shadowfist", data=fields)
    assert answer.status_code == 303, answer.text
    desk = Desk(app, client, answer.location)
    player = desk.enter("Ada")
    page = player.client.get(hand_in(player, LEGAL)).text
    assert "No card pool was given" in page


def test_tables_of_several_are_played_judged_shown_copied_and_imported(desk: Desk) -> None:
    for number in range(7):
        desk.post("/players", name=f"Player {number}")
    desk.move("close")
    desk.move("start")
    desk.post("/rounds/pair", kind="tables", minutes="90")
    rows = list(csv.reader(io.StringIO(desk.get("/rounds/1.csv").text)))
    for row in rows[1:]:
        seats = sum(map(bool, row[1:-1]))
        row[-1] = "-".join(str(place + 1) for place in range(seats))
    written = io.StringIO()
    csv.writer(written).writerows(rows)
    file = FileStorage(io.BytesIO(written.getvalue().encode()), "results.csv")
    desk.post("/rounds/1/results", file=file)
    assert "all results are in" in desk.get("/rounds").text
    found = re.search(r'(/players/[\w-]+)">Player 3<', desk.get().text)
    assert found
    desk.post(f"{found[1]}/penalty", category="Warning", reason="Slow play")
    assert "Slow play" in desk.get("/penalties").text
    public = f"/events/view/{desk.event.public_id}"
    pairings = desk.client.get(f"{public}/projector").text
    assert pairings.count('class="projector-name"') == 7
    assert desk.client.get(f"{public}/projector?show=standings").text.count('scope="row"') == 7
    copied = desk.get("/copy").text
    assert "Create an event, Shadowfist" in copied
    whole = desk.post("/export/everything.json").data
    file = FileStorage(io.BytesIO(whole), "everything.json")
    base = desk.client.post("/events/import", data={"file": file}).location
    page = desk.client.get(f"{base}/standings").text
    assert page.count('scope="row"') == 7
    assert not OF_THE_SPOILS.search(SWITCHER.sub("", page))


def test_a_copy_of_an_event_stays_in_its_game(desk: Desk) -> None:
    fields = event_fields(format="classic", edition="sf210", name="The next one")
    del fields["supplied"]
    assert desk.post("/copy", **fields).status_code == 303
    assert (desk.event.name, desk.event.game) == ("The next one", "shadowfist")

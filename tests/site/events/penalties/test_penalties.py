"""Penalties are given on a player's page, seen in deck checks, and stay when withdrawn."""

from __future__ import annotations

import re

import pytest

from tests.site.events.conftest import Desk
from tests.site.events.desk_actions import begin, hand_in, log_of


@pytest.fixture
def page(desk: Desk) -> str:
    """The page of a player whose event has started, below the desk's address."""
    hand_in(desk.enter("Bea"))
    desk.enter("Cy")
    desk.move("close")
    desk.move("start")
    found = re.search(r'/players/[\w-]{12}(?=">Bea)', desk.get().text)
    assert found
    return found[0]


def penalties(text: str) -> str:
    return text.partition('id="penalties"')[2].partition("</section>")[0]


def test_a_penalty_has_a_category_a_reason_and_the_round(desk: Desk, page: str) -> None:
    desk.post("/rounds/pair", kind="swiss", minutes="50")
    judge = desk.link("judge", "Judge 1")
    data = {"category": "Warning", "reason": "Late for the round"}
    answer = desk.client.post(f"{judge}{page}/penalty", data=data)
    assert answer.status_code == 303
    shown = penalties(desk.get(page).text)
    for words in ("Warning", "Late for the round", "round 1", "Judge 1"):
        assert words in shown
    (line,) = log_of(desk, "penalty")
    assert (line.by_name, line.details["reason"]) == ("Judge 1", "Late for the round")


@pytest.mark.parametrize(
    ("category", "reason", "words"),
    [("", "Late", "Choose the category"), ("Warning", " ", "Say what"), ("Smack", "x", "Choose")],
)
def test_an_incomplete_penalty_is_refused(
    desk: Desk, page: str, category: str, reason: str, words: str
) -> None:
    desk.post(f"{page}/penalty", category=category, reason=reason)
    assert words in desk.get(page).text
    assert log_of(desk, "penalty") == []


def test_a_deck_check_shows_earlier_penalties_and_adds_its_own(desk: Desk, page: str) -> None:
    desk.post(f"{page}/penalty", category="Caution", reason="Slow play")
    check = begin(desk, "Bea")
    shown = desk.get(check).text
    assert "1 earlier penalty" in shown
    assert "Slow play" in shown
    desk.post(check, change="rest")
    desk.post(check, change="finish", category="Warning", note="A card too many")
    assert penalties(desk.get(page).text).count("<li") == 2
    listed = desk.get("/penalties").text
    assert "A card too many" in listed
    assert "Cy" not in re.sub(r"<[^>]*>", " ", listed).split()
    rows = desk.get("/penalties.csv").text.splitlines()
    assert [row.split(",")[:3] for row in rows[1:]] == [
        ["Bea", "Caution", "Slow play"],
        ["Bea", "Warning", "A card too many"],
    ]


def test_a_withdrawn_penalty_stays_in_the_history(desk: Desk, page: str) -> None:
    desk.post(f"{page}/penalty", category="Game loss", reason="Mistaken identity")
    number = re.search(r'name="withdraw" value="(\d+)"', desk.get(page).text)
    assert number
    for _ in range(2):
        desk.post(f"{page}/penalty", withdraw=number[1])
    shown = penalties(desk.get(page).text)
    assert "<s><b>Game loss</b>" in shown
    assert "withdrawn by Organizer" in shown
    assert len(log_of(desk, "penalty_withdrawn")) == 1
    assert "earlier penalt" not in desk.get(begin(desk, "Bea")).text


def test_players_see_no_penalties_and_give_none(desk: Desk, page: str) -> None:
    desk.post(f"{page}/penalty", category="Warning", reason="Secret remark")
    player = desk.link("judge").replace("/judge/", "/player/")
    assert desk.client.post(f"{player}{page}/penalty").status_code == 404
    new = desk.post(f"{page}/link")
    link = re.search(r"/events/player/[\w-]+", new.text)
    assert link
    own = desk.app.test_client().get(link[0])
    assert own.status_code == 200
    assert "Secret remark" not in own.text


def test_a_link_is_opened_on_another_device_by_its_code(desk: Desk) -> None:
    player = desk.enter("Bea")
    for client, base in ((desk.client, desk.base), (player.client, player.base)):
        assert f"{base}/qr.svg" in client.get(base).text
        assert client.get(f"{base}/qr.svg").mimetype == "image/svg+xml"

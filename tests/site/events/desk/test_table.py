"""The organizer's table: found, filtered, sorted, searched inside the decks."""

from __future__ import annotations

import re

import pytest
from sqlmodel import select

from app.tables import Entry, EventState
from tests.site.events.conftest import Desk
from tests.site.events.desk_actions import LEGAL, entry, hand_in, hand_in_with_open_line, names

ILLEGAL = LEGAL.replace("4 Scout", "5 Scout")


@pytest.fixture
def filled(desk: Desk) -> Desk:
    """Four players: legal, illegal, unreadable, and one without a list."""
    hand_in(desk.enter("Ada"), LEGAL)
    hand_in(desk.enter("Ben"), "// Many scouts\n" + ILLEGAL, knowingly="yes")
    hand_in_with_open_line(desk.enter("Cleo"), LEGAL.replace("Scout", "Gnat") + "3 Nothing\n")
    desk.enter("Dan")
    return desk


def test_every_player_is_there_with_verdict_and_state(filled: Desk) -> None:
    page = filled.get().text
    assert names(filled) == ["Ada", "Ben", "Cleo", "Dan"]
    for words in ("103.1c", "no list", "missing", "1 line", "Many scouts", "4 of 4 shown"):
        assert words in page


@pytest.mark.slow
@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("?show=problems", ["Ben", "Cleo", "Dan"]),
        ("?show=legal", ["Ada"]),
        ("?show=missing", ["Dan"]),
        ("?show=late", []),
        ("?q=ada", ["Ada"]),
        ("?q=many+scouts", ["Ben"]),
        ("?q=4+Scout", ["Ada", "Ben"]),
        ("?q=5+Scout", ["Ben"]),
        ("?q=t:character", ["Ada", "Ben", "Cleo"]),
        ("?q=Hall+of+Great+Justice", ["Ada", "Ben", "Cleo"]),
        ("?q=Scout&show=illegal", ["Ben"]),
        ("?q=[[!Scout]]%3D4", ["Ada"]),
        ("?q=[[!Scout]]>4+faction:hall", ["Ben"]),
        ("?q=-[[!Scout]]", ["Cleo"]),
        ("?sort=player&down=1", ["Dan", "Cleo", "Ben", "Ada"]),
        ("?sort=changed", ["Cleo", "Ben", "Ada", "Dan"]),
        ("?sort=verdict", ["Ben", "Ada", "Dan", "Cleo"]),
        ("?sort=nonsense&page=-4&show=nonsense", ["Ada", "Ben", "Cleo", "Dan"]),
    ],
)
def test_the_table_shows_what_is_asked_for(filled: Desk, query: str, found: list[str]) -> None:
    assert names(filled, query) == found


def test_players_who_left_are_counted_apart(filled: Desk) -> None:
    assert "left the event" not in filled.get().text
    with filled.database.reading() as session:
        dan = session.exec(select(Entry).where(Entry.name == "Dan")).one()
    filled.post(f"/players/{dan.public_id}/drop", out="yes")
    page = re.sub(r"<[^>]+>|\s+", " ", filled.get().text)
    assert re.search(r"3 +players +1 +legal +1 +illegal +1 +unreadable +0 +no list yet", page)
    assert re.search(r"1 +left the event", page)
    assert names(filled) == ["Ada", "Ben", "Cleo"]
    assert names(filled, "?show=out") == ["Dan"]


def test_what_lists_are_not_asked_for_is_said(filled: Desk) -> None:
    assert "by card, name and faction" in filled.get("?q=[[]]%3D75+valid:yes").text


def test_a_query_that_is_not_understood_says_where(filled: Desk) -> None:
    page = filled.get("?q=c%3C%3Dfour").text
    assert "No player has that name" in page
    assert "<mark>" in page


def test_a_change_after_the_deadline_stands_beside_the_table_until_it_is_answered(
    desk: Desk,
) -> None:
    hand_in(desk.enter("Ada"), LEGAL)
    desk.pass_deadline()
    place = f"/players/{entry(desk).public_id}"
    changed = LEGAL.replace("40 Rage", "39 Rage").replace("31 Obs", "32 Obs")
    desk.post(f"{place}/hand-in", list=changed, do="hand_in", reason="wrong count")
    page = desk.get().text
    assert "changed after the deadline" in page
    assert "wrong count" in page
    assert names(desk, "?show=late") == ["Ada"]
    desk.post(f"{place}/answer", version=2, answer="accept")
    assert names(desk, "?show=late") == []
    assert "wrong count" not in desk.get().text


def test_the_desk_adds_a_player_and_gives_out_the_link(desk: Desk) -> None:
    place = desk.post("/players", name="Eve").location.removeprefix(desk.base)
    link = re.search(r"/events/player/[\w-]+", desk.post(f"{place}/link").text)
    assert link
    player = desk.app.test_client()
    assert "Eve" in player.get(link[0]).text
    desk.post(f"{place}/link")
    assert player.get(link[0]).status_code == 404


def test_a_player_who_left_counts_no_more(filled: Desk) -> None:
    with filled.database.reading() as session:
        dan = session.exec(select(Entry).where(Entry.name == "Dan")).one()
    filled.post(f"/players/{dan.public_id}/drop")
    assert names(filled, "?show=missing") == []
    assert "Left the event" in filled.get().text


def test_a_judge_sees_the_table_and_moves_nothing(filled: Desk) -> None:
    judge = filled.link("judge")
    client = filled.app.test_client()
    page = client.get(judge).text
    assert "Ada" in page
    assert "Close the desk" not in page
    assert client.post(f"{judge}/move", data={"move": "close"}).status_code == 404
    assert filled.event.state == EventState.OPEN

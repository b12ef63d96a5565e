"""The time of a round: when it begins, its clock beside the field, and tables that renew."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from flask import Flask

from app.site.events.times import coming_moment
from app.tables import Event
from tests.site.events.conftest import Desk, make_event
from tests.site.events.desk_actions import log_of
from tests.site.events.rounds.test_rounds import pair, with_players


@pytest.fixture
def paired(app: Flask) -> Desk:
    desk = make_event(app)
    desk.move("close")
    desk.move("start")
    with_players(desk, "Ada", "Ben", "Cy", "Dan")
    pair(desk)
    return desk


def public(desk: Desk, path: str) -> str:
    return desk.app.test_client().get(f"/events/view/{desk.event.public_id}{path}").text


def test_projector_and_pairings_say_when_the_round_begins(paired: Desk) -> None:
    assert "has not been started" in public(paired, "/projector?show=pairings")
    paired.post("/rounds/1/clock", do="begins", begins="14:30", made_on="")
    projected = public(paired, "/projector?show=pairings")
    assert "Round 1 begins at" in projected
    assert "<b>14:30</b>" in projected
    assert "The round begins at <b><time" in public(paired, "/pairings")
    assert 'value="14:30"' in paired.get("/rounds").text
    assert len(log_of(paired, "begins")) == 1
    paired.post("/rounds/1/clock", made_on="")
    assert "begins at" not in public(paired, "/projector?show=pairings")
    assert "The round ends at" in public(paired, "/pairings")


def test_what_is_no_time_is_refused_and_an_empty_field_takes_it_back(paired: Desk) -> None:
    paired.post("/rounds/1/clock", do="begins", begins="14:30", made_on="")
    paired.post("/rounds/1/clock", do="begins", begins="half past two", made_on="")
    assert "“half past ” is no time. Enter one like 14:30." in paired.get("/rounds").text
    assert 'value="14:30"' in paired.get("/rounds").text
    paired.post("/rounds/1/clock", do="begins", begins="", made_on="")
    assert "begins at" not in public(paired, "/projector?show=pairings")


@pytest.mark.parametrize(
    ("now", "written", "found"),
    [
        ((28, 12, 0), "14:30", (28, 13, 30)),
        ((28, 14, 0), "14.30", (28, 13, 30)),
        ((28, 22, 30), "0:15", (28, 23, 15)),
        ((28, 23, 30), "9:00", (29, 8, 0)),
    ],
)
def test_a_time_is_the_one_that_clocks_at_the_event_show_next(
    now: tuple[int, int, int], written: str, found: tuple[int, int, int]
) -> None:
    """An event in Vienna, an hour ahead of UTC; a round can begin late."""
    event = Event(time_zone="Europe/Vienna")  # type: ignore[call-arg]
    moment = coming_moment(written, event, datetime(2026, 11, *now, tzinfo=UTC))
    assert moment == datetime(2026, 11, *found, tzinfo=UTC)


def open_now(desk: Desk) -> tuple[str, list[str]]:
    """The version of the open tables, and their numbers, as the script of the page asks."""
    page = desk.get("/rounds/1/open").text
    version = re.search(r'data-version="(\d+)"', page)
    return version[1] if version else "", re.findall(r'<li id="open-(\d+)"', page)


def test_open_tables_have_a_version_that_a_result_changes(paired: Desk) -> None:
    version, numbers = open_now(paired)
    assert numbers == ["1", "2"]
    known = {"If-None-Match": f'"{version}"'}
    address = f"{paired.base}/rounds/changes"
    assert paired.client.get(address, headers=known).status_code == 304
    paired.post("/rounds/1/tables/1", result="2-0")
    assert paired.client.get(address, headers=known).status_code == 200
    assert open_now(paired)[1] == ["2"]
    paired.post("/rounds/1/tables/2", result="2-0")
    assert "All results are in." in paired.get("/rounds/1/open").text
    pair(paired)
    assert "Round 1 is not the last one any more." in paired.get("/rounds/1/open").text


@pytest.mark.parametrize("cut", ["-3", "0", "1", "65"])
def test_a_cut_of_a_size_that_cannot_be_is_refused(paired: Desk, cut: str) -> None:
    for table in (1, 2):
        paired.post(f"/rounds/1/tables/{table}", result="2-0")
    assert "A top cut has from 2 to 64 players." in pair(paired, "cut", cut=cut)
    assert 'id="round-2"' not in paired.get("/rounds").text


def test_no_minutes_are_no_extra_time(paired: Desk) -> None:
    paired.post("/rounds/1/clock", table="1", minutes="", made_on="0")
    assert "Say how many minutes more the table gets." in paired.get("/rounds").text


def test_the_clock_stands_beside_the_field(paired: Desk) -> None:
    paired.post("/rounds/1/clock", made_on="")
    page = paired.get("/rounds").text
    assert page.count('class="draft-clock"') == 1
    assert "data-clock-bar" in page
    paired.post("/rounds/1/clock", table="2", minutes="5", made_on="0")
    assert "Table 2 has 5 minutes more." in paired.get("/rounds").text

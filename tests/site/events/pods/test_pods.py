"""Pods of a limited event: seats by lot, changes of seats, the clock, and who sees them."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from flask import Flask
from sqlmodel import select

from app.site.events.pods.store import step_at
from app.tables import Entry, PodClock, PodSeat, utc_now
from tests.site.events.conftest import Desk, make_event
from tests.site.events.desk_actions import log_of


@pytest.fixture
def draft(app: Flask) -> Desk:
    """A draft with ten players."""
    desk = make_event(app, pool_kind="draft", format="limited", draft_cards="45", packs_1ED="3")
    for number in range(10):
        desk.post("/players", name=f"Player {number}")
    return desk


def seats(desk: Desk) -> dict[str, tuple[int, int]]:
    """Pod and seat by name."""
    with desk.database.reading() as rows:
        found = rows.exec(select(Entry, PodSeat).where(PodSeat.entry_id == Entry.id))
        return {entry.name: (seat.pod, seat.seat) for entry, seat in found}


def ids(desk: Desk) -> dict[str, str]:
    with desk.database.reading() as rows:
        return {one.name: one.public_id for one in rows.exec(select(Entry))}


def test_everybody_sits_in_even_pods_and_everybody_sees_it(draft: Desk) -> None:
    draft.post("/pods/make", size="8")
    taken = seats(draft)
    assert sorted(taken.values()) == [(pod, seat) for pod in (1, 2) for seat in range(1, 6)]
    public = draft.app.test_client().get(f"/events/view/{draft.event.public_id}/pods").text
    assert all(name in public for name in taken)
    assert log_of(draft, "pods_made")[0].details["players"] == 10


def test_with_check_in_only_those_who_are_here_get_a_seat(draft: Desk) -> None:
    draft.change(has_check_in=True)
    draft.post("/pods/make", size="8")
    assert "At least two players have to be checked in" in draft.get("/pods").text
    here = [ids(draft)[f"Player {number}"] for number in range(3)]
    draft.post("/players/selected", do="check_in", player=here)
    draft.post("/pods/make", size="8")
    assert set(seats(draft)) == {"Player 0", "Player 1", "Player 2"}
    assert "7 players have no seat" in draft.get("/pods").text


def test_seats_are_drawn_again_only_if_that_is_ticked(draft: Desk) -> None:
    draft.post("/pods/make", size="8")
    before = seats(draft)
    draft.post("/pods/make", size="4")
    assert seats(draft) == before
    assert "Tick that everybody gets a new seat" in draft.get("/pods").text
    draft.post("/pods/make", size="4", sure="yes")
    assert sorted({pod for pod, _ in seats(draft).values()}) == [1, 2, 3]


def test_a_player_moves_is_seated_late_leaves_a_pod_and_two_exchange(draft: Desk) -> None:
    draft.post("/pods/make", size="8")
    before, of = seats(draft), ids(draft)
    one = next(name for name, seat in before.items() if seat == (1, 1))
    other = next(name for name, seat in before.items() if seat == (2, 3))
    draft.post("/pods/move", player=of[one], other=of[other])
    assert (seats(draft)[one], seats(draft)[other]) == ((2, 3), (1, 1))
    draft.post("/pods/move", player=of[other], pod="2")
    assert seats(draft)[other] == (2, 6)
    assert sorted(seats(draft).values())[:4] == [(1, 1), (1, 2), (1, 3), (1, 4)]
    draft.post("/pods/move", player=of[other], pod="0")
    assert other not in seats(draft)
    draft.post("/players", name="Late Lena")
    draft.post("/pods/move", player=ids(draft)["Late Lena"], pod="3")
    assert seats(draft)["Late Lena"] == (3, 1)
    draft.post("/pods/move", player=of[one], pod="7")
    assert "There is no pod 7. Nothing was changed." in draft.get("/pods").text


def test_who_left_is_marked_in_the_pod(draft: Desk) -> None:
    draft.post("/pods/make", size="8")
    draft.post(f"/players/{ids(draft)['Player 4']}/drop", out="yes")
    assert re.search(r"Player 4\s*<small class=\"quiet\">left", draft.get("/pods").text)


def test_the_clock_counts_picks_and_then_building(draft: Desk) -> None:
    draft.post("/pods/clock", kind="picks", picks="45", seconds="40")
    public = f"/events/view/{draft.event.public_id}/pods"
    assert "Pick 1 of 45" in draft.client.get(public).text
    with draft.database.writing() as rows:
        clock = rows.exec(select(PodClock)).one()
        clock.started_at = utc_now() - timedelta(seconds=85)
        rows.add(clock)
    assert "Pick 3 of 45" in draft.client.get(public).text
    draft.post("/pods/clock", kind="building", minutes="30")
    assert "Building ends" in draft.client.get(public).text
    draft.post("/pods/clock", kind="stop")
    assert 'role="timer"' not in draft.client.get(public).text


def test_the_projector_shows_thirty_seats_at_a_time_with_the_clock(draft: Desk) -> None:
    visitor = draft.app.test_client()
    address = f"/events/view/{draft.event.public_id}/pods/projector"
    assert "No pods yet" in visitor.get(address).text
    roster = {"roster": "\n".join(f"Guest {number:02}" for number in range(22)), "do": "add"}
    draft.post("/roster", **roster)
    draft.post("/pods/make", size="8")
    draft.post("/pods/clock", kind="picks", picks="45", seconds="40")
    first, second = (visitor.get(f"{address}?page={page}").text for page in (1, 2))
    shown = re.findall(r"<b class=\"projector-name\">([^<]*)<", first + second)
    assert sorted(shown) == sorted(seats(draft))
    assert "Page 1 of 2" in first
    assert "url=?page=2" in first
    assert "url=?page=1" in second
    assert "Pick 1 of 45" in second


def test_a_page_that_is_left_open_learns_of_new_seats(draft: Desk) -> None:
    visitor, public = draft.app.test_client(), f"/events/view/{draft.event.public_id}"
    page = visitor.get(f"{public}/pods").text
    version = re.search(r'data-version="([^"]+)" data-changes="([^"]+)"', page)
    assert version
    seen = {"If-None-Match": f'"{version[1]}"'}
    assert visitor.get(version[2], headers=seen).status_code == 304
    draft.post("/pods/make", size="8")
    assert visitor.get(version[2], headers=seen).status_code == 200
    part = visitor.get(f"{public}/pods", headers={"X-Fragment": "shown"}).text
    assert "seat <b>1</b>" in part
    assert "<html" not in part


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"kind": "picks", "picks": "0", "seconds": "40"}, "from 1 to 200 picks"),
        ({"kind": "picks", "picks": "45", "seconds": "0"}, "from 1 to 7200 seconds"),
        ({"kind": "building", "minutes": "x"}, "from 1 to 120 minutes"),
    ],
)
def test_odd_clocks_are_refused(draft: Desk, fields: dict[str, str], message: str) -> None:
    draft.post("/pods/clock", **fields)
    assert message in draft.get("/pods").text


def test_a_step_ends_when_the_next_one_begins() -> None:
    start = utc_now()
    clock = PodClock(event_id=1, kind="picks", steps=2, seconds=40, started_at=start)
    at = [step_at(clock, start + timedelta(seconds=it)) for it in (-5, 0, 39.9, 40, 79.9, 80)]
    assert at == [1, 1, 1, 2, 2, None]


def test_a_constructed_event_has_no_pods(desk: Desk) -> None:
    assert desk.get("/pods").status_code == 404
    for page in ("pods", "pods/projector"):
        assert desk.client.get(f"/events/view/{desk.event.public_id}/{page}").status_code == 404

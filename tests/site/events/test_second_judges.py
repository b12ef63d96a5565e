"""Two judges with one page open: the second one is shown both, and decides."""

from __future__ import annotations

import re
from html import unescape

import pytest
from flask import Flask
from sqlmodel import select
from werkzeug.test import TestResponse

from app.tables import CardPool, Entry, EventMatch, EventRound, Penalty
from tests.site.events.conftest import Desk, make_event
from tests.site.events.desk_actions import log_of
from tests.site.events.rounds.test_rounds import (
    entry_id,
    matches,
    pair,
    seats_of,
    with_players,
)


def fields_of(page: str, action: str, holding: str = "", number: int = 0) -> dict[str, str]:
    """The hidden fields of a form with that end of its address that holds some text."""
    forms = re.findall(rf'<form[^>]*action="[^"]*{action}(?:\?[^"]*)?"[^>]*>.*?</form>', page, re.S)
    form = [form for form in forms if holding in form][number]
    hidden = re.findall(r'<input type="hidden" name="([^"]*)" value="([^"]*)"', form)
    return {name: unescape(value) for name, value in hidden}


def decided(desk: Desk, asked: TestResponse) -> TestResponse:
    """Press the button of the page that asks."""
    assert asked.status_code == 409, asked.text
    found = re.search(r'<form class="in row" method="post" action="([^"]*)"', asked.text)
    assert found
    address = unescape(found[1]).removeprefix(desk.base)
    return desk.post(address, **fields_of(asked.text, re.escape(found[1])))


@pytest.fixture
def started(app: Flask) -> Desk:
    desk = make_event(app)
    desk.move("close")
    desk.move("start")
    with_players(desk, "Ada", "Ben", "Cy", "Dan")
    return desk


def outcome(desk: Desk) -> list[int]:
    found: list[int] = matches(desk, 1)[0].outcome.get("numbers", [])
    return found


def test_a_result_that_another_judge_saved_meanwhile_is_shown_beside_ones_own(
    started: Desk,
) -> None:
    pair(started)
    stale = fields_of(started.get("/rounds").text, "/rounds/1/tables/1")
    first, second = seats_of(started)
    started.post("/rounds/1/tables/1", **stale, result="2-0")
    asked = started.post("/rounds/1/tables/1", **stale, result="0-2")
    assert "Somebody else has changed the result of table 1 in round 1" in asked.text
    assert f"{first} won 2–0" in asked.text
    assert f"{second} won 2–0" in asked.text
    assert outcome(started) == [2, 0]
    assert decided(started, asked).status_code == 303
    assert outcome(started) == [0, 2]


def test_the_same_result_from_two_judges_is_no_question(started: Desk) -> None:
    pair(started)
    stale = fields_of(started.get("/rounds").text, "/rounds/1/tables/1")
    for _ in range(2):
        assert started.post("/rounds/1/tables/1", **stale, result="2-0").status_code == 303
    assert outcome(started) == [2, 0]


def test_a_clock_that_runs_is_not_started_again_unasked(started: Desk) -> None:
    pair(started)
    stale = fields_of(started.get("/rounds").text, "/rounds/1/clock", "Start the clock")
    started.post("/rounds/1/clock", **stale)
    with started.database.reading() as session:
        began = session.exec(select(EventRound)).one().clock_started_at
    asked = started.post("/rounds/1/clock", **stale)
    assert "the clock of round 1" in asked.text
    assert "it runs since" in asked.text
    with started.database.reading() as session:
        assert session.exec(select(EventRound)).one().clock_started_at == began
    decided(started, asked)
    assert len(log_of(started, "clock")) == 2


def test_minutes_are_not_given_twice_unasked(started: Desk) -> None:
    pair(started)
    stale = fields_of(started.get("/rounds").text, "/rounds/1/clock", "table 1")
    assert stale["table"] == "1"
    started.post("/rounds/1/clock", **stale)
    asked = started.post("/rounds/1/clock", **stale)
    assert "5 extra minutes" in asked.text
    assert matches(started, 1)[0].extra_minutes == 5
    decided(started, asked)
    assert matches(started, 1)[0].extra_minutes == 10


def test_a_stale_page_neither_pairs_the_next_round_nor_takes_back_another_pairing(
    started: Desk,
) -> None:
    before = fields_of(started.get("/rounds").text, "/rounds/pair")
    started.post("/rounds/pair", **before, kind="swiss", minutes="50")
    for number in (1, 2):
        started.post(f"/rounds/1/tables/{number}", result="2-0")
    asked = started.post("/rounds/pair", **before, kind="swiss", minutes="50")
    assert "round 1 is paired" in asked.text
    assert matches(started, 2) == []
    for number in (1, 2):
        started.post(f"/rounds/1/tables/{number}", result="")
    back = fields_of(started.get("/rounds").text, "/rounds/1/take-back")
    started.post("/rounds/1/take-back", **back)
    pair(started)
    asked = started.post("/rounds/1/take-back", **back)
    assert "round 1 was taken back and paired again" in asked.text
    assert len(matches(started, 1)) == 2


def test_names_given_by_two_judges_are_both_shown(started: Desk) -> None:
    ada = entry_id(started, "Ada")
    stale = fields_of(started.get(f"/players/{ada}").text, f"/players/{ada}/rename")
    started.post(f"/players/{ada}/rename", **stale, name="Ada Huber")
    asked = started.post(f"/players/{ada}/rename", **stale, name="Ada Maier")
    assert asked.status_code == 409
    assert all(name in asked.text for name in ("Ada Huber", "Ada Maier"))
    sheet = started.post("/players/selected", do="rename", player=ada).text
    stale = fields_of(sheet, "/players/selected")
    key = f"name-{ada}"
    started.post("/players/selected", **stale, do="rename", **{key: "Ada Gruber"})
    asked = started.post("/players/selected", **stale, do="rename", **{key: "Ada Moser"})
    assert all(name in asked.text for name in ("Ada Gruber", "Ada Moser"))
    decided(started, asked)
    with started.database.reading() as session:
        assert "Ada Moser" in [one.name for one in session.exec(select(Entry))]


def test_who_removes_a_player_after_somebody_else_is_told_so(started: Desk) -> None:
    ada = entry_id(started, "Ada")
    for _ in range(2):
        started.post(f"/players/{ada}/drop", out="yes")
    assert "Ada was removed from the event already, by somebody else." in (
        started.get(f"/players/{ada}").text
    )


def test_two_judges_do_not_punish_one_thing_twice_unasked(started: Desk) -> None:
    ada = entry_id(started, "Ada")
    stale = fields_of(started.get(f"/players/{ada}").text, f"/players/{ada}/penalty")
    given = {"category": "Warning", "reason": "late"}
    started.post(f"/players/{ada}/penalty", **stale, **given)
    asked = started.post(f"/players/{ada}/penalty", **stale, **given)
    assert "the penalties of Ada" in asked.text
    with started.database.reading() as session:
        assert len(session.exec(select(Penalty)).all()) == 1
    decided(started, asked)
    with started.database.reading() as session:
        assert len(session.exec(select(Penalty)).all()) == 2


def test_a_lock_set_meanwhile_is_shown(started: Desk) -> None:
    ada = entry_id(started, "Ada")
    page = started.get(f"/players/{ada}").text
    stale = fields_of(page, "/players/selected", number=-1)
    started.post("/players/selected", **stale, do="lock")
    asked = started.post("/players/selected", **stale, do="unlock")
    assert "the list is locked" in asked.text
    assert "handing in is allowed after the deadline" in asked.text
    assert f'href="{started.base}/players/{ada}"' in asked.text
    assert decided(started, asked).location.endswith(f"/players/{ada}")
    with started.database.reading() as session:
        found = session.exec(select(Entry).where(Entry.public_id == ada)).one()
    assert found.list_lock == "unlocked"


def ticks(desk: Desk) -> dict[str, str]:
    """The boxes of the desk's table by name, as a judge's page has them."""
    rows = re.findall(
        r'name="player" value="([^"]+)"[^>]*aria-label="select (\w+)"', desk.get().text
    )
    return {name: value for value, name in rows}


def states(desk: Desk) -> dict[str, tuple[bool, bool]]:
    """Return by name whether players are in the event, and checked in."""
    with desk.database.reading() as session:
        found = session.exec(select(Entry)).all()
    return {one.name: (one.is_in, one.checked_in_at is not None) for one in found}


def test_of_several_ticked_players_those_who_changed_meanwhile_are_named(started: Desk) -> None:
    stale = ticks(started)
    started.post("/players/selected", player=stale["Ben"], do="check_in")
    chosen = [stale["Ada"], stale["Ben"]]
    asked = started.post("/players/selected", player=chosen, do="drop")
    assert "Somebody else has changed Ben" in asked.text
    assert "Ben is in the event, checked in" in asked.text
    assert states(started)["Ada"] == states(started)["Cy"] == (True, False)
    sure = decided(started, asked)
    assert "Remove 2 players?" in sure.text
    fields = fields_of(sure.text, "/players/selected")
    started.post("/players/selected", **fields, do="drop")
    assert [name for name, (is_in, _) in sorted(states(started).items()) if is_in] == ["Cy", "Dan"]


def test_who_checks_in_before_the_absent_are_removed_is_asked_about(started: Desk) -> None:
    stale = ticks(started)
    question = started.post("/players/selected", player=[stale["Ada"], stale["Ben"]], do="drop")
    fields = fields_of(question.text, "/players/selected")
    started.post("/players/selected", player=stale["Ada"], do="check_in")
    asked = started.post("/players/selected", **fields, do="drop")
    assert "Ada is in the event, checked in" in asked.text
    assert states(started)["Ben"] == (True, False)
    decided(started, asked)
    assert not states(started)["Ada"][0]


def test_two_judges_who_want_the_same_are_not_asked(started: Desk) -> None:
    stale = ticks(started)
    for _ in range(2):
        answer = started.post("/players/selected", player=list(stale.values()), do="check_in")
        assert answer.status_code == 303
    asked = started.post("/players/selected", player=stale["Ada"], do="check_out")
    assert "Ada is in the event, checked in" in asked.text
    by_script = stale["Ada"].partition("~")[0]
    started.post("/players/selected", player=by_script, do="check_out")
    assert states(started)["Ada"] == (True, False)


def test_seats_and_clocks_of_pods_that_changed_meanwhile_are_shown(app: Flask) -> None:
    desk = make_event(app, format="limited", pool_kind="draft", draft_cards="45", packs_1ED="3")
    with_players(desk, "Ada", "Ben", "Cy", "Dan")
    first = fields_of(desk.get("/pods").text, "/pods/make")
    desk.post("/pods/make", **first, size="4")
    asked = desk.post("/pods/make", **first, size="4", sure="yes")
    assert "draw all seats" in asked.text
    stale = fields_of(desk.get("/pods").text, "/pods/move")
    ada, ben = entry_id(desk, "Ada"), entry_id(desk, "Ben")
    desk.post("/pods/move", **stale, player=ada, other=ben)
    asked = desk.post("/pods/move", **stale, player=ada, other=ben)
    assert "Ada and Ben exchange seats" in asked.text
    clock = fields_of(desk.get("/pods").text, "/pods/clock")
    desk.post("/pods/clock", **clock, kind="building", minutes="30")
    asked = desk.post("/pods/clock", **clock, kind="building", minutes="20")
    assert "the clock for building runs since" in asked.text


def test_pools_that_changed_meanwhile_are_shown(app: Flask) -> None:
    desk = make_event(app, format="limited", pool_kind="sealed", packs_1ED="6")
    with_players(desk, "Ada", "Ben")
    sheet = desk.get("/pool/register").text
    card = re.findall(r'name="(copies\.[^"]*)"', sheet)[0]
    desk.post("/pool/register", **{card: "3", "really": "yes"})
    with desk.database.reading() as session:
        code = session.exec(select(CardPool)).one().code
    seen = {"made_on": "1"}
    assert 'name="made_on" value="1"' in desk.get(f"/pools/{code}").text
    desk.post(f"/pools/{code}", **{card: "4", "really": "yes"}, **seen)
    asked = desk.post(f"/pools/{code}", **{card: "5", "really": "yes"}, **seen)
    assert "version 2 with 4 cards" in asked.text
    stale = fields_of(desk.get("/pools").text, f"/pools/{code}/give")
    desk.post(f"/pools/{code}/give", **stale, player=entry_id(desk, "Ada"))
    asked = desk.post(f"/pools/{code}/give", **stale, player=entry_id(desk, "Ben"))
    assert "Ada plays it" in asked.text
    assert "give it to Ben" in asked.text


def test_a_request_without_a_version_is_not_asked(started: Desk) -> None:
    """As scripts send it."""
    pair(started)
    for result in ("2-0", "0-2"):
        assert started.post("/rounds/1/tables/1", result=result).status_code == 303
    with started.database.reading() as session:
        assert session.exec(select(EventMatch)).first()

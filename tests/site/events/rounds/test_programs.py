"""Public events as overlays and the sites of leagues read them, without any key."""

from __future__ import annotations

import csv
import io
from datetime import datetime, timedelta

import pytest
from flask import Flask
from pydantic import JsonValue

from app.tables import utc_now
from tests.site.events.conftest import Desk, make_event
from tests.site.events.rounds.test_rounds import enter_all, matches, pair, with_players

PARTS = ("", "/rounds", "/rounds/1", "/standings")


class Program:
    """A program that knows the address of an event's page and nothing else."""

    def __init__(self, desk: Desk) -> None:
        self.client = desk.app.test_client()
        self.base = f"/api/v1/events/view/{desk.event.public_id}"
        self.tags = {part: self.tag(part) for part in PARTS}

    def read(self, part: str = "") -> JsonValue:
        answer = self.client.get(self.base + part, headers={"Origin": "https://league.example"})
        assert answer.status_code == 200, answer.text
        assert answer.headers["Access-Control-Allow-Origin"] == "*"
        assert answer.headers["Cache-Control"] == "public, max-age=0"
        assert "Set-Cookie" not in answer.headers
        read: JsonValue = answer.json
        return read

    def tag(self, part: str) -> str:
        return str(self.client.get(self.base + part).headers["ETag"])

    def statuses(self) -> set[int]:
        """The statuses of all parts for a program that has them as they were at the beginning."""
        return {
            self.client.get(self.base + part, headers={"If-None-Match": tag}).status_code
            for part, tag in self.tags.items()
        }


@pytest.fixture
def started(app: Flask) -> Desk:
    """An event of five that has begun and has one round."""
    desk = make_event(app)
    desk.move("close")
    desk.move("start")
    with_players(desk, "Ada", "Ben", "Cy", "Dan", "Eve")
    pair(desk)
    return desk


def test_a_program_reads_what_the_pages_of_an_event_show(started: Desk) -> None:
    program = Program(started)
    event = program.read()
    assert event["name"] == "Sarcophyle Open"  # type: ignore[index,call-overload]
    said = program.client.get(program.base).json
    assert said is not None
    assert (said["state"], said["players"], said["rounds"]) == ("started", 5, 1)
    assert (said["winner"], said["has_lists"], said["pool"]) == (None, False, "none")
    assert program.client.get(said["page"]).status_code == 200
    (played,) = program.client.get(f"{program.base}/rounds").json["items"]  # type: ignore[index]
    assert played == program.read("/rounds/1")
    assert (played["title"], played["kind"], played["open_tables"]) == ("Round 1", "swiss", 2)
    seated = [seat["name"] for table in played["tables"] for seat in table["seats"]]
    assert sorted(seated) == ["Ada", "Ben", "Cy", "Dan", "Eve"]
    (bye,) = (table for table in played["tables"] if len(table["seats"]) == 1)
    assert bye["is_over"]


def test_results_come_with_games_and_with_losses_without_play(started: Desk) -> None:
    started.post("/rounds/1/tables/1", result="2-1")
    started.post("/rounds/1/tables/2", result="n2")
    tables = Program(started).read("/rounds/1")["tables"]  # type: ignore[index,call-overload]
    played, unplayed = [table for table in tables if len(table["seats"]) == 2]  # type: ignore
    assert [seat["won"] for seat in played["seats"]] == [2, 1]
    assert played["result"].endswith("won 2–1")
    assert [seat["lost_by"] for seat in unplayed["seats"]] == [None, "no-show"]


def test_the_clock_and_extra_time_are_told(started: Desk) -> None:
    program = Program(started)
    started.post("/rounds/1/clock", table="1", minutes="5")
    started.post("/rounds/1/clock", do="start")
    played = program.client.get(f"{program.base}/rounds/1").json
    assert played is not None
    begun, ends = (datetime.fromisoformat(played[it]) for it in ("clock_started_at", "ends_at"))
    assert ends - begun == timedelta(minutes=50)
    first, *others = played["tables"]
    assert first["extra_minutes"] == 5
    assert datetime.fromisoformat(first["ends_at"]) - ends == timedelta(minutes=5)
    assert {table["ends_at"] for table in others} == {played["ends_at"]}


def test_standings_places_and_bracket_are_those_of_the_pages(app: Flask) -> None:
    desk = make_event(app)
    desk.move("close")
    desk.move("start")
    with_players(desk, *"ABCDEF")
    for number in (1, 2):
        pair(desk)
        enter_all(desk, number)
    before = Program(desk).client.get(f"/api/v1/events/view/{desk.event.public_id}/standings").json
    assert before is not None
    assert (before["bracket"], before["final_places"], before["winner"]) == ([], None, None)
    pair(desk, "cut", cut="4")
    enter_all(desk, 3)
    pair(desk)
    desk.post("/rounds/4/tables/1", result="1-2")
    desk.move("finish")
    program = Program(desk)
    answer = program.client.get(f"{program.base}/standings").json
    assert answer is not None
    file = program.client.get(f"/events/view/{desk.event.public_id}/places.csv").text
    rows = list(csv.DictReader(io.StringIO(file)))
    assert [it["name"] for it in answer["final_places"]] == [row["Player"] for row in rows]
    assert [stage["name"] for stage in answer["bracket"]] == ["Semifinals", "Final"]
    (final,) = answer["bracket"][-1]["matches"]
    assert [side["goes_on"] for side in final] == [False, True]
    assert final[1]["name"] == answer["winner"] == rows[0]["Player"]
    key = desk.base.removeprefix("/events/organizer/")
    assert desk.client.get(f"/api/v1/events/organizer/{key}/standings").json == answer
    assert program.client.get(program.base).json["winner"] == answer["winner"]  # type: ignore


def test_a_program_that_has_everything_is_told_so_until_the_event_changes(started: Desk) -> None:
    program = Program(started)
    assert program.statuses() == {304}
    assert len(set(program.tags.values())) == len(PARTS)
    number = matches(started, 1)[0].number
    started.post(f"/rounds/1/tables/{number}", result="2-0")
    assert program.statuses() == {200}


def test_time_that_closes_an_event_changes_the_answer(app: Flask) -> None:
    desk = make_event(app)
    base = f"/api/v1/events/view/{desk.event.public_id}"
    client = app.test_client()
    tag = client.get(base).headers["ETag"]
    assert client.get(base, headers={"If-None-Match": tag}).status_code == 304
    desk.pass_deadline()
    again = client.get(base, headers={"If-None-Match": tag})
    assert again.json is not None
    assert again.json["state"] == "closed"


def test_what_is_not_there_is_told(started: Desk) -> None:
    program = Program(started)
    missing = program.client.get(f"{program.base}/rounds/7")
    assert (missing.status_code, missing.json["detail"]) == (  # type: ignore[index]
        404,
        "The event has no round 7; 1 are paired.",
    )
    for address in ("/api/v1/events/view/none", "/api/v1/events/view/none/rounds"):
        assert program.client.get(address).status_code == 404
    started.change(purge_on=utc_now().date())
    assert program.client.get(program.base).status_code == 404


def test_nothing_of_a_list_or_a_link_is_told(started: Desk) -> None:
    program = Program(started)
    everything = "".join(program.client.get(program.base + part).text for part in PARTS)
    for secret in ("hash", "verdict", "report", "organizer", "mail", started.event.secret):
        assert secret not in everything

"""An organizer's program: it adds players, hands in their lists and enters results."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from app.site.accounts.tokens import Scope
from tests.site.api.test_tokens import API, carrying, event_with_a_list, make
from tests.site.decks.test_public_decks import member
from tests.site.events.conftest import Desk, make_event
from tests.site.events.desk_actions import LEGAL, log_of
from tests.site.events.rounds.test_rounds import pair, with_players


@dataclass
class Program:
    """A program that has an organizer's link and keeps no cookie."""

    desk: Desk

    def get(self, path: str) -> TestResponse:
        return self.desk.app.test_client().get(f"{API}{self.desk.base}{path}")

    def post(self, path: str, **body: object) -> TestResponse:
        return self.desk.app.test_client().post(f"{API}{self.desk.base}{path}", json=body)

    def add(self, name: str, **sent: object) -> TestResponse:
        return self.post("/players", name=name, **({"list": sent} if sent else {}))


@pytest.fixture
def program(app: Flask) -> Program:
    return Program(make_event(app))


@pytest.fixture
def paired(program: Program) -> Program:
    """A started event whose first round seats four."""
    with_players(program.desk, "Ada", "Ben", "Cy", "Dora")
    program.desk.move("close")
    program.desk.move("start")
    pair(program.desk)
    return program


def refused(answer: TestResponse, status: int, code: str) -> dict[str, object]:
    problem: dict[str, object] = answer.json
    assert (answer.status_code, problem["code"]) == (status, code), problem
    return problem


def test_a_player_is_added_once(program: Program) -> None:
    added = program.add("  Cleo ")
    assert (added.status_code, added.json["player"]["name"]) == (200, "Cleo")
    assert (added.json["warning"], added.json["list"]) == ("", None)
    again = refused(program.add("CLEO"), 409, "name_taken")
    assert again["player"] == added.json["player"]["id"]
    assert len(program.get("/players").json["items"]) == 1
    assert "looks like “Cleo”" in program.add("Cleо").json["warning"]
    assert [line.details["name"] for line in log_of(program.desk, "entered")] == ["Cleo", "Cleо"]
    for name in ("", " ", "a\u200bb\x07", "x" * 81):
        refused(program.add(name), 422, "invalid")


def test_a_list_comes_with_its_player_or_neither_does(program: Program) -> None:
    problem = refused(program.add("Cleo", list=f"{LEGAL}\n1 Nobody Knows\n"), 422, "open_lines")
    assert "'text': '1 Nobody Knows'" in str(problem["lines"])
    assert program.get("/players").json["items"] == []
    stored = program.add("Cleo", list=LEGAL).json["list"]
    assert (stored["changed"], stored["verdict"]) == (True, "legal")
    (player,) = program.get("/players").json["items"]
    assert player == stored["player"]
    assert (player["version"], player["verdict"]) == (1, "legal")


def test_a_list_is_stored_once_and_never_over_one_that_was_not_seen(program: Program) -> None:
    player = program.add("Cleo").json["player"]["id"]
    there = f"/players/{player}/list"
    assert program.post(there, list=LEGAL, replaces=0).json["changed"]
    again = program.post(there, list=LEGAL, replaces=0).json
    assert (again["changed"], again["player"]["version"]) == (False, 1)
    broken = f"{LEGAL}\n1 Scout\n"
    problem = refused(program.post(there, list=broken), 422, "not_legal")
    assert problem["verdict"] == "illegal"
    assert "copies of Scout" in str(problem["findings"])
    stale = program.post(there, list=broken, accept_illegal=True, replaces=0)
    assert refused(stale, 409, "outdated")["version"] == 1
    taken = program.post(there, list=broken, accept_illegal=True, replaces=1).json
    assert (taken["verdict"], taken["player"]["version"]) == ("illegal", 2)
    assert len(program.get(f"/players/{player}").json["versions"]) == 2
    refused(program.post("/players/nobody/list", list=LEGAL), 404, "not_found")
    refused(program.post(there, list="x" * 2_000_000), 422, "invalid")


def test_after_the_deadline_a_list_needs_a_reason(program: Program) -> None:
    player = program.add("Cleo").json["player"]["id"]
    program.desk.move("close")
    there = f"/players/{player}/list"
    refused(program.post(there, list=LEGAL), 422, "reason_needed")
    assert program.post(there, list=LEGAL, reason="The train was late.").json["changed"]
    assert not program.post(there, list=LEGAL, reason="The train was late.").json["changed"]
    program.desk.move("start")
    program.desk.move("finish")
    problem = refused(program.post(there, list=f"{LEGAL}\n1 Rage\n", reason="x"), 409, "not_now")
    assert "The event is finished." in str(problem["detail"])


def first_table(program: Program) -> tuple[int, list[int]]:
    event = program.get("").json["id"]
    shown = program.desk.app.test_client().get(f"{API}/events/view/{event}/rounds/1").json
    table = shown["tables"][0]
    return table["table"], [seat["number"] for seat in table["seats"]]


def test_a_result_is_entered_once_and_corrected_only_by_who_has_seen_it(paired: Program) -> None:
    table, seats = first_table(paired)
    results = "/rounds/1/results"
    entered = paired.post(results, table=table, seats=seats, result="2-1").json
    assert (entered["changed"], entered["table"]["typed"]) == (True, "2-1")
    assert [seat["won"] for seat in entered["table"]["seats"]] == [2, 1]
    before = len(log_of(paired.desk, "result"))
    assert not paired.post(results, table=table, seats=seats, result="2 1").json["changed"]
    assert len(log_of(paired.desk, "result")) == before
    stale = paired.post(results, table=table, seats=seats, result="0-2")
    assert refused(stale, 409, "outdated")["typed"] == "2-1"
    turned = paired.post(results, table=table, seats=seats[::-1], result="0-2", replaces="2-1")
    assert refused(turned, 409, "outdated")["seats"] == seats
    mended = paired.post(results, table=table, seats=seats, result="0-2", replaces="2-1").json
    assert (mended["changed"], mended["table"]["typed"]) == (True, "0-2")
    removed = paired.post(results, table=table, seats=seats, result="", replaces="0-2").json
    assert (removed["table"]["typed"], removed["table"]["is_over"]) == ("", False)
    for said in ("3", "9-9-9-9", "won"):
        refused(paired.post(results, table=table, seats=seats, result=said), 422, "invalid")
    refused(paired.post(results, table=99, seats=seats, result="2-0"), 404, "not_found")
    refused(paired.post("/rounds/2/results", table=1, seats=seats, result="2-0"), 404, "not_found")


def test_a_round_that_is_over_and_an_event_that_is_are_left_alone(paired: Program) -> None:
    event = paired.get("").json["id"]
    shown = paired.desk.app.test_client().get(f"{API}/events/view/{event}/rounds/1").json
    for table in shown["tables"]:
        sent = {"table": table["table"], "seats": [seat["number"] for seat in table["seats"]]}
        assert paired.post("/rounds/1/results", **sent, result="2-0").json["changed"]
    pair(paired.desk)
    late = paired.post("/rounds/1/results", **sent, result="0-2", replaces="2-0")
    assert refused(late, 409, "round_over")["last_round"] == 2
    paired.desk.change(state="finished")
    refused(paired.post("/rounds/2/results", **sent, result="2-0"), 409, "not_now")


def test_a_token_writes_only_if_it_may_and_only_at_events_of_its_account(app: Flask) -> None:
    ada, program = member(app, "Ada"), app.test_client()
    event_with_a_list(app, ada, app.test_client())
    writing, reading = make(ada, "events:write", "events:read"), make(ada, "events:read")
    key = program.get(f"{API}/account/events", headers=carrying(reading)).json["items"][0]["key"]
    there = f"{API}/events/own/{key}/players"
    body = {"name": "Dora", "list": {"list": LEGAL}}
    refused(program.post(there, json=body, headers=carrying(reading)), 403, "scope_needed")
    strange = carrying(make(member(app, "Bob"), *Scope))
    refused(program.post(there, json=body, headers=strange), 404, "not_found")
    refused(program.post(there, json=body), 404, "not_found")
    added = program.post(there, json=body, headers=carrying(writing)).json
    lists = program.get(f"{there}/{added['player']['id']}", headers=carrying(writing)).json
    assert lists["versions"][0]["source"] == "program “league bot”"


def test_a_scorekeepers_link_enters_results_and_hands_in_nothing(paired: Program) -> None:
    link = paired.desk.link("scorekeeper")
    table, seats = first_table(paired)
    keeper = Program(Desk(paired.desk.app, paired.desk.client, link))
    assert keeper.post("/rounds/1/results", table=table, seats=seats, result="2-0").json["changed"]
    refused(keeper.add("Eve", list=LEGAL), 404, "not_found")
    assert keeper.add("Eve").status_code == 200


def test_a_program_learns_what_has_changed_since_it_asked(program: Program) -> None:
    first = program.get("/changes").json
    assert first["items"][0]["action"] == "created"
    assert not first["more"]
    added = program.add("Cleo").json["player"]
    then = program.get(f"/changes?since={first['last']}").json
    (entered,) = then["items"]
    assert (entered["player"], entered["by"]) == (added["id"], "organizer")
    assert then["last"] == entered["number"] > first["last"]
    again = program.get(f"/changes?since={then['last']}").json
    assert (again["items"], again["last"]) == ([], then["last"])
    assert program.get("/changes?limit=1").json["more"]
    assert program.get("/changes?since=-1").status_code == 422

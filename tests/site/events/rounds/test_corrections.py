"""Corrections that come late: a result after the top cut was made, an event that is not over."""

from __future__ import annotations

import io

from flask import Flask
from werkzeug.datastructures import FileStorage
from werkzeug.test import TestResponse

from app.tables import Entry
from tests.site.events.conftest import Desk, make_event
from tests.site.events.desk_actions import log_of
from tests.site.events.rounds.test_rounds import (
    enter_all,
    entry_id,
    matches,
    pair,
    player_with_link,
    seats_of,
    standings,
    with_players,
)
from tests.site.events.test_second_judges import decided


def with_cut(app: Flask) -> Desk:
    """Four players after one round, of whom the two winners play the final."""
    desk = make_event(app)
    desk.move("close")
    desk.move("start")
    with_players(desk, "Ada", "Ben", "Cy", "Dan")
    pair(desk)
    enter_all(desk, 1)
    pair(desk, "cut", cut="2")
    return desk


def test_a_correction_after_the_cut_says_who_would_be_in_and_out_and_is_asked(app: Flask) -> None:
    desk = with_cut(app)
    names = [line[1] for line in standings(desk)]
    first = matches(desk, 1)[0].seats
    asked = desk.post("/rounds/1/tables/1", result="0-2")
    assert asked.status_code == 409
    assert "The top cut was made from the standings" in asked.text
    assert matches(desk, 1)[0].outcome["numbers"] == [2, 0]
    assert decided(desk, asked).status_code == 303
    assert matches(desk, 1)[0].outcome["numbers"] == [0, 2]
    line = log_of(desk, "result")[-1]
    (comes_in,), (goes_out,) = (
        line.details["would_play_the_cut"], line.details["would_not_play_it"],
    )  # fmt: skip
    assert comes_in in names[2:]
    assert goes_out in names[:2]
    assert f"<dd>{comes_in}</dd>" in asked.text
    assert f"<dd>{goes_out}</dd>" in asked.text
    assert matches(desk, 1)[0].seats == first
    assert "would play the cut" in desk.get("/log").text


def test_a_correction_that_changes_no_player_of_the_cut_is_asked_too(app: Flask) -> None:
    desk = with_cut(app)
    asked = desk.post("/rounds/1/tables/1", result="2-1")
    assert "The same players would; their seeds may differ." in asked.text
    decided(desk, asked)
    assert matches(desk, 1)[0].outcome["numbers"] == [2, 1]


def test_a_correction_before_the_cut_is_no_question(app: Flask) -> None:
    desk = with_cut(app)
    desk.post("/rounds/2/take-back")
    assert desk.post("/rounds/1/tables/1", result="0-2").status_code == 303


def from_file(desk: Desk, text: str) -> TestResponse:
    file = FileStorage(io.BytesIO(text.encode()), "round-1.csv")
    return desk.post("/rounds/1/results", file=file)


def test_a_file_asks_before_it_replaces_results_and_shows_both(app: Flask) -> None:
    desk = make_event(app)
    desk.move("close")
    desk.move("start")
    with_players(desk, "Ada", "Ben", "Cy", "Dan")
    pair(desk)
    desk.post("/rounds/1/tables/1", result="2-0")
    text = "Table,Result\n1,0-2\n2,1-1-1\n"
    asked = from_file(desk, text)
    assert asked.status_code == 409
    assert "The file would replace 1 result of round 1" in asked.text
    first, second = seats_of(desk)
    assert f"Table 1: {first} won 2–0; the file says {second} won 2–0" in asked.text
    assert [it.outcome.get("numbers") for it in matches(desk, 1)] == [[2, 0], None]
    assert decided(desk, asked).status_code == 303
    assert [it.outcome["numbers"] for it in matches(desk, 1)] == [[0, 2], [1, 1]]
    assert from_file(desk, text).status_code == 303, "what is known already is no question"


def test_a_file_whose_question_is_answered_late_asks_again(app: Flask) -> None:
    desk = with_cut(app)
    desk.post("/rounds/2/take-back")
    asked = from_file(desk, "Table,Result\n1,0-2\n")
    desk.post("/rounds/1/tables/1", result="2-1")
    again = decided(desk, asked)
    assert again.status_code == 409
    assert "won 2–1; the file says" in again.text
    assert matches(desk, 1)[0].outcome["numbers"] == [2, 1]


def test_a_file_that_comes_after_the_cut_says_who_would_be_in_and_out(app: Flask) -> None:
    desk = with_cut(app)
    names = [line[1] for line in standings(desk)]
    asked = from_file(desk, "Table,Result\n1,0-2\n")
    assert "The file would replace 1 result of round 1" in asked.text
    assert "Would not play it" in asked.text
    decided(desk, asked)
    (comes_in,) = log_of(desk, "result")[-1].details["would_play_the_cut"]
    assert comes_in in names[2:]
    assert matches(desk, 1)[0].outcome["numbers"] == [0, 2]


def test_an_event_with_open_tables_is_finished_only_after_a_question(app: Flask) -> None:
    desk = with_cut(app)
    asked = desk.post("/move", move="finish")
    assert "No result yet: table 1." in asked.text
    assert desk.event.state == "started"
    decided(desk, asked)
    assert desk.event.state == "finished"


def test_an_event_without_a_final_is_finished_only_after_a_question(app: Flask) -> None:
    desk = with_cut(app)
    desk.post("/rounds/2/take-back")
    pair(desk, "cut", cut="4")
    enter_all(desk, 2)
    asked = desk.post("/move", move="finish")
    assert "the top cut has no final yet" in asked.text
    pair(desk)
    enter_all(desk, 3)
    assert desk.post("/move", move="finish").status_code == 303


def test_players_are_told_that_the_desk_changed_their_result(app: Flask) -> None:
    desk = with_cut(app)
    desk.post("/rounds/2/take-back")
    ada = player_with_link(desk, "Ada")
    number = next(it.number for it in matches(desk, 1) if "Ada" in names_of(desk, it.seats))
    assert "the result was" not in ada.get().text
    desk.post(f"/rounds/1/tables/{number}", result="0-2")
    assert f"Round 1, table {number}: the result was changed to:" in ada.get().text


def names_of(desk: Desk, seats: list[int]) -> list[str]:
    with desk.database.reading() as session:
        return [session.get_one(Entry, seat).name for seat in seats]


def test_reports_from_before_a_result_was_taken_back_do_not_count(app: Flask) -> None:
    desk = make_event(app)
    desk.move("close")
    desk.move("start")
    with_players(desk, "Ada", "Ben")
    ada, ben = player_with_link(desk, "Ada"), player_with_link(desk, "Ben")
    pair(desk)
    ada.post("/round", round="1", result="2-0")
    ben.post("/round", round="1", result="2-0")
    desk.post("/rounds/1/tables/1", result="")
    ben.post("/round", round="1", result="2-0")
    assert matches(desk, 1)[0].outcome == {}
    ada.post("/round", round="1", result="2-0")
    assert matches(desk, 1)[0].outcome["numbers"] == [2, 0]


def test_minutes_taken_away_are_told_as_such(app: Flask) -> None:
    desk = with_cut(app)
    for minutes, words in (("7", "Table 1 has 7 more minutes."), ("-4", "4 minutes less: 3 extra")):
        desk.post("/rounds/2/clock", table="1", minutes=minutes)
        assert words in desk.get("/rounds").text


def test_a_penalty_offers_the_loss_and_the_removal_that_it_does_not_bring(app: Flask) -> None:
    desk = with_cut(app)
    ada = entry_id(desk, "Ada")
    for category, offers in (("Warning", 0), ("Match loss", 1), ("Disqualification", 2)):
        desk.post(f"/players/{ada}/penalty", category=category, reason="r")
        page = desk.get(f"/players/{ada}").text
        assert page.count(">Enter the loss<") == offers
    assert "/rounds?line=Ada+#enter" in page
    assert "Remove the player" in page


def test_the_same_file_imported_twice_is_said_so(app: Flask) -> None:
    desk = with_cut(app)
    file = desk.post("/export/everything.json").data
    for times in (1, 2):
        upload = FileStorage(io.BytesIO(file), "everything.json")
        page = desk.client.post(
            "/events/import", data={"file": upload}, content_type="multipart/form-data",
            follow_redirects=True,
        ).text  # fmt: skip
        assert ("The same file was imported here before" in page) == (times == 2)

"""Final places, the bracket and the winner: on every page, file and answer alike."""

from __future__ import annotations

import csv
import io
import re

import pytest
from flask import Flask

from app.games.tournament.standings import TieBreaker
from app.site.events.rounds.plan import Plan, stored_plan
from app.tables import Event
from tests.site.events.conftest import Desk, make_event
from tests.site.events.rounds.test_rounds import enter_all, matches, pair, standings, with_players


@pytest.fixture
def finished(app: Flask) -> Desk:
    """An event of six with a cut of four whose final the second player of the table won."""
    desk = make_event(app)
    desk.move("close")
    desk.move("start")
    with_players(desk, *("Ada", "Ben", "Cy", "Dan", "Eve", "Fay"))
    for number in (1, 2):
        pair(desk)
        enter_all(desk, number)
    pair(desk, "cut", cut="4")
    enter_all(desk, 3)
    pair(desk)
    desk.post("/rounds/4/tables/1", result="1-2")
    desk.move("finish")
    return desk


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def names_in(desk: Desk, number: int, table: int) -> list[str]:
    found = rows(desk.get(f"/rounds/{number}.csv").text)[table - 1]
    return [found["Player 1"], found["Player 2"]]


def public(desk: Desk, path: str = "") -> str:
    client = desk.app.test_client()
    return client.get(f"/events/view/{desk.event.public_id}{path}").text


def test_the_winner_of_the_final_is_first_wherever_places_are_told(finished: Desk) -> None:
    loser, winner = names_in(finished, 4, 1)
    places = rows(finished.get("/places.csv").text)
    assert [(row["Place"], row["Player"], row["Reached"]) for row in places[:2]] == [
        ("1", winner, "winner"), ("2", loser, "final"),
    ]  # fmt: skip
    semifinalists = {name for table in (1, 2) for name in names_in(finished, 3, table)}
    assert {row["Player"] for row in places[:4]} == semifinalists
    assert [row["Reached"] for row in places[2:4]] == ["semifinal"] * 2
    assert public(finished, "/places.csv") == finished.get("/places.csv").text
    assert f"Winner: <b>{winner}</b>" in public(finished)
    for page in (public(finished, "/places"), finished.get("/places").text):
        assert f"Winner: {winner}" in page
        listed = re.findall(r'class="place-name">(?:<b>)?(\w+)', page)
        assert listed == [row["Player"] for row in places]
    projected = public(finished, "/projector?show=places")
    assert re.findall(r'class="place-name">(?:<b>)?(\w+)', projected) == listed
    key = finished.base.removeprefix("/events/organizer/")
    answer = finished.client.get(f"/api/v1/events/organizer/{key}/standings").json
    assert answer is not None
    assert answer["winner"] == winner
    assert [one["name"] for one in answer["final_places"]] == listed


def test_the_standings_say_after_which_rounds_they_are_once_there_are_final_places(
    finished: Desk,
) -> None:
    title = "Standings after 2 Swiss rounds"
    for page in (
        public(finished, "/standings"), finished.get("/standings").text,
        public(finished, "/projector?show=standings"),
    ):  # fmt: skip
        assert f"<h1>{title}</h1>" in page
        assert "After 4 rounds" not in page
    lines = rows(finished.get("/standings.csv").text)
    assert lines == rows(public(finished, "/standings.csv"))
    assert [line["Points"] for line in lines] == sorted(
        (line["Points"] for line in lines), reverse=True
    )


def test_the_bracket_shows_every_round_with_seeds_and_who_goes_on(finished: Desk) -> None:
    page = public(finished, "/places")
    assert re.findall(r"<h2>(Semifinals|Final)</h2>", page) == ["Semifinals", "Final"]
    sides = re.findall(
        r'bracket-side( goes-on)?">\s*<small class="bracket-seed">(\d)</small>\s*'
        r'<span class="bracket-name">(\w+)',
        page,
    )
    assert [seed for _, seed, _ in sides[:4]] == ["1", "4", "2", "3"]
    assert [bool(goes_on) for goes_on, _, _ in sides] == [True, False, True, False, False, True]
    assert sides[-1][2] == names_in(finished, 4, 1)[1]


def test_during_a_cut_those_still_in_come_before_those_who_are_out(app: Flask) -> None:
    desk = make_event(app)
    desk.move("close")
    desk.move("start")
    with_players(desk, *"ABCDE")
    pair(desk)
    enter_all(desk, 1)
    assert "No final places yet" in public(desk, "/places")
    assert "Final places" not in public(desk, "/standings")
    assert desk.get("/places").location.endswith("/standings")
    pair(desk, "cut", cut="4")
    desk.post("/rounds/2/tables/2", result="0-2")
    reached = [row["Reached"] for row in rows(desk.get("/places.csv").text)]
    assert reached[0] == "in the final"
    assert reached[1:3] == ["in the semifinal"] * 2
    assert reached[3:] == ["semifinal", "0 points"]
    assert "Winner" not in public(desk) + public(desk, "/places")
    assert len(matches(desk, 2)) == 2


def test_without_a_cut_the_first_of_the_standings_wins_once_the_event_is_finished(
    app: Flask,
) -> None:
    desk = make_event(app)
    desk.move("close")
    desk.move("start")
    with_players(desk, "Ada", "Ben")
    pair(desk)
    desk.post("/rounds/1/tables/1", result="2-0")
    assert "Winner" not in public(desk)
    desk.move("finish")
    assert f"Winner: <b>{names_in(desk, 1, 1)[0]}</b>" in public(desk)
    assert "There was no top cut" in public(desk, "/places")


def drop(desk: Desk, name: str) -> None:
    found = re.search(rf'/players/([\w-]+)">{name}<', desk.get().text)
    assert found
    desk.post(f"/players/{found[1]}/drop", out="yes")


def test_who_leaves_after_winning_in_a_cut_gives_the_next_opponent_a_walk_over(app: Flask) -> None:
    desk = make_event(app)
    desk.move("close")
    desk.move("start")
    with_players(desk, *("Ada", "Ben", "Cy", "Dan"))
    pair(desk, "cut", cut="4")
    enter_all(desk, 1)
    gone, stays = (names_in(desk, 1, table)[0] for table in (1, 2))
    drop(desk, gone)
    page = pair(desk)
    assert "Decided without a match, because somebody left:" in page
    assert f"Table 1: {stays} won 2–0" in page
    assert f"Winner: <b>{stays}</b>" in public(desk)
    assert "walk-over" in public(desk, "/places")
    assert [row["Player"] for row in rows(desk.get("/places.csv").text)][:2] == [stays, gone]


def test_the_loss_of_who_leaves_during_a_round_is_offered(app: Flask) -> None:
    desk = make_event(app)
    desk.move("close")
    desk.move("start")
    with_players(desk, "Ada", "Ben")
    pair(desk)
    first, second = names_in(desk, 1, 1)
    drop(desk, second)
    page = desk.get("/rounds").text
    assert f"Enter the loss of {second}" in page
    assert 'name="result" value="f2"' in page
    desk.post("/rounds/1/tables/1", result="f2", made_on="")
    assert matches(desk, 1)[0].outcome["losses"] == [None, "gave up"]
    assert standings(desk)[0][1] == first
    assert f"Enter the loss of {second}" not in desk.get("/rounds").text


def test_a_final_table_names_its_winner_and_gives_the_first_places(app: Flask) -> None:
    desk = make_event(app)
    desk.move("close")
    desk.move("start")
    with_players(desk, *("Ada", "Ben", "Cy", "Dan", "Eve"))
    pair(desk)
    enter_all(desk, 1)
    pair(desk, "final", cut="4")
    seats = list(rows(desk.get("/rounds/2.csv").text)[0].values())[1:5]
    assert "Winner" not in public(desk)
    desk.post(
        "/rounds/2/tables/1", **{f"place.{at}": str(at + 2) for at in range(3)}, **{"place.3": "1"}
    )
    assert f"Winner: <b>{seats[3]}</b>" in public(desk)
    places = rows(desk.get("/places.csv").text)
    assert [row["Player"] for row in places[:4]] == [seats[3], *seats[:3]]
    assert [row["Reached"] for row in places[:4]] == [
        "winner", "2nd at the final table", "3rd at the final table", "4th at the final table",
    ]  # fmt: skip


def test_the_final_table_is_shown_with_its_places_in_the_bracket_of_the_page(app: Flask) -> None:
    desk = make_event(app)
    desk.move("close")
    desk.move("start")
    with_players(desk, *("Ada", "Ben", "Cy", "Dan", "Eve"))
    pair(desk)
    enter_all(desk, 1)
    pair(desk, "final", cut="4")
    seats = list(rows(desk.get("/rounds/2.csv").text)[0].values())[1:5]
    assert [row["Reached"] for row in rows(desk.get("/places.csv").text)][:4] == [
        "at the final table"
    ] * 4
    typed = {"place.0": "2", "place.1": "1", "place.2": "dq", "place.3": "n"}
    desk.post("/rounds/2/tables/1", **typed)
    for page in (public(desk, "/places"), desk.get("/places").text):
        assert "<h2>Final table</h2>" in page
        assert "Semifinals" not in page
        sides = re.findall(
            r'bracket-seed">(\d)</small>\s*<span class="bracket-name">(\w+).*?'
            r'bracket-games">([^<]*)<',
            page,
            re.DOTALL,
        )
        assert sides == [
            ("2", seats[1], "1st"), ("1", seats[0], "2nd"),
            ("3", seats[2], "disqualified"), ("4", seats[3], "did not come"),
        ]  # fmt: skip
    places = rows(desk.get("/places.csv").text)
    assert [row["Player"] for row in places[:3]] == [seats[1], seats[0], seats[3]]
    assert places[-1]["Player"] == seats[2]


def test_a_fixed_table_holds_in_a_top_cut_and_leaves_the_bracket_as_it_is(app: Flask) -> None:
    desk = make_event(app)
    desk.move("close")
    desk.move("start")
    with_players(desk, *("Ada", "Ben", "Cy", "Dan"))
    pair(desk)
    enter_all(desk, 1)
    best, *_, last = [row["Player"] for row in rows(desk.get("/standings.csv").text)]
    desk.post("/rounds/player", player=last, fixed_table="7")
    pair(desk, "cut", cut="4")
    tables = {row["Table"]: row for row in rows(desk.get("/rounds/2.csv").text)}
    assert set(tables) == {"1", "7"}
    assert {tables["7"]["Player 1"], tables["7"]["Player 2"]} == {best, last}
    page = public(desk, "/places")
    assert re.findall(r'bracket-seed">(\d)<', page) == ["1", "4", "2", "3"]
    for table in tables:
        desk.post(f"/rounds/2/tables/{table}", result="0-2")
    pair(desk)
    (final,) = rows(desk.get("/rounds/3.csv").text)
    assert final["Table"] == "7"
    assert final["Player 1"] == last
    assert re.findall(r'bracket-seed">(\d)<', public(desk, "/places"))[4:] == ["4", "3"]


def test_who_is_disqualified_in_the_cut_is_last_of_all(app: Flask) -> None:
    desk = make_event(app)
    desk.move("close")
    desk.move("start")
    with_players(desk, *("Ada", "Ben", "Cy", "Dan", "Eve", "Fay"))
    pair(desk)
    enter_all(desk, 1)
    pair(desk, "cut", cut="4")
    out, _ = names_in(desk, 2, 1)
    desk.post("/rounds/2/tables/1", result="dq1")
    last = rows(desk.get("/places.csv").text)[-1]
    assert (last["Place"], last["Player"], last["Reached"]) == ("6", out, "disqualified")


def test_files_and_the_desk_tell_the_number_of_each_player(finished: Desk) -> None:
    """Numbers go by entry; the field of the desk takes them as `#3`."""
    numbers = {"Ada": "1", "Ben": "2", "Cy": "3", "Dan": "4", "Eve": "5", "Fay": "6"}
    files = [finished.get(path).text for path in ("/standings.csv", "/places.csv")]
    for text in (*files, finished.post("/export/players.csv").text):
        assert {row["Player"]: row["Number"] for row in rows(text)} == numbers
    shown = re.findall(r">(\w+)</a>\s*<small class=\"quiet\">#(\d)</small>", finished.get().text)
    assert dict(shown) == numbers


def test_the_file_of_the_standings_has_every_column_of_the_page(finished: Desk) -> None:
    assert "Opponents of opponents" not in rows(finished.get("/standings.csv").text)[0]
    with finished.database.writing() as session:
        event = session.get_one(Event, finished.event.id)
        event.tournament = stored_plan(Plan(ties=(TieBreaker.OPPONENTS_OPPONENTS,)))
        session.add(event)
    found = rows(finished.get("/standings.csv").text)
    assert all(row["Opponents of opponents"].endswith("%") for row in found)
    assert "Opponents of opponents" in finished.get("/standings").text

"""Rounds at the desk: pairings, results by judges and players, the clock, standings, a top cut."""

from __future__ import annotations

import csv
import io
import re
from datetime import timedelta

import pytest
from flask import Flask
from sqlmodel import select
from werkzeug.datastructures import FileStorage

from app.site.events.public_page.projector import NAMES, WHOLE, part_of
from app.tables import DeckCheck, EventMatch, EventRound, utc_now
from tests.site.events.conftest import Desk, Player, make_event
from tests.site.events.desk_actions import LEGAL, log_of

TABLE = re.compile(r'id="round-(\d+)-table-(\d+)"')


@pytest.fixture
def started(app: Flask) -> Desk:
    """An event that has started, with nobody in it yet."""
    desk = make_event(app)
    desk.move("close")
    desk.move("start")
    return desk


def with_players(desk: Desk, *names: str) -> None:
    for name in names:
        assert desk.post("/players", name=name).status_code == 303


def pair(desk: Desk, kind: str = "swiss", **fields: object) -> str:
    """Pair a round and return the page that follows."""
    desk.post("/rounds/pair", **{"kind": kind, "minutes": "50", **fields})
    return desk.get("/rounds").text


def matches(desk: Desk, number: int) -> list[EventMatch]:
    with desk.database.reading() as rows:
        wanted = (
            select(EventMatch)
            .join(EventRound)
            .where(EventRound.event_id == desk.event.id, EventRound.number == number)
            .order_by(EventMatch.number)  # type: ignore[arg-type]
        )
        return list(rows.exec(wanted))


def enter_all(desk: Desk, number: int, result: str = "2-0") -> None:
    for match in matches(desk, number):
        if len(match.seats) > 1:
            desk.post(f"/rounds/{number}/tables/{match.number}", result=result)


def standings(desk: Desk) -> list[list[str]]:
    text = desk.get("/standings.csv").text
    return [line.split(",") for line in text.splitlines()[1:]]


def player_with_link(desk: Desk, name: str) -> Player:
    page = desk.client.post(
        f"{desk.base}/players/{entry_id(desk, name)}/link", follow_redirects=True
    ).text
    found = re.search(r"/events/player/[\w-]+", page)
    assert found, page
    return Player(desk.app.test_client(), found[0])


def entry_id(desk: Desk, name: str) -> str:
    page = desk.get().text
    found = re.search(rf'/players/([\w-]+)">{name}<', page)
    assert found, page
    return found[1]


def test_a_round_is_paired_shown_and_entered(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cleo", "Dan")
    page = pair(started)
    assert TABLE.findall(page) == [("1", "1"), ("1", "2")]
    assert "2 results missing" in page
    public = started.app.test_client().get(f"/events/view/{started.event.public_id}/pairings").text
    assert all(name in public for name in ("Ada", "Ben", "Cleo", "Dan"))
    enter_all(started, 1)
    assert "all results are in" in started.get("/rounds").text
    lines = standings(started)
    assert [line[2] for line in lines] == ["3", "3", "0", "0"]


def test_the_next_round_waits_for_all_results_and_repeats_no_match(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cleo", "Dan")
    pair(started)
    page = pair(started)
    assert "Round 1 is not finished: tables 1 and 2 have no result." in page
    enter_all(started, 1)
    pair(started)
    enter_all(started, 2)
    pair(started)
    seen = [
        tuple(sorted(match.seats)) for number in (1, 2, 3) for match in matches(started, number)
    ]
    assert len(seen) == len(set(seen)) == 6


def test_an_odd_player_has_a_bye_that_needs_no_result(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cleo")
    page = pair(started)
    assert "1 result missing" in page
    *_, last = matches(started, 1)
    assert len(last.seats) == 1
    refused = started.post(f"/rounds/1/tables/{last.number}", result="2-0")
    assert refused.status_code == 303
    assert "A bye has no result. Nothing was changed." in started.get("/rounds").text


def test_who_left_is_not_paired_and_who_comes_late_is(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cleo", "Dan")
    pair(started)
    enter_all(started, 1)
    started.post(f"/players/{entry_id(started, 'Dan')}/drop")
    with_players(started, "Eve")
    pair(started)
    csv = started.get("/rounds/2.csv").text
    assert "Dan" not in csv
    assert "Eve" in csv


@pytest.mark.parametrize("wrong", ["0-0", "2:x", "2", "22-0", "1-1-1-1", "-1-2"])
def test_a_result_that_cannot_be_is_refused_in_words(started: Desk, wrong: str) -> None:
    with_players(started, "Ada", "Ben")
    pair(started)
    started.post("/rounds/1/tables/1", result=wrong)
    page = started.get("/rounds").text
    assert "Nothing was changed." in page
    assert matches(started, 1)[0].outcome == {}


def test_a_result_is_corrected_and_removed_with_lines_in_the_log(started: Desk) -> None:
    with_players(started, "Ada", "Ben")
    pair(started)
    for result in ("2-0", "1-2", ""):
        started.post("/rounds/1/tables/1", result=result)
    assert matches(started, 1)[0].outcome == {}
    log = started.get("/log").text
    assert log.count("entered a result") == 3


def test_two_players_who_report_alike_need_no_judge(started: Desk) -> None:
    with_players(started, "Ada", "Ben")
    ada, ben = player_with_link(started, "Ada"), player_with_link(started, "Ben")
    pair(started)
    assert "Table <b>1</b>" in ada.get("/round").text
    ada.post("/round", round="1", result="2-1")
    assert matches(started, 1)[0].outcome == {}
    seen = "lost 1–2" if seats_of(started)[0] == "Ada" else "won 2–1"
    assert f"Ada reports: <b>you {seen}</b>" in ben.get("/round").text
    assert 'name="result" value="2-1">' in ben.get().text.partition("That is right")[0]
    ben.post("/round", round="1", result="2-1")
    assert matches(started, 1)[0].outcome == {"numbers": [2, 1], "draws": 0}
    ben.post("/round", round="1", result="0-2")
    assert "The result stands already" in ben.get("/round").text
    assert matches(started, 1)[0].outcome == {"numbers": [2, 1], "draws": 0}


def test_a_player_sees_the_earlier_rounds_on_the_own_page(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cy")
    ada = player_with_link(started, "Ada")
    expected = []
    for number in (1, 2):
        pair(started)
        enter_all(started, number, "2-1")
        for row in csv.DictReader(io.StringIO(started.get(f"/rounds/{number}.csv").text)):
            if row["Player 1"] == "Ada":
                expected.append((row["Player 2"] or "bye", "won 2–1" if row["Player 2"] else ""))
            elif row["Player 2"] == "Ada":
                expected.append((row["Player 1"], "lost 1–2"))
    assert "own-earlier" in ada.get().text
    pair(started)
    shown = ada.get().text.partition('class="own-earlier"')[2].partition("</ul>")[0]
    lines = re.findall(r'own-earlier-against">(.*?)</span>\s*<b>(.*?)</b>', shown)
    assert lines == expected[::-1]
    assert re.findall("Round [0-9]", shown) == ["Round 2", "Round 1"]


def test_reports_that_differ_wait_for_a_judge(started: Desk) -> None:
    with_players(started, "Ada", "Ben")
    ada, ben = player_with_link(started, "Ada"), player_with_link(started, "Ben")
    pair(started)
    ada.post("/round", round="1", result="2-0")
    ben.post("/round", round="1", result="0-2")
    assert "another one differs. Correct yours, or call a judge." in ben.get("/round").text
    assert "<b>The reports differ.</b>" in ada.get().text
    page = started.get("/rounds").text
    assert "reports differ" in page
    words = "won 2–0" if seats_of(started)[0] == "Ada" else "lost 0–2"
    for name in ("Ada", "Ben"):
        assert f"{name} reports: {words}" in page
        assert f"accept what {name} reports for table 1" in page
    started.post("/rounds/1/tables/1", result="2-0")
    assert "reports differ" not in started.get("/rounds").text


def test_tables_that_wait_for_a_judge_come_first_and_finished_ones_last(started: Desk) -> None:
    with_players(started, *"ABCDEF")
    players = {name: player_with_link(started, name) for name in "ABCDEF"}
    pair(started)
    started.post("/rounds/1/tables/1", result="2-0")
    third = list(csv.DictReader(io.StringIO(started.get("/rounds/1.csv").text)))[2]
    for seat, result in (("Player 1", "2-0"), ("Player 2", "0-2")):
        players[third[seat]].post("/round", round="1", result=result)
    page = started.get("/rounds").text
    assert [table for _, table in TABLE.findall(page)] == ["3", "2", "1"]
    assert "<b>1 of 3</b>" in started.get().text


def test_a_report_for_a_round_that_is_over_is_refused(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cleo", "Dan")
    ada = player_with_link(started, "Ada")
    pair(started)
    enter_all(started, 1)
    pair(started)
    ada.post("/round", round="1", result="2-0")
    assert "The next round has begun" in ada.get("/round").text


def test_a_player_cannot_report_before_the_event_starts(app: Flask) -> None:
    desk = make_event(app)
    ada = desk.enter("Ada")
    assert ada.post("/round", round="1", result="2-0").status_code == 404
    assert "No rounds yet" in ada.get("/round").text


def test_the_last_round_is_taken_back_while_it_has_no_result(started: Desk) -> None:
    with_players(started, "Ada", "Ben")
    pair(started)
    started.post("/rounds/1/tables/1", result="2-0")
    started.post("/rounds/1/take-back")
    assert "This round has results." in started.get("/rounds").text
    started.post("/rounds/1/tables/1", result="")
    started.post("/rounds/1/take-back")
    assert matches(started, 1) == []
    assert "Round 1 is paired" in pair(started)


def test_tables_of_four_are_played_for_places(started: Desk) -> None:
    with_players(started, *"ABCDEFGH")
    pair(started, "tables")
    assert [len(match.seats) for match in matches(started, 1)] == [4, 4]
    started.post("/rounds/1/tables/1", **{f"place.{n}": str(n + 1) for n in range(4)})
    started.post("/rounds/1/tables/2", **{f"place.{n}": "1" for n in range(4)})
    points = [line[2] for line in standings(started)]
    assert points == ["3", "2", "1.5", "1.5", "1.5", "1.5", "1", "0"]
    started.post("/rounds/1/tables/1", **{f"place.{n}": "2" for n in range(4)})
    assert "Places must count from 1" in started.get("/rounds").text


def test_a_top_cut_ends_with_a_final(started: Desk) -> None:
    with_players(started, *"ABCDE")
    pair(started)
    enter_all(started, 1)
    assert "Semifinals" in pair(started, "cut", cut="4")
    enter_all(started, 2)
    started.post("/rounds/pair", kind="swiss", minutes="60")
    assert "Final" in started.get("/rounds").text
    started.post("/rounds/2/tables/1", result="0-2")
    assert "The next round of the top cut is paired" in started.get("/rounds").text
    enter_all(started, 3)
    assert "the last round decided the event" in pair(started)


def test_who_beat_a_player_that_left_keeps_the_points_for_the_top_cut(started: Desk) -> None:
    with_players(started, *"ABCD")
    pair(started)
    enter_all(started, 1)
    winner, loser = seats_of(started)
    started.post(f"/players/{entry_id(started, loser)}/drop")
    best = [line[1] for line in standings(started)][:2]
    assert winner in best
    pair(started, "cut", cut="2")
    final = next(csv.DictReader(io.StringIO(started.get("/rounds/2.csv").text)))
    assert [final["Player 1"], final["Player 2"]] == best


def test_a_drawn_match_of_a_top_cut_is_asked_for_a_winner(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cleo", "Dan")
    ada = player_with_link(started, "Ada")
    pair(started, "cut", cut="4")
    words = "A match of a top cut needs a winner; this result is a draw."
    ada.post("/round", round="1", result="1-1")
    assert words in ada.get("/round").text
    started.post("/rounds/1/tables/1", result="2-0")
    started.post("/rounds/1/tables/2", result="1-1")
    assert f"Table 2: {words} Nothing was changed." in started.get("/rounds").text
    assert f"Line 2: {words}" in sent(started, "Table,Result\n2,1-1")
    assert "Round 1 is not finished: table 2 has no result." in pair(started)


def test_a_deck_check_gives_its_minutes_back_to_the_table(started: Desk) -> None:
    with_players(started, "Ada", "Ben")
    ada = entry_id(started, "Ada")
    started.post(f"/players/{ada}/hand-in", list=LEGAL, do="hand_in", reason="at the table")
    pair(started)
    started.post("/rounds/1/clock")
    started.post(f"/players/{ada}/check")
    with started.database.writing() as session:
        check = session.exec(select(DeckCheck)).one()
        check.started_at = utc_now() - timedelta(minutes=6, seconds=30)
        check.finished_at = utc_now()
        session.add(check)
    assert "+7 min" in started.get("/rounds").text
    started.post("/rounds/1/clock", table="1", minutes="5")
    assert "+12 min" in started.get("/rounds").text
    public = started.app.test_client().get(f"/events/view/{started.event.public_id}/pairings").text
    assert "+12 min" in public


def test_too_few_players_and_odd_settings_are_refused_in_words(started: Desk) -> None:
    assert "At least two players are needed" in pair(started)
    with_players(started, "Ada", "Ben")
    assert "At least three players are needed" in pair(started, "tables")
    assert "Choose how the round is put together." in pair(started, "chess")
    assert "A round lasts from 1 to 600 minutes." in pair(started, minutes="9999")
    assert "A top cut has from 2 to 64 players." in pair(started, "cut", cut="1")


def test_files_are_safe_in_spreadsheets(started: Desk) -> None:
    with_players(started, "=SUM(A1)", "Ben")
    pair(started)
    assert "'=SUM(A1)" in started.get("/rounds/1.csv").text
    assert "'=SUM(A1)" in started.get("/standings.csv").text
    assert started.get("/rounds/7.csv").status_code == 404


def test_the_public_pages_say_that_there_is_no_round_yet(app: Flask) -> None:
    desk = make_event(app)
    for page in ("pairings", "standings"):
        answer = desk.app.test_client().get(f"/events/view/{desk.event.public_id}/{page}")
        assert answer.status_code == 200
        assert "No rounds yet" in answer.text


# The projector


def test_the_projector_shows_three_columns_of_names_and_goes_on_without_script(
    started: Desk,
) -> None:
    visitor = started.app.test_client()
    address = f"/events/view/{started.event.public_id}/projector"
    assert "No rounds yet" in visitor.get(address).text
    names = [f"Player {number:02}" for number in range(1, 71)]
    roster = {"roster": "\n".join(names), "do": "add"}
    started.post("/roster", **roster)
    pair(started)
    first, second = (visitor.get(f"{address}?page={page}").text for page in (1, 2))
    shown = re.findall(r"class=\"projector-name\">([^<]*)<", first + second)
    assert sorted(shown) == names
    assert len(re.findall("projector-name", first)) == 66
    assert first.count("<table") == 3
    assert 'http-equiv="refresh" content="12;url=?show=pairings&amp;page=2"' in first
    assert "url=?show=pairings&amp;page=1" in second
    assert "<nav" not in first
    standings = visitor.get(f"{address}?show=standings&page=99").text
    assert "Page 3 of 3" in standings
    assert "5 minutes more" not in first
    started.post("/rounds/1/clock", table="1", minutes="5")
    assert "Table 1: 5 minutes more." in visitor.get(address).text


@pytest.mark.parametrize("players", [66, 67, 200])
def test_200_names_are_shown_within_30_seconds(app: Flask, players: int) -> None:
    with app.test_request_context("/"):
        part = part_of(range(players), NAMES)
    assert part.pages * part.seconds <= WHOLE
    assert part.seconds >= 7


# Results from a file


def sent(desk: Desk, text: str, number: int = 1) -> str:
    file = FileStorage(io.BytesIO(text.encode()), "round-1.csv")
    assert desk.post(f"/rounds/{number}/results", file=file).status_code == 303
    return desk.get("/rounds").text


def test_the_file_of_a_round_is_filled_in_and_enters_its_results(started: Desk) -> None:
    with_players(started, "Ada", "Bea", "Cy", "Dan", "Eve")
    pair(started)
    written = started.get("/rounds/1.csv").text
    lines = written.splitlines()
    filled = [
        line if line.endswith("bye") else f"{line}{result}"
        for line, result in zip(lines[1:], ("2-1", "1:1:1", ""), strict=True)
    ]
    page = sent(started, "\n".join([lines[0], *filled]))
    assert "2 results entered" in page
    assert [match.outcome.get("numbers") for match in matches(started, 1)[:2]] == [[2, 1], [1, 1]]
    assert "0 results entered; 2 already known" in sent(started, started.get("/rounds/1.csv").text)
    assert len(log_of(started, "result")) == 2


def test_the_lines_and_tables_without_a_result_are_named(started: Desk) -> None:
    with_players(started, "Ada", "Bea", "Cy", "Dan", "Eve", "Flo", "Gus")
    pair(started)
    page = sent(started, "Tisch;Ergebnis\n1;2-1\n3;")
    assert "1 result entered." in page
    assert "Lines without a result: 3." in page
    assert "Tables that are not in it: 2." in page


def seats_of(desk: Desk) -> list[str]:
    """The players at the first table, by seat."""
    row = next(csv.DictReader(io.StringIO(desk.get("/rounds/1.csv").text)))
    return [name for column, name in row.items() if column.startswith("Player") and name]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "must name the columns Table and Result"),
        ("1,2-0", "must name the columns Table and Result"),
        ("Table,Result\n", "The file contains no results"),
        (
            "Table,Result\n1,2-0\n9,2-0",
            "Line 3: round 1 has no table “9”. Its tables are 1 to 1: correct the number",
        ),
        (
            "Table,Result\n1,two",
            "Line 2: “two” is not a result of this table. Enter the games each player won, like",
        ),
        ("Table,Result\n1,99-0", "Line 2: Games won and drawn must be numbers"),
        (
            "Table;Result\n1;2-0\n1;2-0",
            "Line 3: table 1 is already on line 2. Keep one of the two lines.",
        ),
        (
            "Table,Player 1,Player 2,Result\n1,Ada,Zoe,2-0",
            "Line 2: table 1 of round 1 seats SEATS, in this order, but the line has Ada and Zoe. "
            "Correct the names, or choose the file of this round.",
        ),
        ('Table,Result,Note\n9,2-0,"two\nlines"\n8,2-0,', "Line 4: round 1 has no table “8”"),
        ("Table,Result\r9,2-0\r", "Line 2: round 1 has no table “9”"),
        (f"Table,Result\n1,{'2' * 140_000}", "Line 2 cannot be read as CSV"),
    ],
)
def test_a_file_with_a_wrong_line_enters_nothing(started: Desk, text: str, words: str) -> None:
    with_players(started, "Ada", "Bea")
    pair(started)
    page = sent(started, text)
    assert words.replace("SEATS", " and ".join(seats_of(started))) in page
    assert "The file was not imported, and nothing was changed." in page
    assert not matches(started, 1)[0].outcome


def test_of_many_wrong_lines_the_first_are_told_and_the_others_counted(started: Desk) -> None:
    with_players(started, "A" * 80, "B" * 80)
    pair(started)
    lines = "".join(f"1,{letter * 80},{'Z' * 80},2-0\n" for letter in "CDEFGHIJ")
    page = sent(started, f"Table,Player 1,Player 2,Result\n{lines}")
    assert [line for line in range(2, 10) if f"Line {line}: " in page] == [2, 3, 4, 5, 6]
    assert "And 3 more like these." in page


def test_a_file_says_places_in_the_order_of_its_columns(started: Desk) -> None:
    with_players(started, *"ABCD")
    pair(started, "tables")
    page = started.get("/rounds").text
    assert "such as 2-1-3-4 if Player 2 won before Player 1" in page
    refused = sent(started, "Table,Result\n1,1-2-3")
    assert "Enter the places of its 4 players, in the order of their columns: 2-1-3-4" in refused
    assert "1 result entered" in sent(started, "Table,Result\n1,2-1-3-4")
    first, second = seats_of(started)[:2]
    public = started.client.get(f"/events/view/{started.event.public_id}/pairings").text
    for name, place in ((first, "2nd"), (second, "1st")):
        assert f'<span class="badge">{place}</span>' in public.partition(f"<b>{name}</b>")[2][:400]


def test_pairings_say_how_it_ended_for_the_player_of_the_line(started: Desk) -> None:
    with_players(started, "Ada", "Ben")
    pair(started)
    started.post("/rounds/1/tables/1", result="1-2-1")
    public = started.client.get(f"/events/view/{started.event.public_id}/pairings").text
    for name, words in zip(
        seats_of(started), ("lost 1–2, 1 drawn", "won 2–1, 1 drawn"), strict=True
    ):
        assert words in public.partition(f"<b>{name}</b>")[2][:400]


# Tables of several players


def places_shown(page: str) -> list[str]:
    return re.findall(r'aria-label="Place of [^"]+" value="([^"]*)"', page)


def test_refused_places_stay_in_the_form_of_their_table(started: Desk) -> None:
    with_players(started, *"ABCDEFG")
    pair(started, "tables")
    started.post("/rounds/1/tables/2", **{"place.0": "1", "place.1": "2", "place.2": "3"})
    for typed in (["1", "1", "", "x"], ["4", "4", "4", "4"]):
        fields = {f"place.{seat}": place for seat, place in enumerate(typed)}
        answer = started.post("/rounds/1/tables/1", **fields)
        page = started.client.get(answer.location).text
        assert "Nothing was changed." in page
        assert places_shown(page) == [*typed, "1", "2", "3"]
        assert page.count('aria-invalid="true"') == 4
    assert matches(started, 1)[0].outcome == {}
    assert places_shown(started.get("/rounds").text) == ["", "", "", "", "1", "2", "3"]


def test_refused_places_stay_on_the_page_of_the_player(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cy")
    ada, ben = player_with_link(started, "Ada"), player_with_link(started, "Ben")
    pair(started, "tables")
    refused = ada.post("/round", round="1", **{"place.0": "1", "place.1": "3", "place.2": "3"})
    page = ada.client.get(refused.location).text
    assert "as in 1, 1, 3. Nothing was changed." in page
    assert places_shown(page) == ["1", "3", "3"]
    right = {"place.0": "1", "place.1": "2", "place.2": "2"}
    ada.post("/round", round="1", **right)
    assert "once another player at your table reports the same" in ada.get("/round").text
    ben.post("/round", round="1", **right)
    seats = seats_of(started)
    shared = " and ".join(sorted(seats[1:]))
    assert f"Result: <b>1st {seats[0]}, 2nd {shared}</b>" in ben.get("/round").text


def test_rounds_of_a_game_for_several_are_not_called_pairs(started: Desk) -> None:
    with_players(started, *"ABCDEFG")
    page = pair(started, "tables")
    for words in ("Round 1 is seated.", "Seat round 2", "Tables of four, and of three"):
        assert words in page
    assert "of pairs" not in page


def test_what_was_done_at_a_table_is_told_in_its_row(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cy", "Dora")
    pair(started)
    for path, data, words in (
        ("tables/2", {"result": "2-1"}, "table 2: the result was saved"),
        ("tables/2", {"result": "9-9-9-9"}, "Nothing was changed."),
        ("clock", {"table": "2", "minutes": "5"}, "Table 2 has 5 more minutes."),
    ):
        answer = started.post(f"/rounds/1/{path}", **data)
        assert answer.location.endswith("/rounds?row=round-1-table-2#round-1-table-2")
        page = started.client.get(answer.location).text
        assert page.count(words) == 1
        assert words in page.partition('id="round-1-table-2"')[2]
    started.post("/rounds/1/clock")
    assert "The clock runs." in started.get("/rounds?row=round-9-table-9").text


def test_a_file_of_another_program_names_tables_by_their_players(started: Desk) -> None:
    with_players(started, "Ada", "Bea", "Cy")
    pair(started)
    one, other = seats_of(started)
    page = sent(started, f"Player;Opponent;Score\n{other.upper()};{one};2-1\n")
    assert "1 result entered" in page
    assert matches(started, 1)[0].outcome["numbers"] == [1, 2]
    refused = sent(started, "Player 1,Player 2,Result\nAda,Zoe,2-0")
    assert "Line 2: Ada and Zoe have no table of their own in round 1." in refused

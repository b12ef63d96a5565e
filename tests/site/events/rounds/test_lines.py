"""The field for results at the desk: what it says before Enter, saves, and refuses."""

from __future__ import annotations

import re

import pytest

from tests.site.events.conftest import Desk
from tests.site.events.desk_actions import log_of
from tests.site.events.rounds.test_by_hand import tables
from tests.site.events.rounds.test_rounds import (
    matches,
    pair,
    player_with_link,
    standings,
    started,
    with_players,
)

__all__ = ["started"]


@pytest.fixture
def four(started: Desk) -> Desk:
    """An event of four, in its first round."""
    with_players(started, "Ada", "Ben", "Cleo", "Dan")
    pair(started)
    return started


def enter(desk: Desk, line: str, number: int = 1, **fields: object) -> str:
    """Send a line, and return the page that follows."""
    answer = desk.post(f"/rounds/{number}/line", line=line, **fields)
    assert answer.status_code == 303
    return desk.client.get(answer.location).text


def reading(desk: Desk, line: str) -> str:
    return desk.get(f"/rounds/1/reading?line={line.replace(' ', '+').replace('+5', '%2B5')}").text


def test_a_line_is_read_before_it_is_saved(four: Desk) -> None:
    upper, lower = tables(four, 1)[1]
    said = reading(four, "1 2 1")
    assert f"{upper} – {lower}" in said
    assert f"{upper} won 2–1" in said
    assert matches(four, 1)[0].outcome == {}
    assert f"{upper} did not come" in reading(four, "1 n1")


def test_a_line_enters_a_result_and_the_table_is_no_longer_open(four: Desk) -> None:
    page = enter(four, "1 2 1")
    assert "Table 1: " in page
    assert "1 of 2" in page
    assert 'data-line="1 "' in page.partition("Saved just now")[2].partition("</span>")[0]
    assert matches(four, 1)[0].outcome == {"numbers": [2, 1], "draws": 0}
    assert len(log_of(four, "result")) == 1


def test_a_part_of_a_name_is_enough(four: Desk) -> None:
    lower = tables(four, 1)[2][1]
    enter(four, f"{lower[:2].lower()} 0 2")
    assert matches(four, 1)[1].outcome["numbers"] == [0, 2]


def test_a_script_gets_only_the_field_and_the_open_tables(four: Desk) -> None:
    answer = four.client.post(
        f"{four.base}/rounds/1/line", data={"line": "1 2 0"}, headers={"X-Fragment": "entering"}
    )
    assert answer.status_code == 200
    assert "<html" not in answer.text
    assert 'value=""' in answer.text
    kept = four.client.post(
        f"{four.base}/rounds/1/line", data={"line": "9 2 0"}, headers={"X-Fragment": "entering"}
    )
    assert "There is no table 9" in kept.text
    assert 'value="9 2 0"' in kept.text


def test_a_result_that_stands_is_replaced_only_knowingly(four: Desk) -> None:
    enter(four, "1 2 1")
    page = enter(four, "1 0 2")
    assert "Table 1 has 2–1, entered " in page
    assert matches(four, 1)[0].outcome["numbers"] == [2, 1]
    found = re.search(r'name="replaces" value="([^"]+)"', page)
    assert found
    enter(four, "1 0 2", replaces=found[1])
    assert matches(four, 1)[0].outcome["numbers"] == [0, 2]
    page = enter(four, "1 1 1", replaces=found[1])
    assert "Table 1 has 0–2" in page
    assert matches(four, 1)[0].outcome["numbers"] == [0, 2]


def test_a_result_that_is_sent_again_unchanged_is_not_noted_again(four: Desk) -> None:
    page = (enter(four, "1 2 1"), enter(four, "1 2 1"))[1]
    found = re.search(r'name="replaces" value="([^"]+)"', page)
    assert found
    enter(four, "1 2 1", replaces=found[1])
    assert len(log_of(four, "result")) == 1
    enter(four, "1 1 2", replaces=found[1])
    assert len(log_of(four, "result")) == 2


def test_a_line_adds_minutes_or_takes_a_result_back(four: Desk) -> None:
    assert "5 more minutes, 5 in all." in enter(four, "1 +5")
    enter(four, "1 2 1")
    page = enter(four, "1 x")
    found = re.search(r'name="replaces" value="([^"]+)"', page)
    assert found
    assert "the result is taken back" in enter(four, "1 x", replaces=found[1])
    assert matches(four, 1)[0].outcome == {}
    assert "from 0 to 120 extra minutes" in enter(four, "1 +119")


def test_who_did_not_come_loses_and_leaves_with_the_same_line(four: Desk) -> None:
    upper, lower = tables(four, 1)[1]
    assert f"{lower} won 2–0, {upper} did not come; {upper} leaves the event" in enter(
        four, "1 n1 d1"
    )
    enter(four, "2 2 0")
    by_name = {line[1]: line for line in standings(four)}
    assert by_name[lower][2] == "3"
    assert by_name[upper][3] == "0–1"
    pair(four)
    assert upper not in {name for names in tables(four, 2).values() for name in names}


def test_a_double_loss_gives_nobody_a_point(four: Desk) -> None:
    enter(four, "1 dl")
    for name in tables(four, 1)[1]:
        line = next(line for line in standings(four) if line[1] == name)
        assert (line[2], line[3]) == ("0", "0–1")
    assert "double loss" in four.get("/rounds").text


def test_who_is_disqualified_is_out_and_last(four: Desk) -> None:
    _, lower = tables(four, 1)[1]
    enter(four, "1 2 0")
    enter(four, "2 2 0")
    pair(four)
    table, seat = next(
        (number, names.index(lower) + 1)
        for number, names in tables(four, 2).items()
        if lower in names
    )
    enter(four, f"{table} dq{seat}", number=2)
    assert standings(four)[-1][1] == lower
    assert len(log_of(four, "dropped")) == 1


def test_a_slip_is_entered_with_the_player_who_leaves(four: Desk) -> None:
    upper = tables(four, 1)[1][0]
    four.post("/rounds/1/tables/1", result="0-2", leaves="0")
    assert matches(four, 1)[0].outcome["numbers"] == [0, 2]
    assert len(log_of(four, "dropped")) == 1
    enter(four, "2 2 0")
    pair(four)
    assert upper not in str(tables(four, 2))


def test_a_line_of_places_says_who_did_not_come(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cleo", "Dan")
    pair(started, "tables")
    enter(started, "1 2 1 n 3")
    stored = matches(started, 1)[0].outcome
    assert (stored["numbers"], stored["losses"]) == ([2, 1, 4, 3], [None, None, "no-show", None])
    assert "did not come" in started.get("/rounds").text
    page = started.get("/rounds").text
    assert 'value="n"' in page


def test_players_cannot_report_a_match_that_was_not_played(four: Desk) -> None:
    upper = tables(four, 1)[1][0]
    player = player_with_link(four, upper)
    player.post("/round", round="1", result="n2")
    assert "Only the desk enters a match that was not played" in player.get("/round").text
    assert matches(four, 1)[0].reports == {}


def test_a_loss_without_play_survives_the_file_of_the_round(four: Desk) -> None:
    enter(four, "1 n2")
    text = four.get("/rounds/1.csv").text
    assert text.splitlines()[1].endswith(",n2")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("9 2 1", "9 2 1: There is no table 9"),
        ("1 2 1 9 9", "is not a result of this table"),
        ("Zoe 2 1", "Nobody of this name"),
        ("1", "type the result after the table"),
        ("", "Type a table or a name"),
        ("1 0 0", "At least one game"),
    ],
)
def test_a_line_that_cannot_be_read_saves_nothing(four: Desk, line: str, words: str) -> None:
    assert words in enter(four, line)
    assert [match.outcome for match in matches(four, 1)] == [{}, {}]


def test_a_line_for_a_round_that_is_over_is_refused(four: Desk) -> None:
    enter(four, "1 2 0")
    enter(four, "2 2 0")
    pair(four)
    assert "Another round has been paired" in enter(four, "1 2 1")
    assert [match.outcome for match in matches(four, 2)] == [{}, {}]


def test_a_top_cut_takes_no_double_loss(four: Desk) -> None:
    enter(four, "1 2 0")
    enter(four, "2 2 0")
    pair(four, "cut", cut=4)
    assert "this result is a double loss" in enter(four, "1 dl", number=2)
    assert "needs a winner" in enter(four, "1 1 1", number=2)
    assert matches(four, 2)[0].outcome == {}

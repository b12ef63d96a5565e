"""Pairings changed by hand at the desk: what is shown first, refused, logged and told."""

from __future__ import annotations

import re
from urllib.parse import urlencode

import pytest
from sqlmodel import select

from app.tables import Entry, EventMessage
from tests.site.events.conftest import Desk
from tests.site.events.desk_actions import log_of
from tests.site.events.rounds.test_rounds import (
    enter_all,
    entry_id,
    matches,
    pair,
    started,
    with_players,
)

__all__ = ["started"]


def tables(desk: Desk, number: int) -> dict[int, list[str]]:
    with desk.database.reading() as rows:
        return {
            match.number: [rows.get_one(Entry, seat).name for seat in match.seats]
            for match in matches(desk, number)
        }


def look(desk: Desk, how: str = "swap", **fields: object) -> str:
    return desk.get(f"/rounds?{urlencode({'how': how, **fields})}").text


def change(desk: Desk, how: str = "swap", number: int = 1, **fields: object) -> str:
    """Look at a change, store it, and return the page that follows."""
    found = re.search(r'name="seen" value="(\w+)"', look(desk, how, **fields))
    seen = found[1] if found else ""
    answer = desk.post(f"/rounds/{number}/change", **{"how": how, "seen": seen, **fields})
    assert answer.status_code == 303
    return desk.get("/rounds").text


def test_two_players_are_swapped_and_everybody_is_told(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cleo", "Dan")
    pair(started)
    before = tables(started, 1)
    one, other = before[1][0], before[2][1]
    page = look(started, one=one, other=other)
    assert f"{before[2][0]} – {one}" in page
    assert tables(started, 1) == before
    page = change(started, one=one.upper(), other=f" {other} ", reason="sat down wrongly")
    assert tables(started, 1) == {1: [other, before[1][1]], 2: [before[2][0], one]}
    assert "changed by hand" in page
    (line,) = log_of(started, "changed_pairing")
    assert line.details["reason"] == "sat down wrongly"
    assert line.details["after"][0] == f"table 1: {other} – {before[1][1]}"
    public = started.app.test_client().get(f"/events/view/{started.event.public_id}/pairings").text
    assert "tables 1 and 2 changed by hand" in public
    with started.database.reading() as rows:
        told = rows.exec(select(EventMessage)).all()
    assert len(told) == 4
    assert all("The pairings of round 1 were changed." in one.text for one in told)


def test_a_player_is_put_on_the_bye_and_a_late_one_is_paired_with_it(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cleo")
    pair(started)
    one, (bye,) = tables(started, 1)[1][0], tables(started, 1)[2]
    change(started, "bye", one=one)
    assert tables(started, 1)[2] == [one]
    assert bye in tables(started, 1)[1]
    with_players(started, "Eve")
    change(started, "bye", one="Eve")
    assert tables(started, 1)[2] == [one, "Eve"]


def test_who_leaves_before_the_match_frees_the_opponent_for_the_bye(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cleo")
    pair(started)
    one, other = tables(started, 1)[1]
    (bye,) = tables(started, 1)[2]
    page = look(started, "out", one=one)
    assert f"{one} does not play this round" in page
    change(started, "out", one=one)
    assert tables(started, 1) == {1: [other, bye]}


def test_one_table_is_repaired(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")
    pair(started)
    before = tables(started, 1)
    one, other = before[2][0], before[3][1]
    change(started, "table", one=one, other=other, table=1)
    assert tables(started, 1)[1] == [one, other]


def test_a_rematch_a_second_bye_and_a_wide_gap_are_said_before(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cleo", "Dan", "Eve")
    pair(started)
    first = tables(started, 1)
    enter_all(started, 1)
    pair(started)
    second = tables(started, 2)
    (had_bye,) = first[3]
    if second[3] != [had_bye]:
        page = look(started, "bye", one=had_bye)
        assert f"{had_bye} has had a bye, in round 1." in page
        assert "Change it anyway" in page
    winner, loser = first[1]
    there = next(names for names in second.values() if winner in names)
    other = next(name for name in there if name != winner)
    page = look(started, one=other, other=loser)
    assert "have met, in round 1." in page


def test_a_swap_without_a_rematch_is_found(started: Desk) -> None:
    with_players(started, *"ABCDEFGH")
    pair(started)
    enter_all(started, 1)
    pair(started)
    one = tables(started, 2)[1][0]
    page = look(started, one=one, do="find")
    assert "New tables" in page
    assert "have met" not in page


def test_a_result_is_lost_only_if_it_is_taken_back(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cleo", "Dan")
    pair(started)
    before = tables(started, 1)
    started.post("/rounds/1/tables/2", result="2-1")
    swap = {"one": before[1][0], "other": before[2][0]}
    assert "Table 2 has a result." in look(started, **swap)
    page = change(started, **swap)
    assert "Table 2 has a result. Tick that it is taken back" in page
    assert tables(started, 1) == before
    change(started, take_back=1, **swap)
    assert tables(started, 1)[2] == [before[1][0], before[2][1]]
    assert [match.outcome for match in matches(started, 1)] == [{}, {}]
    (line,) = log_of(started, "changed_pairing")
    assert line.details["results_taken_back"] == ["2–1"]


def test_a_change_looked_at_on_an_old_page_is_refused_and_shown_anew(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cleo", "Dan")
    pair(started)
    before = tables(started, 1)
    swap = {"how": "swap", "one": before[1][0], "other": before[2][0]}
    found = re.search(r'name="seen" value="(\w+)"', look(started, **swap))
    assert found
    started.post("/rounds/1/tables/1", result="2-1")
    answer = started.post("/rounds/1/change", seen=found[1], take_back=1, **swap)
    page = started.client.get(answer.location).text
    assert "These tables have changed since you looked at them." in page
    assert "2–1 would be taken back" in page
    assert tables(started, 1) == before


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"one": "Ada", "other": "Ada"}, "cannot be swapped with themselves"),
        (
            {"one": "Ada", "other": "Adda"},
            "Nobody in this event is called “Adda”. Did you mean Ada?",
        ),
        ({"one": "Ada"}, "Enter the names of both players."),
        ({"one": ""}, "Enter the names of both players."),
        ({"how": "bye", "one": ""}, "Enter the name of a player."),
        ({"how": "bye", "one": "Ada"}, "Nobody has a bye"),
        ({"how": "table", "one": "Ada", "other": "Ben", "table": "9"}, "has no table 9"),
        ({"how": "table", "one": "Ada", "other": "Ada", "table": "1"}, "twice"),
        ({"how": "table", "one": "Ada", "table": "1"}, "2 seats"),
        ({"how": "out", "one": "Gus"}, "Gus is not in the event: put the player back first."),
    ],
)
def test_a_change_that_cannot_be_is_refused_in_words(
    started: Desk, fields: dict[str, str], words: str
) -> None:
    with_players(started, "Ada", "Ben", "Cleo", "Dan", "Gus")
    started.post(f"/players/{entry_id(started, 'Gus')}/drop")
    pair(started)
    before = tables(started, 1)
    assert words in look(started, **fields)
    change(started, **fields)
    assert tables(started, 1) == before


def test_only_the_last_round_is_changed_and_no_top_cut(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cleo", "Dan")
    pair(started)
    enter_all(started, 1)
    pair(started, "cut", cut=4)
    one, other = tables(started, 1)[1][0], tables(started, 1)[2][0]
    page = change(started, one=one, other=other)
    assert "there is a newer one" in page
    page = change(started, number=2, one=one, other=other)
    assert "paired by its bracket" in page
    page = change(started, number=7, one=one, other=other)
    assert "There is no round 7." in page


def test_the_public_page_says_how_often_a_round_was_paired(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cleo", "Dan")
    for _ in range(2):
        pair(started)
        started.post("/rounds/1/take-back")
    pair(started)
    public = started.app.test_client().get(f"/events/view/{started.event.public_id}/pairings").text
    assert "paired 3 times" in public


def test_deck_checks_know_the_new_seats(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cleo", "Dan")
    pair(started)
    before = tables(started, 1)
    change(started, one=before[1][0], other=before[2][0])
    lines = log_of(started, "seated")
    assert lines[-1].details["tables"][0] == ["1", before[2][0], before[1][1]]

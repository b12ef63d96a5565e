"""A judge at a game that an event plays: sees it, pauses it, sets clocks, takes back, ends it."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from flask import Flask
from sqlmodel import select

from app.tables import LogEntry, PlayedSeat
from tests.site.by_link.matches import Round
from tests.site.by_link.tables import moves_of, number_of, pass_time


@pytest.fixture
def two(app: Flask) -> Round:
    """A round whose match is being played."""
    return Round(app).begin()


def test_the_desk_opens_the_table_from_the_round_and_sees_no_hand(two: Round) -> None:
    page = two.judge.get(f"{two.judges}/rounds").text
    assert f'href="{two.judges}/games/1"' in page
    table = two.table()
    assert "no hand is shown before the end" in table
    assert 'aria-label="Hand' not in table
    assert "Pause the game" in table
    reader = two.desk.link("reader")
    seen = two.app.test_client().get(f"{reader}/games/1").text
    assert "no hand is shown" in seen
    assert "Pause the game" not in seen
    assert two.app.test_client().post(f"{reader}/games/1/rule").status_code == 404
    assert two.judge.get(f"{two.judges}/games/2").status_code == 404


def test_in_a_paused_game_nobody_answers_and_no_time_passes(two: Round) -> None:
    asked = two.asked()
    page = two.page(asked)
    assert "paused the game (a question of rules)" in two.rule("pause", "a question of rules.")
    for player in (0, 1):
        shown = two.page(player)
        assert "Judge Jo paused the game (a question of rules)." in shown
        assert not moves_of(shown)
    said = two.send(asked, "answer", do=moves_of(page)[0], n=number_of(page))
    assert "A judge has paused the game; nothing was changed." in said
    assert "paused already" in two.rule("pause")
    before = two.minutes_left()
    pass_time(two.app, timedelta(minutes=20))
    assert "Judge Jo resumed the game." in two.rule("resume")
    assert "The game is not paused" in two.rule("resume")
    two.play(1)
    assert two.minutes_left() == before


def test_a_clock_is_set_from_now_on(two: Round) -> None:
    pass_time(two.app, timedelta(minutes=30))
    asked = two.asked()
    name = ("Ada", "Ben")[asked]
    seats = two.games[0].seats
    with two.database.reading() as session:
        rows = session.exec(select(PlayedSeat)).all()
    seat = next(it.seat for it in rows if it.name == name)
    assert len(seats) == 2
    assert f"set the clock of {name} to 10 minutes" in two.rule(
        "clock", seat=str(seat), minutes="10"
    )
    two.play(1)
    assert two.minutes_left()[seat] == 10
    for wrong in ("601", "-1", "x", ""):
        assert "Nothing was changed." in two.rule("clock", seat=str(seat), minutes=wrong)
    assert "no such clock" in two.rule("clock", seat="7", minutes="10")


def test_the_last_answer_is_taken_back_with_a_reason_both_read(two: Round) -> None:
    assert "nothing to take back" in two.rule("take-back", "why not")
    asked = two.asked()
    before = moves_of(two.page(asked))
    two.play(1)
    assert "Give a reason: both players see it." in two.rule("take-back")
    assert "Judge Jo took the last answer back (wrong window)." in two.rule(
        "take-back", "wrong window"
    )
    assert moves_of(two.page(asked)) == before
    assert "took the last answer back" in two.page(1 - asked)
    two.play(3)
    assert "took the last answer back" in two.table(), "the log keeps it"


def test_a_ruling_on_a_position_that_has_changed_is_not_made(two: Round) -> None:
    address = f"{two.judges}/games/1/rule"
    found = re.search(r'name="n" value="(\d+)"', two.table())
    assert found
    two.play(1)
    sent = {"do": "end", "winner": "0", "why": "slow", "n": found[1]}
    page = two.judge.post(address, data=sent, follow_redirects=True).text
    assert "The game has gone on meanwhile" in page
    assert two.match.outcome == {}


def test_a_game_ends_by_a_ruling_which_is_reported_and_logged(two: Round) -> None:
    assert "Choose how the game ends" in two.rule("end", "slow")
    assert "Ben wins" in two.table()
    with two.database.reading() as session:
        rows = session.exec(select(PlayedSeat)).all()
    ben = next(it.seat for it in rows if it.name == "Ben")
    page = two.rule("end", "slow play", winner=str(ben))
    assert "Judge Jo ruled: Ben wins (slow play)" in page
    assert "Result: <b>Ben won 1–0</b>" in two.players[0].get("/match").text
    assert two.match.outcome["numbers"][ben] == 1
    assert "The game is over" in two.rule("pause")
    with two.database.reading() as session:
        line = session.exec(select(LogEntry).where(LogEntry.action == "ruled")).one()
    assert (line.by_name, line.details["reason"]) == ("Jo", "slow play")


def test_a_game_that_counts_for_nothing_is_played_again(two: Round) -> None:
    two.rule("end", "a wrong list", winner="void")
    assert two.match.outcome == {}
    two.come(0)
    two.come(1)
    assert [it.number for it in two.games] == [1, 2]
    two.give_up(1)
    assert sorted(two.match.outcome["numbers"]) == [0, 1]


def test_a_call_for_a_judge_is_seen_at_the_desk_until_somebody_comes(two: Round) -> None:
    two.send(0, "judge")
    two.send(0, "judge")
    assert "Ada calls a judge" in two.desk.get("/rounds").text
    page = two.page(1)
    assert page.count("Ada called a judge.") >= 1
    assert "Ada has" in page
    assert "Judge Jo is at the table." in two.rule("answered")
    assert "Ada calls a judge" not in two.desk.get("/rounds").text

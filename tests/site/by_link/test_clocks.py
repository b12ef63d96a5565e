"""Clocks of games by link: time that runs out, players who leave, and what may be claimed."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from flask import Flask

from app.site.by_link.clocks import Standing
from app.tables import PlayedSeat, utc_now
from tests.site.by_link.tables import NEW, Table, moves_of, number_of

MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)


def clocks_of(page: str) -> list[str]:
    """The clocks on a page, that of the other player first."""
    return re.findall(r'<p class="clock[^"]*">.*?<b[^>]*>([^<]+)</b>', page, re.DOTALL)


def minutes_of(page: str) -> list[int]:
    """The minutes on those clocks, those that have begun counted."""
    clocks = [it.split(":") for it in clocks_of(page)]
    return [int(minutes) + (seconds != "00") for minutes, seconds in clocks]


def test_the_terms_of_a_game_tell_what_its_clock_means(app: Flask) -> None:
    table = Table(app, "days-3")
    assert "3 days for each answer" in table.page(0)
    assert "Each answer may take 3 days" in table.clients[1].get(table.invitation).text
    assert app.test_client().post(NEW, data={"name": "A", "clock": "sand"}).status_code == 400


def test_only_who_is_asked_loses_time_and_only_after_a_grace(app: Flask) -> None:
    table = Table(app, "live-15").joined()
    asked = table.asked
    assert minutes_of(table.page(asked)) == [15, 15]
    table.pass_time(5 * MINUTE + timedelta(seconds=2))
    assert minutes_of(table.page(asked)) == [15, 10]
    table.send(asked, moves_of(table.page(asked))[0])
    assert minutes_of(table.page(asked)) == [15, 10]


def test_time_that_ran_out_can_be_claimed_once_as_a_win(app: Flask) -> None:
    table = Table(app, "live-15").joined()
    asked = table.asked
    before = table.version(1 - asked)
    assert "There is nothing to claim" in table.post(1 - asked, "claim")
    table.pass_time(16 * MINUTE)
    assert table.version(1 - asked) != before, "the page is drawn again"
    assert "Claim a win" not in table.page(asked)
    assert "There is nothing to claim" in table.post(asked, "claim")
    assert "Claim a win" in table.page(1 - asked)
    for _ in range(2):
        page = table.post(1 - asked, "claim", **{"as": "win"})
    name = ("Ada", "Ben")[asked]
    assert f"{name} ran out of time." in page
    assert f"{name} ran out of time." in table.page(asked)
    assert "The position had changed" in table.send(asked, "done", "0")


def test_a_late_answer_before_the_claim_plays_on(app: Flask) -> None:
    table = Table(app, "days-1").joined()
    asked = table.asked
    table.pass_time(2 * DAY)
    assert "Claim a win" in table.page(1 - asked)
    table.send(asked, moves_of(table.page(asked))[0])
    assert "There is nothing to claim" in table.post(1 - asked, "claim")
    assert clocks_of(table.page(asked))[1].startswith(("1 day", "23:59"))


def test_a_wish_that_answers_nothing_gives_no_time_away(app: Flask) -> None:
    table = Table(app, "days-3").joined()
    asked = table.asked
    table.pass_time(2 * DAY)
    assert not clocks_of(table.page(asked))[1].startswith(("2", "3"))
    table.post(asked, "wish", asking="always")
    assert not clocks_of(table.page(asked))[1].startswith(("2", "3"))


def test_a_page_is_drawn_again_when_one_comes_back_as_another_leaves() -> None:
    away = [PlayedSeat(game_id=1, seat=seat, key_hash="", name="", deck="") for seat in (1, 2)]
    marks = {Standing({}, None, [(seat, utc_now())], "").mark for seat in away}
    assert len(marks) == 2


def test_who_is_asked_and_has_left_a_live_game_can_be_claimed_from(app: Flask) -> None:
    table = Table(app, "live-60").joined()
    asked = table.asked
    table.pass_time(2 * MINUTE, away=asked)
    page = table.page(1 - asked)
    assert "has been away since" in page
    assert "Claim a win" not in page
    table.pass_time(2 * MINUTE, away=asked)
    assert "Claim a draw" in table.page(1 - asked)
    table.clients[asked].get(f"{table.seats[asked]}/since")
    assert "Claim a draw" not in table.page(1 - asked), "they are back"
    table.pass_time(4 * MINUTE, away=asked)
    assert "a draw was claimed" in table.post(1 - asked, "claim", **{"as": "draw"})


def test_who_only_waits_may_be_away(app: Flask) -> None:
    table = Table(app, "live-60").joined()
    asked = table.asked
    table.pass_time(10 * MINUTE, away=1 - asked)
    assert "There is nothing to claim" in table.post(asked, "claim")


@pytest.mark.parametrize(("days", "may"), [(6, False), (8, True)])
def test_without_a_clock_a_week_of_silence_can_be_claimed(
    app: Flask, days: int, *, may: bool
) -> None:
    table = Table(app).joined()
    asked = table.asked
    table.pass_time(days * DAY)
    assert ("Claim a win" in table.page(1 - asked)) is may


def test_a_clock_set_back_changes_nothing(app: Flask) -> None:
    table = Table(app, "live-15").joined()
    asked = table.asked
    table.pass_time(-2 * DAY, away=asked)
    assert minutes_of(table.page(asked)) == [15, 15]
    assert "There is nothing to claim" in table.post(1 - asked, "claim")
    number = number_of(table.page(asked))
    table.send(asked, moves_of(table.page(asked))[0])
    assert number_of(table.page(asked)) != number
    table.pass_time(MINUTE + timedelta(seconds=2))
    assert minutes_of(table.page(table.asked))[1] == 14, "time is counted as usual again"

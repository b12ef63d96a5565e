"""Requests in games by link: taking moves back, phrases, and onlookers who see no hand."""

from __future__ import annotations

import html
import re
from datetime import timedelta
from random import Random

import pytest
from flask import Flask
from sqlalchemy import event
from sqlmodel import Session, select

from app.tables import Database, PlayedAnswer, PlayedGame, PlayedSeat
from tests.site.by_link.tables import NEW, Table, moves_of, number_of, play, request_number

RESOURCES = ("resource", "deploy")


@pytest.fixture
def table(app: Flask) -> Table:
    """A game in which somebody has just deployed or played something that showed them nothing."""
    table = Table(app).joined()
    for chance in range(40):
        play(table, Random(chance), 1)
        mover = table.asked
        moves = [it for it in moves_of(table.page(mover)) if it.startswith(RESOURCES)]
        if moves and "Turn" in table.page(mover):
            table.send(mover, moves[0])
            if "Ask to take the last move back" in table.page(mover):
                table.mover = mover
                return table
    pytest.fail("nobody could take anything back")


def log_of(page: str) -> str:
    return page[page.index('id="log"') : page.index('class="table-says"')]


def test_a_move_is_taken_back_when_the_other_player_lets_them(table: Table) -> None:
    mover, other = table.mover, 1 - table.mover
    told = log_of(table.page(other))
    number = number_of(table.page(mover))
    table.post(mover, "take-back")
    asked = table.page(other)
    assert "asks to take back" in asked
    assert "Let them" not in table.page(mover)
    assert "There is no request any more" in table.post(mover, "reply", reply="grant", n="0-0")
    table.post(other, "reply", reply="grant", n=request_number(asked))
    after = log_of(table.page(other))
    assert "took a move back." in after
    assert "You took a move back." in table.page(mover)
    assert len(re.findall("<li>", after)) <= len(re.findall("<li>", told))
    assert table.asked == mover
    assert "The position had changed" in table.send(mover, "done", number), "an old page is stale"
    table.app.extensions.pop("recent games by link")
    assert log_of(table.page(other)) == after
    table.send(mover, moves_of(table.page(mover))[0])


def test_a_wish_about_windows_neither_ends_a_request_nor_outlives_a_taken_back_turn(
    table: Table,
) -> None:
    mover, other = table.mover, 1 - table.mover
    found = re.search(r"Turn (\d+)", table.page(other))
    assert found
    before = str(int(found[1]) - 1)
    assert "That turn is over" in table.post(other, "wish", until="turn-ends", turn=before)
    table.post(mover, "take-back")
    table.post(other, "wish", asking="always")
    assert "asks to take back" in table.page(other)
    table.post(mover, "wish", until="turn-ends", turn=found[1])
    assert quiet_turns(table) == {mover: int(found[1]), other: None}
    if "asks to take back" not in table.page(other):
        table.post(mover, "take-back")
    number = request_number(table.page(other))
    table.post(other, "reply", reply="grant", n=number)
    assert quiet_turns(table) == {0: None, 1: None}


def test_an_order_to_pass_until_the_own_turn_is_nobody_elses_business(app: Flask) -> None:
    table = Table(app).joined()
    for chance in range(40):
        play(table, Random(chance), 1)
        if "Turn" in table.page(0):
            break
    waiting = 1 - table.asked
    turn = turn_of(table.page(waiting))
    version, page = table.version(1 - waiting), table.page(1 - waiting)
    told = table.post(waiting, "wish", until="own-turn", turn=turn)
    assert "You pass until your next turn." in told
    assert table.version(1 - waiting) == version
    assert without_tokens(table.page(1 - waiting)) == without_tokens(page)
    for seed in range(60):
        if quiet_turns(table)[waiting] is None:
            break
        play(table, Random(seed), 1)
    assert int(turn_of(table.page(waiting))) in (int(turn) + 1, int(turn) + 2)
    table.post(waiting, "wish", until="own-turn", turn=turn_of(table.page(waiting)))
    assert "You pass until" not in table.post(waiting, "wish", until="")
    refused = table.clients[0].post(f"{table.seats[0]}/wish", data={"until": "doomsday"})
    assert refused.status_code == 400


def turn_of(page: str) -> str:
    found = re.search(r'name="turn" value="(\d+)"', page)
    assert found
    return found[1]


def without_tokens(page: str) -> str:
    return re.sub(r'(csrf_token" value=|nonce=)"[^"]*"', "", page)


def database_of(table: Table) -> Database:
    database = table.app.extensions["database"]
    assert isinstance(database, Database)
    return database


def quiet_turns(table: Table) -> dict[int, int | None]:
    with database_of(table).reading() as session:
        return {seat.seat: seat.quiet_turn for seat in session.exec(select(PlayedSeat))}


def test_a_reply_that_could_not_be_stored_leaves_nothing_behind(table: Table) -> None:
    mover, other = table.mover, 1 - table.mover
    table.post(mover, "take-back")
    number = request_number(table.page(other))

    def refuse(_session: Session) -> None:
        raise OSError("the disk is full")

    event.listen(Session, "before_commit", refuse)
    try:
        with pytest.raises(OSError, match="disk"):
            table.post(other, "reply", reply="grant", n=number)
    finally:
        event.remove(Session, "before_commit", refuse)
    asked = table.asked
    move = moves_of(table.page(asked))[-1]
    with database_of(table).writing() as session:  # as another process of the site would
        game = session.exec(select(PlayedGame)).one()
        game.answers += 1
        assert game.id is not None
        row = PlayedAnswer(
            game_id=game.id, number=game.answers, seat=asked, text=move, is_for_them=False
        )
        session.add_all((game, row))
    pages = [moves_of(table.page(seat)) for seat in (0, 1)]
    table.app.extensions.pop("recent games by link")
    assert [moves_of(table.page(seat)) for seat in (0, 1)] == pages


def test_a_request_that_was_declined_is_not_made_again_at_once(table: Table) -> None:
    mover, other = table.mover, 1 - table.mover
    table.post(mover, "take-back")
    number = request_number(table.page(other))
    table.post(other, "reply", reply="decline", n=number)
    assert "declined" in table.page(mover)
    assert "cannot be taken back" in table.post(mover, "take-back")
    assert "There is no request any more" in table.post(other, "reply", reply="grant", n=number)


def test_a_request_lapses_when_somebody_plays_on(table: Table) -> None:
    mover, other = table.mover, 1 - table.mover
    table.post(mover, "take-back")
    number = request_number(table.page(other))
    asked = table.asked
    table.send(asked, moves_of(table.page(asked))[-1])
    assert "asks to take back" not in table.page(other)
    assert "There is no request any more" in table.post(other, "reply", reply="grant", n=number)


def test_nothing_is_taken_back_across_a_card_that_was_drawn(app: Flask) -> None:
    table = Table(app).joined()
    first = table.asked
    assert "cannot be taken back" in table.post(first, "take-back")
    table.send(first, moves_of(table.page(first))[-1])
    assert "cannot be taken back" in table.post(1 - first, "take-back")


def test_phrases_are_said_now_and_then_and_nothing_else(app: Flask) -> None:
    table = Table(app).joined()
    before = table.version(1)
    table.post(0, "say", phrase="1")
    assert table.version(1) != before
    assert "“Good luck!”" in table.page(1)
    assert "Wait a few seconds" in table.post(0, "say", phrase="2")
    for phrase in ("99", "-1", "", "<b>", "１"):
        answer = table.clients[0].post(f"{table.seats[0]}/say", data={"phrase": phrase})
        assert answer.status_code == 400
    database = app.extensions["database"]
    assert isinstance(database, Database)
    with database.writing() as session:
        for seat in session.exec(select(PlayedSeat).where(PlayedSeat.seat == 0)):
            assert seat.phrase_at is not None
            seat.phrase_at += timedelta(days=1)
            session.add(seat)
    table.post(0, "say", phrase="2")
    assert "“I’m thinking.”" in table.page(1), "a clock set back silences nobody"


def test_an_onlooker_has_a_link_that_can_be_taken_away(app: Flask) -> None:
    table = Table(app).joined()
    page = html.unescape(table.post(0, "watching"))
    found = re.search(rf'value="http://[^/]+({NEW}/watch/[^"]+)"', page)
    assert found
    assert "lets others watch" in table.page(1)
    onlooker = app.test_client()
    seen = onlooker.get(found[1]).text
    assert "Ada v. Ben" in seen
    assert not moves_of(seen)
    assert 'class="dock"' not in seen
    table.post(1, "leave")
    assert onlooker.get(found[1]).text.count('aria-label="Hand of') == 2
    table.post(0, "watching")
    for address in (found[1], f"{found[1]}/since", table.seats[0].replace("seat", "watch")):
        assert onlooker.get(address).status_code == 404

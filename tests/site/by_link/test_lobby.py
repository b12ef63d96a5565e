"""The page Play: games of this device, open games of others, limits, and reports."""

from __future__ import annotations

import re
from datetime import timedelta

from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import select

from app.site.accounts import store as accounts
from app.site.by_link.lobby import MOST_GOING
from app.tables import Database, PlayedSeat, Role, utc_now
from tests.site.by_link.tables import DECKS, NEW, Table, moves_of
from tests.site.by_link.test_shadowfist import DECKS as DECKS_OF_THREE
from tests.site.by_link.test_shadowfist import Three

PASSWORD = "a long enough password"


def database_of(app: Flask) -> Database:
    database = app.extensions["database"]
    assert isinstance(database, Database)
    return database


def made(client: FlaskClient, name: str = "Ada", **more: str) -> str:
    """The address of the seat of who makes a game."""
    answer = client.post(NEW, data={"name": name, "deck": DECKS[0], "clock": "none", **more})
    assert answer.status_code == 303, answer.text
    return str(answer.location)


def open_games(page: str) -> list[str]:
    return re.findall(r'href="(/spoils/play/join/[^"]+)"', page)


def test_an_open_game_is_joined_from_the_list_with_a_verdict_before(app: Flask) -> None:
    ada, ben = app.test_client(), app.test_client()
    seat = made(ada, is_listed="y")
    made(ada, "Secret")
    (address,) = open_games(ben.get(NEW).text)
    assert not open_games(ada.get(NEW).text), "one's own games are in the other list"
    wanted = {"name": "", "deck": "precon/new-player-banker", "check": "1"}
    checked = ben.post(address, data=wanted).text
    assert "The chosen deck is <b>legal in no format</b>" in checked
    assert "to correct" not in checked
    assert "legal in Limited" in checked, "the deck of who made it"
    joined = ben.post(address, data={"name": "Ben", "deck": DECKS[1]})
    assert joined.status_code == 303
    assert ben.get(address).status_code == 404
    assert not open_games(app.test_client().get(NEW).text)
    assert "You v. Ben" in ada.get(seat).text


def test_a_live_game_is_listed_while_its_maker_waits(app: Flask) -> None:
    ada, ben = app.test_client(), app.test_client()
    seat = made(ada, clock="live-15", is_listed="y")
    assert not open_games(ben.get(NEW).text), "nobody has looked at it yet"
    ada.get(f"{seat}/since")
    assert len(open_games(ben.get(NEW).text)) == 1
    with database_of(app).writing() as session:
        row = session.exec(select(PlayedSeat)).one()
        row.seen_at = utc_now() - timedelta(minutes=3)
        session.add(row)
    assert not open_games(ben.get(NEW).text)


def test_the_games_of_a_device_are_listed_with_its_moves_first(app: Flask) -> None:
    table = Table(app).joined()
    asked = table.asked
    assert "· your move" in table.clients[asked].get(NEW).text
    assert "’s move" in table.clients[1 - asked].get(NEW).text
    for _ in range(20):
        if table.asked != asked:
            break
        table.send(asked, moves_of(table.page(asked))[-1])
    assert "· your move" not in table.clients[asked].get(NEW).text
    assert "· your move" in table.clients[1 - asked].get(NEW).text
    assert "Your games on this device" in table.clients[0].get(NEW).text
    assert "Your games on this device" not in app.test_client().get(NEW).text
    table.post(0, "leave")
    assert "over: Ada gave up" in table.clients[1].get(NEW).text


def test_a_device_has_no_more_games_at_once_than_it_can_keep(app: Flask) -> None:
    client = app.test_client()
    seats = [made(client, f"Ada {number}") for number in range(MOST_GOING)]
    data = {"name": "Ada", "deck": DECKS[0], "clock": "none"}
    refused = client.post(NEW, data=data)
    assert refused.status_code == 400
    assert "Finish one, or give it up" in refused.text
    client.post(f"{seats[0]}/leave")
    assert client.post(NEW, data=data).status_code == 303


def administrator(app: Flask) -> FlaskClient:
    admin = app.test_client()
    accounts.add_user(database_of(app), "Root", PASSWORD, Role.ADMINISTRATOR)
    admin.post("/account/sign-in", data={"name": "Root", "password": PASSWORD})
    return admin


def test_a_report_outlasts_the_seat_of_who_sent_it(app: Flask) -> None:
    three = Three(app)
    three.join("Ben", DECKS_OF_THREE[1])
    three.post(1, "report", reason="name", words="Rude")
    three.post(1, "leave")
    three.seats.pop()
    three.clients.pop(1)
    three.join("Cleo", DECKS_OF_THREE[2])
    three.post(1, "report", reason="other", words="Slow")
    told = administrator(app).get("/shadowfist/play/reports").text
    for name in ("Ben", "Cleo"):
        assert f"<b>{name}</b> about <b>Ada</b>" in told, "Cleo sits where Ben sat"


def test_a_report_reaches_the_administrators_without_hands(app: Flask) -> None:
    table = Table(app).joined()
    page = table.clients[0].get(f"{table.seats[0]}/report").text
    assert "Report Ben" in page
    assert "Thank you" in table.post(0, "report", reason="stalling", words="<b>an hour</b>")
    assert "Thank you" in table.post(0, "report", reason="name", words="Rude")
    assert (
        table.clients[0]
        .post(f"{table.seats[0]}/report", data={"reason": "taste", "words": "x" * 501})
        .status_code
        == 400
    )
    admin = administrator(app)
    told = admin.get(f"{NEW}/reports").text
    assert "Offends by their name" in told
    assert "an hour" not in told, "the second report replaced the first"
    assert "play-shown" not in told
    number = re.findall(r'name="report" value="(\d+)"', told)
    admin.post(f"{NEW}/reports", data={"report": number[0]})
    assert "No report is open" in admin.get(f"{NEW}/reports").text
    assert table.clients[0].get(f"{NEW}/reports").status_code in (303, 302, 404)

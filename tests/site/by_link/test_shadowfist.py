"""Three people play Shadowfist by link: joining, playing, leaving, watching, and a rematch."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.games.shadowfist.presentation.seated.game import ShadowfistSeatedGame
from app.site.by_link import store
from app.site.by_link.running import keep, running
from app.site.by_link.seats import watch_key_of
from app.tables import Database
from tests.site.by_link.tables import moves_of, number_of, pass_time, request_number

NEW = "/shadowfist/play"
DECKS = ("precon/10kb-ascended", "precon/10kb-jammers", "precon/10kb-purists")
NAMES = ("Ada", "Ben", "Cleo")


class Three:
    """A game of three with the browsers and the addresses of all seats."""

    def __init__(self, app: Flask) -> None:
        self.clients = [app.test_client() for _ in NAMES]
        made = self.clients[0].post(
            NEW, data={"name": "Ada", "deck": DECKS[0], "clock": "live-30", "seats": "3"}
        )
        assert made.status_code == 303, made.text
        self.seats = [made.location]
        found = re.search(r'value="http://[^/]+(/shadowfist/play/join/[^"]+)"', self.page(0))
        assert found
        self.invitation = found[1]

    def join(self, name: str, deck: str) -> None:
        client: FlaskClient = self.clients[len(self.seats)]
        taken = client.post(self.invitation, data={"name": name, "deck": deck})
        assert taken.status_code == 303, taken.text
        self.seats.append(taken.location)

    def page(self, seat: int) -> str:
        return self.clients[seat].get(self.seats[seat]).text

    def post(self, seat: int, what: str, **data: str) -> str:
        address = f"{self.seats[seat]}/{what}"
        return self.clients[seat].post(address, data=data, follow_redirects=True).text

    def asked(self) -> int:
        (seat,) = [it for it in range(3) if moves_of(self.page(it))]
        return seat

    def play(self, answers: int) -> None:
        for _ in range(answers):
            seat = self.asked()
            number = number_of(self.page(seat))
            after = self.post(seat, "answer", do=moves_of(self.page(seat))[0], n=number)
            assert int(number_of(after)) > int(number)


@pytest.fixture
def three(app: Flask) -> Three:
    """A game whose three seats are taken."""
    three = Three(app)
    assert "Waiting for 2 players" in three.page(0)
    three.join("Ben", DECKS[1])
    waiting = three.page(1)
    assert "Waiting for the other player" in waiting
    assert "join/" not in waiting
    refused = three.clients[2].post(three.invitation, data={"name": "ben", "deck": DECKS[2]})
    assert "is taken" in refused.text
    three.join("Cleo", DECKS[2])
    return three


def test_three_play_each_from_their_own_seat_until_two_have_left(app: Flask, three: Three) -> None:
    assert three.clients[2].get(three.invitation).status_code == 404
    assert "You v. Cleo and Ada" in three.page(1)
    three.play(8)
    asked = three.asked()
    others = [it for it in range(3) if it != asked]
    for seat in others:
        page = three.page(seat)
        assert f"{NAMES[asked]} is asked." in page
        assert "Nothing was done: You are not asked now" in three.post(
            seat, "answer", do="pass", n=number_of(page)
        )
    assert 'value="never" selected' in three.post(asked, "wish", asking="never")

    three.post(others[0], "watching")
    key = watch_key_of(three.seats[others[0]].rpartition("/")[2])
    watched = app.test_client().get(f"{NEW}/watch/{key}").text
    assert "no hand is shown before the end" in watched
    assert 'aria-label="Hand' not in watched

    assert "You have left the game" in three.post(others[0], "leave")
    three.play(3)
    over = three.post(others[1], "leave")
    assert f"{NAMES[asked]} is the last player." in over
    assert over.count('aria-label="Hand of') == 2
    assert three.clients[0].get(f"{three.seats[0]}/record").json is not None
    assert three.clients[0].get(f"{three.seats[0]}/replay").status_code == 303

    three.post(0, "rematch")
    assert "as soon as Ben agrees" in three.post(2, "rematch")
    assert "Turn 1" in three.post(1, "rematch")
    assert "Go to the rematch" in three.page(0)


def test_the_others_go_on_without_a_player_who_has_no_time_left(three: Three, app: Flask) -> None:
    asked = three.asked()
    other = (asked + 1) % 3
    pass_time(app, timedelta(minutes=31))
    assert f"go on without {NAMES[asked]}" in three.page(other)
    three.post(other, "claim")
    assert f"{NAMES[asked]} has left" in three.page(other)
    assert three.asked() != asked


def test_only_those_who_still_play_are_asked_to_let_somebody_take_back(
    three: Three, app: Flask
) -> None:
    for _ in range(30):
        able = [seat for seat in range(3) if "Ask to take the last move back" in three.page(seat)]
        if able:
            break
        three.play(1)
    taker, stayer, leaver = able[0], (able[0] + 1) % 3, (able[0] + 2) % 3
    three.post(taker, "take-back")
    assert f"{NAMES[taker]} asks to take back" in three.page(leaver)
    three.post(leaver, "leave")
    assert "asks to take back" not in three.page(stayer), "it was put to others"
    assert "cannot be taken back" in three.post(leaver, "take-back")
    if "Ask to take the last move back" not in three.page(taker):
        return  # the game has gone on for the one who left
    three.post(taker, "take-back")
    number = request_number(three.page(stayer))
    assert "You are out of the game" in three.post(leaver, "reply", reply="decline", n=number)
    assert "took a move back." in three.post(stayer, "reply", reply="grant", n=number)


def test_players_whom_the_rules_have_put_out_need_not_agree(three: Three, app: Flask) -> None:
    database = app.extensions["database"]
    assert isinstance(database, Database)
    with database.writing() as session:
        place = store.seated(session, "shadowfist", three.seats[1].rpartition("/")[2])
        assert place is not None
        place.game.back_to, place.game.back_by = 1, 0
        assert not store.agree(session, place, out=())
        assert store.agree(session, place, out=(2,))


def test_a_player_whom_the_rules_have_put_out_goes_on_without_nobody(
    three: Three, app: Flask
) -> None:
    asked = three.asked()
    lost, other = (asked + 1) % 3, (asked + 2) % 3
    pass_time(app, timedelta(minutes=31))
    with app.test_request_context(NEW):
        app.preprocess_request()
        with app.extensions["database"].reading() as session:
            place = store.seated(session, "shadowfist", three.seats[lost].rpartition("/")[2])
            assert place is not None
            game = running(session, place)
            assert isinstance(game, ShadowfistSeatedGame)
            game.state.is_out[game.state.game.seating.index(lost)] = True
            keep(place, game)
    assert "You are out of the game" in three.page(lost)
    assert "go on without" not in three.page(lost)
    assert "There is nothing to claim" in three.post(lost, "claim")
    assert f"go on without {NAMES[asked]}" in three.page(other)

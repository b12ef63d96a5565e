"""A game by link with the browsers of both players, as the tests of its pages use it."""

from __future__ import annotations

import html
import re
from datetime import timedelta
from random import Random

from flask import Flask
from sqlmodel import select

from app.site.by_link.seats import watch_key_of
from app.tables import Database, PlayedGame, PlayedSeat

NEW = "/spoils/play"
DECKS = ("precon/seed-1-rogue", "precon/seed-1-warlord")


class Table:
    """A game with the browsers and the addresses of both seats."""

    def __init__(self, app: Flask, clock: str = "none") -> None:
        self.app = app
        self.clients = (app.test_client(), app.test_client())
        made = self.clients[0].post(NEW, data={"name": "Ada", "deck": DECKS[0], "clock": clock})
        assert made.status_code == 303
        waiting = self.clients[0].get(made.location).text
        found = re.search(r'value="http://[^/]+(/spoils/play/join/[^"]+)"', waiting)
        assert found
        self.invitation = found[1]
        self.seats = [made.location]
        self.mover = 0

    def joined(self) -> Table:
        """The game after the second player has joined."""
        taken = self.clients[1].post(self.invitation, data={"name": "Ben", "deck": DECKS[1]})
        assert taken.status_code == 303, taken.text
        self.seats.append(taken.location)
        return self

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return 0 if moves_of(self.page(0)) else 1

    def page(self, seat: int) -> str:
        return self.clients[seat].get(self.seats[seat]).text

    def post(self, seat: int, what: str, **data: str) -> str:
        """The page after a form was sent from a seat."""
        address = f"{self.seats[seat]}/{what}"
        return self.clients[seat].post(address, data=data, follow_redirects=True).text

    def send(self, seat: int, do: str, number: str | None = None) -> str:
        """The page after an answer."""
        return self.post(seat, "answer", do=do, n=number or number_of(self.page(seat)))

    def watched(self) -> str:
        """The page of an onlooker whom the second player lets watch."""
        address = f"{NEW}/watch/{watch_key_of(self.seats[1].rpartition('/')[2])}"
        return self.app.test_client().get(address).text

    def version(self, seat: int) -> str:
        """The version of the game that the server tells a page."""
        tag = self.clients[seat].get(f"{self.seats[seat]}/since").headers["ETag"]
        return tag.strip('"')

    def pass_time(self, span: timedelta, *, away: int | None = None) -> None:
        """Let time pass since the last answer; somebody `away` did not ask for news in it."""
        pass_time(self.app, span, away=away)


def pass_time(app: Flask, span: timedelta, *, away: int | None = None) -> None:
    """Let time pass since the last answer in the only game."""
    database = app.extensions["database"]
    assert isinstance(database, Database)
    with database.writing() as session:
        game = session.exec(select(PlayedGame)).one()
        game.last_at -= span
        session.add(game)
        for seat in session.exec(select(PlayedSeat)):
            if seat.seat == away:
                seat.seen_at = game.last_at
                session.add(seat)


def moves_of(page: str) -> list[str]:
    return [html.unescape(it) for it in re.findall(r'name="do" value="([^"]+)"', page)]


def number_of(page: str) -> str:
    found = re.search(r'name="n" value="(\d+)"', page)
    assert found
    return found[1]


def request_number(page: str) -> str:
    """The number in the form that answers a request to take something back."""
    found = re.search(r'name="n" value="(\d+-\d+)"', page)
    assert found
    return found[1]


def play(table: Table, chance: Random, most: int) -> int:
    """Give random answers until the game is over or there were as many; return their number."""
    for number in range(most):
        pages = [table.page(seat) for seat in (0, 1)]
        offered = [moves_of(page) for page in pages]
        if not any(offered):
            return number
        assert not all(offered), "both are asked"
        asked = 0 if offered[0] else 1
        wanted = [it for it in offered[asked] if it.startswith(("deploy", "resource", "attack"))]
        move = chance.choice(wanted if wanted and chance.random() < 0.6 else offered[asked])
        number_before = number_of(pages[asked])
        table.send(asked, move, number_before)
        after = table.page(asked)
        assert "The game is over" in after or int(number_of(after)) > int(number_before), move
    return most

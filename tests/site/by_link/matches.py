"""A round of two players who play their match online, with the browsers of all who are there."""

from __future__ import annotations

import re

from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import select
from werkzeug.test import TestResponse

from app.tables import Database, EventGame, EventMatch, PlayedGame, PlayedSeat
from tests.site.by_link.tables import moves_of, number_of
from tests.site.events.conftest import PASSWORD, Desk, Player, make_event
from tests.site.events.desk_actions import LEGAL, hand_in


class Round:
    """The first round of an event with Ada and Ben, whose lists are in."""

    def __init__(
        self, app: Flask, *lists: str, wins: int = 1, is_ada_signed_in: bool = False
    ) -> None:
        self.app = app
        self.desk: Desk = make_event(app)
        ada = self._with_account("Ada") if is_ada_signed_in else self.desk.enter("Ada")
        self.players: list[Player] = [ada, self.desk.enter("Ben")]
        for player, text in zip(self.players, lists or (LEGAL, LEGAL), strict=True):
            if text:
                hand_in(player, text)
        self.desk.move("close")
        self.desk.move("start")
        seen = re.search(r'name="seen" value="(\w+)"', self.desk.get("/rounds/plan").text)
        assert seen
        plan = {"seen": seen[1], "rounds": "1", "ending": "none", "most_wins": str(wins)}
        assert self.desk.post("/rounds/plan", **plan).status_code == 303
        self.desk.post("/rounds/pair", kind="swiss", minutes="50")
        self.judge: FlaskClient = app.test_client()
        self.judges = self.desk.link("judge", "Jo")

    def _with_account(self, name: str) -> Player:
        client = self.app.test_client()
        client.post("/account/sign-up", data={"name": name, "password": PASSWORD})
        place = f"/events/view/{self.desk.event.public_id}"
        return Player(client, client.post(place, data={"name": name}).location)

    @property
    def database(self) -> Database:
        return self.desk.database

    @property
    def match(self) -> EventMatch:
        with self.database.reading() as session:
            return session.exec(select(EventMatch)).one()

    @property
    def games(self) -> list[EventGame]:
        with self.database.reading() as session:
            return list(session.exec(select(EventGame).order_by(EventGame.number)))  # type: ignore[arg-type]

    @property
    def game(self) -> PlayedGame:
        """The newest game."""
        with self.database.reading() as session:
            return session.get_one(PlayedGame, self.games[-1].game_id)

    def come(self, player: int) -> TestResponse:
        return self.players[player].post("/match/come")

    @property
    def score(self) -> tuple[int, int]:
        """The games that the players of the table have won, by their seats there."""
        with self.database.reading() as session:
            ended = [session.get_one(PlayedGame, it.game_id) for it in self.games]
            won = [it.winner for it in ended]
        return won.count(0), won.count(1)

    def minutes_left(self) -> list[int]:
        """The minutes that both have left in the newest game, by seat, begun ones counted."""
        with self.database.reading() as session:
            of_game = select(PlayedSeat).where(PlayedSeat.game_id == self.games[-1].game_id)
            seats = sorted(session.exec(of_game), key=lambda it: it.seat)
        return [-(-(it.left_ms or 0) // 60_000) for it in seats]

    def begin(self) -> Round:
        """The same round with a game of both."""
        for player in (0, 1):
            assert self.come(player).status_code == 303
        return self

    def seat(self, player: int) -> str:
        """The address of a player's seat in the newest game."""
        found = self.come(player).location
        assert "/play/seat/" in found, self.players[player].get("/match").text
        return found

    def page(self, player: int) -> str:
        return self.players[player].client.get(self.seat(player)).text

    def send(self, player: int, what: str, **data: str) -> str:
        """The page after a form was sent from a player's seat."""
        address = f"{self.seat(player)}/{what}"
        client = self.players[player].client
        return client.post(address, data=data, follow_redirects=True).text

    def asked(self) -> int:
        """The player who is asked."""
        return 0 if moves_of(self.page(0)) else 1

    def play(self, answers: int) -> None:
        """Let whoever is asked give the first answer, some times."""
        for _ in range(answers):
            player = self.asked()
            page = self.page(player)
            self.send(player, "answer", do=moves_of(page)[0], n=number_of(page))

    def give_up(self, player: int) -> str:
        return self.send(player, "leave")

    def table(self, number: int = 1) -> str:
        """The judge's page of a game."""
        return self.judge.get(f"{self.judges}/games/{number}").text

    def rule(self, do: str, why: str = "", **data: str) -> str:
        """The judge's page after a ruling in the newest game."""
        number = self.games[-1].id
        found = re.search(r'name="n" value="(\d+)"', self.table(number or 0))
        seen = {"n": found[1]} if found else {}
        address = f"{self.judges}/games/{number}/rule"
        sent = {**seen, "do": do, "why": why, **data}
        return self.judge.post(address, data=sent, follow_redirects=True).text

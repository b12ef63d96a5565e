"""Games of two people by link: made, joined, played, left, and what nobody may see."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping, Sequence
from datetime import timedelta
from functools import partial
from random import Random

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import Session, select

from app.games.capabilities.playing import Told
from app.games.spoils.engine import Person, determinise, witnessed
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.seated import SpoilsSeatedGame
from app.site.by_link import requests as asking
from app.site.by_link import views
from app.site.by_link.seats import Seated, watch_key_of
from app.site.purge import purge
from app.tables import Database, PlayedGame, PlayedSeat, utc_now
from tests.site.by_link.tables import DECKS, NEW, Table, moves_of, number_of, play, request_number
from tests.support.pages import without_token


@pytest.fixture
def table(app: Flask) -> Table:
    """A game that somebody has made."""
    return Table(app)


def test_an_invitation_is_joined_once_and_both_play_from_their_own_seat(table: Table) -> None:
    assert "Waiting for the other player" in table.page(0)
    invited = table.clients[1].get(table.invitation).text
    assert "Ada invites you" in invited
    assert "Seed 1: Rogue</b>" not in invited
    table.joined()
    assert table.clients[1].get(table.invitation).status_code == 404
    assert "You v. Ben" in table.page(0)
    assert "You v. Ada" in table.page(1)
    assert bool(moves_of(table.page(0))) != bool(moves_of(table.page(1)))


def test_a_seat_has_a_key_that_the_invitation_does_not_tell(table: Table) -> None:
    table.joined()
    key = table.invitation.rpartition("/")[2]
    assert table.clients[1].get(f"{NEW}/seat/{key}").status_code == 404
    assert table.clients[1].get(f"{NEW}/seat/{'A' * 32}").status_code == 404
    assert len({*table.seats, table.invitation}) == 3


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("", "Enter the name"),
        ("x" * 41, "at most 40"),
        ("ADA", "is taken"),
        ("You", "is taken"),
        ("\ue000", "usual signs"),
    ],
)
def test_a_name_that_cannot_be_told_apart_is_refused(table: Table, name: str, words: str) -> None:
    answer = table.clients[1].post(table.invitation, data={"name": name, "deck": DECKS[1]})
    assert answer.status_code == 400
    assert words in answer.text


def test_a_deck_that_is_not_offered_is_refused(table: Table) -> None:
    answer = table.clients[1].post(table.invitation, data={"name": "Ben", "deck": "own/1"})
    assert answer.status_code == 400


def test_a_deck_that_the_referee_cannot_play_says_why(client: FlaskClient) -> None:
    deck = "1 The Tournament Faction\n1 Hall of Great Justice\n60 Rage"
    place = client.post("/spoils/goldfish", data={"deck": deck}).location
    way, key = re.findall(r"goldfish/([^/]+)/([^/]+)/", place)[0]
    answer = client.post(f"{NEW}?deck={way}/{key}", data={"name": "Ada", "deck": f"{way}/{key}"})
    assert answer.status_code == 400
    assert "faction" in answer.text


def test_a_deck_that_cannot_be_played_any_more_keeps_a_game_from_beginning(
    app: Flask, table: Table
) -> None:
    deck = "1 The Tournament Faction\n1 Hall of Great Justice\n60 Rage"
    place = table.clients[0].post("/spoils/goldfish", data={"deck": deck}).location
    way, key = re.findall(r"goldfish/([^/]+)/([^/]+)/", place)[0]
    with database_of(app).writing() as session:
        host = session.exec(select(PlayedSeat)).one()
        host.deck = f"{way}/{key}"
        session.add(host)
    answer = table.clients[1].post(table.invitation, data={"name": "Ben", "deck": DECKS[1]})
    assert answer.status_code == 400
    assert "The game cannot begin" in answer.text
    assert "Waiting for the other player" in table.page(0)


def test_an_answer_counts_once_and_only_of_who_is_asked(table: Table) -> None:
    table.joined()
    asked = 0 if moves_of(table.page(0)) else 1
    before = table.page(asked)
    move, number = moves_of(before)[0], number_of(before)
    assert "Nothing was done" in table.send(1 - asked, move)
    assert "Nothing was done" in table.send(asked, "dance")
    assert "Nothing was done" in table.send(asked, "deploy 9999" * 50)
    assert moves_of(table.page(asked)) == moves_of(before)
    table.send(asked, move)
    assert "The position had changed" in table.send(asked, move, number)
    now = {"n": number_of(table.page(table.asked)), "round": "1", "times": "3"}
    assert "cannot be used again now" in table.post(table.asked, "answer", **now)
    assert number_of(table.page(table.asked)) == now["n"]


def test_a_page_learns_that_something_has_happened(table: Table) -> None:
    table.joined()
    asked = 0 if moves_of(table.page(0)) else 1
    page = table.page(1 - asked)
    version = re.search(r'data-version="([^"]+)"', page)
    assert version
    since, tag = f"{table.seats[1 - asked]}/since", {"If-None-Match": f'"{version[1]}"'}
    assert table.clients[1 - asked].get(since, headers=tag).status_code == 304
    table.send(asked, moves_of(table.page(asked))[0])
    assert table.clients[1 - asked].get(since, headers=tag).status_code == 200


def test_a_script_is_sent_only_the_parts_that_it_does_not_have(table: Table) -> None:
    play(table.joined(), Random(5), 12)
    asked = table.asked
    script = {"X-Fragment": "table"}
    seat, client = table.seats[asked], table.clients[asked]
    whole = client.get(seat, headers=script).text
    again = client.get(seat, headers=script).text
    assert without_token(again) == without_token(whole), "what was drawn before is the same"
    parts = re.findall(r'data-part="([^"]+)"', whole)
    assert len(parts) > 8
    script["X-Have"] = f"{' '.join(parts)} nonsense {'0' * 8}"
    table.send(asked, moves_of(whole)[0])
    update = client.get(seat, headers=script).text
    same = re.findall(r'data-same="([^"]+)"', update)
    assert set(same) < set(parts)
    assert len(same) > 5
    assert len(update) < len(whole) / 2
    # A page that is opened anew has everything, whatever it names.
    assert "data-same" not in client.get(seat, headers={"X-Have": script["X-Have"]}).text


def test_giving_up_ends_the_game_and_shows_both_hands(table: Table) -> None:
    table.joined()
    assert "play-shown" not in table.page(0)
    table.clients[1].post(f"{table.seats[1]}/leave")
    for seat in (0, 1):
        page = table.page(seat)
        assert "Ben gave up." in page
        assert "play-shown" in page
        assert not moves_of(page)
    assert "The position had changed" in table.send(0, "done", "0")


def test_an_invitation_can_be_withdrawn(table: Table) -> None:
    table.clients[0].post(f"{table.seats[0]}/leave")
    assert table.clients[0].get(table.seats[0]).status_code == 404
    assert table.clients[1].get(table.invitation).status_code == 404


def test_a_game_goes_on_when_nothing_of_it_was_kept(app: Flask, table: Table) -> None:
    table.joined()
    play(table, Random(5), 12)
    before = [moves_of(table.page(seat)) for seat in (0, 1)]
    app.extensions.pop("recent games by link")
    assert [moves_of(table.page(seat)) for seat in (0, 1)] == before


def database_of(app: Flask) -> Database:
    database = app.extensions["database"]
    assert isinstance(database, Database)
    return database


def test_a_game_whose_cards_are_others_now_is_not_played_on(app: Flask, table: Table) -> None:
    table.joined()
    with database_of(app).writing() as session:
        game = session.exec(select(PlayedGame)).one()
        game.kinds = "another digest"
        session.add(game)
    answer = table.clients[0].get(table.seats[0])
    assert answer.status_code == 409
    assert "have been mended" in answer.text


def test_games_are_deleted_60_days_after_the_last_move(app: Flask, table: Table) -> None:
    table.joined()
    today = utc_now().date()
    for days, status in ((59, 200), (61, 404)):
        purge(database_of(app), today + timedelta(days=days))
        assert table.clients[0].get(table.seats[0]).status_code == status


class Watch:
    """Names of cards that nobody has shown: to each player, and to an onlooker."""

    def __init__(self, catalogue: Catalogue) -> None:
        names = []
        for place in DECKS:
            precon = catalogue.precons[place.partition("/")[2]]
            names.append({catalogue.by_printing[it.printing].card.name for it in precon.lines})
        self.hidden = [names[1] - names[0], names[0] - names[1], names[0] | names[1]]

    def note(self, game: SpoilsSeatedGame) -> None:
        """Take out what each seat has seen of the last answer."""
        for hidden, person in zip(self.hidden, (Person(0), Person(1), None), strict=True):
            seen = {*witnessed(game.state, person).cards, *game.state.faction}
            hidden -= {game.state.name(card) for card in seen}

    def look(self, table: Table) -> None:
        """Every page and every answer about news names nothing that its seat has not seen."""
        for seat in (0, 1):
            text = html.unescape(table.page(seat))
            text += table.clients[seat].get(f"{table.seats[seat]}/since").text
            shown = [name for name in self.hidden[seat] if name in text]
            assert not shown, f"seat {seat} reads {shown}"
        text = html.unescape(table.watched())
        shown = [name for name in self.hidden[2] if name in text]
        assert not shown, f"an onlooker reads {shown}"


@pytest.mark.parametrize("most", [12, pytest.param(1_500, marks=pytest.mark.slow)])
def test_no_page_of_a_seat_names_what_it_has_not_seen(
    monkeypatch: pytest.MonkeyPatch, catalogue: Catalogue, table: Table, most: int
) -> None:
    watch = Watch(catalogue)
    told = SpoilsSeatedGame.told

    def noted(game: SpoilsSeatedGame) -> Mapping[int, Sequence[Told]]:
        watch.note(game)
        return told(game)

    monkeypatch.setattr(SpoilsSeatedGame, "told", noted)
    table.joined()
    table.post(1, "watching")
    chance = Random(11)
    for _ in range(most):
        if not play(table, chance, 1):
            break
        if most > 100 and chance.random() < 0.8:
            continue
        if "The game is over" in table.page(0):
            break  # both hands are open then
        watch.look(table)
        mover = 1 - table.asked
        if chance.random() < 0.2 and "Ask to take the last move back" in table.page(mover):
            table.post(mover, "take-back")
            watch.look(table)
            number = request_number(table.page(1 - mover))
            reply = chance.choice(("grant", "decline"))
            table.post(1 - mover, "reply", reply=reply, n=number)
            watch.look(table)
    assert any(watch.hidden)
    assert most < 1_000 or "The game is over" in table.page(0)


def answered(table: Table, seat: int) -> list[str]:
    """Everything that a seat and an onlooker can ask for."""
    own = table.seats[seat]
    watch = f"{NEW}/watch/{watch_key_of(table.seats[1].rpartition('/')[2])}"
    client, onlooker = table.clients[seat], table.app.test_client()
    part = {"X-Fragment": "table"}
    return [
        without_token(client.get(own).text),
        without_token(client.get(own, headers=part).text),
        client.get(f"{own}/since").headers["ETag"],
        client.post(f"{own}/answer", data={"n": "0", "do": "done"}, headers=part).text,
        without_token(client.get(own).text),
        without_token(onlooker.get(watch).text),
        onlooker.get(f"{watch}/since").headers["ETag"],
    ]


@pytest.mark.parametrize("moves", [3, 25])
def test_other_hidden_cards_give_equal_answers_byte_by_byte(
    monkeypatch: pytest.MonkeyPatch, table: Table, moves: int
) -> None:
    table.joined()
    table.post(1, "watching")
    play(table, Random(moves), moves)
    running = views.running
    for seat in (0, 1):
        found = answered(table, seat)

        def dealt_again(
            session: Session, place: Seated, *, seed: int, person: Person
        ) -> SpoilsSeatedGame:
            game = running(session, place)
            assert isinstance(game, SpoilsSeatedGame)
            return SpoilsSeatedGame(determinise(game.state, person, seed), game.given, game.shown)

        for seed in range(3):
            for module in (views, asking):
                monkeypatch.setattr(
                    module, "running", partial(dealt_again, seed=seed, person=Person(seat))
                )
            assert answered(table, seat) == found
        monkeypatch.setattr(views, "running", running)
        monkeypatch.setattr(asking, "running", running)

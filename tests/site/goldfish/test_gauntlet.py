"""The page of a deck's gauntlet: playing, stopping, going on, and looking at a game."""

from __future__ import annotations

import html
import re
from datetime import timedelta

from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import delete, select

from app.games import game
from app.games.tabletop.gauntlet.results import GameResult, Gauntlet, Row
from app.games.tabletop.referee.match import Ending
from app.site.goldfish.gauntlet import store
from app.tables import Database, GauntletResults, utc_now

PAGE = "/spoils/goldfish/precon/seed-1-rogue/gauntlet"
FEW = "?level=apprentice&each=10"


def played_of(page: str) -> int:
    found = re.search(r"<b>(\d+)</b> of 100 games are played", page)
    assert found, page
    return int(found[1])


def result(number: int, points: float = 1.0) -> GameResult:
    return GameResult(number, number % 2 == 0, Ending.WON, points, 12)


def test_nothing_is_played_by_looking(client: FlaskClient) -> None:
    assert played_of(client.get(PAGE + FEW).text) == 0
    assert "No games have been played yet" in client.get(PAGE + FEW).text


def test_a_form_plays_some_games_which_are_kept(client: FlaskClient) -> None:
    answer = client.post(PAGE, data={"level": "apprentice", "each": "10"})
    assert answer.status_code == 303
    page = client.get(answer.headers["Location"]).text
    once = played_of(page)
    assert once > 0
    assert "Apprentice" in page
    again = client.post(
        PAGE, data={"level": "apprentice", "each": "10"}, headers={"X-Fragment": "results"}
    )
    assert played_of(again.text) > once
    assert "<html" not in again.text
    looked = re.search(r'href="([^"]*/gauntlet/game[^"]*)"', again.text)
    assert looked
    told = client.get(looked[1].replace("&amp;", "&")).text
    assert "Both decks were played by Apprentice" in told
    assert "Turn 1" in told


def test_a_contest_that_is_decided_is_played_no_further(client: FlaskClient, app: Flask) -> None:
    client.post(PAGE, data={"level": "apprentice", "each": "200"})
    with app.extensions["database"].writing() as session:
        key = session.exec(select(GauntletResults.key)).first()
        assert key
        store.add(session, key, {"seed-1-banker": [result(it) for it in range(40)]})
    page = client.get(PAGE + "?level=apprentice&each=200").text
    assert "of 1,840 games are played" in page
    assert page.count("decided</span>") == 1


def test_the_figures_beside_a_deck_say_how_it_did_once_there_are_games_enough(
    client: FlaskClient, app: Flask
) -> None:
    base = PAGE.removesuffix("/gauntlet")
    client.post(PAGE)
    with app.extensions["database"].writing() as session:
        key = session.exec(select(GauntletResults.key)).first()
        assert key
        session.exec(delete(GauntletResults))
        store.add(session, key, {"seed-1-banker": [result(it) for it in range(29)]})
    assert "the computer won" not in client.get(f"{base}/panel").text
    with app.extensions["database"].writing() as session:
        store.add(session, key, {"seed-1-arcanist": [result(0, 0.0)]})
    panel = client.get(f"{base}/panel").text
    assert "30 games with this list" in " ".join(panel.split())
    assert f'href="{PAGE}' in panel


def test_a_deck_does_not_meet_itself(client: FlaskClient) -> None:
    assert "the same deck: half of the games" in client.get(PAGE + FEW).text


def test_levels_and_games_that_are_not_there(client: FlaskClient) -> None:
    assert client.get(f"{PAGE}?level=master").status_code == 404
    assert client.get(f"{PAGE}?each=1000000000").status_code == 200
    for wrong in ("against=nobody&number=0", "against=seed-1-banker&number=x",
                  "against=seed-1-rogue&number=0", "against=seed-1-banker"):  # fmt: skip
        assert client.get(f"{PAGE}/game?{wrong}").status_code == 404


def test_a_game_without_computer_players_has_no_gauntlet(client: FlaskClient) -> None:
    assert not game("shadowfist").computer_players
    answer = client.get("/shadowfist/goldfish/precon/10kb-ascended/gauntlet")
    assert answer.status_code == 404


def test_going_first_counts_only_decks_against_which_it_did() -> None:
    won_and_lost, won_first = (result(0), result(1, 0.0)), (result(2),)
    both = Gauntlet((Row("both", won_and_lost), Row("first only", won_first), Row("none", ())))
    assert both.share_when(first=True) == 1
    assert both.share_when(first=False) == 0
    assert Gauntlet((Row("first only", won_first),)).share_when(first=False) is None


def test_games_are_kept_once_however_often_they_are_added(database: Database) -> None:
    with database.writing() as session:
        store.add(session, "key", {"other": [result(1), result(0)]})
    with database.writing() as session:
        store.add(session, "key", {"other": [result(1, 0.0), result(2)], "third": [result(0)]})
    with database.reading() as session:
        found = store.games_of(session, "key")
    assert list(found["other"]) == [result(0), result(1), result(2)]
    assert list(found["third"]) == [result(0)]


def test_games_that_nobody_plays_on_are_deleted(database: Database) -> None:
    with database.writing() as session:
        store.add(session, "key", {"other": [result(0)]})
        store.purge(session, utc_now() - timedelta(days=1))
        assert store.games_of(session, "key")
    with database.writing() as session:
        store.purge(session, utc_now() + timedelta(days=1))
        assert not session.exec(select(GauntletResults)).all()


def test_lost_games_are_counted_by_cause_each_with_a_game(client: FlaskClient) -> None:
    weak = "Faction: Hall of Great Justice\n60 Elitism\n4 Scout\n4 Gnat\n4 Forget\n3 Kinky Asp\n"
    hand = client.post("/spoils/goldfish", data={"deck": weak}).location
    page = f"{hand.rpartition('/')[0]}/gauntlet"
    form = {"level": "apprentice", "each": "10"}
    client.post(page, data=form)
    shown = client.get(page, query_string=form).text
    part = shown.partition("Why games were lost")[2].partition("Opponent by opponent")[0]
    counts = [int(it) for it in re.findall(r'losses-count">(\d+)', part)]
    total = re.search(r"(\d+) games?, each counted once", shown)
    assert total
    assert sum(counts) == int(total[1])
    assert "lacked their icons when the game ended" in part
    look = re.search(r'href="([^"]+/gauntlet/game[^"]+)"', part)
    assert look
    assert "It lost" in client.get(html.unescape(look[1])).text

"""Matches of an event that are played online, and what the desk is told of them."""

from __future__ import annotations

from datetime import timedelta

import pytest
from flask import Flask
from sqlmodel import select

from app.tables import Entry, EventLink, LogEntry, PlayedGame
from tests.site.by_link.matches import Round
from tests.site.by_link.tables import NEW, moves_of, pass_time
from tests.site.events.conftest import PASSWORD, Player
from tests.site.events.desk_actions import LEGAL


@pytest.fixture
def two(app: Flask) -> Round:
    """A round in which nobody has come to the table yet."""
    return Round(app)


def test_a_game_begins_when_both_are_at_the_table_with_their_lists(two: Round) -> None:
    ada, ben = two.players
    assert "Play this match online" in ada.get("/round").text
    assert "One game decides the match" in ada.get("/match").text
    assert two.come(0).location.endswith("/match")
    assert "as soon as Ben is there" in ada.get("/match").text
    before = ada.get("/match/since").headers["ETag"]
    assert "Ada waits for you" in ben.get("/match").text
    assert "You v. Ada" in ben.client.get(two.come(1).location).text
    assert ada.get("/match/since").headers["ETag"] != before
    assert "Go to the table" in ada.get("/match").text
    page = two.page(0)
    assert "You v. Ben" in page
    assert "round 1, table 1, game 1" in page
    assert "25 minutes each" in page


def test_whoever_comes_twice_or_in_two_tabs_sits_at_one_table(two: Round) -> None:
    two.come(0)
    two.come(0)
    assert len(two.games) == 1
    two.begin()
    assert {two.seat(0), two.seat(0)} == {two.seat(0)}
    assert two.seat(0) != two.seat(1)
    assert len(two.games) == 1
    with two.database.reading() as session:
        assert len(session.exec(select(PlayedGame)).all()) == 1


def test_whoever_does_not_wait_any_more_is_not_drawn_into_a_game(two: Round) -> None:
    two.come(0)
    two.players[0].post("/match/leave")
    assert two.come(1).location.endswith("/match")
    assert two.games[0].game_id is None


@pytest.mark.parametrize(("gone", "result"), [(0, "0-1"), (1, "1-0")])
def test_the_end_of_the_game_is_the_result_at_the_desk(two: Round, gone: int, result: str) -> None:
    two.begin()
    assert "gave up" in two.give_up(gone)
    first, second = map(int, result.split("-"))
    seats = two.match.seats
    assert seats == two.games[0].seats
    with two.database.reading() as session:
        names = [session.get_one(Entry, seat).name for seat in seats]
    numbers = {"Ada": first, "Ben": second}
    assert two.match.outcome["numbers"] == [numbers[name] for name in names]
    winner = "Ben" if gone == 0 else "Ada"
    for player in two.players:
        assert f"Result: <b>{winner} won 1–0</b>" in player.get("/match").text
    with two.database.reading() as session:
        lines = session.exec(select(LogEntry).where(LogEntry.action == "result")).all()
    assert [line.by_name for line in lines] == ["Online game"]


def test_a_result_that_the_desk_entered_meanwhile_stays(two: Round) -> None:
    two.begin()
    two.desk.post("/rounds/1/tables/1", result="0-0-1")
    assert "The desk has entered a result." in two.give_up(0)
    assert two.match.outcome["draws"] == 1
    page = two.desk.get("/rounds").text
    assert "Played online: Ben won 1–0. The desk has entered a result." in page
    assert "accept what was played online at table 1" in page


def test_a_player_who_reports_something_else_leaves_it_to_the_judge(two: Round) -> None:
    two.begin()
    two.players[0].post("/round", round="1", result="0-0-1")
    assert "A player reports another result." in two.give_up(0)
    assert two.match.outcome == {}
    page = two.desk.get("/rounds").text
    assert "Ada reports" in page
    assert "Played online: Ben won 1–0. A player reports another result." in page
    accepted = {"made_on": "", "result": "-".join(map(str, (two.score[0], two.score[1])))}
    two.desk.post("/rounds/1/tables/1", **accepted)
    assert "A player reports another result." not in two.desk.get("/rounds").text


def test_a_player_who_left_the_event_meanwhile_is_left_to_the_judge(two: Round) -> None:
    two.begin()
    with two.database.reading() as session:
        ben = session.exec(select(Entry).where(Entry.name == "Ben")).one().public_id
    two.desk.post(f"/players/{ben}/drop")
    assert "Ben left the event." in two.give_up(1)
    assert two.match.outcome == {}
    assert "Played online: Ada won 1–0. Ben left the event." in two.desk.get("/rounds").text


def test_a_round_that_was_taken_back_leaves_the_game_as_it_is(two: Round) -> None:
    two.begin()
    address = two.seat(1)
    two.desk.post("/rounds/1/take-back")
    client = two.players[1].client
    page = client.post(f"{address}/leave", follow_redirects=True).text
    assert "The round was taken back." in page
    assert "gave up" in page


def test_after_the_finish_nothing_is_entered(two: Round) -> None:
    two.begin()
    address = two.seat(1)
    two.desk.change(state="finished")
    page = two.players[1].client.post(f"{address}/leave", follow_redirects=True).text
    assert "The event is not running." in page
    assert two.match.outcome == {}


@pytest.mark.parametrize("told", [None, "The desk has entered a result."])
def test_a_report_that_was_lost_is_made_up_for_and_none_is_made_twice(
    two: Round, told: str | None
) -> None:
    two.begin()
    seat = two.seat(0)
    two.give_up(0)
    with two.database.writing() as session:
        match, row = session.merge(two.match), session.merge(two.games[0])
        match.outcome, row.told = {}, told
        session.add_all((match, row))
    two.players[0].client.get(seat)
    assert bool(two.match.outcome) is (told is None)


def test_without_a_list_or_with_one_that_cannot_be_played_nobody_begins(app: Flask) -> None:
    two = Round(app, LEGAL, "")
    two.come(0)
    page = two.players[1].client.post(f"{two.players[1].base}/match/come", follow_redirects=True)
    assert "You have no registered list. Call a judge." in page.text
    assert two.games[0].game_id is None


def test_a_game_goes_on_with_the_list_with_which_it_began(two: Round) -> None:
    two.begin()
    two.play(3)
    with two.database.writing() as session:
        entry = session.exec(select(Entry).where(Entry.name == "Ada")).one()
        entry.standing = 0
        session.add(entry)
    assert moves_of(two.page(two.asked()))


def test_a_link_that_is_withdrawn_ends_the_seat_and_the_new_one_opens_it(two: Round) -> None:
    two.begin()
    old, client = two.seat(0), two.players[0].client
    with two.database.reading() as session:
        ada = session.exec(select(Entry).where(Entry.name == "Ada")).one().public_id
    page = two.desk.client.post(f"{two.desk.base}/players/{ada}/link", follow_redirects=True).text
    assert client.get(old).status_code == 404
    fresh = page.partition('id="fresh"')[2] or page
    base = fresh[fresh.index("/events/player/") :].split('"')[0].split("<")[0]
    two.players[0] = Player(two.app.test_client(), base)
    assert two.seat(0) != old
    assert "You v. Ben" in two.page(0)
    with two.database.reading() as session:
        assert session.exec(select(EventLink).where(EventLink.withdrawn_at.is_not(None))).all()  # type: ignore[union-attr]


def test_nobody_claims_takes_back_or_asks_the_bench_in_a_match(two: Round) -> None:
    two.begin()
    two.play(2)
    for player in (0, 1):
        page = two.page(player)
        assert "take the last move back" not in page
        assert "on the bench" not in page
        assert "cannot be taken back" in two.send(player, "take-back")
        client = two.players[player].client
        bench = client.get(f"{two.seat(player)}/bench", follow_redirects=True).text
        assert "the bench is closed" in bench


def test_strangers_and_onlookers_of_the_event_find_no_seat(two: Round) -> None:
    two.begin()
    stranger = two.app.test_client()
    public = two.desk.event.public_id
    for address in (f"/events/mine/{public}/match", f"/events/player/{public}/match"):
        assert stranger.get(address).status_code == 404
    assert two.judge.get(f"{two.judges}/match").status_code == 404


def test_the_games_go_when_the_event_is_deleted(two: Round) -> None:
    two.begin()
    address = two.seat(0)
    two.desk.post("/purge", name=two.desk.event.name)
    assert two.players[0].client.get(address).status_code == 404
    with two.database.reading() as session:
        assert session.exec(select(PlayedGame)).all() == []


def test_in_a_best_of_three_two_wins_decide_and_the_clocks_go_on(app: Flask) -> None:
    two = Round(app, wins=2)
    assert "Whoever first wins 2 games wins the match" in two.players[0].get("/match").text
    two.begin()
    pass_time(app, timedelta(minutes=10, seconds=2))
    two.play(1)
    before = two.minutes_left()
    assert sorted(before) == [15, 25]
    old = {player: two.seat(player) for player in (0, 1)}
    over = two.give_up(0)
    assert "Ben won 1–0" in over
    assert two.match.outcome == {}
    client = two.players[0].client
    waiting = client.post(f"{old[0]}/next", follow_redirects=True).text
    assert "The next game begins here as soon as Ben is there" in waiting
    begun = two.players[1].client.post(f"{old[1]}/next")
    assert begun.location not in old.values()
    assert "Go to the next game" in client.get(old[0]).text
    assert sorted(two.minutes_left()) == [15, 25]
    assert two.come(0).location != old[0]
    two.give_up(1)
    assert "1–1" in two.players[0].get("/match").text
    two.begin()
    two.give_up(1)
    assert "Result: <b>Ada won 2–1</b>" in two.players[0].get("/match").text
    assert sorted(two.match.outcome["numbers"]) == [1, 2]
    assert "Nothing more is played" in two.players[1].get("/match").text
    two.come(0)
    assert len(two.games) == 3


def test_an_account_finds_its_running_match_wherever_it_signs_in(app: Flask) -> None:
    two = Round(app, is_ada_signed_in=True)
    two.players[0].client.post("/account/sign-out")
    elsewhere = app.test_client()
    elsewhere.post("/account/sign-in", data={"name": "Ada", "password": PASSWORD})
    assert "Your matches in events" not in elsewhere.get(NEW).text
    elsewhere.post(f"/events/mine/{two.desk.event.public_id}/match/come")
    two.come(1)
    page = elsewhere.get(NEW).text
    assert "Your matches in events" in page
    way = f"/events/mine/{two.desk.event.public_id}/match"
    assert f'href="{way}"' in page
    assert "You v. Ben" in elsewhere.post(f"{way}/come", follow_redirects=True).text
    assert "Your matches in events" not in two.players[1].client.get(NEW).text

"""The plan of an event, chosen once: rounds, ending, points, ties, byes, fixed tables."""

from __future__ import annotations

import re

import pytest

from app.site.events.players import store as players
from app.site.events.pods import store as pods
from tests.site.events.conftest import Desk, make_event
from tests.site.events.desk_actions import log_of
from tests.site.events.rounds.test_by_hand import tables
from tests.site.events.rounds.test_rounds import (
    enter_all,
    matches,
    pair,
    player_with_link,
    standings,
    started,
    with_players,
)

__all__ = ["started"]

USUAL = {
    "rounds": "2", "ending": "none", "most_wins": "2", "win": "3", "draw": "1", "loss": "0",
    "bye": "3", "tie": ["opponents", "games", "opponents' games", "", "", ""],
}  # fmt: skip


def seen(desk: Desk) -> str:
    found = re.search(r'name="seen" value="(\w+)"', desk.get("/rounds/plan").text)
    assert found
    return found[1]


def plan(desk: Desk, **changes: object) -> str:
    """Store a plan and return the page that follows."""
    answer = desk.post("/rounds/plan", **{"seen": seen(desk), **USUAL, **changes})
    return answer.text if answer.status_code != 303 else desk.client.get(answer.location).text


def test_rounds_and_cut_are_chosen_once_and_shown_everywhere(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cleo", "Dan")
    assert "2 rounds, then a top 2" in plan(started, ending="cut", size="2")
    assert len(log_of(started, "planned")) == 1
    page = pair(started)
    assert "Round 1 of 2" in page
    visitor, public = started.app.test_client(), f"/events/view/{started.event.public_id}"
    assert "Round 1 of 2" in visitor.get(f"{public}/pairings").text
    assert "Round 1 of 2" in visitor.get(f"{public}/projector").text
    assert "Round 1 of 2" in player_with_link(started, "Ada").get("/round").text
    enter_all(started, 1)
    pair(started)
    enter_all(started, 2)
    page = started.get("/rounds").text
    assert '<option value="cut" selected' in re.sub(r"\s+", " ", page)
    assert "Who plays the top cut" in page


def test_a_plan_is_chosen_before_the_event_starts(started: Desk) -> None:
    desk = make_event(started.app)
    assert "5 rounds" in plan(desk, rounds="5")


def test_who_declines_the_cut_lets_the_next_move_up(started: Desk) -> None:
    with_players(started, *"ABCDEFGH")
    plan(started, rounds="1", ending="cut", size="4")
    pair(started)
    enter_all(started, 1)
    order = [line[1] for line in standings(started)]
    started.post("/rounds/player", player=order[1], declines="1")
    page = started.get("/rounds").text
    assert f"{order[1]} declined." in page
    assert f"Next to move up: {order[5]}." in page
    pair(started, "cut", cut=4)
    seated = {name for names in tables(started, 2).values() for name in names}
    assert seated == {order[0], *order[2:5]}
    assert len(log_of(started, "declined_cut")) == 1


def test_a_cut_larger_than_the_field_is_refused(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cleo")
    pair(started)
    enter_all(started, 1)
    page = pair(started, "cut", cut=4)
    assert "A top 4 needs 4 players, and only 3 are there." in page
    assert matches(started, 2) == []
    started.post("/rounds/player", player="Ada", declines="1")
    assert "only 2 are there and take part" in pair(started, "cut", cut=3)


def test_the_last_round_can_be_paired_by_standings(started: Desk) -> None:
    with_players(started, *"ABCDEFGH")
    plan(started, last_by_standings="1")
    pair(started)
    enter_all(started, 1)
    order = [line[1] for line in standings(started)]
    pair(started)
    met = {frozenset(names) for names in tables(started, 1).values()}
    if frozenset(order[:2]) not in met:
        assert frozenset(order[:2]) in map(frozenset, tables(started, 2).values())
    assert not met & {frozenset(names) for names in tables(started, 2).values()}


def test_a_final_table_decides_and_is_the_last_round(started: Desk) -> None:
    with_players(started, *"ABCDEFG")
    plan(started, rounds="1", ending="final", size="4")
    pair(started, "tables")
    for match in matches(started, 1):
        places = {f"place.{seat}": str(seat + 1) for seat in range(len(match.seats))}
        started.post(f"/rounds/1/tables/{match.number}", **places)
    order = [line[1] for line in standings(started)]
    page = pair(started, "final", cut=4)
    assert "Final table" in page
    assert tables(started, 2) == {1: order[:4]}
    started.post("/rounds/2/tables/1", **{f"place.{n}": p for n, p in enumerate("2134")})
    assert [line[1] for line in standings(started)] == order
    places = started.get("/places.csv").text.splitlines()[1:5]
    assert [line.split(",")[1] for line in places] == [order[1], order[0], *order[2:4]]
    assert "There is nobody left to pair" in pair(started)


def test_a_final_table_of_six_or_with_two_winners_is_refused(started: Desk) -> None:
    with_players(started, *"ABCDEFG")
    assert "from 3 to 5, not “6”" in plan(started, ending="final", size="6")
    pair(started, "final", cut=3)
    started.post("/rounds/1/tables/1", **{f"place.{n}": p for n, p in enumerate("113")})
    assert "The final table needs one winner." in started.get("/rounds").text


def test_points_are_those_of_the_plan_and_the_rule_is_shown(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cleo")
    plan(started, win="2", bye="1", tie=["wins", "head to head"])
    pair(started)
    enter_all(started, 1)
    assert sorted(line[2] for line in standings(started)) == ["0", "1", "2"]
    public = started.app.test_client().get(f"/events/view/{started.event.public_id}/standings").text
    assert "A win gives 2 points" in public
    assert "number of matches won, then by the points of their matches against each other" in public


def test_a_result_with_more_games_than_a_match_has_is_refused(started: Desk) -> None:
    with_players(started, "Ada", "Ben")
    plan(started)
    pair(started)
    started.post("/rounds/1/tables/1", result="3-1")
    assert "At most 2 games are won in a match of this event." in started.get("/rounds").text
    assert "1 3 1: At most 2 games" in started.get("/rounds/1/reading?line=1+3+1").text
    assert matches(started, 1)[0].outcome == {}


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"rounds": "31"}, "How many rounds is a number from 1 to 30, not “31”."),
        ({"rounds": "x"}, "not “x”"),
        ({"ending": "cut"}, "The size of the top cut is missing"),
        ({"ending": "cut", "size": "65"}, "from 2 to 64"),
        ({"ending": "all"}, "Choose what follows the rounds."),
        ({"win": "0", "draw": "1"}, "A win gives at least as many points as a draw"),
        ({"win": "-1"}, "Points of a win is a number from 0 to 100"),
        ({"places": "1 5"}, "the winner&#39;s first"),
        ({"places": "a b"}, "Points of places are numbers"),
        ({"tie": ["games", "games"]}, "A tie-breaker is chosen twice."),
        ({"tie": ["height"]}, "There is no tie-breaker “height”."),
        ({"zones": "North"}, "Line 1 of the zones is no name with its tables"),
        ({"zones": "North 9-1"}, "Zone North ends before it begins."),
        ({"zones": "North 1-9\nSouth 9-12"}, "The zones North and South have tables in common."),
    ],
)
def test_a_plan_that_cannot_be_is_refused_with_what_was_typed(
    started: Desk, wrong: dict[str, object], words: str
) -> None:
    page = plan(started, **{"rounds": "4", **wrong})
    assert words in page.replace("&#34;", '"')
    assert "Nothing was saved." in page
    assert started.event.tournament == {}


def test_a_plan_that_somebody_else_changed_is_shown_beside_the_own_one(started: Desk) -> None:
    old = seen(started)
    plan(started, rounds="5")
    answer = started.post("/rounds/plan", **{"seen": old, **USUAL, "rounds": "7"})
    assert answer.status_code == 409
    assert "5 rounds." in answer.text
    assert 'value="7"' in answer.text
    assert started.event.tournament["rounds"] == 5


def test_zones_of_judges_are_shown_at_open_tables(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cleo", "Dan")
    plan(started, zones="North: 1-1\n Hall B 2 – 9")
    page = pair(started)
    assert "North" in page
    assert "Hall B" in page


def test_byes_of_first_rounds_count_and_end(started: Desk) -> None:
    with_players(started, "Ada", "Ben", "Cleo")
    started.post("/rounds/player", player="ada", byes="1")
    pair(started)
    assert tables(started, 1)[2] == ["Ada"]
    enter_all(started, 1)
    pair(started)
    assert tables(started, 2)[2] != ["Ada"]
    assert next(line for line in standings(started) if line[1] == "Ada")[2] in ("3", "6")


def test_a_player_stays_at_a_fixed_table(started: Desk) -> None:
    with_players(started, *"ABCDEF")
    started.post("/rounds/player", player="C", fixed_table="7")
    pair(started)
    assert "C" in tables(started, 1)[7]
    assert sorted(tables(started, 1)) == [1, 2, 7]
    started.post("/rounds/1/tables/7", result="2-0")
    assert matches(started, 1)[-1].outcome["numbers"] == [2, 0]


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"player": "Ben", "fixed_table": "3"}, "Table 3 is fixed for Ada already."),
        ({"player": "Ben", "byes": "9"}, "from 0 to 5 byes"),
        ({"player": "Ben", "fixed_table": "-1"}, "numbers from 1 to 999"),
        ({"player": "Zoe", "byes": "1"}, "Nobody in this event is called “Zoe”."),
        ({"player": "", "byes": "1"}, "Nobody in this event is called"),
    ],
)
def test_byes_and_tables_that_cannot_be_are_refused(
    started: Desk, fields: dict[str, str], words: str
) -> None:
    with_players(started, "Ada", "Ben")
    started.post("/rounds/player", player="Ada", fixed_table="3")
    started.post("/rounds/player", **fields)
    assert words in started.get("/rounds/plan").text
    assert len(log_of(started, "starts_so")) == 1


def test_a_round_is_paired_inside_pods(started: Desk) -> None:
    with_players(started, *"ABCDEFGHI")
    started.change(pool_kind="draft")
    assert "No pods are seated." in pair(started, "pods")
    started.post("/pods/make", size="5")
    pod_of = pods_by_name(started)
    with_players(started, "Late")
    pair(started, "pods")
    for names in tables(started, 1).values():
        assert len({pod_of.get(name, 0) for name in names}) == 1


def pods_by_name(desk: Desk) -> dict[str, int]:
    """The pod of every player who has a seat."""
    with desk.database.reading() as rows:
        names = {str(one.id): one.name for one in players.entries_of(rows, desk.event.id or 0)}
        seated = pods.pods_of(rows, desk.event.id or 0)
    return {names[one]: number for number, pod in enumerate(seated, 1) for one in pod}

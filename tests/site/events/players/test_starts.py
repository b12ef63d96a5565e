"""Byes of first rounds and fixed tables in the columns of a roster."""

from __future__ import annotations

import pytest
from flask import Flask

from tests.site.events.conftest import Desk, make_event
from tests.site.events.rounds.test_by_hand import tables
from tests.site.events.rounds.test_rounds import pair

ROSTER = """\
Player;First round byes;Fixed table
Ada Alba;1;
Ben Bree;;7
Cleo Cray;0;
Dan Dorn;-;
Eve Elm;no;12
"""


@pytest.fixture
def desk(app: Flask) -> Desk:
    """An event that has started, with nobody in it yet."""
    desk = make_event(app)
    desk.move("close")
    desk.move("start")
    return desk


def test_byes_and_tables_of_a_roster_hold_in_the_first_round(desk: Desk) -> None:
    preview = desk.post("/roster", roster=ROSTER, do="look").text
    assert "1 bye" in preview
    assert "always table 7" in preview
    assert desk.post("/roster", roster=ROSTER, do="add").status_code == 303
    pair(desk)
    seated = tables(desk, 1)
    assert ["Ada Alba"] in seated.values()
    where = {name: number for number, names in seated.items() for name in names}
    assert where["Ben Bree"] == 7
    assert where["Eve Elm"] in (7, 12)


@pytest.mark.parametrize(
    ("roster", "words"),
    [
        ("Player,Byes\nAda,9\nBen,", "“9” is no number of byes: enter a number from 0 to 5."),
        ("Player,Byes\nAda,many\nBen,", "“many” is no number of byes"),
        ("Player,Fixed table\nAda,0\nBen,", "“0” is no table"),
        ("Player,Fixed table\nAda,3\nBen,3", "Table 3 is fixed for Ada in line 2 already."),
    ],
)
def test_what_is_no_bye_or_table_is_an_open_line(desk: Desk, roster: str, words: str) -> None:
    answer = desk.post("/roster", roster=roster, do="add")
    assert answer.status_code == 422
    assert words in answer.text
    assert "Ada" not in desk.get().text


def test_a_table_that_is_fixed_for_somebody_in_the_event_adds_nobody(desk: Desk) -> None:
    desk.post("/players", name="Zoe")
    desk.post("/rounds/player", player="Zoe", fixed_table="7")
    answer = desk.post("/roster", roster=ROSTER, do="add")
    assert "Table 7 is fixed for Zoe already. Give Ben Bree another one" in answer.text
    assert "Ada Alba" not in desk.get().text

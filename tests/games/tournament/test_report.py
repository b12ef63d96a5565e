"""The tournament report that other programs read: columns, results, byes, what it cannot hold."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.tournament.matches import Entrant, Loss, Match, Outcome, lost
from app.games.tournament.report import Reported, ReportError, tournament_report
from app.games.tournament.standings import Scoring, standings
from tests.games.tournament.test_rounds import entrants, played

DAY = date(2026, 11, 28)
PLAYER = re.compile(
    r"001 (?P<number>[ \d]{4}) . .. (?P<name>.{33}) .{4} .{3} .{11} .{10} (?P<points>[ \d.]{4}) "
    r"(?P<place>[ \d]{4})(?P<games>(  [ \d]{4} [wb-] [ 10=+\-UZ])*)"
)


def report(names: dict[str, str], rounds: Sequence[Sequence[Match]], planned: int = 0) -> str:
    there = [Entrant(one) for one in names]
    lines = standings(there, [match for round_ in rounds for match in round_], "x")
    event = Reported("Öpen", "Wien", DAY, DAY, names, rounds, lines, planned, Scoring())
    return tournament_report(event)


def test_columns_are_where_the_format_has_them() -> None:
    names = {"a": "Ada Alba", "b": "Jürgen Groß", "c": "Cy"}
    rounds = [
        [Match(1, ("a", "b"), Outcome((2, 1))), Match(1, ("c",))],
        [Match(2, ("c", "a"), Outcome((1, 1)))],
        [Match(3, ("b", "c"), lost((Loss.NO_SHOW, None))), Match(3, ("a",))],
    ]
    text = report(names, rounds, planned=5)
    assert "012 Open\n022 Wien\n042 2026/11/28\n" in text
    assert "XXR 5\nBBW  3.0\nBBD  1.0\n" in text
    ada, ben, cy = (line for line in text.splitlines() if line.startswith("001"))
    assert ada[4:8] == "   1"
    assert ada[14:47].rstrip() == "Ada Alba"
    assert (ada[80:84], ada[85:89]) == (" 7.0", "   2")
    assert ada[91:] == "   2 w 1     3 b =  0000 - U"
    assert ben[14:47].rstrip() == "Jurgen Gross"
    assert ben[91:] == "   1 b 0  0000 - Z     3 w -"
    assert cy[91:] == "0000 - U     1 w =     2 b +"


@given(number=st.integers(2, 12), seed=st.integers(0, 10_000))
def test_every_player_has_a_line_and_opponents_agree(number: int, seed: int) -> None:
    *_, matches = played(number, 3, seed)
    rounds = [[it for it in matches if it.round == round_] for round_ in (1, 2, 3)]
    names = {one.id: f"Player {one.id}" for one in entrants(number)}
    lines = [
        found
        for line in report(names, rounds).splitlines()
        if line.startswith("001") and (found := PLAYER.fullmatch(line))
    ]
    assert [int(line["number"]) for line in lines] == list(range(1, number + 1))
    games = {
        int(line["number"]): re.findall(r"  ([ \d]{4}) (.) (.)", line["games"]) for line in lines
    }
    turned = {"1": "0", "0": "1", "=": "=", "+": "-", "-": "+"}
    for own, its in games.items():
        for round_, (other, colour, result) in enumerate(its):
            if int(other):
                back = games[int(other)][round_]
                assert (int(back[0]), back[2]) == (own, turned[result])
                assert {colour, back[1]} == {"w", "b"}


def test_tables_of_several_cannot_be_reported() -> None:
    with pytest.raises(ReportError, match="pairs only"):
        report({one: one for one in "abc"}, [[Match(1, tuple("abc"), Outcome((1, 2, 3)))]])

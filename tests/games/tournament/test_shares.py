"""The choices behind shares of points and games, one by one as docs/events.md lists them."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.tournament.matches import Entrant, Loss, Match, Outcome, lost
from app.games.tournament.multiplayer import seat
from app.games.tournament.standings import Standing, standings
from app.games.tournament.swiss import pair
from tests.oracles.standings import ranked

WIN, LOSS = Outcome((2, 0)), Outcome((0, 2))
THIRD = Fraction(1, 3)


def line_of(player: str, *matches: Match, late: dict[str, int] | None = None) -> Standing:
    there = {one for match in matches for one in match.players}
    entrants = [Entrant(one, (late or {}).get(one, 1)) for one in sorted(there)]
    return next(it for it in standings(entrants, matches, "x") if it.id == player)


def test_a_bye_counts_in_the_own_share_of_points_and_as_two_games_won() -> None:
    """Ben had a bye and lost to Ada: half of the points, and two games of four."""
    matches = Match(1, ("ben",)), Match(1, ("ada", "cy"), WIN), Match(2, ("ada", "ben"), WIN)
    assert line_of("ada", *matches).opponents_share == (THIRD + Fraction(1, 2)) / 2
    assert line_of("ben", *matches).games_share == Fraction(1, 2)


def test_a_drawn_game_is_a_third_of_one() -> None:
    match = Match(1, ("ada", "ben"), Outcome((1, 0), draws=1))
    assert line_of("ada", match).games_share == Fraction(2, 3)
    assert line_of("ada", Match(1, ("ada", "ben"), Outcome((2, 1), draws=3))).games_share == (
        Fraction(1, 2)
    )


def test_somebody_met_twice_counts_twice() -> None:
    matches = (
        Match(1, ("ada", "ben"), WIN), Match(2, ("ada", "ben"), LOSS), Match(3, ("ada", "cy"), WIN),
        Match(4, ("ben", "dan"), WIN),
    )  # fmt: skip
    assert line_of("ada", *matches).opponents_share == (2 * Fraction(2, 3) + THIRD) / 3


def test_without_an_opponent_the_average_is_nothing_and_not_a_third() -> None:
    line = line_of("ada", Match(1, ("ada",)))
    assert (line.opponents_share, line.opponents_games_share) == (0, 0)


def test_rounds_missed_in_the_middle_do_not_count_and_those_before_the_first_table_do() -> None:
    """Ben won twice and lost to Ada; whether a round between was missed makes no difference."""
    here = Match(1, ("ben", "cy"), WIN), Match(2, ("ben", "dan"), WIN)
    away = Match(1, ("ben", "cy"), WIN), Match(3, ("ben", "dan"), WIN)
    last = Match(4, ("ada", "ben"), WIN)
    assert line_of("ada", *here, last).opponents_share == Fraction(2, 3)
    assert line_of("ada", *away, last).opponents_share == Fraction(2, 3)
    late = Match(3, ("ben", "dan"), WIN)
    assert line_of("ada", late, last, late={"ben": 3}).opponents_share == THIRD
    assert line_of("dan", late, last, late={"ben": 3}).opponents_share == THIRD


def test_a_third_is_the_least_for_the_games_of_opponents_too() -> None:
    assert line_of("ada", Match(1, ("ada", "ben"), WIN)).opponents_games_share == THIRD


def test_at_a_table_of_several_the_match_is_one_game() -> None:
    matches = Match(1, ("ada", "ben", "cy", "dan"), Outcome((1, 2, 3, 4))), Match(2, ("ben",))
    assert line_of("ada", *matches).games_share == 1
    assert line_of("ben", *matches).games_share == (Fraction(2, 3) + 2) / 3


def test_an_open_match_does_not_count_yet() -> None:
    matches = Match(1, ("ada", "ben"), WIN), Match(2, ("ada", "cy"))
    line = line_of("ada", *matches)
    assert (line.points, line.opponents_share, line.games_share) == (3, THIRD, 1)


@pytest.mark.parametrize("loss", Loss)
def test_who_loses_without_play_loses_two_games_and_the_opponent_wins_them(loss: Loss) -> None:
    match = Match(1, ("ada", "ben"), lost((None, loss)))
    ada, ben = line_of("ada", match), line_of("ben", match)
    assert (ada.points, ada.games_share, ada.won) == (3, 1, 1)
    assert (ben.points, ben.games_share, ben.lost) == (0, THIRD, 1)
    assert ada.opponents_share == THIRD
    assert ben.opponents_share == 1


def test_a_double_loss_is_no_draw_and_counts_as_two_games_lost() -> None:
    match = Match(1, ("ada", "ben"), lost((Loss.MATCH_LOSS, Loss.MATCH_LOSS)))
    won = Match(2, ("ada", "cy"), WIN)
    assert (line_of("ben", match).lost, line_of("ben", match).drawn) == (1, 0)
    assert line_of("ben", match).points == 0
    assert line_of("ada", match, won).games_share == Fraction(1, 2)


def test_at_a_table_who_did_not_come_is_last_with_nothing_even_beside_another() -> None:
    match = Match(1, tuple("abcd"), lost((Loss.NO_SHOW, None, Loss.NO_SHOW, None), (2, 1)))
    assert [line_of(one, match).points for one in "abcd"] == [0, 2, 0, 3]
    alone = Match(1, tuple("abc"), lost((Loss.NO_SHOW, Loss.NO_SHOW, Loss.NO_SHOW)))
    assert [line_of(one, alone).won for one in "abc"] == [0, 0, 0]


def test_who_is_disqualified_stands_behind_everybody() -> None:
    matches = (
        Match(1, ("ada", "ben"), WIN), Match(2, ("ada", "cy"), lost((Loss.DISQUALIFIED, None))),
    )  # fmt: skip
    entrants = [Entrant(one) for one in ("ada", "ben", "cy")]
    assert [it.id for it in standings(entrants, matches, "x")] == ["cy", "ben", "ada"]


@given(number=st.integers(3, 16), seed=st.integers(0, 1_000_000))
def test_standings_are_those_of_a_second_implementation(number: int, seed: int) -> None:
    """With late entries, players who leave and return, draws, open matches and tables."""
    chance, matches = Random(seed), list[Match]()
    names = [f"p{n:02}" for n in range(number)]
    for round_ in range(1, 6):
        there = [one for one in names if chance.random() < 0.85] or names
        is_of_tables = chance.random() < 0.3 and len(there) >= 3
        make = seat if is_of_tables else pair
        for table in make([Entrant(one) for one in there], matches, f"{seed}/{round_}"):
            matches.append(Match(round_, table, random_outcome(chance, len(table))))
    first: dict[str, int] = {}
    for match in matches:
        for one in match.players:
            first.setdefault(one, match.round)
    lines = standings([Entrant(one, first.get(one, 6)) for one in names], matches, str(seed))
    found = [
        (it.id, (it.points, it.opponents_share, it.games_share, it.opponents_games_share))
        for it in lines
    ]
    assert found == ranked(names, matches, str(seed))


def random_outcome(chance: Random, seats: int) -> Outcome | None:
    """Some outcome of a table, or none; a bye has none."""
    if seats == 1 or chance.random() < 0.1:
        return None
    losses = [chance.choice(list(Loss)) if chance.random() < 0.05 else None for _ in range(seats)]
    if any(losses):
        places = chance.sample(range(1, 1 + losses.count(None)), losses.count(None))
        return lost(losses, places if seats > 2 else ())
    if seats == 2:
        games = chance.choice([(2, 0), (2, 1), (0, 2), (1, 2), (1, 1), (1, 0), (0, 0)])
        return Outcome(games, draws=chance.choice([1, 2, 3]) if games == (0, 0) else 0)
    ranks = [chance.randint(1, seats) for _ in range(seats)]
    return Outcome(tuple(1 + sum(other < rank for other in ranks) for rank in ranks))

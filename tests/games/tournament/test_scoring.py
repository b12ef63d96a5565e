"""Points of results and tie-breakers that an event chooses."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.games.tournament.matches import Entrant, Match, Outcome
from app.games.tournament.multiplayer import seat
from app.games.tournament.standings import (
    RULES,
    TIE_BREAKERS,
    Scoring,
    TieBreaker,
    standings,
    ties_in_words,
)
from app.games.tournament.swiss import pair
from tests.games.tournament.test_rounds import entrants, meetings, played
from tests.oracles.standings import ranked

WIN, DRAW = Outcome((2, 0)), Outcome((1, 1))


def order(
    matches: Sequence[Match],
    scoring: Scoring | None = None,
    ties: Sequence[TieBreaker] = TIE_BREAKERS,
) -> list[str]:
    there = sorted({one for match in matches for one in match.players})
    found = standings([Entrant(one) for one in there], matches, "x", scoring or Scoring(), ties)
    return [line.id for line in found]


def test_a_win_can_be_worth_two_points() -> None:
    matches = [Match(1, ("a", "b"), WIN), Match(1, ("c", "d"), DRAW), Match(2, ("c", "b"), DRAW)]
    assert order(matches, Scoring(win=2, bye=2), [TieBreaker.WINS])[:2] == ["a", "c"]
    assert order(matches, Scoring(win=1, draw=1))[0] == "c"


def test_places_at_a_table_can_have_points_of_their_own() -> None:
    scoring = Scoring(places=(10, 6, 3, 1))
    match = Match(1, tuple("abcd"), Outcome((1, 2, 2, 4)))
    assert [scoring.points(match, one) for one in "abcd"] == [10, Fraction(9, 2), Fraction(9, 2), 1]
    five = Match(1, tuple("abcde"), Outcome((1, 2, 3, 4, 5)))
    assert scoring.points(five, "e") == 0


@pytest.mark.parametrize(
    "wrong",
    [
        {"win": -1}, {"win": 101}, {"win": 0, "draw": 0}, {"draw": 4}, {"loss": 2},
        {"places": (1, 2)}, {"places": (0,)}, {"places": (9, 8, 7, 6, 5, 4)},
    ],
)  # fmt: skip
def test_what_is_no_scoring_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="oint"):
        Scoring(**wrong)  # type: ignore[arg-type]


def test_head_to_head_decides_among_those_who_all_met() -> None:
    """Ada and Ben have one win each, and Ben won against Ada."""
    matches = [Match(1, ("ben", "ada"), WIN), Match(2, ("ada", "cy"), WIN)]
    for _ in range(2):
        assert order(matches, ties=[TieBreaker.HEAD_TO_HEAD]) == ["ben", "ada", "cy"]
        matches.reverse()


def entrants_of(ids: str) -> list[Entrant]:
    return [Entrant(one) for one in ids]


def test_head_to_head_is_left_out_where_not_all_have_met() -> None:
    """Ada, Ben and Cy have 3 points each; only Ada and Ben met."""
    matches = [
        Match(1, ("ben", "ada"), WIN), Match(2, ("ada", "x"), WIN), Match(2, ("cy", "y"), WIN),
    ]  # fmt: skip
    first = order(matches, ties=[TieBreaker.HEAD_TO_HEAD])
    assert first == order(matches, ties=[])


def test_the_opponents_of_opponents_decide_where_that_is_chosen() -> None:
    lines = {
        line.id: line
        for line in standings(
            entrants_of("abcd"), [Match(1, ("a", "b"), WIN), Match(2, ("b", "c"), WIN)], "x"
        )
    }
    assert lines["c"].opponents_opponents_share == lines["b"].opponents_share
    assert lines["d"].opponents_opponents_share == 0


@given(number=st.integers(2, 14), seed=st.integers(0, 10_000))
def test_the_usual_choice_is_that_of_the_second_implementation(number: int, seed: int) -> None:
    *_, matches = played(number, 3, seed)
    names = [one.id for one in entrants(number)]
    found = standings(entrants(number), matches, str(seed), Scoring(), TIE_BREAKERS)
    assert [line.id for line in found] == [one for one, _ in ranked(names, matches, str(seed))]


@given(
    number=st.integers(2, 14), seed=st.integers(0, 10_000),
    ties=st.permutations(list(TieBreaker)),
)  # fmt: skip
def test_whatever_breaks_ties_everybody_has_one_place_and_more_points_stand_higher(
    number: int, seed: int, ties: list[TieBreaker]
) -> None:
    *_, matches = played(number, 3, seed)
    found = standings(entrants(number), matches, str(seed), Scoring(win=2, bye=2), ties)
    assert [line.place for line in found] == list(range(1, number + 1))
    assert sorted(line.id for line in found) == [one.id for one in entrants(number)]
    points = [line.points for line in found]
    assert points == sorted(points, reverse=True)


def test_a_round_by_standings_lets_neighbours_meet_unless_they_have_met() -> None:
    best = [f"p{place:03}" for place in range(8)]
    tables = pair(entrants(8), [], "x", best_first=best)
    assert tables == (("p000", "p001"), ("p002", "p003"), ("p004", "p005"), ("p006", "p007"))
    met = [Match(1, ("p000", "p001"), WIN)]
    again = pair(entrants(8), met, "x", best_first=best)
    assert max(meetings([*met, *(Match(2, it) for it in again)]).values()) == 1


def test_every_tie_breaker_has_a_rule_in_words() -> None:
    assert set(RULES) == set(TieBreaker)
    assert ties_in_words((TieBreaker.WINS,)).endswith("number of matches won, then by a lot.")
    assert "A win gives 3 points" in Scoring().in_words()
    assert "10, 6" in Scoring(places=(10, 6)).in_words()


def test_thirteen_players_meet_few_opponents_again_in_four_rounds() -> None:
    repeated, seeds = 0, 3
    for seed in range(seeds):
        chance, matches = Random(seed), list[Match]()
        for round_ in range(1, 5):
            for table in seat(entrants(13), matches, f"{seed}/{round_}"):
                places = chance.sample(range(1, len(table) + 1), len(table))
                matches.append(Match(round_, table, Outcome(tuple(places))))
        repeated += sum(count - 1 for count in meetings(matches).values())
    assert repeated <= 2 * seeds


@settings(max_examples=5)
@given(players=st.integers(6, 17), rounds=st.integers(1, 2), seed=st.integers(0, 1_000_000))
def test_ten_starts_of_the_search_never_repeat_more_meetings_than_one(
    players: int, rounds: int, seed: int
) -> None:
    """Of a round with its history: squares, since a third meeting is worse than two second ones."""
    chance, matches = Random(seed), list[Match]()
    for round_ in range(1, rounds + 1):
        for table in seat(entrants(players), matches, f"{seed}/{round_}", most_starts=1):
            places = chance.sample(range(1, len(table) + 1), len(table))
            matches.append(Match(round_, table, Outcome(tuple(places))))
    met = meetings(matches)

    def repeated(most_starts: int) -> int:
        tables = seat(entrants(players), matches, str(seed), most_starts=most_starts)
        return sum(met[frozenset(pair)] ** 2 for table in tables for pair in combinations(table, 2))

    assert repeated(10) <= repeated(1)


@pytest.mark.parametrize("seed", range(2))
def test_many_points_for_places_are_no_reason_to_meet_again(seed: int) -> None:
    chance, matches = Random(seed), list[Match]()
    for round_ in range(1, 4):
        scoring = Scoring(places=(100, 40, 10))
        for table in seat(entrants(16), matches, f"{seed}/{round_}", scoring):
            matches.append(Match(round_, table, Outcome(tuple(chance.sample(range(1, 5), 4)))))
    assert max(meetings(matches).values()) == 1

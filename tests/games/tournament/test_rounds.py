"""Rounds of a tournament: pairings, tables, byes, standings, the top cut and pods."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.tournament.matches import Entrant, Match, Outcome
from app.games.tournament.multiplayer import seat, table_sizes
from app.games.tournament.pods import exchanged, moved, pods
from app.games.tournament.standings import SCORING, Standing, points_of, standings
from app.games.tournament.swiss import pair, rounds_for
from app.games.tournament.top_cut import first_round, next_round, usual_size, winner
from tests.oracles.byes import better_byes

SEEDS = st.integers(0, 1_000_000)


def entrants(number: int) -> list[Entrant]:
    return [Entrant(f"p{place:03}") for place in range(number)]


def played(number: int, rounds: int, seed: int) -> Iterator[list[Match]]:
    """The matches after each Swiss round with random results."""
    chance, matches = Random(seed), list[Match]()
    for round_ in range(1, rounds + 1):
        for table in pair(entrants(number), matches, f"{seed}/{round_}"):
            outcome = None
            if len(table) == 2:
                outcome = Outcome(chance.choice([(2, 0), (2, 1), (0, 2), (1, 2), (1, 1)]))
            matches.append(Match(round_, table, outcome))
        yield list(matches)


def meetings(matches: Sequence[Match]) -> Counter[tuple[str, ...]]:
    return Counter(pair for match in matches for pair in combinations(sorted(match.players), 2))


# Swiss


@given(number=st.integers(1, 40), seed=SEEDS)
def test_everybody_is_paired_once_and_at_most_one_has_a_bye(number: int, seed: int) -> None:
    for matches in played(number, 3, seed):
        last = [match for match in matches if match.round == matches[-1].round]
        there = sorted(player for match in last for player in match.players)
        assert there == [one.id for one in entrants(number)]
        assert sum(match.is_bye for match in last) == number % 2


@given(number=st.integers(2, 24), seed=SEEDS)
def test_nobody_meets_twice_while_it_can_be_avoided(number: int, seed: int) -> None:
    """Until half of all opponents are met, a round without a rematch is always left."""
    rounds = max(1, number // 2)
    for matches in played(number, min(rounds, 6), seed):
        assert max(meetings(matches).values(), default=0) <= 1


@given(number=st.integers(3, 15).filter(lambda n: n % 2), seed=SEEDS)
def test_nobody_has_a_second_bye_before_everybody_had_one(number: int, seed: int) -> None:
    *_, matches = played(number, min(number, 7), seed)
    byes = Counter(match.players[0] for match in matches if match.is_bye)
    assert max(byes.values()) == 1


def test_a_rematch_is_better_than_no_match_and_a_second_bye_worse_than_a_rematch() -> None:
    three = entrants(3)
    matches = []
    for round_ in range(1, 4):
        tables = pair(three, matches, str(round_))
        matches += [Match(round_, it, Outcome((2, 0)) if len(it) == 2 else None) for it in tables]
    assert set(meetings(matches).values()) == {1}
    again = pair(three, matches, "4")
    assert sorted(map(len, again)) == [1, 2]


def test_players_meet_others_with_as_many_points() -> None:
    first = [Match(1, (f"p{2 * n:03}", f"p{2 * n + 1:03}"), Outcome((2, 0))) for n in range(4)]
    points = points_of(entrants(8), first)
    for one, other in pair(entrants(8), first, "x"):
        assert points[one] == points[other]


def test_the_bye_goes_to_somebody_with_the_fewest_points() -> None:
    first = [
        Match(1, ("p000", "p001"), Outcome((2, 0))),
        Match(1, ("p002", "p003"), Outcome((2, 1))),
        Match(1, ("p004",)),
    ]
    *_, bye = pair(entrants(5), first, "x")
    assert bye in {("p001",), ("p003",)}


@given(number=st.sampled_from([5, 7, 9, 11]), seed=SEEDS)
def test_the_bye_goes_to_nobody_with_more_points_than_another_could_have(
    number: int, seed: int
) -> None:
    """By trying every pairing: with as few second byes and rematches nobody lower can have it."""
    earlier: list[Match] = []
    for matches in played(number, 5, seed):
        last = matches[len(earlier) :]
        points = points_of(entrants(number), earlier)
        assert not better_byes([it.players for it in last], earlier, points)
        earlier = matches


def test_an_undefeated_player_has_no_bye_while_a_beaten_one_could() -> None:
    """The squares of differences alone would give it to p000 as readily as to p001."""
    first = [
        Match(1, ("p000", "p001"), Outcome((2, 0))),
        Match(1, ("p002", "p003"), Outcome((2, 0))),
        Match(1, ("p004", "p005"), Outcome((2, 0))),
        Match(1, ("p006", "p007"), Outcome((2, 0))),
        Match(1, ("p008",)),
    ]
    for seed in range(20):
        *_, (bye,) = pair(entrants(9), first, str(seed))
        assert bye in {"p001", "p003", "p005", "p007"}


def best_by_trying(
    ids: Sequence[str], points: dict[str, Fraction], met: Counter[tuple[str, ...]]
) -> Fraction:
    """The smallest sum of squared differences over all pairings without a rematch."""
    costs = []
    for order in permutations(ids):
        tables = [tuple(sorted(order[place : place + 2])) for place in range(0, len(order), 2)]
        if not any(met[table] for table in tables):
            costs.append(cost_of(tables, points))
    return min(costs)


def cost_of(tables: Iterable[tuple[str, ...]], points: dict[str, Fraction]) -> Fraction:
    return sum(((points[one] - points[other]) ** 2 for one, other in tables), Fraction(0))


@given(seed=SEEDS)
def test_no_other_pairing_of_six_without_a_rematch_comes_closer(seed: int) -> None:
    chance = Random(seed)
    results = [Outcome(chance.choice([(2, 0), (1, 1), (0, 2)])) for _ in range(3)]
    first = [Match(1, (f"p{2 * n:03}", f"p{2 * n + 1:03}"), results[n]) for n in range(3)]
    points = points_of(entrants(6), first)
    tables = pair(entrants(6), first, str(seed))
    best = best_by_trying([it.id for it in entrants(6)], points, meetings(first))
    assert cost_of(tables, points) == best


def test_the_same_seed_pairs_alike_whatever_the_order() -> None:
    eight = entrants(8)
    assert pair(eight, [], "s") == pair(eight[::-1], [], "s")
    assert len({pair(eight, [], str(n)) for n in range(20)}) > 1


@pytest.mark.parametrize("number", [0, 1, 2])
def test_few_players_are_paired_too(number: int) -> None:
    assert sum(map(len, pair(entrants(number), [], "x"))) == number


def test_too_many_players_and_one_twice_are_refused() -> None:
    with pytest.raises(ValueError, match="512"):
        pair(entrants(513), [], "x")
    with pytest.raises(ValueError, match="twice"):
        pair([*entrants(3), Entrant("p000")], [], "x")


@pytest.mark.parametrize(("players", "rounds"), [(2, 1), (4, 2), (8, 3), (9, 4), (64, 6), (65, 7)])
def test_rounds_that_leave_one_undefeated(players: int, rounds: int) -> None:
    assert rounds_for(players) == rounds


# Tables of several players


@given(st.integers(3, 200))
def test_tables_have_three_to_five_players_and_hold_everybody(number: int) -> None:
    sizes = table_sizes(number)
    assert sum(sizes) == number
    assert set(sizes) <= {3, 4, 5}
    assert sizes.count(3) <= 3
    assert 5 not in sizes or number == 5


@given(number=st.integers(3, 40), seed=SEEDS)
def test_everybody_has_one_seat(number: int, seed: int) -> None:
    tables = seat(entrants(number), [], str(seed))
    assert sorted(one for table in tables for one in table) == [it.id for it in entrants(number)]


def test_sixteen_players_meet_no_opponent_twice_in_two_rounds() -> None:
    sixteen = entrants(16)
    for seed in range(5):
        first = [Match(1, table, Outcome((1, 2, 3, 4))) for table in seat(sixteen, [], f"{seed}a")]
        second = [Match(2, table) for table in seat(sixteen, first, f"{seed}b")]
        assert max(meetings([*first, *second]).values()) == 1


def test_two_players_have_no_table() -> None:
    with pytest.raises(ValueError, match="three"):
        seat(entrants(2), [], "x")


# Outcomes and points


@pytest.mark.parametrize(
    ("numbers", "draws"),
    [((0, 0), 0), ((-1, 2), 0), ((10, 0), 0), ((2,), 0), ((1, 1, 2), 0), ((1, 2, 2, 3), 0),
     ((2, 3, 4), 0), ((1, 2, 3), 1), ((1, 2, 3, 4, 5, 6), 0)],
)  # fmt: skip
def test_an_outcome_that_cannot_be_is_refused(numbers: tuple[int, ...], draws: int) -> None:
    with pytest.raises(ValueError, match=r"Places|Games|game|three|two players"):
        Outcome(numbers, draws)


@pytest.mark.parametrize(
    ("numbers", "points"),
    [((2, 1), (3, 0)), ((1, 1), (1, 1)), ((0, 2), (0, 3)),
     ((1, 2, 3), (3, Fraction(3, 2), 0)),
     ((1, 1, 3, 3), (Fraction(5, 2), Fraction(5, 2), Fraction(1, 2), Fraction(1, 2))),
     ((1, 2, 3, 4, 5), (3, Fraction(9, 4), Fraction(3, 2), Fraction(3, 4), 0))],
)  # fmt: skip
def test_a_match_gives_the_points_of_its_places(
    numbers: tuple[int, ...], points: tuple[Fraction, ...]
) -> None:
    players = tuple("abcde"[: len(numbers)])
    match = Match(1, players, Outcome(numbers))
    assert tuple(SCORING.points(match, one) for one in players) == points


@given(st.lists(st.integers(1, 5), min_size=3, max_size=5))
def test_a_table_gives_as_many_points_whoever_shares_a_place(ranks: list[int]) -> None:
    places = tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
    match = Match(1, tuple("abcde"[: len(places)]), Outcome(places))
    total = sum((SCORING.points(match, one) for one in match.players), Fraction(0))
    assert total == Fraction(3 * len(places), 2)


# Standings


def line(matches: list[Match], player: str) -> Standing:
    return next(it for it in standings(entrants(4), matches, "x") if it.id == player)


def test_tie_breakers_follow_opponents_then_games() -> None:
    matches = [
        Match(1, ("p000", "p001"), Outcome((2, 0))),
        Match(1, ("p002", "p003"), Outcome((2, 1))),
        Match(2, ("p000", "p002"), Outcome((2, 0))),
        Match(2, ("p001", "p003"), Outcome((2, 0))),
    ]
    table = standings(entrants(4), matches, "x")
    assert [it.id for it in table] == ["p000", "p001", "p002", "p003"]
    assert [it.opponents_share for it in table[1:3]] == [Fraction(2, 3)] * 2
    assert [it.games_share for it in table[1:3]] == [Fraction(1, 2), Fraction(2, 5)]
    first = table[0]
    assert (first.points, first.won, first.lost, first.drawn) == (6, 2, 0, 0)
    assert first.opponents_share == Fraction(1, 2)
    assert first.games_share == 1
    last = table[-1]
    assert last.games_share == Fraction(1, 3), "never below a third"


def test_a_bye_counts_as_a_win_without_an_opponent() -> None:
    it = line([Match(1, ("p000",))], "p000")
    assert (it.points, it.won, it.opponents_share, it.games_share) == (3, 1, 0, 1)


def test_rounds_before_a_late_entry_count_as_lost_for_opponents() -> None:
    late = [Entrant("p000"), Entrant("p001", first_round=3)]
    matches = [Match(3, ("p000", "p001"), Outcome((0, 2)))]
    first = next(it for it in standings(late, matches, "x") if it.id == "p000")
    assert first.opponents_share == Fraction(1, 3)
    usual = standings(entrants(2), [Match(1, ("p000", "p001"), Outcome((0, 2)))], "x")
    assert next(it for it in usual if it.id == "p000").opponents_share == 1


@given(number=st.integers(2, 12), seed=SEEDS)
def test_standings_do_not_depend_on_the_order_of_matches_and_players(
    number: int, seed: int
) -> None:
    *_, matches = played(number, 3, seed)
    there = entrants(number)
    found = standings(there, matches, "x")
    Random(seed).shuffle(matches)
    assert standings(there[::-1], matches, "x") == found
    assert [it.place for it in found] == list(range(1, number + 1))
    assert [it.points for it in found] == sorted((it.points for it in found), reverse=True)


@given(number=st.integers(2, 12), seed=SEEDS)
def test_points_in_standings_are_those_of_the_matches(number: int, seed: int) -> None:
    *_, matches = played(number, 4, seed)
    by_match = points_of(entrants(number), matches)
    assert {it.id: it.points for it in standings(entrants(number), matches, "x")} == by_match


def test_a_match_without_an_outcome_counts_nothing_yet() -> None:
    it = line([Match(1, ("p000", "p001"))], "p000")
    assert (it.points, it.won, it.lost) == (0, 0, 0)


def test_a_stranger_in_a_match_is_refused() -> None:
    with pytest.raises(ValueError, match="no entrant"):
        standings(entrants(2), [Match(1, ("p000", "zed"), Outcome((2, 0)))], "x")


# Top cut


def test_the_best_two_meet_only_in_the_final() -> None:
    tables = first_round([str(seed) for seed in range(1, 9)])
    assert tables == (("1", "8"), ("4", "5"), ("2", "7"), ("3", "6"))
    matches = [Match(1, table, Outcome((2, 0))) for table in tables]
    second = next_round(matches)
    assert second == (("1", "4"), ("2", "3"))
    final = next_round([Match(2, table, Outcome((2, 0))) for table in second])
    assert final == (("1", "2"),)
    assert next_round([Match(3, ("1", "2"), Outcome((2, 1)))]) == ()


@given(st.integers(2, 64))
def test_a_cut_of_any_size_ends_with_the_best_seed_if_it_always_wins(number: int) -> None:
    tables = first_round([f"{seed:02}" for seed in range(1, number + 1)])
    assert sum(len(table) == 1 for table in tables) == (1 << (number - 1).bit_length()) - number
    while tables:
        matches = [
            Match(
                1,
                table,
                None if len(table) == 1 else Outcome((2, 0) if table[0] < table[1] else (0, 2)),
            )
            for table in tables
        ]
        tables = next_round(matches)
    assert [winner(match) for match in matches] == ["01"]


def test_a_usual_cut_has_a_place_for_one_in_four() -> None:
    sizes = {3: 2, 8: 2, 15: 2, 16: 4, 31: 4, 32: 8, 37: 8, 200: 8}
    assert {players: usual_size(players) for players in sizes} == sizes


def test_a_cut_needs_winners() -> None:
    for outcome in (None, Outcome((1, 1))):
        with pytest.raises(ValueError, match="winner: see table 2"):
            next_round([Match(1, ("a", "b"), Outcome((2, 0))), Match(1, ("c", "d"), outcome)])
    with pytest.raises(ValueError, match="from 2 to"):
        first_round(["a"])


# Pods


@given(number=st.integers(1, 100), size=st.integers(2, 10), seed=SEEDS)
def test_pods_are_even_and_hold_everybody(number: int, size: int, seed: int) -> None:
    names = [str(n) for n in range(number)]
    made = pods(names, str(seed), size)
    assert sorted(one for pod in made for one in pod) == sorted(names)
    assert max(map(len, made)) <= size
    assert max(map(len, made)) - min(map(len, made)) <= 1


def test_a_player_moves_to_the_last_seat_of_a_pod_and_gaps_close() -> None:
    seated = (("a", "b", "c"), ("d",))
    assert moved(seated, "a", 2) == (("b", "c"), ("d", "a"))
    assert moved(seated, "d", 1) == (("a", "b", "c", "d"),)
    assert moved(seated, "b", None) == (("a", "c"), ("d",))
    assert moved(seated, "e", 3) == (("a", "b", "c"), ("d",), ("e",))
    with pytest.raises(ValueError, match="no pod 4"):
        moved(seated, "a", 4)


def test_two_players_exchange_seats() -> None:
    assert exchanged((("a", "b"), ("c",)), "a", "c") == (("c", "b"), ("a",))
    with pytest.raises(ValueError, match="who have a seat"):
        exchanged((("a", "b"),), "a", "x")

"""Pairings changed by hand: who sits where afterwards, and what speaks against it."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.tournament.by_hand import (
    ByHandError,
    Concern,
    Doubt,
    Tables,
    changed_places,
    concerns,
    exchange,
    give_bye,
    nearest_exchange,
    seat_together,
    take_out,
)
from app.games.tournament.matches import Match, Outcome
from app.games.tournament.standings import points_of
from tests.games.tournament.test_rounds import entrants, played

FIVE: Tables = (("a", "b"), ("c", "d"), ("e",))
POINTS = {one: Fraction(0) for one in "abcdefg"}


def people(tables: Tables) -> list[str]:
    return sorted(player for table in tables for player in table)


def test_two_players_exchange_seats() -> None:
    assert exchange(FIVE, "a", "d") == (("d", "b"), ("c", "a"), ("e",))


def test_the_bye_is_a_partner_like_any_other() -> None:
    assert exchange(FIVE, "a", "e") == give_bye(FIVE, "a") == (("e", "b"), ("c", "d"), ("a",))


def test_a_late_player_takes_a_seat_or_meets_the_bye() -> None:
    assert exchange(FIVE, "f", "c") == (("a", "b"), ("f", "d"), ("e",))
    assert give_bye(FIVE, "f") == (("a", "b"), ("c", "d"), ("e", "f"))


def test_a_late_player_has_the_bye_where_nobody_has() -> None:
    assert give_bye((("a", "b"),), "c") == (("a", "b"), ("c",))


def test_an_opponent_left_alone_meets_the_bye_or_has_it() -> None:
    assert take_out(FIVE, "a") == (("b", "e"), ("c", "d"), ())
    assert take_out((("a", "b"), ("c", "d")), "c") == (("a", "b"), ("d",))
    assert take_out(FIVE, "e") == (("a", "b"), ("c", "d"), ())
    assert take_out((("a", "b", "c", "d"), ("e",)), "a") == (("b", "c", "d"), ("e",))


def test_one_table_is_repaired_and_the_others_stay() -> None:
    six: Tables = (("a", "b"), ("c", "d"), ("e", "f"))
    assert seat_together(six, 0, ("c", "f")) == (("c", "f"), ("a", "d"), ("e", "b"))
    assert seat_together(six, 1, ("d", "a")) == (("c", "b"), ("d", "a"), ("e", "f"))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda: exchange(FIVE, "a", "a"), "with themselves"),
        (lambda: exchange(FIVE, "a", "b"), "same table"),
        (lambda: exchange(FIVE, "f", "g"), "Neither"),
        (lambda: give_bye(FIVE, "e"), "already"),
        (lambda: give_bye((("a", "b"),), "a"), "Nobody has a bye"),
        (lambda: take_out(FIVE, "f"), "no table"),
        (lambda: seat_together(FIVE, 7, ("a", "c")), "no such table"),
        (lambda: seat_together(FIVE, 0, ("c", "c")), "twice"),
        (lambda: seat_together(FIVE, 0, ("a", "b", "c")), "2 seats"),
        (lambda: seat_together(FIVE, 0, ("b", "a")), "nothing would change"),
        (lambda: nearest_exchange(FIVE, "g", {0, 1, 2}, [], POINTS), "no table"),
    ],
)
def test_a_change_that_cannot_be_is_refused_in_words(change: object, words: str) -> None:
    assert callable(change)
    with pytest.raises(ByHandError, match=words):
        change()


def test_a_rematch_a_second_bye_and_a_wide_gap_are_doubtful() -> None:
    earlier = [
        Match(1, ("a", "c"), Outcome((2, 0))),
        Match(1, ("b", "d"), Outcome((2, 1))),
        Match(1, ("e",)),
        Match(2, ("d",)),
        Match(2, ("a", "e"), Outcome((2, 0))),
        Match(2, ("b", "c"), Outcome((0, 2))),
    ]
    points = {one: Fraction(6 if one == "a" else 3) for one in "abcde"}
    before: Tables = (("a", "b"), ("c", "d"), ("e",))
    assert concerns(before, exchange(before, "b", "c"), earlier, points) == (
        Concern(Doubt.REMATCH, ("a", "c"), (1,), (Fraction(6), Fraction(3))),
        Concern(Doubt.REMATCH, ("b", "d"), (1,), (Fraction(3), Fraction(3))),
    )
    assert concerns(before, give_bye(before, "d"), earlier, points) == (
        Concern(Doubt.SECOND_BYE, ("d",), (2,)),
    )
    points["e"] = Fraction(0)
    assert concerns(before, exchange(before, "b", "e"), [], points) == (
        Concern(Doubt.FAR_APART, ("a", "e"), (), (Fraction(6), Fraction(0))),
    )
    assert concerns(before, exchange(before, "b", "f"), [], {**points, "f": Fraction(6)}) == (
        Concern(Doubt.NOT_PAIRED, ("b",)),
    )


def test_an_untouched_table_is_not_judged() -> None:
    earlier = [Match(1, ("c", "d"), Outcome((2, 0)))]
    assert concerns(FIVE, exchange(FIVE, "a", "e"), earlier, POINTS) == ()


def test_tables_whose_result_is_in_are_no_partners() -> None:
    six: Tables = (("a", "b"), ("c", "d"), ("e", "f"))
    earlier = [Match(1, ("a", "b"), Outcome((2, 0)))]
    assert nearest_exchange(six, "a", {0, 2}, earlier, POINTS) in {"e", "f"}
    assert nearest_exchange(six, "a", {1, 2}, earlier, POINTS) is None


@st.composite
def rounds_by_hand(draw: st.DrawFn) -> tuple[Tables, list[Match], dict[str, Fraction]]:
    """A round of a random event, with the matches before it and the points of everybody."""
    number, seed = draw(st.integers(4, 15)), draw(st.integers(0, 10_000))
    *_, matches = played(number, 3, seed)
    earlier = [match for match in matches if match.round < 3]
    tables = tuple(match.players for match in matches if match.round == 3)
    return tables, earlier, points_of(entrants(number), earlier)


@given(rounds_by_hand(), st.data())
def test_everybody_keeps_one_seat_whatever_is_exchanged(
    round_: tuple[Tables, list[Match], dict[str, Fraction]], data: st.DataObject
) -> None:
    tables, _, _ = round_
    one, other = data.draw(st.permutations(people(tables)))[:2]
    try:
        after = exchange(tables, one, other)
    except ByHandError:
        return
    assert people(after) == people(tables)
    assert list(map(len, after)) == list(map(len, tables))
    assert exchange(after, one, other) == tables
    assert len(changed_places(tables, after)) == 2


@given(rounds_by_hand(), st.data())
def test_the_nearest_exchange_is_the_best_of_all_that_repeat_nothing(
    round_: tuple[Tables, list[Match], dict[str, Fraction]], data: st.DataObject
) -> None:
    tables, earlier, points = round_
    one = data.draw(st.sampled_from(people(tables)))
    everything = range(len(tables))
    met = {frozenset(pair) for it in earlier for pair in combinations(it.players, 2)}
    had_bye = {it.players[0] for it in earlier if it.is_bye}
    costs = {}
    for other in people(tables):
        try:
            after = exchange(tables, one, other)
        except ByHandError:
            continue
        new = [after[at] for at in changed_places(tables, after)]
        pairs = [pair for table in new for pair in combinations(table, 2)]
        if any(frozenset(pair) in met for pair in pairs):
            continue
        if any(len(table) == 1 and table[0] in had_bye for table in new):
            continue
        costs[other] = sum((points[a] - points[b]) ** 2 for a, b in pairs)
    found = nearest_exchange(tables, one, everything, earlier, points)
    assert (found is None) == (not costs)
    if found is not None:
        assert costs[found] == min(costs.values())

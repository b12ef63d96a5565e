"""The bracket of a top cut, complete from its first round on."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from app.games.tournament.bracket import Side, bracket
from app.games.tournament.matches import Loss, Match, Outcome, lost
from app.games.tournament.places import final_places
from app.games.tournament.top_cut import champion, first_round, next_round, walk_over, winner

EIGHT = tuple("abcdefgh")


def test_rounds_to_come_are_open_and_take_in_winners_at_once() -> None:
    tables = first_round(EIGHT)
    matches = [Match(1, table) for table in tables]
    matches[0] = Match(1, tables[0], Outcome((1, 2)))
    first, second, final = bracket(EIGHT, [matches])
    assert [stage.name for stage in (first, second, final)] == [
        "Quarterfinals", "Semifinals", "Final",
    ]  # fmt: skip
    assert first.matches[0] == (Side("a", 1, 1), Side("h", 8, 2, goes_on=True))
    assert second.matches == ((Side("h", 8), Side(None)), (Side(None), Side(None)))
    assert final.matches == ((Side(None), Side(None)),)


def test_a_final_table_is_one_stage_with_its_players_by_place() -> None:
    table = tuple("abcd")
    (waiting,) = bracket(EIGHT, [[Match(5, table)]])
    assert waiting.name == "Final table"
    assert waiting.matches == (tuple(Side(one, seed) for seed, one in enumerate(table, 1)),)
    outcome = lost([None, None, Loss.NO_SHOW, None], (2, 1, 2))
    (stage,) = bracket(EIGHT, [[Match(5, table, outcome)]])
    assert stage.matches[0] == (
        Side("b", 2, goes_on=True, place=1), Side("a", 1, place=2), Side("d", 4, place=2),
        Side("c", 3, loss=Loss.NO_SHOW, place=4),
    )  # fmt: skip


def test_there_is_no_bracket_without_a_cut() -> None:
    assert bracket(EIGHT, []) == ()
    assert champion([]) is None


@given(number=st.integers(2, 32), seed=st.integers(0, 1_000_000))
def test_final_places_follow_the_bracket(number: int, seed: int) -> None:
    """Players beaten in a later round are placed higher, and the winner of the final is first."""
    chance, order = Random(seed), [f"p{n:02}" for n in range(40)]
    cut, tables = list[list[Match]](), first_round(order[:number])
    while tables:
        results = [Outcome(chance.choice([(2, 0), (2, 1), (1, 2), (0, 2)])) for _ in tables]
        cut.append(
            [
                Match(1, table, result if len(table) == 2 else None)
                for table, result in zip(tables, results, strict=True)
            ]
        )
        tables = next_round(cut[-1])
    places = final_places(order, cut)
    assert sorted(places.values()) == list(range(1, 41))
    out = {
        side.player: round_
        for round_, stage in enumerate(bracket(order, cut))
        for match in stage.matches
        for side in match
        if not side.goes_on
    }
    best = champion(cut)
    assert best is not None
    assert places[best] == 1
    assert set(out) == set(order[:number]) - {best}
    by_place = sorted(out, key=lambda one: places[one or ""])
    assert [out[one] for one in by_place] == sorted(out.values(), reverse=True)
    assert [places[one] for one in order[number:]] == list(range(number + 1, 41))


def test_who_is_not_there_gives_a_walk_over_and_of_two_the_better_seed_goes_on() -> None:
    assert walk_over(("a", "b"), {"a", "b"}) is None
    for there, best in (({"a"}, "a"), ({"b"}, "b"), (set[str](), "a")):
        outcome = walk_over(("a", "b"), there)
        assert winner(Match(2, ("a", "b"), outcome)) == best

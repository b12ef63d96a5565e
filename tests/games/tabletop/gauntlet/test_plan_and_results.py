"""Games that a gauntlet plays, and the results they show."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from app.games.tabletop.gauntlet import Contest, plan
from app.games.tabletop.gauntlet.results import FEW, GameResult, Gauntlet, Row, difference
from app.games.tabletop.referee.match import Ending

ONE = Contest("other", "mine", "theirs", ("aa", "bb"), "level", "edition", 1)
TURNED = Contest("mine", "theirs", "mine", ("bb", "aa"), "level", "edition", 1)
MIRROR = Contest("same", "mine", "mine", ("aa", "aa"), "level", "edition", 1)


def result(number: int, points: float | None, turns: int = 10, first: bool = True) -> GameResult:
    ending = {1.0: Ending.WON, 0.0: Ending.WON, 0.5: Ending.DRAWN, None: Ending.UNFINISHED}[points]
    return GameResult(number, first, ending, points, turns)


@given(st.integers(0, 10**6))
def test_either_side_of_a_contest_asks_for_the_same_game(number: int) -> None:
    assert ONE.seed_of(number) == TURNED.seed_of(number)
    assert ONE.decks == TURNED.decks
    assert ONE.first_of(number) == TURNED.first_of(number)
    assert (ONE.person, TURNED.person) == (0, 1)


@given(st.integers(0, 10**6))
def test_a_changed_deck_meets_the_luck_of_the_deck_before(number: int) -> None:
    assert replace(ONE, deck="changed").seed_of(number) == ONE.seed_of(number)


def test_everything_a_result_depends_on_gives_other_seeds() -> None:
    others = (
        replace(ONE, seed=2),
        replace(ONE, level="other"),
        replace(ONE, edition="other"),
        replace(ONE, digests=("aa", "cc")),
    )
    seeds = [contest.seed_of(0) for contest in (ONE, *others)] + [ONE.seed_of(1)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 1 << 63 for seed in seeds)


@given(st.integers(1, 60), st.integers(0, 100))
def test_every_number_of_every_contest_is_played_once(games: int, first: int) -> None:
    contests = (ONE, MIRROR, TURNED)
    numbers = [
        (work.place, number)
        for work in plan(contests, games, first)
        for number in range(work.block.first, work.block.first + work.block.games)
    ]
    wanted = {(place, number) for place in (0, 2) for number in range(first, first + games)}
    assert len(numbers) == len(set(numbers))
    assert set(numbers) == wanted


def test_half_of_the_games_are_begun_by_either_deck() -> None:
    began = [ONE.first_of(number) == ONE.person for number in range(10)]
    assert sum(began) == 5


def test_games_that_did_not_end_count_for_nobody() -> None:
    row = Row("other", (result(0, 1.0), result(1, None), result(2, 0.5)))
    assert row.counted == (1.5, 2)
    assert row.ended(Ending.UNFINISHED) == 1
    assert row.is_few


def test_rows_are_ranked_by_what_is_certain() -> None:
    sure = Row("sure", tuple(result(number, float(number % 10 > 1)) for number in range(200)))
    lucky = Row("lucky", (result(0, 1.0), result(1, 1.0)))
    assert lucky.share.value > sure.share.value
    assert [row.name for row in Gauntlet((lucky, sure)).ranked] == ["sure", "lucky"]
    assert not sure.is_few
    assert len(lucky.games) < FEW


def test_a_deck_against_itself_wins_half_and_is_left_out_of_the_whole() -> None:
    mirror = Row("same", (), is_mirror=True)
    assert mirror.share.value == mirror.share.low == mirror.share.high == 0.5
    won = Row("other", tuple(result(number, 1.0) for number in range(30)))
    assert Gauntlet((mirror, won)).overall.value == 1


def test_examples_are_of_usual_length() -> None:
    row = Row(
        "other", (result(0, 1.0, 30), result(1, 0.0, 12), result(2, 1.0, 11), result(3, 0.0, 40))
    )
    assert {name: game.number for name, game in row.examples.items()} == {
        "typical": 0, "won": 0, "lost": 1,
    }  # fmt: skip
    assert Row("other", ()).examples == {}


def test_a_change_is_measured_game_by_game() -> None:
    base = Gauntlet((Row("other", tuple(result(n, float(n % 2)) for n in range(40))),))
    better = Gauntlet(
        (Row("other", tuple(result(n, float(n % 2 or n % 8 == 0)) for n in range(40))),)
    )
    found = difference(base, better)
    assert found is not None
    assert found.value == 5 / 40
    assert found.low > 0
    unpaired = Gauntlet((Row("other", (result(99, 1.0),)),))
    assert difference(base, unpaired) is None

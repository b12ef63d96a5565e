"""Best play: its figures, its limit, and what it leaves out."""

from dataclasses import replace

import pytest

from app.games.terrus.outcomes import Recipient
from app.games.terrus.solving import solve
from app.games.terrus.solving.budget import Budget, NothingToSolveError, SolverLimitError
from app.games.terrus.solving.model import Decided, compositions
from app.games.terrus.solving.skirmish import best_gain, best_split
from tests.games.terrus.examples import front_row, setup


def test_the_battle_for_the_front_row_is_worth_seven_to_the_attacker() -> None:
    solution = solve(front_row())
    assert solution.value == 7
    assert solution.best.attack == {"Farm": ("Elk",), "Mill": ("Wolf#1", "Wolf#2", "Boar")}
    assert solution.best.guards == {"Farm": (), "Mill": ()}
    assert solution.attacks[1].attack == {"Farm": ("Wolf#1", "Wolf#2", "Boar"), "Mill": ("Elk",)}
    assert (solution.attacks[1].value, solution.attacks[1].guards["Farm"]) == (6, ("Ram", "Owl"))


def test_attacks_that_differ_by_equal_beasts_are_one() -> None:
    different = front_row()
    wolf, second, *rest = different.attacker.beasts
    army = replace(different.attacker, beasts=(wolf, replace(second, given_worth=5), *rest))
    assert solve(front_row()).count == 53
    assert solve(replace(different, attacker=army)).count == 80


def test_what_is_decided_is_kept() -> None:
    attack = {"Wolf#1": ("Farm",), "Wolf#2": ("Farm",), "Boar": ("Farm",), "Elk": ("Mill",)}
    solution = solve(front_row(), Decided(attack))
    assert (solution.value, solution.count) == (6, 1)
    unguarded = Decided(attack, {"Ram": (), "Owl": ()})
    assert solve(front_row(), unguarded).value == 7


def test_the_switch_guards_can_help_the_defender() -> None:
    city = "attacker: Ann\n 2 Wolf 2/1\ndefender: Ben, vitae 9\n row 1: clade, Den 2\n Ox 2/9 row 1"
    assert solve(setup(city)).value == 1
    assert solve(setup(city, "set: guards=many")).value == -1


def test_worth_can_be_given() -> None:
    rich = front_row("row 1: Vault 1 worth 50")
    assert solve(rich).value == 55


def test_equal_battles_give_equal_solutions() -> None:
    assert solve(front_row()) == solve(front_row())


def test_a_battle_beyond_the_limit_is_refused_before_it_is_computed() -> None:
    lines = [f"  B{number} {number}/{number}" for number in range(1, 21)]
    many = setup("attacker: Ann", *lines, "defender: Ben, vitae 9", "row 1: clade, L 3, M 4")
    with pytest.raises(SolverLimitError, match=r"at least 1,099,511,627,776 attacks"):
        solve(many)


def test_a_battle_that_turns_out_too_large_is_refused() -> None:
    with pytest.raises(SolverLimitError, match="limit is 100 states"):
        solve(front_row(), limit=100)
    assert solve(front_row(), limit=1_000).states <= 1_000


def test_where_wounds_are_only_reported_there_is_nothing_to_solve() -> None:
    with pytest.raises(NothingToSolveError, match="bury"):
        solve(front_row("set: bury=report"))


def test_a_crowd_of_equal_beasts_is_solved() -> None:
    crowd = "attacker: A\n 60 Ant 1/1\ndefender: B, vitae 30\n row 1: clade, L 3\n 60 Bee 1/1 @ L"
    solution = solve(setup(crowd))
    assert solution.value == 30
    assert solution.count == 1_890


@pytest.mark.parametrize("wounds", range(9))
def test_the_best_split_gains_as_much_as_any_split_and_adds_up(wounds: int) -> None:
    recipients = (
        Recipient("Ram", 2, 3),
        Recipient("Owl", 3, 5),
        Recipient("clade", 4, 2, True, True),
    )
    split = best_split(wounds, recipients, Budget())
    gains = [
        sum(it.gain(number) for it, number in zip(recipients, each, strict=True))
        for each in compositions(wounds, 3)
    ]
    assert sum(split) == wounds
    assert best_gain(wounds, [(it, 1) for it in recipients], Budget()) == max(gains)
    gained = sum(it.gain(number) for it, number in zip(recipients, split, strict=True))
    assert gained == max(gains)

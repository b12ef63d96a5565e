"""Players by program, and simulations."""

import pytest

from app.games.tabletop.referee.agents import play_on
from app.games.terrus.battle import play
from app.games.terrus.battle.result import result_of
from app.games.terrus.battle.state import Battle
from app.games.terrus.players.best import BestPlayer
from app.games.terrus.players.policies import POLICIES
from app.games.terrus.players.simulate import (
    MAX_GAMES,
    SimulationLimitError,
    games_allowed,
    simulate,
)
from app.games.terrus.solving import solve
from app.games.terrus.solving.budget import NothingToSolveError, SolverLimitError
from app.games.terrus.terms import Side
from bench.terrus_small_battles import sampled
from tests.games.terrus.battle.playing import ATTACK, begun
from tests.games.terrus.examples import front_row, setup

DECIDED = (
    "attack: Wolf#1, Wolf#2, Boar -> Farm",
    "attack: Elk -> Mill",
    "guard: Ram, Owl -> Farm",
)


def never(_: Battle) -> bool:
    """Play on to the end."""
    return False


@pytest.mark.parametrize("seed", range(60))
def test_two_best_players_reach_the_value_that_the_solver_gives(seed: int) -> None:
    made = sampled(seed)
    battle = play.start(made)
    play_on(play.RULES, battle, [BestPlayer(), BestPlayer()], most=1_000, stop=never)
    assert result_of(battle).value == solve(made).value


@pytest.mark.parametrize("seed", range(0, 60, 7))
@pytest.mark.parametrize("policy", POLICIES)
def test_no_player_gets_more_from_a_best_defender_than_the_value(seed: int, policy: str) -> None:
    made = sampled(seed)
    battle = play.start(made)
    play_on(play.RULES, battle, [POLICIES[policy](seed), BestPlayer()], most=1_000, stop=never)
    assert result_of(battle).value <= solve(made).value


def test_a_best_player_goes_on_from_what_others_decided() -> None:
    battle = begun(*ATTACK[:2])
    best = BestPlayer()
    play_on(play.RULES, battle, [best, best], most=1_000, stop=never)
    assert (battle.attack["a1"], battle.attack["a2"]) == ("L1", "L1")


@pytest.mark.parametrize("policy", POLICIES)
def test_equal_seeds_give_equal_simulations(policy: str) -> None:
    first, second = (simulate(front_row(), policy, 20, seed=5) for _ in range(2))
    assert first == second


def test_other_seeds_give_other_battles() -> None:
    one, other = (simulate(front_row(), "spread", 20, seed) for seed in (1, 2))
    assert one.value != other.value


def test_what_the_file_decides_is_kept_in_every_battle() -> None:
    found = simulate(front_row(*DECIDED), "uniform", 50, seed=1)
    assert (Side.ATTACKER, "Elk") not in found.buried
    assert found.buried[Side.DEFENDER, "Mill"] == (1.0, 0.0)


def test_best_play_is_played_once_and_reaches_the_value() -> None:
    found = simulate(front_row(), "best", 50, seed=1)
    assert (found.games, found.value) == (1, (7.0, 0.0))


def test_focus_location_sends_everybody_to_one_place_and_spread_to_several() -> None:
    for seed in range(5):
        focused, spread = (play.start(front_row()) for _ in range(2))
        for battle, policy in ((focused, "focus-location"), (spread, "spread")):
            agents = [POLICIES[policy](seed), POLICIES[policy](seed)]
            play_on(play.RULES, battle, agents, most=1_000, stop=never)
        assert len(set(focused.attack.values())) == 1
        assert sorted(spread.attack.values()) == ["Farm", "Farm", "Mill", "Mill"]


def test_kill_most_buries_as_many_as_its_wounds_can() -> None:
    lines = (
        "attacker: A\n Elk 5/9\ndefender: B, vitae 9\n row 1: L 4, clade\n g 1/2 @ L\n h 1/3 @ L"
    )
    decided = setup(lines, "attack: Elk -> L", "guard: g, h -> L")
    assert simulate(decided, "kill-most", 3, 1).buried == {
        (Side.DEFENDER, "g"): (1.0, 0.0), (Side.DEFENDER, "h"): (1.0, 0.0),
    }  # fmt: skip


@pytest.mark.parametrize("games", [0, 100_001])
def test_more_battles_than_are_allowed_are_refused_before_they_are_played(games: int) -> None:
    with pytest.raises(SimulationLimitError, match="are simulated"):
        simulate(front_row(), "spread", games, 1)


def test_large_battles_are_simulated_less_often() -> None:
    crowd = setup(
        "attacker: A", "100 Ant 1/1", "defender: B, vitae 30", "row 1: clade", "90 Bee 1/1"
    )
    assert 1 < games_allowed(crowd) < games_allowed(front_row()) <= MAX_GAMES


def test_a_best_player_refuses_what_cannot_be_solved() -> None:
    reported = play.start(front_row("set: bury=report"))
    with pytest.raises(NothingToSolveError):
        BestPlayer()(reported, play.legal(reported))
    with pytest.raises(SolverLimitError):
        BestPlayer(limit=10)(play.start(front_row()), play.legal(play.start(front_row())))

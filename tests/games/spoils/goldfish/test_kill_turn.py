"""The kill turn and the spread of influence, against the games of the reference player."""

from collections import Counter

import pytest

from app.games.spoils.goldfish.figures import influence_spread, kill_turn_of
from app.games.spoils.goldfish.model import model_of
from app.games.spoils.goldfish.player_reference import play
from app.games.spoils.goldfish.running import simulation_of
from app.games.spoils.goldfish.setup import Setup, prepare
from app.games.tabletop.chance.blocks import Block
from tests.support.spoils_cards import character, faction, staple

GAMES = 300


def test_the_kill_turn_is_that_of_the_games_played_one_by_one(precon_setup: Setup) -> None:
    model = model_of(precon_setup, turns=7)
    found = kill_turn_of(simulation_of(model).count(5, Block(0, GAMES)))
    games = [play(model, 5, number) for number in range(GAMES)]
    turns = sorted(game.won + 1 for game in games)
    assert found.mean.value == pytest.approx(sum(turns) / GAMES)
    assert found.quarter == turns[GAMES // 4 - 1]
    assert found.half == turns[GAMES // 2 - 1]
    assert found.never.value == pytest.approx(turns.count(8) / GAMES)
    by_turn = [sum(turn <= last for turn in turns) / GAMES for last in range(1, 8)]
    assert [each.value for each in found.by_turn] == pytest.approx(by_turn)


def test_the_spread_counts_every_game_on_every_turn(precon_setup: Setup) -> None:
    model = model_of(precon_setup, turns=6, opposing_influence=12)
    spread = influence_spread(simulation_of(model).count(5, Block(0, GAMES)))
    games = [play(model, 5, number) for number in range(GAMES)]
    for turn, then in enumerate(spread):
        taken = [game.turns[turn].taken for game in games]
        counted = Counter(min(12, each) for each in taken)
        assert then.games == tuple(counted[amount] for amount in range(13))
        assert then.mean.value == pytest.approx(sum(taken) / GAMES)
        assert sum(min(12, each) <= then.below[2] for each in taken) >= GAMES / 2


def test_games_that_are_not_won_count_as_won_on_the_turn_after() -> None:
    setup = prepare(faction(), [(staple("R"), 10), (character("Titan", 9, "RRRRRRR"), 30)])
    counters = simulation_of(model_of(setup, turns=4)).count(1, Block(0, 50))
    found = kill_turn_of(counters)
    assert (found.mean.value, found.quarter, found.half, found.most) == (5.0, None, None, None)
    assert found.never.value == 1.0

"""The small players, and whole games between them."""

import pytest

from app.games.shadowfist.engine import GameEnd, RandomAgent, new_game, passive, play_on
from app.games.shadowfist.engine.agents import HastyAgent
from app.games.shadowfist.engine.builder import builder
from app.games.shadowfist.engine.describe import describe
from app.games.shadowfist.engine.model.actions import Play
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.referee import apply
from app.games.shadowfist.facts import Catalogue
from tests.support.shadowfist_games import precon_decks
from tests.support.shadowfist_table import character, site, table


@pytest.mark.parametrize("seats", [2, 3])
def test_builders_end_their_games_by_a_final_site(shadowfist: Catalogue, seats: int) -> None:
    decks = precon_decks(shadowfist)
    ends = []
    for seed in range(8):
        state = new_game(shadowfist, [decks[seed + it] for it in range(seats)], seed=seed)
        play_on(state, [builder] * seats)
        assert state.result is not None
        ends.append(state.result.why)
    assert sum(it in (GameEnd.FINAL_SITE, GameEnd.NO_SITES) for it in ends) >= 7


def test_a_builder_beats_a_player_by_chance(shadowfist: Catalogue) -> None:
    decks = precon_decks(shadowfist)
    won = 0
    for seed in range(10):
        state = new_game(shadowfist, [decks[seed], decks[seed]], seed=seed, first=seed % 2)
        play_on(state, [builder, RandomAgent(seed)])
        assert state.result is not None
        won += state.result.winner == 0
    assert won >= 9


def test_a_builder_plays_its_site_first() -> None:
    game = table()
    garden = game.hand(0, site())
    game.hand(0, character(cost=1))
    game.until(Question.ACT, 0)
    assert builder(game.state, game.options) == Play(garden)


def test_players_of_one_seed_play_alike(shadowfist: Catalogue) -> None:
    decks = precon_decks(shadowfist)[:2]
    games = []
    for _ in range(2):
        state = new_game(shadowfist, decks, seed=4)
        games.append(play_on(state, [HastyAgent(1), HastyAgent(2)]))
    assert games[0] == games[1]


def test_a_game_is_stopped_after_the_turns_that_were_asked_for(shadowfist: Catalogue) -> None:
    state = new_game(shadowfist, precon_decks(shadowfist)[:2], seed=1)
    play_on(state, [passive, passive], turns=3)
    assert state.turn == 4


def test_the_events_of_a_game_are_described(shadowfist: Catalogue) -> None:
    state = new_game(shadowfist, precon_decks(shadowfist)[:3], seed=6)
    told = [describe(state, it) for it in state.fresh]
    while state.decision is not None:
        events = apply(state, builder(state, state.decision.options))
        told += [describe(state, it) for it in events]
    sentences = [it for it in told if it is not None]
    assert any(" attacks " in it for it in sentences)
    assert sentences[-1].startswith("Player ")
    assert " wins " in sentences[-1]

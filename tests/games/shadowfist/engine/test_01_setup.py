"""The start of a game, and the things it needs. Rules: 1, 2, 3."""

from app.games.shadowfist.engine import new_game
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.write import piles
from app.games.shadowfist.facts import Catalogue
from tests.support.rules import shows
from tests.support.shadowfist_games import precon_decks
from tests.support.shadowfist_table import FILLER, character, event, table


def test_1_2_every_player_has_a_deck(shadowfist: Catalogue) -> None:
    decks = precon_decks(shadowfist)[:3]
    state = new_game(shadowfist, decks, seed=3, first=0)
    for player, deck in enumerate(decks):
        held = [it for it, owner in enumerate(state.owner) if owner == player]
        assert len(held) == len(deck)
        assert sorted(state.kinds[it].printing for it in held) == sorted(deck)


def test_1_2_1_a_deck_that_was_searched_is_shuffled() -> None:
    game = table(deck=60)
    state = game.state
    before = list(state.deck[0])
    piles.shuffle(state, 0)
    assert sorted(state.deck[0]) == sorted(before)
    assert state.deck[0] != before


def test_1_2_2_chance_that_cuts_a_deck_is_the_games_own() -> None:
    one, other = table(deck=60).state, table(deck=60).state
    piles.shuffle(one, 0)
    piles.shuffle(other, 0)
    assert one.deck[0] == other.deck[0]
    assert one.rng == other.rng
    piles.shuffle(one, 0)
    assert one.deck[0] != other.deck[0]


def test_1_3_power_and_damage_are_counted_apart() -> None:
    game = table()
    hero = game.play(0, character(fighting=5))
    game.state.damage[hero] = 2
    game.power(0, 4)
    assert (game.state.damage[hero], game.state.power[0]) == (2, 4)


def test_1_3_1_there_is_no_end_of_counters() -> None:
    game = table()
    game.power(0, 10_000)
    game.hand(0, event(cost=1))
    game.to_act()
    assert game.state.power[0] == 10_000


def test_2_1_seats_and_first_player_are_drawn_by_lot(shadowfist: Catalogue) -> None:
    decks = precon_decks(shadowfist)[:4]
    games = [new_game(shadowfist, decks, seed=seed) for seed in range(30)]
    assert len({it.game.seating for it in games}) > 10
    assert {it.active for it in games} == {0, 1, 2, 3}


def test_2_3_decks_are_shuffled(shadowfist: Catalogue) -> None:
    decks = precon_decks(shadowfist)[:2]
    one, other = (new_game(shadowfist, decks, seed=seed, first=0) for seed in (1, 2))
    kinds = [[state.kinds[it].printing for it in state.deck[0]] for state in (one, other)]
    assert kinds[0] != kinds[1]


def test_2_4_everybody_begins_with_one_power() -> None:
    assert table(5).state.power == [1] * 5


def test_2_5_everybody_draws_six_cards() -> None:
    state = table(3, deck=20).state
    assert [len(hand) for hand in state.hand] == [6, 6, 6]
    assert [len(deck) for deck in state.deck] == [14, 14, 14]
    with shows("9.2.2.1"):
        assert len(state.hand[0]) == 6


def test_3_0_turns_go_clockwise() -> None:
    game = table(3)
    assert game.state.active == 0
    for player in (1, 2, 0):
        while game.state.active != player:
            game.decline()
    order = [it.player for it in game.has_told(events.TurnStarted)]
    assert order == [1, 2, 0]


def test_3_0_who_is_out_is_left_out_of_the_round() -> None:
    game = table(3)
    game.state.is_decked[0] = True
    game.until(Question.DISCARD, 1)
    game.until(Question.DISCARD, 2)
    game.until(Question.DISCARD, 1)
    assert [it.player for it in game.has_told(events.TurnStarted)] == [1, 2, 1]


def test_5_1_setting_up_is_no_turn_in_which_a_last_card_is_drawn() -> None:
    game = table(deck=6)
    assert [it.title for it in game.state.kinds[:1]] == [FILLER.title]
    game.until(Question.DISCARD, 1)
    game.until(Question.DISCARD, 0)
    game.until(Question.DISCARD, 1)
    assert game.state.turn == 4
    assert not game.has_told(events.Eliminated)


def test_5_1_who_draws_a_card_put_on_the_emptied_deck_is_out() -> None:
    game = table(deck=6)
    piles.discard(game.state, game.state.hand[0][0])
    game.on_deck(0, FILLER)
    while game.state.result is None:
        game.decline()
    assert game.has_told(events.Eliminated) == [events.Eliminated(0)]

"""Games that begin after the mulligan, and what to put back as measured in turns."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from app.games.spoils.facts import Card
from app.games.spoils.goldfish.hand_in_turns import HandInTurns, hand_in_turns
from app.games.spoils.goldfish.model import model_of
from app.games.spoils.goldfish.player_reference import GameTrace, play_deck
from app.games.spoils.goldfish.policy import PLAIN, SWIFT, Policy
from app.games.spoils.goldfish.running import plain_simulation, simulation_of
from app.games.spoils.goldfish.setup import Setup, prepare
from app.games.spoils.goldfish.solitaire import dealt_hand
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.shuffle import deal
from tests.support.spoils_cards import character, faction, staple

RAGE = staple("R")
SCOUT, TITAN = character("Scout", 1, "R", 3), character("Titan", 9, "RRRRRRR", 9)
ROUGH = 400


def begun(setup: Setup, seed: int, back: int) -> Setup:
    """The setup of a shuffle with the first cards of the hand put back."""
    order = deal(seed, 0, len(setup.cards))
    hand = [setup.cards[place] for place in order[: setup.hand_size]]
    left = [setup.cards[place] for place in sorted(order[setup.hand_size :])]
    return replace(setup, cards=tuple(left), hand=tuple(hand[back:]), under=tuple(hand[:back]))


def told(game: GameTrace) -> list[tuple[object, ...]]:
    return [(each.hand, each.played, each.deployed, each.taken) for each in game.turns]


@pytest.mark.parametrize("policy", [SWIFT, PLAIN])
def test_601_1f_a_game_after_the_mulligan_goes_on_as_the_whole_game(
    precon_setup: Setup, policy: Policy
) -> None:
    model = model_of(precon_setup, policy)
    for seed in range(12):
        deck = [model.places[place] for place in deal(seed, 0, len(model.places))]
        whole = play_deck(model, deck)
        size = precon_setup.hand_size
        kept = list(whole.dealt)
        for number in whole.put_back:
            kept.remove(number)
        after = replace(
            model,
            setup=replace(
                precon_setup,
                hand=tuple(model.kinds[number].card for number in kept),
                under=tuple(model.kinds[number].card for number in whole.put_back),
            ),
            hand=tuple(kept),
            under=whole.put_back,
        )
        assert told(play_deck(after, deck[size:])) == told(whole)


@pytest.mark.slow
@pytest.mark.parametrize("back", [0, 3, 8])
def test_both_players_play_the_same_games_after_the_mulligan(
    precon_setup: Setup, back: int
) -> None:
    for setup in (precon_setup, replace(precon_setup, cards=precon_setup.cards[:14])):
        model = model_of(begun(setup, 5, back), SWIFT, turns=10)
        fast, plain = simulation_of(model), plain_simulation(model)
        assert fast.count(3, Block(0, 200)) == plain.count(3, Block(0, 200))


def found(setup: Setup, hand: Sequence[Card], games: int = ROUGH) -> HandInTurns:
    return hand_in_turns(setup, hand, seed=4, games=games)


def test_dead_cards_go_back_and_good_ones_stay() -> None:
    setup = prepare(faction(), [(RAGE, 16), (SCOUT, 20), (TITAN, 14)], starting=["Rage", "Rage"])
    hand = [RAGE, RAGE, SCOUT, SCOUT, SCOUT, TITAN, TITAN, TITAN]
    advice = found(setup, hand)
    assert advice.tried == 3 * 4 * 4
    assert advice.best.put_back.count(TITAN) == 3
    assert SCOUT not in advice.best.put_back
    assert advice.keep_all.lost.value > advice.keep_all.lost.margin > 0
    assert advice.best.lost == advice.best.lost.__class__(0.0, 0.0)
    assert sum(each.is_policys for each in advice.choices) == 1
    assert [each.kill.value for each in advice.choices] == sorted(
        each.kill.value for each in advice.choices
    )


def test_the_same_hand_gives_the_same_advice(precon_setup: Setup) -> None:
    hand = dealt_hand(precon_setup, 4417)
    assert found(precon_setup, hand, 100) == found(precon_setup, hand, 100)


def test_hands_that_cannot_be_dealt_are_refused(precon_setup: Setup) -> None:
    with pytest.raises(GoldfishError, match="8 cards, not 2"):
        found(precon_setup, precon_setup.cards[:2])
    with pytest.raises(GoldfishError, match="does not have that many copies of Titan"):
        found(precon_setup, [TITAN] * 8)

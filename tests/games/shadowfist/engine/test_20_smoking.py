"""Smoking, turning, what cards forget, discarding, toasting. Rules: 20, 21, 34, 39, 46."""

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import Heal, Play
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.state import Grant
from app.games.shadowfist.engine.procedures.harm import inflict_by_effect
from app.games.shadowfist.engine.procedures.recalculating import recalculate
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.write import areas, marks
from tests.support.rules import shows
from tests.support.shadowfist_table import (
    character,
    event,
    site,
    state_card,
    table,
)


def test_20_0_a_smoked_card_goes_to_its_owners_smoked_pile() -> None:
    game = table()
    hero = game.play(0, character(), owner=1)
    areas.smoke(game.state, hero)
    assert game.state.smoked[1] == [hero]


def test_20_1_other_damage_smokes_sites_and_characters_at_zero() -> None:
    game = table()
    hero, garden = game.play(1, character(fighting=3)), game.play(1, site(body=3))
    tough = game.play(1, character("Tough", 4))
    source = game.hand(0, event())
    inflict_by_effect(game.state, source, [hero, garden, tough], 3)
    assert game.state.smoked[1] == [hero, garden]
    with shows("29.2"):
        assert game.state.damage[tough] == 3
        assert events.Damaged(source, tough, 3, False) in game.state.fresh
    with shows("24.8.1.1", "24.5.3"):
        assert events.Smoked(hero, True) in game.state.fresh, "in that moment"


def test_20_2_damage_stays_when_a_bonus_ends_and_may_smoke_the_card() -> None:
    game = table()
    hero = game.play(0, character(fighting=2))
    game.state.grants.append(Grant(hero, game.state.mark[hero], fighting=3))
    game.state.damage[hero] = 4
    recalculate(game.state)
    assert game.state.area[hero] is Area.IN_PLAY
    game.state.grants.clear()
    recalculate(game.state)
    assert game.state.area[hero] is Area.SMOKED


def test_21_0_a_turned_card_cannot_turn_again() -> None:
    game = table()
    hero = game.play(0, character(fighting=5))
    marks.turn(game.state, hero)
    told = len(game.state.fresh)
    marks.turn(game.state, hero)
    assert game.state.turned[hero]
    assert len(game.state.fresh) == told


def test_21_0_turned_characters_cannot_turn_as_a_cost() -> None:
    game = table()
    hero = game.play(0, character(fighting=5))
    game.state.damage[hero] = 1
    game.hand(0, event())
    game.to_act()
    assert Heal(hero) in game.options
    marks.turn(game.state, hero)
    game.plays(game.state.hand[0][-1])
    assert not game.can(lambda it: it == Heal(hero))
    marks.unturn(game.state, hero)
    with shows("21.1"):
        assert not game.state.turned[hero]


def test_34_0_a_card_that_leaves_forgets_everything() -> None:
    game = table()
    hero = game.play(0, character(fighting=5))
    game.state.damage[hero] = 3
    marks.stun(game.state, hero)
    game.state.grants.append(Grant(hero, game.state.mark[hero], fighting=4))
    areas.return_to_hand(game.state, hero)
    game.hand(0, event())
    game.to_act()
    game.plays(hero)
    assert (game.state.damage[hero], game.state.turned[hero]) == (0, False)
    assert scores.fighting(game.state, hero) == 5


def test_39_0_discarded_cards_are_not_toasted() -> None:
    game = table()
    card = game.state.hand[0][0]
    areas.discard(game.state, card)
    assert game.state.toasted[0] == [card]
    assert not any(isinstance(it, events.Toasted) for it in game.state.fresh)


def test_46_0_a_toasted_card_goes_to_its_owner_whoever_controls_it() -> None:
    game = table()
    hero = game.play(0, character(), owner=1)
    areas.toast(game.state, hero)
    assert game.state.toasted[1] == [hero]
    assert events.Toasted(hero) in game.state.fresh


def test_10_3_2_healing_is_an_effect_that_can_be_answered() -> None:
    game = table()
    hero = game.play(0, character(fighting=5))
    flash = game.hand(1, event())
    game.state.damage[hero] = 2
    game.to_act()
    game.do(Heal(hero))
    assert Play(flash) in game.options
    assert game.state.damage[hero] == 2, "it has not resolved"


def test_7_4_states_stay_until_something_moves_them() -> None:
    game = table()
    hero = game.play(0, character())
    sword = game.play(0, state_card(), at=hero)
    game.until(game.asked[1])
    with shows("25.5.5"):
        assert game.state.states_on[hero] == (sword,)

"""Control, Reload, tokens. Rules: 35, 43, 47."""

import pytest

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import Move, Play, Reload
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.kinds import OtherCost, made_kind, token_kind
from app.games.shadowfist.engine.opening import CannotReferee, begin_game
from app.games.shadowfist.engine.write import areas, marks
from app.games.shadowfist.engine.write.control import take_control
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.terms import CardType, Keyword, Restriction
from tests.support.rules import shows
from tests.support.shadowfist_table import (
    character,
    create_token,
    event,
    site,
    state_card,
    table,
)


def test_35_0_one_controls_what_one_puts_into_play() -> None:
    game = table()
    hero = game.hand(0, character())
    game.to_act()
    game.plays(hero)
    assert game.state.controller[hero] == 0
    with shows("35.1"):
        assert game.has_told(events.Played) == [events.Played(0, hero)]


def test_35_3_a_card_that_changes_its_controller_unturns_and_is_placed_anew() -> None:
    game = table()
    hero = game.play(1, character(fighting=5))
    marks.turn(game.state, hero)
    take_control(game.state, hero, 0)
    assert not game.state.turned[hero]
    assert hero in game.state.in_play[0]
    assert hero not in game.state.in_play[1]


def test_35_3_a_character_that_is_taken_does_not_change_location_after_all() -> None:
    game = table()
    one, two = game.play(0, site()), game.play(0, site("Dojo"))
    hero = game.play(0, character(), at=game.state.at[one])
    game.hand(1, event())
    game.to_act()
    game.do(Move(hero, game.state.at[two]))
    take_control(game.state, hero, 1)
    game.quiet()
    assert game.state.at[hero] != game.state.at[two]


def test_35_3_1_taking_what_one_has_changes_nothing() -> None:
    game = table()
    hero = game.play(0, character())
    marks.turn(game.state, hero)
    take_control(game.state, hero, 0)
    assert game.state.turned[hero]


def test_35_3_2_damage_and_schticks_come_along_other_states_keep_their_controller() -> None:
    game = table()
    hero = game.play(1, character(fighting=5))
    trick = game.play(1, state_card("Trick", restrictions=[Restriction.SCHTICK]), at=hero)
    curse = game.play(1, state_card("Curse"), at=hero)
    game.state.damage[hero] = 2
    take_control(game.state, hero, 0)
    assert game.state.damage[hero] == 2
    assert game.state.controller[trick] == 0
    assert game.state.controller[curse] == 1
    with shows("49.6"):
        assert game.state.controller[trick] == game.state.controller[hero]


def test_35_3_5_a_card_leaves_play_to_its_owner() -> None:
    game = table()
    one, two, three = (game.play(0, character(str(it)), owner=1) for it in range(3))
    areas.smoke(game.state, one)
    areas.toast(game.state, two)
    areas.return_to_hand(game.state, three)
    assert game.state.smoked[1] == [one]
    assert game.state.toasted[1] == [two]
    assert three in game.state.hand[1]


def test_43_0_reload_puts_a_smoked_card_on_its_deck_at_resolution() -> None:
    game = table()
    again = made_kind(title="Again", type=CardType.EVENT, cost=1, reload=OtherCost((), 1))
    card = game.smoked(0, again)
    game.hand(1, event())
    game.power(0, 3)
    game.to_act()
    game.do(Reload(card))
    with shows("50.13"):
        assert game.state.power[0] == 2
        assert game.state.area[card] is Area.SMOKED, "not before it resolves"
    game.quiet()
    assert game.state.deck[0][-1] == card


def test_43_0_a_card_that_is_gone_is_not_reloaded() -> None:
    game = table()
    again = made_kind(title="Again", type=CardType.EVENT, cost=1, reload=OtherCost((), 0))
    card = game.smoked(0, again)
    game.hand(1, event())
    game.to_act()
    game.do(Reload(card))
    areas.toast(game.state, card)
    game.quiet()
    assert game.state.area[card] is Area.TOASTED


def test_47_0_tokens_have_toast_it_and_belong_to_their_first_controller() -> None:
    game = table()
    token = create_token(game.state, character("Monk", 1), 1)
    assert game.state.owner[token] == game.state.controller[token] == 1
    areas.smoke(game.state, token)
    assert game.state.toasted[1] == [token]
    assert Restriction.TOAST_IT in game.state.kinds[token].restrictions


def test_47_1_the_common_tokens(shadowfist: Catalogue) -> None:
    kinds = {it.title: token_kind(it) for it in shadowfist.tokens.values()}
    assert len(kinds) == 19
    agent, runner = kinds["Agent"], kinds["Street Runner"]
    assert (agent.fighting, agent.cost, agent.keywords) == (2, 2, {Keyword.STEALTH})
    assert (runner.fighting, runner.influence) == (2, 1)
    assert (kinds["Monk"].fighting, kinds["Monk"].cost) == (1, 1)


def test_47_0_no_deck_holds_tokens(shadowfist: Catalogue) -> None:
    agent = token_kind(shadowfist.tokens["Agent"])
    with pytest.raises(CannotReferee, match="Agent is a token"):
        begin_game([[agent] * 10, [agent] * 10], seed=1)


def test_35_3_6_a_target_that_is_taken_stays_the_target() -> None:
    game = table(3)
    hero = game.play(0, character("Hero", 2))
    joiner = game.play(2, character("Joiner", 2))
    target = game.play(1, site(body=9))
    game.hand(1, event())
    game.to_act()
    game.declares(target, hero)
    game.until(Question.JOIN, 2)
    game.choose(Question.JOIN, joiner)
    take_control(game.state, target, 0)
    assert game.state.attack is not None
    assert game.state.attack.target == target
    assert game.state.attack.attacking == [joiner], "its new controller's attackers cease"


def test_35_2_states_are_controlled_by_who_plays_them() -> None:
    game = table()
    hero = game.play(1, character())
    curse = game.hand(0, state_card("Curse"))
    sword = game.hand(0, state_card("Sword", restrictions=[Restriction.WEAPON]))
    game.to_act()
    game.plays(curse)
    game.plays(sword)
    assert game.state.controller[curse] == 0
    with shows("49.12"):
        assert game.state.controller[sword] == 1, "with its subject"
        assert game.state.states_on[hero] == (curse, sword)
    assert Play(curse) not in game.options

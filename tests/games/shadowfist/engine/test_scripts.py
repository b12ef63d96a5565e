"""Rules that need a card's text, shown with invented cards. Rules: 6, 9, 10, 20, 24, 29, 33, 45."""

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import Choose, Play, Use
from app.games.shadowfist.engine.model.card_text import text_of
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.procedures.harm import inflict_by_effect
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.write import areas
from app.games.shadowfist.engine.write.areas import cancel
from app.games.shadowfist.terms import Keyword
from tests.support.rules import shows
from tests.support.shadowfist_scenes import GAIN_ONE, bolt, tap
from tests.support.shadowfist_table import character, edge, event, site, table


def test_9_2_3_text_out_of_play_does_nothing() -> None:
    lord = text_of((v.Continuous(v.CHARACTER, (v.More(v.FIGHTING, 5),)),))
    game = table()
    hero = game.play(0, character("Hero", 2))
    game.smoked(0, character("Lord", text=lord))
    game.hand(0, character("Lord", text=lord))
    assert scores.fighting(game.state, hero) == 2


def test_10_1_a_continuous_ability_holds_without_resolving() -> None:
    lord = text_of((v.Continuous(v.CHARACTER, (v.More(v.FIGHTING, 1),)),))
    game = table()
    hero = game.play(0, character("Hero", 2))
    source = game.play(0, edge(text=lord))
    assert scores.fighting(game.state, hero) == 3
    assert not any(isinstance(it, events.Resolved) for it in game.state.fresh)
    areas.smoke(game.state, source)
    assert scores.fighting(game.state, hero) == 2


def test_10_2_a_conditional_ability_holds_while_something_is_the_case() -> None:
    another = v.Exists(v.CARD.you_control().other())
    alone = text_of((v.Continuous(v.THIS, (v.More(v.FIGHTING, 3),), v.Not(another)),))
    game = table()
    hero = game.play(0, character("Loner", 2, text=alone))
    assert scores.fighting(game.state, hero) == 5
    friend = game.play(0, character("Friend"))
    assert scores.fighting(game.state, hero) == 2
    areas.smoke(game.state, friend)
    assert scores.fighting(game.state, hero) == 5


def test_20_3_smoking_directly_is_no_damage() -> None:
    kill = v.Effect((v.Target(v.CHARACTER),), (v.Smoke(v.TARGET),))
    game = table()
    hero = game.play(1, character("Hero", 9, toughness=5))
    spell = game.hand(0, event(text=text_of((kill,))))
    game.to_act()
    game.plays(spell)
    assert game.state.area[hero] is Area.SMOKED
    assert events.Smoked(hero, False, (events.By(0, spell),)) in game.told
    assert not game.has_told(events.Damaged)


def test_24_1_3_2_only_cards_in_play_are_chosen() -> None:
    game = table()
    hero, other = game.play(1, character("Hero", 5)), game.play(1, character("Other", 5))
    game.smoked(1, character("Smoked"))
    spell = game.hand(0, bolt())
    game.to_act()
    game.do(Play(spell))
    assert set(game.options) == {Choose(hero), Choose(other)}


def test_24_6_parts_of_an_effect_are_done_in_their_order() -> None:
    is_one = v.Equal(1, v.Count(v.CHARACTER))
    both = v.Effect((), (v.Inflict(2, v.CHARACTER), v.If(is_one, (v.GainPower(1),))))
    game = table()
    game.play(1, character("Weak", 2))
    game.play(1, character("Strong", 5))
    game.power(0, 0)
    spell = game.hand(0, event(text=text_of((both,))))
    game.to_act()
    game.plays(spell)
    assert game.state.power[0] == 1, "who was smoked by the first part is not counted"


def test_29_5_damage_bonuses_are_for_combat_only_unless_they_say_otherwise() -> None:
    sharp = text_of((v.Continuous(v.THIS, (v.InflictsMore(2),)),))
    game = table()
    hero = game.play(0, character("Hero", 3, text=sharp))
    target = game.play(1, site(body=20))
    game.to_act()
    game.attacks(target, hero)
    assert game.state.damage[target] == 5
    with shows("29.4.1"):
        assert {it.source for it in game.has_told(events.Damaged)} == {hero}


def test_29_6_3_taking_no_damage_is_a_reduction() -> None:
    safe = text_of((v.Continuous(v.THIS, (v.TakesAtMost(0),)),))
    game = table()
    hero = game.play(1, character("Hero", 3, text=safe))
    source = game.hand(0, event())
    inflict_by_effect(game.state, source, [hero], 9)
    assert game.state.damage[hero] == 0
    breaker = game.play(0, character("Breaker", 2, Keyword.UNSTOPPABLE))
    inflict_by_effect(game.state, breaker, [hero], 2)
    with shows("29.9"):
        assert game.state.damage[hero] == 2


def test_33_2_an_effect_is_cancelled_though_its_card_is_gone() -> None:
    game = table()
    doctor = game.play(
        0,
        character(text=text_of((tap(),))),
    )
    game.hand(1, event())
    game.power(0, 0)
    game.to_act()
    game.do(Use(doctor, 0))
    areas.toast(game.state, doctor)
    cancel(game.state, doctor)
    game.quiet()
    assert game.state.power[0] == 0


def test_24_8_smoking_the_card_does_not_stop_its_effect() -> None:
    game = table()
    doctor = game.play(
        0,
        character(text=text_of((tap(),))),
    )
    game.hand(1, event())
    game.power(0, 0)
    game.to_act()
    game.do(Use(doctor, 0))
    areas.smoke(game.state, doctor)
    game.quiet()
    assert game.state.power[0] == 1


def test_45_0_a_sacrifice_is_a_cost_and_no_smoking() -> None:
    offer = v.Effect((v.Sacrifice(),), GAIN_ONE)
    game = table()
    hero = game.play(0, character(text=text_of((offer,))))
    game.hand(1, event())
    game.power(0, 0)
    game.to_act()
    game.do(Use(hero, 0))
    assert game.state.smoked[0] == [hero], "at once"
    assert events.Sacrificed(hero) in game.told
    assert not game.has_told(events.Smoked)
    with shows("45.3"):
        assert game.asked[1] is Question.RESPOND
        assert game.asked[0] == 1
    game.quiet()
    assert game.state.power[0] == 1


def test_6_0_a_card_does_what_it_says() -> None:
    unturn_all = v.Effect((), (v.Unturn(v.CARD.you_control()),))
    game = table()
    hero = game.play(0, character("Hero", 3))
    target = game.play(1, site(body=20))
    rally = game.hand(0, event("Rally", text=text_of((unturn_all,))))
    game.to_act()
    game.attacks(target, hero)
    game.until(Question.ACT, 0)
    game.plays(rally)
    assert not game.state.turned[hero]
    game.attacks(target, hero)
    assert game.state.damage[target] == 6, "it attacked twice in a turn"

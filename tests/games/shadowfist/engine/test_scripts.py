"""Rules that need a card's text, shown with invented cards. Rules: 6, 9, 10, 20, 24, 29, 33, 45."""

from app.games.shadowfist.engine.damage.modifiers import Modifier, Step
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import Choose, Play, Use
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.effects import Effect
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.scripts import Ability, Aura, Script
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.procedures.harm import inflict_by_effect
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.write import areas, marks, power
from app.games.shadowfist.engine.write.canceling import cancel
from app.games.shadowfist.terms import Keyword
from tests.support.rules import shows
from tests.support.shadowfist_scenes import bolt, characters_in_play, gain_one
from tests.support.shadowfist_table import character, edge, event, site, table


def smoke_target(state: State, effect: Effect) -> None:
    """Smoke the target."""
    areas.smoke(state, effect.target)


def test_9_2_3_text_out_of_play_does_nothing() -> None:
    lord = Aura(applies=lambda state, card, it: True, fighting=5)
    game = table()
    hero = game.play(0, character("Hero", 2))
    game.smoked(0, character("Lord", script=Script(auras=(lord,))))
    game.hand(0, character("Lord", script=Script(auras=(lord,))))
    assert scores.fighting(game.state, hero) == 2


def test_10_1_a_continuous_ability_holds_without_resolving() -> None:
    lord = Aura(applies=lambda state, card, it: state.kinds[it].is_character, fighting=1)
    game = table()
    hero = game.play(0, character("Hero", 2))
    source = game.play(0, edge(script=Script(auras=(lord,))))
    assert scores.fighting(game.state, hero) == 3
    assert not any(isinstance(it, events.Resolved) for it in game.state.fresh)
    areas.smoke(game.state, source)
    assert scores.fighting(game.state, hero) == 2


def test_10_2_a_conditional_ability_holds_while_something_is_the_case() -> None:
    alone = Aura(
        applies=lambda state, card, it: card == it and len(state.in_play[0]) == 1, fighting=3
    )
    game = table()
    hero = game.play(0, character("Loner", 2, script=Script(auras=(alone,))))
    assert scores.fighting(game.state, hero) == 5
    friend = game.play(0, character("Friend"))
    assert scores.fighting(game.state, hero) == 2
    areas.smoke(game.state, friend)
    assert scores.fighting(game.state, hero) == 5


def test_20_3_smoking_directly_is_no_damage() -> None:
    kill = Ability(name="Kill", resolve=smoke_target, choices=characters_in_play)
    game = table()
    hero = game.play(1, character("Hero", 9, toughness=5))
    spell = game.hand(0, event(script=Script(plays=kill)))
    game.to_act()
    game.plays(spell)
    assert game.state.area[hero] is Area.SMOKED
    assert events.Smoked(hero, False) in game.told
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
    def both(state: State, effect: Effect) -> None:
        inflict_by_effect(state, effect.card, characters_in_play(state, effect.card), 2)
        power.gain(state, effect.player, len(characters_in_play(state, effect.card)))

    game = table()
    game.play(1, character("Weak", 2))
    game.play(1, character("Strong", 5))
    game.power(0, 0)
    spell = game.hand(0, event(script=Script(plays=Ability(name="Both", resolve=both))))
    game.to_act()
    game.plays(spell)
    assert game.state.power[0] == 1, "who was smoked by the first part is not counted"


def test_29_5_damage_bonuses_are_for_combat_only_unless_they_say_otherwise() -> None:
    knife = Modifier(Step.BONUSES, 2, "Knife", combat_only=True)
    sharp = Aura(applies=lambda state, card, it: card == it, inflicting=(knife,))
    game = table()
    hero = game.play(0, character("Hero", 3, script=Script(auras=(sharp,))))
    target = game.play(1, site(body=20))
    game.to_act()
    game.attacks(target, hero)
    assert game.state.damage[target] == 5
    with shows("29.4.1"):
        assert {it.source for it in game.has_told(events.Damaged)} == {hero}


def test_29_6_3_taking_no_damage_is_a_reduction() -> None:
    shield = Modifier(Step.REDUCED_TO, 0, "Shield")
    safe = Aura(applies=lambda state, card, it: card == it, taking=(shield,))
    game = table()
    hero = game.play(1, character("Hero", 3, script=Script(auras=(safe,))))
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
        character(script=Script(abilities=(Ability(name="Tap", resolve=gain_one, turns=True),))),
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
        character(script=Script(abilities=(Ability(name="Tap", resolve=gain_one, turns=True),))),
    )
    game.hand(1, event())
    game.power(0, 0)
    game.to_act()
    game.do(Use(doctor, 0))
    areas.smoke(game.state, doctor)
    game.quiet()
    assert game.state.power[0] == 1


def test_45_0_a_sacrifice_is_a_cost_and_no_smoking() -> None:
    offer = Ability(name="Offer", resolve=gain_one, sacrifices=True)
    game = table()
    hero = game.play(0, character(script=Script(abilities=(offer,))))
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
    def unturn_all(state: State, effect: Effect) -> None:
        for card in state.in_play[effect.player]:
            marks.unturn(state, card)

    game = table()
    hero = game.play(0, character("Hero", 3))
    target = game.play(1, site(body=20))
    rally = game.hand(
        0, event("Rally", script=Script(plays=Ability(name="Rally", resolve=unturn_all)))
    )
    game.to_act()
    game.attacks(target, hero)
    game.until(Question.ACT, 0)
    game.plays(rally)
    assert not game.state.turned[hero]
    game.attacks(target, hero)
    assert game.state.damage[target] == 6, "it attacked twice in a turn"

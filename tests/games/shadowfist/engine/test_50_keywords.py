"""Bold-faced abilities in the game. Rules: 50."""

from dataclasses import replace

import pytest

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.legality.effects import MOST_FREE_MOVES
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import (
    DONE,
    PASS,
    Choose,
    Influence,
    Intercept,
    Move,
    Play,
    Stealth,
    Tactics,
)
from app.games.shadowfist.engine.model.card_text import text_of
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.kinds import OtherCost, made_kind, needs
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.read.combatants import combatant
from app.games.shadowfist.engine.read.immunity import is_immune
from app.games.shadowfist.engine.write import marks
from app.games.shadowfist.engine.write.areas import is_toast
from app.games.shadowfist.engine.write.control import take_control
from app.games.shadowfist.facts import Pool
from app.games.shadowfist.terms import CardType, Keyword
from tests.support.rules import shows
from tests.support.shadowfist_scenes import lasts
from tests.support.shadowfist_table import (
    Table,
    character,
    edge,
    event,
    plain_site,
    site,
    state_card,
    table,
)


def attack_with(
    *keywords: Keyword, guard: tuple[Keyword, ...] = (), cost: int = 0, turned: bool = False
) -> tuple[Table, int, int, int]:
    """A Character attacks a Site at which there is a guard: attacker, target, guard."""
    game = table()
    hero = game.play(0, character("Hero", 4, *keywords))
    target = game.play(1, site(body=20))
    guarding = game.play(1, character("Guard", 2, *guard, cost=cost))
    game.state.turned[guarding] = turned
    game.hand(1, event())
    game.to_act()
    game.declares(target, hero)
    return game, hero, target, guarding


def test_50_0_bold_words_do_not_add_up_but_toughness_and_influence_do() -> None:
    game = table()
    hero = game.play(0, character("Hero", 4, Keyword.TOUGHNESS, toughness=1))
    state = game.state
    lasts(state, hero, v.Gains(v.TOUGHNESS, 2), v.Gains(v.GUTS))
    assert scores.toughness(state, hero) == 3
    assert scores.keywords(state, hero) == {Keyword.TOUGHNESS, Keyword.GUTS}


@pytest.mark.parametrize("keywords", [(), (Keyword.ASSASSINATE,)])
def test_50_2_assassinate_is_not_intercepted_on_its_way_to_a_character(
    keywords: tuple[Keyword, ...],
) -> None:
    game = table()
    hero = game.play(0, character("Hero", 4, *keywords))
    prey = game.play(1, character("Prey", 2))
    guard = game.play(1, character("Guard", 2))
    game.to_act()
    game.declares(prey, hero)
    assert game.settle() == ([] if keywords else [Intercept(guard, hero)])
    assert game.state.area[prey] is Area.SMOKED


def test_50_2_assassinate_does_nothing_against_a_site() -> None:
    game, hero, _, guard = attack_with(Keyword.ASSASSINATE)
    game.until(Question.INTERCEPT, 1)
    assert Intercept(guard, hero) in game.options


def test_50_4_crisis_is_another_price_once_a_turn() -> None:
    def urgent(title: str) -> int:
        kind = made_kind(title=title, type=CardType.CHARACTER, cost=9, fighting=2,
                         crisis=OtherCost((), 0))  # fmt: skip
        return game.hand(0, kind)

    game = table()
    game.play(0, site(power=2))
    one, two = urgent("One"), urgent("Two")
    game.to_act()
    assert Play(one) not in game.options
    game.do(Play(one, True))
    game.quiet()
    assert game.state.area[one] is Area.IN_PLAY
    assert Play(two, True) not in game.options
    with shows("48.3"):
        assert scores.cost(game.state, one) == 0, "what it was played for"
    assert is_toast(game.state, one)
    game.end_turn()
    game.until(Question.DISCARD, 0)
    assert not [it for it in game.has_told(events.PowerGenerated) if it.player == 0]
    game.do(Choose(game.state.hand[0][0]))
    assert game.asked == (0, Question.DISCARD), "no Power was generated, so any number goes"


def test_50_8_influence_stops_an_interceptor_of_that_cost() -> None:
    game, hero, target, guard = attack_with(cost=3)
    speakers = [game.play(0, character(f"Speaker {it}", 1, influence=2), at=0) for it in range(2)]
    game.intercepts((guard, hero))
    game.until(Question.START, 0)
    game.do(Influence(guard))
    game.do(Choose(speakers[0]))
    game.settle()
    assert all(game.state.turned[it] for it in speakers)
    assert events.CeasedIntercepting(guard) in game.told
    assert events.CombatBegan((hero,), target) in game.told


def test_50_8_too_little_influence_does_nothing() -> None:
    game, hero, _, guard = attack_with(cost=3)
    game.play(0, character("Speaker", 1, influence=2), at=0)
    game.hand(0, event())
    game.intercepts((guard, hero))
    game.until(Question.START, 0)
    assert Influence(guard) not in game.options


def test_50_8_the_cost_of_an_interceptor_played_for_x_is_what_was_paid() -> None:
    game, hero, _, guard = attack_with(cost=0)
    game.state.cost_paid[guard] = 2
    game.play(0, character("Speaker", 1, influence=2), at=0)
    game.intercepts((guard, hero))
    game.until(Question.START, 0)
    assert Influence(guard) in game.options
    game.state.cost_paid[guard] = 3
    with shows("48.3"):
        assert scores.cost(game.state, guard) == 3


def test_50_10_loyalty_no_effect_takes_control() -> None:
    game = table()
    loyal = game.play(1, character("Loyal", 3, Keyword.LOYALTY))
    take_control(game.state, loyal, 0)
    assert game.state.controller[loyal] == 1


def test_50_11_mobility_changes_location_without_turning() -> None:
    game = table()
    one, two = game.play(0, plain_site("One")), game.play(0, plain_site("Two"))
    hero = game.play(0, character("Hero", 2, Keyword.MOBILITY))
    game.state.turned[hero] = True
    game.to_act()
    at = game.state.at
    game.do(Move(hero, at[two]))
    game.quiet()
    assert at[hero] == at[two]
    assert not game.has_told(events.Turned)
    assert Move(hero, at[one]) in game.options


def test_50_11_free_moves_are_limited_so_that_a_turn_ends() -> None:
    game = table()
    sites = [game.play(0, plain_site(str(it))) for it in range(2)]
    hero = game.play(0, character("Hero", 2, Keyword.MOBILITY))
    game.hand(0, event())
    game.to_act()
    for step in range(MOST_FREE_MOVES):
        game.do(Move(hero, game.state.at[sites[(step + 1) % 2]]))
        game.quiet()
    assert not game.can(lambda it: isinstance(it, Move))


def test_50_14_sentinels_intercept_whatever_prevents_it() -> None:
    game, hero, _, guard = attack_with(
        Keyword.SUPERLEAP, Keyword.STEALTH, guard=(Keyword.SENTINEL,), turned=True
    )
    game.hand(0, event())
    game.intercepts((guard, hero))
    game.until(Question.START, 0)
    assert Stealth(hero, guard) not in game.options


def test_50_15_stealth_works_once_in_an_attack() -> None:
    game, hero, target, guard = attack_with(Keyword.STEALTH)
    second = game.play(1, character("Second", 1), at=game.state.at[target])
    game.hand(0, event())
    game.intercepts((guard, hero), (second, hero))
    game.until(Question.START, 0)
    game.do(Stealth(hero, guard))
    game.until(Question.START, 0)
    assert not game.can(lambda it: isinstance(it, Stealth))
    game.settle()
    assert events.CombatBegan((hero,), second) in game.told


def test_50_16_stunned_cards_turn_and_stay_turned_for_a_turn() -> None:
    game = table()
    hero = game.play(0, character("Hero", 1, Keyword.STUN))
    prey = game.play(1, character("Prey", 5))
    game.to_act()
    game.attacks(prey, hero)
    assert game.state.turned[prey]
    game.until(Question.DISCARD, 1)
    assert game.state.turned[prey]
    game.until(Question.DISCARD, 0)
    game.until(Question.DISCARD, 1)
    assert not game.state.turned[prey]


@pytest.mark.parametrize("turned", [False, True])
def test_50_17_superleap_is_not_intercepted_by_turned_characters(turned: bool) -> None:
    game, hero, _, guard = attack_with(Keyword.SUPERLEAP, turned=turned)
    assert game.settle() == ([] if turned else [Intercept(guard, hero)])


def test_28_6_without_superleap_turned_characters_intercept() -> None:
    game, hero, _, guard = attack_with(turned=True)
    assert game.settle() == [Intercept(guard, hero)]


def test_28_6_6_an_interceptor_ceases_when_the_attacker_comes_to_bypass_it() -> None:
    game = table()
    hero = game.play(0, character("Hero", 4))
    target = game.play(1, site(body=20))
    guard = game.play(1, character("Guard", 2))
    game.state.turned[guard] = True
    leap = v.Effect((), (v.Give(v.CARD.that(v.Titled("Hero")), (v.Gains(v.SUPERLEAP),)),))
    jump = game.hand(0, event("Jump", text=text_of((leap,))))
    game.to_act()
    game.declares(target, hero)
    game.intercepts((guard, hero))
    game.until(Question.START, 0)
    game.do(Play(jump))
    game.settle()
    assert events.CeasedIntercepting(guard) in game.told
    with shows("50.17"):
        assert events.CombatBegan((hero,), target) in game.told


@pytest.mark.parametrize("has_text", [False, True])
def test_28_6_6_superleap_does_not_bypass_who_turns_after_the_declaration(has_text: bool) -> None:
    game, hero, _, guard = attack_with(Keyword.SUPERLEAP)
    if has_text:
        game.play(1, edge(text=text_of((v.Continuous(v.THIS, (v.HandSize(1),)),))))
    flash = game.hand(0, event())
    game.intercepts((guard, hero))
    game.until(Question.START, 0)
    marks.turn(game.state, guard)
    game.do(Play(flash))
    game.settle()
    assert events.CeasedIntercepting(guard) not in game.told[: game.told.index(
        events.CombatBegan((hero,), guard))]  # fmt: skip


def test_40_0_influence_of_a_character_chooses_nobody_immune_to_characters() -> None:
    game = table()
    hero = game.play(0, character("Hero", 4))
    target = game.play(1, site(body=20))
    guard = game.play(1, character("Guard", 2, cost=2, immunities=("Characters",)))
    game.play(0, character("Speaker", 1, influence=2), at=0)
    game.hand(0, event())
    game.to_act()
    game.declares(target, hero)
    game.intercepts((guard, hero))
    game.until(Question.START, 0)
    assert Influence(guard) not in game.options


def test_24_4_a_face_down_site_has_neither_influence_nor_immunity_yet() -> None:
    game = table()
    grove = game.play(1, site("Grove", 8), face_down=True)
    game.state.kinds[grove] = replace(
        game.state.kinds[grove], influence=2, immunities=("Events", "States")
    )
    flash, sword = game.hand(0, event()), game.hand(0, state_card())
    for is_open in (False, True):
        assert scores.influence(game.state, grove) == (2 if is_open else 0)
        assert is_immune(game.state, grove, flash) is is_open
        assert is_immune(game.state, grove, sword) is is_open
        marks.reveal(game.state, grove)


def test_40_0_influence_of_other_cards_chooses_them_and_is_asked_for_alone() -> None:
    game = table()
    hero = game.play(0, character("Hero", 4))
    target = game.play(1, site(body=20))
    guard = game.play(1, character("Guard", 2, cost=2, immunities=("Characters",)))
    speaker = game.play(0, character("Speaker", 1, influence=2), at=0)
    treaty = game.play(0, edge("Treaty", influence=2))
    game.hand(0, event())
    game.to_act()
    game.declares(target, hero)
    game.intercepts((guard, hero))
    game.until(Question.START, 0)
    game.do(Influence(guard))
    assert game.state.turned[treaty], "nothing else can be turned, so nobody was asked"
    assert not game.state.turned[speaker]


def test_50_18_tactics_stops_this_attacker_only() -> None:
    game = table()
    clever = game.play(0, character("Clever", 2, Keyword.TACTICS))
    hero = game.play(0, character("Hero", 3))
    target = game.play(1, site(body=20))
    game.to_act()
    game.declares(target, clever, hero)
    game.until(Question.START, 0)
    game.do(Tactics(clever))
    game.settle()
    assert events.CombatBegan((hero,), target) in game.told


def test_50_7_immunity_to_characters_does_not_stop_combat_damage() -> None:
    game = table()
    hero = game.play(0, character("Hero", 4))
    immune = game.play(1, character("Immune", 9, immunities=("Characters",)))
    game.to_act()
    game.attacks(immune, hero)
    assert game.state.damage[immune] == 4
    assert combatant(game.state, immune, (hero,)).immune_to == {hero}


def test_50_6_independent_characters_attack_after_a_failed_attack() -> None:
    game = table()
    free = game.play(0, character("Free", 3, Keyword.INDEPENDENT))
    game.play(0, character("Hero", 3))
    target = game.play(1, site(body=20))
    game.hand(1, event())
    game.to_act()
    game.state.has_failed = True
    game.declares(target, free)
    assert game.state.attack is not None
    assert game.state.attack.attacking == [free]
    assert DONE not in game.options
    assert PASS in game.options


def test_50_4_the_resources_of_the_crisis_price_are_asked_for_instead() -> None:
    game = table()
    kind = made_kind(title="Crisis", type=CardType.EVENT, cost=2, requires=needs(Pool.of("gggg")),
                     crisis=OtherCost(needs(Pool.of("g")), 0))  # fmt: skip
    card = game.hand(0, kind)
    game.hand(0, event())
    game.smoked(0, character(provides="g"))
    game.to_act()
    assert Play(card) not in game.options
    assert Play(card, True) in game.options


def test_50_10_a_site_with_loyalty_can_be_seized() -> None:
    game = table()
    kind = made_kind(title="Loyal", type=CardType.SITE, cost=1, body=3,
                     keywords=frozenset({Keyword.LOYALTY}))  # fmt: skip
    target = game.play(1, kind)
    take_control(game.state, target, 0)
    assert game.state.controller[target] == 1
    take_control(game.state, target, 0, seizing=True)
    assert game.state.controller[target] == 0

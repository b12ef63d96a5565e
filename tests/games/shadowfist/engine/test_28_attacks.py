"""Attacks: declaring, joining, intercepting, going home. Rules: 28."""

import pytest

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import (
    DONE,
    PASS,
    Attack,
    Choose,
    Move,
    Play,
    Reveal,
    Tactics,
)
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.write import areas
from app.games.shadowfist.engine.write.control import take_control
from app.games.shadowfist.terms import Keyword, Restriction
from tests.support.rules import shows
from tests.support.shadowfist_scenes import attacked, fate, lasts, on, under_way
from tests.support.shadowfist_table import (
    Place,
    character,
    event,
    plain_site,
    site,
    table,
)


def test_28_0_the_steps_of_an_attack_come_in_order() -> None:
    game = table(3)
    hero = game.play(0, character("Hero", 4))
    joiner = game.play(2, character("Joiner", 2))
    guard = game.play(1, character("Guard", 1))
    target = game.play(1, site(body=9))
    game.state.at[guard] = game.state.at[target]
    game.to_act()
    game.declares(target, hero)
    game.until(Question.JOIN, 2)
    game.choose(Question.JOIN, joiner)
    game.intercepts((guard, joiner))
    game.settle()
    kinds = [events.AttackDeclared, events.Joined, events.Intercepted, events.CombatBegan,
             events.CombatBegan, events.AttackEnded]  # fmt: skip
    assert [type(it) for it in game.told if type(it) in kinds] == kinds


def test_28_1_attackers_turn_and_one_target_is_named() -> None:
    game = table()
    one, two = game.play(0, character("One", 1)), game.play(0, character("Two", 1))
    target = game.play(1, site(body=9))
    game.hand(1, event())
    game.to_act()
    game.do(Attack(target))
    assert game.options == (Choose(one), Choose(two)), "at least one"
    game.do(Choose(one))
    assert game.options == (DONE, Choose(two))
    game.do(Choose(two))
    assert game.state.turned[one]
    assert game.state.turned[two]
    with shows("28.1.4"):
        assert events.AttackDeclared(0, target, (one, two)) in game.told
        assert events.Turned(one) in game.told


def test_28_1_1_attackers_are_unturned_and_have_resolved() -> None:
    game = table()
    ready, turned = game.play(0, character("Ready")), game.play(0, character("Turned"))
    fresh = game.play(0, character("Fresh"))
    game.play(0, character("Also ready"))
    target = game.play(1, site(body=9))
    game.hand(0, event())
    game.to_act()
    game.state.turned[turned] = True
    game.state.unresolved[fresh] = True
    game.do(Attack(target))
    assert Choose(ready) in game.options
    assert not {Choose(turned), Choose(fresh)} & set(game.options)


def test_28_1_1_and_28_12_after_a_failed_attack_only_independent_characters_attack() -> None:
    game = table()
    weak = game.play(0, character("Weak", 0, Keyword.TACTICS))
    game.state.kinds[weak] = character("Weak", 1, Keyword.TACTICS)
    strong = game.play(0, character("Strong", 3))
    free = game.play(0, character("Free", 3, Keyword.INDEPENDENT))
    target = game.play(1, site(body=9))
    game.hand(1, event())
    game.to_act()
    game.declares(target, weak)
    game.until(Question.START, 0)
    game.do(Tactics(weak))
    game.until(Question.ACT, 0)
    with shows("28.12"):
        assert events.AttackEnded(0, False) in game.told
        assert game.state.has_failed
    game.do(Attack(target))
    with shows("50.6"):
        assert game.state.turned[free]
        assert not game.state.turned[strong], "it was not asked about"


def test_28_1_3_targets_are_front_sites_and_characters_of_opponents() -> None:
    game = table()
    hero = game.play(0, character())
    own = game.play(0, site("Own"))
    front = game.play(1, site("Front"))
    back = game.play(1, site("Back"), at=game.state.at[front])
    guard = game.play(1, character("Guard"))
    game.to_act()
    targets = {it.target for it in game.options if isinstance(it, Attack)}
    assert targets == {front, guard}
    assert not {own, back, hero} & targets


def test_28_2_scenes_of_an_attack_are_open() -> None:
    game = table()
    hero = game.play(0, character())
    target = game.play(1, site(body=9))
    flash = game.hand(1, event())
    game.to_act()
    game.declares(target, hero)
    asked = 0
    while game.state.attack is not None:
        assert Play(flash) in game.options
        asked += 1
        game.do(PASS)
    assert asked >= 3, "after the declaration, before interception, and before combat"


def test_28_3_attackers_are_at_the_target_without_changing_location() -> None:
    game = table()
    hero = game.play(0, character())
    target = game.play(1, site(body=9))
    game.hand(1, event())
    game.to_act()
    game.declares(target, hero)
    assert game.state.at[hero] == game.state.at[target]
    assert not game.has_told(events.Moved)


def test_28_3_attackers_follow_a_character_that_moves() -> None:
    game = table()
    one, two = game.play(1, plain_site("One")), game.play(1, plain_site("Two"))
    prey = game.play(1, character("Prey", 2), at=game.state.at[one])
    hero = game.play(0, character("Hero", 3))
    game.to_act()
    game.declares(prey, hero)
    game.until(Question.START, 1)
    game.do(Move(prey, game.state.at[two]))
    game.quiet()
    assert events.CombatBegan((hero,), prey) in game.told
    assert game.state.area[prey] is Area.SMOKED


def test_28_4_each_opponent_may_join_once_clockwise_but_not_against_their_own() -> None:
    game = table(4)
    hero = game.play(0, character("Hero", 2))
    joiners = [game.play(it, character(f"Joiner {it}", 1)) for it in range(1, 4)]
    target = game.play(2, site(body=9))
    game.hand(3, event())
    game.to_act()
    game.declares(target, hero)
    asked = []
    while game.state.attack is not None:
        if game.asked[1] is Question.JOIN:
            asked.append(game.asked[0])
        if game.asked == (3, Question.JOIN):
            game.choose(Question.JOIN, joiners[2])
        else:
            game.decline()
    assert asked == [1, 3]
    assert events.Joined(3, (joiners[2],)) in game.told
    damage = [it.amount for it in game.has_told(events.Damaged) if it.card == target]
    with shows("29.4", "30.3.1"):
        assert damage == [2, 1]


def test_28_5_an_attack_without_attackers_ends_early_in_an_open_scene() -> None:
    game = table()
    hero = game.play(0, character("Hero", 3, Keyword.TACTICS))
    target = game.play(1, site(body=9))
    flash = game.hand(1, event())
    game.to_act()
    game.declares(target, hero)
    game.until(Question.START, 0)
    game.do(Tactics(hero))
    game.until(Question.START, 1)
    while game.state.attack is not None:
        game.do(PASS)
    with shows("28.9.1"):
        assert game.asked == (1, Question.START)
        assert Play(flash) in game.options
    with shows("50.18"):
        assert events.CeasedAttacking(hero) in game.told
        assert not game.has_told(events.CombatBegan)


def test_28_9_1_the_end_is_open_where_the_last_attacker_ceases_before_its_combat() -> None:
    game = table()
    hero = game.play(0, character("Hero", 3, Keyword.TACTICS))
    target = game.play(1, site(body=9))
    flash = game.hand(0, event())
    game.to_act()
    game.declares(target, hero)
    while game.state.frames[-2].procedure != "combat" or game.asked != (0, Question.START):
        game.do(PASS)
    game.do(Tactics(hero))
    while game.state.attack is not None:
        game.do(PASS)
    assert not game.has_told(events.CombatBegan)
    assert game.asked == (0, Question.START)
    assert Play(flash) in game.options
    with shows("28.12"):
        assert game.state.has_failed


def test_28_9_1_the_end_is_open_where_an_auction_takes_the_target_before_its_combat() -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    game.play(0, site("Only", restrictions=[Restriction.UNIQUE]))
    target = game.play(1, site("Only", restrictions=[Restriction.UNIQUE]), face_down=True)
    game.hand(0, event())
    game.power(1, 0)
    game.to_act()
    game.declares(target, hero)
    while game.state.frames[-2].procedure != "combat" or game.asked != (1, Question.START):
        game.do(PASS)
    game.do(Reveal(target))
    assert game.state.area[target] is Area.TOASTED
    while game.state.attack is not None:
        game.do(PASS)
    assert not game.has_told(events.CombatBegan)
    assert game.asked == (0, Question.START)


@pytest.mark.parametrize("fighting", [3, 20])
def test_28_9_the_end_is_closed_where_the_last_attacker_falls_in_combat(fighting: int) -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    prey = game.play(1, character("Prey", fighting))
    game.hand(0, event())
    game.to_act()
    game.attacks(prey, hero)
    assert game.state.area[hero] is Area.SMOKED
    assert game.asked == (0, Question.ACT)


def test_28_8_a_bonus_that_ends_with_the_attack_smokes_whom_it_kept_alive() -> None:
    game = table()
    hero = game.play(0, character("Hero", 4))
    lasts(game.state, hero, v.More(v.FIGHTING, 2), until=v.END_OF_ATTACK)
    game.state.damage[hero] = 5
    target = game.play(1, site(body=9))
    game.play(1, character("Watcher", text=on(v.IsSmoked())), at=1)
    game.hand(0, event())
    game.power(1, 0)
    game.to_act()
    game.attacks(target, hero)
    with shows("20.2"):
        assert game.told.index(events.Smoked(hero, True)) < game.told.index(
            events.AttackEnded(0, True)
        )
    assert game.asked == (0, Question.ACT)
    assert game.state.power[1] == 1, "that is answered in the scene that ends the attack"
    assert not game.can(lambda it: isinstance(it, Attack))


def test_28_5_1_attackers_cease_when_the_target_leaves_play() -> None:
    game = table()
    hero = game.play(0, character())
    target = game.play(1, site(body=9))
    game.hand(1, event())
    game.to_act()
    game.declares(target, hero)
    areas.smoke(game.state, target)
    assert under_way(game).attacking == []
    game.settle()
    assert events.AttackEnded(0, False) in game.told


def test_28_8_attackers_go_home_or_stay_at_a_seized_site() -> None:
    game = table()
    home = game.play(0, plain_site("Home"))
    stays, goes = game.play(0, character("Stays", 5)), game.play(0, character("Goes", 5))
    target = game.play(1, site(body=9))
    game.to_act()
    game.attacks(target, stays, goes)
    game.do(fate(Fate.SEIZED))
    while game.asked[1] is not Question.PLACE:
        game.do(PASS)
    with shows("30.3.3.2"):
        assert game.state.controller[target] == 0
    game.do(Place(-1))
    assert game.options == (DONE, Choose(stays), Choose(goes))
    game.do(Choose(stays))
    game.do(DONE)
    assert game.state.at[stays] == game.state.at[target]
    assert game.state.at[goes] == game.state.at[home]
    with shows("9.1.4.1"):
        assert game.state.columns[1] == []
        assert game.has_told(events.Collapsed)


def test_28_9_the_end_of_an_attack_is_a_closed_scene() -> None:
    game = table()
    hero = game.play(0, character("Hero", 4))
    target = game.play(1, site(body=9))
    game.play(1, character("Watcher", text=on(v.AttackEnds())), at=1)
    game.hand(1, event())
    game.hand(0, event())
    game.power(1, 0)
    game.to_act()
    game.attacks(target, hero)
    assert game.asked == (0, Question.ACT)
    assert game.state.power[1] == 1
    with shows("28.11"):
        assert events.AttackEnded(0, True) in game.told
        assert not game.state.has_failed


def test_28_3_taking_control_of_an_attacker_ends_its_attack() -> None:
    game, one, two, _, _ = attacked()
    take_control(game.state, one, 1)
    assert under_way(game).attacking == [two]
    with shows("35.3.6"):
        assert events.CeasedAttacking(one) in game.state.fresh
        assert one not in under_way(game).home

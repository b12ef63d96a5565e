"""Points that are divided, targets that change, and cards that come back from a smoked pile."""

from dataclasses import replace

import pytest

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import PASS, Choose, Play, Use
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.read import resources, scores
from app.games.shadowfist.engine.read.texts import is_active
from app.games.shadowfist.engine.write import areas
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.terms import Keyword
from tests.games.shadowfist.cards.real import real
from tests.games.shadowfist.cards.test_more_cards import asked, free, hurt, uses
from tests.support.shadowfist_table import (
    DONE,
    character,
    event,
    plain_site,
    site,
    state_card,
    table,
)


def test_healing_earth_divides_what_it_heals(shadowfist: Catalogue) -> None:
    game = table()
    earth = game.hand(0, free(shadowfist, "Healing Earth"))
    hero = game.play(0, character("Hero", 5, provides="CCC"))
    garden, foe = game.play(0, site(body=9)), game.play(1, character("Foe", 5))
    for card, amount in ((hero, 1), (garden, 4), (foe, 2)):
        hurt(game, card, amount)
    asked(game)
    game.do(Play(earth))
    assert Choose(foe) not in game.options
    game.do(Choose(hero))
    assert Choose(hero) not in game.options, "it has no more damage than that"
    game.do(Choose(garden))
    game.do(DONE)
    game.quiet()
    assert [game.state.damage[it] for it in (hero, garden, foe)] == [0, 3, 2]


def test_healing_earth_may_heal_nothing_and_misses_who_is_gone(shadowfist: Catalogue) -> None:
    game = table()
    earths = [game.hand(0, free(shadowfist, "Healing Earth")) for _ in range(2)]
    hero = game.play(0, character("Hero", 5, provides="CC"))
    rock = game.play(0, character("Rock", 5))
    asked(game)
    game.plays(earths[0])
    assert game.state.area[earths[0]] is Area.SMOKED
    hurt(game, hero, 2)
    hurt(game, rock, 2)
    game.hand(1, event("Answer"))
    game.do(Play(earths[1]))
    game.do(Choose(hero))
    game.do(Choose(rock))
    assert game.asked == (1, Question.RESPOND)
    areas.smoke(game.state, hero)
    game.quiet()
    assert game.state.damage[rock] == 1


@pytest.mark.parametrize("seats", [2, 3])
def test_street_riot_is_for_the_attacker_and_divides_by_attackers(
    shadowfist: Catalogue, seats: int
) -> None:
    game = table(seats)
    riot = game.hand(0, free(shadowfist, "Street Riot"))
    other = game.hand(1, free(shadowfist, "Street Riot"))
    target = game.play(1, site(body=30))
    heroes = [game.play(0, character(f"Hero {it}", 3)) for it in range(3)]
    guards = [
        game.play(1, character(f"Guard {it}", 4), at=game.state.at[target]) for it in range(2)
    ]
    game.hand(1, event("Answer"))
    game.power(1, 5)
    asked(game)
    assert Play(riot) not in game.options
    game.declares(target, *heroes)
    game.until(Question.START, 0)
    game.do(Play(riot))
    assert set(game.options) == set(map(Choose, guards))
    for guard in (guards[0], guards[1], guards[0]):
        game.do(Choose(guard))
    game.until(Question.START, 1)
    assert Play(other) not in game.options, "they declared no attack"
    assert [game.state.damage[it] for it in guards] == [2, 1]


def test_brain_fire_turns_an_event_on_somebody_else(shadowfist: Catalogue) -> None:
    game = table(3)
    burn = game.hand(0, replace(free(shadowfist, "Earth, Wind and Fire"), cost=0))
    fire = game.hand(1, free(shadowfist, "Brain Fire"))
    garden = game.play(0, site(body=9))
    mine, theirs = game.play(0, character("Mine", 9)), game.play(1, character("Theirs", 9))
    third = game.play(2, character("Third", 9))
    hurt(game, garden, 4)
    asked(game)
    game.power(1, 9)
    game.do(Play(burn))
    game.do(Choose(theirs))
    assert game.state.damage[garden] == 0, "healing is part of the price"
    game.until(Question.RESPOND, 1)
    game.do(Play(fire))
    assert set(game.options) == {Choose(mine), Choose(third)}, "others than before, and legal"
    game.do(Choose(mine))
    game.quiet()
    assert [game.state.damage[it] for it in (mine, theirs, third)] == [4, 0, 0]


def test_brain_fire_needs_as_many_new_targets(shadowfist: Catalogue) -> None:
    game = table()
    mark = game.hand(0, free(shadowfist, "Mark of Fire"))
    fire = game.hand(1, free(shadowfist, "Brain Fire"))
    old = [game.play(1, character(f"Old {it}", 5)) for it in range(4)]
    new = [game.play(0, character(f"New {it}", 5)) for it in range(3)]
    idle = game.hand(0, event("Idle"))
    game.power(0, 9)
    game.power(1, 9)
    game.to_act()
    game.do(Play(idle))
    while game.asked[1] is Question.RESPOND:
        assert Play(fire) not in game.options, "an Event without targets"
        game.do(PASS)
    game.do(Play(mark))
    game.choose(Question.TARGET, *old)
    while game.asked[1] is Question.RESPOND:
        assert Play(fire) not in game.options, "three for four"
        game.do(PASS)
    assert [game.state.damage[it] for it in (*old, *new)] == [1] * 4 + [0] * 3


def test_brain_fire_keeps_the_number_that_was_set(shadowfist: Catalogue) -> None:
    game = table()
    mark = game.hand(0, free(shadowfist, "Mark of Fire"))
    fires = [game.hand(it, free(shadowfist, "Brain Fire")) for it in (1, 0)]
    old = [game.play(1, character(f"Old {it}", 5)) for it in range(4)]
    new = [game.play(0, character(f"New {it}", 5)) for it in range(4)]
    asked(game)
    game.power(1, 9)
    game.do(Play(mark))
    game.choose(Question.TARGET, *old)
    game.until(Question.RESPOND, 1)
    game.do(Play(fires[0]))
    game.choose(Question.TARGET, *new)
    game.until(Question.RESPOND, 0)
    assert Play(fires[1]) in game.options, "an answer to the Event, which has not resolved"
    areas.smoke(game.state, new[0])
    game.quiet()
    assert [game.state.damage[it] for it in (*old, *new)] == [0] * 5 + [1] * 3


def test_corpses_walk_at_the_price_of_others(shadowfist: Catalogue) -> None:
    game = table()
    corpses = game.smoked(0, free(shadowfist, "1,000 Corpses"))
    one, two = (game.play(0, character(f"Servant {it}", 1, cost=2)) for it in range(2))
    dead = game.play(0, real(shadowfist, "Walking Corpses"))
    foe = game.play(1, character("Foe", cost=9))
    asked(game)
    cost = game.state.kinds[corpses].cost or 0
    before = game.state.power[0]
    game.do(Use(corpses, 0))
    assert set(game.options) == {Choose(one), Choose(two)}, "neither nobody nor the dead"
    game.do(Choose(one))
    assert DONE in game.options
    game.do(Choose(two))
    game.quiet()
    assert game.state.area[corpses] is Area.IN_PLAY
    assert before - game.state.power[0] == max(0, cost - 4)
    assert [game.state.area[it] for it in (one, two, dead, foe)] == [
        Area.SMOKED, Area.SMOKED, Area.IN_PLAY, Area.IN_PLAY,
    ]  # fmt: skip


@pytest.mark.parametrize("dies", [True, False])
def test_corpses_heal_as_a_turn_ends_in_which_somebody_died(
    shadowfist: Catalogue, dies: bool
) -> None:
    game = table()
    corpses = game.play(0, real(shadowfist, "1,000 Corpses"))
    foe = game.play(1, character("Foe"))
    asked(game)
    hurt(game, corpses, 1)
    if dies:
        areas.smoke(game.state, foe)
    game.end_turn()
    assert game.state.damage[corpses] == (0 if dies else 1)
    hurt(game, corpses, 1)
    game.end_turn()
    assert game.state.damage[corpses] == (1 if dies else 2), "the turn after counts anew"


def test_tank_warfare_recovers_tanks_and_stops_two_armies(shadowfist: Catalogue) -> None:
    game = table(3)
    war = game.play(0, real(shadowfist, "Tank Warfare"))
    tank = replace(state_card("Tank", 2), designators=frozenset({"tank"}))
    wreck = game.smoked(0, tank)
    hero, plain = game.play(0, character("Hero")), game.play(0, character("Plain"))
    garden, foe = game.play(1, site(body=30)), game.play(1, character("Foe"))
    asked(game)
    before = game.state.power[0]
    game.do(Use(war, 0))
    game.quiet()
    game.do(Choose(wreck))
    game.do(Choose(hero))
    game.quiet()
    assert before - game.state.power[0] == 1
    assert game.state.subject[wreck] == hero
    game.declares(garden, hero)
    game.settle()
    game.play(1, tank, at=foe)
    game.end_turn()
    game.end_turn()
    game.end_turn()
    game.to_act()
    assert game.state.active == 0
    attack = next(it for it in game.options if str(it) == f"attack {garden}")
    game.do(attack)
    assert game.state.attack is not None
    assert game.state.attack.attacking == [plain], "it has a tank"


def test_sanctuaries_count_each_of_both_kinds(shadowfist: Catalogue) -> None:
    game = table()
    game.play(0, real(shadowfist, "Shaolin Sanctuary"))
    game.play(0, real(shadowfist, "Abominable Lab"))
    asked(game)
    before = [resources.provided(game.state, 0, place) for place in range(13)]
    for words in (("monk",), ("buro",), ("pub", "ord"), ("monk",)):
        game.play(0, replace(character(words[0]), designators=frozenset(words)))
    game.play(1, replace(character("Theirs"), designators=frozenset({"monk"})))
    now = [resources.provided(game.state, 0, place) for place in range(13)]
    assert sum(now) - sum(before) == 4
    assert max(new - old for new, old in zip(now, before, strict=True)) == 2


def test_mouth_of_the_fire_righteous_spurs_those_who_set_out(shadowfist: Catalogue) -> None:
    game = table()
    home, elsewhere = game.play(0, site("Home")), game.play(0, site("Elsewhere"))
    mouth = game.play(0, real(shadowfist, "Mouth of the Fire Righteous"), at=game.state.at[home])
    fiery = replace(character("Fiery", 3), designators=frozenset({"fire"}))
    here = [game.play(0, fiery, at=game.state.at[mouth]) for _ in range(2)]
    cold = game.play(0, character("Cold", 3), at=game.state.at[mouth])
    away = game.play(0, fiery, at=game.state.at[elsewhere])
    target = game.play(1, site(body=30))
    asked(game)
    game.declares(target, *here, cold, away)
    game.settle()
    assert [scores.fighting(game.state, it) for it in (*here, cold, away)] == [4, 4, 3, 3]
    assert game.state.damage[target] == 14
    game.to_act()
    assert Use(mouth, 0) in game.options
    uses(game, mouth, cold)
    assert game.state.area[cold] is Area.SMOKED
    assert Use(mouth, 0) not in game.options
    game.end_turn()
    assert scores.fighting(game.state, here[0]) == 3


def test_larcenous_mist_takes_the_text_of_a_character_and_its_states(
    shadowfist: Catalogue,
) -> None:
    game = table()
    mist = game.hand(0, free(shadowfist, "Larcenous Mist"))
    hero = game.play(1, real(shadowfist, "Sam Mallory"))
    sword = game.play(1, real(shadowfist, "Butterfly Swords"), at=hero)
    later = game.hand(0, state_card("Later"))
    asked(game)
    game.do(Play(mist))
    game.choose(Question.TARGET, hero)
    game.quiet()
    game.do(Play(later))
    game.choose(Question.SUBJECT, hero)
    game.quiet()
    assert not any(is_active(game.state, it) for it in (hero, sword, later))
    game.end_turn()
    assert all(is_active(game.state, it) for it in (hero, sword, later))


def test_earth_wind_and_fire_is_nothing_without_damage(shadowfist: Catalogue) -> None:
    game = table()
    burn = game.hand(0, free(shadowfist, "Earth, Wind and Fire"))
    hero, bar = game.play(0, character("Hero", 5, Keyword.AMBUSH)), game.play(0, plain_site())
    foe = game.play(1, character("Foe", 3))
    asked(game)
    game.do(Play(burn))
    assert Choose(bar) not in game.options
    game.choose(Question.TARGET, foe)
    game.quiet()
    assert not game.has_told(events.Damaged)
    assert game.state.damage[hero] == 0

"""Cards of the preconstructed decks whose texts wait for something, each played on the table."""

import pytest

from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.model.actions import Heal, Number, Play, Use
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.procedures.fates import FATES
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.write import areas, marks
from app.games.shadowfist.facts import Catalogue
from tests.games.shadowfist.cards.real import real
from tests.games.shadowfist.cards.test_more_cards import asked, free, hurt
from tests.support.shadowfist_table import (
    END_TURN,
    PASS,
    Choose,
    Table,
    character,
    event,
    plain_site,
    site,
    table,
)

MAY = Number(1)


def beats(game: Table, target: int, hero: int, fate: Fate) -> None:
    """Attack a Site with a Character, and choose its fate."""
    game.attacks(target, hero)
    assert game.asked[1] is Question.FATE
    game.do(Number(FATES.index(fate)))


@pytest.mark.parametrize(("takes", "is_smoked"), [(True, True), (False, False)])
def test_fireworks_factory_smokes_also_when_it_is_gone_itself(
    shadowfist: Catalogue, takes: bool, is_smoked: bool
) -> None:
    game = table()
    hero = game.play(0, character("Hero", 9))
    for _ in range(2):
        game.play(0, site())
    factory = game.play(1, real(shadowfist, "Fireworks Factory"))
    asked(game)
    beats(game, factory, hero, Fate.SMOKED)
    game.until(Question.MAY, 1)
    game.do(MAY if takes else PASS)
    game.quiet()
    assert (game.state.area[hero] is Area.SMOKED) == is_smoked


def test_fireworks_factory_spares_who_is_not_closer(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero", 9))
    factory = game.play(1, real(shadowfist, "Fireworks Factory"))
    game.play(1, site())
    asked(game)
    beats(game, factory, hero, Fate.SMOKED)
    game.until(Question.MAY, 1)
    game.do(MAY)
    game.quiet()
    assert game.state.area[hero] is Area.IN_PLAY


@pytest.mark.parametrize(
    ("fate", "gained"),
    [(Fate.BURNED_FOR_POWER, 3), (Fate.BURNED_FOR_VICTORY, 0), (Fate.SEIZED, 0)],
)
def test_garden_of_bronze_is_paid_for_what_is_burned_for_power(
    shadowfist: Catalogue, fate: Fate, gained: int
) -> None:
    game = table()
    hero = game.play(0, character("Hero", 9))
    game.play(1, real(shadowfist, "Garden of Bronze"))
    other = game.play(1, site())
    asked(game)
    before = game.state.power[1]
    beats(game, other, hero, fate)
    game.quiet()
    assert game.state.power[1] - before == gained


def test_gambling_house_needs_an_opponent_with_a_pair(shadowfist: Catalogue) -> None:
    game = table()
    house = game.play(0, real(shadowfist, "Gambling House"))
    game.play(1, real(shadowfist, "Buddhist Monk"))
    hero = game.play(0, real(shadowfist, "Austere Monks"))
    idle = game.hand(0, event("Idle"))
    game.hand(0, event("Idle"))
    asked(game)
    assert Use(house, 0) not in game.options, "the other Monk is one's own"
    game.state.controller[hero] = 1
    game.state.in_play[0].remove(hero)
    game.state.in_play[1].append(hero)
    game.plays(idle)
    power = game.state.power[0]
    game.do(Use(house, 0))
    game.quiet()
    assert game.state.power[0] == power + 1


def test_mole_network_is_for_those_who_have_had_a_turn(shadowfist: Catalogue) -> None:
    game = table()
    mole = game.hand(0, free(shadowfist, "Mole Network"))
    asked(game)
    assert Play(mole) not in game.options
    game.end_turn()
    game.until(Question.ACT, 0)
    game.power(1, 2)
    before = game.state.power[0]
    game.plays(mole)
    assert (game.state.power[0] - before, game.state.power[1]) == (1, 1)


def test_iron_and_silk_guards_interceptors_only(shadowfist: Catalogue) -> None:
    game = table()
    silk = game.hand(1, free(shadowfist, "Iron and Silk"))
    hero = game.play(0, character("Hero", 3))
    target = game.play(1, site())
    guard = game.play(1, character("Guard", 2), at=game.state.at[target])
    asked(game)
    game.declares(target, hero)
    game.until(Question.START, 1)
    game.do(Play(silk))
    game.choose(Question.TARGET, guard)
    game.quiet()
    game.intercepts((guard, hero))
    game.settle()
    assert game.state.area[guard] is Area.IN_PLAY
    assert game.state.damage[hero] == 2


def test_iron_and_silk_does_not_guard_the_target_of_an_attack(shadowfist: Catalogue) -> None:
    game = table()
    silk = game.hand(1, free(shadowfist, "Iron and Silk"))
    hero = game.play(0, character("Hero", 3))
    target = game.play(1, character("Target", 2))
    asked(game)
    game.declares(target, hero)
    game.until(Question.START, 1)
    game.do(Play(silk))
    game.choose(Question.TARGET, target)
    game.settle()
    assert game.state.area[target] is Area.SMOKED


@pytest.mark.parametrize(("title", "is_turned", "fighting"), [
    ("Redeemed Gunman", True, 3), ("Redeemed Gunman", False, 1),
    ("Just Another Consumer", False, 1),
])  # fmt: skip
def test_some_hit_harder_as_they_turn_to_attack(
    shadowfist: Catalogue, title: str, is_turned: bool, fighting: int
) -> None:
    game = table()
    hero = game.play(0, real(shadowfist, title))
    target = game.play(1, site())
    if is_turned:
        marks.turn(game.state, target)
    asked(game)
    game.declares(target, hero)
    while game.state.attack is not None and not game.state.attack.is_joined:
        game.decline()
    assert scores.fighting(game.state, hero) == fighting


def test_just_another_consumer_looks_for_a_site_of_the_kind(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, real(shadowfist, "Just Another Consumer"))
    game.play(0, real(shadowfist, "Garden of Bronze"))
    target = game.play(1, real(shadowfist, "Rust Garden"))
    asked(game)
    game.declares(target, hero)
    while game.state.attack is not None and not game.state.attack.is_joined:
        game.decline()
    assert scores.fighting(game.state, hero) == 2


def test_blue_flower_society_passes_those_who_have_company(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, real(shadowfist, "Blue Flower Society"))
    target = game.play(1, site())
    here = game.state.at[target]
    monk = game.play(1, real(shadowfist, "Buddhist Monk"), at=here)
    alone = game.play(1, character("Alone"), at=here)
    game.play(1, real(shadowfist, "Austere Monks"))
    asked(game)
    game.declares(target, hero)
    declined = game.settle()
    assert {it.interceptor for it in declined} == {alone}
    assert monk not in {it.interceptor for it in declined}


def test_village_defenders_and_shock_troops_change_damage_outside_of_combat(
    shadowfist: Catalogue,
) -> None:
    game = table()
    defenders = game.play(0, real(shadowfist, "Village Defenders"))
    friend = game.play(0, character("Friend", 9))
    brawl = game.hand(0, free(shadowfist, "Final Brawl"))
    game.play(1, real(shadowfist, "Shock Troops"), at=game.state.at[friend])
    asked(game)
    game.do(Use(defenders, 0))
    game.choose(Question.TARGET, friend)
    game.quiet()
    game.plays(brawl)
    assert game.state.damage[friend] == 1, "two, one more, and two less"


def test_ice_healer_answers_who_turns_to_heal(shadowfist: Catalogue) -> None:
    game = table()
    mine = game.play(0, character("Mine", 5))
    game.play(1, real(shadowfist, "Ice Healer"))
    theirs = game.play(1, character("Theirs", 5))
    hurt(game, mine, 1)
    hurt(game, theirs, 2)
    asked(game)
    game.do(Heal(mine))
    game.until(Question.MAY, 1)
    game.do(MAY)
    game.quiet()
    assert game.state.damage[theirs] == 1


def test_fire_mystic_burns_a_card_of_whoever_plays_an_event(shadowfist: Catalogue) -> None:
    game = table()
    flash = game.hand(0, event())
    mine = game.play(0, character("Mine", 5))
    theirs = game.play(1, character("Theirs", 5))
    game.play(1, real(shadowfist, "Fire Mystic"))
    game.play(0, site())
    asked(game)
    game.do(Play(flash))
    game.until(Question.MAY, 1)
    game.do(MAY)
    assert Choose(theirs) not in game.options
    game.choose(Question.TARGET, mine)
    game.quiet()
    assert game.state.damage[mine] == 1


def test_helix_rethread_pays_as_its_subject_is_smoked(shadowfist: Catalogue) -> None:
    game = table()
    helix = game.hand(0, free(shadowfist, "Helix Rethread"))
    idle = game.hand(0, event("Idle"))
    game.play(0, character("Mine"))
    victim = game.play(1, character("Theirs"))
    asked(game)
    game.plays(helix)
    assert game.state.subject[helix] == victim, "one's own Characters are no legal subject"
    before = game.state.power[0]
    areas.smoke(game.state, victim)
    game.plays(idle)
    assert game.state.power[0] == before + 1


def test_nerve_gas_spares_those_who_require_magic_or_technology(shadowfist: Catalogue) -> None:
    game = table()
    gas = game.hand(0, free(shadowfist, "Nerve Gas"))
    plain = game.play(1, character("Plain", requires="d"))
    wizard = game.play(1, character("Wizard", requires="M"))
    game.play(0, character("Mine"))
    asked(game)
    game.do(Play(gas))
    assert Choose(wizard) not in game.options
    game.choose(Question.TARGET, plain)
    game.quiet()
    assert game.state.area[plain] is Area.SMOKED


def test_sting_of_the_scorpion_strikes_first_on_the_turn_she_comes(shadowfist: Catalogue) -> None:
    game = table()
    idle = [game.hand(0, event("Idle")) for _ in range(4)]
    target = game.play(1, character("Target", 4))
    asked(game)
    sting = game.play(0, real(shadowfist, "Sting of the Scorpion"))
    game.plays(idle[0])
    game.attacks(target, sting)
    assert game.state.damage[sting] == 0
    assert game.state.area[target] is Area.SMOKED


def test_golden_mile_turns_for_one_large_payment(shadowfist: Catalogue) -> None:
    game = table()
    mile = game.play(1, real(shadowfist, "Golden Mile"))
    cheap, dear = game.hand(0, event("Cheap", 2)), game.hand(0, event("Dear", 3))
    asked(game)
    game.plays(cheap)
    before = game.state.power[1]
    game.do(Play(dear))
    game.until(Question.MAY, 1)
    game.do(MAY)
    game.quiet()
    assert game.state.turned[mile]
    assert game.state.power[1] == before + 1


def test_bird_sanctuary_pays_once_a_turn_with_damage(shadowfist: Catalogue) -> None:
    game = table()
    bird = game.play(1, real(shadowfist, "Bird Sanctuary"))
    doomed = [game.play(1, character(it, 1, cost=2)) for it in ("One", "Two")]
    small = game.play(1, character("Small", 1, cost=1, provides="d"))
    idle = game.hand(0, event("Idle"))
    brawl = [game.hand(0, free(shadowfist, "Final Brawl")) for _ in range(2)]
    asked(game)
    before = game.state.power[1]
    game.plays(idle)
    game.do(Play(brawl[0]))
    game.until(Question.MAY, 1)
    game.do(MAY)
    game.quiet()
    assert all(game.state.area[it] is Area.SMOKED for it in (*doomed, small))
    assert game.state.power[1] == before + 1
    assert game.state.damage[bird] == 1
    marks.heal(game.state, bird)
    assert game.state.damage[bird] == 1
    marks.heal(game.state, bird, seizing=True)
    assert game.state.damage[bird] == 0


def test_desolate_mountain_hurts_whoever_hits_a_site_there(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    mountain = game.play(1, real(shadowfist, "Desolate Mountain"))
    asked(game)
    game.attacks(mountain, hero)
    assert game.state.damage[hero] == 2


def test_rust_garden_hurts_the_other_sites_of_who_takes_it(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero", 9))
    mine = game.play(0, site())
    rust = game.play(1, real(shadowfist, "Rust Garden"))
    theirs = game.play(1, site())
    asked(game)
    beats(game, rust, hero, Fate.SEIZED)
    game.quiet()
    assert [game.state.damage[it] for it in (mine, rust, theirs)] == [2, 0, 0]


def test_jade_valley_helps_whoever_is_behind_and_robbed(shadowfist: Catalogue) -> None:
    game = table()
    valley = game.play(0, real(shadowfist, "Jade Valley"))
    assert scores.body(game.state, valley) == 7
    game.play(1, site(), owner=0)
    assert scores.body(game.state, valley) == 11
    assert scores.power_score(game.state, valley) == 2
    game.play(0, site())
    assert scores.body(game.state, valley) == 7, "closer than all opponents"


def test_birdhouse_cafe_unturns_the_attackers_of_the_turn(shadowfist: Catalogue) -> None:
    game = table()
    game.play(0, real(shadowfist, "Birdhouse Cafe"))
    hero, lazy = game.play(0, character("Hero")), game.play(0, character("Lazy"))
    target = game.play(1, site())
    marks.turn(game.state, lazy)
    asked(game)
    game.attacks(target, hero)
    game.until(Question.ACT, 0)
    game.do(END_TURN)
    while game.state.turn == 1:
        game.decline()
    assert not game.state.turned[hero]


def test_twenty_lashes_hurt_and_harden(shadowfist: Catalogue) -> None:
    game = table()
    lashes = game.hand(0, free(shadowfist, "Twenty Lashes"))
    hero = game.play(1, character("Hero", 5, toughness=2))
    game.play(0, character("Mine"))
    asked(game)
    game.do(Play(lashes))
    game.choose(Question.TARGET, hero)
    game.quiet()
    assert game.state.damage[hero] == 3, "Toughness reduces nothing of it"
    assert scores.fighting(game.state, hero) == 5


def test_a_plain_site_pleases_the_disgruntled_techie(shadowfist: Catalogue) -> None:
    game = table()
    techie = game.play(0, real(shadowfist, "Disgruntled Techie"))
    bar, garden = game.hand(0, plain_site()), game.hand(0, site())
    asked(game)
    game.do(Play(bar))
    game.quiet()
    assert scores.fighting(game.state, techie) == 2
    assert garden in game.state.hand[0]


def test_meteor_hammer_is_ready_twice_a_turn(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero"))
    hammer = game.play(0, real(shadowfist, "Meteor Hammer"), at=hero)
    foes = [game.play(1, character("Foe")) for _ in range(3)]
    idle = [game.hand(0, event("Idle")) for _ in range(5)]
    asked(game)
    for foe, card, is_ready in zip(foes, idle, (True, True, False), strict=False):
        marks.turn(game.state, hammer)
        areas.smoke(game.state, foe)
        game.plays(card)
        assert game.state.turned[hammer] != is_ready

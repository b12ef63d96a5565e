"""Real cards that do one simple thing when they are played or used."""

from dataclasses import replace

import pytest

from app.games.shadowfist.engine.legality.reasons import reasons
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import Choose, Play, Use
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area, By
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.write import areas, marks
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.terms import Keyword, Resource, Restriction
from tests.games.shadowfist.cards.real import real
from tests.support.shadowfist_table import (
    Table,
    character,
    edge,
    event,
    site,
    state_card,
    table,
)


def hand(game: Table, player: int, catalogue: Catalogue, title: str) -> int:
    """A card in a hand that requires no resources, and a free one, so that its player is asked."""
    game.hand(player, event("Idle"))
    game.power(player, 9)
    return game.hand(player, replace(real(catalogue, title), requires=()))


def test_operation_killdeer_takes_all_damage_from_a_character(shadowfist: Catalogue) -> None:
    game = table()
    killdeer = hand(game, 0, shadowfist, "Operation Killdeer")
    hero = game.play(0, character("Hero", 5))
    target = game.play(1, site(body=30))
    game.to_act()
    game.plays(killdeer)
    game.attacks(target, hero)
    assert game.state.damage[target] == 0


def test_nightclub_hurts_interceptors_only(shadowfist: Catalogue) -> None:
    game = table()
    club = game.play(0, real(shadowfist, "Nightclub"))
    hero = game.play(0, character("Hero", 2))
    target = game.play(1, site(body=9))
    guard = game.play(1, character("Guard", 3), at=game.state.at[target])
    game.hand(0, event())
    game.to_act()
    assert Use(club, 0) not in game.options
    game.declares(target, hero)
    game.intercepts((guard, hero))
    game.until(Question.START, 0)
    game.do(Use(club, 0))
    game.settle()
    assert game.has_told(events.Damaged)[0].card == guard


def test_pump_action_shotgun_is_ready_again_when_a_hero_falls(shadowfist: Catalogue) -> None:
    for by, is_ready in ((1, True), (0, False)):
        game = table()
        hero = game.play(0, character("Hero", 2))
        star = game.play(0, character("Star", 2, restrictions=[Restriction.UNIQUE]))
        gun = game.play(0, real(shadowfist, "Pump-Action Shotgun"), at=hero)
        game.hand(0, event())
        game.to_act()
        game.do(Use(gun, 0))
        game.quiet()
        areas.smoke(game.state, star, by=(By(by),))
        game.plays(game.state.hand[0][-1])
        assert game.state.turned[gun] != is_ready, "an opponent has to do it"


def test_mark_of_fire_needs_four_targets(shadowfist: Catalogue) -> None:
    game = table()
    mark = hand(game, 0, shadowfist, "Mark of Fire")
    heroes = [game.play(1, character(f"Hero {it}", 3)) for it in range(3)]
    game.to_act()
    assert Play(mark) not in game.options
    garden = game.play(1, site())
    game.plays(_idle(game))
    game.do(Play(mark))
    game.choose(Question.TARGET, *heroes, garden)
    game.quiet()
    assert [game.state.damage[it] for it in (*heroes, garden)] == [1, 1, 1, 1]


def _idle(game: Table) -> int:
    return next(it for it in game.state.hand[0] if game.state.kinds[it].title == "Idle")


@pytest.mark.parametrize(("title", "more"), [("Tranquil Peaks", 1), ("Bull Market", 5)])
def test_some_cards_give_power_to_everybody(shadowfist: Catalogue, title: str, more: int) -> None:
    game = table(3)
    kind = replace(real(shadowfist, title), requires=())
    game.hand(0, event("Idle"))
    card = game.hand(0, kind) if kind.is_event else game.play(0, kind)
    for player in range(3):
        game.power(player, 1)
    game.to_act()
    before = list(game.state.power)
    game.do(Play(card) if kind.is_event else Use(card, 0))
    game.quiet()
    cost = kind.cost or 0
    assert game.state.power == [before[0] - cost + more, before[1] + more, before[2] + more]


def test_realpolitik_smokes_an_edge_or_a_state(shadowfist: Catalogue) -> None:
    game = table()
    politics = hand(game, 0, shadowfist, "Realpolitik")
    hero = game.play(1, character())
    sword, secret = game.play(1, state_card(), at=hero), game.play(1, edge())
    game.to_act()
    game.do(Play(politics))
    assert set(game.options) == {Choose(sword), Choose(secret)}
    game.do(Choose(secret))
    game.quiet()
    assert game.state.area[secret] is Area.SMOKED


def test_blade_palm_returns_a_card_to_its_owner(shadowfist: Catalogue) -> None:
    game = table()
    palm = hand(game, 0, shadowfist, "Blade Palm")
    hero = game.play(1, character(), owner=0)
    game.to_act()
    game.plays(palm)
    assert game.state.area[hero] is Area.HAND
    assert hero in game.state.hand[0]


def test_tears_of_the_crocodile_buy_ambush(shadowfist: Catalogue) -> None:
    game = table()
    tears = game.play(0, real(shadowfist, "Tears of the Crocodile"))
    game.power(0, 1)
    game.hand(0, event())
    game.to_act()
    game.state.power[0] = 1
    game.do(Use(tears, 0))
    game.quiet()
    assert scores.has(game.state, tears, Keyword.AMBUSH)
    assert game.state.power[0] == 0
    assert Use(tears, 0) not in game.options


def test_blood_lust_counts_the_wounded_of_opponents(shadowfist: Catalogue) -> None:
    game = table(3)
    lust = hand(game, 0, shadowfist, "Blood Lust")
    for player in range(3):
        hurt = game.play(player, character("Hurt", 5))
        marks.put_damage(game.state, hurt, hurt, 1, 0, in_combat=False)
    game.to_act()
    before = game.state.power[0]
    game.plays(lust)
    assert game.state.power[0] == before + 2


def test_neutron_bomb_leaves_no_character(shadowfist: Catalogue) -> None:
    game = table()
    bomb = hand(game, 0, shadowfist, "Neutron Bomb")
    heroes = [game.play(it, character(f"Hero {it}", 9)) for it in range(2)]
    garden = game.play(1, site())
    game.to_act()
    game.plays(bomb)
    assert [game.state.area[it] for it in heroes] == [Area.SMOKED] * 2
    assert game.state.area[garden] is Area.IN_PLAY


def test_journeys_reward_stops_an_event_and_pays_its_player(shadowfist: Catalogue) -> None:
    game = table()
    victim = game.play(1, character("Victim", 2))
    brawl = hand(game, 0, shadowfist, "Final Brawl")
    reward = hand(game, 1, shadowfist, "Journey's Reward")
    game.to_act()
    game.do(Play(brawl))
    before = game.state.power[0]
    game.do(Play(reward))
    game.quiet()
    assert game.state.area[victim] is Area.IN_PLAY
    assert game.state.power[0] == before + 1


def test_craft_and_might_helps_monarchs_and_warriors_of_everybody(shadowfist: Catalogue) -> None:
    game = table()
    craft = hand(game, 0, shadowfist, "Craft and Might")
    warrior = replace(character("Warrior", 3, requires="m"), designators=frozenset(("warrior",)))
    hero = game.play(0, warrior)
    target = game.play(1, site(body=30))
    game.to_act()
    game.plays(craft)
    assert scores.has(game.state, hero, Keyword.TACTICS)
    game.attacks(target, hero)
    assert game.state.damage[target] == 3 + 2 + 1
    assert Resource.MONARCHS in game.state.kinds[hero].resources


def test_political_favors_pay_the_controller_of_the_edge(shadowfist: Catalogue) -> None:
    game = table()
    favors = hand(game, 0, shadowfist, "Political Favors")
    secret = game.play(1, edge())
    game.power(1, 0)
    game.to_act()
    game.plays(favors)
    assert game.state.area[secret] is Area.SMOKED
    assert game.state.power[1] == 1


def test_underworld_coronation_spares_its_target(shadowfist: Catalogue) -> None:
    game = table()
    crown = hand(game, 0, shadowfist, "Underworld Coronation")
    king, rival = game.play(1, character("King", 2)), game.play(0, character("Rival", 9))
    game.to_act()
    game.do(Play(crown))
    game.do(Choose(king))
    game.quiet()
    assert game.state.area[king] is Area.IN_PLAY
    assert game.state.area[rival] is Area.SMOKED


def test_faked_death_brings_a_character_of_ones_own_back_to_hand(shadowfist: Catalogue) -> None:
    game = table()
    faked = hand(game, 0, shadowfist, "Faked Death")
    game.smoked(1, character("Theirs"))
    game.to_act()
    assert Play(faked) not in game.options
    mine = game.smoked(0, character("Mine"))
    game.plays(_idle(game))
    game.plays(faked)
    assert game.state.area[mine] is Area.HAND


def test_song_of_the_nightingale_needs_both_kinds_of_wounded(shadowfist: Catalogue) -> None:
    game = table()
    song = hand(game, 0, shadowfist, "Song of the Nightingale")
    hero, garden = game.play(0, character("Hero", 5)), game.play(0, site())
    game.state.damage[hero] = 2
    game.to_act()
    assert Play(song) not in game.options
    game.state.damage[garden] = 2
    game.plays(_idle(game))
    game.plays(song)
    assert (game.state.damage[hero], game.state.damage[garden]) == (0, 0)


def test_taiko_drummer_drums_for_those_who_stay(shadowfist: Catalogue) -> None:
    game = table()
    drummer, hero = game.play(0, real(shadowfist, "Taiko Drummer")), game.play(0, character())
    for place in range(2):
        game.play(0, site(f"Site {place}"))
    game.hand(0, event())
    game.to_act()
    game.do(Use(drummer, 0))
    game.quiet()
    assert game.state.area[drummer] is Area.SMOKED
    assert scores.fighting(game.state, hero) == 3 + 2


def test_master_fletcher_gives_the_fighting_it_had(shadowfist: Catalogue) -> None:
    game = table()
    fletcher, hero = game.play(0, real(shadowfist, "Master Fletcher")), game.play(0, character())
    own = scores.fighting(game.state, fletcher)
    game.hand(0, event())
    game.to_act()
    game.do(Use(fletcher, 0))
    game.quiet()
    marks.put_damage(game.state, fletcher, fletcher, 1, 0, in_combat=False)
    assert scores.fighting(game.state, hero) == 3 + own


@pytest.mark.parametrize(("by", "gained"), [(1, 2), (0, 0)])
def test_lord_hawksmoor_is_paid_for_by_his_enemies(
    shadowfist: Catalogue, by: int, gained: int
) -> None:
    game = table()
    lord = game.play(0, real(shadowfist, "Lord Hawksmoor"))
    game.hand(0, event("Idle"))
    game.to_act()
    before = game.state.power[0]
    areas.smoke(game.state, lord, by=(By(by),))
    game.plays(_idle(game))
    assert game.state.power[0] == before + gained


def test_roar_of_the_lion_grows_where_somebody_falls(shadowfist: Catalogue) -> None:
    game = table()
    first = game.play(0, site("First"))
    second = game.play(0, site("Second"))
    roar = game.play(0, real(shadowfist, "Roar of the Lion"), at=game.state.at[first])
    near = game.play(0, character("Near"), at=game.state.at[first])
    far = game.play(0, character("Far"), at=game.state.at[second])
    game.hand(0, event("Idle"))
    game.to_act()
    for victim in (near, far):
        areas.smoke(game.state, victim)
    game.plays(_idle(game))
    assert scores.fighting(game.state, roar) == 6 + 1


def test_an_event_without_anybody_to_choose_says_why(shadowfist: Catalogue) -> None:
    game = table()
    politics = hand(game, 0, shadowfist, "Realpolitik")
    game.to_act()
    found = [(it.rule, it.words) for it in reasons(game.state, 0, politics)]
    assert found == [("24.1.3", "nothing to choose for it")]

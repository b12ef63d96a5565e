"""Titles of tournament decks, each played on the table."""

from dataclasses import replace

import pytest

from app.games.shadowfist.engine.model.actions import DONE, Choose, Number, Play, Reveal, Use
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.read.immunity import is_immune
from app.games.shadowfist.engine.read.texts import is_active
from app.games.shadowfist.engine.write import marks
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.terms import Keyword
from tests.games.shadowfist.cards.real import real
from tests.games.shadowfist.cards.test_more_cards import asked, free, hurt, uses
from tests.games.shadowfist.cards.test_precon_triggers import MAY
from tests.support.shadowfist_table import (
    character,
    edge,
    event,
    named,
    plain_site,
    site,
    state_card,
    table,
)


@pytest.mark.parametrize(
    ("title", "left"), [("Just a Scratch", 0), ("Back for Seconds", 3), ("Imprisoned", 0)]
)
def test_events_with_one_target(shadowfist: Catalogue, title: str, left: int) -> None:
    game = table(3)
    card = game.hand(0, free(shadowfist, title))
    foe, light = (game.play(2, character(f"Foe {it}", 9)) for it in range(2))
    game.state.turned[foe] = True
    hurt(game, foe, 3)
    hurt(game, light, 2)
    asked(game)
    game.do(Play(card))
    if title == "Just a Scratch":
        assert game.state.damage[light] == 2, "not enough damage to be its target"
    else:
        game.do(Choose(foe))
    game.quiet()
    assert game.state.damage[foe] == left
    assert game.state.turned[foe] == (title == "Just a Scratch")
    assert (game.state.area[foe] is Area.HAND) == (title == "Imprisoned")


def test_events_that_recover_cards(shadowfist: Catalogue) -> None:
    game = table()
    got, ashes, light, wind = (
        game.hand(0, free(shadowfist, it))
        for it in (
            '"Is That All You Got?"', "Ashes of the Fallen", "Into the Light",
            "Wind on the Mountain",
        )
    )  # fmt: skip
    weak = game.smoked(0, character("Weak", 5))
    strong = game.smoked(0, character("Strong", 6))
    unknown = game.smoked(0, replace(character("Unknown", 0), has_fighting_number=False))
    dragon = game.smoked(0, event("Dragon", requires="d"))
    other = game.smoked(0, event("Other"))
    asked(game)
    game.do(Play(got))
    game.quiet()
    assert game.state.area[weak] is Area.IN_PLAY, "the only one with such a number"
    game.do(Play(ashes))
    assert set(game.options) == {Choose(strong), Choose(unknown)}
    game.do(Choose(strong))
    game.quiet()
    assert game.state.area[strong] is Area.TOASTED
    assert game.state.area[dragon] is Area.HAND
    game.do(Play(light))
    game.do(Choose(unknown))
    game.quiet()
    assert game.state.area[unknown] is Area.HAND
    game.do(Play(wind))
    assert Number(7) not in game.options, "no more Events than there are"
    game.do(Number(1))
    game.do(Choose(other))
    game.quiet()
    assert game.state.area[other] is Area.HAND


def test_cards_that_cancel_and_smoke(shadowfist: Catalogue) -> None:
    game = table()
    cry, roar = (
        game.hand(0, free(shadowfist, it))
        for it in ("Cry of the Forgotten Ancestor", "Roar of the Beast")
    )
    magic = game.play(1, character("Magic", 5, requires="M"))
    plain = game.play(1, edge())
    asked(game)
    game.do(Play(cry))
    game.quiet()
    assert game.state.area[magic] is Area.SMOKED
    game.do(Play(roar))
    game.quiet()
    assert game.state.area[plain] is Area.SMOKED


def test_onslaught_of_the_turtle_returns_tech_with_its_states(shadowfist: Catalogue) -> None:
    game = table()
    onslaught = game.hand(0, free(shadowfist, "Onslaught of the Turtle"))
    tank = game.play(1, character("Tank", 5, requires="H"))
    arm = game.play(0, state_card("Arm", requires="H"), at=tank)
    sword = game.play(0, state_card("Sword"), at=tank)
    plain = game.play(1, character("Plain"))
    asked(game)
    game.plays(onslaught)
    assert [game.state.area[it] for it in (tank, arm, sword, plain)] == [
        Area.HAND, Area.HAND, Area.SMOKED, Area.IN_PLAY,
    ]  # fmt: skip


@pytest.mark.parametrize("count", [1, 2])
def test_ice_blessing_heals_one_or_two_of_others(shadowfist: Catalogue, count: int) -> None:
    game = table(3)
    ice = game.hand(0, free(shadowfist, "Ice Blessing"))
    mine = game.play(0, character("Mine", 9))
    foes = [game.play(it % 2 + 1, character(f"Foe {it}", 9)) for it in range(3)]
    asked(game)
    assert Play(ice) not in game.options, "nobody is damaged"
    for card in (mine, *foes):
        hurt(game, card, 2)
    game.to_act()
    idle = next(it for it in game.state.hand[0] if game.state.kinds[it].title == "Idle")
    game.plays(idle)
    before = game.state.power[0]
    cost = game.state.kinds[ice].cost or 0
    game.do(Play(ice))
    assert Choose(mine) not in game.options
    game.do(Choose(foes[0]))
    assert Choose(foes[0]) not in game.options
    game.do(Choose(foes[1]) if count == 2 else DONE)
    game.quiet()
    assert sum(game.state.damage[it] == 0 for it in foes) == count
    assert game.state.power[0] == before - cost + count


def test_kiii_yaaah_steals_from_whoever_has_three_sites(shadowfist: Catalogue) -> None:
    game = table(3)
    yell = game.hand(0, free(shadowfist, "Kiii-YAAAH!"))
    for _ in range(3):
        game.play(1, site())
    for _ in range(2):
        game.play(2, site())
    game.play(2, plain_site())
    asked(game)
    game.power(1, 2)
    game.power(2, 5)
    game.do(Play(yell))
    assert game.asked[1] is Question.OPTION, "only one player can be the target"
    game.do(Number(0))
    game.quiet()
    assert [game.state.power[it] for it in (1, 2)] == [0, 5]


def test_gathering_the_fire_counts_every_fire_card(shadowfist: Catalogue) -> None:
    game = table()
    gathering = game.hand(0, free(shadowfist, "Gathering the Fire"))
    foe = game.play(1, named(character("Foe", 9), "fire"))
    game.play(0, named(edge(), "fire"))
    asked(game)
    game.do(Play(gathering))
    game.do(Choose(foe))
    game.quiet()
    assert game.state.damage[foe] == 2


@pytest.mark.parametrize("title", ["Burning Man", "Harbinger"])
def test_cards_that_need_a_secret(shadowfist: Catalogue, title: str) -> None:
    game = table()
    card = game.hand(0, free(shadowfist, title))
    game.play(1, named(edge(), "secret"))
    asked(game)
    game.power(0, 20)
    assert Play(card) not in game.options
    game.play(0, named(edge(), "secret"))
    idle = next(it for it in game.state.hand[0] if game.state.kinds[it].title == "Idle")
    game.plays(idle)
    assert Play(card) in game.options


def test_harbinger_hurts_all_it_fights(shadowfist: Catalogue) -> None:
    game = table()
    harbinger = game.play(1, real(shadowfist, "Harbinger"))
    heroes = [game.play(0, character(f"Hero {it}", 2)) for it in range(3)]
    asked(game)
    game.declares(harbinger, *heroes[:2])
    game.settle()
    assert [game.state.area[it] for it in heroes] == [Area.SMOKED, Area.SMOKED, Area.IN_PLAY]
    assert game.state.damage[harbinger] == 0, "they fell before the damage of combat"


def test_fire_ants_and_gangsters_bite_characters(shadowfist: Catalogue) -> None:
    game = table()
    ants = [game.play(0, real(shadowfist, "Fire Ants")) for _ in range(2)]
    gang = game.play(0, real(shadowfist, "Gangsters"))
    rock = game.play(1, character("Rock", 30))
    asked(game)
    base = sum(scores.fighting(game.state, it) for it in (*ants, gang))
    game.attacks(rock, *ants, gang)
    while game.state.attack is not None:
        game.decline()
    assert game.state.damage[rock] == base + 1 + 1 + 1


def test_cards_kept_turned_last_until_they_unturn(shadowfist: Catalogue) -> None:
    game = table()
    eye = game.play(0, real(shadowfist, "Obsidian Eye"))
    factory = game.play(0, real(shadowfist, "Bomb Factory"))
    fortress = game.play(0, real(shadowfist, "Mountain Fortress"))
    hero = game.play(0, real(shadowfist, "Captain Liu"))
    foe, target = game.play(1, real(shadowfist, "Sam Mallory")), game.play(1, site(body=30))
    asked(game)
    hurt(game, fortress, 2)
    uses(game, eye, foe)
    uses(game, factory, hero)
    uses(game, fortress, hero)
    hurt(game, fortress, 3)
    base = game.state.kinds[hero].fighting
    assert scores.fighting(game.state, hero) == base + 2, "set as the effect was generated"
    assert not is_active(game.state, foe)
    game.attacks(target, hero)
    assert game.state.damage[target] == base + 3
    marks.unturn(game.state, eye)
    assert is_active(game.state, foe)


def test_sites_that_turn_for_a_character(shadowfist: Catalogue) -> None:
    game = table()
    gorge, four = (game.play(0, real(shadowfist, it)) for it in ("Cataract Gorge", "LaGrange Four"))
    hero, target = game.play(0, character("Hero", 3)), game.play(1, site(body=30))
    game.state.turned[hero] = True
    asked(game)
    uses(game, gorge, hero)
    assert scores.has(game.state, hero, Keyword.INDEPENDENT)
    uses(game, four, hero)
    assert not game.state.turned[hero]
    game.state.turned[four] = False
    game.declares(target, hero)
    assert Use(four, 0) not in game.options, "he attacks"


def test_booby_trapped_tomb_snaps_once_it_is_open(shadowfist: Catalogue) -> None:
    game = table()
    tomb = game.play(0, real(shadowfist, "Booby-Trapped Tomb"), face_down=True)
    near = game.play(0, character("Near", 9), at=game.state.at[tomb])
    far = game.play(1, character("Far", 9))
    asked(game)
    game.do(Reveal(tomb))
    game.until(Question.MAY, 0)
    game.do(MAY)
    game.quiet()
    assert [game.state.damage[it] for it in (near, far)] == [3, 0]


def test_reiger_drills_soldiers_on_his_battlegrounds(shadowfist: Catalogue) -> None:
    game = table()
    reiger = game.play(0, real(shadowfist, "Colonel Wilhelm Reiger"))
    field = game.play(0, named(plain_site("Field"), "battleground"))
    theirs = game.play(1, named(plain_site("Theirs"), "battleground"))
    soldier = game.play(1, named(character("Soldier", 3), "soldier"))
    asked(game)
    assert [scores.toughness(game.state, it) for it in (field, theirs)] == [1, 0]
    game.do(Use(reiger, 0))
    while game.asked[1] is Question.TARGET:
        game.do(Choose(soldier) if Choose(soldier) in game.options else game.options[0])
    game.quiet()
    assert game.state.turned[field]
    assert scores.fighting(game.state, soldier) == 5
    assert Use(reiger, 0) not in game.options


def test_who_is_not_affected_by_cards_of_opponents(shadowfist: Catalogue) -> None:
    game = table()
    seven, hero = game.play(1, real(shadowfist, "The Seven")), game.play(1, character("Hero"))
    game.play(1, real(shadowfist, "Fortune of the Turtle"), at=hero)
    flash, own = game.hand(0, event()), game.hand(1, event())
    other = game.play(0, edge())
    asked(game)
    for card in (seven, hero):
        assert is_immune(game.state, card, flash)
        assert not is_immune(game.state, card, own)
    assert is_immune(game.state, seven, other)
    assert not is_immune(game.state, hero, other)
    sword = game.hand(0, state_card())
    idle = next(it for it in game.state.hand[0] if game.state.kinds[it].title == "Idle")
    game.plays(idle)
    game.do(Play(sword))
    assert game.state.subject[sword] == hero, "The Seven is no legal subject"


def test_fire_pagoda_guards_one_of_your_own(shadowfist: Catalogue) -> None:
    game = table()
    pagoda = game.play(0, real(shadowfist, "Fire Pagoda"))
    fiery = game.play(0, named(character("Fiery"), "fire"))
    game.play(0, named(character("Borrowed"), "fire"), owner=1)
    flash = game.hand(1, event())
    asked(game)
    game.do(Use(pagoda, 0))
    game.quiet()
    assert is_immune(game.state, fiery, flash)
    marks.unturn(game.state, pagoda)
    assert not is_immune(game.state, fiery, flash)


def test_habbakuk_hammer_and_ice(shadowfist: Catalogue) -> None:
    game = table()
    boat = game.play(0, real(shadowfist, "Habbakuk"))
    lodge = game.play(0, named(character("Lodge", 3), "lodge"))
    hammer = game.play(1, real(shadowfist, "Hammer Harrison"))
    totem = game.play(0, real(shadowfist, "Ice Totem"))
    hurt(game, lodge, 1)
    cheap = game.play(0, character("Cheap", 9, cost=2))
    asked(game)
    assert scores.fighting(game.state, lodge) == 4
    before = len(game.state.hand[0])
    uses(game, boat)
    assert len(game.state.hand[0]) == before + 3
    uses(game, totem)
    assert game.state.damage[lodge] == 0
    game.attacks(hammer, cheap)
    assert game.state.damage[hammer] == 0
    assert game.state.area[hammer] is Area.IN_PLAY


def test_queen_of_the_ice_pagoda_pays_with_her_health(shadowfist: Catalogue) -> None:
    game = table()
    queen = game.play(0, real(shadowfist, "Queen of the Ice Pagoda"))
    cold = game.play(0, named(character("Cold", 3), "ice"))
    foe = game.play(1, character("Foe"))
    curse, theirs = game.play(1, state_card(), at=cold), game.play(1, state_card(), at=foe)
    asked(game)
    assert scores.fighting(game.state, cold) == 4
    uses(game, queen)
    assert game.state.damage[queen] == 1
    assert [game.state.area[it] for it in (curse, theirs)] == [Area.SMOKED, Area.IN_PLAY]


def test_roller_rink_recovers_who_costs_less_than_its_damage(shadowfist: Catalogue) -> None:
    game = table()
    rink = game.play(0, real(shadowfist, "Roller Rink"))
    cheap, dear = (game.smoked(0, character(f"Cost {it}", cost=it)) for it in (0, 2))
    asked(game)
    assert Use(rink, 0) not in game.options
    hurt(game, rink, 2)
    idle = next(it for it in game.state.hand[0] if game.state.kinds[it].title == "Idle")
    game.plays(idle)
    uses(game, rink)
    assert [game.state.area[it] for it in (cheap, dear)] == [Area.HAND, Area.SMOKED]


def test_mah_jongg_parlor_saves_up(shadowfist: Catalogue) -> None:
    game = table()
    parlor = game.play(0, real(shadowfist, "Mah-Jongg Parlor"))
    asked(game)
    uses(game, parlor)
    assert game.state.counters[parlor] == 1
    assert game.state.turned[parlor]
    marks.put_counters(game.state, parlor, 2)
    game.end_turn()
    game.end_turn()
    game.to_act()
    before = game.state.power[0]
    uses(game, parlor, place=1)
    assert game.state.power[0] == before + 6
    assert not game.state.counters[parlor]


def test_small_texts_of_states_and_characters(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero"))
    fox = game.play(0, real(shadowfist, "Contract of the Fox"), at=hero)
    society = game.play(0, real(shadowfist, "Jade Wheel Society"))
    sun = game.play(0, real(shadowfist, "Sun Chen"))
    dolmens = game.play(0, real(shadowfist, "Stone Dolmens"))
    theirs = game.play(1, state_card("Theirs"), at=sun)
    sword = game.hand(0, state_card())
    game.state.turned[hero] = True
    asked(game)
    uses(game, fox)
    assert not game.state.turned[hero]
    game.do(Play(sword))
    assert Choose(sun) not in game.options
    game.do(Choose(hero))
    game.quiet()
    game.do(Use(dolmens, 0))
    game.do(Choose(theirs))
    game.quiet()
    assert game.state.area[theirs] is Area.SMOKED
    game.do(Use(society, 0))
    game.quiet()
    game.until(Question.DISCARD, 0)
    game.do(game.options[-1])
    assert game.state.area[society] is Area.SMOKED

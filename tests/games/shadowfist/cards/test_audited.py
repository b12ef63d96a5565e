"""Cases that audits by readers new to the cards have found: what scripts or referee got wrong."""

from dataclasses import replace

import pytest

from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.model.actions import Choose, Heal, Intercept, Play, Reveal, Use
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.kinds import Kind, needs
from app.games.shadowfist.facts import Catalogue, Pool
from app.games.shadowfist.terms import CardType, Keyword, Restriction
from tests.games.shadowfist.cards.real import real
from tests.games.shadowfist.cards.test_more_cards import asked, free, hurt
from tests.support.shadowfist_scenes import bolt, fate
from tests.support.shadowfist_table import (
    DONE,
    END_TURN,
    character,
    event,
    plain_site,
    site,
    state_card,
    table,
)


def test_6_2_sentinels_intercept_against_any_text(shadowfist: Catalogue) -> None:
    game = table()
    chang = game.play(0, real(shadowfist, '"Monkey" Chang'))
    target = game.play(1, site(body=20))
    here = game.state.at[target]
    guard = game.play(1, character("Guard"), at=here)
    sentinel = game.play(1, character("Sentinel", 1, Keyword.SENTINEL), at=here)
    asked(game)
    game.declares(target, chang)
    game.choose(Question.TARGET, guard, sentinel)
    assert game.settle() == [Intercept(sentinel, chang)]


@pytest.mark.parametrize("keywords", [(), (Keyword.SENTINEL,)])
def test_50_14_no_effect_makes_a_sentinel_cease_to_intercept(
    shadowfist: Catalogue, keywords: tuple[Keyword, ...]
) -> None:
    game = table()
    meditation = game.hand(0, free(shadowfist, "Blue Meditation"))
    hero = game.play(0, character("Hero", 4))
    target = game.play(1, site(body=20))
    guard = game.play(1, character("Guard", 9, *keywords), at=game.state.at[target])
    asked(game)
    game.declares(target, hero)
    game.intercepts((guard, hero))
    game.until(Question.START, 0)
    game.do(Play(meditation))
    game.settle()
    assert (game.state.area[hero] is Area.SMOKED) == bool(keywords)


@pytest.mark.parametrize("keeps", [True, False])
def test_10_4_control_lasts_as_long_as_its_source_is_kept_turned(
    shadowfist: Catalogue, keeps: bool
) -> None:
    game = table()
    agent = game.play(0, real(shadowfist, "Agent Provocateur"))
    pawn = game.play(1, character("Pawn", 5))
    game.play(1, character("Other", 6))
    asked(game)
    game.do(Use(agent, 0))
    game.do(Choose(pawn))
    game.quiet()
    assert game.state.controller[pawn] == 0
    game.power(0, 0)
    game.do(END_TURN)
    game.until(Question.KEEP_TURNED, 0)
    game.do(Choose(agent) if keeps else DONE)
    game.to_act()
    assert game.state.turned[agent] is keeps
    assert game.state.controller[pawn] == (0 if keeps else 1)


def test_40_0_a_unique_state_is_not_played_on_who_is_immune_to_unique_cards(
    shadowfist: Catalogue,
) -> None:
    game = table()
    game.play(1, real(shadowfist, "Full Metal Nutball"))
    sword = game.hand(0, state_card("Sword", restrictions=(Restriction.UNIQUE,)))
    plain = game.hand(0, state_card("Plain"))
    asked(game)
    assert Play(plain) in game.options
    assert Play(sword) not in game.options


def test_31_2_killing_rain_reveals_what_it_damages(shadowfist: Catalogue) -> None:
    game = table()
    rain = game.hand(0, free(shadowfist, "Killing Rain"))
    hidden = game.play(1, site("Hidden", 9), face_down=True)
    frail = game.play(1, site("Frail", 2), face_down=True)
    asked(game)
    game.plays(rain)
    assert not game.state.face_down[hidden]
    assert game.state.damage[hidden] == 2
    assert game.state.area[frail] is Area.SMOKED


def test_9_1_4_1_a_location_empties_while_a_revealed_site_acts_immediately(
    shadowfist: Catalogue,
) -> None:
    game = table()
    rain = game.hand(0, free(shadowfist, "Killing Rain"))
    center = game.play(1, real(shadowfist, "City Center"), face_down=True)
    frail = game.play(1, site("Frail", 2))
    asked(game)
    game.plays(rain)
    assert not game.state.face_down[center]
    assert game.state.area[frail] is Area.SMOKED
    assert len(game.state.columns[1]) == 1
    assert game.state.result is None


@pytest.mark.parametrize(
    ("title", "resource"),
    [("Sibling Rivalry", "m"), ("Roar of the Beast", ""), ("Cry of the Forgotten Ancestor", "M")],
)
def test_33_1_what_cancels_any_card_cancels_an_event(
    shadowfist: Catalogue, title: str, resource: str
) -> None:
    game = table()
    answer = game.hand(1, replace(free(shadowfist, title), cost=0))
    flash = game.hand(0, replace(bolt(), provides=needs(Pool.of(resource))))
    other = game.hand(0, replace(bolt("Other"), provides=needs(Pool.of("d"))))
    foe = game.play(1, character("Foe", 9))
    asked(game)
    game.do(Play(flash))
    game.until(Question.RESPOND, 1)
    game.do(Play(answer))
    if game.asked[1] is Question.TARGET:
        assert Choose(other) not in game.options, "it has no effect that has not resolved"
        game.do(Choose(flash))
    game.quiet()
    assert game.state.damage[foe] == 0


@pytest.mark.parametrize(("is_late", "gains"), [(False, 1), (True, 0)])
def test_34_0_claws_of_darkness_know_nothing_from_before_they_were_played(
    shadowfist: Catalogue, is_late: bool, gains: int
) -> None:
    game = table()
    claws = game.hand(0, replace(free(shadowfist, "Claws of Darkness"), cost=0))
    hero = game.play(0, character("Hero", 5))
    foe = game.play(1, character("Foe", 2))
    asked(game)
    before = game.state.power[0]
    if not is_late:
        game.plays(claws, Choose(hero))
    game.attacks(foe, hero)
    if is_late:
        game.to_act()
        game.plays(claws)
    assert game.state.subject[claws] == hero
    game.end_turn()
    assert game.state.power[0] == before + gains


@pytest.mark.parametrize("is_hit", [False, True])
def test_24_1_who_pays_by_revealing_does_not_pay_when_others_reveal(
    shadowfist: Catalogue, is_hit: bool
) -> None:
    game = table()
    stones = game.play(0, real(shadowfist, "Balancing Stones"), face_down=True)
    bar = game.on_deck(0, plain_site())
    rain = game.hand(1, replace(free(shadowfist, "Killing Rain"), cost=0))
    asked(game)
    if is_hit:
        idle = next(it for it in game.state.hand[0] if game.state.kinds[it].title == "Idle")
        game.do(Play(idle))
        game.until(Question.RESPOND, 1)
        game.do(Play(rain))
    else:
        game.do(Reveal(stones))
    game.quiet()
    assert not game.state.face_down[stones]
    assert (game.asked[1] is Question.SHOWN) is not is_hit
    assert bar in game.state.deck[0]


def test_16_1_ice_diadem_is_not_turned_for_a_subject_without_damage(
    shadowfist: Catalogue,
) -> None:
    game = table()
    hero = game.play(0, character("Hero", 5))
    diadem = game.play(0, real(shadowfist, "Ice Diadem"), at=hero)
    asked(game)
    assert Use(diadem, 0) not in game.options
    hurt(game, hero, 2)
    game.plays(next(it for it in game.state.hand[0] if game.state.kinds[it].title == "Idle"))
    game.do(Use(diadem, 0))
    game.quiet()
    assert game.state.damage[hero] == 0


@pytest.mark.parametrize(
    ("title", "cost"), [("Habbakuk", 3), ("Ice Pavilion", 2), ("The Alabaster Palace", 3)]
)
def test_7_3_1_a_subtitle_makes_a_feng_shui_site(
    shadowfist: Catalogue, title: str, cost: int
) -> None:
    printed = shadowfist.newest[title].printed
    assert printed.type is CardType.FENG_SHUI_SITE
    assert printed.cost == cost


def test_7_3_1_every_subtitle_that_says_feng_shui_site_is_one(shadowfist: Catalogue) -> None:
    for printing in shadowfist.newest.values():
        if "Feng Shui Site" in printing.printed.subtitle and not printing.card.is_token:
            assert printing.printed.type is CardType.FENG_SHUI_SITE, printing.card.name


@pytest.mark.parametrize(("target", "gains"), [(plain_site(cost=0), 0), (site(), 2)])
def test_8_5_a_printed_cost_of_zero_is_a_printed_cost(
    shadowfist: Catalogue, target: Kind, gains: int
) -> None:
    game = table()
    addict = game.play(0, real(shadowfist, "Napalm Addict"))
    there = game.play(1, target)
    asked(game)
    before = game.state.power[0]
    game.attacks(there, addict)
    game.do(fate(Fate.SMOKED))
    game.to_act()
    assert game.state.power[0] == before + gains


@pytest.mark.parametrize(("sites", "gains"), [(1, 0), (2, 3)])
def test_20_1_damage_outside_of_combat_reduces_body_to_zero_too(
    shadowfist: Catalogue, sites: int, gains: int
) -> None:
    game = table()
    rain = game.hand(0, free(shadowfist, "Killing Rain"))
    for _ in range(sites):
        game.play(0, site(body=9))
    temple = game.play(1, real(shadowfist, "Nine Dragon Temple"))
    game.play(1, site(body=9))
    hurt(game, temple, game.state.kinds[temple].body - 1)
    asked(game)
    before = game.state.power[1]
    game.plays(rain)
    assert game.state.area[temple] is Area.SMOKED
    assert game.state.power[1] == before + gains


def test_7_4_who_has_a_state_is_its_subject_before_it_resolves(shadowfist: Catalogue) -> None:
    game = table()
    bruiser = game.play(0, real(shadowfist, "Big Bruiser"))
    sword = game.hand(0, state_card("Sword"))
    game.hand(1, event())
    hurt(game, bruiser, 6)
    asked(game)
    game.do(Play(sword))
    assert game.asked[1] is Question.RESPOND
    assert game.state.area[bruiser] is Area.SMOKED


@pytest.mark.parametrize("title", ["Golden Comeback", '"Is That All You Got?"'])
def test_49_9_no_second_copy_of_a_unique_card_is_returned_by_choice(
    shadowfist: Catalogue, title: str
) -> None:
    game = table()
    card = game.hand(0, free(shadowfist, title))
    king = character("King", 5, restrictions=(Restriction.UNIQUE,))
    game.play(0, king)
    fallen = game.smoked(0, king)
    asked(game)
    assert Play(card) not in game.options
    pawn = game.smoked(0, character("Pawn", 5))
    game.plays(next(it for it in game.state.hand[0] if game.state.kinds[it].title == "Idle"))
    game.plays(card)
    assert game.state.area[pawn] is Area.IN_PLAY
    assert game.state.area[fallen] is Area.SMOKED


def test_16_2_who_cannot_be_healed_does_not_turn_to_heal(shadowfist: Catalogue) -> None:
    game = table()
    corpses = game.play(0, real(shadowfist, "Walking Corpses"))
    hurt(game, corpses, 1)
    asked(game)
    assert Heal(corpses) not in game.options


def test_28_4_king_of_the_fire_pagoda_sees_attackers_that_join(shadowfist: Catalogue) -> None:
    game = table(3)
    game.play(1, real(shadowfist, "King of the Fire Pagoda"))
    joiner = game.play(1, character("Joiner", 2))
    hero = game.play(0, character("Hero", 2))
    target = game.play(2, site(body=20))
    asked(game)
    game.declares(target, hero)
    game.until(Question.JOIN, 1)
    game.choose(Question.JOIN, joiner)
    assert game.asked == (1, Question.MAY)

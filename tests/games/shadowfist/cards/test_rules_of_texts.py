"""Rules about texts, shown by real cards whose tests elsewhere would pass without the rule."""

from dataclasses import replace

import pytest

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import PASS, Choose, Play, Use
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.kinds import needs
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.write import areas
from app.games.shadowfist.facts import Catalogue, Pool
from app.games.shadowfist.terms import Keyword, Restriction
from tests.games.shadowfist.cards.real import real
from tests.games.shadowfist.cards.test_audited_again import chooses, free_of_charge, resolves
from tests.games.shadowfist.cards.test_more_cards import asked, free, hurt
from tests.support.shadowfist_table import (
    character,
    edge,
    event,
    named,
    site,
    table,
)


def test_9_1_2_4_here_is_where_the_card_is(shadowfist: Catalogue) -> None:
    game = table()
    home = game.play(0, site())
    there = game.play(1, site(body=20))
    rider = game.play(0, character("Rider", 9), at=game.state.at[home])
    friend = game.play(0, character("Friend", 9), at=game.state.at[home])
    tank = game.play(0, real(shadowfist, "Arcanotank"), at=rider)
    guard = game.play(1, character("Guard", 9), at=game.state.at[there])
    asked(game)
    game.do(Use(tank, 0))
    game.quiet()
    assert game.state.damage[rider] == 1 - scores.toughness(game.state, rider) == 0
    assert game.state.damage[friend] == 1
    assert game.state.damage[guard] == 0, "the tank is at home"
    game.declares(there, rider)
    assert game.state.at[tank] < 0, "a State is where its subject is"


def test_10_5_only_a_text_that_says_so_puts_counters(shadowfist: Catalogue) -> None:
    game = table()
    parlor = game.play(0, real(shadowfist, "Mah-Jongg Parlor"))
    man = game.play(0, real(shadowfist, "Pyromaniac"))
    hero = game.play(0, character("Hero", 2))
    target = game.play(1, site(body=20))
    asked(game)
    game.attacks(target, hero)
    game.to_act()
    game.do(Use(parlor, 0))
    game.quiet()
    assert scores.fighting(game.state, man) == 4
    assert game.state.counters == {parlor: 1}


def test_24_2_1_a_hand_is_looked_through_as_the_effect_resolves(shadowfist: Catalogue) -> None:
    game = table()
    covert = game.hand(0, free(shadowfist, "Covert Operation"))
    flash = game.hand(1, event("Flash"))
    secret = game.hand(1, event("Secret", 99))
    asked(game)
    game.do(Play(covert))
    game.until(Question.RESPOND, 1)
    game.do(Play(flash))
    resolves(game)
    game.until(Question.SHOWN, 0)
    assert flash not in game.state.hand[1]
    assert secret in game.state.hand[1]


def test_24_6_who_falls_to_the_first_part_gains_nothing_by_the_second(
    shadowfist: Catalogue,
) -> None:
    game = table()
    lashes = game.hand(0, free(shadowfist, "Twenty Lashes"))
    hero = game.play(1, character("Hero", 3))
    asked(game)
    game.plays(lashes)
    assert game.state.area[hero] is Area.SMOKED


def test_26_2_1_a_state_is_answered_as_it_is_played_only(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    tank = game.play(0, real(shadowfist, "Arcanotank"), at=hero)
    stability = free_of_charge(shadowfist, "Confucian Stability", game, 1)
    flash = game.hand(1, event("Flash"))
    asked(game)
    game.do(Use(tank, 0))
    game.until(Question.RESPOND, 1)
    assert Play(flash) in game.options
    assert Play(stability) not in game.options


def test_26_3_what_toughness_would_prevent_counts_as_what_would_happen(
    shadowfist: Catalogue,
) -> None:
    game = table()
    brawl = game.hand(0, free(shadowfist, "Final Brawl"))
    game.play(1, real(shadowfist, "Extortion"))
    hero = game.play(1, character("Hero", 5, toughness=2))
    asked(game)
    game.do(Play(brawl))
    game.until(Question.MAY, 1)
    game.quiet()
    assert game.state.damage[hero] == 0


def test_26_4_what_an_effect_left_behind_cannot_be_cancelled(shadowfist: Catalogue) -> None:
    game = table()
    sabotage = game.hand(
        0, replace(free(shadowfist, "Coordinated Sabotage"), provides=needs(Pool.of("m")))
    )
    rivalry = free_of_charge(shadowfist, "Sibling Rivalry", game, 1)
    hero = game.play(0, character("Hero", 3))
    target, other = game.play(1, site(body=30)), game.play(1, character("Other", 9))
    asked(game)
    game.do(Play(sabotage))
    game.choose(Question.TARGET, other)
    game.until(Question.RESPOND, 1)
    assert Play(rivalry) in game.options, "it has not resolved yet"
    game.quiet()
    game.declares(target, hero)
    while game.asked[1] is not Question.ACT:
        assert Play(rivalry) not in game.options
        game.decline()
    assert game.state.damage[other] == 2


def test_28_1_3_1_attackers_go_where_the_new_target_is(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    target = game.play(1, site("Target"))
    island = game.play(1, real(shadowfist, "Horseshoe Island"))
    asked(game)
    game.declares(target, hero)
    assert game.state.at[hero] == game.state.at[target]
    while Use(island, 0) not in game.options:
        game.decline()
    game.do(Use(island, 0))
    resolves(game)
    assert game.state.at[hero] == game.state.at[island]


def test_29_5_swords_add_nothing_to_other_damage(shadowfist: Catalogue) -> None:
    game = table()
    disciple = game.play(0, real(shadowfist, "White Disciple"))
    game.play(0, real(shadowfist, "Butterfly Swords"), at=disciple)
    foe = game.play(1, character("Foe", 9))
    asked(game)
    game.do(Use(disciple, 0))
    chooses(game, foe)
    game.quiet()
    assert (game.state.damage[disciple], game.state.damage[foe]) == (1, 2)


@pytest.mark.parametrize(("keywords", "damage"), [((), 0), ((Keyword.UNSTOPPABLE,), 3)])
def test_29_6_3_to_take_no_damage_is_a_reduction(
    shadowfist: Catalogue, keywords: tuple[Keyword, ...], damage: int
) -> None:
    game = table()
    char = game.play(1, real(shadowfist, "CHAR"))
    flame = game.play(0, named(character("Flame", 3, *keywords), "fire"))
    asked(game)
    game.attacks(char, flame)
    assert game.state.damage[char] == damage


def test_31_3_nobody_plays_anything_in_an_auction(shadowfist: Catalogue) -> None:
    game = table()
    unspoken = game.play(1, real(shadowfist, "The Unspoken Name"))
    king = character("King", 3, restrictions=(Restriction.UNIQUE,))
    game.play(1, king)
    second = game.hand(0, king)
    flash = game.hand(1, event("Flash"))
    asked(game)
    game.state.turned[unspoken] = True
    game.power(1, 5)
    game.do(Play(second))
    while not game.has_told(events.AuctionWon):
        assert Play(flash) not in game.options
        game.do(PASS if PASS in game.options else game.options[0])
    assert game.state.turned[unspoken], "an effect like any other: it waits for the end"
    game.quiet()
    assert not game.state.turned[unspoken]


def test_36_4_a_twin_keeps_what_it_has_copied(shadowfist: Catalogue) -> None:
    game = table()
    twin = free_of_charge(shadowfist, "Evil Twin", game, 0)
    liu = game.play(1, real(shadowfist, "Captain Liu"))
    cop = game.play(0, named(character("Cop"), "cop"))
    asked(game)
    game.plays(twin, Choose(liu))
    areas.smoke(game.state, liu)
    assert scores.toughness(game.state, cop) == 1
    assert scores.fighting(game.state, twin) == game.state.kinds[liu].fighting


def test_a_twin_has_the_x_of_the_other_with_its_definition(shadowfist: Catalogue) -> None:
    game = table()
    twin = game.hand(0, free(shadowfist, "Evil Twin"))
    kuai = game.play(0, real(shadowfist, "Shih Ho Kuai"))
    game.play(0, edge(provides="CC"))
    asked(game)
    game.plays(twin)
    assert scores.fighting(game.state, kuai) == scores.fighting(game.state, twin) == 3


def test_36_6_a_twin_counts_its_own_damage(shadowfist: Catalogue) -> None:
    game = table()
    twin = free_of_charge(shadowfist, "Evil Twin", game, 0)
    mallory = game.play(1, real(shadowfist, "Sam Mallory"))
    hurt(game, mallory, 3)
    asked(game)
    game.plays(twin)
    assert [scores.toughness(game.state, it) for it in (twin, mallory)] == [0, 3]
    hurt(game, twin, 2)
    assert scores.toughness(game.state, twin) == 2


def test_38_1_2_a_signpost_does_not_outlast_its_attack(shadowfist: Catalogue) -> None:
    game = table()
    square = game.play(1, real(shadowfist, "City Square"))
    house = game.play(1, real(shadowfist, "Kinoshita House"))
    target, other = (game.play(1, site(it, 9)) for it in ("Target", "Other"))
    hero = game.play(0, character("Hero", 3, Keyword.INDEPENDENT))
    asked(game)
    game.declares(target, hero)
    game.until(Question.START, 1)
    game.do(Use(square, 0))
    chooses(game, other)
    resolves(game)
    game.until(Question.START, 1)
    game.do(Use(house, 0))
    game.to_act()
    game.attacks(target, hero)
    assert [game.state.damage[it] for it in (target, other)] == [3, 0]


@pytest.mark.parametrize(("is_late", "damage"), [(False, [4, 0]), (True, [0, 4])])
def test_38_7_a_redirection_is_cancelled_before_it_resolves_or_not_at_all(
    shadowfist: Catalogue, is_late: bool, damage: list[int]
) -> None:
    game = table()
    square = game.play(1, real(shadowfist, "City Square"))
    target, other = (game.play(1, site(it, 9)) for it in ("Target", "Other"))
    zone = game.play(0, real(shadowfist, "Hot Zone"))
    hero = game.play(0, character("Hero", 4))
    asked(game)
    game.declares(target, hero)
    game.until(Question.START, 1)
    game.do(Use(square, 0))
    chooses(game, other)
    if is_late:
        resolves(game)
    game.until(Question.START if is_late else Question.RESPOND, 0)
    game.do(Use(zone, 0))
    game.do(Choose(square))
    game.to_act()
    assert [game.state.damage[it] for it in (target, other)] == damage


def test_42_0_a_title_in_its_own_text_means_this_card(shadowfist: Catalogue) -> None:
    game = table()
    one, two = (game.play(0, real(shadowfist, "Sewer Scum")) for _ in range(2))
    doctor = game.play(0, real(shadowfist, "Chinese Doctor"))
    hurt(game, one, 2)
    asked(game)
    game.do(Use(doctor, 0))
    chooses(game, one)
    game.quiet()
    assert [scores.fighting(game.state, it) for it in (one, two)] == [5, 6]
    assert game.state.area[doctor] is Area.IN_PLAY

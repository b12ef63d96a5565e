"""Rules about texts, shown by real cards that docs/shadowfist-script-rules.md lists."""

import csv
import re
from dataclasses import replace
from pathlib import Path

import pytest

from app.games.shadowfist import coverage
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import PASS, Choose, Heal, Play, Use
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.kinds import needs
from app.games.shadowfist.engine.procedures.harm import inflict_by_effect
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.wordings import text_of_printing
from app.games.shadowfist.facts import Catalogue, Pool
from tests.games.shadowfist.cards.real import real
from tests.games.shadowfist.cards.test_more_cards import asked, free, hurt
from tests.support.rules import shows
from tests.support.shadowfist_scenes import bolt
from tests.support.shadowfist_table import (
    Table,
    character,
    event,
    named,
    site,
    table,
)

HERE = Path(__file__).parent
PAGE = HERE.parents[3] / "docs" / "shadowfist-script-rules.md"
ROW = re.compile(r"^\| ([0-9.]+) \| (.+) \| (.+) \|$", re.MULTILINE)
NOTHING = "–"


def test_every_rule_about_texts_is_listed_with_a_real_card_or_as_not_shown(
    shadowfist: Catalogue,
) -> None:
    with (Path(coverage.__file__).parent / "rules.csv").open() as file:
        rules = [row["number"] for row in csv.DictReader(file) if row["scope"] == "script"]
    rows = ROW.findall(PAGE.read_text("utf-8"))
    assert [number for number, _, _ in rows] == rules
    shown = [(title, test) for _, title, test in rows if title != NOTHING]
    assert f"{len(shown)} of the {len(rules)}" in PAGE.read_text("utf-8")
    sources = "\n".join(file.read_text("utf-8") for file in HERE.glob("test_*.py"))
    for title, test in shown:
        assert text_of_printing(shadowfist, shadowfist.newest[title]) is not None, title
        assert f"def {test.strip('`')}(" in sources, test


def idle(game: Table) -> None:
    """Play the free card of the first player, so that options are worked out anew."""
    game.plays(next(it for it in game.state.hand[0] if game.state.kinds[it].title == "Idle"))


def uses_in_attack(game: Table, player: int, card: int) -> None:
    """A player uses a text of a card as soon as they are asked; others pass."""
    game.until(Question.START, player)
    game.do(Use(card, 0))


def responds(game: Table, player: int, action: Play | Use, *chosen: int) -> None:
    """A player answers what is on the stack; others pass."""
    game.until(Question.RESPOND, player)
    game.do(action)
    for card in chosen:
        if Choose(card) in game.options:
            game.do(Choose(card))


def test_6_1_a_text_that_eases_the_time_waives_no_price(shadowfist: Catalogue) -> None:
    game = table()
    team = game.hand(1, free(shadowfist, "Rapid Response Team"))
    other = game.hand(1, character("Other", cost=0))
    asked(game)
    cost = game.state.kinds[team].cost or 0
    for power, may in ((cost - 1, False), (cost, True)):
        game.power(1, power)
        game.hand(1, event())
        game.hand(0, event("Idle"))
        game.to_act()
        game.do(Play(next(it for it in game.state.hand[0] if game.state.kinds[it].cost == 0)))
        game.until(Question.RESPOND, 1)
        with shows("6.0"):
            assert (Play(team) in game.options) is may
            assert Play(other) not in game.options
        game.quiet()


def test_9_2_3_texts_out_of_play_are_silent_unless_they_say_so(shadowfist: Catalogue) -> None:
    game = table()
    game.smoked(0, real(shadowfist, "Captain Liu"))
    cop = game.play(0, named(character("Cop"), "cop"))
    horrors = game.smoked(0, real(shadowfist, "Undead Horrors"))
    friend = game.play(0, character("Friend", 1, provides="e"))
    brawl = game.hand(0, free(shadowfist, "Final Brawl"))
    asked(game)
    assert scores.toughness(game.state, cop) == 0
    game.do(Play(brawl))
    while game.asked[1] is not Question.MAY:
        game.do(PASS)
    assert game.state.area[friend] is Area.SMOKED
    assert game.state.area[horrors] is Area.SMOKED
    assert game.asked == (0, Question.MAY)


def test_10_5_1_counters_stay_when_the_text_is_gone(shadowfist: Catalogue) -> None:
    game = table()
    parlor = game.play(1, real(shadowfist, "Mah-Jongg Parlor"))
    zone = game.play(0, real(shadowfist, "Hot Zone"))
    game.state.counters[parlor] = 2
    asked(game)
    game.do(Use(zone, 0))
    game.do(Choose(parlor))
    game.quiet()
    assert game.state.counters[parlor] == 2


def test_10_5_2_a_changed_score_is_no_counter(shadowfist: Catalogue) -> None:
    game = table()
    man = game.play(0, real(shadowfist, "Pyromaniac"))
    hero = game.play(0, character("Hero", 2))
    target = game.play(1, site(body=20))
    asked(game)
    game.attacks(target, hero)
    game.to_act()
    assert scores.fighting(game.state, man) == 4
    assert not game.state.counters


def test_16_3_damage_that_cannot_be_removed_is_corrupted(shadowfist: Catalogue) -> None:
    game = table()
    blast = game.hand(0, free(shadowfist, "Incendiary Blast"))
    doctor = game.play(0, real(shadowfist, "Chinese Doctor"))
    foe = game.play(1, character("Foe", 9))
    asked(game)
    game.do(Play(blast))
    game.do(Choose(foe))
    game.quiet()
    assert game.state.corrupted[foe] == 4
    hurt(game, foe, 1)
    game.hand(0, event("Idle"))
    idle(game)
    game.do(Use(doctor, 0))
    game.quiet()
    assert (game.state.damage[foe], game.state.corrupted[foe]) == (0, 4)


def test_17_2_4_power_is_given_away_as_a_price(shadowfist: Catalogue) -> None:
    game = table()
    connection = game.play(0, real(shadowfist, "Chinese Connection"))
    foe = game.play(1, character("Foe", 9))
    hurt(game, foe, 2)
    asked(game)
    before = list(game.state.power)
    game.do(Use(connection, 0))
    assert game.state.power == [before[0] - 1, before[1] + 1]
    game.quiet()
    assert game.state.damage[foe] == 0


def test_20_3_smoking_damages_nobody(shadowfist: Catalogue) -> None:
    game = table()
    bomb = game.hand(0, replace(free(shadowfist, "Neutron Bomb"), cost=0))
    game.play(1, character("Foe", 9))
    asked(game)
    game.plays(bomb)
    assert not game.has_told(events.Damaged)
    assert [it.by_damage for it in game.has_told(events.Smoked)] == [False]


def test_24_1_3_all_targets_have_to_be_there(shadowfist: Catalogue) -> None:
    game = table()
    song = game.hand(0, free(shadowfist, "Song of the Nightingale"))
    foe = game.play(1, character("Foe", 9))
    hurt(game, foe, 2)
    there = game.play(1, site(body=9))
    asked(game)
    assert Play(song) not in game.options
    hurt(game, there, 1)
    idle(game)
    game.plays(song)
    assert game.state.damage[foe] == game.state.damage[there] == 0


def test_25_5_2_the_subject_need_not_stay_what_it_had_to_be(shadowfist: Catalogue) -> None:
    game = table()
    explosives = game.hand(0, free(shadowfist, "Explosives"))
    hero = game.play(0, character("Hero", 3))
    target = game.play(1, site(body=30))
    asked(game)
    game.plays(explosives)
    game.declares(target, hero)
    assert game.state.turned[hero]
    game.to_act()
    assert game.state.area[explosives] is Area.IN_PLAY


@pytest.mark.parametrize(("answer", "damage"), [(False, 3), (True, 2)])
def test_26_6_2_what_changes_damage_in_general_changes_what_waits(
    shadowfist: Catalogue, answer: bool, damage: int
) -> None:
    game = table()
    side = game.hand(0, replace(free(shadowfist, "Walk on the Wild Side"), cost=0))
    politics = game.hand(1, replace(free(shadowfist, "Realpolitik"), cost=0))
    lodge = game.play(1, named(character("Lodge", 9), "lodge"))
    fire = game.hand(0, replace(bolt("Fire"), provides=needs(Pool.of("M"))))
    asked(game)
    game.do(Play(fire))
    if Choose(lodge) in game.options:
        game.do(Choose(lodge))
    game.until(Question.RESPOND, 0)
    game.do(Play(side))
    while game.state.unresolved[side]:
        game.do(PASS)
    if answer:
        responds(game, 1, Play(politics), side)
    game.quiet()
    with shows("26.6.5"):
        assert game.state.damage[lodge] == damage


def test_32_0_a_blank_card_keeps_restrictions_and_what_others_give(
    shadowfist: Catalogue,
) -> None:
    game = table()
    eye = game.play(0, real(shadowfist, "Obsidian Eye"))
    armorer = game.play(0, real(shadowfist, "Armorer"))
    liu = game.play(0, real(shadowfist, "Captain Liu"))
    second = game.hand(0, replace(free(shadowfist, "Captain Liu"), cost=0))
    asked(game)
    assert scores.toughness(game.state, liu) == 1
    for card in (armorer, eye):
        game.do(Use(card, 0))
        game.do(Choose(liu))
        game.quiet()
    assert scores.toughness(game.state, liu) == 1, "his own is gone, the Armorer's is there"
    hurt(game, liu, 1)
    game.hand(0, event("Idle"))
    idle(game)
    assert Play(second) not in game.options, "he is Unique"
    assert Heal(liu) in game.options, "he turns to heal like everybody"


def test_33_2_an_effect_is_cancelled_though_its_card_is_gone(shadowfist: Catalogue) -> None:
    game = table()
    warriors = game.play(
        0, replace(real(shadowfist, "Darkness Warriors"), provides=needs(Pool.of("m")))
    )
    rivalry = game.hand(1, replace(free(shadowfist, "Sibling Rivalry"), cost=0))
    asked(game)
    before = game.state.power[0]
    game.do(Use(warriors, 0))
    with shows("45.0"):
        assert game.state.area[warriors] is Area.SMOKED
        assert not game.has_told(events.Smoked)
    responds(game, 1, Play(rivalry), warriors)
    game.quiet()
    with shows("33.0"):
        assert game.state.power[0] == before


def test_35_3_1_taking_what_one_controls_unturns_nothing(shadowfist: Catalogue) -> None:
    game = table()
    memories = game.hand(0, replace(free(shadowfist, "Tortured Memories"), cost=0))
    mine = game.play(0, character("Mine"))
    game.state.turned[mine] = True
    asked(game)
    game.state.turned[mine] = True
    game.plays(memories)
    assert game.state.turned[mine]


def test_36_2_a_twin_copies_what_is_printed(shadowfist: Catalogue) -> None:
    game = table()
    twin = game.hand(0, free(shadowfist, "Evil Twin"))
    liu = game.play(1, real(shadowfist, "Captain Liu"))
    grunt = game.play(1, real(shadowfist, "BuroMil Grunt"))
    eye = game.play(0, real(shadowfist, "Obsidian Eye"))
    hurt(game, liu, 3)
    asked(game)
    game.do(Use(eye, 0))
    game.do(Choose(liu))
    game.quiet()
    game.do(Play(twin))
    with shows("49.8"):
        assert Choose(grunt) not in game.options
    if Choose(liu) in game.options:
        game.do(Choose(liu))
    game.quiet()
    with shows("36.0"):
        assert scores.fighting(game.state, twin) == game.state.kinds[liu].fighting
        assert game.state.damage[twin] == 0
    with shows("36.3"):
        assert game.state.kinds[twin].text.continuous == game.state.kinds[liu].text.continuous


def test_37_0_an_effect_that_plays_goes_with_an_ability_that_eases(
    shadowfist: Catalogue,
) -> None:
    game = table()
    gate = game.play(0, real(shadowfist, "Kowloon Gate"))
    game.play(0, real(shadowfist, "Orange Senshi Chamber"))
    monk = game.hand(0, named(character("Monk", cost=5), "orange"))
    asked(game)
    game.power(0, 3)
    game.do(Use(gate, 0))
    game.quiet()
    game.do(Choose(monk))
    game.do(game.options[0])
    assert game.state.area[monk] is Area.IN_PLAY
    assert game.state.power[0] == 0


def test_38_3_redirected_combat_damage_takes_no_site(shadowfist: Catalogue) -> None:
    game = table()
    square = game.play(1, real(shadowfist, "City Square"))
    target = game.play(1, replace(site("Target", 9), toughness=2))
    frail = game.play(1, site("Frail", 5))
    hero = game.play(0, character("Hero", 6))
    asked(game)
    game.declares(target, hero)
    uses_in_attack(game, 1, square)
    game.do(Choose(frail))
    game.settle()
    with shows("29.6.1", "38.0", "38.1", "38.2"):
        assert game.state.damage[target] == 0
        assert game.state.area[frail] is Area.SMOKED
    assert not game.has_told(events.ToldFate)
    with shows("38.5"):
        assert game.has_told(events.Damaged)[-1].source == square


def test_38_1_1_only_the_newest_redirection_of_a_source_counts(shadowfist: Catalogue) -> None:
    game = table()
    square = game.play(1, real(shadowfist, "City Square"))
    target = game.play(1, site("Target", 9))
    other = game.play(1, site("Other", 9))
    friend = game.play(1, character("Friend", 9))
    path = game.hand(1, replace(free(shadowfist, "River's Path"), cost=0))
    hero = game.play(0, character("Hero", 4))
    asked(game)
    game.declares(target, hero)
    game.until(Question.START, 1)
    game.do(Play(path))
    game.do(Choose(friend))
    while game.asked[1] is Question.RESPOND:
        game.do(PASS)
    uses_in_attack(game, 1, square)
    game.do(Choose(other))
    game.settle()
    assert [game.state.damage[it] for it in (target, friend, other)] == [0, 0, 4]


def test_38_1_3_a_redirection_serves_once(shadowfist: Catalogue) -> None:
    game = table()
    square = game.play(1, real(shadowfist, "City Square"))
    target, other = game.play(1, site("Target", 9)), game.play(1, site("Other", 9))
    hero = game.play(0, character("Hero", 4))
    asked(game)
    game.declares(target, hero)
    uses_in_attack(game, 1, square)
    game.do(Choose(other))
    while not game.state.signposts:
        game.do(PASS)
    inflict_by_effect(game.state, hero, [target], 1)
    assert [game.state.damage[it] for it in (target, other)] == [0, 1]
    game.settle()
    assert [game.state.damage[it] for it in (target, other)] == [4, 1]


def test_38_4_damage_for_a_card_that_is_gone_hits_nothing(shadowfist: Catalogue) -> None:
    game = table()
    square = game.play(1, real(shadowfist, "City Square"))
    target = game.play(1, site("Target", 9))
    frail = game.play(1, site("Frail", 5))
    palm = game.hand(0, replace(free(shadowfist, "Blade Palm"), cost=0))
    rain = game.hand(0, replace(free(shadowfist, "Killing Rain"), cost=0))
    asked(game)
    game.do(Play(rain))
    responds(game, 1, Use(square, 0))
    for card in (rain, target, frail):
        if Choose(card) in game.options:
            game.do(Choose(card))
    while square in {it.card for it in game.state.scene.stack}:  # type: ignore[union-attr]
        game.do(PASS)
    game.do(Play(palm))
    game.do(Choose(frail))
    game.quiet()
    with shows("38.2.1"):
        assert game.state.damage[target] == 0
        assert game.state.area[frail] is Area.HAND
    with shows("38.1.2"):
        assert not game.state.signposts


def test_44_1_returning_to_play_asks_neither_price_nor_resources(
    shadowfist: Catalogue,
) -> None:
    game = table()
    comeback = game.hand(0, free(shadowfist, "Golden Comeback"))
    lord = game.smoked(0, real(shadowfist, "Fakhir-al-Din"))
    foe = game.play(1, character("Foe", 9))
    asked(game)
    game.power(0, game.state.kinds[comeback].cost or 0)
    game.plays(comeback)
    assert game.state.area[lord] is Area.IN_PLAY
    assert not any(it.card == lord for it in game.has_told(events.Played))
    with shows("44.4"):
        assert game.state.damage[foe] == 2


def test_45_2_who_is_immune_cannot_be_chosen_as_a_sacrifice(shadowfist: Catalogue) -> None:
    game = table()
    feeding = game.hand(0, free(shadowfist, "Feeding the Hungry"))
    proud = game.play(0, character("Proud", immunities=("Events",)))
    weak = game.play(0, character("Weak", 2))
    theirs = game.play(1, character("Theirs", 3))
    other = game.play(0, character("Other", 4))
    asked(game)
    game.do(Play(feeding))
    with shows("45.1", "45.3"):
        assert {Choose(weak), Choose(other)} <= set(game.options)
        assert Choose(theirs) not in game.options
    assert Choose(proud) not in game.options


def test_different_results_of_one_title_go_together(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    for _ in range(2):
        game.play(0, real(shadowfist, ".44 Kincaid Magnum"), at=hero)
        game.play(0, real(shadowfist, "Flying Sword Stance"), at=hero)
    target = game.play(1, site(body=30))
    asked(game)
    assert scores.fighting(game.state, hero) == 4
    game.attacks(target, hero)
    assert game.state.damage[target] == 4 + 3

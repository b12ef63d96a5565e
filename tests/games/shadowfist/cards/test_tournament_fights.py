"""Titles of tournament decks that fight, fall or look at what is hidden."""

import pytest

from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import PASS, Choose, Play, Use
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.read import resources, scores
from app.games.shadowfist.engine.write import marks
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.terms import Keyword
from tests.games.shadowfist.cards.real import real
from tests.games.shadowfist.cards.test_more_cards import asked, free, uses
from tests.games.shadowfist.cards.test_precon_triggers import beats
from tests.games.shadowfist.cards.test_tournament_decks import named
from tests.support.shadowfist_table import (
    character,
    site,
    table,
)


def test_the_inner_fire_feeds_chi_and_holds_its_own(shadowfist: Catalogue) -> None:
    game = table()
    game.play(0, real(shadowfist, "The Inner Fire"))
    fires = [game.play(0, named(character(f"Fire {it}"), "fire")) for it in range(2)]
    asked(game)
    assert sum(resources.provided(game.state, 0, place) for place in range(13)) == 2
    agent = game.play(1, real(shadowfist, "Shadowy Mentor"), at=fires[0])
    marks.resolve(game.state, agent)
    assert game.state.controller[fires[0]] == 0


@pytest.mark.parametrize("attacks_here", [True, False])
def test_student_of_the_dragon_has_to_defend_his_place(
    shadowfist: Catalogue, attacks_here: bool
) -> None:
    game = table()
    here, away = game.play(1, site("Here", body=30)), game.play(1, site("Away", body=30))
    game.play(1, real(shadowfist, "Student of the Dragon"), at=game.state.at[here])
    hero = game.play(0, character("Hero", 1))
    asked(game)
    game.declares(here if attacks_here else away, hero)
    while game.state.attack is not None:
        game.decline()
    assert bool(game.has_told(events.Intercepted)) == attacks_here


def test_training_camp_pays_whoever_seizes_it(shadowfist: Catalogue) -> None:
    game = table()
    camp = game.play(1, real(shadowfist, "Training Camp"))
    hero = game.play(0, character("Hero", 20))
    asked(game)
    before = game.state.power[0]
    beats(game, camp, hero, Fate.SEIZED)
    game.until(Question.ACT, 0)
    assert game.state.controller[camp] == 0
    assert game.state.power[0] == before + 2


@pytest.mark.parametrize("fate", [Fate.SEIZED, Fate.BURNED_FOR_POWER, Fate.BURNED_FOR_VICTORY])
@pytest.mark.parametrize("plays", [True, False])
def test_hydroponic_garden_grows_a_new_site(shadowfist: Catalogue, fate: Fate, plays: bool) -> None:
    game = table()
    garden = game.play(1, real(shadowfist, "Hydroponic Garden"))
    new = game.hand(1, site("New"))
    hero = game.play(0, character("Hero", 20))
    game.play(1, site("Last"))
    asked(game)
    theirs = game.state.power[1]
    beats(game, garden, hero, fate)
    game.until(Question.PLAY, 1)
    assert game.state.power[1] == theirs + 1
    game.do(Choose(new) if plays else PASS)
    if plays and game.asked[1] is Question.PLACE:
        game.do(game.options[0])
    assert game.state.area[new] is (Area.IN_PLAY if plays else Area.HAND)
    assert not game.state.face_down[new]


def test_training_camp_recovers_soldiers_in_front(shadowfist: Catalogue) -> None:
    game = table()
    camp = game.play(0, real(shadowfist, "Training Camp"))
    soldier = game.smoked(0, named(character("Soldier"), "soldier"))
    game.smoked(0, character("Civilian"))
    asked(game)
    uses(game, camp)
    assert game.state.area[soldier] is Area.HAND


def test_turtle_beach_takes_the_damage_for_a_character(shadowfist: Catalogue) -> None:
    game = table()
    beach = game.play(1, real(shadowfist, "Turtle Beach"))
    foe = game.play(1, character("Foe", 9))
    brawl = game.hand(0, free(shadowfist, "Final Brawl"))
    asked(game)
    game.do(Play(brawl))
    game.until(Question.RESPOND, 1)
    game.do(Use(beach, 0))
    game.quiet()
    assert [game.state.damage[it] for it in (foe, beach)] == [0, 2]


@pytest.mark.parametrize(
    ("title", "keyword"), [("Yen Fan", Keyword.STEALTH), ("Yen Song", Keyword.SUPERLEAP)]
)
def test_who_is_not_affected_by_a_way_past(
    shadowfist: Catalogue, title: str, keyword: Keyword
) -> None:
    game = table()
    target = game.play(1, site(body=30))
    guard = game.play(1, real(shadowfist, title), at=game.state.at[target])
    hero = game.play(0, character("Hero", 1, keyword))
    game.state.turned[guard] = keyword is Keyword.SUPERLEAP
    asked(game)
    game.declares(target, hero)
    game.intercepts((guard, hero))
    while game.state.attack is not None:
        assert not game.can(lambda it: "stealth" in str(it))
        game.decline()
    assert game.state.area[hero] is Area.SMOKED


def test_texas_jack_cody_shoots_first(shadowfist: Catalogue) -> None:
    game = table()
    jack = game.play(0, real(shadowfist, "Texas Jack Cody"))
    target = game.play(1, site(body=30))
    guards = [game.play(1, character(f"Guard {it}", 1), at=game.state.at[target]) for it in (0, 1)]
    asked(game)
    game.declares(target, jack)
    assert Use(jack, 0) not in game.options
    game.intercepts((guards[0], jack))
    while game.asked != (0, Question.START) and game.asked != (0, Question.RESPOND):
        game.do(PASS)
    game.do(Use(jack, 0))
    game.quiet()
    assert game.state.area[guards[0]] is Area.SMOKED
    assert game.state.area[guards[1]] is Area.IN_PLAY


@pytest.mark.parametrize("has_site", [True, False])
def test_four_burning_fists_want_a_site(shadowfist: Catalogue, has_site: bool) -> None:
    game = table()
    fists = game.hand(0, free(shadowfist, "Four Burning Fists"))
    garden = game.play(0, site()) if has_site else -1
    asked(game)
    game.power(0, 20)
    game.plays(fists)
    assert game.state.area[fists] is (Area.IN_PLAY if has_site else Area.TOASTED)
    if has_site:
        assert game.state.area[garden] is Area.TOASTED
        base = game.state.kinds[fists].fighting
        assert scores.fighting(game.state, fists) == base
        game.play(1, site())
        assert scores.fighting(game.state, fists) == base + 2


@pytest.mark.parametrize("is_unique", [True, False])
def test_chi_bomb_opens_a_site(shadowfist: Catalogue, is_unique: bool) -> None:
    game = table()
    bomb = game.hand(0, free(shadowfist, "Chi Bomb"))
    title = "Cataract Gorge" if is_unique else "Mountain Fortress"
    hidden = game.play(1, real(shadowfist, title), face_down=True)
    open_ = game.play(1, site("Open", body=9))
    near = game.play(1, character("Near", 9), at=game.state.at[hidden])
    asked(game)
    game.do(Play(bomb))
    game.quiet()
    assert game.state.damage[open_] == 0
    assert (game.state.area[hidden] is Area.SMOKED) == is_unique
    assert game.state.damage[near] == (0 if is_unique else 2)
    assert game.has_told(events.Revealed)

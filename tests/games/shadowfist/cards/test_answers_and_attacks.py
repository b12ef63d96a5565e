"""Cards that answer what an Event would do, that watch attacks, and that every player may use."""

from dataclasses import replace

import pytest

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import (
    PASS,
    Choose,
    Place,
    Play,
    Stealth,
    Tactics,
    Use,
)
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.locals import CombatLocals
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.write import areas
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.terms import Keyword
from tests.games.shadowfist.cards.real import real
from tests.games.shadowfist.cards.test_more_cards import asked, free
from tests.games.shadowfist.cards.test_power_events_and_cancelling import next_turn
from tests.games.shadowfist.cards.test_precon_triggers import MAY
from tests.support.shadowfist_table import (
    Table,
    character,
    edge,
    event,
    plain_site,
    site,
    table,
)


def answers(game: Table, player: int, action: object) -> bool:
    """Tell whether a player can give an answer while the others pass."""
    while game.asked[1] is Question.RESPOND:
        if game.asked[0] == player and action in game.options:
            return True
        game.do(PASS)
    return False


@pytest.mark.parametrize(
    ("title", "is_answered"),
    [("Realpolitik", True), ("Mark of Fire", True), ("Final Brawl", False), ("Bull Market", False)],
)
def test_draco_answers_what_targets_or_would_smoke(
    shadowfist: Catalogue, title: str, is_answered: bool
) -> None:
    game = table()
    card = game.hand(0, free(shadowfist, title))
    draco = game.play(1, real(shadowfist, "Draco"))
    lodge = replace(character("Lodge"), designators=frozenset({"lodge"}))
    other = game.hand(1, lodge)
    second = game.hand(1, real(shadowfist, "Draco"))
    secret = game.play(1, edge())
    heroes = [game.play(1, character(f"Hero {it}", 5)) for it in range(4)]
    asked(game)
    game.do(Play(card))
    game.choose(Question.TARGET, *([secret] if title == "Realpolitik" else heroes))
    assert answers(game, 1, Use(draco, 0)) == is_answered
    if is_answered:
        game.do(Use(draco, 0))
        game.quiet()
        assert game.state.area[other] is Area.TOASTED, "the only one that is another"
        assert game.state.area[second] is Area.HAND
        assert game.state.area[secret] is Area.IN_PLAY
        assert not any(game.state.damage[it] for it in heroes)


@pytest.mark.parametrize("takes", [True, False])
@pytest.mark.parametrize(("title", "harms"), [("Final Brawl", True), ("Bull Market", False)])
def test_extortion_steals_from_whoever_would_harm_a_card(
    shadowfist: Catalogue, title: str, harms: bool, takes: bool
) -> None:
    game = table(3)
    card = game.hand(0, free(shadowfist, title))
    game.play(1, real(shadowfist, "Extortion"))
    game.play(1, character("Hero", 5))
    game.hand(1, event("Idle"))
    asked(game)
    game.power(1, 0)
    game.do(Play(card))
    before = game.state.power[0]
    if not harms:
        game.quiet()
        assert game.asked[1] is not Question.MAY
        return
    game.until(Question.MAY, 1)
    game.do(MAY if takes else PASS)
    game.quiet()
    assert game.state.power[0] == before - takes
    assert game.state.power[1] == takes


def test_extortion_ignores_ones_own_events(shadowfist: Catalogue) -> None:
    game = table()
    game.play(0, real(shadowfist, "Extortion"))
    hero = game.play(0, character("Hero", 5))
    brawl = game.hand(0, free(shadowfist, "Final Brawl"))
    asked(game)
    game.plays(brawl)
    assert game.asked[1] is not Question.MAY
    assert game.state.damage[hero] == 2


def test_cheap_baboon_trick_saves_who_would_leave_play(shadowfist: Catalogue) -> None:
    game = table(3)
    trick = game.hand(1, free(shadowfist, "Cheap Baboon Trick"))
    hero = game.play(1, character("Hero", 5))
    sites = [game.play(it % 3, site(f"Site {it}", body=9)) for it in range(5)]
    secret = game.play(1, edge())
    brawl, politics = (game.hand(0, free(shadowfist, it)) for it in ("Final Brawl", "Realpolitik"))
    smite = game.hand(0, free(shadowfist, "Nerve Gas"))
    game.power(1, 9)
    asked(game)
    game.power(0, 20)
    for card, chosen in ((brawl, ()), (politics, (secret,))):
        game.do(Play(card))
        game.choose(Question.TARGET, *chosen)
        assert not answers(game, 1, Play(trick)), "no Character would leave play"
        game.to_act()
    game.do(Play(smite))
    game.choose(Question.TARGET, hero)
    assert answers(game, 1, Play(trick))
    game.do(Play(trick))
    for it in sites[:4]:
        game.do(Choose(it))
    game.quiet()
    assert game.state.area[hero] is Area.IN_PLAY
    assert [game.state.damage[it] for it in sites] == [1, 1, 1, 1, 0]


def test_everything_falls_apart_pays_each_attacking_player_twice_a_turn(
    shadowfist: Catalogue,
) -> None:
    game = table(3)
    game.play(2, real(shadowfist, "Everything Falls Apart"))
    target = game.play(1, site(body=50))
    heroes = [game.play(0, character(f"Hero {it}", 3)) for it in range(4)]
    joiner = game.play(2, character("Joiner", 3))
    game.hand(0, event("Idle"))
    game.power(0, 0)
    game.power(2, 0)
    game.to_act()
    game.declares(target, heroes[0])
    game.until(Question.JOIN, 2)
    game.choose(Question.JOIN, joiner)
    game.settle()
    assert [game.state.power[it] for it in (0, 2)] == [1, 1]
    for hero in heroes[1:]:
        game.to_act()
        game.attacks(target, hero)
    assert [game.state.power[it] for it in (0, 2)] == [2, 1]


@pytest.mark.parametrize("before_combat", [True, False])
def test_tail_of_the_lizard_strikes_as_it_leaves_before_combat(
    shadowfist: Catalogue, before_combat: bool
) -> None:
    game = table()
    tail = game.play(0, real(shadowfist, "Tail of the Lizard"))
    friend = game.play(0, character("Friend", 2))
    target = game.play(1, site(body=30))
    guard = game.play(1, character("Guard", 5), at=game.state.at[target])
    asked(game)
    game.declares(target, tail, friend)
    if before_combat:
        game.intercepts((guard, tail))
    while Tactics(tail) not in game.options:
        game.decline()
    if before_combat:
        while not any(isinstance(it.own, CombatLocals) for it in game.state.frames):
            game.do(PASS)
    game.do(Tactics(tail))
    game.settle()
    assert game.state.damage[guard] == before_combat
    assert game.state.area[tail] is Area.IN_PLAY


def test_wall_of_a_thousand_eyes_takes_the_use_of_four_abilities(shadowfist: Catalogue) -> None:
    game = table()
    wall = game.play(1, real(shadowfist, "Wall of a Thousand Eyes"))
    skilled = (Keyword.AMBUSH, Keyword.STEALTH, Keyword.SUPERLEAP, Keyword.TACTICS)
    hero = game.play(0, character("Hero", 3, *skilled))
    first, second = (game.play(1, site(f"Site {it}", body=30)) for it in range(2))
    guard = game.play(1, character("Guard", 3), at=game.state.at[first])
    game.state.turned[guard] = True
    asked(game)
    game.declares(first, hero)
    while game.asked[1] is not Question.INTERCEPT:
        assert Tactics(hero) not in game.options
        game.decline()
    game.intercepts((guard, hero))
    while game.state.attack is not None and game.state.area[hero] is Area.IN_PLAY:
        assert not game.can(lambda it: isinstance(it, Stealth | Tactics))
        game.decline()
    assert [game.state.area[it] for it in (hero, guard)] == [Area.SMOKED] * 2, "no Ambush"
    again = game.play(0, character("Again", 3, Keyword.INDEPENDENT, *skilled))
    areas.smoke(game.state, wall)
    game.to_act()
    game.declares(second, again)
    seen = False
    while game.state.attack is not None and not seen:
        seen = Tactics(again) in game.options
        game.decline()
    assert seen, "the wall is gone"


def test_yanuario_garcia_serves_whoever_pays(shadowfist: Catalogue) -> None:
    game = table(3)
    garcia = game.play(0, real(shadowfist, "Yanuario Garcia"))
    base = scores.fighting(game.state, garcia)
    theirs = game.play(1, character("Theirs", 3))
    target = game.play(0, site(body=30))
    game.power(1, 1)
    game.power(2, 0)
    asked(game)
    game.hand(1, event("Idle"))
    idle = next(it for it in game.state.hand[0] if game.state.kinds[it].title == "Idle")
    game.do(Play(idle))
    assert answers(game, 1, Use(garcia, 0))
    game.do(Use(garcia, 0))
    game.quiet()
    assert game.state.power[1] == 0
    assert scores.fighting(game.state, garcia) == base + 1
    next_turn(game, 1)
    game.to_act()
    game.attacks(target, theirs)
    assert game.state.damage[target] == 3, "the bonus ended with the turn"
    assert scores.fighting(game.state, garcia) == base + 1


def test_city_hall_moves_a_character_among_its_players_locations(shadowfist: Catalogue) -> None:
    game = table()
    hall = game.play(0, real(shadowfist, "City Hall"))
    first, second = (game.play(1, site(f"Site {it}", body=9)) for it in range(2))
    foe = game.play(1, character("Foe", 3), at=game.state.at[first])
    hero = game.play(0, character("Hero", 3))
    asked(game)
    game.do(Use(hall, 0))
    game.do(Choose(foe))
    assert game.asked[1] is Question.PLACE
    assert Place(game.state.at[hall]) not in game.options
    game.do(Place(game.state.at[second]))
    game.quiet()
    assert game.state.at[foe] == game.state.at[second]
    assert game.state.turned[hall]
    game.state.turned[hall] = False
    game.declares(first, hero)
    assert Use(hall, 0) not in game.options
    assert not game.has_told(events.Smoked)


def test_9_1_3_1_city_hall_moves_to_where_a_first_site_came(shadowfist: Catalogue) -> None:
    game = table()
    hall = game.play(1, real(shadowfist, "City Hall"))
    hero, bar, spell = game.play(0, character()), game.hand(0, plain_site()), game.hand(0, event())
    game.to_act()
    game.do(Play(spell))
    game.until(Question.RESPOND, 1)
    game.do(Use(hall, 0))
    game.until(Question.RESPOND, 0)
    game.do(Play(bar))
    game.quiet()
    assert game.state.at[hero] == game.state.at[bar]

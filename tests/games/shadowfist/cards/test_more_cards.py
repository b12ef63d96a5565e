"""More real cards, each played on the table."""

from dataclasses import replace

import pytest

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import Choose, Intercept, Move, Number, Play, Use
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.kinds import Kind
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.write import areas, marks
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.terms import Keyword
from tests.games.shadowfist.cards.real import real
from tests.support.shadowfist_table import (
    Table,
    character,
    event,
    plain_site,
    site,
    table,
)


def free(catalogue: Catalogue, title: str) -> Kind:
    """A real card that requires no resources."""
    return replace(real(catalogue, title), requires=())


def asked(game: Table) -> None:
    """Give the first player Power and a free card, and go on to their Main Shot."""
    game.hand(0, event("Idle"))
    game.power(0, 9)
    game.to_act()


def hurt(game: Table, card: int, amount: int) -> None:
    """Put damage on a card."""
    marks.put_damage(game.state, card, card, amount, 0, in_combat=False)


def uses(game: Table, card: int, *chosen: int, place: int = 0) -> None:
    """Use a text of a card, and let it resolve."""
    game.do(Use(card, place))
    game.choose(Question.TARGET, *chosen)
    game.quiet()


def test_arcane_scientist_draws_in_ones_own_main_shot_only(shadowfist: Catalogue) -> None:
    game = table()
    mine, theirs = (game.play(it, real(shadowfist, "Arcane Scientist")) for it in range(2))
    game.hand(1, event())
    asked(game)
    before = len(game.state.hand[0])
    uses(game, mine)
    assert len(game.state.hand[0]) == before + 1
    assert not any(it == Use(theirs, 0) for it in game.options)


def test_breath_of_the_dragon_is_for_attackers(shadowfist: Catalogue) -> None:
    game = table()
    breath = game.hand(0, free(shadowfist, "Breath of the Dragon"))
    hero = game.play(0, character("Hero", 3))
    target = game.play(1, site(body=30))
    asked(game)
    assert Play(breath) not in game.options
    game.declares(target, hero)
    game.until(Question.START, 0)
    game.do(Play(breath))
    game.settle()
    assert game.state.damage[target] == 6


@pytest.mark.parametrize(
    ("title", "damage"), [("Buro Godhammer", 6), ("Fire Sword", 7), ("Flying Sword Stance", 4)]
)
def test_states_that_make_their_subject_hit_harder(
    shadowfist: Catalogue, title: str, damage: int
) -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    game.play(0, real(shadowfist, title), at=hero)
    target = game.play(1, site(body=30))
    asked(game)
    game.attacks(target, hero)
    assert game.state.damage[target] == damage


def test_flying_sword_stance_leaps_over_those_who_require_nothing(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    game.play(0, real(shadowfist, "Flying Sword Stance"), at=hero)
    target = game.play(1, site(body=30))
    here = game.state.at[target]
    plain = game.play(1, character("Plain"), at=here)
    trained = game.play(1, character("Trained", requires="d"), at=here)
    for card in (plain, trained):
        marks.turn(game.state, card)
    asked(game)
    game.declares(target, hero)
    declined = game.settle()
    assert Intercept(trained, hero) in declined
    assert Intercept(plain, hero) not in declined


def test_city_hospital_heals_one_and_is_ready_when_a_friend_falls(shadowfist: Catalogue) -> None:
    game = table()
    hospital = game.play(0, real(shadowfist, "City Hospital"))
    hero, friend = game.play(0, character("Hero", 5)), game.play(0, character("Friend", 5))
    foe = game.play(1, character("Foe"))
    idle = [game.hand(0, event("Idle")) for _ in range(3)]
    asked(game)
    assert Use(hospital, 0) not in game.options, "nobody is hurt"
    hurt(game, hero, 2)
    game.plays(idle[0])
    uses(game, hospital)
    assert game.state.damage[hero] == 1
    for victim, card, is_ready in ((foe, idle[1], False), (friend, idle[2], True)):
        areas.smoke(game.state, victim)
        game.plays(card)
        assert game.state.turned[hospital] != is_ready


def test_corners_of_the_mouth_return_two_events_that_were_there(shadowfist: Catalogue) -> None:
    game = table()
    corners = game.hand(0, free(shadowfist, "Corners of the Mouth"))
    one = game.smoked(0, event("One"))
    asked(game)
    assert Play(corners) not in game.options
    two = game.smoked(0, event("Two"))
    game.plays(next(it for it in game.state.hand[0] if game.state.kinds[it].title == "Idle"))
    game.do(Play(corners))
    game.choose(Question.TARGET, one, two)
    game.quiet()
    assert [game.state.area[it] for it in (one, two)] == [Area.HAND] * 2
    assert game.state.area[corners] is Area.TOASTED


def test_darkness_warriors_are_worth_a_power(shadowfist: Catalogue) -> None:
    game = table()
    warriors = game.play(0, real(shadowfist, "Darkness Warriors"))
    asked(game)
    before = game.state.power[0]
    uses(game, warriors)
    assert game.state.area[warriors] is Area.SMOKED
    assert game.state.power[0] == before + 1
    assert not game.has_told(events.Smoked), "a sacrifice is no smoking"


def test_house_on_the_hill_shelters_interceptors(shadowfist: Catalogue) -> None:
    game = table()
    house = game.play(1, real(shadowfist, "House on the Hill"))
    guard = game.play(1, character("Guard", 3), at=game.state.at[house])
    hero = game.play(0, character("Hero", 3))
    asked(game)
    assert scores.toughness(game.state, guard) == 0
    game.declares(house, hero)
    game.intercepts((guard, hero))
    game.settle()
    told = {it.card: it.amount for it in game.has_told(events.Damaged)}
    assert told[guard] == 2


def test_hungry_ghosts_scratch(shadowfist: Catalogue) -> None:
    game = table()
    ghosts = game.play(0, real(shadowfist, "Hungry Ghosts"))
    foe = game.play(1, character("Foe", 3))
    asked(game)
    uses(game, ghosts, foe)
    assert game.state.damage[foe] == 1
    assert game.state.turned[ghosts]


def test_ice_diadem_heals_whoever_wears_it(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero", 5))
    diadem = game.play(0, real(shadowfist, "Ice Diadem"), at=hero)
    hurt(game, hero, 3)
    asked(game)
    uses(game, diadem)
    assert game.state.damage[hero] == 0


def test_killing_rain_falls_on_sites(shadowfist: Catalogue) -> None:
    game = table()
    rain = game.hand(0, free(shadowfist, "Killing Rain"))
    garden, bar = game.play(0, site(body=5)), game.play(1, plain_site(body=2))
    hero = game.play(1, character())
    asked(game)
    game.plays(rain)
    assert game.state.damage[garden] == 2
    assert game.state.area[bar] is Area.SMOKED
    assert game.state.damage[hero] == 0


def test_knight_templar_stays_and_defends_foreign_ground(shadowfist: Catalogue) -> None:
    game = table()
    first = game.play(0, site("First"))
    taken = game.play(0, site("Taken"), owner=1)
    knight = game.play(0, real(shadowfist, "Knight Templar"), at=game.state.at[first])
    other = game.play(0, real(shadowfist, "Knight Templar"), at=game.state.at[taken])
    assert scores.fighting(game.state, other) == scores.fighting(game.state, knight) + 2
    asked(game)
    assert not game.can(lambda it: isinstance(it, Move))


def test_mad_takes_a_site_for_a_site(shadowfist: Catalogue) -> None:
    game = table()
    mad = game.hand(0, free(shadowfist, "M.A.D."))
    theirs = game.play(1, site("Theirs"))
    asked(game)
    assert Play(mad) not in game.options, "there is nothing to sacrifice"
    mine = game.play(0, site("Mine"))
    game.plays(next(it for it in game.state.hand[0] if game.state.kinds[it].title == "Idle"))
    game.do(Play(mad))
    game.do(Choose(theirs))
    game.quiet()
    assert [game.state.area[it] for it in (mine, theirs)] == [Area.SMOKED] * 2
    assert [it.card for it in game.has_told(events.Smoked)] == [theirs]


def test_seal_team_is_at_home_by_the_water(shadowfist: Catalogue) -> None:
    game = table()
    dry = game.play(0, site("Dry"))
    lake = game.play(0, replace(site("Lake"), designators=frozenset(("lake",))))
    team, other = (
        game.play(0, real(shadowfist, "SEAL Team"), at=game.state.at[it]) for it in (dry, lake)
    )
    assert not scores.has(game.state, team, Keyword.MOBILITY)
    assert scores.has(game.state, other, Keyword.MOBILITY)


def test_serge_gardinier_hunts_the_wounded(shadowfist: Catalogue) -> None:
    game = table()
    game.play(0, real(shadowfist, "Serge Gardinier"))
    hero = game.play(0, character("Hero", 3))
    foe = game.play(1, character("Foe", 4))
    asked(game)
    hurt(game, foe, 1)
    game.attacks(foe, hero)
    assert game.state.area[foe] is Area.SMOKED
    assert game.state.damage[hero] == 0, "Ambush"


def test_serge_gardinier_lets_nobody_guard_the_wounded(shadowfist: Catalogue) -> None:
    for damage, is_guarded in ((0, True), (1, False)):
        game = table()
        game.play(0, real(shadowfist, "Serge Gardinier"))
        hero = game.play(0, character("Hero", 3))
        foe = game.play(1, character("Foe", 9))
        guard = game.play(1, character("Guard", 9), at=game.state.at[foe])
        asked(game)
        hurt(game, foe, damage)
        game.declares(foe, hero)
        assert (Intercept(guard, hero) in game.settle()) == is_guarded


def test_stone_garden_mends_a_site(shadowfist: Catalogue) -> None:
    game = table()
    garden = game.play(0, real(shadowfist, "Stone Garden"))
    other = game.play(0, site("Other"))
    asked(game)
    hurt(game, other, 2)
    game.plays(next(it for it in game.state.hand[0] if game.state.kinds[it].title == "Idle"))
    uses(game, garden)
    assert game.state.damage[other] == 1


def test_sub_machine_gun_spares_who_holds_it(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    here = game.state.at[hero]
    friend = game.play(0, character("Friend", 3), at=here)
    foe = game.play(1, character("Foe", 3))
    gun = game.play(0, real(shadowfist, "Sub-Machine Gun"), at=hero)
    asked(game)
    uses(game, gun)
    assert [game.state.damage[it] for it in (hero, friend, foe)] == [0, 1, 0]


def test_the_jade_dragon_guards_its_site_and_yields_power(shadowfist: Catalogue) -> None:
    game = table()
    garden = game.play(1, site(body=9))
    dragon = game.play(1, real(shadowfist, "The Jade Dragon"), at=garden)
    hero = game.play(0, character("Hero", 12))
    assert scores.power_score(game.state, dragon) == 2
    assert scores.toughness(game.state, garden) == 1
    asked(game)
    game.declares(garden, hero)
    game.until(Question.FATE)
    assert game.options == (Number(0), Number(1))


def test_the_twisted_gardens_sharpen_demons_and_spirits(shadowfist: Catalogue) -> None:
    game = table()
    game.play(0, real(shadowfist, "The Twisted Gardens"))
    demon = game.play(0, replace(character("Demon", 3), designators=frozenset(("demon", "spirit"))))
    target = game.play(1, site(body=30))
    asked(game)
    game.attacks(target, demon)
    assert game.state.damage[target] == 4, "once, though two words fit"


def test_thunder_bishop_shields_somebody_while_turned(shadowfist: Catalogue) -> None:
    game = table()
    bishop = game.play(0, real(shadowfist, "Thunder Bishop"))
    hero = game.play(0, character("Hero", 3))
    asked(game)
    uses(game, bishop, hero)
    assert scores.toughness(game.state, hero) == 1
    areas.smoke(game.state, bishop)
    assert scores.toughness(game.state, hero) == 0


def test_tortured_memories_turn_a_character_for_the_turn(shadowfist: Catalogue) -> None:
    game = table()
    memories = game.hand(0, free(shadowfist, "Tortured Memories"))
    foe = game.play(1, character("Foe", 9))
    marks.turn(game.state, foe)
    asked(game)
    game.plays(memories)
    assert game.state.controller[foe] == 0
    assert not game.state.turned[foe]
    game.end_turn()
    assert game.state.controller[foe] == 1


def test_loyalty_withstands_tortured_memories(shadowfist: Catalogue) -> None:
    game = table()
    memories = game.hand(0, free(shadowfist, "Tortured Memories"))
    foe = game.play(1, character("Foe", 9, Keyword.LOYALTY))
    asked(game)
    game.plays(memories)
    assert game.state.controller[foe] == 1

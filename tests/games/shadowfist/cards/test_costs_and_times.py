"""Cards that change what others cost, when they are played, and whether they are."""

import pytest

from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.model.actions import PASS, Play
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.write import areas, piles
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.terms import Keyword, Restriction
from tests.games.shadowfist.cards.real import real
from tests.games.shadowfist.cards.test_more_cards import asked, free
from tests.games.shadowfist.cards.test_precon_triggers import MAY, beats
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


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("is_mine", [True, False])
def test_buromil_grunt_joins_the_defence_for_a_turn(
    shadowfist: Catalogue, seats: int, is_mine: bool
) -> None:
    game = table(seats)
    grunt = game.hand(1, free(shadowfist, "BuroMil Grunt"))
    target = game.play(1 if is_mine else seats - 1, site(body=30))
    game.play(1, site(body=30))
    hero = game.play(0, character("Hero", 1))
    asked(game)
    game.power(1, 3)
    game.declares(target, hero)
    if not is_mine and seats == 3:
        while game.state.attack is not None:
            assert Play(grunt) not in game.options
            game.decline()
        return
    game.until(Question.START, 1)
    game.do(Play(grunt))
    while game.asked[1] is Question.PLACE:
        game.do(game.options[0])
    game.quiet()
    assert game.state.area[grunt] is Area.IN_PLAY
    game.end_turn()
    assert game.state.area[grunt] is Area.SMOKED


def test_buromil_grunt_stays_if_he_was_not_played(shadowfist: Catalogue) -> None:
    game = table()
    grunt = game.smoked(0, free(shadowfist, "BuroMil Grunt"))
    back = game.hand(0, free(shadowfist, "Netherworld Return"))
    asked(game)
    game.plays(back)
    game.end_turn()
    assert game.state.area[grunt] is Area.IN_PLAY


@pytest.mark.parametrize("fills", [True, False])
def test_rapid_response_team_comes_in_any_main_shot(shadowfist: Catalogue, fills: bool) -> None:
    game = table()
    team = game.hand(1, free(shadowfist, "Rapid Response Team"))
    idle = game.hand(0, event("Idle"))
    asked(game)
    for card in game.state.hand[1][:2]:
        piles.discard(game.state, card)
    game.power(1, 3)
    game.do(Play(idle))
    game.until(Question.RESPOND, 1)
    game.do(Play(team))
    game.until(Question.MAY, 1)
    game.do(MAY if fills else PASS)
    game.quiet()
    held = len(game.state.hand[1])
    assert (held == 6) == fills


@pytest.mark.parametrize(("owner", "is_forbidden"), [(0, True), (1, False)])
def test_xiaoyang_yun_silences_opponents_in_her_own_turn(
    shadowfist: Catalogue, owner: int, is_forbidden: bool
) -> None:
    game = table()
    game.play(owner, real(shadowfist, "Xiaoyang Yun"))
    for player in (0, 1):
        game.play(player, character("Monk", provides="g"))
    chi, plain = game.hand(1, event("Chi", requires="g")), game.hand(1, event("Plain"))
    own = game.hand(0, event("Own", requires="g"))
    asked(game)
    assert Play(own) in game.options
    game.do(Play(own))
    game.until(Question.RESPOND, 1)
    assert Play(plain) in game.options
    assert (Play(chi) not in game.options) == is_forbidden


def test_killing_ground_strikes_interceptors_and_lets_more_sites_in(shadowfist: Catalogue) -> None:
    game = table()
    front = game.play(0, site("Front"))
    ground = game.play(0, real(shadowfist, "Killing Ground"), at=game.state.at[front])
    first, second = (game.hand(0, plain_site(f"Bar {it}")) for it in range(2))
    lair = game.hand(0, plain_site("Lair", restrictions=frozenset({Restriction.UNIQUE})))
    dear, feng = game.hand(0, plain_site("Dear", cost=1)), game.hand(0, site("Feng"))
    hero = game.play(0, character("Hero", 1))
    target = game.play(1, site(body=30))
    guard = game.play(1, character("Guard", 3), at=game.state.at[target])
    asked(game)
    game.plays(first)
    assert Play(second) not in game.options, "the Ground is not in front"
    areas.smoke(game.state, front)
    game.plays(game.state.hand[0][-1])
    may = {it.card for it in game.options if isinstance(it, Play)}
    assert second in may
    assert not may & {lair, dear, feng}
    game.declares(target, hero)
    game.intercepts((guard, hero))
    game.settle()
    assert game.state.damage[guard] == 2
    assert game.state.area[ground] is Area.IN_PLAY


def test_killing_ground_pays_whoever_seizes_it(shadowfist: Catalogue) -> None:
    game = table()
    ground = game.play(1, real(shadowfist, "Killing Ground"))
    hero = game.play(0, character("Hero", 20))
    asked(game)
    before = game.state.power[0]
    beats(game, ground, hero, Fate.SEIZED)
    game.until(Question.ACT, 0)
    assert game.state.power[0] == before + 2


def test_cargo_plane_delivers_in_the_turns_of_others(shadowfist: Catalogue) -> None:
    game = table()
    pilot = game.play(1, character("Pilot", 2))
    plane = game.play(1, real(shadowfist, "Cargo Plane"), at=pilot)
    trooper = game.hand(1, character("Trooper"))
    sword = game.hand(1, state_card("Sword", restrictions=frozenset({Restriction.WEAPON})))
    curse, rumour = game.hand(1, state_card("Curse")), game.hand(1, edge("Rumour"))
    idle = [game.hand(0, event("Idle")) for _ in range(2)]
    asked(game)
    assert scores.toughness(game.state, pilot) == 1
    assert scores.has(game.state, pilot, Keyword.MOBILITY)
    game.power(1, 3)
    game.do(Play(idle[0]))
    game.until(Question.RESPOND, 1)
    may = {it.card for it in game.options if isinstance(it, Play)}
    assert {trooper, sword} <= may
    assert not {curse, rumour} & may
    game.do(Play(trooper))
    game.quiet()
    assert game.state.area[trooper] is Area.IN_PLAY
    areas.smoke(game.state, plane)
    game.do(Play(idle[1]))
    assert Play(sword) not in game.options


def test_the_man_plays_one_card_in_each_turn_of_another(shadowfist: Catalogue) -> None:
    game = table(3)
    game.play(1, real(shadowfist, "The Man"))
    first, second = (game.hand(1, character(f"Agent {it}")) for it in range(2))
    rumour, curse = game.hand(1, edge("Rumour")), game.hand(1, state_card("Curse"))
    idle = [game.hand(0, event("Idle")) for _ in range(2)]
    for player in (2,):
        game.hand(player, event("Idle"))
    asked(game)
    game.do(Play(idle[0]))
    game.until(Question.RESPOND, 1)
    may = {it.card for it in game.options if isinstance(it, Play)}
    assert {first, second, rumour} <= may
    assert curse not in may
    game.do(Play(first))
    game.quiet()
    game.until(Question.ACT, 0)
    game.do(Play(idle[1]))
    while game.asked[1] is not Question.ACT:
        assert Play(second) not in game.options
        game.do(PASS)
    game.end_turn()
    game.until(Question.ACT, 1)
    assert {Play(second), Play(rumour), Play(curse)} <= set(game.options), "their own turn"


@pytest.mark.parametrize(("taken", "burned"), [(0, 0), (1, 0), (1, 1), (3, 2)])
def test_gorilla_fighter_is_cheaper_for_what_others_hold(
    shadowfist: Catalogue, taken: int, burned: int
) -> None:
    game = table(3)
    gorilla = game.hand(0, free(shadowfist, "Gorilla Fighter"))
    for number in range(taken):
        game.play(1, character(f"Taken {number}"), owner=0)
    game.play(1, edge("Taken Edge"), owner=0)
    game.play(1, character("Theirs"))
    for number in range(burned):
        lost = game.play(2, site(f"Burned {number}"), owner=0)
        areas.burn_for_victory(game.state, lost, 2)
    asked(game)
    game.power(0, 6)
    game.plays(gorilla)
    assert game.state.power[0] == 6 - max(0, 4 - taken - burned)
    assert scores.cost(game.state, gorilla) == 4


@pytest.mark.parametrize(("events", "cost"), [(7, 5), (8, 0)])
def test_red_bat_is_free_while_somebody_has_smoked_many_events(
    shadowfist: Catalogue, events: int, cost: int
) -> None:
    game = table(3)
    bat = game.hand(0, free(shadowfist, "Red Bat"))
    for _ in range(events):
        game.smoked(2, event("Old"))
    game.smoked(0, event("Mine"))
    asked(game)
    game.power(0, 6)
    game.plays(bat)
    assert game.state.power[0] == 6 - cost
    assert scores.fighting(game.state, bat) == 5


def test_orange_senshi_chamber_helps_all_orange_characters(shadowfist: Catalogue) -> None:
    game = table()
    chamber = game.play(1, real(shadowfist, "Orange Senshi Chamber"))
    orange = game.hand(0, named(character("Orange Senshi", cost=2), "orange", "senshi"))
    other = game.hand(0, character("Other", cost=2))
    game.play(1, character("Monk", provides="gC"))
    game.play(1, character("Dragon", provides="d"))
    asked(game)
    game.power(0, 4)
    game.plays(orange)
    assert game.state.power[0] == 3
    game.plays(other)
    assert game.state.power[0] == 1
    assert scores.hand_size(game.state, 1) == 8
    assert scores.hand_size(game.state, 0) == 6
    areas.smoke(game.state, chamber)
    assert scores.hand_size(game.state, 1) == 6

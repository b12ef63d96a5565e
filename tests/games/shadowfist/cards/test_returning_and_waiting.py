"""Cards that come back, wait for later, flip coins, count counters, or move an attack."""

import pytest

from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import PASS, Number, Play, Reveal, Use
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.write import areas, marks
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.terms import Keyword
from tests.games.shadowfist.cards.real import real
from tests.games.shadowfist.cards.test_more_cards import asked, free, hurt, uses
from tests.games.shadowfist.cards.test_precon_triggers import MAY, beats
from tests.support.shadowfist_table import (
    Choose,
    character,
    event,
    site,
    table,
)


def test_golden_comeback_returns_a_character_without_playing_it(shadowfist: Catalogue) -> None:
    game = table()
    comeback = game.hand(0, free(shadowfist, "Golden Comeback"))
    hero = game.smoked(0, character("Hero", cost=9))
    game.smoked(0, event())
    asked(game)
    game.do(Play(comeback))
    game.choose(Question.TARGET, hero)
    game.quiet()
    assert game.state.area[hero] is Area.IN_PLAY
    assert not any(it.card == hero for it in game.has_told(events.Played))


@pytest.mark.parametrize("comes", [True, False])
def test_undead_horrors_return_once_a_turn(shadowfist: Catalogue, comes: bool) -> None:
    game = table()
    horrors = [game.smoked(0, real(shadowfist, "Undead Horrors")) for _ in range(2)]
    friends = [game.play(0, character("Friend", requires="e")) for _ in range(2)]
    idle = [game.hand(0, event("Idle")) for _ in range(4)]
    asked(game)
    for friend, card in zip(friends, idle, strict=False):
        areas.smoke(game.state, friend)
        game.do(Play(card))
        while game.state.decision and game.asked[1] in (Question.MAY, Question.ORDER):
            is_may = game.asked[1] is Question.MAY
            game.do(Number(0) if not is_may else MAY if comes else PASS)
        game.quiet()
    there = [it for it in horrors if game.state.area[it] is Area.IN_PLAY]
    assert len(there) == int(comes)


def test_tunnel_fighter_flips_for_its_return(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero"))
    target = game.play(1, site())
    for _ in range(2):
        game.play(0, site())
    fighter = game.smoked(1, real(shadowfist, "Tunnel Fighter"))
    asked(game)
    game.declares(target, hero)
    game.settle()
    (flip,) = game.has_told(events.CoinFlipped)
    assert (game.state.area[fighter] is Area.IN_PLAY) == flip.is_heads


def test_fire_acolytes_burn_somebody_where_they_fell(shadowfist: Catalogue) -> None:
    game = table()
    garden, other = game.play(0, site()), game.play(0, site("Other"))
    acolytes = game.play(0, real(shadowfist, "Fire Acolytes"), at=game.state.at[garden])
    game.play(0, real(shadowfist, "Fire Mystic"), at=game.state.at[other])
    foe = game.play(1, character("Foe", 5), at=game.state.at[garden])
    idle = game.hand(0, event("Idle"))
    asked(game)
    areas.smoke(game.state, acolytes)
    game.do(Play(idle))
    game.until(Question.MAY, 0)
    game.do(MAY)
    game.choose(Question.TARGET, foe)
    game.quiet()
    assert game.state.damage[foe] == 1


def test_aleut_herbalist_heals_as_the_patient_unturns(shadowfist: Catalogue) -> None:
    game = table()
    herbalist = game.play(0, real(shadowfist, "Aleut Herbalist"))
    patient = game.play(0, character("Patient", 5, requires="m"))
    idle = game.hand(0, event("Idle"))
    hurt(game, patient, 3)
    marks.turn(game.state, patient)
    asked(game)
    uses(game, herbalist, patient)
    assert game.state.damage[patient] == 3
    marks.unturn(game.state, patient)
    game.plays(idle)
    assert game.state.damage[patient] == 0


def test_explosives_are_used_by_whoever_controls_the_subject(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(1, character("Hero", 1))
    bomb = game.play(0, real(shadowfist, "Explosives"), at=hero)
    target = game.play(0, site(body=30))
    game.hand(1, event("Idle"))
    game.hand(0, event("Idle"))
    game.end_turn()
    game.until(Question.ACT, 1)
    game.declares(target, hero)
    while Use(bomb, 0) not in game.options:
        assert game.asked[0] == 1 or not any(isinstance(it, Use) for it in game.options)
        game.decline()
    assert game.asked[0] == 1
    game.do(Use(bomb, 0))
    game.settle()
    assert game.state.damage[target] == 6


def test_maze_of_little_passages_changes_who_is_attacked(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    front = game.play(1, site("Front"))
    maze = game.play(
        1, real(shadowfist, "Maze of Little Passages"), at=game.state.at[front], face_down=True
    )
    asked(game)
    game.declares(front, hero)
    while Reveal(maze) not in game.options:
        game.decline()
    game.do(Reveal(maze))
    game.settle()
    assert game.state.damage[front] == 0
    assert game.state.damage[maze] == 3


def test_rainforest_bridge_watches_who_falls_together(shadowfist: Catalogue) -> None:
    game = table()
    bridge = game.play(1, real(shadowfist, "Rainforest Bridge"))
    for _ in range(2):
        game.play(0, character("Weak", 1))
    brawl = game.hand(0, free(shadowfist, "Final Brawl"))
    asked(game)
    before = game.state.power[1]
    game.do(Play(brawl))
    game.until(Question.MAY, 1)
    game.do(MAY)
    game.quiet()
    assert game.state.power[1] == before + 1
    assert game.state.turned[bridge]


def test_ancestral_river_home_lets_its_owner_play_anything(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero", 9))
    for _ in range(2):
        game.play(0, site())
    home = game.play(1, real(shadowfist, "Ancestral River Home"))
    dear = game.hand(1, character("Dear", cost=9))
    asked(game)
    beats(game, home, hero, Fate.SMOKED)
    game.until(Question.PLAY, 1)
    game.do(Choose(dear))
    game.quiet()
    assert game.state.area[dear] is Area.IN_PLAY


def test_cave_network_calls_somebody_to_an_empty_house(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero"))
    cave = game.play(1, real(shadowfist, "Cave Network"))
    guard, dear = game.hand(1, character("Guard", cost=3)), game.hand(1, character("Dear", cost=4))
    asked(game)
    game.declares(cave, hero)
    game.until(Question.MAY, 1)
    game.do(MAY)
    game.until(Question.PLAY, 1)
    assert Choose(dear) not in game.options
    game.do(Choose(guard))
    game.quiet()
    assert game.state.area[guard] is Area.IN_PLAY


def test_turtle_island_outlasts_the_events_of_opponents(shadowfist: Catalogue) -> None:
    game = table()
    turtle = game.play(1, real(shadowfist, "Turtle Island"))
    mine = game.play(0, site())
    palm = game.hand(0, free(shadowfist, "Blade Palm"))
    rain = game.hand(0, free(shadowfist, "Killing Rain"))
    asked(game)
    game.plays(rain)
    assert (game.state.damage[mine], game.state.damage[turtle]) == (2, 0)
    game.do(Play(palm))
    game.choose(Question.TARGET, turtle)
    game.quiet()
    assert game.state.area[turtle] is Area.IN_PLAY


@pytest.mark.parametrize(("attackers", "damage"), [(1, 0), (2, 4)])
def test_maze_of_stairs_stops_a_single_attacker(
    shadowfist: Catalogue, attackers: int, damage: int
) -> None:
    game = table()
    heroes = [game.play(0, character("Hero", 2)) for _ in range(attackers)]
    maze = game.play(1, real(shadowfist, "Maze of Stairs"))
    asked(game)
    game.attacks(maze, *heroes)
    assert game.state.damage[maze] == damage


def test_horseshoe_island_draws_an_attack_to_itself(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    target = game.play(1, site("Target"))
    island = game.play(1, real(shadowfist, "Horseshoe Island"))
    asked(game)
    game.declares(target, hero)
    while Use(island, 0) not in game.options:
        game.decline()
    game.do(Use(island, 0))
    game.settle()
    assert (game.state.damage[target], game.state.damage[island]) == (0, 3)


def test_city_center_has_one_counter(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    center = game.play(1, real(shadowfist, "City Center"), face_down=True)
    asked(game)
    game.declares(center, hero)
    while Reveal(center) not in game.options:
        game.decline()
    game.do(Reveal(center))
    while Use(center, 0) not in game.options:
        game.decline()
    game.do(Use(center, 0))
    game.settle()
    assert game.state.damage[center] == 0
    assert not game.state.turned[hero]
    assert game.state.counters[center] == 0


def test_medicinal_flower_garden_stops_damage_of_one_source(shadowfist: Catalogue) -> None:
    game = table()
    garden = game.play(1, real(shadowfist, "Medicinal Flower Garden"))
    hero, other = (game.play(1, character(it, 3)) for it in ("Hero", "Other"))
    brawl = game.hand(0, free(shadowfist, "Final Brawl"))
    asked(game)
    game.do(Play(brawl))
    game.until(Question.RESPOND, 1)
    game.do(Use(garden, 0))
    while game.asked[1] is Question.TARGET:
        game.do(Choose(hero) if Choose(hero) in game.options else game.options[0])
    game.quiet()
    assert (game.state.damage[hero], game.state.damage[other]) == (0, 2)


def test_temple_guards_keep_a_garden_turned(shadowfist: Catalogue) -> None:
    game = table()
    guards = game.play(0, real(shadowfist, "Temple Guards"))
    garden = game.play(0, real(shadowfist, "Rust Garden"))
    asked(game)
    game.do(Use(guards, 0))
    game.do(Number(1))
    game.quiet()
    assert game.state.turned[garden]
    assert not game.state.turned[guards]
    assert scores.has(game.state, guards, Keyword.SUPERLEAP)
    marks.unturn(game.state, garden)
    assert not scores.has(game.state, guards, Keyword.SUPERLEAP)


def test_vivisector_is_paid_for_what_it_gives(shadowfist: Catalogue) -> None:
    game = table()
    vivisector = game.play(0, real(shadowfist, "Vivisector"))
    victim = game.play(0, character("Victim", cost=4))
    game.play(1, character("Theirs", cost=5))
    asked(game)
    before = game.state.power[0]
    uses(game, vivisector, victim)
    assert game.state.power[0] == before + 4
    assert game.has_told(events.Sacrificed)


def test_coordinated_sabotage_strikes_whenever_somebody_attacks(shadowfist: Catalogue) -> None:
    game = table()
    sabotage = game.hand(0, free(shadowfist, "Coordinated Sabotage"))
    hero = game.play(0, character("Hero", 3))
    target, other = game.play(1, site(body=30)), game.play(1, character("Other", 9))
    asked(game)
    game.do(Play(sabotage))
    game.choose(Question.TARGET, other)
    game.quiet()
    game.attacks(target, hero)
    assert game.state.damage[other] == 2


def test_weird_scientist_counts_letters(shadowfist: Catalogue) -> None:
    game = table()
    garden = game.play(0, real(shadowfist, "Garden of Bronze"))
    game.play(0, real(shadowfist, "Weird Scientist"), at=game.state.at[garden])
    assert scores.body(game.state, garden) == len("Garden")


def test_martyrs_tomb_puts_a_character_on_top(shadowfist: Catalogue) -> None:
    game = table()
    tomb = game.play(0, real(shadowfist, "Martyr's Tomb"))
    hero = game.smoked(0, character("Hero"))
    asked(game)
    uses(game, tomb, hero)
    assert game.state.deck[0][-1] == hero


def test_jane_q_public_is_avenged_by_power(shadowfist: Catalogue) -> None:
    game = table()
    jane = game.play(0, real(shadowfist, "Jane Q. Public"))
    brawl = game.hand(1, free(shadowfist, "Final Brawl"))
    idle = game.hand(0, event("Idle"))
    asked(game)
    before = game.state.power[0]
    game.do(Play(idle))
    game.until(Question.RESPOND, 1)
    game.do(Play(brawl))
    game.quiet()
    assert game.state.area[jane] is Area.SMOKED
    assert game.state.power[0] == before + 2


def test_pacifists_are_stirred_once_by_several_blows(shadowfist: Catalogue) -> None:
    game = table()
    heroes = [game.play(0, character("Hero", 1)) for _ in range(2)]
    target = game.play(1, site(body=30))
    pacifists = game.play(1, real(shadowfist, "Pacifists"))
    asked(game)
    game.attacks(target, *heroes)
    assert scores.fighting(game.state, pacifists) == 3

"""Twenty real cards, one for each shape of text, played on the table."""

from dataclasses import replace

import pytest

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import (
    PASS,
    Choose,
    Number,
    Play,
    Reveal,
    Use,
)
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.kinds import Kind
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.read.resources import provided
from app.games.shadowfist.engine.write import areas, marks
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.terms import Keyword, Resource, Restriction
from app.games.shadowfist.vocabulary import FIGHTING, More
from tests.games.shadowfist.cards.real import real
from tests.support.shadowfist_scenes import lasts
from tests.support.shadowfist_table import (
    Table,
    character,
    edge,
    event,
    site,
    state_card,
    table,
)


def idle(game: Table, *players: int) -> None:
    """A free Event in hand, so that these players are asked to respond."""
    for player in players:
        game.hand(player, event("Idle"))


def designated(title: str, fighting: int, *words: str) -> Kind:
    """A Character with designators."""
    return replace(character(title, fighting), designators=frozenset(words))


# Texts that hold without anybody doing something.


def test_captain_liu_protects_the_cops_of_his_controller(shadowfist: Catalogue) -> None:
    game = table()
    mine, other = (game.play(0, designated(it, 2, it)) for it in ("cop", "monk"))
    theirs = game.play(1, designated("Their", 2, "cop"))
    liu = game.play(0, real(shadowfist, "Captain Liu"))
    tough = [scores.toughness(game.state, it) for it in (mine, other, theirs, liu)]
    assert tough == [1, 0, 0, 1], "he is a Cop himself"
    areas.smoke(game.state, liu)
    assert scores.toughness(game.state, mine) == 0


def test_butterfly_swords_add_to_combat_damage_only(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    game.play(0, real(shadowfist, "Butterfly Swords"), at=hero)
    target = game.play(1, site(body=20))
    game.to_act()
    game.attacks(target, hero)
    assert game.state.damage[target] == 6
    assert scores.fighting(game.state, hero) == 3, "its Fighting is what it was"


def test_armies_of_the_monarchs_weaken_the_unique_and_help_ones_own(shadowfist: Catalogue) -> None:
    game = table()
    game.play(0, real(shadowfist, "Armies of the Monarchs"))
    plain = game.play(0, character("Plain", 3))
    unique = game.play(0, character("Star", 3, restrictions=[Restriction.UNIQUE]))
    target = game.play(1, site(body=30))
    game.to_act()
    game.attacks(target, plain, unique)
    assert game.state.damage[target] == (3 + 1) + (3 - 1)


def test_armies_of_the_monarchs_help_nobody_elses_characters(shadowfist: Catalogue) -> None:
    game = table()
    game.play(1, real(shadowfist, "Armies of the Monarchs"))
    plain = game.play(0, character("Plain", 3))
    target = game.play(1, site(body=30))
    game.to_act()
    game.attacks(target, plain)
    assert game.state.damage[target] == 3


def test_grizzly_pass_stands_firm_until_its_controller_has_a_pair(shadowfist: Catalogue) -> None:
    game = table()
    pass_ = game.play(0, real(shadowfist, "Grizzly Pass"))
    assert scores.body(game.state, pass_) == 12
    game.play(0, character("Twin"))
    game.play(1, character("Twin"))
    assert scores.body(game.state, pass_) == 12, "the other one is an opponent's"
    game.play(0, character("Twin"))
    assert scores.body(game.state, pass_) == 7


def test_infernal_temple_provides_magic_for_each_demon(shadowfist: Catalogue) -> None:
    game = table()
    place = list(Resource).index(Resource.MAGIC)
    game.play(0, real(shadowfist, "Infernal Temple"))
    before = provided(game.state, 0, place)
    demons = [game.play(0, designated("Imp", 1, "demon")) for _ in range(2)]
    game.play(1, designated("Fiend", 1, "demon"))
    assert provided(game.state, 0, place) == before + 2
    areas.return_to_hand(game.state, demons[0])
    assert provided(game.state, 0, place) == before + 1


def test_nobody_plays_a_state_on_adrienne_hart(shadowfist: Catalogue) -> None:
    game = table()
    hart = game.play(0, real(shadowfist, "Adrienne Hart"))
    sword = game.hand(0, state_card())
    idle(game, 0)
    game.to_act()
    assert Play(sword) not in game.options
    other = game.play(0, character())
    game.plays(game.state.hand[0][-1])
    game.do(Play(sword))
    game.quiet()
    assert (game.state.subject[sword], hart) == (other, hart)


# Effects.


def test_final_brawl_damages_every_character_and_no_site(shadowfist: Catalogue) -> None:
    game = table()
    strong, weak = game.play(0, character("Strong", 5)), game.play(1, character("Weak", 2))
    garden = game.play(1, site())
    brawl = game.hand(0, replace(real(shadowfist, "Final Brawl"), requires=()))
    game.to_act()
    game.plays(brawl)
    assert game.state.damage[strong] == 2
    assert game.state.area[weak] is Area.SMOKED
    assert game.state.damage[garden] == 0


def test_final_brawl_hits_those_who_were_there_when_it_was_played(shadowfist: Catalogue) -> None:
    """R1: affected cards are determined on generation. Rules: 24.2."""
    game = table()
    early = game.play(0, character("Early", 5))
    brawl = game.hand(0, replace(real(shadowfist, "Final Brawl"), requires=()))
    idle(game, 1)
    game.to_act()
    game.do(Play(brawl))
    late = game.play(0, character("Late", 5))
    game.quiet()
    assert (game.state.damage[early], game.state.damage[late]) == (2, 0)


def test_chinese_doctor_heals_the_hurt_and_is_of_no_use_otherwise(shadowfist: Catalogue) -> None:
    game = table()
    doctor = game.play(0, real(shadowfist, "Chinese Doctor"))
    hurt, sound = game.play(0, character("Hurt", 5)), game.play(1, character("Sound", 5))
    idle(game, 0)
    game.to_act()
    assert Use(doctor, 0) not in game.options
    game.state.damage[hurt] = 3
    game.plays(game.state.hand[0][-1])
    game.do(Use(doctor, 0))
    game.quiet()
    assert game.state.damage[hurt] == 0
    assert game.state.turned[doctor]
    assert game.state.damage[sound] == 0


def test_feeding_the_hungry_is_not_played_with_a_single_character(shadowfist: Catalogue) -> None:
    game = table()
    game.play(0, character("Only", 3))
    feeding = game.hand(0, replace(real(shadowfist, "Feeding the Hungry"), requires=()))
    idle(game, 0)
    game.to_act()
    assert Play(feeding) not in game.options, "who is sacrificed is not another Character"


def test_feeding_the_hungry_gives_the_printed_fighting_of_the_victim(
    shadowfist: Catalogue,
) -> None:
    game = table()
    victim, hero = game.play(0, character("Victim", 4)), game.play(0, character("Hero", 2))
    lasts(game.state, victim, More(FIGHTING, 3))
    feeding = game.hand(0, replace(real(shadowfist, "Feeding the Hungry"), requires=()))
    idle(game, 0, 1)
    game.to_act()
    game.do(Play(feeding))
    game.do(Choose(victim))
    assert game.state.area[victim] is Area.SMOKED, "paid at once"
    assert events.Sacrificed(victim) in game.told
    game.quiet()
    assert scores.fighting(game.state, hero) == 2 + 4
    game.end_turn()
    assert scores.fighting(game.state, hero) == 2


def test_armorer_helps_as_long_as_it_is_kept_turned(shadowfist: Catalogue) -> None:
    game = table()
    armorer, hero = game.play(0, real(shadowfist, "Armorer")), game.play(0, character("Hero", 3))
    idle(game, 0, 1)
    game.to_act()
    game.do(Use(armorer, 0))
    game.do(Choose(hero))
    game.quiet()
    assert scores.toughness(game.state, hero) == 1
    game.end_turn()
    game.until(Question.KEEP_TURNED, 0)
    assert scores.toughness(game.state, hero) == 1
    game.do(Choose(armorer))
    assert scores.toughness(game.state, hero) == 1
    marks.unturn(game.state, armorer)
    assert scores.toughness(game.state, hero) == 0
    marks.turn(game.state, armorer)
    assert scores.toughness(game.state, hero) == 0, "what ended does not come back"


def test_kinoshita_house_sends_an_attacker_away(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero", 5))
    house = game.play(1, real(shadowfist, "Kinoshita House"))
    target = game.play(1, site(body=9))
    game.to_act()
    game.declares(target, hero)
    game.until(Question.START, 1)
    game.do(Use(house, 0))
    game.settle()
    assert events.CeasedAttacking(hero) in game.told
    assert not game.state.turned[hero]
    assert game.state.damage[target] == 0


def test_confucian_stability_answers_events_and_states_only(shadowfist: Catalogue) -> None:
    game = table()
    game.play(0, character("Hero", 3))
    stability = game.hand(1, replace(real(shadowfist, "Confucian Stability"), requires=()))
    game.power(1, 9)
    hero = game.hand(0, character("Second"))
    sword = game.hand(0, state_card())
    game.to_act()
    game.do(Play(hero))
    assert game.asked != (1, Question.RESPOND) or Play(stability) not in game.options
    game.quiet()
    game.do(Play(sword))
    game.do(game.options[0])
    assert game.asked == (1, Question.RESPOND)
    game.do(Play(stability))
    game.quiet()
    assert game.state.area[sword] is Area.SMOKED
    assert events.Canceled(sword) in game.told


def test_confucian_stability_stops_an_event_before_it_does_anything(
    shadowfist: Catalogue,
) -> None:
    game = table()
    victim = game.play(1, character("Victim", 2))
    brawl = game.hand(0, replace(real(shadowfist, "Final Brawl"), requires=()))
    stability = game.hand(1, replace(real(shadowfist, "Confucian Stability"), requires=()))
    game.power(1, 9)
    game.to_act()
    game.do(Play(brawl))
    game.do(Play(stability))
    game.quiet()
    assert game.state.area[victim] is Area.IN_PLAY


def test_eater_of_fortune_grows_by_the_edges_of_opponents(shadowfist: Catalogue) -> None:
    game = table(3)
    eater = game.play(0, real(shadowfist, "Eater of Fortune"))
    assert scores.fighting(game.state, eater) == 2
    game.play(0, edge("Own"))
    game.play(1, edge("Theirs"))
    game.play(2, edge("Others"))
    assert scores.fighting(game.state, eater) == 4


@pytest.mark.parametrize("wanted", [True, False])
def test_eater_of_fortune_may_smoke_an_edge_as_it_comes(
    shadowfist: Catalogue, wanted: bool
) -> None:
    game = table()
    secret = game.play(1, edge())
    eater = game.hand(0, replace(real(shadowfist, "Eater of Fortune"), requires=()))
    game.power(0, 9)
    game.to_act()
    game.do(Play(eater))
    assert game.asked == (0, Question.MAY)
    game.do(Number(1) if wanted else PASS)
    game.quiet()
    assert (game.state.area[secret] is Area.SMOKED) == wanted


def test_eater_of_fortune_asks_nothing_where_there_is_no_edge(shadowfist: Catalogue) -> None:
    game = table()
    eater = game.hand(0, replace(real(shadowfist, "Eater of Fortune"), requires=()))
    idle(game, 0)
    game.power(0, 9)
    game.to_act()
    game.plays(eater)
    assert game.asked[1] is Question.ACT


@pytest.mark.parametrize(("lead", "gained"), [(2, 3), (0, 0)])
def test_nine_dragon_temple_pays_when_the_attacker_leads_now(
    shadowfist: Catalogue, lead: int, gained: int
) -> None:
    game = table(3)
    hero = game.play(0, character("Hero", 9))
    for place in range(lead):
        game.play(0, site(f"Lead {place}"))
    temple = game.play(1, real(shadowfist, "Nine Dragon Temple"))
    game.play(1, site("Spare"))
    game.power(1, 0)
    game.to_act()
    game.declares(temple, hero)
    game.until(Question.FATE)
    game.do(game.options[0])
    game.to_act()
    assert game.state.power[1] == gained


def test_personal_assault_vehicle_gives_the_ability_that_is_chosen(
    shadowfist: Catalogue,
) -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    vehicle = game.play(0, real(shadowfist, "Personal Assault Vehicle"), at=hero)
    game.power(0, 5)
    idle(game, 0)
    game.to_act()
    game.do(Use(vehicle, 0))
    assert game.asked == (0, Question.OPTION)
    assert len(game.options) == 3
    game.do(Number(2))
    game.quiet()
    assert scores.has(game.state, hero, Keyword.UNSTOPPABLE)
    assert scores.fighting(game.state, hero) == 3
    assert game.state.power[0] == 4
    game.end_turn()
    assert scores.has(game.state, hero, Keyword.UNSTOPPABLE), "until it leaves play"


def test_discerning_fire_takes_at_least_two_that_share_a_word(shadowfist: Catalogue) -> None:
    game = table()
    fire = game.hand(0, replace(real(shadowfist, "Discerning Fire"), requires=()))
    monks = [game.play(1, designated("Monk", 3, "monk", "netherworld")) for _ in range(2)]
    lone = game.play(1, designated("Lone", 3, "netherworld"))
    idle(game, 0)
    game.power(0, 1)
    game.to_act()
    assert Play(fire) not in game.options, "1 Power is for one target"
    game.power(0, 5)
    game.plays(game.state.hand[0][-1])
    game.do(Play(fire))
    assert set(game.options) == set(map(Choose, monks))
    game.do(Choose(monks[1]))
    game.quiet()
    assert [game.state.area[it] for it in monks] == [Area.SMOKED] * 2
    assert game.state.area[lone] is Area.IN_PLAY
    assert game.state.power[0] == 3


def test_discerning_fire_leaves_sites_that_generate_power_alone(shadowfist: Catalogue) -> None:
    game = table()
    fire = game.hand(0, replace(real(shadowfist, "Discerning Fire"), requires=()))
    for title in ("One", "Two"):
        game.play(1, replace(site(title), designators=frozenset(("garden",))))
    idle(game, 0)
    game.power(0, 9)
    game.to_act()
    assert Play(fire) not in game.options


def test_proving_ground_turns_as_it_is_revealed_and_plays_cheaper_later(
    shadowfist: Catalogue,
) -> None:
    game = table()
    ground = game.play(0, real(shadowfist, "Proving Ground"), face_down=True)
    hero = game.hand(0, character("Hero", 5, cost=4))
    idle(game, 0)
    game.power(0, 2)
    game.to_act()
    assert Use(ground, 0) not in game.options, "it works face-up only"
    game.do(Reveal(ground))
    assert game.state.turned[ground]
    game.quiet()
    marks.unturn(game.state, ground)
    game.plays(game.state.hand[0][-1])
    assert Play(hero) not in game.options
    game.do(Use(ground, 0))
    game.until(Question.PLAY)
    game.do(Choose(hero))
    game.quiet()
    assert game.state.area[hero] is Area.IN_PLAY
    assert not game.state.unresolved[hero]
    assert game.state.power[0] == 0


def test_bribery_takes_a_weak_character_until_the_turn_ends(shadowfist: Catalogue) -> None:
    game = table(3)
    weak = game.play(1, character("Weak", 5))
    strong = game.play(1, character("Strong", 6))
    bribery = game.hand(0, replace(real(shadowfist, "Bribery"), requires=()))
    game.power(0, 1)
    game.power(1, 0)
    game.to_act()
    game.do(Play(bribery))
    game.quiet()
    assert game.state.power[:2] == [0, 1], "the Power is given, not spent"
    assert (game.state.controller[weak], game.state.controller[strong]) == (0, 1)
    game.end_turn()
    assert game.state.controller[weak] == 1


def test_bribery_does_not_choose_a_fighting_that_is_no_number(shadowfist: Catalogue) -> None:
    """R25: what is printed as X or * is no number. Rules: 15."""
    game = table()
    game.play(1, replace(character("Star", 2), has_fighting_number=False))
    bribery = game.hand(0, replace(real(shadowfist, "Bribery"), requires=()))
    idle(game, 0)
    game.to_act()
    assert Play(bribery) not in game.options


def test_city_square_sends_the_damage_of_an_attacker_elsewhere(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    square = game.play(1, real(shadowfist, "City Square"))
    target = game.play(1, site("Target", body=9))
    game.to_act()
    game.declares(target, hero)
    game.until(Question.START, 1)
    game.do(Use(square, 0))
    game.settle()
    assert game.state.damage[target] == 0
    assert game.state.damage[square] == 3
    assert game.has_told(events.AttackEnded)[0].is_success is False


def test_evil_twin_copies_before_it_could_be_smoked(shadowfist: Catalogue) -> None:
    game = table()
    liu = game.play(1, real(shadowfist, "Captain Liu"))
    twin = game.hand(0, replace(real(shadowfist, "Evil Twin"), requires=()))
    ally = game.play(0, designated("Ally", 2, "cop"))
    game.power(0, 9)
    idle(game, 1)
    game.to_act()
    game.do(Play(twin))
    game.do(Choose(liu))
    assert game.state.area[twin] is Area.IN_PLAY
    assert scores.fighting(game.state, twin) == 8
    assert scores.toughness(game.state, ally) == 1, "the copied text works for its controller"
    assert game.state.kinds[twin].title == "Evil Twin of Captain Liu"
    areas.return_to_hand(game.state, twin)
    assert game.state.kinds[twin].title == "Evil Twin"


def test_evil_twin_alone_copies_nobody_and_is_smoked(shadowfist: Catalogue) -> None:
    game = table()
    twin = game.hand(0, replace(real(shadowfist, "Evil Twin"), requires=()))
    idle(game, 0)
    game.power(0, 9)
    game.to_act()
    game.plays(twin)
    assert game.state.area[twin] is Area.SMOKED

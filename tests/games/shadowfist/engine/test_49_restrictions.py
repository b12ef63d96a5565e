"""Restrictions. Rules: 40, 49."""

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import Choose, Play
from app.games.shadowfist.engine.model.card_text import text_of
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.kinds import Kind
from app.games.shadowfist.engine.procedures.harm import inflict_by_effect
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.read.immunity import is_immune
from app.games.shadowfist.engine.write import areas
from app.games.shadowfist.engine.write.control import take_control
from app.games.shadowfist.terms import Restriction
from tests.support.rules import shows
from tests.support.shadowfist_scenes import bolt
from tests.support.shadowfist_table import (
    character,
    edge,
    event,
    site,
    state_card,
    table,
)


def test_49_0_restrictions_hold_even_where_text_does_not() -> None:
    game = table()
    hero = game.play(0, character("Boss", restrictions=[Restriction.UNIQUE]))
    again = game.hand(0, character("Boss", restrictions=[Restriction.UNIQUE]))
    game.hand(0, event())
    game.state.face_down[hero] = True
    game.to_act()
    assert Play(again) not in game.options


def test_49_2_limited_no_second_copy_is_played() -> None:
    game = table()
    game.play(0, site("Field", restrictions=[Restriction.LIMITED]), face_down=True)
    again = game.hand(0, site("Field", restrictions=[Restriction.LIMITED]))
    fine = game.hand(0, site("Other"))
    game.power(0, 5)
    game.to_act()
    assert Play(again) not in game.options
    assert Play(fine) in game.options


def test_49_2_a_further_limited_copy_may_be_taken() -> None:
    game = table()
    game.play(0, character("Twin", restrictions=[Restriction.LIMITED]))
    other = game.play(1, character("Twin", restrictions=[Restriction.LIMITED]))
    take_control(game.state, other, 0)
    assert game.state.controller[other] == 0
    assert game.state.area[other] is Area.IN_PLAY


def test_49_2_a_limited_event_is_played_once_in_each_turn() -> None:
    game = table()
    one, two = (game.hand(0, event("Rush", restrictions=[Restriction.LIMITED])) for _ in range(2))
    game.hand(1, event())
    game.to_act()
    game.plays(one)
    assert Play(two) not in game.options
    game.end_turn()
    game.until(Question.ACT, 1)
    game.do(next(it for it in game.options if isinstance(it, Play)))
    game.until(Question.RESPOND, 0)
    assert Play(two) in game.options


def test_49_4_not_cumulative_the_largest_counts() -> None:
    def banana(bonus: int) -> Kind:
        text = text_of((v.Continuous(v.SUBJECT, (v.More(v.FIGHTING, bonus),)),))
        return state_card("Banana", text=text, restrictions=[Restriction.NOT_CUMULATIVE])

    game = table()
    hero = game.play(0, character("Hero", 2))
    small = game.play(0, banana(1), at=hero)
    large = game.play(0, banana(2), at=hero)
    assert scores.fighting(game.state, hero) == 4
    areas.smoke(game.state, large)
    assert scores.fighting(game.state, hero) == 3
    with shows("49.4.1"):
        assert game.state.area[small] is Area.IN_PLAY


def test_10_1_other_bonuses_add_up() -> None:
    text = text_of((v.Continuous(v.SUBJECT, (v.More(v.FIGHTING, 2),)),))
    game = table()
    hero = game.play(0, character("Hero", 2))
    for _ in range(2):
        game.play(0, state_card("Sword", text=text), at=hero)
    assert scores.fighting(game.state, hero) == 6


def test_49_5_one_shot_each_player_plays_it_once_in_a_game() -> None:
    game = table()
    one, two = (game.hand(0, event("Once", restrictions=[Restriction.ONE_SHOT])) for _ in range(2))
    theirs = game.hand(1, event("Once", restrictions=[Restriction.ONE_SHOT]))
    game.hand(0, event())
    game.to_act()
    game.do(Play(one))
    assert Play(theirs) in game.options
    game.quiet()
    assert Play(two) not in game.options
    game.end_turn()
    game.until(Question.ACT, 0)
    assert Play(two) not in game.options


def test_49_6_a_schtick_is_controlled_with_its_subject() -> None:
    game = table()
    game.play(1, character())
    trick = game.hand(0, state_card("Trick", restrictions=[Restriction.SCHTICK]))
    game.to_act()
    game.plays(trick)
    assert game.state.controller[trick] == 1


def test_49_7_toast_it_always_ends_in_the_toasted_pile() -> None:
    game = table()
    smoked, returned = (
        game.play(0, character(str(it), restrictions=[Restriction.TOAST_IT])) for it in range(2)
    )
    flash = game.hand(0, event(restrictions=[Restriction.TOAST_IT]))
    game.to_act()
    areas.smoke(game.state, smoked)
    areas.return_to_hand(game.state, returned)
    game.plays(flash)
    assert {smoked, returned, flash} <= set(game.state.toasted[0])
    assert not game.has_told(events.Toasted), "none of them was toasted"


def test_49_9_unique_no_second_copy_is_played_voluntarily() -> None:
    game = table()
    game.play(0, site("Gate", restrictions=[Restriction.UNIQUE]), face_down=True)
    again = game.hand(0, site("Gate", restrictions=[Restriction.UNIQUE]))
    game.hand(0, event())
    game.power(0, 5)
    game.to_act()
    assert Play(again) not in game.options


def test_49_11_a_character_is_subject_of_one_vehicle_only() -> None:
    game = table()
    rider = game.play(0, character("Rider"))
    walker = game.play(1, character("Walker"))
    game.play(0, site())
    game.play(0, state_card("Bike", restrictions=[Restriction.VEHICLE]), at=rider)
    car = game.hand(0, state_card("Car", restrictions=[Restriction.VEHICLE]))
    game.to_act()
    game.plays(car)
    assert game.state.subject[car] == walker, "the only Character without one"
    assert game.state.controller[car] == 1


def test_49_12_any_number_of_weapons_is_played_on_one_card() -> None:
    game = table()
    hero = game.play(1, character())
    swords = [
        game.hand(0, state_card(f"Sword {it}", restrictions=[Restriction.WEAPON]))
        for it in range(3)
    ]
    game.to_act()
    for sword in swords:
        game.plays(sword)
    assert game.state.states_on[hero] == tuple(swords)
    assert {game.state.controller[it] for it in swords} == {1}


def test_40_1_who_is_immune_to_states_is_no_subject() -> None:
    game = table()
    game.play(1, character("Immune", immunities=("States",)))
    plain = game.play(1, character("Plain"))
    other = game.play(0, character("Other"))
    sword = game.hand(0, state_card())
    game.to_act()
    game.do(Play(sword))
    assert game.options == (Choose(other), Choose(plain))


def test_50_7_immunity_is_to_types_and_designators() -> None:
    game = table()
    immune = game.play(0, character("Immune", immunities=("Events", "Sites")))
    flash, garden, secret = (
        game.hand(1, event()), game.play(1, site()), game.play(1, edge()),
    )  # fmt: skip
    assert is_immune(game.state, immune, flash)
    assert is_immune(game.state, immune, garden)
    assert not is_immune(game.state, immune, secret)


def test_40_0_for_the_cards_it_is_immune_to_a_card_is_not_there() -> None:
    game = table()
    immune = game.play(1, character("Immune", 3, immunities=("Events",)))
    other, third = game.play(1, character("Other", 5)), game.play(1, character("Third", 5))
    spell = game.hand(0, bolt())
    blast = game.hand(0, event("Blast"))
    game.to_act()
    game.do(Play(spell))
    assert set(game.options) == {Choose(other), Choose(third)}, "it cannot be chosen"
    game.do(Choose(other))
    game.quiet()
    inflict_by_effect(game.state, blast, [immune, third], 2)
    assert [game.state.damage[it] for it in (immune, other, third)] == [0, 2, 2]

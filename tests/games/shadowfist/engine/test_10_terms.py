"""Innate abilities, healing, Power, resources, seizing, smoking, turning. Rules: 10 to 21."""

import pytest

from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.legality.effects import can_heal
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import Heal, Move
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.read.resources import resource_pool
from app.games.shadowfist.engine.write import areas, marks, power
from app.games.shadowfist.engine.write.control import take_control
from app.games.shadowfist.facts import Pool
from app.games.shadowfist.terms import Resource
from tests.support.rules import shows
from tests.support.shadowfist_scenes import fate
from tests.support.shadowfist_table import (
    character,
    event,
    plain_site,
    site,
    table,
)


def test_10_3_1_a_character_turns_to_change_location() -> None:
    game = table()
    one, two, far = (game.play(0, plain_site(str(it))) for it in range(3))
    hero = game.play(0, character())
    game.to_act()
    at = game.state.at
    game.do(Move(hero, at[two]))
    game.quiet()
    assert game.state.turned[hero]
    assert at[hero] == at[two]
    with shows("10.3"):
        assert not game.state.kinds[hero].text, "no text of the card says so"
    with shows("13.0"):
        assert events.Moved(hero, at[two], True) in game.told
    with shows("13.1"):
        assert not game.can(lambda it: it == Move(hero, at[one]) or it == Move(hero, at[far]))


def test_13_1_characters_move_next_door_in_their_own_structure() -> None:
    game = table()
    one, two, far = (game.play(0, plain_site(str(it))) for it in range(3))
    game.play(1, plain_site("Enemy"))
    hero = game.play(0, character(), at=game.state.at[one])
    game.to_act()
    assert [it for it in game.options if isinstance(it, Move)] == [Move(hero, game.state.at[two])]
    assert game.state.at[far] != game.state.at[two]


def test_13_0_a_destination_that_is_gone_by_the_resolution_is_not_reached() -> None:
    game = table()
    one, two = (game.play(0, plain_site(str(it))) for it in range(2))
    hero = game.play(0, character(), at=game.state.at[one])
    game.hand(1, event())
    game.to_act()
    game.do(Move(hero, game.state.at[two]))
    areas.smoke(game.state, two)
    game.quiet()
    assert game.state.at[hero] == game.state.at[one]


def test_10_3_2_a_character_turns_to_heal_in_its_own_main_shot() -> None:
    game = table()
    hero = game.play(0, character(fighting=5))
    other = game.play(1, character(fighting=5))
    game.state.damage[hero] = game.state.damage[other] = 2
    game.to_act()
    assert Heal(other) not in game.options
    game.do(Heal(hero))
    assert game.state.turned[hero]
    assert game.state.damage[hero] == 0
    with shows("16.0"):
        assert events.Healed(hero, 2) in game.told


def test_16_1_only_damaged_cards_can_be_healed() -> None:
    game = table()
    hero = game.play(0, character())
    game.hand(0, event())
    game.to_act()
    assert Heal(hero) not in game.options
    assert not can_heal(game.state, hero)
    game.state.damage[hero] = 1
    marks.heal(game.state, hero, 9)
    with shows("16.0"):
        assert game.state.damage[hero] == 0, "more healing than damage is fine"


def test_11_1_and_15_1_each_damage_counter_takes_one_off() -> None:
    game = table()
    hero, garden = game.play(0, character(fighting=5)), game.play(0, site(body=6))
    game.state.damage[hero] = game.state.damage[garden] = 2
    assert scores.body(game.state, garden) == 4
    with shows("15.1"):
        assert scores.fighting(game.state, hero) == 3


def test_17_2_six_ways_of_power_are_told_apart() -> None:
    game = table()
    state = game.state
    game.power(1, 5)
    game.power(0, 0)
    state.fresh = []
    power.generate(state, 0, 3)
    power.gain(state, 0, 2)
    power.steal(state, 0, 1, 9)
    power.give(state, 0, 1, 1)
    power.pay(state, 0, 4)
    power.lose(state, 0, 99)
    assert state.power == [0, 1]
    with shows("17.2.1"):
        assert state.fresh[0] == events.PowerGenerated(0, 3)
    with shows("17.2.2"):
        assert state.fresh[1] == events.PowerGained(0, 2)
    with shows("17.2.3"):
        assert state.fresh[2] == events.PowerStolen(0, 1, 5), "no more than there is"
    with shows("17.2.4"):
        assert state.fresh[3] == events.PowerGiven(0, 1, 1)
    with shows("17.2.5"):
        assert state.fresh[4] == events.PowerPaid(0, 4)
    with shows("17.2.6"):
        assert state.fresh[5] == events.PowerLost(0, 5), "no more than there is"


def test_17_2_5_nobody_pays_more_than_they_have() -> None:
    game = table()
    with pytest.raises(AssertionError):
        power.pay(game.state, 0, 2)
    assert game.state.power[0] == 1


def test_18_0_resources_are_not_used_up() -> None:
    game = table()
    game.smoked(0, character(provides="d"))
    heroes = [game.hand(0, character(f"Hero {it}", requires="d")) for it in range(3)]
    game.to_act()
    for hero in heroes:
        game.plays(hero)
    assert [game.state.area[it] for it in heroes] == [Area.IN_PLAY] * 3


def test_18_1_the_pool_is_what_is_in_play_and_smoked() -> None:
    game = table()
    hero = game.play(0, character(provides="d"))
    game.smoked(0, character(provides="C"))
    game.hand(0, character(provides="M"))
    burned = game.play(0, site(provides="a"))
    assert resource_pool(game.state, 0) == Pool.of("dCa")
    areas.burn_for_victory(game.state, burned, 1)
    areas.smoke(game.state, hero)
    assert resource_pool(game.state, 0) == Pool.of("dC")
    areas.toast(game.state, hero)
    assert resource_pool(game.state, 0) == Pool.of("C")


def test_18_2_a_card_belongs_to_what_it_requires_or_provides() -> None:
    kind = character(requires="dd", provides="M")
    assert kind.resources == {Resource.DRAGONS, Resource.MAGIC}


def test_18_3_a_card_under_enemy_control_provides_for_them() -> None:
    game = table()
    hero = game.play(0, character(provides="d"))
    take_control(game.state, hero, 1)
    assert resource_pool(game.state, 0) == Pool()
    assert resource_pool(game.state, 1) == Pool.of("d")
    areas.smoke(game.state, hero)
    with shows("35.3.5"):
        assert game.state.smoked[0] == [hero]
        assert resource_pool(game.state, 0) == Pool.of("d")


def test_19_0_a_seized_site_is_healed_unturned_face_up_and_theirs() -> None:
    game = table()
    hero = game.play(0, character(fighting=9))
    target = game.play(1, site(body=5), face_down=True)
    game.state.turned[target] = True
    game.to_act()
    game.attacks(target, hero)
    game.do(fate(Fate.SEIZED))
    game.until(game.asked[1])
    state = game.state
    assert (state.controller[target], state.damage[target]) == (0, 0)
    assert (state.turned[target], state.face_down[target]) == (False, False)
    with shows("35.3.3"):
        assert events.ControlChanged(0, target) in game.told


def test_12_0_only_feng_shui_sites_can_be_burned() -> None:
    game = table()
    hero = game.play(0, character(fighting=9))
    target = game.play(1, plain_site(body=5))
    game.to_act()
    game.attacks(target, hero)
    assert game.options == (fate(Fate.SMOKED), fate(Fate.SEIZED))
    with shows("30.3.3"):
        assert game.asked[0] == 0, "the declarer decides"


def test_12_1_1_a_site_burned_for_victory_goes_to_the_burners_pile() -> None:
    game = table()
    hero = game.play(0, character(fighting=9))
    target = game.play(1, site(body=5))
    game.to_act()
    game.attacks(target, hero)
    game.do(fate(Fate.BURNED_FOR_VICTORY))
    game.quiet()
    assert game.state.burned[0] == [target]
    fated = game.told.index(events.ToldFate(0, target, Fate.BURNED_FOR_VICTORY))
    with shows("30.3.3.3"):
        assert game.told.index(events.Burned(0, target, True)) > fated
    with shows("9.1.4.1"):
        assert game.state.columns[1] == []


@pytest.mark.parametrize(("seats", "gained"), [(2, 3), (3, 4), (4, 5), (5, 5)])
def test_12_1_2_burning_for_power_gives_players_plus_one_and_ends_the_turn(
    seats: int, gained: int
) -> None:
    game = table(seats)
    hero = game.play(0, character(fighting=9))
    target = game.play(1, site(body=5))
    game.power(0, 0)
    game.to_act()
    game.attacks(target, hero)
    game.do(fate(Fate.BURNED_FOR_POWER))
    assert game.state.power[0] == gained
    with shows("30.3.3.4"):
        assert game.state.smoked[1] == [target]
    with shows("28.10"):
        assert game.state.active == 1, "the turn is over"
        assert events.TurnEnding(0) in game.told
        assert not game.has_told(events.EndDeclared)


def test_12_1_2_players_who_are_out_are_not_counted() -> None:
    game = table(4)
    hero = game.play(0, character(fighting=9))
    target = game.play(1, site(body=5))
    game.state.is_out[3] = True
    game.power(0, 0)
    game.to_act()
    game.attacks(target, hero)
    game.do(fate(Fate.BURNED_FOR_POWER))
    assert game.state.power[0] == 4


def test_18_1_a_face_down_site_provides_nothing_yet() -> None:
    game = table()
    hidden = game.play(0, site(provides="a"), face_down=True)
    assert resource_pool(game.state, 0) == Pool()
    marks.reveal(game.state, hidden)
    assert resource_pool(game.state, 0) == Pool.of("a")

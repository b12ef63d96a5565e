"""Whom and when tactics of the Warlord leave alone, from A Blazing Zero to Heroic Deed."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.warlord.camp import (
    at,
    may_block,
    plays,
    rage,
    responds,
    size,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side
from tests.support.tables import settles

CASES = CardTests()
ZERO = "A Blazing Zero"
JUMP = "B.A.S.E. Jump"
CONFLAGRATION = "Confrontational Conflagration"
VACATION = "Tactician Vacation"


@CASES.of(ZERO, VACATION)
def played_first_they_terminate_nothing() -> None:
    for name in (ZERO, VACATION):
        table = at(rage(name, "Scout"))
        plays(table.me, name)
        assert table.me.discard == [name]
        plays(table.me, "Scout")
        assert "Scout" in table.me.play


@CASES.of(ZERO)
def a_character_or_an_ability_is_not_stopped() -> None:
    table = at(rage("Scout", play=["Hidden Sniper"]), rage(ZERO, play=["Gigamajig"]))
    table.me.deploys("Scout")
    table.you.deploys(ZERO)
    table.resolves()
    assert "Scout" in table.me.play
    table = at(rage(play=["Hidden Sniper"]), rage(ZERO, play=["Gigamajig"]))
    table.me.uses("Hidden Sniper", "SHARPSHOOT")
    table.me.picks("Gigamajig")
    table.you.deploys(ZERO)
    table.resolves()
    assert table.damage("Gigamajig") == 1


@CASES.of("Acidic Phlegm")
def flipping_it_up_costs_a_resource_that_is_played() -> None:
    me = rage("Rage", face_down=["Acidic Phlegm"], icons=3)
    table = at(me, Side(play=["Scout"]))
    table.me.deploys("Acidic Phlegm", flip_up=True)
    table.resolves()
    settles(table)
    table.me.plays_resource("Rage")
    table.resolves()
    assert table.damage("Scout") == 1
    assert (table.me.hand, table.me.free) == ([], 1)
    without = at(rage(face_down=["Acidic Phlegm"], icons=3), Side(play=["Scout"]))
    assert not without.me.can_deploy("Acidic Phlegm", flip_up=True)
    table = at(rage("Rage", "Acidic Phlegm", icons=3), Side(play=["Scout"]))
    plays(table.me, "Acidic Phlegm")
    assert table.me.hand == ["Rage"]


@CASES.of(JUMP)
def it_draws_also_without_a_location_left() -> None:
    table = at(rage(JUMP), Side(play=["House", "Scout", "Lamp"], hand=["Kill"]))
    table.me.deploys(JUMP)
    responds(table.you, "Kill", "House")
    assert table.damage("Scout") == 0
    assert table.me.hand == ["Scout"]


@CASES.of("Barrier of Benevolence")
def it_may_grow_nobody_or_one_and_by_nothing() -> None:
    table = at(rage("Barrier of Benevolence", play=["Scout", "Gnat"]))
    plays(table.me, "Barrier of Benevolence", 2, "Scout", None)
    assert (size(table, "Scout"), size(table, "Gnat")) == ((5, 5), (1, 1))
    table = at(rage("Barrier of Benevolence", play=["Scout"], icons=3))
    table.me.deploys("Barrier of Benevolence")
    assert table.me.numbers() == [0, 1]


@CASES.of("Bask Bile", "Essence of Rage")
def the_faction_they_hit_loses_influence() -> None:
    for name, amount in (("Bask Bile", 5), ("Essence of Rage", 1)):
        table = at(rage(name), Side())
        table.me.deploys(name)
        if table.asks is DecisionKind.CHOOSE_OPTION:
            assert table.me.numbers() == [0], "there are no characters"
            table.me.answers(0)
        table.me._does(table.me.legal[1])
        table.resolves()
        assert (table.me.influence, table.you.influence) == (20, 20 - amount)


@CASES.of("Battle Surge", "Dragon's Anthem")
def characters_that_come_later_do_not_join_in() -> None:
    for name in ("Battle Surge", "Dragon's Anthem"):
        table = at(rage(name, "Scout", play=["Gnat"], icons=20))
        plays(table.me, name)
        plays(table.me, "Scout")
        assert table.strength("Scout") == 3


@CASES.of("Blow Up")
def the_influence_is_lost_even_if_the_item_is_gone() -> None:
    table = at(rage("Blow Up"), Side(play=["Lamp", "Splattergun"], hand=["Kill"]))
    table.me.deploys("Blow Up")
    table.me.picks("Lamp")
    responds(table.you, "Kill", "Lamp")
    assert table.you.play == ["Splattergun"]
    assert (table.me.influence, table.you.influence) == (20, 17)


@CASES.of("Boilstorm")
def three_characters_at_most_may_be_hit_or_none() -> None:
    crowd = ["Gigamajig", "Union Leader", "Ping Konk", "Scout"]
    table = at(rage("Boilstorm"), Side(play=crowd))
    table.me.deploys("Boilstorm")
    for name in crowd[:3]:
        table.me.picks(name)
    assert table.asks is not DecisionKind.PICK
    table = at(rage("Boilstorm"), Side(play=crowd))
    plays(table.me, "Boilstorm", None)
    assert all(table.damage(name) == 0 for name in crowd)


@CASES.of(CONFLAGRATION)
def it_is_played_in_its_players_turn_only() -> None:
    table = at(rage(CONFLAGRATION, play=["Scout"]), Side(play=["Gigamajig", "House"]), active=1)
    table.you.ends_turn()
    assert not table.me.can_deploy(CONFLAGRATION), "it is not its player's turn"


@CASES.of("Dark Awakening")
def the_card_is_paid_for_as_usual() -> None:
    me = rage("Dark Awakening", discard=["Scout"], icons=3)
    table = at(me)
    plays(table.me, "Dark Awakening", "Scout", True)
    assert table.asks is DecisionKind.ACT
    assert table.me.free == 1, "too little to play it"
    assert (table.me.hand, "Scout" in table.me.discard) == (["Scout"], True)


@CASES.of("Epic Smackdown")
def too_few_opponents_all_die_and_none_may_be_given() -> None:
    table = at(rage("Epic Smackdown", play=["Scout", "Gnat"]), Side(play=["Gigamajig", "Lamp"]))
    plays(table.me, "Epic Smackdown", 2, "Scout", "Gnat")
    assert (table.me.play, table.you.play) == ([], ["Lamp"])
    table = at(rage("Epic Smackdown", play=["Scout"]), Side(play=["Gigamajig"]))
    plays(table.me, "Epic Smackdown", 0)
    assert (table.me.play, table.you.play) == (["Scout"], ["Gigamajig"])
    assert table.me.hand == ["Scout"]


@CASES.of("Explosive Fury", "Fistfight")
def the_strength_is_that_of_the_moment_it_was_given() -> None:
    for name, amount in (("Explosive Fury", 8), ("Fistfight", 9)):
        table = at(rage("Dragon Juice", name, play=["Scout"]), Side(play=["Gigamajig"]))
        plays(table.me, "Dragon Juice", "Scout")
        plays(table.me, name, "Scout")
        assert table.damage("Gigamajig") == amount
    table = at(rage("Explosive Fury", play=["Scout"]), Side(play=["Gigamajig", "Gnat"]))
    table.me.attacks("Scout")
    assert table.me.can_deploy("Explosive Fury"), "only the other is not fought in battles"


@CASES.of("Eye Gouge")
def attackers_are_not_gouged() -> None:
    table = at(Side(play=["Scout", "Gnat"]), rage("Eye Gouge", play=["Gigamajig"]))
    table.me.attacks("Scout")
    table.you.blocks("Gigamajig")
    table.me.passes()
    assert table.asked is table.you
    table.you.deploys("Eye Gouge")
    table.passes_until(DecisionKind.ACT)
    assert "Gigamajig" in table.you.play
    assert table.damage("Gigamajig") == 6


@CASES.of("Heroic Deed")
def they_block_again_in_the_next_turn() -> None:
    me = rage("Heroic Deed", play=["Scout"])
    table = at(me, Side(play=["Gigamajig"], deck=["Gnat"] * 3))
    plays(table.me, "Heroic Deed", "Gigamajig", None)
    table.next_turn()
    table.next_turn()
    table.me.attacks("Scout")
    assert may_block(table) == ["Gigamajig"]


def test_limits_of_tactics_of_the_warlord_a_to_h(only_card: str | None) -> None:
    CASES.run(only_card)

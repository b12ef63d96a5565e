"""Warlord characters: 1st Edition, the first part."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import (
    deploys,
    ends_turn,
    fights,
    is_offered,
    replies,
    size,
    unblocked,
    uses,
)
from tests.support.card_tables import has_one_of_two, my_turn_starts, rage, set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
SURPLUS = "Surplus Soldier"
CHALLENGER = "Reckless Challenger"
RUDO = "Rudo Mangod"


@CASES.of("Berserker Corps")
def it_feeds_on_the_strength_of_its_friends() -> None:
    table = my_turn_starts(
        rage(play=["Berserker Corps", "Scout"]), Side(play=["Gnat"]), True, "Scout"
    )
    assert table.me.discard == ["Scout"]
    assert table.tokens("Berserker Corps") == 3
    assert size(table, "Berserker Corps") == (8, 5)


@CASES.of("Berserker Corps")
def it_starves_when_nobody_is_given() -> None:
    table = my_turn_starts(rage(play=["Berserker Corps", "Scout"]), Side(play=["Gnat"]), False)
    assert table.me.discard == ["Berserker Corps"]


@CASES.of("Berserker Corps")
def it_wants_nothing_in_the_opponents_turn() -> None:
    table = set_up(Side(play=["Scout"]), rage(play=["Berserker Corps", "Scout"]), active=1)
    table.you.ends_turn()
    table.resolves()
    assert table.asks is DecisionKind.ACT
    assert table.you.play == ["Berserker Corps", "Scout"]


@CASES.of("Berserker Corps")
def it_takes_only_characters_of_its_player_itself_too() -> None:
    table = my_turn_starts(rage(play=["Berserker Corps"]), Side(play=["Scout"]))
    assert is_offered(table.me)
    replies(table.me, True, "Berserker Corps")
    assert table.me.discard == ["Berserker Corps"]
    assert table.you.play == ["Scout"]


@CASES.of("Berserker Corps")
def a_victim_that_is_not_destroyed_gives_no_tokens() -> None:
    table = my_turn_starts(rage(play=["Berserker Corps", SURPLUS]), None, True, SURPLUS)
    assert table.me.face_down == [SURPLUS]
    assert table.me.play == ["Berserker Corps"]
    assert size(table, "Berserker Corps") == (5, 5)


@CASES.of("Bladefist Doomwing")
def it_breathes_fire_for_two_resources_a_point() -> None:
    table = set_up(rage(play=["Bladefist Doomwing"], icons=10), Side(play=["Union Leader"]))
    table.me.uses("Bladefist Doomwing", "FIREBREATHING")
    assert table.me.numbers() == [0, 1, 2, 3, 4, 5]
    replies(table.me, 4, "Union Leader")
    assert table.damage("Union Leader") == 4
    assert table.me.free == 2
    assert table.is_depleted("Bladefist Doomwing")


@CASES.of("Bladefist Doomwing")
def a_player_has_one_bladefist() -> None:
    assert has_one_of_two("Bladefist Doomwing")


@CASES.of("Bladefist Doomwing")
def its_fire_may_be_as_small_as_nothing() -> None:
    table = set_up(rage(play=["Bladefist Doomwing"], icons=1), Side(play=["Scout"]))
    table.me.uses("Bladefist Doomwing", "FIREBREATHING")
    replies(table.me, 0, "Scout")
    assert (table.damage("Scout"), table.me.free) == (0, 1)
    assert not table.me.can_use("Bladefist Doomwing", "FIREBREATHING")


@CASES.of("Bloodcurdling Bulldozer")
def its_blow_does_not_come_while_blocking() -> None:
    table = set_up(Side(play=["Union Leader"]), Side(play=["Bloodcurdling Bulldozer", "Scout"]))
    table.me.attacks("Union Leader")
    table.you.blocks("Bloodcurdling Bulldozer")
    table.resolves()
    assert table.asks is DecisionKind.ACT
    assert not table.is_depleted("Scout")


@CASES.of("Cannon Squadron")
def it_divides_up_to_two_damage_among_up_to_two() -> None:
    table = set_up(
        rage(play=["Cannon Squadron"]), Side(play=["Scout", "Gigamajig", "Union Leader"])
    )
    table.me.uses("Cannon Squadron", "FIRE!")
    replies(table.me, "Scout", "Gigamajig", None)
    assert table.is_depleted("Cannon Squadron")
    assert table.asks is DecisionKind.DIVIDE
    replies(table.me, 1, 1)
    assert [table.damage(it) for it in ("Scout", "Gigamajig", "Union Leader")] == [1, 1, 0]


@CASES.of("Cannon Squadron")
def it_may_hurt_one_character_or_nobody() -> None:
    for amount in (0, 1, 2):
        table = set_up(rage(play=["Cannon Squadron"]), Side(play=["Scout", "Gigamajig"]))
        uses(table.me, "Cannon Squadron", "FIRE!", "Scout", None)
        assert table.me.numbers() == [0, 1, 2]
        replies(table.me, amount)
        assert (table.damage("Scout"), table.damage("Gigamajig")) == (amount, 0)
    table = set_up(rage(play=["Cannon Squadron"]), Side(play=["Scout", "Gigamajig"]))
    uses(table.me, "Cannon Squadron", "FIRE!", None)
    assert table.is_depleted("Cannon Squadron")
    assert table.damage("Scout") == 0


@CASES.of("Cannon Squadron")
def it_may_fire_at_anybody_but_at_two_at_most() -> None:
    me = rage(play=["Cannon Squadron", "Gnat"])
    table = set_up(me, Side(play=["Scout", "Gigamajig", "House"]))
    table.me.uses("Cannon Squadron", "FIRE!")
    assert sorted(table.me.choices()) == ["Cannon Squadron", "Gigamajig", "Gnat", "Scout"]
    table.me.picks("Scout")
    table.me.picks("Gigamajig")
    assert table.asks is not DecisionKind.PICK
    replies(table.me, 2)
    assert (table.damage("Scout"), table.damage("Gigamajig")) == (2, 0)


@CASES.of("Crazed Deputy")
def it_grows_if_it_is_blocked() -> None:
    table = set_up(rage(play=["Crazed Deputy"]), Side(play=["Stalwart Soldier"]))
    table.me.attacks("Crazed Deputy")
    assert size(table, "Crazed Deputy") == (1, 1)
    table.you.blocks("Stalwart Soldier")
    table.resolves()
    assert (table.me.discard, table.you.discard) == (["Crazed Deputy"], ["Stalwart Soldier"])
    table = set_up(rage(play=["Crazed Deputy"]), Side(play=["Dandy Day-Trader"]))
    fights(table.me, "Crazed Deputy", blocked_by="Dandy Day-Trader")
    assert size(table, "Crazed Deputy") == (3, 3)
    assert table.damage("Dandy Day-Trader") == 3
    table.next_turn()
    assert size(table, "Crazed Deputy") == (1, 1)


@CASES.of("Crazed Deputy")
def it_does_not_grow_unblocked_or_blocking() -> None:
    table = set_up(rage(play=["Crazed Deputy"]))
    table.me.attacks("Crazed Deputy")
    unblocked(table)
    assert table.you.influence == 19
    table = set_up(Side(play=["Scout"]), Side(play=["Crazed Deputy"]))
    table.me.attacks("Scout")
    table.you.blocks("Crazed Deputy")
    assert size(table, "Crazed Deputy") == (1, 1)


@CASES.of("Dragon Rider")
def it_grows_with_the_dragons_of_its_player() -> None:
    me = rage(play=["Dragon Rider", "Tiny Sarume", "Bloating Bask"])
    assert size(set_up(me, Side(play=["Rabid Sarume"])), "Dragon Rider") == (5, 5)
    assert size(set_up(rage(play=["Dragon Rider"])), "Dragon Rider") == (3, 3)


@CASES.of("Dragon Rider")
def dragons_that_lie_face_down_do_not_count() -> None:
    table = set_up(rage(play=["Dragon Rider"], face_down=["Tiny Sarume"]))
    assert size(table, "Dragon Rider") == (3, 3)


@CASES.of("Dragon Tank")
def it_runs_over_one_opposing_character_each_turn() -> None:
    you = Side(play=["Scout", "Gigamajig"])
    table = my_turn_starts(rage(play=["Dragon Tank", "Gnat"]), you, True)
    assert sorted(table.me.choices()) == ["Gigamajig", "Scout"]
    replies(table.me, "Gigamajig")
    assert table.you.discard == ["Gigamajig"]
    assert "Dragon Tank" in table.me.play


@CASES.of("Dragon Tank")
def it_breaks_without_a_victim() -> None:
    table = my_turn_starts(rage(play=["Dragon Tank", "Scout"]), Side())
    assert table.me.discard == ["Dragon Tank"]
    table = my_turn_starts(rage(play=["Dragon Tank"]), Side(play=["Scout", "Gigamajig"]), False)
    assert table.me.discard == ["Dragon Tank"]
    assert len(table.you.play) == 2


@CASES.of("Dragon Tank")
def it_runs_over_nobody_in_the_opponents_turn() -> None:
    table = set_up(rage(play=["Scout"]), Side(play=["Dragon Tank"], deck=["Scout"] * 3), active=1)
    table.you.ends_turn()
    table.resolves()
    assert table.asks is DecisionKind.ACT
    assert (table.me.play, table.you.play) == (["Scout"], ["Dragon Tank"])


@CASES.of("Flaming Barduse", "Really Big Barduse")
def it_divides_its_fire_among_up_to_two_picked_characters() -> None:
    for name, most in (("Flaming Barduse", 2), ("Really Big Barduse", 5)):
        table = set_up(rage(name), Side(play=["Gigamajig", "Union Leader", "Ping Konk"]))
        table.me.deploys(name)
        if is_offered(table.me):
            table.me.agrees()
        replies(table.me, "Gigamajig", "Union Leader", None)
        assert table.asks is DecisionKind.DIVIDE
        assert table.me.numbers() == list(range(most + 1))
        replies(table.me, 1)
        assert table.me.numbers() == list(range(most))
        replies(table.me, most - 1)
        assert (table.damage("Gigamajig"), table.damage("Union Leader")) == (1, most - 1)
        assert table.damage("Ping Konk") == 0


@CASES.of("Flaming Barduse", "Really Big Barduse")
def it_may_spare_everybody() -> None:
    for name in ("Flaming Barduse", "Really Big Barduse"):
        table = set_up(rage(name), Side(play=["Gigamajig", "Union Leader"]))
        table.me.deploys(name)
        if is_offered(table.me):
            table.me.declines()
        else:
            table.me.passes()
        table.resolves()
        assert table.asks is DecisionKind.ACT
        assert table.damage("Gigamajig") == table.damage("Union Leader") == 0


@CASES.of("Flaming Barduse", "Really Big Barduse")
def one_character_may_take_all_of_the_fire() -> None:
    for name, most in (("Flaming Barduse", 2), ("Really Big Barduse", 5)):
        table = set_up(rage(name, play=["Scout"]), Side(play=["Gigamajig", "House"]))
        table.me.deploys(name)
        table.me.agrees()
        assert sorted(table.me.choices()) == ["Gigamajig", "Scout"]
        replies(table.me, "Gigamajig", None, most)
        assert table.damage("Gigamajig") == most


@CASES.of("Heirloom Incinerator")
def its_damage_to_a_faction_may_destroy_an_item() -> None:
    for agreed in (True, False):
        table = set_up(rage(play=["Heirloom Incinerator"]), Side(play=["Lamp"]))
        table.me.attacks("Heirloom Incinerator")
        table.resolves()
        assert table.you.influence == 19
        assert is_offered(table.me)
        replies(table.me, agreed)
        assert table.you.discard == (["Lamp"] if agreed else [])


@CASES.of("Heirloom Incinerator")
def damage_to_a_character_destroys_no_item() -> None:
    table = set_up(rage(play=["Heirloom Incinerator"]), Side(play=["Lamp", "Scout"]))
    fights(table.me, "Heirloom Incinerator", blocked_by="Scout")
    assert table.asks is DecisionKind.ACT
    assert "Lamp" in table.you.play


@CASES.of("Hidden Sniper")
def it_shoots_a_character() -> None:
    table = set_up(rage(play=["Hidden Sniper"], icons=10), Side(play=["Scout"]))
    uses(table.me, "Hidden Sniper", "SHARPSHOOT", "Scout")
    assert table.damage("Scout") == 1
    assert table.me.free == 9
    assert table.is_depleted("Hidden Sniper")


@CASES.of("Menacing Mauler")
def it_hurts_each_member_of_the_blocking_party() -> None:
    table = set_up(rage(play=["Menacing Mauler"]), Side(play=["Scout", "Gnat", "Union Leader"]))
    table.me.attacks("Menacing Mauler")
    table.you.blocks("Scout", "Union Leader")
    assert [table.damage(it) for it in ("Scout", "Union Leader")] == [1, 1]
    assert table.damage("Gnat") == 0


@CASES.of("Menacing Mauler")
def blocking_or_unblocked_it_hurts_nobody() -> None:
    table = set_up(Side(play=["Gigamajig"]), Side(play=["Menacing Mauler"]))
    table.me.attacks("Gigamajig")
    table.you.blocks("Menacing Mauler")
    assert table.damage("Gigamajig") == 0
    table = set_up(Side(play=["Menacing Mauler"]), Side(play=["Scout"]))
    table.me.attacks("Menacing Mauler")
    unblocked(table)
    assert (table.damage("Scout"), table.you.influence) == (0, 15)


@CASES.of("Rabid Sarume", "Spitting Sarume")
def it_hurts_all_opposing_characters_as_it_enters() -> None:
    for name in ("Rabid Sarume", "Spitting Sarume"):
        table = set_up(rage(name, play=["Scout"]), Side(play=["Agile Highwayman", "Union Leader"]))
        deploys(table.me, name)
        assert table.you.discard == ["Agile Highwayman"]
        assert table.damage("Union Leader") == 1
        assert table.damage("Scout") == table.damage(name) == 0


@CASES.of("Rabid Sarume", "Spitting Sarume")
def they_hurt_no_locations_and_no_faction() -> None:
    for name in ("Rabid Sarume", "Spitting Sarume"):
        table = set_up(rage(name), Side(play=["House", "Scout"]))
        deploys(table.me, name)
        assert (table.damage("House"), table.you.influence) == (0, 20)
        assert table.damage("Scout") == 1


@CASES.of("Reckless Challenger")
def it_dies_if_it_did_not_attack() -> None:
    table = my_turn_starts(rage(play=["Reckless Challenger"]))
    ends_turn(table)
    assert table.me.discard == ["Reckless Challenger"]
    table = my_turn_starts(rage(play=["Reckless Challenger"]))
    table.me.attacks("Reckless Challenger")
    unblocked(table)
    ends_turn(table)
    assert table.me.play == ["Reckless Challenger"]


@CASES.of("Reckless Challenger")
def it_need_not_attack_in_the_turn_it_comes() -> None:
    table = set_up(rage("Reckless Challenger"))
    deploys(table.me, "Reckless Challenger")
    ends_turn(table)
    assert table.me.play == ["Reckless Challenger"]
    ends_turn(table)
    assert table.me.play == ["Reckless Challenger"]


@CASES.of(CHALLENGER)
def it_survives_the_opponents_turns_and_those_it_was_taken_in() -> None:
    table = set_up(Side(deck=["Scout"] * 3), Side(play=[CHALLENGER]))
    ends_turn(table)
    assert table.you.play == [CHALLENGER]
    table = set_up(rage("Steal"), Side(play=[CHALLENGER]))
    deploys(table.me, "Steal")
    ends_turn(table)
    assert table.me.play == [CHALLENGER], "it did not start the turn under this control"


@CASES.of(CHALLENGER)
def an_attack_on_a_location_counts() -> None:
    table = my_turn_starts(rage(play=[CHALLENGER]), Side(play=["House"], deck=["Scout"] * 3))
    table.me.attacks(CHALLENGER, target="House")
    unblocked(table)
    ends_turn(table)
    assert table.me.play == [CHALLENGER]


@CASES.of(RUDO)
def it_trades_punches() -> None:
    table = set_up(rage(play=[RUDO], icons=10), Side(play=["Agile Highwayman", "Gigamajig"]))
    uses(table.me, RUDO, "PUNCH", "Agile Highwayman")
    assert table.damage(RUDO) == 2
    assert table.you.discard == ["Agile Highwayman"]
    assert table.me.free == 8
    table = set_up(rage(play=[RUDO], icons=10), Side(play=["Agile Highwayman", "Gigamajig"]))
    uses(table.me, RUDO, "PUNCH", "Gigamajig")
    assert table.me.discard == [RUDO]
    assert table.damage("Gigamajig") == 4


@CASES.of("Sleeping Guard")
def it_wakes_while_the_opponent_has_a_character() -> None:
    assert size(set_up(Side(play=["Sleeping Guard"]), Side(play=["Gnat"])), "Sleeping Guard") == (
        2,
        2,
    )
    assert size(set_up(Side(play=["Sleeping Guard", "Gnat"])), "Sleeping Guard") == (1, 1)


@CASES.of("Sleeping Guard")
def items_and_locations_do_not_wake_it() -> None:
    table = set_up(rage("Kill", play=["Sleeping Guard"]), Side(play=["House", "Lamp", "Gnat"]))
    assert size(table, "Sleeping Guard") == (2, 2)
    deploys(table.me, "Kill", "Gnat")
    assert size(table, "Sleeping Guard") == (1, 1)


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

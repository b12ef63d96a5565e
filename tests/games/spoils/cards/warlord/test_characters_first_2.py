"""Warlord characters: 1st Edition, the second part."""

from app.games.spoils.engine import DecisionKind, Done
from tests.support.card_play import (
    deploys,
    ends_turn,
    fights,
    may_block,
    replies,
    size,
    stats,
    unblocked,
    uses,
)
from tests.support.card_tables import my_turn_starts, rage, set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
OAF = "Anxious Oaf"
ENGINE = "Gore Engine"
WYRMFANG = "Wyrmfang Deathskull"


@CASES.of(OAF)
def it_attacks_only_in_company() -> None:
    assert not set_up(Side(play=[OAF])).me.can_attack()
    table = set_up(Side(play=[OAF, "Scout"]))
    table.me.announces_attack()
    table.me.picks(OAF)
    assert Done() not in table.me.legal
    table.me.picks("Scout")
    replies(table.me, None)
    unblocked(table)
    assert table.you.influence == 14


@CASES.of(OAF)
def it_blocks_only_in_company() -> None:
    table = set_up(Side(play=["Union Leader"]), Side(play=[OAF, "Scout"]))
    table.me.attacks("Union Leader")
    table.passes_until(DecisionKind.BLOCKERS)
    table.you.picks(OAF)
    assert Done() not in table.you.legal
    table = set_up(Side(play=["Union Leader"]), Side(play=[OAF]))
    table.me.attacks("Union Leader")
    table.resolves()
    assert table.you.influence == 15


@CASES.of("Barbaric Rifleman")
def it_costs_the_opponent_one_influence_as_it_enters() -> None:
    table = set_up(rage("Barbaric Rifleman"))
    deploys(table.me, "Barbaric Rifleman")
    assert (table.me.influence, table.you.influence) == (20, 19)


@CASES.of("Callow Liegeman")
def it_grows_for_the_turn_if_it_attacks_in_company() -> None:
    table = set_up(rage(play=["Callow Liegeman", "Scout"]))
    table.me.attacks("Callow Liegeman", "Scout")
    table.resolves()
    assert size(table, "Callow Liegeman") == (3, 3)
    unblocked(table)
    assert table.you.influence == 14
    table.next_turn()
    assert size(table, "Callow Liegeman") == (2, 2)


@CASES.of("Callow Liegeman")
def it_does_not_grow_alone_or_blocking() -> None:
    table = set_up(rage(play=["Callow Liegeman"]))
    table.me.attacks("Callow Liegeman")
    unblocked(table)
    assert table.you.influence == 18
    table = set_up(Side(play=["Gigamajig"]), Side(play=["Callow Liegeman", "Scout"]))
    table.me.attacks("Gigamajig")
    table.you.blocks("Callow Liegeman", "Scout")
    assert size(table, "Callow Liegeman") == (2, 2)


@CASES.of("Callow Liegeman")
def joined_by_nobody_it_does_not_grow_for_a_friend_elsewhere() -> None:
    table = set_up(rage(play=["Callow Liegeman", "Scout"]))
    table.me.attacks("Callow Liegeman")
    assert size(table, "Callow Liegeman") == (2, 2)


@CASES.of("Deadly Striker")
def its_death_costs_the_opponent_four_influence() -> None:
    table = set_up(rage("Kill", play=["Deadly Striker"]))
    deploys(table.me, "Kill", "Deadly Striker")
    assert (table.me.influence, table.you.influence) == (20, 16)
    table = set_up(rage("Kill"), Side(play=["Deadly Striker"]))
    deploys(table.me, "Kill", "Deadly Striker")
    assert (table.me.influence, table.you.influence) == (16, 20)
    table = set_up(rage("Bounce", play=["Deadly Striker"]))
    deploys(table.me, "Bounce", "Deadly Striker")
    assert table.you.influence == 20


@CASES.of("Elbow Dropper")
def it_keeps_a_character_from_blocking_this_turn() -> None:
    table = set_up(rage(play=["Elbow Dropper", "Gigamajig"]), Side(play=["Scout", "Union Leader"]))
    uses(table.me, "Elbow Dropper", "OFF THE TOP ROPE", "Scout")
    assert table.is_depleted("Elbow Dropper")
    table.me.attacks("Gigamajig")
    assert may_block(table) == ["Union Leader"]


@CASES.of("Elbow Dropper")
def the_character_may_attack_and_block_again_next_turn() -> None:
    me = rage(play=["Elbow Dropper", "Gigamajig"])
    table = set_up(me, Side(play=["Scout"], deck=["Gnat"] * 3))
    uses(table.me, "Elbow Dropper", "OFF THE TOP ROPE", "Scout")
    table.next_turn()
    assert table.you.can_attack()
    table.next_turn()
    table.me.attacks("Gigamajig")
    assert may_block(table) == ["Scout"]


@CASES.of("Fleshripping Scenepuller")
def it_grows_by_four_for_each_blocker() -> None:
    name = "Fleshripping Scenepuller"
    table = set_up(rage(play=[name]), Side(play=["Scout", "Gnat", "Union Leader"]))
    table.me.attacks(name)
    table.you.blocks("Scout", "Gnat")
    assert table.strength(name) == 12
    table = set_up(rage(play=[name]), Side(play=["Scout"]))
    table.me.attacks(name)
    unblocked(table)
    assert table.you.influence == 16


@CASES.of("Fleshripping Scenepuller")
def its_strength_is_that_of_the_turn_and_blocking_gives_none() -> None:
    name = "Fleshripping Scenepuller"
    table = set_up(rage(play=[name]), Side(play=["Gnat"], deck=["Scout"] * 3))
    fights(table.me, name, blocked_by="Gnat")
    assert stats(table, name) == (8, 4, 3)
    table.next_turn()
    assert table.strength(name) == 4
    table = set_up(Side(play=["Gigamajig"]), Side(play=[name]))
    table.me.attacks("Gigamajig")
    table.you.blocks(name)
    assert table.strength(name) == 4


@CASES.of("Gore Engine")
def it_feeds_on_those_that_it_damaged() -> None:
    table = set_up(rage(play=["Gore Engine"]), Side(play=["Scout", "Stalwart Soldier"]))
    fights(table.me, "Gore Engine", blocked_by="Scout")
    assert table.tokens("Gore Engine") == 3
    assert size(table, "Gore Engine") == (8, 10)
    table = set_up(rage("Kill", play=["Gore Engine"]), Side(play=["Scout"]))
    deploys(table.me, "Kill", "Scout")
    assert table.tokens("Gore Engine") == 0


@CASES.of("Gore Engine")
def it_makes_a_character_block_for_two_or_two_tokens() -> None:
    for resources, tokens in ((2, 0), (0, 2), (0, 1)):
        me = rage(play=["Gore Engine"], icons=resources, tokens={"Gore Engine": tokens})
        table = set_up(me, Side(play=["Scout", "Gnat"]))
        if (resources, tokens) == (0, 1):
            assert not table.me.can_use("Gore Engine", "IMPALE")
            continue
        table.me.uses("Gore Engine", "IMPALE")
        table.me.answers(0 if resources else 1)
        replies(table.me, "Scout")
        assert (table.me.free, table.tokens("Gore Engine")) == (0, 0)
        table.me.attacks("Gore Engine")
        table.passes_until(DecisionKind.BLOCKERS)
        table.you.sets()
        if table.asks is DecisionKind.BLOCKERS:
            table.you.sets("Scout")
        table.resolves()
        assert "Scout" in table.you.discard


@CASES.of(ENGINE)
def a_character_that_it_damaged_counts_whatever_destroys_it() -> None:
    table = set_up(rage("Kill", play=[ENGINE]), Side(play=["Union Leader"]))
    table.me.attacks(ENGINE)
    table.you.blocks("Union Leader")
    table.resolves()
    assert table.damage("Union Leader") == 5
    deploys(table.me, "Kill", "Union Leader")
    assert table.tokens(ENGINE) == 5


@CASES.of(ENGINE)
def damage_of_an_earlier_turn_does_not_count() -> None:
    table = set_up(rage("Kill", play=[ENGINE]), Side(play=["Union Leader"], deck=["Scout"] * 3))
    fights(table.me, ENGINE, blocked_by="Union Leader")
    table.next_turn()
    table.next_turn()
    deploys(table.me, "Kill", "Union Leader")
    assert table.tokens(ENGINE) == 0


@CASES.of("Infuriator")
def it_strengthens_its_players_characters_as_it_enters() -> None:
    table = set_up(rage("Infuriator", play=["Scout"]), Side(play=["Union Leader"]))
    deploys(table.me, "Infuriator")
    assert [table.strength(it) for it in ("Infuriator", "Scout", "Union Leader")] == [3, 4, 5]
    table.next_turn()
    assert table.strength("Scout") == 3


@CASES.of("Infuriator", "Morale Officer")
def who_comes_later_this_turn_is_not_stronger() -> None:
    table = set_up(rage("Infuriator", "Scout"))
    deploys(table.me, "Infuriator")
    deploys(table.me, "Scout")
    assert (table.strength("Infuriator"), table.strength("Scout")) == (3, 3)
    table = set_up(rage("Scout", play=["Morale Officer"]))
    uses(table.me, "Morale Officer", "CONVINCE")
    deploys(table.me, "Scout")
    assert table.strength("Scout") == 3


@CASES.of("Lieutenant General")
def other_soldiers_in_its_attacking_party_live_longer() -> None:
    name = "Lieutenant General"
    table = set_up(rage(play=[name, "Scout", "Brash Basher", "Warrior Prodigy"]))
    table.me.attacks(name, "Scout", "Brash Basher")
    table.resolves()
    lives = {it: table.life(it) for it in (name, "Scout", "Brash Basher", "Warrior Prodigy")}
    assert lives == {name: 4, "Scout": 4, "Brash Basher": 2, "Warrior Prodigy": 2}
    table.next_turn()
    assert table.life("Scout") == 3


@CASES.of("Lieutenant General")
def a_blocking_party_gains_nothing_from_it() -> None:
    table = set_up(Side(play=["Union Leader"]), Side(play=["Lieutenant General", "Scout"]))
    table.me.attacks("Union Leader")
    table.you.blocks("Lieutenant General", "Scout")
    assert table.life("Scout") == 3


@CASES.of("Morale Officer")
def it_convinces_the_soldiers_of_its_player() -> None:
    me = rage(play=["Morale Officer", "Scout", "Brash Basher"])
    table = set_up(me, Side(play=["Stalwart Soldier"]))
    uses(table.me, "Morale Officer", "CONVINCE")
    cards = ("Morale Officer", "Scout", "Brash Basher", "Stalwart Soldier")
    assert [table.strength(it) for it in cards] == [2, 4, 6, 3]
    assert table.is_depleted("Morale Officer")
    table.next_turn()
    assert table.strength("Scout") == 3


@CASES.of("Murderous Commander")
def its_plan_costs_a_card_and_the_opponent_two_influence() -> None:
    table = set_up(rage("Gnat", play=["Murderous Commander"], icons=10))
    uses(table.me, "Murderous Commander", "CUNNING PLAN")
    assert (table.you.influence, table.me.discard, table.me.free) == (18, ["Gnat"], 8)
    assert table.is_depleted("Murderous Commander")
    assert not set_up(rage(play=["Murderous Commander"])).me.can_use(
        "Murderous Commander", "CUNNING PLAN"
    )


@CASES.of("Ruthless Platoon")
def it_feeds_on_a_friend_for_the_turn() -> None:
    table = set_up(rage(play=["Ruthless Platoon", "Gnat"]))
    table.me.uses("Ruthless Platoon", "CANNIBALIZE")
    replies(table.me, "Gnat")
    assert table.me.discard == ["Gnat"]
    assert table.strength("Ruthless Platoon") == 4
    table.next_turn()
    assert table.strength("Ruthless Platoon") == 2


@CASES.of("Ruthless Platoon")
def it_may_eat_itself_but_nobody_elses_friends() -> None:
    table = set_up(rage(play=["Ruthless Platoon"]), Side(play=["Scout"]))
    uses(table.me, "Ruthless Platoon", "CANNIBALIZE")
    assert table.me.discard == ["Ruthless Platoon"]
    assert table.you.play == ["Scout"]


@CASES.of("Sadistic Colonel")
def the_opponents_tactics_cost_them_two_influence() -> None:
    table = set_up(Side(hand=["Wait"]), Side(play=["Sadistic Colonel"]))
    deploys(table.me, "Wait")
    assert (table.me.influence, table.you.influence) == (18, 20)
    table = set_up(Side(hand=["Wait"], play=["Sadistic Colonel"]))
    deploys(table.me, "Wait")
    assert (table.me.influence, table.you.influence) == (20, 20)
    table = set_up(rage("Scout"), Side(play=["Sadistic Colonel"]))
    deploys(table.me, "Scout")
    assert table.me.influence == 20


@CASES.of("Sadistic Colonel")
def it_waits_for_tactics_that_fail_as_well() -> None:
    table = set_up(Side(hand=["Learn"], resources=3), Side(play=["Sadistic Colonel"]))
    table.me.deploys("Learn")
    assert table.me.influence == 18, "the tactic was played, though it has not resolved"


@CASES.of("Suicide Squad")
def it_gives_its_strength_with_its_life() -> None:
    me = rage("Dragon Juice", play=["Suicide Squad"])
    table = set_up(me, Side(play=["Gigamajig"]))
    deploys(table.me, "Dragon Juice", "Suicide Squad")
    uses(table.me, "Suicide Squad", "ULTIMATE SACRIFICE", "Gigamajig")
    assert table.damage("Gigamajig") == 8
    assert "Suicide Squad" in table.me.discard


@CASES.of("Suicide Squad")
def it_can_hit_neither_itself_nor_a_location() -> None:
    table = set_up(rage(play=["Suicide Squad"]), Side(play=["House"]))
    assert not table.me.can_use("Suicide Squad", "ULTIMATE SACRIFICE")
    table = set_up(rage(play=["Suicide Squad"]), Side(play=["Gigamajig", "House"]))
    uses(table.me, "Suicide Squad", "ULTIMATE SACRIFICE")
    assert (table.damage("Gigamajig"), table.damage("House")) == (3, 0)


@CASES.of("Thundering Nilpha")
def it_overruns_locations() -> None:
    table = set_up(Side(play=["Thundering Nilpha"]), Side(play=["House", "Scout"]))
    table.me.attacks("Thundering Nilpha", target="House")
    assert table.strength("Thundering Nilpha") == 5
    table.resolves()
    assert table.asks is DecisionKind.ACT
    assert table.damage("House") == 5
    table = set_up(Side(play=["Thundering Nilpha"]), Side(play=["House", "Scout"]))
    table.me.attacks("Thundering Nilpha")
    assert table.strength("Thundering Nilpha") == 4
    assert may_block(table) == ["Scout"]


@CASES.of("Thundering Nilpha")
def with_a_blockable_friend_its_party_can_be_blocked() -> None:
    table = set_up(
        Side(play=["Thundering Nilpha", "Warrior Prodigy"]), Side(play=["House", "Scout"])
    )
    table.me.attacks("Thundering Nilpha", "Warrior Prodigy", target="House")
    assert may_block(table) == ["Scout"]


@CASES.of("Torrential Bleeder")
def it_hurts_all_characters_at_the_start_of_its_players_turn() -> None:
    me = rage(play=["Torrential Bleeder", "Scout"])
    table = my_turn_starts(me, Side(play=["Union Leader"]))
    names = ("Torrential Bleeder", "Scout", "Union Leader")
    assert [table.damage(it) for it in names] == [1, 1, 1]
    table.next_turn()
    assert table.damage("Union Leader") == 0


@CASES.of("Torrential Bleeder")
def the_opponents_turns_start_without_damage() -> None:
    table = set_up(rage(play=["Torrential Bleeder", "Gnat"]), Side(deck=["Scout"] * 3))
    ends_turn(table)
    assert table.me.play == ["Torrential Bleeder", "Gnat"]
    assert table.damage("Torrential Bleeder") == 0


@CASES.of("Trophy Collector")
def it_waits_until_the_opponent_is_down_to_ten() -> None:
    assert set_up(rage("Trophy Collector"), Side(influence=10)).me.can_deploy("Trophy Collector")
    table = set_up(rage("Trophy Collector", influence=5), Side(influence=11))
    assert not table.me.can_deploy("Trophy Collector")


@CASES.of(WYRMFANG)
def the_opponent_picks_who_must_and_may_block() -> None:
    me = rage(play=[WYRMFANG, "Scout"])
    table = set_up(me, Side(play=["Union Leader", "Gigamajig", "Gnat"]))
    table.me.attacks("Scout")
    table.resolves()
    assert table.asked is table.you
    assert sorted(table.you.choices()) == ["Gigamajig", "Gnat", "Union Leader"]
    table.you.picks("Gigamajig")
    table.you.passes()
    table.resolves()
    if table.asks is DecisionKind.BLOCKERS:
        assert table.you.choices() == ["Gigamajig"]
        table.you.sets("Gigamajig")
        table.resolves()
    assert table.me.discard == ["Scout"]
    assert not table.is_depleted("Union Leader")


@CASES.of(WYRMFANG)
def nobody_may_block_if_nobody_was_picked() -> None:
    table = set_up(rage(play=[WYRMFANG]), Side(play=["Union Leader", "Gigamajig"]))
    table.me.attacks(WYRMFANG)
    table.resolves()
    table.you.passes()
    table.resolves()
    assert table.asks is DecisionKind.ACT
    assert table.you.influence == 14


@CASES.of(WYRMFANG)
def attacks_of_the_opponent_are_blocked_as_usual() -> None:
    table = set_up(Side(play=["Scout"]), Side(play=[WYRMFANG, "Gnat"]))
    table.me.attacks("Scout")
    assert sorted(may_block(table)) == ["Gnat", WYRMFANG]
    assert Done() in table.you.legal


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

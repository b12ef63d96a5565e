"""Characters of the Warlord, from Suicide Squad to Wyrmfang Deathskull."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.warlord.camp import (
    at,
    is_offered,
    may_block,
    my_turn_starts,
    plays,
    rage,
    replies,
    size,
    unblocked,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table

CASES = CardTests()
BARDUSE = "The Emperor Barduse"
WYRMFANG = "Wyrmfang Deathskull"
VOLITION = ["Gnat"] * 4
"""Face-down resources, which provide Volition."""


@CASES.of("Suicide Squad")
def it_gives_its_strength_with_its_life() -> None:
    me = rage("Dragon Juice", play=["Suicide Squad"])
    table = at(me, Side(play=["Gigamajig"]))
    plays(table.me, "Dragon Juice", "Suicide Squad")
    uses(table.me, "Suicide Squad", "ULTIMATE SACRIFICE", "Gigamajig")
    assert table.damage("Gigamajig") == 8
    assert "Suicide Squad" in table.me.discard


@CASES.of("Surplus Soldier")
def it_goes_face_down_under_its_owner_when_destroyed() -> None:
    table = at(rage("Kill", play=["Surplus Soldier"]))
    plays(table.me, "Kill", "Surplus Soldier")
    assert table.me.face_down == ["Surplus Soldier"]
    table = at(rage("Kill", play=["Surplus Soldier"], borrowed=["Surplus Soldier"]))
    plays(table.me, "Kill", "Surplus Soldier")
    assert table.you.face_down == ["Surplus Soldier"]
    table = at(rage("Bounce", play=["Surplus Soldier"]))
    plays(table.me, "Bounce", "Surplus Soldier")
    assert table.me.hand == ["Surplus Soldier"]


@CASES.of("Thabbashite Warmonger")
def blows_to_a_faction_cost_their_own_side_their_icons() -> None:
    table = at(rage(play=["Thabbashite Warmonger", "Stalwart Soldier"], face_down=["Gnat"]))
    table.me.attacks("Stalwart Soldier")
    unblocked(table)
    assert (table.me.influence, table.you.influence) == (17, 17)
    table = at(Side(play=["Scout"]), rage(play=["Thabbashite Warmonger"], face_down=["Gnat"]))
    table.me.attacks("Scout")
    unblocked(table)
    assert (table.me.influence, table.you.influence) == (18, 17)


@CASES.of("Thabbashite Warmonger")
def it_needs_volition() -> None:
    table = at(rage(play=["Thabbashite Warmonger", "Scout"]))
    table.me.attacks("Scout")
    unblocked(table)
    assert (table.me.influence, table.you.influence) == (20, 17)


@CASES.of(BARDUSE)
def it_divides_twice_the_number_of_dragons() -> None:
    me = rage(BARDUSE, play=["Tiny Sarume"])
    table = at(me, Side(play=["Gigamajig", "Union Leader", "Scout"]))
    plays(table.me, BARDUSE)
    assert is_offered(table.me)
    replies(table.me, True, "Gigamajig", "Union Leader", None, 3)
    assert (table.damage("Gigamajig"), table.damage("Union Leader")) == (3, 1)
    assert table.damage("Scout") == 0
    assert size(table, "Tiny Sarume") == (2, 2)
    assert size(table, BARDUSE) == (7, 7)


@CASES.of("Thundering Nilpha")
def it_overruns_locations() -> None:
    table = at(Side(play=["Thundering Nilpha"]), Side(play=["House", "Scout"]))
    table.me.attacks("Thundering Nilpha", target="House")
    assert table.strength("Thundering Nilpha") == 5
    table.resolves()
    assert table.asks is DecisionKind.ACT
    assert table.damage("House") == 5
    table = at(Side(play=["Thundering Nilpha"]), Side(play=["House", "Scout"]))
    table.me.attacks("Thundering Nilpha")
    assert table.strength("Thundering Nilpha") == 4
    assert may_block(table) == ["Scout"]


@CASES.of("Torrential Bleeder")
def it_hurts_all_characters_at_the_start_of_its_players_turn() -> None:
    me = rage(play=["Torrential Bleeder", "Scout"])
    table = my_turn_starts(me, Side(play=["Union Leader"]))
    names = ("Torrential Bleeder", "Scout", "Union Leader")
    assert [table.damage(it) for it in names] == [1, 1, 1]
    table.next_turn()
    assert table.damage("Union Leader") == 0


@CASES.of("Trebuchet Officer")
def it_fires_at_locations() -> None:
    table = at(rage(play=["Trebuchet Officer", "Scout"]), Side(play=["House"]))
    uses(table.me, "Trebuchet Officer", "FIRE!", "House")
    uses(table.me, "Trebuchet Officer", "FIRE!", "House")
    assert (table.damage("House"), table.me.free) == (2, 8)


@CASES.of("Trophy Collector")
def it_waits_until_the_opponent_is_down_to_ten() -> None:
    assert at(rage("Trophy Collector"), Side(influence=10)).me.can_deploy("Trophy Collector")
    table = at(rage("Trophy Collector", influence=5), Side(influence=11))
    assert not table.me.can_deploy("Trophy Collector")


@CASES.of("Unflinching Bowman")
def each_shot_hurts_it_too() -> None:
    table = at(rage(play=["Unflinching Bowman"]), Side(play=["Scout"]))
    uses(table.me, "Unflinching Bowman", "SHOOT", "Scout")
    assert table.damage("Scout") == table.damage("Unflinching Bowman") == 1
    uses(table.me, "Unflinching Bowman", "SHOOT", "Scout")
    assert table.me.discard == ["Unflinching Bowman"]
    assert (table.damage("Scout"), table.me.free) == (2, 8)


@CASES.of("Ursine Assassin")
def it_kills_with_the_lives_of_restored_friends() -> None:
    def camp(icons: int, *depleted: str) -> Table:
        me = rage(play=["Ursine Assassin", "Gnat"], icons=icons, depleted=depleted)
        return at(me, Side(play=["Gigamajig"]))

    table = camp(5)
    uses(table.me, "Ursine Assassin", "TO BEAR ARMS", "Gigamajig", "Gnat")
    assert (table.damage("Gigamajig"), table.me.free, table.me.discard) == (2, 4, ["Gnat"])
    assert not camp(5).me.can_use("Ursine Assassin", "JUST UNBEARABLE")
    table = camp(6)
    uses(table.me, "Ursine Assassin", "JUST UNBEARABLE", "Gigamajig", "Gnat")
    assert (table.damage("Gigamajig"), table.me.free) == (5, 4)
    table = camp(5, "Gnat", "Ursine Assassin")
    assert not table.me.can_use("Ursine Assassin", "TO BEAR ARMS")


@CASES.of("Vigilant Raider")
def it_grows_for_two_as_often_as_it_is_paid_for() -> None:
    table = at(rage(play=["Vigilant Raider"]))
    uses(table.me, "Vigilant Raider", "ASSAIL")
    uses(table.me, "Vigilant Raider", "ASSAIL")
    assert (table.strength("Vigilant Raider"), table.me.free) == (6, 6)
    table.next_turn()
    assert table.strength("Vigilant Raider") == 4


@CASES.of("Virtuous Razer")
def its_battle_damage_may_hit_a_location_too() -> None:
    table = at(rage(play=["Virtuous Razer"]), Side(play=["House"]))
    table.me.attacks("Virtuous Razer")
    table.resolves()
    assert is_offered(table.me)
    replies(table.me, True, "House")
    assert (table.you.influence, table.damage("House")) == (17, 3)


@CASES.of("Warbeast of Thabbash")
def it_counts_volition() -> None:
    table = at(rage(play=["Warbeast of Thabbash"], face_down=VOLITION))
    assert size(table, "Warbeast of Thabbash") == (4, 4)
    table = at(rage("Warbeast of Thabbash"))
    plays(table.me, "Warbeast of Thabbash")
    assert table.me.discard == ["Warbeast of Thabbash"]


@CASES.of(WYRMFANG)
def the_opponent_picks_who_must_and_may_block() -> None:
    me = rage(play=[WYRMFANG, "Scout"])
    table = at(me, Side(play=["Union Leader", "Gigamajig", "Gnat"]))
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
    table = at(rage(play=[WYRMFANG]), Side(play=["Union Leader", "Gigamajig"]))
    table.me.attacks(WYRMFANG)
    table.resolves()
    table.you.passes()
    table.resolves()
    assert table.asks is DecisionKind.ACT
    assert table.you.influence == 14


def test_characters_of_the_warlord_s_to_w(only_card: str | None) -> None:
    CASES.run(only_card)

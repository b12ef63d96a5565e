"""Characters of the Warlord, from Ruthless Platoon to Wyrmfang Deathskull."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.warlord.camp import (
    TOURNAMENT,
    at,
    has_one_of_two,
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
from tests.support.tables import settles

CASES = CardTests()
SHADE = "Shade of the Devoured Emperor"
GRANDCHEST = "Shieldmane Grandchest"
STEAMROLLER = "Skullcrush Steamroller"
BARDUSE = "The Emperor Barduse"
WYRMFANG = "Wyrmfang Deathskull"
VOLITION = ["Gnat"] * 4
"""Face-down resources, which provide Volition."""


@CASES.of("Ruthless Platoon")
def it_feeds_on_a_friend_for_the_turn() -> None:
    table = at(rage(play=["Ruthless Platoon", "Gnat"]))
    table.me.uses("Ruthless Platoon", "CANNIBALIZE")
    replies(table.me, "Gnat")
    assert table.me.discard == ["Gnat"]
    assert table.strength("Ruthless Platoon") == 4
    table.next_turn()
    assert table.strength("Ruthless Platoon") == 2


@CASES.of("Sadistic Colonel")
def the_opponents_tactics_cost_them_two_influence() -> None:
    table = at(Side(hand=["Wait"]), Side(play=["Sadistic Colonel"]))
    plays(table.me, "Wait")
    assert (table.me.influence, table.you.influence) == (18, 20)
    table = at(Side(hand=["Wait"], play=["Sadistic Colonel"]))
    plays(table.me, "Wait")
    assert (table.me.influence, table.you.influence) == (20, 20)
    table = at(rage("Scout"), Side(play=["Sadistic Colonel"]))
    plays(table.me, "Scout")
    assert table.me.influence == 20


@CASES.of(SHADE)
def it_may_go_at_the_end_of_the_opponents_turn_for_a_hero() -> None:
    for agreed in (True, False):
        you = Side(deck=["Gnat", "Rudo Mangod", "Scout", "Gnat"])
        table = at(Side(play=[SHADE], deck=["Gnat"] * 3), you, active=1)
        table.you.ends_turn()
        table.resolves()
        assert is_offered(table.me)
        table.me.answers(int(agreed))
        if not agreed:
            assert table.me.play == [SHADE]
            continue
        assert table.me.out_of_game == [SHADE]
        table.me.says("your opponent")
        assert table.me.choices() == ["Rudo Mangod"]
        table.me.picks("Rudo Mangod")
        table.resolves()
        assert table.me.play == ["Rudo Mangod"]
        assert "Rudo Mangod" in table.you.was_shown


@CASES.of(SHADE)
def it_finds_heroes_of_its_list_in_the_deck_of_the_player_chosen() -> None:
    heroes = ["Jo Ciendeilio", "Eustace Padamose-Gristwalter", "Pluck", "Rudo Mangod"]
    me = Side(play=[SHADE], deck=["Gnat", *heroes, "Samuel Gristwalter"])
    table = at(me, Side(deck=["The Billionaire"] * 3), active=1)
    table.you.ends_turn()
    table.resolves()
    table.me.agrees()
    table.me.says("you")
    assert sorted(table.me.choices()) == sorted(heroes)
    assert table.asks is DecisionKind.SEARCH
    table.me.passes()
    assert (table.me.play, table.me.out_of_game) == ([], [SHADE]), "it need not find anybody"


@CASES.of(SHADE)
def it_stays_at_the_end_of_its_players_turn() -> None:
    table = at(Side(play=[SHADE], deck=["Rudo Mangod"] * 3))
    table.me.ends_turn()
    table.resolves()
    assert table.asked is table.you
    assert table.me.play == [SHADE]


@CASES.of(SHADE)
def any_four_icons_flip_it_up_for_two() -> None:
    me = Side(face_down=[SHADE, *VOLITION])
    table = at(me)
    table.me.deploys(SHADE, flip_up=True)
    settles(table)
    assert table.me.play == [SHADE]
    assert not at(Side(face_down=[SHADE], resources=5)).me.can_deploy(SHADE, flip_up=True)


@CASES.of(GRANDCHEST)
def it_shields_its_side_and_sharpens_blows_against_the_other() -> None:
    you = Side(play=["Gigamajig"])
    table = at(rage(play=[GRANDCHEST, "Dandy Day-Trader"]), you)
    table.me.attacks("Dandy Day-Trader")
    table.you.blocks("Gigamajig")
    table.resolves()
    assert table.damage("Gigamajig") == 3
    assert table.me.discard == ["Dandy Day-Trader"]
    table = at(rage(play=[GRANDCHEST, "Stalwart Soldier"]), Side(play=["Dandy Day-Trader"]))
    table.me.attacks("Stalwart Soldier")
    table.you.blocks("Dandy Day-Trader")
    table.resolves()
    assert table.damage("Stalwart Soldier") == 0
    assert table.you.discard == ["Dandy Day-Trader"]


@CASES.of(GRANDCHEST, BARDUSE, WYRMFANG)
def each_player_has_one_of_that_name() -> None:
    assert has_one_of_two(GRANDCHEST)
    assert has_one_of_two(WYRMFANG)
    table = at(rage(BARDUSE, play=[BARDUSE]))
    plays(table.me, BARDUSE)
    while table.asks is not DecisionKind.ACT:
        assert table.asks in (DecisionKind.MAY, DecisionKind.PICK, DecisionKind.CHOOSE_CARD)
        replies(table.me, False if is_offered(table.me) else BARDUSE)
    assert (table.me.play, table.me.discard) == ([BARDUSE], [BARDUSE])


@CASES.of(GRANDCHEST)
def it_does_not_change_the_damage_of_tactics_or_to_factions() -> None:
    table = at(rage("Shot", play=[GRANDCHEST]), Side(play=["Gigamajig"]))
    plays(table.me, "Shot", "Gigamajig")
    assert table.damage("Gigamajig") == 2
    table.me.attacks(GRANDCHEST)
    table.resolves()
    if table.asks is DecisionKind.BLOCKERS:
        unblocked(table)
    assert table.you.influence == 14


@CASES.of(STEAMROLLER)
def it_is_restored_by_assistance_only_and_attacks_once_a_turn() -> None:
    me = rage(play=[STEAMROLLER, "Scout"], depleted=[STEAMROLLER], faction=TOURNAMENT)
    table = my_turn_starts(me, Side(deck=["Scout"] * 3))
    replies(table.me, 0)
    replies(table.me, 0)
    assert table.asks is DecisionKind.ACT
    assert table.is_depleted(STEAMROLLER)
    uses(table.me, STEAMROLLER, "ASSIST", "Scout")
    assert table.is_depleted("Scout")
    assert not table.is_depleted(STEAMROLLER)
    assert table.me.free == 8


@CASES.of(STEAMROLLER)
def it_does_not_attack_twice_in_a_turn() -> None:
    table = at(rage("Rest", play=[STEAMROLLER]))
    table.me.attacks(STEAMROLLER)
    unblocked(table)
    plays(table.me, "Rest", STEAMROLLER)
    assert not table.is_depleted(STEAMROLLER)
    assert not table.me.can_attack()


@CASES.of("Sleeping Guard")
def it_wakes_while_the_opponent_has_a_character() -> None:
    assert size(at(Side(play=["Sleeping Guard"]), Side(play=["Gnat"])), "Sleeping Guard") == (2, 2)
    assert size(at(Side(play=["Sleeping Guard", "Gnat"])), "Sleeping Guard") == (1, 1)


@CASES.of("Spry Archer")
def its_attack_hurts_the_faction_and_with_four_icons_a_character() -> None:
    for icons in (3, 4):
        table = at(rage(play=["Spry Archer"], icons=icons), Side(play=["Scout"]))
        table.me.attacks("Spry Archer")
        table.resolves()
        if table.asks is DecisionKind.ORDER:
            table.me._does(table.me.legal[0])
            table.resolves()
        assert is_offered(table.me) is (icons == 4)
        if icons == 4:
            replies(table.me, True, "Scout")
            assert table.damage("Scout") == 1
        assert table.you.influence == 19


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


def test_characters_of_the_warlord_r_to_w(only_card: str | None) -> None:
    CASES.run(only_card)

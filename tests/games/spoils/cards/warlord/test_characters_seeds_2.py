"""Warlord characters: Seeds 2 and 3."""

from app.games.spoils.engine import DecisionKind, events
from tests.support.card_play import (
    deploys,
    ends_turn,
    fights,
    is_offered,
    may_block,
    replies,
    responds,
    size,
    stats,
    unblocked,
    uses,
)
from tests.support.card_tables import TOURNAMENT, flips_up, has_one_of_two, rage, set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
STIFFBONE = "Aroused Stiffbone"
IRON_FIST = "Athalamund Mangod, The Iron Fist"
OBJECTOR = "Conscientious Objector"
GIADA = "Giada, the Elegant"
HEALER = "Necromantic Healer"
DEVOURER = "Octo-Ba-Ba, the Devourer"
EMPEROR = "Padamose, Emperor of Marduun"
RUDO = "Rudo Mangod"
CHAMPION = "Rudo Mangod, Dragonweight Champion"
PLUNGER = "Plunging Shriever"
GRANDCHEST = "Shieldmane Grandchest"
BARDUSE = "The Emperor Barduse"
WYRMFANG = "Wyrmfang Deathskull"


@CASES.of(STIFFBONE)
def it_costs_one_less_for_each_icon_down_from_seven() -> None:
    table = set_up(rage(STIFFBONE, icons=4))
    deploys(table.me, STIFFBONE)
    assert table.me.free == 1
    assert stats(table, STIFFBONE) == (4, 4, 3)
    assert not set_up(rage(STIFFBONE, icons=3)).me.can_deploy(STIFFBONE)
    table = set_up(rage(STIFFBONE, icons=8))
    deploys(table.me, STIFFBONE)
    assert table.me.free == 8


@CASES.of("Aroused Stiffbone")
def icons_of_the_opponent_make_it_no_cheaper() -> None:
    me = Side(hand=["Aroused Stiffbone"], resources=["Rage", *["Greed"] * 5])
    table = set_up(me, rage(icons=6))
    deploys(table.me, "Aroused Stiffbone")
    assert table.me.free == 0


@CASES.of("Ascendant Madcap")
def it_grows_with_each_card_that_provides_rage() -> None:
    table = set_up(rage("Embittered Cadet", "Scout", play=["Ascendant Madcap"]))
    assert size(table, "Ascendant Madcap") == (3, 4)
    deploys(table.me, "Embittered Cadet")
    assert table.tokens("Ascendant Madcap") == 1
    assert size(table, "Ascendant Madcap") == (4, 4)
    deploys(table.me, "Scout")
    assert table.tokens("Ascendant Madcap") == 1


@CASES.of("Ascendant Madcap")
def resources_of_rage_count_and_others_do_not() -> None:
    for name, face_down, tokens in (("Rage", False, 1), ("Greed", False, 0), ("Rage", True, 0)):
        me = Side(play=["Ascendant Madcap"], hand=[name], faction="The Tournament Faction",
                  resources=4)  # fmt: skip
        table = set_up(me)
        table.me.uses("The Tournament Faction", "RESOURCE")
        table.resolves()
        table.me.plays_resource(name, face_down=face_down)
        table.resolves()
        assert table.tokens("Ascendant Madcap") == tokens


@CASES.of("Ascendant Madcap")
def the_opponents_cards_do_not_make_it_grow() -> None:
    table = set_up(rage("Embittered Cadet"), Side(play=["Ascendant Madcap"]))
    deploys(table.me, "Embittered Cadet")
    assert table.tokens("Ascendant Madcap") == 0


@CASES.of("Ascendant Madcap", "Duelist of Surfeit")
def a_card_that_only_changes_sides_does_not_enter_play() -> None:
    for name in ("Ascendant Madcap", "Duelist of Surfeit"):
        table = set_up(rage("Steal", play=[name]), Side(play=["Embittered Cadet"]))
        deploys(table.me, "Steal", "Embittered Cadet")
        assert "Embittered Cadet" in table.me.play
        assert table.asks is DecisionKind.ACT
        assert table.tokens(name) == 0


@CASES.of(IRON_FIST)
def it_trades_its_doubled_strength_for_the_others() -> None:
    table = set_up(
        rage(play=[IRON_FIST], icons=10), Side(play=["Union Leader", "Agile Highwayman"])
    )
    uses(table.me, IRON_FIST, "PUNCH", "Agile Highwayman")
    assert table.you.discard == ["Agile Highwayman"]
    assert table.damage(IRON_FIST) == 2
    assert table.is_depleted(IRON_FIST)
    assert table.me.free == 9
    assert not table.me.can_use(IRON_FIST, "PUNCH")


@CASES.of(IRON_FIST)
def it_dies_of_a_strong_opponent_after_striking() -> None:
    table = set_up(rage(play=[IRON_FIST]), Side(play=["Union Leader"]))
    uses(table.me, IRON_FIST, "PUNCH", "Union Leader")
    assert table.me.discard == [IRON_FIST]
    assert table.damage("Union Leader") == 6


@CASES.of(IRON_FIST)
def a_player_has_one_iron_fist() -> None:
    assert has_one_of_two(IRON_FIST)


@CASES.of(IRON_FIST, "Rudo Mangod")
def the_blows_are_as_strong_as_when_they_were_announced() -> None:
    for name, blow in ((IRON_FIST, 6), ("Rudo Mangod", 4)):
        table = set_up(rage(play=[name]), Side(play=["Gigamajig", "Gnat"], hand=["Kill"]))
        table.me.uses(name, "PUNCH")
        table.me.picks("Gigamajig")
        responds(table.you, "Kill", name)
        assert table.me.discard == [name]
        assert table.damage("Gigamajig") == blow


@CASES.of(IRON_FIST, "Rudo Mangod")
def the_blow_of_a_character_that_is_gone_still_hurts() -> None:
    for name in (IRON_FIST, "Rudo Mangod"):
        table = set_up(rage(play=[name]), Side(play=["Agile Highwayman", "Gnat"], hand=["Kill"]))
        table.me.uses(name, "PUNCH")
        table.me.picks("Agile Highwayman")
        responds(table.you, "Kill", "Agile Highwayman")
        assert table.damage(name) == 2


@CASES.of(OBJECTOR)
def it_stays_out_of_battle_while_the_location_stands() -> None:
    table = set_up(rage(OBJECTOR, "Kill", play=["House"]))
    deploys(table.me, OBJECTOR, "House")
    assert size(table, OBJECTOR) == (6, 6)
    table.next_turn()
    table.next_turn()
    assert not table.me.can_attack()
    deploys(table.me, "Kill", "House")
    assert table.me.can_attack()


@CASES.of(OBJECTOR)
def it_does_not_block_while_the_location_stands() -> None:
    table = set_up(Side(play=["Scout"]), rage(OBJECTOR, play=["House", "Warrior Prodigy"]))
    table.me.attacks("Scout")
    table.me.passes()
    table.you.deploys(OBJECTOR)
    assert may_block(table) == ["Warrior Prodigy"]
    assert OBJECTOR in table.you.play


@CASES.of(OBJECTOR)
def it_needs_a_location_of_its_player() -> None:
    assert not set_up(rage(OBJECTOR), Side(play=["House"])).me.can_deploy(OBJECTOR)


@CASES.of(OBJECTOR)
def it_flips_up_for_two() -> None:
    table = flips_up(OBJECTOR, 2, 2, play=["House"])
    assert sorted(table.me.play) == sorted(["House", OBJECTOR])


@CASES.of("Conscientious Objector")
def the_location_may_be_lost_before_it_arrives() -> None:
    table = set_up(rage("Conscientious Objector", play=["House", "Lamp"]), Side(hand=["Kill"]))
    table.me.deploys("Conscientious Objector")
    responds(table.you, "Kill", "House")
    assert "Conscientious Objector" in table.me.play
    table.next_turn()
    table.next_turn()
    assert table.me.can_attack()


@CASES.of("Dying Hero")
def it_dies_at_the_end_of_its_players_turn_if_depleted() -> None:
    table = set_up(rage("Tire", play=["Dying Hero"], icons=8))
    deploys(table.me, "Tire", "Dying Hero")
    ends_turn(table)
    assert table.me.discard == ["Tire", "Dying Hero"]
    table = set_up(rage(play=["Dying Hero"]))
    ends_turn(table)
    assert table.me.play == ["Dying Hero"]


@CASES.of("Dying Hero")
def nine_icons_keep_it_alive_and_the_opponents_turn_does_not_hurt_it() -> None:
    table = set_up(rage("Tire", play=["Dying Hero"], icons=9, faction=TOURNAMENT))
    assert stats(table, "Dying Hero") == (5, 5, 3)
    deploys(table.me, "Tire", "Dying Hero")
    ends_turn(table)
    assert table.me.play == ["Dying Hero"]
    assert size(set_up(rage(play=["Dying Hero"], icons=8)), "Dying Hero") == (5, 1)
    table = set_up(rage(), Side(play=["Dying Hero"], depleted=["Dying Hero"]))
    ends_turn(table)
    assert table.you.play == ["Dying Hero"]


@CASES.of("Dying Hero")
def nine_icons_do_not_keep_the_damage_away() -> None:
    table = set_up(rage(play=["Dying Hero"], icons=9, depleted=["Dying Hero"]))
    table.me.ends_turn()
    table.resolves()
    assert [it.amount for it in table.told(events.DamageInflicted)] == [1]


@CASES.of("Embittered Cadet")
def it_provides_an_icon() -> None:
    hand = ["Warrior Prodigy"]
    assert set_up(rage(*hand, icons=2)).me.can_deploy("Warrior Prodigy")
    resources = ["Rage", "Greed"]
    assert not set_up(Side(hand=hand, resources=resources)).me.can_deploy("Warrior Prodigy")
    helped = set_up(Side(hand=hand, resources=resources, play=["Embittered Cadet"]))
    assert helped.me.can_deploy("Warrior Prodigy")
    assert helped.me.free == 2


@CASES.of(GIADA)
def it_may_survive_an_opposing_effect_smaller_and_depleted() -> None:
    table = set_up(rage("Kill"), Side(play=[GIADA]))
    deploys(table.me, "Kill", GIADA)
    assert is_offered(table.you)
    replies(table.you, True)
    assert size(table, GIADA) == (2, 2)
    assert table.is_depleted(GIADA)
    table = set_up(rage("Kill"), Side(play=[GIADA]))
    deploys(table.me, "Kill", GIADA)
    replies(table.you, False)
    assert table.you.discard == [GIADA]


@CASES.of(GIADA)
def it_dies_of_its_own_sides_effects() -> None:
    table = set_up(rage("Kill", play=[GIADA]))
    deploys(table.me, "Kill", GIADA)
    assert GIADA in table.me.discard


@CASES.of(GIADA)
def an_opposing_card_may_destroy_it_in_battle_but_its_own_players_for_good() -> None:
    table = set_up(rage("Kill", play=[GIADA]))
    deploys(table.me, "Kill", GIADA)
    assert sorted(table.me.discard) == [GIADA, "Kill"]
    table = set_up(rage(play=[GIADA]), Side(play=["Brash Basher", "Gnat"]))
    table.me.attacks(GIADA)
    table.you.blocks("Brash Basher")
    table.resolves()
    assert is_offered(table.me)
    replies(table.me, True)
    assert (size(table, GIADA), table.tokens(GIADA)) == ((2, 2), 1)


@CASES.of(GIADA)
def the_third_token_is_its_end() -> None:
    table = set_up(rage("Kill"), Side(play=[GIADA], tokens={GIADA: 2}))
    deploys(table.me, "Kill", GIADA)
    replies(table.you, True)
    assert table.you.discard == [GIADA]


@CASES.of(HEALER)
def it_takes_one_off_battle_damage_in_its_party() -> None:
    table = set_up(Side(play=["Agile Highwayman"]), Side(play=[HEALER, "Scout"]))
    table.me.attacks("Agile Highwayman")
    table.you.blocks("Scout")
    table.resolves()
    assert table.damage("Scout") == 2
    table = set_up(Side(play=["Agile Highwayman"]), Side(play=[HEALER]))
    fights(table.me, "Agile Highwayman", blocked_by=HEALER)
    assert table.damage(HEALER) == 1
    table = set_up(Side(play=["Creaky Old Swordsman"]), Side(play=[HEALER, "Nimble Conscript"]))
    table.me.attacks("Creaky Old Swordsman")
    table.you.blocks(HEALER, "Nimble Conscript")
    table.resolves()
    assert table.me.discard == ["Creaky Old Swordsman"]


@CASES.of("Necromantic Healer")
def tactics_hurt_its_party_as_usual_and_other_parties_are_not_healed() -> None:
    name = "Necromantic Healer"
    table = set_up(rage("Shot", play=["Scout", name]), Side(play=["Agile Highwayman"]))
    table.me.attacks("Scout", name)
    table.me.deploys("Shot")
    table.me.picks("Scout")
    table.passes_until(DecisionKind.BLOCKERS)
    assert table.damage("Scout") == 2
    table = set_up(rage(play=["Scout", name]), Side(play=["Agile Highwayman"]))
    fights(table.me, "Scout", blocked_by="Agile Highwayman")
    assert table.damage("Scout") == 2, "the healer is not in the party"


@CASES.of(DEVOURER)
def it_takes_a_token_for_each_opposing_death() -> None:
    table = set_up(rage("Kill", "Kill", play=[DEVOURER, "Gnat"]), Side(play=["Scout"]))
    deploys(table.me, "Kill", "Scout")
    assert table.tokens(DEVOURER) == 1
    deploys(table.me, "Kill", "Gnat")
    assert table.tokens(DEVOURER) == 1


@CASES.of(DEVOURER)
def it_devours_with_a_token() -> None:
    for target in ("Gigamajig", "House"):
        table = set_up(
            rage(play=[DEVOURER], tokens={DEVOURER: 1}, icons=10), Side(play=["Gigamajig", "House"])
        )
        uses(table.me, DEVOURER, "DEVOUR", target)
        assert table.damage(target) == 3
        assert (table.tokens(DEVOURER), table.me.free) == (0, 7)
        assert table.is_depleted(DEVOURER)
    assert not set_up(rage(play=[DEVOURER], icons=10)).me.can_use(DEVOURER, "DEVOUR")


@CASES.of(DEVOURER, EMPEROR, RUDO, CHAMPION)
def each_player_has_one_of_that_name() -> None:
    for name in (DEVOURER, EMPEROR, RUDO, CHAMPION):
        assert has_one_of_two(name), name


@CASES.of(DEVOURER)
def an_opposing_character_that_only_leaves_gives_no_token() -> None:
    table = set_up(rage("Bounce", play=[DEVOURER]), Side(play=["Scout", "House"]))
    deploys(table.me, "Bounce", "Scout")
    assert table.tokens(DEVOURER) == 0


@CASES.of(EMPEROR)
def it_strengthens_its_swords_of_great_justice() -> None:
    adriel = "Adriel, Defender of Marduun"
    table = set_up(rage(play=[EMPEROR, adriel, "Scout"]), Side(play=[DEVOURER]))
    assert size(table, adriel) == (4, 4)
    assert size(table, "Scout") == (3, 3)
    assert size(table, DEVOURER) == (3, 6)
    assert size(table, EMPEROR) == (1, 10)


@CASES.of(EMPEROR)
def it_weakens_opposing_mau_and_arcanists() -> None:
    you = Side(play=["Union Leader", "Ping Konk", "Scout"])
    table = set_up(rage(play=[EMPEROR, "Dandy Day-Trader"]), you)
    assert size(table, "Union Leader") == (4, 7)
    assert size(table, "Ping Konk") == (5, 5)
    assert size(table, "Scout") == (3, 3)
    assert size(table, "Dandy Day-Trader") == (1, 5)


@CASES.of(EMPEROR)
def its_own_mau_and_arcanists_are_spared() -> None:
    table = set_up(rage(play=[EMPEROR, "Ping Konk", "Union Leader"]))
    assert size(table, "Ping Konk") == (6, 6)
    assert size(table, "Union Leader") == (5, 8)


@CASES.of(EMPEROR)
def an_opposing_mau_of_one_life_dies_at_once() -> None:
    table = set_up(rage(EMPEROR), Side(play=["Gnat"]))
    deploys(table.me, EMPEROR)
    assert table.you.discard == ["Gnat"]


@CASES.of(PLUNGER)
def it_may_destroy_an_item_for_two_influence() -> None:
    for agreed in (True, False):
        table = set_up(rage(PLUNGER), Side(play=["Lamp"]))
        deploys(table.me, PLUNGER)
        assert is_offered(table.me)
        replies(table.me, agreed)
        assert table.you.discard == (["Lamp"] if agreed else [])
        assert table.me.influence == (18 if agreed else 20)


@CASES.of(PLUNGER)
def it_flies_away_over_a_discarded_item_of_the_opponent() -> None:
    table = set_up(rage(play=[PLUNGER], discard=["Lamp"]), Side(discard=["Splattergun", "Scout"]))
    uses(table.me, PLUNGER, "FLY AWAY")
    assert table.me.face_down == [PLUNGER]
    assert table.you.out_of_game == ["Splattergun"]
    table = set_up(rage(play=[PLUNGER], discard=["Lamp"]), Side(discard=["Scout"]))
    assert not table.me.can_use(PLUNGER, "FLY AWAY")


@CASES.of(PLUNGER, "Proficient Battler", "Spitting Sarume", "Tiny Sarume")
def it_flips_up_for_its_price() -> None:
    for name, cost, threshold in (
        (PLUNGER, 3, 2),
        ("Proficient Battler", 2, 1),
        ("Spitting Sarume", 3, 1),
        ("Tiny Sarume", 0, 1),
    ):
        table = flips_up(name, cost, threshold)
        assert table.me.play == [name]
        assert table.me.face_down == []


@CASES.of(PLUNGER)
def declining_costs_no_influence_and_without_items_nothing_is_offered() -> None:
    table = set_up(rage(PLUNGER), Side(play=["Scout"]))
    deploys(table.me, PLUNGER)
    assert table.asks is DecisionKind.ACT
    assert table.me.influence == 20


@CASES.of(PLUNGER)
def a_stolen_one_flies_away_to_its_owner() -> None:
    table = set_up(rage(play=[PLUNGER], borrowed=[PLUNGER]), Side(discard=["Lamp"]))
    uses(table.me, PLUNGER, "FLY AWAY")
    assert (table.me.face_down, table.you.face_down) == ([], [PLUNGER])


@CASES.of(GRANDCHEST)
def it_shields_its_side_and_sharpens_blows_against_the_other() -> None:
    you = Side(play=["Gigamajig"])
    table = set_up(rage(play=[GRANDCHEST, "Dandy Day-Trader"]), you)
    table.me.attacks("Dandy Day-Trader")
    table.you.blocks("Gigamajig")
    table.resolves()
    assert table.damage("Gigamajig") == 3
    assert table.me.discard == ["Dandy Day-Trader"]
    table = set_up(rage(play=[GRANDCHEST, "Stalwart Soldier"]), Side(play=["Dandy Day-Trader"]))
    table.me.attacks("Stalwart Soldier")
    table.you.blocks("Dandy Day-Trader")
    table.resolves()
    assert table.damage("Stalwart Soldier") == 0
    assert table.you.discard == ["Dandy Day-Trader"]


@CASES.of(GRANDCHEST, BARDUSE, WYRMFANG)
def each_player_has_one_of_a_name() -> None:
    assert has_one_of_two(GRANDCHEST)
    assert has_one_of_two(WYRMFANG)
    table = set_up(rage(BARDUSE, play=[BARDUSE]))
    deploys(table.me, BARDUSE)
    while table.asks is not DecisionKind.ACT:
        assert table.asks in (DecisionKind.MAY, DecisionKind.PICK, DecisionKind.CHOOSE_CARD)
        replies(table.me, False if is_offered(table.me) else BARDUSE)
    assert (table.me.play, table.me.discard) == ([BARDUSE], [BARDUSE])


@CASES.of(GRANDCHEST)
def it_does_not_change_the_damage_of_tactics_or_to_factions() -> None:
    table = set_up(rage("Shot", play=[GRANDCHEST]), Side(play=["Gigamajig"]))
    deploys(table.me, "Shot", "Gigamajig")
    assert table.damage("Gigamajig") == 2
    table.me.attacks(GRANDCHEST)
    table.resolves()
    if table.asks is DecisionKind.BLOCKERS:
        unblocked(table)
    assert table.you.influence == 14


@CASES.of(GRANDCHEST)
def small_blows_against_its_side_do_nothing() -> None:
    table = set_up(Side(play=["Agile Highwayman"]), Side(play=[GRANDCHEST, "Scout"]))
    fights(table.me, "Agile Highwayman", blocked_by="Scout")
    assert table.damage("Scout") == 0
    assert table.me.discard == ["Agile Highwayman"]


@CASES.of("Spry Archer")
def its_attack_hurts_the_faction_and_with_four_icons_a_character() -> None:
    for icons in (3, 4):
        table = set_up(rage(play=["Spry Archer"], icons=icons), Side(play=["Scout"]))
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


@CASES.of("Spry Archer")
def its_shot_may_be_kept_and_blocking_it_shoots_nobody() -> None:
    table = set_up(rage(play=["Spry Archer"], icons=3), Side(play=["Scout"]))
    table.me.attacks("Spry Archer")
    table.passes_until(DecisionKind.BLOCKERS)
    assert (table.you.influence, table.damage("Scout")) == (19, 0)
    table = set_up(Side(play=["Scout"]), rage(play=["Spry Archer"]))
    table.me.attacks("Scout")
    table.you.blocks("Spry Archer")
    assert (table.me.influence, table.damage("Scout")) == (20, 0)


@CASES.of("Surplus Soldier")
def it_goes_face_down_under_its_owner_when_destroyed() -> None:
    table = set_up(rage("Kill", play=["Surplus Soldier"]))
    deploys(table.me, "Kill", "Surplus Soldier")
    assert table.me.face_down == ["Surplus Soldier"]
    table = set_up(rage("Kill", play=["Surplus Soldier"], borrowed=["Surplus Soldier"]))
    deploys(table.me, "Kill", "Surplus Soldier")
    assert table.you.face_down == ["Surplus Soldier"]
    table = set_up(rage("Bounce", play=["Surplus Soldier"]))
    deploys(table.me, "Bounce", "Surplus Soldier")
    assert table.me.hand == ["Surplus Soldier"]


@CASES.of(BARDUSE)
def it_divides_twice_the_number_of_dragons() -> None:
    me = rage(BARDUSE, play=["Tiny Sarume"])
    table = set_up(me, Side(play=["Gigamajig", "Union Leader", "Scout"]))
    deploys(table.me, BARDUSE)
    assert is_offered(table.me)
    replies(table.me, True, "Gigamajig", "Union Leader", None, 3)
    assert (table.damage("Gigamajig"), table.damage("Union Leader")) == (3, 1)
    assert table.damage("Scout") == 0
    assert size(table, "Tiny Sarume") == (2, 2)
    assert size(table, BARDUSE) == (7, 7)


@CASES.of(BARDUSE)
def it_may_burn_nobody_and_strengthens_no_others_dragons() -> None:
    table = set_up(rage(BARDUSE, play=["Scout"]), Side(play=["Tiny Sarume", "Gigamajig"]))
    deploys(table.me, BARDUSE)
    replies(table.me, False)
    assert table.damage("Gigamajig") == 0
    assert size(table, "Tiny Sarume") == (1, 1)
    assert size(table, "Scout") == (3, 3)


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

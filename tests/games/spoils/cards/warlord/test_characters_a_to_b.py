"""Characters of the Warlord, from 6r4wny 60dy9u4rd5 to Bloodcurdling Bulldozer."""

from app.games.spoils.engine import DecisionKind, Done
from tests.games.spoils.cards.warlord.camp import (
    at,
    fights,
    has_one_of_two,
    is_offered,
    my_turn_starts,
    plays,
    rage,
    replies,
    size,
    stats,
    unblocked,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table

CASES = CardTests()
BODYGUARD = "6r4wny 60dy9u4rd5"
OAF = "Anxious Oaf"
STIFFBONE = "Aroused Stiffbone"
IRON_FIST = "Athalamund Mangod, The Iron Fist"
FOECRUSHER = "Balking Foecrusher"
BACK_BREAKER = "Battle-Ready Back-Breaker"


def guarded(*hand: str) -> Table:
    table = at(rage(BODYGUARD, *hand, play=["Scout", "Warrior Prodigy"]))
    plays(table.me, BODYGUARD, "Scout")
    return table


@CASES.of(BODYGUARD)
def it_takes_the_damage_of_the_picked_character() -> None:
    table = guarded("Burn", "Shot")
    plays(table.me, "Burn", "Scout")
    assert (table.damage("Scout"), table.damage(BODYGUARD)) == (0, 3)
    plays(table.me, "Shot", "Warrior Prodigy")
    assert "Warrior Prodigy" in table.me.discard


@CASES.of(BODYGUARD)
def it_leaves_play_in_place_of_the_picked_character() -> None:
    table = guarded("Kill")
    plays(table.me, "Kill", "Scout")
    assert BODYGUARD in table.me.discard
    assert "Scout" in table.me.play
    table = guarded("Bounce")
    plays(table.me, "Bounce", "Scout")
    assert table.me.hand == [BODYGUARD]
    assert "Scout" in table.me.play


@CASES.of(BODYGUARD)
def it_needs_a_character_of_its_player_to_guard() -> None:
    assert not at(rage(BODYGUARD), Side(play=["Scout"])).me.can_deploy(BODYGUARD)


ADRIEL = "Adriel, Defender of Marduun"


@CASES.of(ADRIEL)
def it_is_not_hurt_by_battle_damage_while_blocking() -> None:
    table = at(Side(play=["Gigamajig"]), Side(play=[ADRIEL]))
    fights(table, "Gigamajig", ADRIEL)
    assert table.you.play == [ADRIEL]
    assert table.damage(ADRIEL) == 0
    assert table.damage("Gigamajig") == 3


@CASES.of(ADRIEL)
def it_is_hurt_while_attacking_and_by_effects() -> None:
    table = at(Side(play=[ADRIEL]), Side(play=["Gigamajig"]))
    fights(table, ADRIEL, "Gigamajig")
    assert table.me.discard == [ADRIEL]
    table = at(Side(play=["Gigamajig"], hand=["Shot"]), Side(play=[ADRIEL]))
    table.me.attacks("Gigamajig")
    table.you.blocks(ADRIEL)
    plays_in_battle(table, "Shot", ADRIEL)
    assert table.damage(ADRIEL) == 2


def plays_in_battle(table: Table, name: str, pick: str) -> None:
    while table.asked is not table.me:
        assert table.asked is not None
        table.asked.passes()
    table.me.deploys(name)
    if table.asks is DecisionKind.PICK:
        table.me.picks(pick)
    table.resolves()


@CASES.of(ADRIEL)
def each_player_has_one() -> None:
    assert has_one_of_two(ADRIEL)


@CASES.of(OAF)
def it_attacks_only_in_company() -> None:
    assert not at(Side(play=[OAF])).me.can_attack()
    table = at(Side(play=[OAF, "Scout"]))
    table.me.announces_attack()
    table.me.picks(OAF)
    assert Done() not in table.me.legal
    table.me.picks("Scout")
    replies(table.me, None)
    unblocked(table)
    assert table.you.influence == 14


@CASES.of(OAF)
def it_blocks_only_in_company() -> None:
    table = at(Side(play=["Union Leader"]), Side(play=[OAF, "Scout"]))
    table.me.attacks("Union Leader")
    table.passes_until(DecisionKind.BLOCKERS)
    table.you.picks(OAF)
    assert Done() not in table.you.legal
    table = at(Side(play=["Union Leader"]), Side(play=[OAF]))
    table.me.attacks("Union Leader")
    table.resolves()
    assert table.you.influence == 15


@CASES.of(STIFFBONE)
def it_costs_one_less_for_each_icon_down_from_seven() -> None:
    table = at(rage(STIFFBONE, icons=4))
    plays(table.me, STIFFBONE)
    assert table.me.free == 1
    assert stats(table, STIFFBONE) == (4, 4, 3)
    assert not at(rage(STIFFBONE, icons=3)).me.can_deploy(STIFFBONE)
    table = at(rage(STIFFBONE, icons=8))
    plays(table.me, STIFFBONE)
    assert table.me.free == 8


@CASES.of("Ascendant Madcap")
def it_grows_with_each_card_that_provides_rage() -> None:
    table = at(rage("Embittered Cadet", "Scout", play=["Ascendant Madcap"]))
    assert size(table, "Ascendant Madcap") == (3, 4)
    plays(table.me, "Embittered Cadet")
    assert table.tokens("Ascendant Madcap") == 1
    assert size(table, "Ascendant Madcap") == (4, 4)
    plays(table.me, "Scout")
    assert table.tokens("Ascendant Madcap") == 1


@CASES.of("Ascendant Madcap")
def resources_of_rage_count_and_others_do_not() -> None:
    for name, face_down, tokens in (("Rage", False, 1), ("Greed", False, 0), ("Rage", True, 0)):
        me = Side(play=["Ascendant Madcap"], hand=[name], faction="The Tournament Faction",
                  resources=4)  # fmt: skip
        table = at(me)
        table.me.uses("The Tournament Faction", "RESOURCE")
        table.resolves()
        table.me.plays_resource(name, face_down=face_down)
        table.resolves()
        assert table.tokens("Ascendant Madcap") == tokens


@CASES.of("Ascendant Madcap")
def the_opponents_cards_do_not_make_it_grow() -> None:
    table = at(rage("Embittered Cadet"), Side(play=["Ascendant Madcap"]))
    plays(table.me, "Embittered Cadet")
    assert table.tokens("Ascendant Madcap") == 0


@CASES.of(IRON_FIST)
def it_trades_its_doubled_strength_for_the_others() -> None:
    table = at(rage(play=[IRON_FIST]), Side(play=["Union Leader", "Agile Highwayman"]))
    uses(table.me, IRON_FIST, "PUNCH", "Agile Highwayman")
    assert table.you.discard == ["Agile Highwayman"]
    assert table.damage(IRON_FIST) == 2
    assert table.is_depleted(IRON_FIST)
    assert table.me.free == 9
    assert not table.me.can_use(IRON_FIST, "PUNCH")


@CASES.of(IRON_FIST)
def it_dies_of_a_strong_opponent_after_striking() -> None:
    table = at(rage(play=[IRON_FIST]), Side(play=["Union Leader"]))
    uses(table.me, IRON_FIST, "PUNCH", "Union Leader")
    assert table.me.discard == [IRON_FIST]
    assert table.damage("Union Leader") == 6


@CASES.of(IRON_FIST)
def a_player_has_one_iron_fist() -> None:
    assert has_one_of_two(IRON_FIST)


@CASES.of("Aweless Charger")
def it_drills_a_blocker_out_of_the_battle() -> None:
    table = at(rage(play=["Aweless Charger", "Scout"]), Side(play=["Union Leader", "Gigamajig"]))
    assert not table.me.can_use("Aweless Charger", "BORE")
    table.me.attacks("Scout")
    table.you.blocks("Union Leader")
    assert table.me.can_use("Aweless Charger", "BORE")
    table.me.uses("Aweless Charger", "BORE")
    replies(table.me, "Union Leader")
    assert table.is_depleted("Union Leader")
    assert table.is_depleted("Aweless Charger")
    assert table.me.free == 7
    table.resolves()
    assert (table.damage("Union Leader"), table.damage("Scout")) == (0, 0)
    with shows("609.1c"):
        assert table.you.influence == 17


@CASES.of(FOECRUSHER)
def it_hurts_everybody_and_draws_when_it_leaves() -> None:
    table = at(rage("Bounce", play=[FOECRUSHER, "Scout"]), Side(play=["Agile Highwayman", "Scout"]))
    plays(table.me, "Bounce", FOECRUSHER)
    assert table.me.hand == [FOECRUSHER, "Scout"]
    assert table.damage("Scout") == 1
    assert table.you.play == ["Scout"]
    assert table.you.discard == ["Agile Highwayman"]


@CASES.of(FOECRUSHER)
def its_wave_comes_on_top_of_its_leaving() -> None:
    table = at(rage(play=[FOECRUSHER, "Warrior Prodigy"]), Side(play=["Scout", "Stalwart Soldier"]))
    uses(table.me, FOECRUSHER, "CRUSH WAVE")
    assert table.me.free == 8
    assert sorted(table.me.discard) == [FOECRUSHER, "Warrior Prodigy"]
    assert (table.damage("Scout"), table.damage("Stalwart Soldier")) == (2, 2)
    assert table.me.hand == ["Scout"]


@CASES.of("Barbaric Rifleman")
def it_costs_the_opponent_one_influence_as_it_enters() -> None:
    table = at(rage("Barbaric Rifleman"))
    plays(table.me, "Barbaric Rifleman")
    assert (table.me.influence, table.you.influence) == (20, 19)


@CASES.of(BACK_BREAKER, "Bloodcurdling Bulldozer")
def it_may_deplete_any_character() -> None:
    for name in (BACK_BREAKER, "Bloodcurdling Bulldozer"):
        for agreed in (True, False):
            you = Side(play=["Union Leader", "Gigamajig"])
            if name == BACK_BREAKER:
                table = at(rage(name, play=["Warrior Prodigy"]), you)
                plays(table.me, name)
            else:
                table = at(rage(play=[name, "Warrior Prodigy"]), you)
                table.me.attacks(name)
                table.resolves()
            assert is_offered(table.me)
            table.me.answers(int(agreed))
            if agreed:
                assert sorted(table.me.choices()) == sorted(
                    ["Gigamajig", "Union Leader", "Warrior Prodigy", name]
                )
                table.me.picks("Union Leader")
            assert table.is_depleted("Union Leader") is agreed
            assert not table.is_depleted("Gigamajig")


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
    table = at(Side(play=["Scout"]), rage(play=["Berserker Corps", "Scout"]), active=1)
    table.you.ends_turn()
    table.resolves()
    assert table.asks is DecisionKind.ACT
    assert table.you.play == ["Berserker Corps", "Scout"]


@CASES.of("Bladefist Doomwing")
def it_breathes_fire_for_two_resources_a_point() -> None:
    table = at(rage(play=["Bladefist Doomwing"]), Side(play=["Union Leader"]))
    table.me.uses("Bladefist Doomwing", "FIREBREATHING")
    assert table.me.numbers() == [0, 1, 2, 3, 4, 5]
    replies(table.me, 4, "Union Leader")
    assert table.damage("Union Leader") == 4
    assert table.me.free == 2
    assert table.is_depleted("Bladefist Doomwing")


@CASES.of("Bladefist Doomwing")
def a_player_has_one_bladefist() -> None:
    assert has_one_of_two("Bladefist Doomwing")


@CASES.of("Blazing Shriever")
def it_burns_for_each_rage_its_player_controls() -> None:
    for target in ("Gigamajig", "House"):
        table = at(rage(play=["Blazing Shriever"], icons=6), Side(play=["Gigamajig", "House"]))
        uses(table.me, "Blazing Shriever", "INFLAME", target)
        assert table.me.discard == ["Blazing Shriever"]
        assert table.damage(target) == 6
        assert table.me.free == 4


@CASES.of("Bloating Bask")
def it_swells_from_six_icons_on() -> None:
    assert stats(at(rage(play=["Bloating Bask"], icons=6)), "Bloating Bask") == (5, 4, 3)
    assert stats(at(rage(play=["Bloating Bask"], icons=5)), "Bloating Bask") == (4, 3, 2)


@CASES.of("Bloodcurdling Bulldozer")
def its_blow_does_not_come_while_blocking() -> None:
    table = at(Side(play=["Union Leader"]), Side(play=["Bloodcurdling Bulldozer", "Scout"]))
    table.me.attacks("Union Leader")
    table.you.blocks("Bloodcurdling Bulldozer")
    table.resolves()
    assert table.asks is DecisionKind.ACT
    assert not table.is_depleted("Scout")


def test_characters_of_the_warlord_a_to_b(only_card: str | None) -> None:
    CASES.run(only_card)

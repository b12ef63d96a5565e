"""Items of the Warlord."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.warlord.camp import (
    at,
    ends,
    flips_up,
    has_one_of_two,
    is_offered,
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
CRAGHAMMER = "Dethmurderbludgeon, the Craghammer"
APPARATUS = "Humiliating Torture Apparatus"
PHALLUDRIX = "Phalludrix, the Impotenator"
CALTROPS = "Super Shiny Caltrops of DOOM!"


def armed(weapon: str, *hand: str, icons: int = 3) -> Table:
    """My Dandy Day-Trader (1/5/4) bears a weapon; the opponent has two characters."""
    me = rage(
        *hand, play=["Dandy Day-Trader", weapon, "Gnat"], icons=icons,
        attached={weapon: "Dandy Day-Trader"},
    )  # fmt: skip
    return at(me, Side(play=["Scout", "Gigamajig"]))


@CASES.of(CRAGHAMMER)
def its_bearers_blows_hurt_more_than_they_hit() -> None:
    table = armed(CRAGHAMMER)
    assert size(table, "Dandy Day-Trader") == (3, 7)
    table.me.attacks("Dandy Day-Trader")
    table.you.blocks("Scout")
    table.resolves()
    assert table.you.influence == 18
    table = armed(CRAGHAMMER)
    table.me.attacks("Dandy Day-Trader")
    unblocked(table)
    assert table.you.influence == 17
    assert is_offered(table.me)
    replies(table.me, True, "Gigamajig")
    assert table.damage("Gigamajig") == 2


@CASES.of(CRAGHAMMER)
def it_goes_back_to_the_hand_from_play() -> None:
    table = armed(CRAGHAMMER, "Kill")
    plays(table.me, "Kill", CRAGHAMMER)
    assert table.me.hand == [CRAGHAMMER]
    table = armed(CRAGHAMMER, "Kill")
    plays(table.me, "Kill", "Dandy Day-Trader")
    assert table.me.hand == [CRAGHAMMER]


@CASES.of("Dragon Catheter")
def the_strongest_character_gets_a_token_each_turn() -> None:
    me = rage(play=["Dragon Catheter", "Scout"])
    table = my_turn_starts(me, Side(play=["Gigamajig", "Gnat"]))
    assert (table.tokens("Gigamajig"), table.strength("Gigamajig")) == (1, 11)
    assert table.tokens("Scout") == table.tokens("Gnat") == 0
    table = my_turn_starts(me, Side(play=["Stalwart Soldier", "Gnat"]))
    assert table.asked is table.me
    assert sorted(table.me.choices()) == ["Scout", "Stalwart Soldier"]
    replies(table.me, "Scout")
    assert table.strength("Scout") == 4


@CASES.of("Flaming Cube")
def it_enters_with_three_tokens_and_grows_each_turn() -> None:
    table = at(rage("Flaming Cube"))
    plays(table.me, "Flaming Cube")
    assert table.tokens("Flaming Cube") == 3
    table.next_turn()
    assert table.tokens("Flaming Cube") == 3
    table.next_turn()
    assert table.tokens("Flaming Cube") == 4


@CASES.of("Flaming Cube")
def six_tokens_blow_it_up_at_the_opponents() -> None:
    me = rage(play=["Flaming Cube"], tokens={"Flaming Cube": 5})
    table = my_turn_starts(me)
    assert table.me.discard == ["Flaming Cube"]
    assert (table.me.influence, table.you.influence) == (20, 14)


@CASES.of("Flaming Cube")
def anyone_may_control_the_flame() -> None:
    me = rage(play=["Flaming Cube"], tokens={"Flaming Cube": 1})
    table = at(me, Side(play=["Gnat", "Scout"]), active=1)
    table.you.uses("Flaming Cube", "CONTROL THE FLAME!")
    assert sorted(table.you.choices()) == ["Gnat", "Scout"]
    replies(table.you, "Gnat")
    assert table.you.discard == ["Gnat"]
    assert table.asked is table.you
    table.you.answers(1)
    table.resolves()
    assert table.me.discard == ["Flaming Cube"]
    assert table.you.influence == 20


@CASES.of("Gruesome Trophies")
def they_may_deplete_a_character_each_turn() -> None:
    for agreed in (True, False):
        table = my_turn_starts(rage(play=["Gruesome Trophies"]), Side(play=["Scout", "Gnat"]))
        assert is_offered(table.me)
        replies(table.me, agreed, "Scout")
        assert table.is_depleted("Scout") is agreed


@CASES.of("Heavy Sword", "Kettinger", "Swordchucks", "Vorpal Sword")
def its_bearer_is_stronger() -> None:
    for weapon, icons, expected in (
        ("Heavy Sword", 3, (3, 5)),
        ("Heavy Sword", 4, (5, 5)),
        ("Kettinger", 3, (3, 5)),
        ("Swordchucks", 3, (5, 5)),
        ("Vorpal Sword", 3, (3, 6)),
    ):
        assert size(armed(weapon, icons=icons), "Dandy Day-Trader") == expected


@CASES.of("Heavy Sword", "Kettinger", "Swordchucks")
def it_is_handed_to_a_character_that_is_depleted_for_it() -> None:
    for weapon, price in (("Heavy Sword", 4), ("Kettinger", 3), ("Swordchucks", 3)):
        table = armed(weapon, icons=price)
        before = table.strength("Gnat")
        table.me.uses(weapon, "HANDOFF")
        assert sorted(table.me.choices()) == ["Dandy Day-Trader", "Gnat"]
        replies(table.me, "Gnat")
        assert table.me.free == 0
        assert table.is_depleted("Gnat")
        assert table.strength("Gnat") > before
        assert table.strength("Dandy Day-Trader") == 1
        assert not armed(weapon, icons=price - 1).me.can_use(weapon, "HANDOFF")


@CASES.of("Swordchucks")
def they_raise_the_damage_to_their_bearer() -> None:
    table = armed("Swordchucks", "Shot", "Burn")
    plays(table.me, "Shot", "Dandy Day-Trader")
    assert table.damage("Dandy Day-Trader") == 4


@CASES.of("Vorpal Sword")
def it_goes_face_down_when_destroyed_and_strikes_from_there() -> None:
    table = armed("Vorpal Sword", "Kill", "Gnat")
    plays(table.me, "Kill", "Vorpal Sword")
    assert table.me.face_down == ["Vorpal Sword"]
    uses(table.me, "Vorpal Sword", "SNICKER SNACK", "Gigamajig")
    assert table.damage("Gigamajig") == 2
    assert table.me.influence == 19
    assert "Gnat" in table.me.discard
    assert not armed("Vorpal Sword", "Gnat").me.can_use("Vorpal Sword", "SNICKER SNACK")


@CASES.of(APPARATUS)
def each_depleted_card_costs_its_controller_influence() -> None:
    table = at(rage("Tire", "Tire", play=[APPARATUS, "Gnat"]), Side(play=["Scout"]))
    plays(table.me, "Tire", "Scout")
    assert (table.me.influence, table.you.influence) == (20, 19)
    plays(table.me, "Tire", "Gnat")
    assert (table.me.influence, table.you.influence) == (19, 19)
    table = at(rage("Scout", play=[APPARATUS]))
    plays(table.me, "Scout")
    assert table.me.influence == 20


@CASES.of("Juice Closet")
def it_may_strengthen_a_character_for_the_turn() -> None:
    table = my_turn_starts(rage(play=["Juice Closet", "Scout"]), Side(play=["Gnat"]), True, "Gnat")
    assert table.strength("Gnat") == 2
    table.next_turn()
    assert table.strength("Gnat") == 1
    assert table.strength("Scout") == 3


@CASES.of("Midget Mine")
def it_hurts_an_attacker_and_hides() -> None:
    table = at(Side(play=["Union Leader"]), rage(play=["Midget Mine"], icons=0))
    table.me.attacks("Union Leader")
    table.me.passes()
    table.you.uses("Midget Mine", "AMBUSH")
    replies(table.you, "Union Leader")
    assert table.damage("Union Leader") == 2
    assert table.you.face_down == ["Midget Mine"]
    assert not at(rage(play=["Midget Mine", "Scout"])).me.can_use("Midget Mine", "AMBUSH")


@CASES.of("Midget Mine", CALTROPS)
def it_flips_up_for_its_price() -> None:
    assert flips_up("Midget Mine", 5, 1).me.play == ["Midget Mine"]
    table = flips_up(CALTROPS, 2, 1)
    assert table.me.play == [CALTROPS]


@CASES.of(PHALLUDRIX)
def adriel_bears_it_for_nothing_and_others_for_three() -> None:
    adriel = "Adriel, Defender of Marduun"
    for bearer, price in ((adriel, 0), ("Scout", 3)):
        table = at(rage(play=[PHALLUDRIX, adriel, "Scout"]))
        before = table.strength(bearer)
        uses(table.me, PHALLUDRIX, "EQUIP", bearer)
        assert table.me.free == 10 - price
        assert table.strength(bearer) == before + 2


@CASES.of(PHALLUDRIX)
def its_bearer_may_be_restored_in_the_opponents_turn() -> None:
    me = rage("Tire", play=[PHALLUDRIX, "Scout"], attached={PHALLUDRIX: "Scout"})
    table = at(me)
    plays(table.me, "Tire", "Scout")
    ends(table.me)
    assert is_offered(table.me)
    table.me.agrees()
    assert not table.is_depleted("Scout")


@CASES.of(PHALLUDRIX)
def one_of_a_kind() -> None:
    assert has_one_of_two(PHALLUDRIX)
    assert has_one_of_two("Drill Garrison")
    assert has_one_of_two("Watchtower")


@CASES.of("Siege Machine")
def it_breaks_resources_against_the_opponent() -> None:
    table = at(rage(play=["Siege Machine"], icons=3))
    uses(table.me, "Siege Machine", "BATTERING RAM")
    while table.asks is not DecisionKind.ACT:
        table.me._does(table.me.legal[0])
        table.resolves()
    assert table.you.influence == 19
    assert table.me.resources == ["Rage"] * 2
    assert table.me.discard == ["Rage"]


@CASES.of("Spiky Pumpkin")
def it_loses_a_spike_each_turn() -> None:
    me = rage("Spiky Pumpkin")
    table = at(me)
    plays(table.me, "Spiky Pumpkin")
    assert table.tokens("Spiky Pumpkin") == 3
    table = my_turn_starts(rage(play=["Spiky Pumpkin"], tokens={"Spiky Pumpkin": 2}))
    assert table.tokens("Spiky Pumpkin") == 1
    table = my_turn_starts(rage(play=["Spiky Pumpkin"], tokens={"Spiky Pumpkin": 1}))
    assert table.me.discard == ["Spiky Pumpkin"]


@CASES.of("Spiky Pumpkin")
def it_may_hurt_a_character_at_the_end_of_each_turn() -> None:
    me = rage(play=["Spiky Pumpkin"], tokens={"Spiky Pumpkin": 3})
    for agreed in (True, False):
        table = at(me, Side(play=["Stalwart Soldier", "Gigamajig"]))
        ends(table.me)
        assert is_offered(table.me)
        replies(table.me, agreed, "Stalwart Soldier")
        assert table.you.discard == (["Stalwart Soldier"] if agreed else [])
        assert table.tokens("Spiky Pumpkin") == 3


@CASES.of("Splattergun")
def it_hurts_and_changes_hands() -> None:
    table = at(rage(play=["Splattergun"]), Side(play=["Scout"]))
    table.me.uses("Splattergun", "UNLOAD")
    assert len(table.me.choices()) == 3
    replies(table.me, "Scout")
    assert table.you.discard == ["Scout"]
    assert table.controller("Splattergun") is table.you
    assert table.is_depleted("Splattergun")


@CASES.of(CALTROPS)
def they_may_hurt_a_character_and_be_saved_for_two() -> None:
    table = at(rage(CALTROPS, "Kill"), Side(play=["Gigamajig", "Gnat"]))
    plays(table.me, CALTROPS)
    assert is_offered(table.me)
    replies(table.me, True, "Gigamajig")
    assert table.damage("Gigamajig") == 2
    plays(table.me, "Kill", CALTROPS)
    assert is_offered(table.me)
    replies(table.me, True)
    assert table.me.face_down == [CALTROPS]
    assert table.me.free == 7


@CASES.of(CALTROPS)
def moving_them_does_not_destroy_them() -> None:
    table = at(rage(play=[CALTROPS, "Scout"]))
    uses(table.me, CALTROPS, "MOVE", "Scout")
    assert CALTROPS in table.me.play
    assert table.me.free == 8


@CASES.of("The Stone of Triumph")
def it_finds_another_copy_of_the_fallen() -> None:
    deck = ["Rage", "Gnat", "Scout"]
    table = at(rage("Kill", play=["The Stone of Triumph", "Gnat"], deck=deck))
    plays(table.me, "Kill", "Gnat")
    if table.asks is DecisionKind.ORDER:
        replies(table.me, 0)
    assert is_offered(table.me)
    replies(table.me, True)
    replies(table.me, "Gnat")
    assert table.me.deck[0] == "Gnat"
    assert len(table.me.deck) == 3
    assert table.me.free == 9
    table = at(rage("Kill", play=["The Stone of Triumph"]), Side(play=["Gnat"]))
    plays(table.me, "Kill", "Gnat")
    assert not is_offered(table.me)


def test_items_of_the_warlord(only_card: str | None) -> None:
    CASES.run(only_card)

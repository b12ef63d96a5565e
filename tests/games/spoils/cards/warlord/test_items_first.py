"""Warlord items: 1st Edition, both parts."""

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
from tests.support.card_tables import my_turn_starts, rage, set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table

CASES = CardTests()
CRAGHAMMER = "Dethmurderbludgeon, the Craghammer"
APPARATUS = "Humiliating Torture Apparatus"


def armed(weapon: str, *hand: str, icons: int = 3) -> Table:
    """My Dandy Day-Trader (1/5/4) bears a weapon; the opponent has two characters."""
    me = rage(
        *hand, play=["Dandy Day-Trader", weapon, "Gnat"], icons=icons,
        attached={weapon: "Dandy Day-Trader"},
    )  # fmt: skip
    return set_up(me, Side(play=["Scout", "Gigamajig"]))


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
    deploys(table.me, "Kill", CRAGHAMMER)
    assert table.me.hand == [CRAGHAMMER]
    table = armed(CRAGHAMMER, "Kill")
    deploys(table.me, "Kill", "Dandy Day-Trader")
    assert table.me.hand == [CRAGHAMMER]


@CASES.of(CRAGHAMMER)
def its_bearer_hurts_the_other_side_only_where_it_is_told_to() -> None:
    me = rage(play=["Dandy Day-Trader", CRAGHAMMER], attached={CRAGHAMMER: "Dandy Day-Trader"})
    table = set_up(me, Side(play=["Scout"]))
    table.me.attacks("Dandy Day-Trader")
    unblocked(table)
    replies(table.me, False)
    assert (table.damage("Scout"), table.you.influence) == (0, 17)
    table = set_up(Side(play=["Scout"]), me)
    table.me.attacks("Scout")
    table.you.blocks("Dandy Day-Trader")
    table.resolves()
    assert table.asks is DecisionKind.ACT, "it is not blocked, and hurts no faction"
    assert (table.me.influence, table.you.influence) == (20, 20)


@CASES.of(CRAGHAMMER)
def only_what_leaves_play_for_the_pile_returns_to_the_hand() -> None:
    table = set_up(rage("Discard", CRAGHAMMER))
    deploys(table.me, "Discard")
    assert sorted(table.me.discard) == [CRAGHAMMER, "Discard"]


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


@CASES.of("Dragon Catheter")
def tokens_count_for_the_opponents_characters_too() -> None:
    table = set_up(
        rage("Kill", play=["Dragon Catheter", "Scout"], tokens={"Scout": 2}),
        Side(play=["Gnat"], tokens={"Gnat": 1}),
    )
    assert (table.strength("Scout"), table.strength("Gnat")) == (5, 2)
    deploys(table.me, "Kill", "Dragon Catheter")
    assert (table.strength("Scout"), table.strength("Gnat")) == (3, 1)


@CASES.of("Dragon Catheter")
def it_gives_no_token_in_the_opponents_turn() -> None:
    table = set_up(rage(play=["Dragon Catheter", "Scout"]), Side(deck=["Scout"] * 3))
    ends_turn(table)
    assert table.tokens("Scout") == 0


@CASES.of("Gruesome Trophies")
def they_may_deplete_a_character_each_turn() -> None:
    for agreed in (True, False):
        table = my_turn_starts(rage(play=["Gruesome Trophies"]), Side(play=["Scout", "Gnat"]))
        assert is_offered(table.me)
        replies(table.me, agreed, *["Scout"] * agreed)
        assert table.is_depleted("Scout") is agreed


@CASES.of("Gruesome Trophies", "Juice Closet")
def they_are_offered_in_their_players_turn_only() -> None:
    for name in ("Gruesome Trophies", "Juice Closet"):
        table = set_up(rage(play=[name, "Scout"]), Side(play=["Gnat"], deck=["Scout"] * 3))
        ends_turn(table)
        assert table.asks is DecisionKind.ACT
        assert table.asked is table.you


@CASES.of(APPARATUS)
def each_depleted_card_costs_its_controller_influence() -> None:
    table = set_up(rage("Tire", "Tire", play=[APPARATUS, "Gnat"]), Side(play=["Scout"]))
    deploys(table.me, "Tire", "Scout")
    assert (table.me.influence, table.you.influence) == (20, 19)
    deploys(table.me, "Tire", "Gnat")
    assert (table.me.influence, table.you.influence) == (19, 19)
    table = set_up(rage("Scout", play=[APPARATUS]))
    deploys(table.me, "Scout")
    assert table.me.influence == 20


@CASES.of(APPARATUS)
def attacking_and_blocking_cost_influence_and_paying_does_not() -> None:
    table = set_up(rage("Lamp", play=[APPARATUS, "Scout"]), Side(play=["Gigamajig"]))
    deploys(table.me, "Lamp")
    assert table.me.influence == 20
    table.me.attacks("Scout")
    assert table.me.influence == 19
    table.you.blocks("Gigamajig")
    table.resolves()
    assert (table.me.influence, table.you.influence) == (19, 19)


@CASES.of("Siege Machine")
def it_breaks_resources_against_the_opponent() -> None:
    table = set_up(rage(play=["Siege Machine"], icons=3))
    uses(table.me, "Siege Machine", "BATTERING RAM")
    while table.asks is not DecisionKind.ACT:
        table.me._does(table.me.legal[0])
        table.resolves()
    assert table.you.influence == 19
    assert table.me.resources == ["Rage"] * 2
    assert table.me.discard == ["Rage"]


@CASES.of("Siege Machine")
def its_blows_are_a_loss_and_want_a_resource_each() -> None:
    table = set_up(Side(play=["Siege Machine"], resources=2), Side())
    assert not table.me.can_use("Siege Machine", "BATTERING RAM")
    for icons, able in ((4, True), (1, False)):
        table = set_up(rage(play=["Siege Machine"], icons=icons))
        assert table.me.can_use("Siege Machine", "BATTERING RAM") is able


@CASES.of("Splattergun")
def it_hurts_and_changes_hands() -> None:
    table = set_up(rage(play=["Splattergun"]), Side(play=["Scout"]))
    table.me.uses("Splattergun", "UNLOAD")
    assert len(table.me.choices()) == 3
    replies(table.me, "Scout")
    assert table.you.discard == ["Scout"]
    assert table.controller("Splattergun") is table.you
    assert table.is_depleted("Splattergun")


@CASES.of("Splattergun")
def it_hits_a_faction_and_no_location() -> None:
    table = set_up(rage(play=["Splattergun"]), Side(play=["House"]))
    table.me.uses("Splattergun", "UNLOAD")
    assert len(table.me.choices()) == 2
    table.me.picks(table.state.name(table.state.faction[1]))
    table.resolves()
    assert sorted((table.me.influence, table.you.influence)) == [17, 20]
    assert table.controller("Splattergun") is table.you


@CASES.of("Swordchucks")
def they_raise_the_damage_to_their_bearer() -> None:
    table = armed("Swordchucks", "Shot", "Burn")
    deploys(table.me, "Shot", "Dandy Day-Trader")
    assert table.damage("Dandy Day-Trader") == 4


@CASES.of("Swordchucks")
def the_damage_its_bearer_inflicts_is_as_strong_as_it_is() -> None:
    me = rage(play=["Scout", "Swordchucks"], attached={"Swordchucks": "Scout"})
    table = set_up(me, Side(play=["Gigamajig"]))
    fights(table.me, "Scout", blocked_by="Gigamajig")
    assert table.damage("Gigamajig") == 7


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

"""Warlord items: Shade of the Devoured Emperor."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import deploys, is_offered, replies, uses
from tests.support.card_tables import my_turn_starts, rage, set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
CUBE = "Flaming Cube"
CALTROPS = "Super Shiny Caltrops of DOOM!"


@CASES.of("Flaming Cube")
def it_enters_with_three_tokens_and_grows_each_turn() -> None:
    table = set_up(rage("Flaming Cube"))
    deploys(table.me, "Flaming Cube")
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
    table = set_up(me, Side(play=["Gnat", "Scout"]), active=1)
    table.you.uses("Flaming Cube", "CONTROL THE FLAME!")
    assert sorted(table.you.choices()) == ["Gnat", "Scout"]
    replies(table.you, "Gnat")
    assert table.you.discard == ["Gnat"]
    assert table.asked is table.you
    table.you.answers(1)
    table.resolves()
    assert table.me.discard == ["Flaming Cube"]
    assert table.you.influence == 20


@CASES.of(CUBE)
def its_player_may_feed_it_an_item_or_a_character_but_not_a_location() -> None:
    me = rage(play=[CUBE, "Lamp", "Scout", "House"], tokens={CUBE: 5})
    table = set_up(me, Side(play=["Gnat"]))
    table.me.uses(CUBE, "CONTROL THE FLAME!")
    assert sorted(table.me.choices()) == [CUBE, "Lamp", "Scout"]
    replies(table.me, "Lamp", 0)
    assert (table.you.influence, table.me.influence) == (14, 20)
    assert sorted(table.me.discard) == [CUBE, "Lamp"]


@CASES.of("Juice Closet")
def it_may_strengthen_a_character_for_the_turn() -> None:
    table = my_turn_starts(rage(play=["Juice Closet", "Scout"]), Side(play=["Gnat"]), True, "Gnat")
    assert table.strength("Gnat") == 2
    table.next_turn()
    assert table.strength("Gnat") == 1
    assert table.strength("Scout") == 3


@CASES.of(CALTROPS)
def they_may_hurt_a_character_and_be_saved_for_two() -> None:
    table = set_up(rage(CALTROPS, "Kill", icons=10), Side(play=["Gigamajig", "Gnat"]))
    deploys(table.me, CALTROPS)
    assert is_offered(table.me)
    replies(table.me, True, "Gigamajig")
    assert table.damage("Gigamajig") == 2
    deploys(table.me, "Kill", CALTROPS)
    assert is_offered(table.me)
    replies(table.me, True)
    assert table.me.face_down == [CALTROPS]
    assert table.me.free == 7


@CASES.of(CALTROPS)
def moving_them_does_not_destroy_them() -> None:
    table = set_up(rage(play=[CALTROPS, "Scout"], icons=10))
    uses(table.me, CALTROPS, "MOVE", "Scout")
    assert CALTROPS in table.me.play
    assert table.me.free == 8


@CASES.of(CALTROPS)
def they_need_not_be_saved_nor_hurt_anybody() -> None:
    table = set_up(rage(CALTROPS, "Kill"), Side(play=["Gigamajig"]))
    deploys(table.me, CALTROPS)
    replies(table.me, False)
    assert table.damage("Gigamajig") == 0
    deploys(table.me, "Kill", CALTROPS)
    replies(table.me, False)
    assert sorted(table.me.discard) == ["Kill", CALTROPS]
    table = set_up(rage("Kill", play=[CALTROPS], icons=1))
    deploys(table.me, "Kill", CALTROPS)
    assert table.asks is DecisionKind.ACT
    assert CALTROPS in table.me.discard


@CASES.of(CALTROPS)
def a_bearer_takes_them_along() -> None:
    table = set_up(rage("Bounce", play=[CALTROPS, "Scout"]))
    uses(table.me, CALTROPS, "MOVE", "Scout")
    deploys(table.me, "Bounce", "Scout")
    assert sorted(table.me.hand) == sorted(["Scout", CALTROPS])


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

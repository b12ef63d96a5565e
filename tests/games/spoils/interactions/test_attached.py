"""Attached cards and what they meet."""

from app.games.spoils.engine import events
from tests.support.card_play import (
    announces,
    deploys,
    fights,
    fought,
    host,
    may_block,
    replies,
    size,
    uses,
)
from tests.support.card_tables import poor, rich, set_up
from tests.support.card_tests import CardTests
from tests.support.interactions import interaction
from tests.support.rules import shows
from tests.support.scenario import Side, Table
from tests.support.tables import settles

CASES = CardTests()


def test_it_meets_other_mechanisms_as_the_rules_say(only_card: str | None) -> None:
    CASES.run(only_card)


@CASES.of("Kettinger", "Fat Pants")
@interaction("attached", "attached")
def a_handoff_detaches_one_card_and_leaves_the_other_where_it_is() -> None:
    me = rich(play=["Scout", "Gnat", "Kettinger", "Fat Pants"],
              attached={"Kettinger": "Scout", "Fat Pants": "Scout"})  # fmt: skip
    table = set_up(me)
    assert size(table, "Scout") == (6, 5)
    uses(table.me, "Fat Pants", "HANDOFF", "Gnat")
    with shows("301.2", "301.3"):
        assert (host(table, "Fat Pants"), host(table, "Kettinger")) == ("Gnat", "Scout")
        assert size(table, "Scout") == (5, 3)
        assert size(table, "Gnat") == (2, 3)
    assert table.is_depleted("Gnat")


@CASES.of("Sticky Stealy Hand", "Fat Pants")
@interaction("attached", "attached")
@interaction("leaving", "attached")
def a_hand_on_gear_leaves_with_the_bearer_of_the_gear() -> None:
    table = with_taken_pants()
    assert table.controller("Fat Pants") is table.me
    assert host(table, "Sticky Stealy Hand") == "Fat Pants"
    assert host(table, "Fat Pants") == "Scout"
    deploys(table.me, "Crushing Usury", "Scout")
    with shows("301.4"):
        assert sorted(table.you.discard) == ["Fat Pants", "Scout"]
        assert sorted(table.me.discard) == ["Crushing Usury", "Sticky Stealy Hand"]


def with_taken_pants() -> Table:
    """I have won the coin of the hand that I attached to your pants."""
    you = poor(play=["Scout", "Fat Pants"], attached={"Fat Pants": "Scout"})
    for seed in range(1, 20):
        table = set_up(rich("Crushing Usury", "Sticky Stealy Hand"), you, seed=seed)
        deploys(table.me, "Sticky Stealy Hand", "Fat Pants")
        if table.told(events.CoinFlipped)[0].won:
            return table
    raise AssertionError("no coin was won")


@CASES.of("Smear Campaign")
@interaction("attached", "trigger")
def damage_by_the_bearer_hurts_its_controller_too() -> None:
    you = poor(play=["Smear Campaign"], attached={"Smear Campaign": "Scout"})
    table = set_up(poor(play=["Scout"]), you)
    fights(table.me, "Scout")
    assert (table.me.influence, table.you.influence) == (17, 17)


@CASES.of("Fat Pants", "Evanesce")
@interaction("attached", "response")
def gear_without_its_target_goes_to_the_discard_pile() -> None:
    table = set_up(rich("Fat Pants", play=["Scout", "Gnat"]), rich("Evanesce"))
    announces(table.me, "Fat Pants", "Scout")
    deploys(table.you, "Evanesce", "Scout")
    settles(table)
    with shows("507.2c"):
        assert table.me.discard == ["Fat Pants"]
    assert table.me.hand == ["Scout"]
    assert table.me.play == ["Gnat"]


@CASES.of("Spiky Atlasphere")
@interaction("attached", "battle")
def who_blocks_the_bearer_is_destroyed_and_not_damaged() -> None:
    me = poor(play=["Scout", "Spiky Atlasphere"], attached={"Spiky Atlasphere": "Scout"})
    table = set_up(me, poor(play=["Union Leader", "Gnat"]))
    table.me.attacks("Scout")
    table.you.blocks("Union Leader", "Gnat")
    fought(table)
    assert sorted(table.you.discard) == ["Gnat", "Union Leader"]
    assert table.you.influence == 20
    assert table.me.play[0] == "Scout"


@CASES.of("Lugubrious Finger Trap", "Titillating Contortionist")
@interaction("attached", "requirement")
@interaction("requirement", "requirement")
def a_trapped_character_cannot_block_though_it_must() -> None:
    you = poor(play=["Scout", "Gnat", "Lugubrious Finger Trap"],
               attached={"Lugubrious Finger Trap": "Scout"})  # fmt: skip
    table = set_up(poor(play=["Titillating Contortionist"]), you)
    table.me.attacks("Titillating Contortionist")
    replies(table.me, True, "Scout")
    with shows("402.7"):
        assert may_block(table) == ["Gnat"]


@CASES.of("Surreptitious Larceny", "Rocket Boots")
@interaction("attached", "temporary")
def gear_that_lost_its_abilities_is_handed_off_next_turn() -> None:
    me = rich("Surreptitious Larceny", play=["Scout", "Gnat", "Rocket Boots"],
              attached={"Rocket Boots": "Scout"})  # fmt: skip
    table = set_up(me)
    assert table.me.can_use("Rocket Boots", "HANDOFF")
    deploys(table.me, "Surreptitious Larceny", 2, "Rocket Boots", "Gnat")
    assert host(table, "Rocket Boots") == "Gnat"
    assert not table.me.can_use("Rocket Boots", "HANDOFF")
    table.next_turn()
    table.next_turn()
    assert table.me.can_use("Rocket Boots", "HANDOFF")


@CASES.of("Dethmurderbludgeon, the Craghammer")
@interaction("attached", "unique")
def of_two_unique_hammers_one_returns_to_the_hand() -> None:
    name = "Dethmurderbludgeon, the Craghammer"
    me = rich(name, play=["Scout", "Gnat", name], attached={name: "Scout"})
    table = set_up(me)
    deploys(table.me, name, "Gnat", name)
    assert table.me.play.count(name) == 1
    assert table.me.hand == [name]
    assert table.me.discard == []


@CASES.of("Runic Armor")
@interaction("attached", "threshold")
def armor_asks_for_the_icons_of_its_own_controller() -> None:
    for icons in (4, 5):
        me = Side(play=["Runic Armor"], attached={"Runic Armor": "Scout"},
                  resources=["Elitism"] * icons)  # fmt: skip
        table = set_up(me, rich(play=["Scout"]))
        assert size(table, "Scout") == ((6, 6) if icons == 5 else (4, 5))


@CASES.of("Inhibit", "Fat Pants")
@interaction("attached", "temporary")
def inhibited_gear_stays_attached_and_gives_nothing() -> None:
    you = poor(play=["Scout", "Fat Pants"], attached={"Fat Pants": "Scout"})
    table = set_up(rich("Inhibit"), you)
    assert table.strength("Scout") == 4
    deploys(table.me, "Inhibit", "Fat Pants")
    assert sorted(table.you.play) == ["Fat Pants", "Scout"]
    assert (table.strength("Scout"), table.life("Scout")) == (3, 3)
    table.next_turn()
    assert table.strength("Scout") == 3
    table.next_turn()
    assert table.strength("Scout") == 4


@CASES.of("Subversion Matrix", "Minion of Thabbash", "Shrouded Demon")
@interaction("attached", "threshold")
def a_character_without_text_provides_nothing() -> None:
    me = Side(play=["Minion of Thabbash", "Shrouded Demon"], resources=["Obsession"] * 2)
    table = set_up(me, rich("Subversion Matrix"), active=1)
    assert table.life("Shrouded Demon") == 3
    deploys(table.you, "Subversion Matrix", "Minion of Thabbash")
    assert table.life("Shrouded Demon") == 1
    assert not table.is_covert("Minion of Thabbash")

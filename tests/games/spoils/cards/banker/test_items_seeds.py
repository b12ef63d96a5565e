"""Banker items: Seeds 1 to 3."""

from tests.support.card_play import deploys, uses
from tests.support.card_tables import TOURNAMENT, greed, set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table

CASES = CardTests()


def taxed(free: int) -> Table:
    """My Scout carries the opponent's tax; my Key Man does not."""
    return set_up(
        greed(play=["Scout", "Key Man"], icons=free),
        Side(play=["Auspicious Tax"], attached={"Auspicious Tax": "Scout"}),
    )


@CASES.of("Auspicious Tax")
def attacking_with_its_character_costs_three() -> None:
    table = taxed(3)
    table.me.attacks("Scout", "Key Man")
    assert table.me.free == 0
    table = taxed(3)
    table.me.attacks("Key Man")
    assert table.me.free == 3
    table = taxed(2)
    table.me.announces_attack()
    assert table.me.choices() == ["Key Man"]


@CASES.of("Auspicious Tax")
def it_is_attached_to_any_character_for_nothing() -> None:
    table = set_up(greed("Auspicious Tax", play=["Key Man"]), Side(play=["Scout", "Gold Summit"]))
    table.me.deploys("Auspicious Tax")
    assert table.me.choices() == ["Key Man", "Scout"]
    table.me.picks("Scout")
    table.resolves()
    assert table.me.free == 12
    table.next_turn()
    assert table.you.can_attack() is False, "the opponent has no resources"


@CASES.of("Auspicious Tax")
def two_of_it_cost_six() -> None:
    for icons in (5, 6):
        table = set_up(
            greed(
                play=["Scout", "Auspicious Tax"], icons=icons, attached={"Auspicious Tax": "Scout"}
            ),
            Side(play=["Auspicious Tax"], attached={"Auspicious Tax": "Scout"}),
        )
        assert table.me.can_attack() is (icons == 6)


@CASES.of("Hungry-Hungry Idol")
def a_life_for_one_and_an_influence() -> None:
    table = set_up(greed(play=["Hungry-Hungry Idol", "Key Man"], icons=2), Side(play=["Scout"]))
    for life in (4, 5):
        uses(table.me, "Hungry-Hungry Idol", "FEED", "Scout")
        assert table.life("Scout") == life
    assert (table.me.influence, table.you.influence, table.me.free) == (18, 20, 0)
    table.next_turn()
    assert table.life("Scout") == 3


@CASES.of("Melty Cheese")
def its_character_has_two_more_life_and_cannot_attack() -> None:
    table = set_up(greed("Melty Cheese", play=["Scout", "Key Man"]))
    deploys(table.me, "Melty Cheese", "Scout")
    assert (table.life("Scout"), table.strength("Scout")) == (5, 3)
    table.me.announces_attack()
    assert table.me.choices() == ["Key Man"]
    assert table.me.influence == 20


@CASES.of("Melty Cheese")
def it_flips_up_for_two_and_its_faction_gains_four() -> None:
    table = set_up(greed(icons=1, face_down=["Melty Cheese"]), Side(play=["Scout"]))
    table.me.deploys("Melty Cheese", flip_up=True)
    table.resolves()
    assert (table.me.influence, table.life("Scout"), table.me.free) == (24, 5, 0)


@CASES.of("Scintillating Chamber Pot")
def what_the_character_inflicts_to_the_faction_this_turn_is_nothing() -> None:
    table = set_up(
        greed(play=["Scintillating Chamber Pot"]), Side(play=["Scout", "Key Man"]), active=1
    )
    table.you.attacks("Scout", "Key Man")
    table.you.passes()
    table.me.uses("Scintillating Chamber Pot", "TANTALIZE")
    table.me.picks("Scout")
    table.you.passes()
    table.resolves()
    assert (table.me.influence, table.me.free) == (19, 11)
    assert table.is_depleted("Scintillating Chamber Pot")


@CASES.of("Scintillating Chamber Pot")
def characters_are_still_damaged_by_it() -> None:
    table = set_up(
        greed(play=["Scintillating Chamber Pot", "Union Leader"]), Side(play=["Scout"]), active=1
    )
    table.you.attacks("Scout")
    table.you.passes()
    table.me.uses("Scintillating Chamber Pot", "TANTALIZE")
    if table.asked is table.me:
        table.me.picks("Scout")
    table.you.passes()
    table.me.blocks("Union Leader")
    table.resolves()
    assert table.damage("Union Leader") == 3


@CASES.of("Scintillating Chamber Pot")
def the_character_is_restored_by_nothing_until_the_next_own_turn() -> None:
    table = set_up(
        greed("Rest", "Rest", play=["Scintillating Chamber Pot"]),
        Side(play=["Scout"], depleted=["Scout"], faction=TOURNAMENT, deck=["Rage"] * 3),
    )
    uses(table.me, "Scintillating Chamber Pot", "TANTALIZE", "Scout")
    deploys(table.me, "Rest", "Scout")
    assert table.is_depleted("Scout")
    table.next_turn()
    assert table.is_depleted("Scout")
    table.next_turn()
    deploys(table.me, "Rest", "Scout")
    assert not table.is_depleted("Scout")


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

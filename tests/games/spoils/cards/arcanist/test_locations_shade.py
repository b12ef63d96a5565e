"""Arcanist locations: Shade of the Devoured Emperor."""

from tests.support.card_tables import set_up
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()
BRIDGE = "Gloamspike-Gosche Bridge"


@CASES.of(BRIDGE)
def it_cannot_be_picked() -> None:
    table = set_up(
        Side(play=["Quotidian Ejector"], tokens={"Quotidian Ejector": 2}),
        Side(play=[BRIDGE, "Scout", "Mirthless Altar"]),
    )
    table.me.uses("Quotidian Ejector", "EJECT")
    assert sorted(table.me.choices()) == ["Mirthless Altar", "Quotidian Ejector", "Scout"]


@CASES.of(BRIDGE)
def the_cards_in_its_controllers_hand_are_tactical() -> None:
    hand = ["Puddle of Goo", "Knobby Stave", "Mirthless Altar"]
    for play, count, expected in (
        ([BRIDGE], 7, hand[:1]),
        ([BRIDGE], 8, hand),
        ([], 8, []),
    ):
        table = set_up(
            Side(play=play, hand=hand, resources=["Obsession"] * count),
            Side(play=["Gnat"], hand=["Puddle of Goo"], resources=["Obsession"] * 8),
            active=1,
        )
        table.you.attacks("Gnat")
        assert not table.you.can_deploy("Puddle of Goo"), "only its controller's hand"
        table.you.passes()
        assert table.asked is table.me
        with shows("507.6a"):
            assert [name for name in hand if table.me.can_deploy(name)] == expected


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

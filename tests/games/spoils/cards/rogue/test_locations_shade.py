"""Rogue locations: Shade of the Devoured Emperor."""

from tests.support.card_tests import CardTests
from tests.support.scenario import Side, board

CASES = CardTests()


@CASES.of("Torchlight District")
def slow_attackers_are_restored_after_the_battle() -> None:
    table = board(Side(play=["Torchlight District", "Scout", "Union Leader", "Warrior Prodigy"]))
    table.me.attacks("Scout", "Union Leader")
    assert table.is_depleted("Union Leader")
    table.resolves()
    assert table.is_depleted("Scout")
    assert not table.is_depleted("Union Leader")
    assert table.me.can_attack()
    assert table.you.influence == 12
    table.me.attacks("Warrior Prodigy")
    table.resolves()
    assert table.you.influence == 10
    assert not table.is_depleted("Warrior Prodigy")
    assert not table.me.can_attack()


@CASES.of("Torchlight District")
def opposing_attackers_stay_depleted() -> None:
    table = board(Side(play=["Union Leader"]), Side(play=["Torchlight District"]))
    table.me.attacks("Union Leader")
    table.resolves()
    assert table.is_depleted("Union Leader")


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

"""Warlord locations: Shade of the Devoured Emperor."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import deploys, ends_turn, unblocked, uses
from tests.support.card_tables import rage, set_up
from tests.support.card_tests import CardTests

CASES = CardTests()
BARRACKS = "Barracks of Precipitancy"


@CASES.of(BARRACKS)
def its_recruit_attacks_at_once_and_is_gone_after_the_turn() -> None:
    table = set_up(rage(play=[BARRACKS], deck=["Scout"] * 3))
    uses(table.me, BARRACKS, "GO TIME!")
    assert sorted(table.me.play) == sorted([BARRACKS, "Scout"])
    table.me.attacks("Scout")
    unblocked(table)
    assert table.you.influence == 17
    ends_turn(table)
    assert table.me.out_of_game == ["Scout"]


@CASES.of(BARRACKS)
def its_recruit_is_removed_when_it_leaves_and_others_go_to_the_bottom() -> None:
    table = set_up(rage("Kill", play=[BARRACKS], deck=["Scout"] * 3, icons=10))
    uses(table.me, BARRACKS, "GO TIME!")
    deploys(table.me, "Kill", "Scout")
    assert table.me.out_of_game == ["Scout"]
    uses(table.me, BARRACKS, "AT ANY COST!")
    assert (table.damage(BARRACKS), table.me.free) == (3, 8)
    assert not table.is_depleted(BARRACKS)
    table = set_up(rage(play=[BARRACKS], deck=["Rage"] * 3, icons=10))
    uses(table.me, BARRACKS, "GO TIME!")
    assert table.me.play == [BARRACKS]
    assert table.me.deck == ["Rage"] * 3


@CASES.of(BARRACKS)
def its_recruit_is_destroyed_or_returned_before_it_is_removed() -> None:
    table = set_up(rage("Kill", play=[BARRACKS], deck=["Micromajig Shipping Container"]))
    uses(table.me, BARRACKS, "GO TIME!")
    deploys(table.me, "Kill", "Micromajig Shipping Container")
    if table.asks is DecisionKind.ORDER:
        table.me.answers(0)
    assert table.me.out_of_game == ["Micromajig Shipping Container"]
    assert table.me.play == [BARRACKS, *["Micromajig Token"] * 5]


@CASES.of(BARRACKS)
def its_price_may_be_its_end() -> None:
    table = set_up(rage(play=[BARRACKS], damage={BARRACKS: 2}, depleted=[BARRACKS]))
    uses(table.me, BARRACKS, "AT ANY COST!")
    assert table.me.discard == [BARRACKS]


@CASES.of(BARRACKS)
def the_card_is_shown_to_everybody() -> None:
    table = set_up(rage(play=[BARRACKS], deck=["Lamp"] * 2))
    uses(table.me, BARRACKS, "GO TIME!")
    assert table.you.was_shown == ["Lamp"]
    assert table.me.play == [BARRACKS]


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

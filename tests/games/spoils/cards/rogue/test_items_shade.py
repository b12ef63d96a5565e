"""Rogue items: Shade of the Devoured Emperor."""

from app.games.spoils.engine import DecisionKind, events
from tests.support.card_play import deploys, host, is_face_down, uses
from tests.support.card_tables import flips_up, with_coin
from tests.support.card_tests import CardTests
from tests.support.made_cards import KILL, LAMP
from tests.support.scenario import Side, Table, board

CASES = CardTests()


@CASES.of("Banana Peel")
def it_makes_an_attacker_slip_for_itself_and_draws() -> None:
    table = board(Side(play=["Scout", "Gnat"]), Side(play=["Banana Peel"], deck=["Rage"]))
    table.me.attacks("Scout")
    table.me.passes()
    table.you.uses("Banana Peel", "SLIP")
    if table.asks is DecisionKind.PICK:
        assert table.you.choices() == ["Scout"]
        table.you.picks("Scout")
    table.resolves()
    assert table.you.discard == ["Banana Peel"]
    assert table.you.hand == ["Rage"]
    assert is_face_down(table, "Scout")
    assert table.controller("Scout") is table.me
    assert table.you.influence == 20
    assert not board(Side(play=["Banana Peel", "Scout"])).me.can_use("Banana Peel", "SLIP")


@CASES.of("Banana Peel")
def it_costs_one_more_in_the_opponents_turn() -> None:
    for resources, pays in ((4, True), (4, False), (3, False)):
        you = Side(hand=["Banana Peel"], resources=["Deception"] * resources)
        table = board(Side(play=["Scout"]), you)
        table.me.attacks("Scout")
        table.me.passes()
        table.you.deploys("Banana Peel")
        if resources == 4:
            table.you.agrees() if pays else table.you.declines()
        elif table.asks is DecisionKind.MAY:
            table.you.declines()
        table.resolves()
        assert table.you.play == (["Banana Peel"] if pays else [])
        assert table.you.discard == ([] if pays else ["Banana Peel"])
        assert table.you.free == (0 if pays or resources == 3 else 1)


@CASES.of("Banana Peel")
def it_costs_nothing_more_in_its_own_players_turn() -> None:
    table = board(Side(hand=["Banana Peel"], resources=["Deception"] * 4))
    deploys(table.me, "Banana Peel")
    assert table.me.play == ["Banana Peel"]
    assert table.me.free == 1


@CASES.of("Banana Peel")
def it_flips_up_for_three() -> None:
    flips_up("Banana Peel", 3, 3)


def unfolds(top: str) -> Table:
    tool = "Sharpey Pointy Lethal Army Tool"
    me = Side(play=["Dandy Day-Trader", "Gnat", tool], deck=[top, "Rage"], resources=2,
              attached={tool: "Dandy Day-Trader"})  # fmt: skip
    table = board(me, Side(play=["Scout", "Agile Highwayman"]))
    assert table.strength("Dandy Day-Trader") == 3
    uses(table.me, tool, "UNFOLD")
    assert table.me.free == 0
    assert [table.names(it.cards) for it in table.told(events.Revealed)] == [[top]]
    return table


@CASES.of("Sharpey Pointy Lethal Army Tool")
def a_dear_card_weakens_the_opposing_characters() -> None:
    for top in ("Costly Filcher", "Union Leader"):
        table = unfolds(top)
        assert table.you.play == ["Scout"]
        assert table.life("Scout") == 2
        assert table.life("Dandy Day-Trader") == 5
        assert table.is_depleted("Dandy Day-Trader")
        table.next_turn()
        assert table.life("Scout") == 3


@CASES.of("Sharpey Pointy Lethal Army Tool")
def a_cheap_card_destroys_its_bearer() -> None:
    for top in ("Scout", "Rigged Tables"):
        table = unfolds(top)
        assert table.me.play == ["Gnat"]
        assert table.you.play == ["Scout", "Agile Highwayman"]
        assert table.life("Scout") == 3


@CASES.of("Sharpey Pointy Lethal Army Tool")
def a_resource_destroys_its_bearer_and_all_opposing_characters() -> None:
    table = unfolds("Deception")
    assert table.me.play == ["Gnat"]
    assert table.you.play == []


@CASES.of("Sharpey Pointy Lethal Army Tool")
def it_is_attached_to_its_players_own_characters_only() -> None:
    tool = "Sharpey Pointy Lethal Army Tool"
    table = board(Side(hand=[tool], resources=["Deception"] * 2), Side(play=["Scout"]))
    assert not table.me.can_deploy(tool)
    table = board(
        Side(hand=[tool], play=["Gnat"], resources=["Deception"] * 2), Side(play=["Scout"])
    )
    deploys(table.me, tool, "Gnat")
    assert host(table, tool) == "Gnat"


def sticky(won: bool) -> Table:
    def play(seed: int) -> Table:
        me = Side(hand=["Sticky Stealy Hand", "Kill"], resources=["Deception"] * 2)
        table = board(me, Side(play=["Lamp"]), LAMP, KILL, seed=seed)
        deploys(table.me, "Sticky Stealy Hand", "Lamp")
        return table

    return with_coin(won, play)


@CASES.of("Sticky Stealy Hand")
def a_won_coin_takes_the_item() -> None:
    table = sticky(True)
    assert table.controller("Lamp") is table.me
    assert host(table, "Sticky Stealy Hand") == "Lamp"


@CASES.of("Sticky Stealy Hand")
def a_lost_coin_returns_it_to_hand() -> None:
    table = sticky(False)
    assert table.controller("Lamp") is table.you
    assert sorted(table.me.hand) == ["Kill", "Sticky Stealy Hand"]


@CASES.of("Sticky Stealy Hand")
def the_owner_has_the_item_back_when_it_leaves_play() -> None:
    table = sticky(True)
    deploys(table.me, "Kill", "Sticky Stealy Hand")
    assert table.controller("Lamp") is table.you
    assert "Sticky Stealy Hand" in table.me.discard


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

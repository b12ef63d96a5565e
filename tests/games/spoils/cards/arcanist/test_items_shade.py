"""Arcanist items: Shade of the Devoured Emperor."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import deploys, detaches, may_block, stats
from tests.support.card_tables import set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
MACHINE = "Contiguous Defalcating Machine"
MITTENS = "Mittens of Muffled Thought"


@CASES.of(MACHINE)
def the_controller_of_an_entering_character_pays_in_one_of_three_ways() -> None:
    for active in (0, 1):
        for option in (0, 1, 2):
            sides = [Side(), Side()]
            sides[active] = Side(hand=["Puddle of Goo"], resources=["Obsession"] * 1)
            sides[0].play = [MACHINE]
            table = set_up(*sides, active=active)
            seat = (table.me, table.you)[active]
            deploys(seat, "Puddle of Goo")
            assert (table.asked, seat.numbers()) == (seat, [0, 1, 2])
            seat.answers(option)
            assert ("Puddle of Goo" in seat.play) is (option != 1)
            assert seat.resources == ([] if option == 0 else ["Obsession"])
            assert seat.hand == (["Obsession"] if option == 0 else [])
            assert seat.influence == (17 if option == 2 else 20)
            assert table.asks is DecisionKind.ACT


@CASES.of(MACHINE)
def it_ignores_other_cards_that_enter_play() -> None:
    table = set_up(Side(play=[MACHINE], hand=["Knobby Stave"], resources=["Obsession"] * 2))
    deploys(table.me, "Knobby Stave")
    assert (table.asks, table.me.influence) == (DecisionKind.ACT, 20)


@CASES.of(MITTENS)
def its_wearer_cannot_attack_and_has_no_text() -> None:
    table = set_up(
        Side(hand=[MITTENS], play=["Scout"], resources=["Obsession"] * 3),
        Side(play=["The Abominable Hamster", "Gnat"], resources=["Obsession"] * 5, hand=["Rage"]),
    )
    deploys(table.me, MITTENS, "The Abominable Hamster")
    assert stats(table, "The Abominable Hamster") == (3, 3, 3)
    assert not table.is_covert("The Abominable Hamster")
    table.me.attacks("Scout")
    assert sorted(may_block(table)) == ["Gnat", "The Abominable Hamster"]
    table.you.passes()
    table.resolves()
    table.next_turn()
    table.you.announces_attack()
    assert table.you.choices() == ["Gnat"]


@CASES.of(MITTENS)
def they_move_for_3_to_a_character_that_is_in_no_battle() -> None:
    table = set_up(
        Side(play=["Scout", MITTENS, "Puddle of Goo", "Warrior Prodigy"],
             attached={MITTENS: "Puddle of Goo"}, resources=3),
        Side(play=["Gnat"]),
    )  # fmt: skip
    assert not table.is_covert("Puddle of Goo")
    table.me.attacks("Scout")
    table.me.uses(MITTENS, "MOVE")
    assert sorted(table.me.choices()) == ["Gnat", "Puddle of Goo", "Warrior Prodigy"]
    table.me.picks("Warrior Prodigy")
    table.resolves()
    assert table.is_covert("Puddle of Goo")
    assert table.me.free == 0


@CASES.of("Voidal Trinket")
def it_keeps_one_of_the_top_x_cards_and_orders_the_rest_under_the_deck() -> None:
    table = set_up(
        Side(play=["Voidal Trinket"], deck=["Scout", "Gnat", "Rouse", "Rage", "Greed"]), Side()
    )
    table.me.uses("Voidal Trinket", "AUGUR")
    assert table.me.numbers() == [0, 1, 2, 3]
    table.me.answers(3)
    table.resolves()
    assert sorted(table.me.was_shown) == ["Gnat", "Rouse", "Scout"]
    table.me.picks("Gnat")
    table.me.picks("Rouse")
    assert table.me.deck == ["Gnat", "Rage", "Greed", "Rouse", "Scout"]
    assert table.is_depleted("Voidal Trinket")


@CASES.of("Voidal Trinket")
def all_of_the_cards_may_go_under_the_deck() -> None:
    table = set_up(Side(play=["Voidal Trinket"], deck=["Scout", "Gnat", "Rouse"]), Side())
    table.me.uses("Voidal Trinket", "AUGUR")
    table.me.answers(2)
    table.resolves()
    if table.asks is DecisionKind.MAY:
        table.me.declines()
    else:
        table.me.passes()
    table.me.picks("Gnat")
    assert table.me.deck == ["Rouse", "Gnat", "Scout"]


@CASES.of("Voidal Trinket")
def the_opponent_may_detach_up_to_x_resources() -> None:
    for wanted in (0, 1, 2):
        table = set_up(
            Side(play=["Voidal Trinket"], deck=["Scout"] * 4),
            Side(hand=["Servile Centipede"], resources=["Obsession"] * 4),
            active=1,
        )
        deploys(table.you, "Servile Centipede")
        table.next_turn()
        table.me.uses("Voidal Trinket", "AUGUR")
        table.me.answers(2)
        detaches(table.you, wanted, most=2)
        assert table.you.free == wanted


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

"""Items of the Rogue, from Ass to Lucky Charm."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.rogue.table_talk import (
    bears,
    deploys,
    icons,
    is_covert,
    is_face_down,
    may_stop,
    needs_to_flip_up,
    says,
    stats,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.made_cards import KILL, LAMP, PLAIN_BOX, STEAL
from tests.support.rules import shows
from tests.support.scenario import Seat, Side, Table, board
from tests.support.tables import are_switched

CASES = CardTests()


def ass_kicks(*yours: str) -> Table:
    table = board(Side(play=["Ass"]), Side(play=yours))
    table.me.ends_turn()
    while not (table.asked is table.you and table.asks is DecisionKind.PICK):
        if table.asks is DecisionKind.ORDER:
            table.me.answers(0)
        elif table.asks is DecisionKind.ACT:
            break
        else:
            table.resolves()
    return table


@CASES.of("Ass")
def it_brings_a_character_of_the_opponents_choice_and_goes_over_to_them() -> None:
    table = ass_kicks("Scout", "Gnat", "Tremor Engine")
    assert sorted(table.you.choices()) == ["Gnat", "Scout"]
    assert not may_stop(table.you)
    table.you.picks("Gnat")
    table.resolves()
    assert table.controller("Gnat") is table.me
    assert table.controller("Ass") is table.you
    assert table.controller("Scout") is table.you


@CASES.of("Ass")
def it_goes_over_even_if_there_is_nobody_to_take() -> None:
    table = ass_kicks()
    assert table.controller("Ass") is table.you


@CASES.of("Ass")
def the_opponent_does_not_give_a_character_they_do_not_own() -> None:
    me = Side(play=["Scout"])
    table = board(me, Side(play=["Ass"], hand=["Steal"]), STEAL, active=1)
    table.you.deploys("Steal")
    if table.you.choices():
        table.you.picks("Scout")
    table.resolves()
    table.next_turn()
    while table.controller("Ass") is not table.me:
        table.next_turn()
    assert table.controller("Scout") is table.you
    table.next_turn()
    assert table.controller("Scout") is table.you
    assert table.controller("Ass") is table.you


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
        you = Side(hand=["Banana Peel"], resources=icons(resources))
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
    table = board(Side(hand=["Banana Peel"], resources=icons(4)))
    deploys(table.me, "Banana Peel")
    assert table.me.play == ["Banana Peel"]
    assert table.me.free == 1


@CASES.of("Banana Peel")
def it_flips_up_for_three() -> None:
    needs_to_flip_up("Banana Peel", 3, 3)


@CASES.of("Cashier's Window")
def it_turns_a_character_into_a_card() -> None:
    me = Side(play=["Cashier's Window", "Scout", "Lamp"], deck=["Rage"])
    table = board(me, Side(play=["Gnat"]), LAMP)
    uses(table.me, "Cashier's Window", "CASH IN")
    assert table.me.discard == ["Scout"]
    assert table.me.hand == ["Rage"]
    assert table.is_depleted("Cashier's Window")
    alone = board(Side(play=["Cashier's Window"], deck=["Rage"]), Side(play=["Gnat"]))
    assert not alone.me.can_use("Cashier's Window", "CASH IN")


@CASES.of("Community Chest")
def both_players_may_draw_or_play_a_resource_at_each_turn_start() -> None:
    for active in (0, 1):
        me = Side(play=["Community Chest"], deck=["Gnat"] * 4, hand=["Deception"])
        table = board(me, Side(deck=["Scout"] * 4, hand=["Deception"]), active=active)
        table.asked.ends_turn()  # type: ignore[union-attr]
        table.resolves()
        asked: list[Seat] = []
        while table.asks is not DecisionKind.ACT:
            assert table.asked is not None
            if not asked or asked[-1] is not table.asked:
                asked.append(table.asked)
            if table.asks is DecisionKind.PLAY_RESOURCE:
                table.asked.plays_resource("Deception")
            elif table.asks is DecisionKind.MAY:
                table.asked.agrees()
            else:
                table.asked.answers(0 if table.asked is table.me else 1)
        with shows("402.2"):
            assert asked == [[table.you, table.me], [table.me, table.you]][active]
        assert sorted(table.me.hand) == ["Deception", "Gnat"]
        assert table.you.hand == []
        assert table.you.free == 1


@CASES.of("Cunning Disguise")
def its_bearer_is_weaker_and_covert() -> None:
    table = board(Side(hand=["Cunning Disguise"], resources=icons(2)), Side(play=["Scout", "Gnat"]))
    deploys(table.me, "Cunning Disguise", "Scout")
    assert bears(table, "Cunning Disguise") == "Scout"
    assert stats(table, "Scout") == (2, 2, 4)
    assert is_covert(table, "Scout")
    assert not is_covert(table, "Gnat")


@CASES.of("Cunning Disguise")
def it_kills_a_bearer_with_one_life() -> None:
    me = Side(hand=["Cunning Disguise"], resources=icons(2))
    table = board(me, Side(play=["Agile Highwayman"]))
    deploys(table.me, "Cunning Disguise", "Agile Highwayman")
    assert table.you.discard == ["Agile Highwayman"]
    assert table.me.discard == ["Cunning Disguise"]


@CASES.of("Cunning Disguise")
def it_flips_up_for_nothing() -> None:
    needs_to_flip_up("Cunning Disguise", 0, 2, play=["Scout"])


@CASES.of("Emergency Obfuscation")
def the_players_change_seats_while_it_is_in_play() -> None:
    table = board(Side(hand=["Emergency Obfuscation", "Kill"], resources=icons(3)), Side(), KILL)
    assert not are_switched(table)
    deploys(table.me, "Emergency Obfuscation")
    assert are_switched(table)
    deploys(table.me, "Kill", "Emergency Obfuscation")
    assert not are_switched(table)


@CASES.of("Emergency Obfuscation")
def it_is_destroyed_at_the_end_of_its_second_turn() -> None:
    table = board(Side(play=["Emergency Obfuscation"]))
    assert table.tokens("Emergency Obfuscation") == 0
    table.next_turn()
    table.next_turn()
    assert table.tokens("Emergency Obfuscation") == 1
    table.next_turn()
    assert table.me.play == ["Emergency Obfuscation"]
    table.next_turn()
    assert table.tokens("Emergency Obfuscation") == 2
    table.next_turn()
    assert table.me.play == []
    assert table.me.discard == ["Emergency Obfuscation"]
    assert not are_switched(table)


def knife_falls() -> Table:
    me = Side(
        play=["Flailing Knife", "Scout", "Gnat"], hand=["Kill"],
        deck=["Agile Highwayman", "Rage"], attached={"Flailing Knife": "Scout"},
    )  # fmt: skip
    table = board(me, Side(), KILL)
    assert table.strength("Scout") == 5
    deploys(table.me, "Kill", "Flailing Knife")
    return table


@CASES.of("Flailing Knife")
def a_right_guess_brings_it_back_from_the_discard_pile() -> None:
    table = knife_falls()
    if table.asks is DecisionKind.MAY:
        table.me.agrees()
    says(table.me, "character")
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    table.me.picks("Gnat")
    assert bears(table, "Flailing Knife") == "Gnat"
    assert table.me.deck == ["Rage", "Agile Highwayman"]


@CASES.of("Flailing Knife")
def a_wrong_guess_leaves_it_in_the_discard_pile() -> None:
    table = knife_falls()
    if table.asks is DecisionKind.MAY:
        table.me.agrees()
    says(table.me, "item")
    assert "Flailing Knife" in table.me.discard
    assert table.me.deck == ["Rage", "Agile Highwayman"]
    table = knife_falls()
    table.me.declines()
    assert "Flailing Knife" in table.me.discard
    assert table.me.deck == ["Agile Highwayman", "Rage"]


@CASES.of("Fool's Gold")
def it_buys_an_opposing_item_at_its_cost() -> None:
    me = Side(play=["Fool's Gold", "Tremor Engine"], resources=3)
    table = board(me, Side(play=["Box", "Lamp", "Scout"]), PLAIN_BOX, LAMP)
    table.me.uses("Fool's Gold", "TRADE")
    assert sorted(table.me.choices()) == ["Box", "Lamp"]
    table.me.picks("Box")
    assert table.me.free == 0
    assert table.me.discard == ["Fool's Gold"]
    table.resolves()
    assert table.controller("Box") is table.me
    poor = board(Side(play=["Fool's Gold"], resources=2), Side(play=["Box"]), PLAIN_BOX)
    assert not poor.me.can_use("Fool's Gold", "TRADE")


@CASES.of("Hidden Dagger")
def it_makes_its_bearer_stronger_and_is_handed_on() -> None:
    me = Side(play=["Scout", "Gnat"], hand=["Hidden Dagger"], resources=icons(1))
    table = board(me, Side(play=["Union Leader"]))
    deploys(table.me, "Hidden Dagger", "Scout")
    assert stats(table, "Scout") == (4, 3, 4)
    table.me.uses("Hidden Dagger", "HANDOFF")
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    table.me.picks("Gnat")
    table.resolves()
    assert table.is_depleted("Gnat")
    assert bears(table, "Hidden Dagger") == "Gnat"
    assert stats(table, "Scout") == (3, 3, 4)


@CASES.of("Hidden Dagger")
def nobody_in_a_battle_takes_it() -> None:
    me = Side(play=["Scout", "Hidden Dagger"], attached={"Hidden Dagger": "Scout"})
    table = board(me)
    table.me.attacks("Scout")
    assert not table.me.can_use("Hidden Dagger", "HANDOFF")


@CASES.of("Hidden Dagger")
def it_flips_up_for_one() -> None:
    needs_to_flip_up("Hidden Dagger", 1, 1, play=["Scout"])


@CASES.of("Hollow Moose")
def it_enters_play_on_the_opposing_side_and_costs_influence_there() -> None:
    table = board(Side(hand=["Hollow Moose"], resources=icons(2)))
    deploys(table.me, "Hollow Moose")
    assert table.you.play == ["Hollow Moose"]
    table.next_turn()
    assert (table.me.influence, table.you.influence) == (20, 19)
    table.next_turn()
    assert (table.me.influence, table.you.influence) == (20, 19)


@CASES.of("Hollow Moose")
def a_sacrificed_item_or_character_sends_it_across() -> None:
    table = board(Side(play=["Hollow Moose", "Scout", "Lamp"], resources=1), Side(), LAMP)
    table.me.uses("Hollow Moose", "INFILTRATE")
    assert sorted(table.me.choices()) == ["Lamp", "Scout"]
    table.me.picks("Lamp")
    assert table.me.discard == ["Lamp"]
    table.resolves()
    assert table.controller("Hollow Moose") is table.you
    alone = board(Side(play=["Hollow Moose"]), Side(play=["Scout"]))
    assert not alone.me.can_use("Hollow Moose", "INFILTRATE")


@CASES.of("Incriminating Photograph")
def nobody_can_play_the_named_card() -> None:
    me = Side(
        hand=["Incriminating Photograph", "Agile Highwayman", "Costly Filcher"], resources=icons(9)
    )
    you = Side(hand=["Agile Highwayman", "Costly Filcher"], resources=icons(9))
    table = board(me, you)
    deploys(table.me, "Incriminating Photograph")
    says(table.me, "Agile Highwayman")
    assert not table.me.can_deploy("Agile Highwayman")
    assert table.me.can_deploy("Costly Filcher")
    table.next_turn()
    assert not table.you.can_deploy("Agile Highwayman")
    assert table.you.can_deploy("Costly Filcher")


@CASES.of("Incriminating Photograph")
def no_resource_can_be_named() -> None:
    table = board(Side(hand=["Incriminating Photograph"], resources=icons(3)))
    deploys(table.me, "Incriminating Photograph")
    words = table.state.decision.words  # type: ignore[union-attr]
    assert "Defenestrate" in words
    assert not {"Deception", "Treachery", "Rage"} & set(words)


@CASES.of("Lucky Charm")
def it_draws_a_card_as_it_enters() -> None:
    table = board(Side(hand=["Lucky Charm"], deck=["Gnat"], resources=icons(2)))
    deploys(table.me, "Lucky Charm")
    assert table.me.hand == ["Gnat"]


@CASES.of("Lucky Charm")
def the_opponent_pays_one_to_pick_its_players_characters() -> None:
    you = Side(play=["Lucky Charm", "Scout"])
    rich = board(Side(play=["Befuddling Beggar"], resources=1), you)
    rich.me.uses("Befuddling Beggar", "PANHANDLE")
    rich.me.picks("Scout")
    assert rich.me.free == 0
    rich.resolves()
    poor = board(Side(play=["Befuddling Beggar", "Gnat"]), you)
    poor.me.uses("Befuddling Beggar", "PANHANDLE")
    assert "Scout" not in poor.me.choices()


@CASES.of("Lucky Charm")
def its_own_player_and_picks_of_others_cost_nothing() -> None:
    me = Side(play=["Lucky Charm", "Befuddling Beggar", "Scout"], resources=1)
    table = board(me, Side(play=["Gnat"]))
    uses(table.me, "Befuddling Beggar", "PANHANDLE", "Scout")
    assert table.me.free == 1
    table = board(
        Side(play=["Befuddling Beggar", "Gnat"], resources=1), Side(play=["Lucky Charm", "Scout"])
    )
    uses(table.me, "Befuddling Beggar", "PANHANDLE", "Gnat")
    assert table.me.free == 1


def test_items_of_the_rogue_a_to_l(only_card: str | None) -> None:
    CASES.run(only_card)

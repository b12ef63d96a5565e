"""Cards of the Rogue: costs that cannot be paid, what is counted, who is meant."""

from app.games.spoils.engine import DecisionKind, Person, observe
from tests.games.spoils.construction.decks import CONSTRUCTED, deck, errors_of
from tests.support.card_play import (
    deploys,
    host,
    is_face_down,
    may_block,
    may_stop,
    says,
    stats,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.made_cards import KILL
from tests.support.rules import shows
from tests.support.scenario import Side, Table, board, shipped
from tests.support.tables import settles

CASES = CardTests()


@CASES.of("Smothering Corpulence")
def it_needs_a_card_in_both_decks() -> None:
    for mine, yours, can in (
        (["Gnat"], ["Gnat"], True),
        ([], ["Gnat"], False),
        (["Gnat"], [], False),
    ):
        me = Side(hand=["Smothering Corpulence"], deck=mine, resources=["Deception"] * 4)
        table = board(me, Side(play=["Scout"], deck=yours))
        with shows("401.2"):
            assert table.me.can_deploy("Smothering Corpulence") is can


@CASES.of("Sharpey Pointy Lethal Army Tool")
def it_unfolds_only_with_a_fresh_bearer() -> None:
    tool = "Sharpey Pointy Lethal Army Tool"

    def table(deck: list[str]) -> Table:
        return board(Side(play=["Scout", tool], attached={tool: "Scout"}, deck=deck, resources=2))

    assert table(["Gnat"]).me.can_use(tool, "UNFOLD")
    attacked = table(["Gnat"])
    attacked.me.attacks("Scout")
    assert not attacked.me.can_use(tool, "UNFOLD")


@CASES.of("Sharpey Pointy Lethal Army Tool")
def it_unfolds_only_over_a_deck() -> None:
    tool = "Sharpey Pointy Lethal Army Tool"
    table = board(Side(play=["Scout", tool], attached={tool: "Scout"}, resources=2))
    with shows("401.2"):
        assert not table.me.can_use(tool, "UNFOLD")


@CASES.of("Gang Weapon Dealer")
def a_dealer_without_tokens_delivers_nothing() -> None:
    table = board(Side(play=["Gang Weapon Dealer"], face_down=["Rocket Boots"]))
    assert stats(table, "Gang Weapon Dealer") == (1, 3, 4)
    assert not table.me.can_use("Gang Weapon Dealer", "DELIVERY")


@CASES.of("Cheats McGuillicutty", "The Billionaire")
def no_other_pluck_has_to_be_found() -> None:
    for name in ("Cheats McGuillicutty", "The Billionaire"):
        table = board(Side(play=[name], deck=["Pluck", "Scout"], resources=3))
        uses(table.me, name, "CHANGE COSTUME")
        with shows("312.2"):
            assert may_stop(table.me)
        table.me.passes()
        assert table.me.play == []
        assert sorted(table.me.deck) == sorted([name, "Pluck", "Scout"])


@CASES.of("Heist Planner")
def nothing_has_to_be_found_in_the_opposing_deck() -> None:
    table = board(
        Side(hand=["Heist Planner"], resources=["Deception"] * 3), Side(deck=["Scout", "Gnat"])
    )
    deploys(table.me, "Heist Planner")
    table.me.agrees()
    table.me.passes()
    assert table.you.discard == []


@CASES.of("Drygulch", "Hypnotic Illusionist", "Headhunting", "Resistance Fighter", "Treachery")
def every_icon_counts_whatever_provides_it() -> None:
    me = Side(hand=["Drygulch"], play=["Resistance Fighter"], resources=["Treachery"] * 2)
    table = board(me, Side(play=["Dandy Day-Trader", "Gnat"]))
    deploys(table.me, "Drygulch", "Dandy Day-Trader")
    assert table.you.out_of_game == ["Dandy Day-Trader"]
    me = Side(play=["Hypnotic Illusionist"], resources=["Treachery"] * 2 + ["Rage"] * 3)
    table = board(me, Side(play=["Scout"]))
    uses(table.me, "Hypnotic Illusionist", "HYPNOTIZE", "Scout")
    assert table.controller("Scout") is table.me
    you = Side(hand=["Headhunting"], resources=["Treachery"] * 2 + ["Rage"] * 3)
    table = board(Side(hand=["Sickened Sarcophyle"], resources=["Deception"] * 4), you)
    table.me.deploys("Sickened Sarcophyle")
    assert table.you.can_deploy("Headhunting")


@CASES.of("Jackmove", "Grand Theft All")
def stolen_gear_arms_a_character_that_comes_with_it() -> None:
    me = Side(hand=["Jackmove"], resources=["Deception"] * 5)
    table = board(me, Side(deck=["Rocket Boots", "Scout", "Gnat"]))
    table.me.deploys("Jackmove")
    table.me.answers(2)
    table.resolves()
    table.me.answers(2)
    if table.me.choices():
        table.me.picks("Scout")
    with shows("507.2d"):
        assert host(table, "Rocket Boots") == "Scout"
    me = Side(hand=["Grand Theft All"], resources=["Deception"] * 10)
    table = board(me, Side(discard=["Rocket Boots", "Scout"]))
    deploys(table.me, "Grand Theft All")
    table.me.sets("Rocket Boots", "Scout")
    if table.me.choices():
        table.me.picks("Scout")
    with shows("507.2d"):
        assert host(table, "Rocket Boots") == "Scout"


@CASES.of("Peculate", "Misappropriation Machine")
def gear_out_of_a_discard_pile_is_attached_as_it_enters() -> None:
    for me in (
        Side(hand=["Peculate"], resources=["Deception"] * 3, play=["Gnat"]),
        Side(play=["Misappropriation Machine", "Gnat"]),
    ):
        table = board(me, Side(discard=["Rocket Boots"], play=["Scout"]))
        if me.hand:
            deploys(table.me, "Peculate", "Rocket Boots")
        else:
            uses(table.me, "Misappropriation Machine", "STEAL", "Rocket Boots")
        with shows("507.2b"):
            assert sorted(table.me.choices()) == ["Gnat", "Scout"]
        table.me.picks("Gnat")
        assert host(table, "Rocket Boots") == "Gnat"
        assert table.controller("Rocket Boots") is table.me


@CASES.of("Clockman City Shuffle", "Gang Leader")
def later_arrivals_are_not_affected() -> None:
    me = Side(hand=["Clockman City Shuffle", "Agile Highwayman"], resources=["Deception"] * 8)
    table = board(me)
    deploys(table.me, "Clockman City Shuffle")
    deploys(table.me, "Agile Highwayman")
    assert stats(table, "Agile Highwayman") == (2, 1, 4)
    table = board(Side(hand=["Gang Leader", "Agile Highwayman"], resources=["Deception"] * 6))
    deploys(table.me, "Gang Leader")
    deploys(table.me, "Agile Highwayman")
    assert table.speed("Agile Highwayman") == 4


@CASES.of("Incriminating Photograph")
def the_named_card_can_be_played_again_once_it_is_gone() -> None:
    me = Side(
        hand=["Incriminating Photograph", "Agile Highwayman", "Kill"], resources=["Deception"] * 6
    )
    table = board(me, Side(), KILL)
    deploys(table.me, "Incriminating Photograph")
    says(table.me, "Agile Highwayman")
    assert not table.me.can_deploy("Agile Highwayman")
    deploys(table.me, "Kill", "Incriminating Photograph")
    assert table.me.can_deploy("Agile Highwayman")


@CASES.of("Ravenous Wolf", "Unexpected Boobysnake")
def deployed_in_response_it_takes_its_toll_too() -> None:
    for name in ("Ravenous Wolf", "Unexpected Boobysnake"):
        you = Side(hand=[name, "Gnat"], resources=["Deception"] * 4)
        table = board(Side(), you)
        table.me.ends_turn()
        deploys(table.you, name)
        assert table.asked is table.you
        table.you.declines()
        assert table.you.discard == [name]


@CASES.of("Mendacious Brigand")
def a_depleted_character_can_be_put_in_the_way() -> None:
    you = Side(play=["Union Leader", "Befuddling Beggar"])
    table = board(Side(play=["Mendacious Brigand", "Scout"]), you)
    table.me.attacks("Mendacious Brigand")
    table.me.passes()
    table.you.uses("Befuddling Beggar", "PANHANDLE")
    table.you.picks("Scout")
    table.resolves()
    table.you.answers(0)
    table.you.blocks("Union Leader")
    table.me.agrees()
    for name in ("Union Leader", "Befuddling Beggar"):
        if name in table.me.choices():
            table.me.picks(name)
    assert table.names(observe(table.state, Person(0)).blockers) == ["Befuddling Beggar"]


@CASES.of("Carnival King")
def its_own_player_may_have_to_block() -> None:
    me = Side(play=["Carnival King", "Union Leader"], resources=3)
    you = Side(play=["Scout", "Gnat"], hand=["Pillaging Pirate"], resources=["Deception"] * 2)
    table = board(me, you, active=1)
    table.you.deploys("Pillaging Pirate")
    uses(table.me, "Carnival King", "CONGA LINE", "Scout")
    table.resolves()
    table.you.attacks("Scout")
    assert may_block(table) == ["Union Leader"]
    assert not may_stop(table.me)


@CASES.of("Lucky Charm")
def every_pick_of_several_is_paid_for() -> None:
    me = Side(
        play=["Gnat", "Warrior Prodigy"],
        hand=["Epic Turncoat Maneuver"],
        resources=["Deception"] * 15,
    )
    table = board(me, Side(play=["Lucky Charm", "Scout", "Union Leader", "Ping Konk"]))
    table.me.deploys("Epic Turncoat Maneuver")
    table.me.sets("Scout", "Union Leader")
    if may_stop(table.me) and table.asks is DecisionKind.PICK:
        table.me.passes()
    assert table.me.free == 0
    table.resolves()
    assert sorted(table.me.play) == ["Scout", "Union Leader"]


@CASES.of("Two-Headed Coin", "Warehouse Raid")
def a_coin_flipped_as_a_cost_stands() -> None:
    for seed in range(1, 12):
        me = Side(play=["Two-Headed Coin"], hand=["Warehouse Raid"], resources=["Deception"] * 3)
        table = board(me, Side(hand=["Rage"] * 4), seed=seed)
        table.me.deploys("Warehouse Raid")
        with shows("506.2"):
            assert table.asks is not DecisionKind.MAY


@CASES.of("Rapine", "Rusty Pickaxe")
def gear_on_a_sacrifice_still_turns_face_down() -> None:
    me = Side(
        play=["Gnat", "Rusty Pickaxe"], attached={"Rusty Pickaxe": "Gnat"}, hand=["Rapine"],
        resources=["Deception"] * 5,
    )  # fmt: skip
    table = board(me, Side(play=["Scout"]))
    table.me.deploys("Rapine")
    table.me.picks("Gnat")
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Deception")
    table.resolves()
    with shows("506.2a"):
        assert is_face_down(table, "Rusty Pickaxe")
        assert table.controller("Scout") is table.me


@CASES.of("Fired Hand", "Lucky Bastard", "Rusty Pickaxe", "Cashier's Window", "Hollow Moose")
def a_sacrifice_is_destroyed_for_good() -> None:
    for name in ("Fired Hand", "Lucky Bastard"):
        me = Side(play=["Cashier's Window", name], deck=["Gnat"] * 2)
        table = board(me, Side(deck=["Gnat"]))
        uses(table.me, "Cashier's Window", "CASH IN")
        with shows("506.2"):
            assert table.me.discard == [name]
            assert table.me.out_of_game == []
    me = Side(play=["Hollow Moose", "Rusty Pickaxe"], attached={"Rusty Pickaxe": "Scout"})
    table = board(me, Side(play=["Scout"]))
    uses(table.me, "Hollow Moose", "INFILTRATE")
    with shows("506.2"):
        assert table.me.discard == ["Rusty Pickaxe"]


@CASES.of("Master Thief", "Murderous Kleptomaniac", "Cashier's Window")
def a_sacrifice_still_sets_off_what_waits_for_it() -> None:
    for name in ("Master Thief", "Murderous Kleptomaniac"):
        me = Side(play=["Cashier's Window", name], deck=["Gnat"] * 2)
        table = board(me, Side(play=["Scout"], discard=["Union Leader", "Ping Konk"]))
        table.me.uses("Cashier's Window", "CASH IN")
        table.me.agrees()
        target = "Union Leader" if name == "Master Thief" else "Scout"
        table.me.picks(target)
        table.resolves()
        assert table.me.hand == ["Gnat"]
        if name == "Master Thief":
            assert "Union Leader" in table.me.play
        else:
            assert table.you.out_of_game == ["Scout"]


@CASES.of("Party Clowns")
def a_deck_holds_any_number_of_them() -> None:
    for name, fits in (("Party Clowns", True), ("Gnat", False)):
        clowns = deck(shipped(), {name: 40, "Deception": 35})
        assert (errors_of(clowns, CONSTRUCTED, shipped()) == []) is fits


@CASES.of("Master Scavenger")
def it_reclaims_as_often_as_there_are_cards() -> None:
    table = board(Side(play=["Master Scavenger"]), Side(discard=["Rage"] * 6))
    for strength in (2, 3):
        table.me.uses("Master Scavenger", "RECLAIM")
        if table.me.choices():
            table.me.sets("Rage", "Rage", "Rage")
        table.resolves()
        assert stats(table, "Master Scavenger") == (strength, strength, 3)
    assert not table.me.can_use("Master Scavenger", "RECLAIM")


@CASES.of("Palm Glom", "Delusive Strumpet")
def a_card_is_drawn_though_the_picked_character_left() -> None:
    me = Side(hand=["Palm Glom"], resources=["Deception"] * 6, deck=["Rage"])
    table = board(me, Side(play=["Scout", "Delusive Strumpet"], hand=["Gnat"]))
    table.me.deploys("Palm Glom")
    table.me.picks("Delusive Strumpet")
    table.you.uses("Delusive Strumpet", "GRACEFUL EXIT")
    table.resolves()
    with shows("402.4", "402.5a"):
        assert table.me.hand == ["Rage"]
        assert table.me.play == []
        assert table.controller("Delusive Strumpet") is table.you


@CASES.of("Jumping Screamspider")
def it_screams_while_it_blocks() -> None:
    table = board(Side(play=["Scout"]), Side(play=["Jumping Screamspider", "Union Leader"]))
    table.me.attacks("Scout")
    table.me.passes()
    table.you.uses("Jumping Screamspider", "SCREAM")
    table.passes_until(DecisionKind.BLOCKERS)
    assert table.speed("Scout") == 4
    table.you.sets("Jumping Screamspider", "Union Leader")
    assert (table.speed("Scout"), table.speed("Union Leader")) == (2, 3)


@CASES.of("Late Addition", "Dwarvish Grimalkin")
def it_adds_a_character_from_hand_and_flips_none_up() -> None:
    for hand in ([], ["Gnat"]):
        me = Side(
            hand=["Late Addition", *hand],
            face_down=["Dwarvish Grimalkin"],
            resources=["Deception"] * 4 + ["Greed"] * 2 + ["Obsession"],
        )
        table = board(me, Side(), active=1)
        table.you.ends_turn()
        table.me.deploys("Late Addition")
        settles(table)
        if hand:
            table.me.agrees()
        settles(table)
        with shows("507.4a"):
            assert (table.me.play, table.me.face_down) == (hand, ["Dwarvish Grimalkin"])


def test_they_cost_and_count_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

"""Rogue characters: Shade of the Devoured Emperor."""

from app.games.spoils.engine import DecisionKind, Person, observe
from tests.support.card_play import deploys, host, is_face_down, says, stats, uses
from tests.support.card_tables import flips_up, my_turn_starts
from tests.support.card_tests import CardTests
from tests.support.made_cards import DISCARD, HOUSE, KILL, LAMP, PLAIN_BOX
from tests.support.scenario import Side, Table, board, character, location

CASES = CardTests()
OTHER_CICIBEO = character("Cicibeo's Double", 1, 1, cost=0, subtypes=("cicibeo",))
RESTORES = "The Tournament Faction"
PLAIN_HOUSE = location("House", 9)


@CASES.of("Backdoor Brigand")
def it_goes_face_down_for_one() -> None:
    table = board(Side(play=["Backdoor Brigand"], resources=1))
    uses(table.me, "Backdoor Brigand", "EXIT STAGE RIGHT")
    assert is_face_down(table, "Backdoor Brigand")
    assert table.me.play == []
    assert table.me.free == 1


@CASES.of("Backdoor Brigand")
def it_cannot_leave_in_a_turn_in_which_it_assigned_damage() -> None:
    table = board(Side(play=["Backdoor Brigand"], resources=1))
    table.me.attacks("Backdoor Brigand")
    assert table.me.can_use("Backdoor Brigand", "EXIT STAGE RIGHT")
    table.resolves()
    assert not table.me.can_use("Backdoor Brigand", "EXIT STAGE RIGHT")
    table.next_turn()
    table.you.ends_turn()
    assert table.me.can_use("Backdoor Brigand", "EXIT STAGE RIGHT")


@CASES.of("Backdoor Brigand")
def it_flips_up_for_three() -> None:
    flips_up("Backdoor Brigand", 3, 2)


@CASES.of("Bottlebeard Brandyshanks")
def it_is_faster_over_an_opposing_character() -> None:
    table = board(
        Side(play=["Bottlebeard Brandyshanks"], deck=["Scout"]), Side(deck=["Gnat", "Rage"])
    )
    for person in (0, 1):
        sides = observe(table.state, Person(person)).sides
        assert sides[1].known_of_deck == ((0, "Gnat"),)
        assert sides[0].known_of_deck == ()
    assert stats(table, "Bottlebeard Brandyshanks") == (3, 3, 4)


@CASES.of("Bottlebeard Brandyshanks")
def it_puts_the_opponents_top_card_under_the_deck_for_two() -> None:
    table = board(
        Side(play=["Bottlebeard Brandyshanks"], deck=["Scout", "Rage"], resources=2),
        Side(deck=["Rage", "Scout", "Gnat"]),
    )
    assert table.speed("Bottlebeard Brandyshanks") == 1
    uses(table.me, "Bottlebeard Brandyshanks", "CHUG!")
    assert table.you.deck == ["Scout", "Gnat", "Rage"]
    assert table.me.deck == ["Scout", "Rage"]
    assert table.me.free == 0
    assert table.speed("Bottlebeard Brandyshanks") == 4


@CASES.of("Carnival Ringmaster")
def it_joins_the_attack_and_makes_the_party_faster() -> None:
    table = board(
        Side(play=["Scout", "Gnat"], hand=["Carnival Ringmaster"], resources=["Deception"] * 4)
    )
    table.me.attacks("Scout")
    deploys(table.me, "Carnival Ringmaster")
    while table.asks is DecisionKind.ORDER:
        table.me.answers(0)
    table.me.agrees()
    table.me.agrees()
    table.me.picks("Gnat")
    assert table.card("Carnival Ringmaster") in observe(table.state, Person(0)).attackers
    assert [table.speed(it) for it in ("Scout", "Carnival Ringmaster")] == [5, 3]
    assert table.speed("Gnat") == board(Side(play=["Gnat"])).speed("Gnat")
    assert table.tokens("Gnat") == 1


@CASES.of("Carnival Ringmaster")
def it_may_stay_out_of_the_battle_and_put_no_token() -> None:
    table = board(Side(play=["Scout"], hand=["Carnival Ringmaster"], resources=["Deception"] * 4))
    table.me.attacks("Scout")
    deploys(table.me, "Carnival Ringmaster")
    while table.asks is DecisionKind.ORDER:
        table.me.answers(0)
    table.me.declines()
    table.me.declines()
    assert observe(table.state, Person(0)).attackers == (table.card("Scout"),)
    assert table.tokens("Scout") == 0


@CASES.of("Cicibeo the Swift")
def it_costs_a_discarded_rogue_card_that_is_no_resource() -> None:
    hand = ["Cicibeo the Swift", "Deception", "Scout", "Agile Highwayman", "Defenestrate"]
    table = board(Side(hand=hand, resources=["Deception"] * 4))
    table.me.deploys("Cicibeo the Swift")
    assert sorted(table.me.choices()) == ["Agile Highwayman", "Defenestrate"]
    table.me.picks("Defenestrate")
    table.resolves()
    assert table.me.play == ["Cicibeo the Swift"]
    assert table.me.discard == ["Defenestrate"]
    poor = board(
        Side(hand=["Cicibeo the Swift", "Deception", "Scout"], resources=["Deception"] * 4)
    )
    assert not poor.me.can_deploy("Cicibeo the Swift")


def another_cicibeo(resources: int) -> Table:
    me = Side(
        play=["Cicibeo the Swift"], hand=["Cicibeo's Double"], resources=["Deception"] * resources
    )
    table = board(me, Side(play=["Scout"]), OTHER_CICIBEO)
    deploys(table.me, "Cicibeo's Double")
    return table


@CASES.of("Cicibeo the Swift")
def another_cicibeo_from_hand_lets_it_take_a_character() -> None:
    table = another_cicibeo(6)
    table.me.agrees()
    table.me.picks("Scout")
    assert table.controller("Scout") is table.me
    table = another_cicibeo(6)
    table.me.declines()
    assert table.controller("Scout") is table.you


@CASES.of("Cicibeo the Swift")
def nothing_is_taken_below_six_icons() -> None:
    assert another_cicibeo(5).asks is DecisionKind.ACT


@CASES.of("Elusive Wolf")
def it_turns_a_deception_into_a_token_and_the_token_into_covert() -> None:
    table = board(Side(play=["Elusive Wolf"], resources=["Deception", "Rage"]))
    assert not table.me.can_use("Elusive Wolf", "PROWL")
    uses(table.me, "Elusive Wolf", "HOWL")
    assert table.me.discard == ["Deception"]
    assert table.tokens("Elusive Wolf") == 1
    assert not table.is_covert("Elusive Wolf")
    assert not table.me.can_use("Elusive Wolf", "HOWL")
    uses(table.me, "Elusive Wolf", "PROWL")
    assert table.tokens("Elusive Wolf") == 0
    assert table.is_covert("Elusive Wolf")
    table.next_turn()
    assert not table.is_covert("Elusive Wolf")


@CASES.of("Elusive Wolf")
def a_deception_lying_face_down_has_no_name_to_howl_for() -> None:
    table = board(
        Side(play=["Elusive Wolf"], face_down=["Deception"]), Side(resources=["Deception"] * 1)
    )
    assert not table.me.can_use("Elusive Wolf", "HOWL")


@CASES.of("Gang Weapon Dealer")
def it_enters_with_two_tokens_and_their_strength() -> None:
    table = board(Side(hand=["Gang Weapon Dealer"], resources=["Deception"] * 5))
    deploys(table.me, "Gang Weapon Dealer")
    assert table.tokens("Gang Weapon Dealer") == 2
    assert stats(table, "Gang Weapon Dealer") == (3, 3, 4)


def dealer(gear: str, resources: int) -> Table:
    me = Side(
        hand=["Gang Weapon Dealer"], resources=["Deception"] * (5 + resources), face_down=[gear]
    )
    table = board(me)
    table.me.deploys("Gang Weapon Dealer")
    for _ in range(5):
        if table.asks is DecisionKind.ATTACH_TO_PAY:
            table.me.picks("Deception")
    table.resolves()
    return table


@CASES.of("Gang Weapon Dealer")
def it_delivers_cheap_gear_for_free_and_without_threshold() -> None:
    table = dealer("3p1c D00dm4k3r", 1)
    uses(table.me, "Gang Weapon Dealer", "DELIVERY")
    assert table.tokens("Gang Weapon Dealer") == 1
    assert table.is_depleted("Gang Weapon Dealer")
    table.me.agrees()
    table.resolves()
    assert host(table, "3p1c D00dm4k3r") == "Gang Weapon Dealer"
    assert table.me.free == 1


@CASES.of("Gang Weapon Dealer")
def dear_gear_is_paid_for() -> None:
    gear = "Dethmurderbludgeon, the Craghammer"
    table = dealer(gear, 6)
    uses(table.me, "Gang Weapon Dealer", "DELIVERY")
    table.me.agrees()
    table.resolves()
    assert host(table, gear) == "Gang Weapon Dealer"
    assert table.me.free == 1


@CASES.of("Gang Weapon Dealer")
def the_delivery_can_be_left_face_down() -> None:
    table = dealer("Rocket Boots", 0)
    uses(table.me, "Gang Weapon Dealer", "DELIVERY")
    table.me.declines()
    assert is_face_down(table, "Rocket Boots")
    assert not dealer("Scout", 0).me.can_use("Gang Weapon Dealer", "DELIVERY")


@CASES.of("Martial Arts Wannabe")
def nobody_can_pick_it_while_its_player_has_more_characters() -> None:
    def picks(mine: list[str]) -> tuple[list[str], list[str]]:
        """The cards that the opponent can pick, and those that its own player can."""
        yours = ["Befuddling Beggar", "Scout"]
        table = board(Side(play=["Martial Arts Wannabe", *mine]), Side(play=yours))
        table.me.uses("Befuddling Beggar", "PANHANDLE")
        own = table.me.choices()
        table = board(Side(play=yours), Side(play=["Martial Arts Wannabe", *mine]))
        table.me.uses("Befuddling Beggar", "PANHANDLE")
        return table.me.choices(), own

    for choices in picks(["Befuddling Beggar", "Gnat"]):
        assert "Martial Arts Wannabe" not in choices
        assert "Gnat" in choices
    for choices in picks(["Befuddling Beggar"]):
        assert "Martial Arts Wannabe" in choices


@CASES.of("Murderous Kleptomaniac")
def it_may_take_a_card_out_of_the_game_when_it_is_buried() -> None:
    me = Side(play=["Murderous Kleptomaniac"], hand=["Kill"])
    you = Side(play=["Scout", "Lamp", "House"], resources=1)
    table = board(me, you, KILL, LAMP, HOUSE)
    deploys(table.me, "Kill", "Murderous Kleptomaniac")
    table.me.agrees()
    assert sorted(table.me.choices()) == ["House", "Lamp", "Scout"]
    table.me.picks("House")
    assert table.you.out_of_game == ["House"]
    assert table.you.play == ["Scout", "Lamp"]
    table = board(me, you, KILL, LAMP, HOUSE)
    deploys(table.me, "Kill", "Murderous Kleptomaniac")
    table.me.declines()
    assert table.you.out_of_game == []


@CASES.of("Murderous Kleptomaniac")
def it_removes_nothing_when_it_is_discarded_from_hand() -> None:
    me = Side(hand=["Murderous Kleptomaniac", "Discard"])
    table = board(me, Side(play=["Scout"]), DISCARD)
    deploys(table.me, "Discard")
    assert table.me.discard.count("Murderous Kleptomaniac") == 1
    assert table.asks is DecisionKind.ACT


@CASES.of("Murderous Kleptomaniac")
def with_ten_icons_it_takes_characters_and_items() -> None:
    you = Side(play=["Scout", "Lamp", "House"])
    me = Side(play=["Murderous Kleptomaniac"], resources=["Deception"] * 10)
    table = board(me, you, LAMP, HOUSE)
    table.me.uses("Murderous Kleptomaniac", "KLEPT")
    assert sorted(table.me.choices()) == ["Lamp", "Murderous Kleptomaniac", "Scout"]
    table.me.picks("Lamp")
    table.resolves()
    assert table.controller("Lamp") is table.me
    assert table.me.free == 6
    table = board(Side(play=me.play, resources=["Deception"] * 9), you, LAMP, HOUSE)
    assert not table.me.can_use("Murderous Kleptomaniac", "KLEPT")


@CASES.of("Numba 1 Stunna!")
def what_it_damages_is_not_restored_next_time() -> None:
    table = board(
        Side(play=["Numba 1 Stunna!"], faction=RESTORES, deck=["Rage"] * 9),
        Side(play=["Union Leader", "Legacy Warmachine"], faction=RESTORES, deck=["Rage"] * 9),
    )
    table.me.attacks("Numba 1 Stunna!")
    table.you.blocks("Union Leader", "Legacy Warmachine")
    table.passes_until(DecisionKind.DIVIDE)
    says(table.me, "1 damage to Union Leader")
    table.resolves()
    assert (table.damage("Union Leader"), table.damage("Legacy Warmachine")) == (1, 0)
    assert table.is_depleted("Union Leader")
    assert table.is_depleted("Legacy Warmachine")
    table.next_turn()
    assert table.is_depleted("Union Leader")
    assert not table.is_depleted("Legacy Warmachine")
    table.next_turn()
    table.next_turn()
    assert not table.is_depleted("Union Leader")


@CASES.of("Numba 1 Stunna!")
def flipped_up_it_costs_three() -> None:
    flips_up("Numba 1 Stunna!", 3, 2)


@CASES.of("Opportunistic Pirate")
def it_is_cheaper_by_each_card_it_removes() -> None:
    you = Side(discard=["Gnat", "Rage", "Greed", "Scout", "Elitism"])
    table = board(Side(hand=["Opportunistic Pirate"], resources=["Deception"] * 7), you)
    table.me.deploys("Opportunistic Pirate")
    if table.asks is DecisionKind.MAY:
        table.me.agrees()
    table.me.sets("Gnat", "Rage", "Greed", "Scout")
    table.resolves()
    assert table.me.play == ["Opportunistic Pirate"]
    assert table.me.free == 4
    assert sorted(table.you.out_of_game) == ["Gnat", "Greed", "Rage", "Scout"]
    assert table.you.discard == ["Elitism"]


@CASES.of("Opportunistic Pirate")
def it_may_remove_one_card_or_none() -> None:
    you = Side(discard=["Gnat", "Rage"])
    me = Side(hand=["Opportunistic Pirate"], resources=["Deception"] * 7)
    table = board(me, you)
    table.me.deploys("Opportunistic Pirate")
    if table.asks is DecisionKind.MAY:
        table.me.agrees()
    table.me.sets("Gnat")
    table.resolves()
    assert table.me.free == 1
    table = board(me, you)
    table.me.deploys("Opportunistic Pirate")
    table.me.declines() if table.asks is DecisionKind.MAY else table.me.passes()
    table.resolves()
    assert table.me.free == 0
    assert table.you.out_of_game == []


@CASES.of("Opportunistic Pirate")
def three_resources_suffice_with_four_cards_to_remove_and_not_with_three() -> None:
    me = Side(hand=["Opportunistic Pirate"], resources=["Deception"] * 3)
    assert board(me, Side(discard=["Rage"] * 4)).me.can_deploy("Opportunistic Pirate")
    assert not board(me, Side(discard=["Rage"] * 3)).me.can_deploy("Opportunistic Pirate")


@CASES.of("Parkour Hoodlum")
def it_is_tactical_in_hand_while_a_location_is_in_play() -> None:
    me = Side(play=["Scout"], hand=["Parkour Hoodlum"], resources=["Deception"] * 3)
    for yours in (["House"], []):
        table = board(me, Side(play=yours), PLAIN_HOUSE)
        table.me.attacks("Scout")
        assert table.me.can_deploy("Parkour Hoodlum") is bool(yours)


@CASES.of("Parkour Hoodlum")
def locations_neither_change_it_nor_pick_it() -> None:
    table = board(
        Side(play=["Parkour Hoodlum", "Union Leader"]), Side(play=["Fornicaves", "Hangdog Alley"])
    )
    assert table.life("Union Leader") == 2
    assert stats(table, "Parkour Hoodlum") == (3, 1, 4)
    table = my_turn_starts(
        Side(play=["Luxurious Gaming Establishment", "Parkour Hoodlum", "Scout", "Gnat"])
    )
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]


@CASES.of("Thabbashite Assailant")
def it_grows_with_every_face_down_resource_up_to_four() -> None:
    grown = [(1, 1, 3), (1, 2, 3), (2, 2, 3), (2, 2, 4), (3, 3, 5), (3, 3, 5)]
    for count, expected in enumerate(grown):
        table = board(Side(play=["Thabbashite Assailant"], face_down=["Gnat"] * count))
        assert stats(table, "Thabbashite Assailant") == expected


def kid_hits(*yours: str) -> Table:
    me = Side(play=["Totally Random Kid"], deck=["Gnat"])
    table = board(me, Side(play=yours, deck=["Scout", "Rage", "Greed"]), LAMP, PLAIN_BOX)
    table.me.attacks("Totally Random Kid")
    table.resolves()
    assert table.you.influence == 19
    assert table.you.discard == ["Scout"]
    assert table.me.discard == []
    return table


@CASES.of("Totally Random Kid")
def it_may_break_an_item_that_costs_no_more_than_its_damage() -> None:
    table = kid_hits("Lamp", "Box", "Hollow Moose")
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Hollow Moose", "Lamp"]
    table.me.picks("Lamp")
    assert sorted(table.you.discard) == ["Lamp", "Scout"]
    table = kid_hits("Lamp", "Box")
    table.me.declines()
    assert table.you.play == ["Lamp", "Box"]


@CASES.of("Totally Random Kid")
def its_damage_to_a_character_discards_nothing() -> None:
    table = board(
        Side(play=["Totally Random Kid"]), Side(play=["Union Leader"], deck=["Scout", "Rage"])
    )
    table.me.attacks("Totally Random Kid")
    table.you.blocks("Union Leader")
    table.resolves()
    assert table.you.deck == ["Scout", "Rage"]


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

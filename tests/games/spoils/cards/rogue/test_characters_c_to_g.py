"""Characters of the Rogue, from Clockman Pickpocket to Guttersnipe."""

from app.games.spoils import vocabulary as v
from app.games.spoils.engine import DecisionKind
from app.games.spoils.terms import Area
from tests.games.spoils.cards.rogue.table_talk import (
    bears,
    blockers,
    deploys,
    icons,
    is_covert,
    is_face_down,
    may_stop,
    needs_to_flip_up,
    says,
    speed,
    stats,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.made_cards import KILL, LAMP, PLAIN_BOX
from tests.support.rules import shows
from tests.support.scenario import Side, Table, board, tactic

CASES = CardTests()
TOKEN = tactic("Token", [v.PutTokens(v.PICKED)], pays=[v.Pick(v.CARD)])


@CASES.of("Clockman Pickpocket", "Cute Cutpurse")
def it_cannot_be_blocked_while_the_opponent_has_an_item() -> None:
    for name in ("Clockman Pickpocket", "Cute Cutpurse"):
        rich = board(Side(play=[name]), Side(play=["Scout", "Lamp"]), LAMP)
        rich.me.attacks(name)
        assert blockers(rich) == []
        poor = board(Side(play=[name, "Lamp"]), Side(play=["Scout"]), LAMP)
        poor.me.attacks(name)
        assert blockers(poor) == ["Scout"]


@CASES.of("Clockman Pickpocket")
def the_opponent_hands_an_item_over_and_it_is_destroyed() -> None:
    you = Side(play=["Lamp", "Box", "Scout"])
    table = board(Side(play=["Clockman Pickpocket"]), you, LAMP, PLAIN_BOX)
    table.me.attacks("Clockman Pickpocket")
    table.resolves()
    assert table.asks is DecisionKind.PICK
    assert table.you.choices() == ["Lamp", "Box"]
    assert not may_stop(table.you)
    table.you.picks("Box")
    table.resolves()
    assert table.me.play == ["Box"]
    assert table.me.discard == ["Clockman Pickpocket"]


@CASES.of("Clockman Pickpocket")
def it_lives_if_there_is_no_item_to_take() -> None:
    table = board(Side(play=["Clockman Pickpocket", "Lamp"]), Side(), LAMP)
    table.me.attacks("Clockman Pickpocket")
    table.resolves()
    assert table.you.influence == 19
    assert table.me.play == ["Clockman Pickpocket", "Lamp"]


@CASES.of("Cute Cutpurse")
def it_destroys_an_opposing_item_of_its_choice() -> None:
    me = Side(play=["Cute Cutpurse", "Tremor Engine"])
    table = board(me, Side(play=["Lamp", "Box", "Scout"]), LAMP, PLAIN_BOX)
    table.me.attacks("Cute Cutpurse")
    table.resolves()
    assert table.me.choices() == ["Lamp", "Box"]
    assert not may_stop(table.me)
    table.me.picks("Box")
    table.resolves()
    assert table.you.discard == ["Box"]
    assert table.me.play == ["Cute Cutpurse", "Tremor Engine"]


def gambles(choice: str) -> Table:
    me = Side(hand=["Dauntless Gambler"], deck=["Scout", "Rage"], resources=icons(3))
    table = board(me)
    deploys(table.me, "Dauntless Gambler")
    if table.asks is DecisionKind.MAY:
        table.me.agrees()
    says(table.me, choice)
    return table


@CASES.of("Dauntless Gambler")
def it_grows_if_the_top_card_is_of_the_chosen_type() -> None:
    table = gambles("character")
    assert table.tokens("Dauntless Gambler") == 1
    assert stats(table, "Dauntless Gambler") == (3, 3, 3)
    assert table.me.deck == ["Rage", "Scout"]


@CASES.of("Dauntless Gambler")
def a_wrong_guess_puts_the_card_under_the_deck_all_the_same() -> None:
    table = gambles("tactic")
    assert stats(table, "Dauntless Gambler") == (2, 2, 3)
    assert table.me.deck == ["Rage", "Scout"]


@CASES.of("Dauntless Gambler")
def a_second_token_adds_nothing() -> None:
    table = board(Side(play=["Dauntless Gambler"], hand=["Token"] * 2), Side(), TOKEN)
    for count in (1, 2):
        deploys(table.me, "Token", "Dauntless Gambler")
        assert table.tokens("Dauntless Gambler") == count
        assert stats(table, "Dauntless Gambler") == (3, 3, 3)


@CASES.of("Dazzling Trapezist")
def a_card_put_back_makes_a_character_faster_this_turn() -> None:
    table = board(Side(play=["Dazzling Trapezist"], hand=["Rage", "Gnat"], deck=["Greed"]))
    table.me.uses("Dazzling Trapezist", "INSPIRE")
    assert sorted(table.me.choices()) == ["Gnat", "Rage"]
    table.me.picks("Gnat")
    table.resolves()
    assert table.me.deck == ["Gnat", "Greed"]
    assert speed(table, "Dazzling Trapezist") == 4
    table.next_turn()
    assert speed(table, "Dazzling Trapezist") == 3
    assert not board(Side(play=["Dazzling Trapezist"])).me.can_use("Dazzling Trapezist", "INSPIRE")


@CASES.of("Delusive Strumpet")
def it_leaves_gracefully_for_a_card() -> None:
    table = board(Side(play=["Delusive Strumpet"], hand=["Gnat"]))
    uses(table.me, "Delusive Strumpet", "GRACEFUL EXIT")
    assert table.me.discard == ["Gnat"]
    assert is_face_down(table, "Delusive Strumpet")
    empty = board(Side(play=["Delusive Strumpet"]))
    assert not empty.me.can_use("Delusive Strumpet", "GRACEFUL EXIT")


@CASES.of("Delusive Strumpet")
def flipping_it_up_plays_a_resource() -> None:
    needs_to_flip_up("Delusive Strumpet", 4, 2, hand=["Rage"])
    side = Side(face_down=["Delusive Strumpet"], resources=icons(4))
    assert not board(side).me.can_deploy("Delusive Strumpet", flip_up=True)
    side = Side(face_down=["Delusive Strumpet"], resources=icons(3), hand=["Rage"])
    table = board(side)
    table.me.deploys("Delusive Strumpet", flip_up=True)
    table.me.plays_resource("Rage")
    table.resolves()
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me._does(table.me.legal[0])
        table.resolves()
    assert table.me.hand == []
    assert table.area("Rage") is Area.IN_PLAY
    assert not is_face_down(table, "Delusive Strumpet")


@CASES.of("Elusive Wolf")
def it_turns_a_deception_into_a_token_and_the_token_into_covert() -> None:
    table = board(Side(play=["Elusive Wolf"], resources=["Deception", "Rage"]))
    assert not table.me.can_use("Elusive Wolf", "PROWL")
    uses(table.me, "Elusive Wolf", "HOWL")
    assert table.me.discard == ["Deception"]
    assert table.tokens("Elusive Wolf") == 1
    assert not is_covert(table, "Elusive Wolf")
    assert not table.me.can_use("Elusive Wolf", "HOWL")
    uses(table.me, "Elusive Wolf", "PROWL")
    assert table.tokens("Elusive Wolf") == 0
    assert is_covert(table, "Elusive Wolf")
    table.next_turn()
    assert not is_covert(table, "Elusive Wolf")


@CASES.of("Elusive Wolf")
def a_deception_lying_face_down_has_no_name_to_howl_for() -> None:
    table = board(Side(play=["Elusive Wolf"], face_down=["Deception"]), Side(resources=icons(1)))
    assert not table.me.can_use("Elusive Wolf", "HOWL")


@CASES.of("Entrancing Harlot")
def the_other_attackers_get_faster_this_turn() -> None:
    table = board(Side(play=["Entrancing Harlot", "Scout", "Warrior Prodigy"]))
    table.me.attacks("Entrancing Harlot", "Scout")
    assert speed(table, "Scout") == 5
    assert speed(table, "Entrancing Harlot") == 5
    assert speed(table, "Warrior Prodigy") == 3
    table.resolves()
    assert speed(table, "Scout") == 5
    table.next_turn()
    assert speed(table, "Scout") == 4


@CASES.of("Entrancing Harlot")
def nobody_gets_faster_if_it_stays_away() -> None:
    table = board(Side(play=["Entrancing Harlot", "Scout", "Warrior Prodigy"]))
    table.me.attacks("Scout", "Warrior Prodigy")
    assert (speed(table, "Scout"), speed(table, "Warrior Prodigy")) == (4, 3)


@CASES.of("Epicureous Mammajamma")
def it_trades_strength_life_and_speed_this_turn() -> None:
    table = board(Side(play=["Epicureous Mammajamma"], resources=4))
    uses(table.me, "Epicureous Mammajamma", "SLAP IT UP")
    assert stats(table, "Epicureous Mammajamma") == (2, 4, 3)
    uses(table.me, "Epicureous Mammajamma", "FLIP IT")
    assert stats(table, "Epicureous Mammajamma") == (3, 3, 3)
    uses(table.me, "Epicureous Mammajamma", "RUB IT DOWN")
    table.me.answers(0)
    assert stats(table, "Epicureous Mammajamma") == (2, 3, 4)
    uses(table.me, "Epicureous Mammajamma", "RUB IT DOWN")
    table.me.answers(1)
    assert stats(table, "Epicureous Mammajamma") == (2, 2, 5)
    assert table.me.free == 0
    table.next_turn()
    assert stats(table, "Epicureous Mammajamma") == (3, 3, 3)


@CASES.of("Epicureous Mammajamma")
def it_can_waste_away() -> None:
    table = board(Side(play=["Epicureous Mammajamma"], resources=3))
    for _ in range(3):
        uses(table.me, "Epicureous Mammajamma", "FLIP IT")
    assert table.me.discard == ["Epicureous Mammajamma"]


@CASES.of("Face in the Crowd")
def it_cannot_be_blocked_by_one_of_four() -> None:
    crowd = ["Scout", "Gnat", "Warrior Prodigy", "Union Leader"]
    table = board(Side(play=["Face in the Crowd"]), Side(play=crowd))
    table.me.attacks("Face in the Crowd")
    assert blockers(table) == []
    table = board(Side(play=["Face in the Crowd", "Plodding Brute"]), Side(play=crowd[1:]))
    table.me.attacks("Face in the Crowd")
    assert len(blockers(table)) == 3


@CASES.of("Face in the Crowd")
def a_party_with_another_can_be_blocked() -> None:
    crowd = ["Scout", "Gnat", "Warrior Prodigy", "Union Leader"]
    table = board(Side(play=["Face in the Crowd", "Plodding Brute"]), Side(play=crowd))
    table.me.attacks("Face in the Crowd", "Plodding Brute")
    with shows("412.1"):
        assert len(blockers(table)) == 4


@CASES.of("Ferrous Ferret")
def it_must_be_picked_and_grows_by_it() -> None:
    table = board(Side(play=["Befuddling Beggar"]), Side(play=["Ferrous Ferret", "Scout"]))
    table.me.uses("Befuddling Beggar", "PANHANDLE")
    if table.asks is DecisionKind.PICK:
        assert table.me.choices() == ["Ferrous Ferret"]
        table.me.picks("Ferrous Ferret")
    assert table.tokens("Ferrous Ferret") == 1
    assert stats(table, "Ferrous Ferret") == (2, 2, 4)


@CASES.of("Ferrous Ferret")
def what_cannot_pick_it_picks_another_card() -> None:
    me = Side(play=["Booty Licker"], resources=5)
    table = board(me, Side(play=["Ferrous Ferret", "Lamp"]), LAMP)
    uses(table.me, "Booty Licker", "CLAIM")
    assert table.tokens("Ferrous Ferret") == 0
    assert table.controller("Lamp") is table.me


@CASES.of("Ferrous Ferret")
def an_offer_to_pick_cannot_be_declined_beside_it() -> None:
    table = board(Side(hand=["Sudden Osprey"], resources=icons(2)), Side(play=["Ferrous Ferret"]))
    deploys(table.me, "Sudden Osprey")
    while table.asks is not DecisionKind.ACT:
        assert 0 not in table.me.numbers()
        table.me._does(table.me.legal[0])
    assert table.tokens("Ferrous Ferret") == 1
    assert stats(table, "Ferrous Ferret")[:2] == (3, 3)


@CASES.of("Fired Hand")
def it_is_turned_face_down_instead_of_being_destroyed() -> None:
    table = board(Side(play=["Fired Hand"], hand=["Kill"]), Side(), KILL)
    deploys(table.me, "Kill", "Fired Hand")
    assert is_face_down(table, "Fired Hand")
    assert table.me.discard == ["Kill"]
    assert table.me.free == 1


@CASES.of("Fired Hand")
def lying_face_down_it_takes_petty_vengeance() -> None:
    me = Side(face_down=["Fired Hand"], hand=["Gnat"])
    table = board(me, Side(play=["Warrior Prodigy", "Scout"]))
    uses(table.me, "Fired Hand", "PETTY VENGEANCE", "Scout")
    assert table.me.free == 0
    assert table.me.discard == ["Gnat"]
    assert is_face_down(table, "Fired Hand")
    assert table.life("Scout") == 2
    table.next_turn()
    assert table.life("Scout") == 3


@CASES.of("Fired Hand")
def it_takes_no_vengeance_face_up_or_without_a_card_to_discard() -> None:
    table = board(Side(play=["Fired Hand"], hand=["Gnat"], resources=2))
    assert not table.me.can_use("Fired Hand", "PETTY VENGEANCE")
    table = board(Side(face_down=["Fired Hand"], play=["Scout"]))
    assert not table.me.can_use("Fired Hand", "PETTY VENGEANCE")


def flimflams(choice: str) -> Table:
    table = board(Side(hand=["Flimflam Man"], deck=["Scout", "Rage"], resources=icons(4)))
    deploys(table.me, "Flimflam Man")
    if table.asks is DecisionKind.MAY:
        table.me.agrees()
    says(table.me, choice)
    return table


@CASES.of("Flimflam Man")
def it_brings_the_top_card_to_hand_if_its_type_was_guessed() -> None:
    table = flimflams("character")
    assert table.me.hand == ["Scout"]
    assert table.me.deck == ["Rage"]


@CASES.of("Flimflam Man")
def otherwise_the_top_card_goes_under_the_deck() -> None:
    table = flimflams("resource")
    assert table.me.hand == []
    assert table.me.deck == ["Rage", "Scout"]


@CASES.of("Dauntless Gambler", "Flimflam Man")
def no_type_has_to_be_chosen() -> None:
    for name in ("Dauntless Gambler", "Flimflam Man"):
        table = board(Side(hand=[name], deck=["Scout", "Rage"], resources=icons(4)))
        deploys(table.me, name)
        table.me.declines()
        assert table.asks is DecisionKind.ACT
        assert table.me.deck == ["Scout", "Rage"]
        assert table.tokens(name) == 0


@CASES.of("Forcible Depredator")
def it_plunders_three_cards_for_two_and_a_card() -> None:
    me = Side(play=["Forcible Depredator"], hand=["Gnat"], resources=2)
    table = board(me, Side(deck=["Scout", "Rage", "Greed", "Gnat"]))
    uses(table.me, "Forcible Depredator", "PLUNDER")
    assert sorted(table.you.discard) == ["Greed", "Rage", "Scout"]
    assert table.you.deck == ["Gnat"]
    assert table.me.discard == ["Gnat"]
    assert table.me.free == 0
    assert table.is_depleted("Forcible Depredator")
    empty = board(Side(play=["Forcible Depredator"], resources=2), Side(deck=["Scout"]))
    assert not empty.me.can_use("Forcible Depredator", "PLUNDER")


@CASES.of("Gang Leader")
def it_speeds_up_its_players_characters_as_it_enters() -> None:
    me = Side(play=["Scout"], hand=["Gang Leader", "Oversoon Lightfoot"], resources=icons(3))
    table = board(me, Side(play=["Union Leader"]))
    deploys(table.me, "Gang Leader")
    assert [speed(table, it) for it in ("Scout", "Gang Leader", "Union Leader")] == [5, 4, 3]
    table.next_turn()
    assert [speed(table, it) for it in ("Scout", "Gang Leader")] == [4, 3]


@CASES.of("Gang Weapon Dealer")
def it_enters_with_two_tokens_and_their_strength() -> None:
    table = board(Side(hand=["Gang Weapon Dealer"], resources=icons(5)))
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
    assert bears(table, "3p1c D00dm4k3r") == "Gang Weapon Dealer"
    assert table.me.free == 1


@CASES.of("Gang Weapon Dealer")
def dear_gear_is_paid_for() -> None:
    gear = "Dethmurderbludgeon, the Craghammer"
    table = dealer(gear, 6)
    uses(table.me, "Gang Weapon Dealer", "DELIVERY")
    table.me.agrees()
    table.resolves()
    assert bears(table, gear) == "Gang Weapon Dealer"
    assert table.me.free == 1


@CASES.of("Gang Weapon Dealer")
def the_delivery_can_be_left_face_down() -> None:
    table = dealer("Rocket Boots", 0)
    uses(table.me, "Gang Weapon Dealer", "DELIVERY")
    table.me.declines()
    assert is_face_down(table, "Rocket Boots")
    assert not dealer("Scout", 0).me.can_use("Gang Weapon Dealer", "DELIVERY")


def test_characters_of_the_rogue_c_to_g(only_card: str | None) -> None:
    CASES.run(only_card)

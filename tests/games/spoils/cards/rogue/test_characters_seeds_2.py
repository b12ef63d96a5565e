"""Rogue characters: Seeds 2 and 3."""

from app.games.spoils import vocabulary as v
from app.games.spoils.engine import DecisionKind, Person, observe
from app.games.spoils.terms import Area
from tests.support.card_play import (
    deploys,
    is_face_down,
    may_block,
    may_stop,
    offers,
    says,
    stats,
    uses,
)
from tests.support.card_tables import flips_up, my_turn_starts, with_coin
from tests.support.card_tests import CardTests
from tests.support.made_cards import KILL, LAMP, SHOT, STEAL
from tests.support.rules import shows
from tests.support.scenario import Side, Table, board, tactic

CASES = CardTests()
SETTLE = tactic("Settle", [v.Put(v.top(1), v.PLAY)])


@CASES.of("Axeclaw Grandchest")
def it_is_as_strong_as_the_open_top_card_costs() -> None:
    table = board(Side(play=["Axeclaw Grandchest"], deck=["Union Leader", "Scout"]))
    for person in (0, 1):
        assert observe(table.state, Person(person)).sides[0].known_of_deck == ((0, "Union Leader"),)
    assert table.strength("Axeclaw Grandchest") == 7


@CASES.of("Axeclaw Grandchest")
def its_strength_is_nothing_over_a_resource_or_an_empty_deck() -> None:
    assert board(Side(play=["Axeclaw Grandchest"])).strength("Axeclaw Grandchest") == 0
    table = board(Side(play=["Axeclaw Grandchest"], deck=["Rage", "Scout"]))
    assert table.strength("Axeclaw Grandchest") == 0


@CASES.of("Axeclaw Grandchest")
def it_shuffles_its_players_deck_for_two() -> None:
    deck = ["Scout", *["Rage"] * 20]
    table = board(Side(play=["Axeclaw Grandchest"], deck=deck, resources=2))
    uses(table.me, "Axeclaw Grandchest", "SHAKE UP")
    assert table.me.free == 0
    assert sorted(table.me.deck) == sorted(deck)
    assert table.me.deck != deck
    assert not table.me.can_use("Axeclaw Grandchest", "SHAKE UP")


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
    flips_up("Delusive Strumpet", 4, 2, hand=["Rage"])
    side = Side(face_down=["Delusive Strumpet"], resources=["Deception"] * 4)
    assert not board(side).me.can_deploy("Delusive Strumpet", flip_up=True)
    side = Side(face_down=["Delusive Strumpet"], resources=["Deception"] * 3, hand=["Rage"])
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


@CASES.of("Iohane, the Convex")
def its_coin_draws_a_card_at_the_start_of_its_players_turn() -> None:
    for won in (True, False):
        table = with_coin(
            won,
            lambda seed: my_turn_starts(
                Side(play=["Iohane, the Convex"], deck=["Gnat"] * 3), seed=seed
            ),
        )
        assert table.me.hand == ["Gnat"] * won


@CASES.of("Iohane, the Convex")
def it_flips_no_coin_in_the_opponents_turn() -> None:
    table = board(Side(play=["Iohane, the Convex"], deck=["Gnat"] * 9))
    for _ in range(4):
        hand = len(table.me.hand)
        table.next_turn()
        assert len(table.me.hand) == hand
        table.next_turn()


@CASES.of("Iohane, the Convex")
def it_sneaks_for_one() -> None:
    table = board(Side(play=["Iohane, the Convex"], resources=1))
    uses(table.me, "Iohane, the Convex", "SNEAK")
    assert table.is_covert("Iohane, the Convex")
    assert table.me.free == 0
    table.next_turn()
    assert not table.is_covert("Iohane, the Convex")


def exhumation() -> Table:
    table = board(
        Side(play=["Ipsighast, the Lustful"], discard=["Union Leader"], resources=3),
        Side(discard=["Scout", "Gnat", "Rage"], deck=["Gnat", "Scout", "Rage", "Greed"]),
    )
    table.me.uses("Ipsighast, the Lustful", "EXHUMATION")
    assert table.me.choices() == ["Scout", "Gnat"]
    table.me.picks("Scout")
    table.resolves()
    assert table.me.free == 0
    assert table.you.out_of_game == ["Scout"]
    return table


@CASES.of("Ipsighast, the Lustful")
def a_removed_character_gives_it_covert_and_discards_three_cards() -> None:
    table = exhumation()
    table.me.agrees()
    assert table.is_covert("Ipsighast, the Lustful")
    assert table.you.deck == ["Greed"]
    assert sorted(table.you.discard) == ["Gnat", "Gnat", "Rage", "Rage", "Scout"]
    table.next_turn()
    assert not table.is_covert("Ipsighast, the Lustful")


@CASES.of("Ipsighast, the Lustful")
def the_deck_may_be_left_alone() -> None:
    table = exhumation()
    table.me.declines()
    assert table.is_covert("Ipsighast, the Lustful")
    assert len(table.you.deck) == 4


@CASES.of("Ipsighast, the Lustful")
def the_deck_can_be_discarded_from_when_the_picked_character_is_gone() -> None:
    rescue = tactic("Rescue", [v.Put(v.PICKED, v.HAND)], pays=[v.Pick(v.CARD.in_discard_pile())])
    table = board(
        Side(play=["Ipsighast, the Lustful"], resources=3),
        Side(hand=["Rescue"], discard=["Scout"], deck=["Rage", "Rage", "Rage", "Greed"]),
        rescue,
    )
    table.me.uses("Ipsighast, the Lustful", "EXHUMATION")
    table.you.deploys("Rescue")
    table.resolves()
    assert table.you.hand == ["Scout"]
    table.me.agrees()
    assert table.you.deck == ["Greed"]
    assert table.is_covert("Ipsighast, the Lustful")


@CASES.of("Lucky Bastard")
def it_draws_a_card_as_it_enters() -> None:
    table = board(Side(hand=["Lucky Bastard"], deck=["Gnat", "Rage"], resources=["Deception"] * 7))
    deploys(table.me, "Lucky Bastard")
    assert table.me.hand == ["Gnat"]


def struck(mine: str, yours: str) -> Table:
    table = board(
        Side(play=["Lucky Bastard"], hand=["Shot", "Shot"], deck=[mine, "Gnat"]),
        Side(deck=[yours, "Gnat"]),
        SHOT,
    )
    for _ in range(2):
        deploys(table.me, "Shot", "Lucky Bastard")
    assert table.me.out_of_game[0] == mine
    assert table.you.out_of_game == [yours]
    return table


@CASES.of("Lucky Bastard")
def it_survives_if_its_players_card_costs_at_least_as_much() -> None:
    for mine, yours in (("Scout", "Scout"), ("Scout", "Agile Highwayman"), ("Rage", "Rage")):
        table = struck(mine, yours)
        assert table.me.play == ["Lucky Bastard"]
        assert table.damage("Lucky Bastard") == 0
        assert table.me.hand == ["Gnat"]
        assert table.me.out_of_game == [mine]


@CASES.of("Lucky Bastard")
def it_is_removed_if_its_players_card_costs_less() -> None:
    table = struck("Agile Highwayman", "Scout")
    assert table.me.out_of_game == ["Agile Highwayman", "Lucky Bastard"]
    assert table.me.hand == []
    assert table.me.discard == ["Shot", "Shot"]


@CASES.of("Muscle Tribe of Danger and Excellence")
def a_deception_that_enters_play_makes_it_strong_and_covert() -> None:
    name = "Muscle Tribe of Danger and Excellence"
    for card, grows in (("Deception", True), ("Treachery", True), ("Resistance Fighter", True),
                        ("Rage", False), ("Scout", False)):  # fmt: skip
        table = board(Side(play=[name], hand=["Settle"], deck=[card]), Side(), SETTLE)
        deploys(table.me, "Settle")
        if table.asks is DecisionKind.ORDER:
            table.me.answers(0)
        assert table.strength(name) == 2 + grows, card
        assert table.is_covert(name) is grows
        table.next_turn()
        assert table.strength(name) == 2
        assert not table.is_covert(name)


@CASES.of("Muscle Tribe of Danger and Excellence")
def an_opposing_deception_does_nothing() -> None:
    name = "Muscle Tribe of Danger and Excellence"
    you = Side(play=[name])
    table = board(Side(hand=["Settle"], deck=["Deception"]), you, SETTLE)
    deploys(table.me, "Settle")
    assert table.strength(name) == 2


def showdown(mine: str, yours: str, *piles: str) -> Table:
    """The first card of each deck lies alone; both choose a pile, I first."""
    table = board(
        Side(play=["Mustache Aficionado"], deck=[mine, "Rage", "Greed", "Elitism"]),
        Side(deck=[yours, "Rage", "Greed", "Elitism"]),
    )
    uses(table.me, "Mustache Aficionado", "MUSTACHE SHOWDOWN")
    for seat, card in ((table.me, mine), (table.you, yours)):
        assert sorted(seat.choices()) == sorted([card, "Rage", "Greed"])
        seat.picks(card)
        seat.passes()
    for seat, pile in zip((table.me, table.you), piles, strict=True):
        assert sorted(offers(seat)) == ["a pile of 1", "a pile of 2"]
        says(seat, pile)
    return table


@CASES.of("Mustache Aficionado")
def the_owner_of_the_dearer_chosen_pile_may_take_a_card_of_it() -> None:
    table = showdown("Scout", "Agile Highwayman", "a pile of 1", "a pile of 1")
    assert table.is_depleted("Mustache Aficionado")
    assert table.me.choices() == ["Scout"]
    table.me.picks("Scout")
    assert table.me.hand == ["Scout"]
    assert sorted(table.me.deck) == ["Elitism", "Greed", "Rage"]
    assert len(table.you.deck) == 4
    table = showdown("Scout", "Agile Highwayman", "a pile of 1", "a pile of 2")
    table.you.passes()
    assert table.you.hand == []
    assert len(table.you.deck) == 4


@CASES.of("Mustache Aficionado", "Quotidian Misfire")
def a_card_that_is_taken_may_be_replaced_on_its_way_to_the_hand() -> None:
    table = board(
        Side(
            play=["Mustache Aficionado"],
            hand=["Quotidian Misfire"],
            resources=["Obsession"] * 4,
            deck=["Scout", "Rage", "Greed", "Elitism"],
        ),
        Side(deck=["Agile Highwayman", "Rage", "Greed", "Elitism"]),
    )
    deploys(table.me, "Quotidian Misfire")
    uses(table.me, "Mustache Aficionado", "MUSTACHE SHOWDOWN")
    for seat, card in ((table.me, "Scout"), (table.you, "Agile Highwayman")):
        seat.picks(card)
        seat.passes()
    for seat in (table.me, table.you):
        says(seat, "a pile of 1")
    table.me.picks("Scout")
    with shows("506.1"):
        assert table.me.hand == []
        assert "Scout" in table.me.discard
    assert len(table.me.deck) == 3


@CASES.of("Mustache Aficionado")
def nobody_takes_a_card_if_the_chosen_piles_cost_the_same() -> None:
    table = showdown("Scout", "Agile Highwayman", "a pile of 2", "a pile of 2")
    assert table.asks is DecisionKind.ACT
    assert table.me.hand == table.you.hand == []


@CASES.of("Mustache Aficionado")
def each_pile_has_at_least_a_card() -> None:
    table = board(
        Side(play=["Mustache Aficionado"], deck=["Gnat", "Rage", "Greed"]),
        Side(deck=["Gnat", "Rage", "Greed"]),
    )
    uses(table.me, "Mustache Aficionado", "MUSTACHE SHOWDOWN")
    assert not may_stop(table.me)
    table.me.picks("Gnat")
    table.me.picks("Rage")
    assert table.asked is table.you


@CASES.of("Mustache Aficionado")
def a_deck_without_two_cards_makes_no_piles_to_compare() -> None:
    for mine in (["Union Leader"], []):
        table = board(
            Side(play=["Mustache Aficionado"], deck=mine), Side(deck=["Scout", "Gnat", "Scout"])
        )
        uses(table.me, "Mustache Aficionado", "MUSTACHE SHOWDOWN")
        table.you.picks("Scout")
        table.you.passes()
        table.me.says("a pile of 1")
        with shows("402.5b"):
            assert table.asks is DecisionKind.ACT
        assert (table.me.deck, len(table.you.deck)) == (mine, 3)


@CASES.of("Party Clowns")
def they_call_more_clowns_for_one() -> None:
    me = Side(play=["Party Clowns"], deck=["Scout", "Party Clowns", "Rage"], resources=1)
    table = my_turn_starts(me)
    table.me.agrees()
    assert table.me.choices() == ["Party Clowns"]
    table.me.picks("Party Clowns")
    assert table.me.play == ["Party Clowns"] * 2
    assert sorted(table.me.deck) == ["Rage", "Scout"]
    assert table.me.free == 0


@CASES.of("Party Clowns")
def they_call_nobody_unpaid() -> None:
    deck = ["Scout", "Party Clowns", "Rage"]
    table = my_turn_starts(Side(play=["Party Clowns"], deck=deck, resources=1))
    table.me.declines()
    assert table.me.play == ["Party Clowns"]
    assert table.me.deck == deck
    table = my_turn_starts(Side(play=["Party Clowns"], deck=deck))
    assert table.asks is DecisionKind.ACT
    theirs = board(Side(), Side(play=["Party Clowns"], deck=deck, resources=1), active=1)
    theirs.you.ends_turn()
    theirs.resolves()
    assert theirs.asked is theirs.me


@CASES.of("Resistance Fighter")
def it_provides_an_icon() -> None:
    assert board(
        Side(play=["Resistance Fighter"], hand=["Agile Highwayman"], resources=3)
    ).me.can_deploy("Agile Highwayman")
    assert not board(Side(play=["Scout"], hand=["Agile Highwayman"], resources=3)).me.can_deploy(
        "Agile Highwayman"
    )


@CASES.of("Resistance Fighter")
def it_grows_beside_a_stolen_character() -> None:
    me = Side(play=["Resistance Fighter", "Gnat"], hand=["Steal"])
    table = board(me, Side(play=["Scout"]), STEAL)
    assert stats(table, "Resistance Fighter") == (1, 1, 3)
    deploys(table.me, "Steal", "Scout")
    assert stats(table, "Resistance Fighter") == (3, 3, 4)


def rosy_falls() -> Table:
    me = Side(play=["Rosy Palmer, and Her Five Friends"], hand=["Kill"], deck=["Gnat"] * 5)
    deck = ["Scout", "Rage", "Union Leader", "Greed", "Lamp", "Elitism", "Gnat"]
    table = board(me, Side(deck=deck), KILL, LAMP)
    deploys(table.me, "Kill", "Rosy Palmer, and Her Five Friends")
    return table


@CASES.of("Rosy Palmer, and Her Five Friends")
def its_player_may_take_one_of_the_characters_among_five_cards() -> None:
    table = rosy_falls()
    if table.asks is DecisionKind.MAY:
        table.me.agrees()
    assert sorted(table.me.choices()) == ["Scout", "Union Leader"]
    table.me.sets("Union Leader")
    assert table.me.play == ["Union Leader"]
    assert table.asked is table.you
    for name in ("Lamp", "Scout", "Greed", "Rage"):
        if table.asks is not DecisionKind.ACT:
            table.you.picks(name)
    assert table.you.deck in (
        ["Elitism", "Gnat", "Lamp", "Scout", "Greed", "Rage"],
        ["Elitism", "Gnat", "Rage", "Greed", "Scout", "Lamp"],
    )


@CASES.of("Rosy Palmer, and Her Five Friends")
def its_player_may_take_nobody() -> None:
    table = rosy_falls()
    table.me.declines() if table.asks is DecisionKind.MAY else table.me.passes()
    while table.asked is table.you:
        table.you._does(table.you.legal[0])
    assert table.me.play == []
    assert table.you.deck[:2] == ["Elitism", "Gnat"]
    assert sorted(table.you.deck[2:]) == ["Greed", "Lamp", "Rage", "Scout", "Union Leader"]


@CASES.of("Uncontrollable Jalopy")
def it_may_speed_up_at_the_start_of_its_players_turn() -> None:
    table = my_turn_starts(Side(play=["Uncontrollable Jalopy"]))
    table.me.agrees()
    assert table.tokens("Uncontrollable Jalopy") == 1
    assert stats(table, "Uncontrollable Jalopy") == (3, 3, 2)
    table.next_turn()
    assert table.tokens("Uncontrollable Jalopy") == 1
    table.you.ends_turn()
    table.resolves()
    table.me.declines()
    assert table.tokens("Uncontrollable Jalopy") == 1


def jalopy_after(turns: int) -> Table:
    table = board(Side(play=["Uncontrollable Jalopy"]), Side(play=["Scout"]))
    for _ in range(turns):
        table.next_turn()
        table.you.ends_turn()
        table.resolves()
        table.me.agrees()
    table.me.attacks("Uncontrollable Jalopy")
    return table


@CASES.of("Uncontrollable Jalopy")
def nobody_blocks_it_from_five_tokens_on() -> None:
    four = jalopy_after(4)
    assert four.speed("Uncontrollable Jalopy") == 5
    assert may_block(four) == ["Scout"]
    five = jalopy_after(5)
    assert five.speed("Uncontrollable Jalopy") == 6
    assert may_block(five) == []


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

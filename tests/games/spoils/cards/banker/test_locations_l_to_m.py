"""Locations of the Banker, from Lodge Dock Florist to the Ministry of Other Smaller Ministries."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.banker.tables import (
    at,
    deploys,
    has_one_of_two,
    is_offered,
    kills,
    my_turn_starts,
    rich,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()
FLORIST = "Lodge Dock Florist"
LOAN = "Marduun Baitings and Loan"
RECYCLING = "Recycling Scheme Facility"
EMPORIUM = "Resurrection Emporium"
BAZAAR = "The Currency Bazaar"
MINISTRY = "The Ministry of Other Smaller Ministries"
SENATE = "Theocratic Senate of Marduun"


@CASES.of(FLORIST)
def every_character_must_be_paid_for_each_turn() -> None:
    table = my_turn_starts(rich(play=["Scout", "Key Man"], greed=2), Side(play=[FLORIST]))
    table.me.answers(0)
    assert is_offered(table.me)
    table.me.agrees()
    assert is_offered(table.me)
    table.me.declines()
    assert (table.me.play, table.me.free) == (["Scout"], 1)


@CASES.of(FLORIST)
def characters_of_others_are_not_asked_for_in_that_turn() -> None:
    table = my_turn_starts(rich(play=[FLORIST]), Side(play=["Scout"]))
    assert (table.asks, table.you.play) == (DecisionKind.ACT, ["Scout"])
    table.me.ends_turn()
    table.resolves()
    if is_offered(table.you):
        assert table.you.numbers() == [0], "the opponent has no resources"
        table.you.declines()
    assert table.you.discard == ["Scout"]


@CASES.of(FLORIST, LOAN, "The Poshernacle", SENATE)
def each_is_unique() -> None:
    for name in (FLORIST, LOAN, "The Poshernacle", SENATE):
        assert has_one_of_two(name), name


@CASES.of(LOAN)
def it_does_more_at_the_start_of_a_turn_the_more_greed_there_is() -> None:
    for greed, influence, hand, discards in (
        (2, 20, 1, 0), (3, 22, 1, 0), (4, 22, 1, 0), (5, 22, 1, 1), (6, 22, 1, 1), (7, 22, 2, 1),
    ):  # fmt: skip
        table = my_turn_starts(rich("Rage", play=[LOAN], greed=greed))
        while table.asked is table.me and table.asks is not DecisionKind.ACT:
            if table.asks is DecisionKind.ORDER:
                table.me.answers(0)
            else:
                assert len(table.me.choices()) > 1
                table.me.picks(table.me.choices()[0])
        assert (table.me.influence, len(table.me.hand)) == (influence, hand), greed
        assert len(table.me.discard) == discards
        table.next_turn()
        assert len(table.me.hand) == hand, "not in the opponent's turn"


@CASES.of("Port Manteau")
def cards_of_the_named_subtype_cost_both_players_two_more() -> None:
    table = at(
        rich("Port Manteau", "Warrior Prodigy", "Key Man", "Wait"),
        rich("Warrior Prodigy", "Key Man", greed=4),
    )
    deploys(table, "Port Manteau")
    assert table.asked is table.me
    table.me.says("mau")
    assert table.me.free == 10
    deploys(table, "Key Man")
    assert table.me.free == 7
    deploys(table, "Wait")
    assert table.me.free == 7
    table.next_turn()
    deploys(table, "Key Man", by=table.you)
    assert table.you.free == 1


@CASES.of(RECYCLING)
def it_may_draw_a_card_as_it_enters_play() -> None:
    for agrees in (True, False):
        table = at(rich(RECYCLING))
        deploys(table, RECYCLING)
        assert is_offered(table.me)
        table.me.agrees() if agrees else table.me.declines()
        assert table.me.hand == ["Scout"] * agrees


@CASES.of(RECYCLING)
def any_player_may_put_a_destroyed_character_back_on_its_owners_deck_for_four() -> None:
    for payer in (0, 1):
        table = at(
            rich("Kill", play=[RECYCLING]), rich(play=["Warrior Prodigy"], deck=["Rage"] * 2)
        )
        kills(table, "Warrior Prodigy")
        seats = (table.me, table.you)
        for seat in seats[: payer + 1]:
            assert table.asks is DecisionKind.MAY
            assert table.asked is seat
            seat.agrees() if seat is seats[payer] else seat.declines()
        assert table.you.deck[0] == "Warrior Prodigy"
        assert seats[payer].free == 8
        assert seats[1 - payer].free == 12


@CASES.of(RECYCLING)
def a_discarded_character_can_be_recycled_too_and_other_cards_cannot() -> None:
    table = at(rich("Key Man", "Rage", play=[RECYCLING, "Real Estate Auctioneer"], greed=8))
    uses(table, "Real Estate Auctioneer", "LIQUIDATE", "Key Man")
    assert is_offered(table.me)
    table = at(rich("Key Man", "Rage", play=[RECYCLING, "Real Estate Auctioneer"], greed=8))
    uses(table, "Real Estate Auctioneer", "LIQUIDATE", "Rage")
    assert table.asks is DecisionKind.ACT


@CASES.of(EMPORIUM)
def characters_are_removed_instead_of_going_to_its_controllers_discard_pile() -> None:
    table = at(
        rich("Kill", "Kill", "Kill", play=[EMPORIUM, "Scout", "Gold Summit"]),
        Side(play=["Union Leader"]),
    )
    for name in ("Scout", "Gold Summit", "Union Leader"):
        kills(table, name)
    assert table.me.out_of_game == ["Scout"]
    assert "Gold Summit" in table.me.discard
    assert (table.you.discard, table.you.out_of_game) == (["Union Leader"], [])


@CASES.of(EMPORIUM)
def a_discarded_character_is_removed_too_unless_that_was_a_cost() -> None:
    table = at(rich("Key Man", play=[EMPORIUM, "The Garbageman"], deck=["Rage"]))
    uses(table, "The Garbageman", "SIFT")
    table.me.picks("Key Man")
    assert (table.me.out_of_game, table.me.discard) == (["Key Man"], [])
    table = at(rich("Key Man", play=[EMPORIUM, "Real Estate Auctioneer"]))
    uses(table, "Real Estate Auctioneer", "LIQUIDATE", "Key Man")
    with shows("506.2"):
        assert (table.me.out_of_game, table.me.discard) == ([], ["Key Man"])


@CASES.of(EMPORIUM)
def it_resurrects_for_three_more_than_the_character_costs() -> None:
    table = at(
        rich(play=[EMPORIUM], discard=["Scout", "Key Man", "Rage"], greed=8),
        Side(discard=["Union Leader"]),
    )
    table.me.uses(EMPORIUM, "RESURRECT")
    assert table.me.choices() == ["Scout", "Key Man"]
    table.me.picks("Scout")
    table.resolves()
    assert (table.me.play, table.me.free) == ([EMPORIUM, "Scout"], 1)
    poor = at(rich(play=[EMPORIUM], discard=["Scout"], greed=6))
    assert not poor.me.can_use(EMPORIUM, "RESURRECT")


@CASES.of(EMPORIUM)
def it_resurrects_only_in_its_controllers_turn() -> None:
    table = at(rich(play=[EMPORIUM], discard=["Scout"]), active=1)
    table.you.ends_turn()
    assert table.asked is table.me
    assert not table.me.can_use(EMPORIUM, "RESURRECT")


@CASES.of(BAZAAR)
def it_trades_a_resource_in_hand_for_a_staple() -> None:
    table = at(
        rich(
            "Exploitation", "Scout", play=[BAZAAR], deck=["Scout", "Greed", "Exploitation", "Rage"]
        )
    )
    uses(table, BAZAAR, "TRADE")
    assert (table.me.discard, table.me.free) == (["Exploitation"], 11)
    assert table.me.choices() == ["Greed", "Rage"]
    table.me.picks("Rage")
    assert (table.me.hand, table.you.was_shown) == (["Scout", "Rage"], ["Rage"])
    assert not at(rich("Scout", play=[BAZAAR])).me.can_use(BAZAAR, "TRADE"), "no resource"


@CASES.of(BAZAAR)
def it_recurs_for_three_to_find_another() -> None:
    table = at(rich(discard=[BAZAAR], deck=["Greed", BAZAAR, "Gold Summit"]))
    uses(table, BAZAAR, "RECUR")
    assert table.me.choices() == [BAZAAR]
    table.me.picks(BAZAAR)
    assert (table.me.hand, table.me.out_of_game, table.me.free) == ([BAZAAR], [BAZAAR], 9)
    assert table.you.was_shown == [BAZAAR]
    assert not at(rich(play=[BAZAAR])).me.can_use(BAZAAR, "RECUR")


@CASES.of(MINISTRY)
def the_opponent_pays_two_to_attack() -> None:
    for target in (None, MINISTRY):
        table = at(rich(play=[MINISTRY]), rich(play=["Scout", "Key Man"], greed=2), active=1)
        table.you.attacks("Scout", "Key Man", target=target)
        assert table.you.free == 0
    table = at(rich(play=[MINISTRY]), rich(play=["Scout"], greed=1), active=1)
    assert not table.you.can_attack()
    table = at(rich(play=[MINISTRY, "Scout"], greed=0))
    assert table.me.can_attack()


@CASES.of(RECYCLING, EMPORIUM)
def what_is_removed_instead_cannot_be_recycled() -> None:
    table = at(rich("Kill", play=[RECYCLING, EMPORIUM, "Scout"]))
    kills(table, "Scout")
    assert (table.asks, table.me.out_of_game) == (DecisionKind.ACT, ["Scout"])


def test_locations_of_the_banker_l_to_m(only_card: str | None) -> None:
    CASES.run(only_card)

"""Banker locations: Shade of the Devoured Emperor."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import deploys, is_offered, uses
from tests.support.card_tables import greed, has_one_of_two, set_up
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()
LAW_OFFICE = "Ancient and Disreputable Law Office"
MARKET = "First Unified Market of Abstract Secure Theoreticals"
RECYCLING = "Recycling Scheme Facility"
EMPORIUM = "Resurrection Emporium"


@CASES.of(LAW_OFFICE)
def characters_that_cost_two_or_less_cannot_attack_on_either_side() -> None:
    table = set_up(
        greed(play=[LAW_OFFICE, "Warrior Prodigy", "Stalwart Soldier"]),
        Side(play=["Key Man", "Creaky Old Swordsman"]),
    )
    table.me.announces_attack()
    assert table.me.choices() == ["Stalwart Soldier"]
    table.me.sets("Stalwart Soldier")
    table.passes_until(DecisionKind.BLOCKERS)
    assert table.you.choices() == ["Key Man", "Creaky Old Swordsman"], "they can block"
    table.you.passes()
    table.resolves()
    table.next_turn()
    table.you.announces_attack()
    assert table.you.choices() == ["Creaky Old Swordsman"]


@CASES.of(LAW_OFFICE, "Armored Keep", MARKET)
def each_is_unique() -> None:
    for name in (LAW_OFFICE, "Armored Keep", MARKET):
        assert has_one_of_two(name), name


@CASES.of(RECYCLING)
def it_may_draw_a_card_as_it_enters_play() -> None:
    for agrees in (True, False):
        table = set_up(greed(RECYCLING))
        deploys(table.me, RECYCLING)
        assert is_offered(table.me)
        table.me.agrees() if agrees else table.me.declines()
        assert table.me.hand == ["Scout"] * agrees


@CASES.of(RECYCLING)
def any_player_may_put_a_destroyed_character_back_on_its_owners_deck_for_four() -> None:
    for payer in (0, 1):
        table = set_up(
            greed("Kill", play=[RECYCLING]), greed(play=["Warrior Prodigy"], deck=["Rage"] * 2)
        )
        deploys(table.me, "Kill", "Warrior Prodigy")
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
    table = set_up(greed("Key Man", "Rage", play=[RECYCLING, "Real Estate Auctioneer"], icons=8))
    uses(table.me, "Real Estate Auctioneer", "LIQUIDATE", "Key Man")
    assert is_offered(table.me)
    table = set_up(greed("Key Man", "Rage", play=[RECYCLING, "Real Estate Auctioneer"], icons=8))
    uses(table.me, "Real Estate Auctioneer", "LIQUIDATE", "Rage")
    assert table.asks is DecisionKind.ACT


@CASES.of(RECYCLING, EMPORIUM)
def what_is_removed_instead_cannot_be_recycled() -> None:
    table = set_up(greed("Kill", play=[RECYCLING, EMPORIUM, "Scout"]))
    deploys(table.me, "Kill", "Scout")
    assert (table.asks, table.me.out_of_game) == (DecisionKind.ACT, ["Scout"])


@CASES.of("Underhanded Hang-Out")
def it_draws_a_card_for_two_and_a_damage_to_an_own_location() -> None:
    table = set_up(
        greed(
            play=["Underhanded Hang-Out", "Gold Summit", "Gilded Yurt"], borrowed=["Gilded Yurt"]
        ),
        Side(play=["Treasure Brokerage"]),
    )
    table.me.uses("Underhanded Hang-Out", "DIRTY DEALS")
    assert table.me.choices() == ["Underhanded Hang-Out", "Gold Summit"]
    table.me.picks("Gold Summit")
    table.resolves()
    assert (table.me.hand, table.me.free, table.damage("Gold Summit")) == (["Scout"], 10, 1)


@CASES.of("Underhanded Hang-Out")
def its_own_last_structure_still_buys_a_card() -> None:
    table = set_up(greed(play=["Underhanded Hang-Out"], damage={"Underhanded Hang-Out": 1}))
    uses(table.me, "Underhanded Hang-Out", "DIRTY DEALS")
    assert table.me.discard == ["Underhanded Hang-Out"]
    with shows("502.4"):
        assert table.me.hand == ["Scout"]


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

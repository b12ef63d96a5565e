"""Rogue locations: 1st Edition, both parts."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_tables import my_turn_starts
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table, board

CASES = CardTests()


def auction() -> Table:
    table = my_turn_starts(
        Side(play=["Auction House"], deck=["Rage", "Scout", "Gnat"], resources=3),
        Side(resources=2, deck=["Union Leader"]),
    )
    assert table.asks is DecisionKind.BID
    assert table.asked is table.me
    assert table.me.numbers() == [0, 1, 2, 3]
    return table


@CASES.of("Auction House")
def whoever_bids_most_pays_for_the_first_character_of_the_deck() -> None:
    table = auction()
    table.me.answers(1)
    assert table.you.numbers() == [2]
    table.you.answers(2)
    table.me.passes()
    assert table.you.play == ["Scout"]
    assert (table.me.free, table.you.free) == (3, 0)
    assert sorted(table.me.deck) == ["Gnat", "Rage"]
    assert table.you.deck == ["Union Leader"]


@CASES.of("Auction House")
def the_active_player_can_win_the_auction() -> None:
    table = auction()
    table.me.answers(3)
    table.resolves()
    assert sorted(table.me.play) == ["Auction House", "Scout"]
    assert (table.me.free, table.you.free) == (0, 2)


@CASES.of("Auction House")
def in_the_opponents_turn_their_deck_is_auctioned_and_they_bid_first() -> None:
    me = Side(play=["Auction House"], deck=["Scout"], resources=3)
    table = board(me, Side(resources=2, deck=["Rage", "Union Leader"]))
    table.me.ends_turn()
    table.resolves()
    assert table.asked is table.you
    table.you.answers(0)
    table.me.answers(1)
    table.you.passes()
    assert sorted(table.me.play) == ["Auction House", "Union Leader"]
    assert table.me.free == 2
    assert table.you.deck == ["Rage"]


@CASES.of("Auction House")
def without_a_character_nothing_is_auctioned() -> None:
    table = my_turn_starts(Side(play=["Auction House"], deck=["Rage", "Greed"], resources=3))
    assert table.asks is DecisionKind.ACT
    assert sorted(table.me.deck) == ["Greed", "Rage"]


@CASES.of("Hangdog Alley")
def an_attacking_party_has_one_member() -> None:
    for sides in ((["Hangdog Alley", "Scout", "Gnat"], []), (["Scout", "Gnat"], ["Hangdog Alley"])):
        table = board(Side(play=sides[0]), Side(play=sides[1]))
        table.me.attacks("Scout")
        assert table.asks is not DecisionKind.ATTACKERS
        table.resolves()
        table.me.attacks("Gnat")


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

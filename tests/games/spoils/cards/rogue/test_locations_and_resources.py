"""Locations and resources of the Rogue."""

from app.games.spoils.engine import DecisionKind
from app.games.spoils.vocabulary import Place, Put, top
from tests.games.spoils.cards.rogue.table_talk import (
    deploys,
    icons,
    is_covert,
    my_turn_starts,
    speed,
    unblocked,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table, board, tactic

CASES = CardTests()
SETTLE = tactic("Settle", [Put(top(1), Place.PLAY)])


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


@CASES.of("Fornicaves")
def every_character_has_two_life() -> None:
    table = board(
        Side(play=["Fornicaves", "Union Leader"]), Side(play=["Scout", "Warrior Prodigy"])
    )
    lives = [table.life(it) for it in ("Union Leader", "Scout", "Warrior Prodigy")]
    assert lives == [2, 2, 2]


@CASES.of("Fornicaves")
def life_gained_otherwise_is_kept() -> None:
    me = Side(play=["Fornicaves", "Scout", "Rusty Pickaxe"], attached={"Rusty Pickaxe": "Scout"})
    assert board(me).life("Scout") == 3


def den(top_card: str) -> Table:
    me = Side(play=["Gambling Den"], deck=[top_card, "Gnat"], hand=["Deception"])
    return my_turn_starts(me, Side(deck=["Scout", "Gnat"], hand=["Deception"]))


@CASES.of("Gambling Den")
def both_players_may_draw_over_a_cheap_card() -> None:
    for card in ("Agile Highwayman", "Rage"):
        table = den(card)
        table.me.agrees()
        table.you.agrees()
        assert sorted(table.me.hand) == sorted(["Deception", card])
        assert sorted(table.you.hand) == ["Deception", "Scout"]
    table = den("Agile Highwayman")
    table.me.declines()
    table.you.declines()
    assert table.me.hand == table.you.hand == ["Deception"]
    assert table.me.deck == ["Agile Highwayman", "Gnat"]


@CASES.of("Gambling Den")
def both_players_may_play_a_resource_over_a_dear_card() -> None:
    table = den("Scout")
    for seat in (table.me, table.you):
        assert table.asked is seat
        if table.asks is DecisionKind.MAY:
            seat.agrees()
        seat.plays_resource("Deception")
    assert table.me.free == table.you.free == 1
    assert table.me.deck == ["Scout", "Gnat"]
    table = den("Scout")
    for seat in (table.me, table.you):
        seat.declines() if table.asks is DecisionKind.MAY else seat.passes()
    assert table.me.hand == table.you.hand == ["Deception"]


@CASES.of("Gambling Den")
def an_empty_deck_reveals_nothing_and_offers_nothing() -> None:
    side = Side(hand=["Deception"])
    table = my_turn_starts(Side(play=["Gambling Den"], hand=["Deception"]), side)
    assert table.asks is DecisionKind.ACT
    assert table.me.hand == table.you.hand == ["Deception"]


@CASES.of("Hangdog Alley")
def an_attacking_party_has_one_member() -> None:
    for sides in ((["Hangdog Alley", "Scout", "Gnat"], []), (["Scout", "Gnat"], ["Hangdog Alley"])):
        table = board(Side(play=sides[0]), Side(play=sides[1]))
        table.me.attacks("Scout")
        assert table.asks is not DecisionKind.ATTACKERS
        table.resolves()
        table.me.attacks("Gnat")


def grounds(count: int) -> Table:
    me = Side(play=["Heist Training Grounds", "Scout"], resources=icons(count))
    return my_turn_starts(me, Side(deck=["Gnat", "Rage"], hand=["Greed", "Greed"]))


@CASES.of("Heist Training Grounds")
def three_icons_let_it_hide_a_character_as_the_turn_starts() -> None:
    table = grounds(3)
    table.me.agrees()
    if table.asks is DecisionKind.PICK:
        table.me.picks("Scout")
    assert is_covert(table, "Scout")
    assert table.asks is DecisionKind.ACT
    table.next_turn()
    assert not is_covert(table, "Scout")
    assert grounds(2).asks is DecisionKind.ACT


@CASES.of("Heist Training Grounds")
def it_does_more_with_five_and_with_seven_icons() -> None:
    for count in (4, 5, 6, 7):
        table = grounds(count)
        searched = 0
        while table.asks is not DecisionKind.ACT:
            if table.asks is DecisionKind.SEARCH:
                assert sorted(table.me.choices()) == ["Gnat", "Rage"]
                table.me.picks("Rage")
                searched += 1
            elif table.asks is DecisionKind.PICK:
                table.me.picks("Scout")
            elif table.asks is DecisionKind.MAY:
                table.me.agrees()
            else:
                table.me.answers(0)
        assert is_covert(table, "Scout")
        assert searched == (count >= 5)
        assert sorted(table.you.discard) == sorted(
            ["Rage"] * (count >= 5) + ["Greed"] * (count >= 7)
        )


@CASES.of("Heist Training Grounds")
def its_player_may_let_the_deck_be() -> None:
    table = grounds(5)
    while table.asks is not DecisionKind.ACT:
        table.me.declines() if table.asks is DecisionKind.MAY else table.me.answers(0)
    assert table.you.deck == ["Gnat", "Rage"]
    assert not is_covert(table, "Scout")


@CASES.of("Luxurious Gaming Establishment")
def it_may_slow_a_character_down_as_the_turn_starts() -> None:
    me = Side(play=["Luxurious Gaming Establishment", "Scout"])
    table = my_turn_starts(me, Side(play=["Union Leader"]))
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Scout", "Union Leader"]
    table.me.picks("Union Leader")
    assert speed(table, "Union Leader") == 2
    table.next_turn()
    assert speed(table, "Union Leader") == 3
    table = my_turn_starts(me, Side(play=["Union Leader"]))
    table.me.declines()
    assert (speed(table, "Union Leader"), speed(table, "Scout")) == (3, 4)


@CASES.of("Narrow Passage")
def each_player_attacks_once_a_turn() -> None:
    you = Side(play=["Oversoon Lightfoot", "Warrior Prodigy"])
    table = board(Side(play=["Narrow Passage", "Scout", "Gnat"]), you)
    table.me.attacks("Scout")
    unblocked(table)
    assert not table.me.can_attack()
    table.next_turn()
    table.you.attacks("Warrior Prodigy")
    unblocked(table)
    assert not table.you.can_attack()
    table.next_turn()
    assert table.me.can_attack()


@CASES.of("Torchlight District")
def slow_attackers_are_restored_after_the_battle() -> None:
    table = board(Side(play=["Torchlight District", "Scout", "Union Leader", "Warrior Prodigy"]))
    table.me.attacks("Scout", "Union Leader")
    assert table.is_depleted("Union Leader")
    table.resolves()
    assert table.is_depleted("Scout")
    assert not table.is_depleted("Union Leader")
    assert table.me.can_attack()
    assert table.you.influence == 12
    table.me.attacks("Warrior Prodigy")
    table.resolves()
    assert table.you.influence == 10
    assert not table.is_depleted("Warrior Prodigy")
    assert not table.me.can_attack()


@CASES.of("Torchlight District")
def opposing_attackers_stay_depleted() -> None:
    table = board(Side(play=["Union Leader"]), Side(play=["Torchlight District"]))
    table.me.attacks("Union Leader")
    table.resolves()
    assert table.is_depleted("Union Leader")


WANT = "YOU KNOW YOU WANT TO..."


@CASES.of("Vast Mastabatorium")
def it_draws_cards_for_damage_five_times_a_turn_and_then_goes_over() -> None:
    table = board(Side(play=["Vast Mastabatorium"], deck=["Gnat"] * 9, resources=6))
    for count in range(1, 6):
        uses(table.me, "Vast Mastabatorium", WANT)
        assert len(table.me.hand) == count
        assert table.me.influence == 20 - count
    assert table.me.free == 1
    assert not table.me.can_use("Vast Mastabatorium", WANT)
    assert table.tokens("Vast Mastabatorium") == 0
    table.next_turn()
    assert table.tokens("Vast Mastabatorium") == 5
    assert table.controller("Vast Mastabatorium") is table.you


@CASES.of("Vast Mastabatorium")
def one_use_leaves_one_token_and_the_next_player_may_play_a_resource_for_it() -> None:
    me = Side(play=["Vast Mastabatorium"], deck=["Gnat"] * 9, resources=3)
    table = board(me, Side(hand=["Deception"], resources=2))
    assert not table.me.can_use("Vast Mastabatorium", "SWEET RELEASE")
    uses(table.me, "Vast Mastabatorium", WANT)
    table.next_turn()
    assert table.tokens("Vast Mastabatorium") == 1
    uses(table.you, "Vast Mastabatorium", "SWEET RELEASE")
    assert table.tokens("Vast Mastabatorium") == 0
    assert table.you.free == 0
    if table.asks is DecisionKind.MAY:
        table.you.agrees()
    table.you.plays_resource("Deception")
    assert table.you.free == 1


@CASES.of("Deception")
def it_provides_one_icon() -> None:
    hand = ["Headlong Purloiner"]
    assert board(Side(hand=hand, resources=["Deception", "Deception", "Rage"])).me.can_deploy(*hand)
    assert not board(Side(hand=hand, resources=["Deception", "Rage", "Rage"])).me.can_deploy(*hand)


@CASES.of("Treachery")
def it_provides_two_icons_and_costs_one_influence() -> None:
    hand = ["Headlong Purloiner"]
    assert board(Side(hand=hand, resources=["Treachery", "Rage", "Rage"])).me.can_deploy(*hand)
    table = board(Side(hand=["Settle"], deck=["Treachery"]), Side(), SETTLE)
    deploys(table.me, "Settle")
    assert (table.me.influence, table.you.influence) == (19, 20)
    assert table.me.free == 1


def test_locations_and_resources_of_the_rogue(only_card: str | None) -> None:
    CASES.run(only_card)

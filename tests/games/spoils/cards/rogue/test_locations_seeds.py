"""Rogue locations: Seeds 1 to 3."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import unblocked, uses
from tests.support.card_tables import my_turn_starts
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table, board

CASES = CardTests()
WANT = "YOU KNOW YOU WANT TO..."


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


def grounds(count: int) -> Table:
    me = Side(play=["Heist Training Grounds", "Scout"], resources=["Deception"] * count)
    return my_turn_starts(me, Side(deck=["Gnat", "Rage"], hand=["Greed", "Greed"]))


@CASES.of("Heist Training Grounds")
def three_icons_let_it_hide_a_character_as_the_turn_starts() -> None:
    table = grounds(3)
    table.me.agrees()
    if table.asks is DecisionKind.PICK:
        table.me.picks("Scout")
    assert table.is_covert("Scout")
    assert table.asks is DecisionKind.ACT
    table.next_turn()
    assert not table.is_covert("Scout")
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
        assert table.is_covert("Scout")
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
    assert not table.is_covert("Scout")


@CASES.of("Luxurious Gaming Establishment")
def it_may_slow_a_character_down_as_the_turn_starts() -> None:
    me = Side(play=["Luxurious Gaming Establishment", "Scout"])
    table = my_turn_starts(me, Side(play=["Union Leader"]))
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Scout", "Union Leader"]
    table.me.picks("Union Leader")
    assert table.speed("Union Leader") == 2
    table.next_turn()
    assert table.speed("Union Leader") == 3
    table = my_turn_starts(me, Side(play=["Union Leader"]))
    table.me.declines()
    assert (table.speed("Union Leader"), table.speed("Scout")) == (3, 4)


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


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

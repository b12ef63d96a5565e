"""Rogue items: 1st Edition, both parts."""

from app.games.spoils.engine import DecisionKind, events
from tests.support.card_play import deploys, host, says, stats, uses
from tests.support.card_tables import my_turn_starts, with_coin
from tests.support.card_tests import CardTests
from tests.support.made_cards import KILL, LAMP, PLAIN_BOX
from tests.support.scenario import Side, Table, board
from tests.support.tables import are_switched

CASES = CardTests()


@CASES.of("Emergency Obfuscation")
def the_players_change_seats_while_it_is_in_play() -> None:
    table = board(
        Side(hand=["Emergency Obfuscation", "Kill"], resources=["Deception"] * 3), Side(), KILL
    )
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


@CASES.of("Hollow Moose")
def it_enters_play_on_the_opposing_side_and_costs_influence_there() -> None:
    table = board(Side(hand=["Hollow Moose"], resources=["Deception"] * 2))
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
        hand=["Incriminating Photograph", "Agile Highwayman", "Costly Filcher"],
        resources=["Deception"] * 9,
    )
    you = Side(hand=["Agile Highwayman", "Costly Filcher"], resources=["Deception"] * 9)
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
    table = board(Side(hand=["Incriminating Photograph"], resources=["Deception"] * 3))
    deploys(table.me, "Incriminating Photograph")
    words = table.state.decision.words  # type: ignore[union-attr]
    assert "Defenestrate" in words
    assert not {"Deception", "Treachery", "Rage"} & set(words)


def creed(mine: int, yours: int) -> Table:
    """The Creed lies on your Scout; both have this many resources left."""
    me = Side(play=["Gnat"], hand=["Mercenary's Creed"], resources=["Deception"] * (3 + mine))
    table = board(me, Side(play=["Scout"], resources=yours))
    deploys(table.me, "Mercenary's Creed", "Scout")
    return table


@CASES.of("Mercenary's Creed")
def either_player_bribes_its_bearer_for_three() -> None:
    table = creed(3, 3)
    uses(table.me, "Mercenary's Creed", "BRIBE")
    assert table.controller("Scout") is table.me
    assert table.me.free == 0
    table.me.ends_turn()
    assert table.you.can_use("Mercenary's Creed", "BRIBE")
    table.you.uses("Mercenary's Creed", "BRIBE")
    table.resolves()
    assert table.controller("Scout") is table.you
    assert table.you.free == 0


@CASES.of("Mercenary's Creed")
def only_its_owner_blackmails_for_two() -> None:
    table = creed(2, 2)
    uses(table.me, "Mercenary's Creed", "BLACKMAIL")
    assert table.controller("Scout") is table.me
    assert table.me.free == 0
    table.me.ends_turn()
    assert not table.you.can_use("Mercenary's Creed", "BLACKMAIL")
    assert not table.you.can_use("Mercenary's Creed", "BRIBE")


@CASES.of("Misappropriation Machine")
def it_takes_a_card_out_of_a_discard_pile_and_goes_over() -> None:
    me = Side(play=["Misappropriation Machine"], discard=["Gnat"])
    table = board(me, Side(discard=["Scout", "Tremor Engine", "Gambling Den", "Rage"]))
    table.me.uses("Misappropriation Machine", "STEAL")
    assert sorted(table.me.choices()) == ["Scout", "Tremor Engine"]
    table.me.picks("Tremor Engine")
    assert table.is_depleted("Misappropriation Machine")
    table.resolves()
    assert table.me.play == ["Tremor Engine"]
    assert table.you.play == ["Misappropriation Machine"]


@CASES.of("Poisoned Blade")
def what_its_bearer_damages_is_destroyed() -> None:
    me = Side(play=["Scout", "Poisoned Blade"], attached={"Poisoned Blade": "Scout"})
    table = board(me, Side(play=["Union Leader", "Gnat"]))
    table.me.attacks("Scout")
    table.you.blocks("Union Leader")
    table.resolves()
    assert table.you.discard == ["Union Leader"]
    assert table.me.play == ["Scout", "Poisoned Blade"]


@CASES.of("Poisoned Blade", "Hidden Dagger")
def it_is_handed_to_a_character_that_depletes() -> None:
    for name in ("Poisoned Blade", "Hidden Dagger"):
        me = Side(play=["Scout", "Gnat", name], attached={name: "Scout"})
        table = board(me, Side(play=["Union Leader"]))
        table.me.uses(name, "HANDOFF")
        assert sorted(table.me.choices()) == ["Gnat", "Scout"]
        table.me.picks("Gnat")
        table.resolves()
        assert table.is_depleted("Gnat")
        assert not table.is_depleted("Scout")
        assert host(table, name) == "Gnat"


@CASES.of("Rocket Boots")
def its_bearer_is_stronger_and_faster() -> None:
    table = board(
        Side(play=["Gnat"], hand=["Rocket Boots"], resources=["Deception"] * 5),
        Side(play=["Scout"]),
    )
    deploys(table.me, "Rocket Boots", "Scout")
    assert stats(table, "Scout") == (4, 3, 5)
    uses(table.me, "Rocket Boots", "HANDOFF")
    assert host(table, "Rocket Boots") == "Gnat"
    assert table.is_depleted("Gnat")
    assert table.me.free == 0
    assert stats(table, "Scout") == (3, 3, 4)


@CASES.of("Tremor Engine")
def both_decks_lose_two_cards_as_its_players_turn_starts() -> None:
    table = my_turn_starts(
        Side(play=["Tremor Engine"], deck=["Scout", "Rage", "Gnat"]), Side(deck=["Greed"] * 5)
    )
    assert sorted(table.me.discard) == ["Rage", "Scout"]
    assert table.you.discard == ["Greed"] * 2
    table.next_turn()
    assert (len(table.me.discard), len(table.you.discard)) == (2, 2)


def double_headed(won: bool) -> Table:
    """I own the Coin, and flip one; a lost one has not settled yet."""
    me = Side(
        play=["Two-Headed Coin"],
        hand=["Throatstabber"],
        resources=["Deception"] * 3,
        deck=["Gnat"] * 9,
    )
    for seed in range(1, 40):
        table = board(me, seed=seed)
        deploys(table.me, "Throatstabber")
        if (table.asks is DecisionKind.ACT) is won:
            return table
    raise AssertionError("no coin fell like this")


@CASES.of("Two-Headed Coin")
def a_lost_coin_may_be_flipped_again_for_a_card() -> None:
    table = double_headed(False)
    table.me.agrees()
    assert table.me.play == ["Throatstabber"]
    assert len(table.me.hand) == 1
    assert len(table.me.deck) == 9
    assert [*table.me.hand, *table.me.deck].count("Two-Headed Coin") == 1
    (coin,) = table.told(events.CoinFlipped)
    assert table.is_depleted("Throatstabber") is not coin.won


@CASES.of("Two-Headed Coin")
def the_lost_coin_may_stand() -> None:
    table = double_headed(False)
    table.me.declines()
    assert table.is_depleted("Throatstabber")
    assert "Two-Headed Coin" in table.me.play
    assert table.me.hand == []


@CASES.of("Two-Headed Coin")
def a_won_coin_and_the_opponents_coins_are_left_alone() -> None:
    (coin,) = double_headed(True).told(events.CoinFlipped)
    assert coin.won

    def play(seed: int) -> Table:
        me = Side(hand=["Throatstabber"], resources=["Deception"] * 3)
        table = board(me, Side(play=["Two-Headed Coin"], deck=["Gnat"]), seed=seed)
        deploys(table.me, "Throatstabber")
        return table

    for won in (True, False):
        assert with_coin(won, play).asks is DecisionKind.ACT


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

"""Rogue tactics: 1st Edition, both parts."""

from app.games.spoils.engine import DecisionKind, Person, events, observe
from tests.support.card_play import deploys, host, offers, says, stats
from tests.support.card_tables import with_coin
from tests.support.card_tests import CardTests
from tests.support.made_cards import KILL
from tests.support.scenario import Side, Table, board

CASES = CardTests()


def ambush() -> Table:
    you = Side(play=["Warrior Prodigy", "Gnat"], hand=["Ambuscade"], resources=["Deception"] * 3)
    table = board(Side(play=["Union Leader", "Dandy Day-Trader", "Scout"]), you)
    table.me.attacks("Union Leader", "Dandy Day-Trader")
    table.me.passes()
    table.you.deploys("Ambuscade")
    assert sorted(table.you.choices()) == ["Gnat", "Warrior Prodigy"]
    table.you.picks("Warrior Prodigy")
    assert table.you.discard == ["Warrior Prodigy"]
    table.passes_until(DecisionKind.DIVIDE)
    return table


@CASES.of("Ambuscade")
def twice_the_strength_of_a_sacrifice_is_divided_among_the_attackers() -> None:
    table = ambush()
    assert table.asked is table.you
    assert table.you.numbers() == [0, 1, 2, 3, 4]
    says(table.you, offers(table.you)[1])
    assert sorted([table.damage("Union Leader"), table.damage("Dandy Day-Trader")]) == [1, 3]
    assert table.damage("Scout") == 0


@CASES.of("Ambuscade")
def it_is_for_whoever_is_attacked() -> None:
    me = Side(play=["Scout", "Gnat"], hand=["Ambuscade"], resources=["Deception"] * 3)
    table = board(me)
    assert not table.me.can_deploy("Ambuscade")
    table.me.attacks("Scout")
    assert not table.me.can_deploy("Ambuscade")
    alone = board(Side(play=["Scout"]), Side(hand=["Ambuscade"], resources=["Deception"] * 3))
    alone.me.attacks("Scout")
    alone.me.passes()
    assert not alone.you.can_deploy("Ambuscade")


@CASES.of("Catastrophic Betrayal")
def a_character_of_the_opposing_discard_pile_joins_the_attack() -> None:
    me = Side(play=["Gnat"], hand=["Catastrophic Betrayal"], resources=["Deception"] * 5)
    you = Side(discard=["Scout", "Rage", "Warrior Prodigy"])
    table = board(me, you)
    assert not table.me.can_deploy("Catastrophic Betrayal")
    table.me.attacks("Gnat")
    table.me.deploys("Catastrophic Betrayal")
    assert sorted(table.me.choices()) == ["Scout", "Warrior Prodigy"]
    table.me.picks("Scout")
    table.passes_until(DecisionKind.BATTLE_WINDOW)
    assert table.controller("Scout") is table.me
    assert table.is_depleted("Scout")
    attackers = observe(table.state, Person(0)).attackers
    assert sorted(table.names(attackers)) == ["Gnat", "Scout"]
    table.resolves()
    assert table.you.influence == 20 - 3 - table.strength("Gnat")


@CASES.of("Counter Attack")
def it_attacks_in_the_opponents_turn_and_draws_after_the_battle() -> None:
    you = Side(play=["Scout"], hand=["Counter Attack"], resources=["Deception"] * 3, deck=["Gnat"])
    table = board(Side(play=["Warrior Prodigy"]), you)
    table.me.ends_turn()
    table.you.deploys("Counter Attack")
    table.resolves()
    table.you.sets("Scout")
    table.passes_until(DecisionKind.BLOCKERS)
    assert table.me.choices() == ["Warrior Prodigy"]
    assert table.you.hand == []
    table.me.passes()
    table.resolves()
    assert table.me.influence == 17
    assert table.you.hand == ["Gnat"]


@CASES.of("Counter Attack")
def it_is_neither_for_its_players_turn_nor_for_a_battle() -> None:
    me = Side(play=["Scout"], hand=["Counter Attack"], resources=["Deception"] * 3)
    assert not board(me).me.can_deploy("Counter Attack")
    table = board(Side(play=["Gnat"]), me)
    table.me.attacks("Gnat")
    table.me.passes()
    assert not table.you.can_deploy("Counter Attack")


@CASES.of("Defenestrate")
def the_opposing_deck_loses_two_cards_and_its_player_draws_one() -> None:
    me = Side(hand=["Defenestrate"], deck=["Gnat", "Rage"], resources=["Deception"] * 3)
    table = board(me, Side(deck=["Scout", "Greed", "Elitism"]))
    deploys(table.me, "Defenestrate")
    assert sorted(table.you.discard) == ["Greed", "Scout"]
    assert table.you.deck == ["Elitism"]
    assert table.me.hand == ["Gnat"]
    assert table.me.discard == ["Defenestrate"]


@CASES.of("Early Retirement")
def as_many_cards_are_drawn_as_the_retired_was_strong() -> None:
    me = Side(
        play=["Scout", "Gnat"],
        hand=["Early Retirement"],
        deck=["Rage"] * 5,
        resources=["Deception"] * 5,
    )
    table = board(me, Side(play=["Union Leader"]))
    table.me.deploys("Early Retirement")
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    table.me.picks("Scout")
    assert table.me.discard == ["Scout"]
    table.resolves()
    assert table.me.hand == ["Rage"] * 3


@CASES.of("Epic Turncoat Maneuver")
def two_are_destroyed_and_up_to_four_taken() -> None:
    me = Side(
        play=["Oversoon Lightfoot", "Warrior Prodigy"], hand=["Epic Turncoat Maneuver"],
        resources=["Deception"] * 13,
    )  # fmt: skip
    yours = ["Scout", "Union Leader", "Gnat", "Costly Filcher", "Ping Konk"]
    for taken in (["Scout", "Union Leader", "Gnat", "Ping Konk"], ["Scout"], []):
        table = board(me, Side(play=yours))
        table.me.deploys("Epic Turncoat Maneuver")
        if table.asks is DecisionKind.CHOOSE_CARD:
            table.me.sets("Oversoon Lightfoot", "Warrior Prodigy")
        assert sorted(table.me.discard) == ["Oversoon Lightfoot", "Warrior Prodigy"]
        assert sorted(table.me.choices()) == sorted(yours)
        table.me.sets(*taken)
        table.resolves()
        assert sorted(table.me.play) == sorted(taken)


@CASES.of("Epic Turncoat Maneuver")
def one_character_is_not_enough() -> None:
    me = Side(
        play=["Warrior Prodigy"], hand=["Epic Turncoat Maneuver"], resources=["Deception"] * 13
    )
    assert not board(me, Side(play=["Scout"])).me.can_deploy("Epic Turncoat Maneuver")


def recruits(name: str, resources: list[str], *characters: str) -> Table:
    """I deploy a character; you can respond."""
    me = Side(hand=characters, resources=["Deception"] * 9)
    table = board(me, Side(hand=[name], resources=resources))
    table.me.deploys(characters[0])
    return table


@CASES.of("Forced Recruitment")
def a_character_that_is_deployed_is_bought_off() -> None:
    table = recruits("Forced Recruitment", ["Deception"] * 5, "Agile Highwayman")
    deploys(table.you, "Forced Recruitment")
    assert table.you.free == 0
    assert table.you.play == ["Agile Highwayman"]
    assert table.me.play == []
    table.next_turn()
    table.next_turn()
    assert table.controller("Agile Highwayman") is table.you
    poor = recruits("Forced Recruitment", ["Deception"] * 4, "Agile Highwayman")
    assert not poor.you.can_deploy("Forced Recruitment")


@CASES.of("Forced Recruitment", "Headhunting")
def they_respond_to_characters_only() -> None:
    for name in ("Forced Recruitment", "Headhunting"):
        table = recruits(name, ["Deception"] * 9, "Tremor Engine")
        assert not table.you.can_deploy(name)
        assert not board(Side(hand=[name], resources=["Deception"] * 9)).me.can_deploy(name)


@CASES.of("Fwing!")
def a_character_is_faster_and_with_luck_stronger() -> None:
    outcomes = set()
    for seed in range(1, 12):
        me = Side(hand=["Fwing!"], resources=["Deception"] * 2)
        table = board(me, Side(play=["Scout", "Gnat"]), seed=seed)
        deploys(table.me, "Fwing!", "Scout")
        (coin,) = table.told(events.CoinFlipped)
        assert stats(table, "Scout") == ((4, 3, 5) if coin.won else (3, 3, 5))
        outcomes.add(coin.won)
        if len(outcomes) == 2:
            break
    table.next_turn()
    assert stats(table, "Scout") == (3, 3, 4)
    assert len(outcomes) == 2


@CASES.of("Grand Theft All")
def up_to_four_cards_that_are_no_tactics_are_stolen() -> None:
    pile = ["Scout", "Rage", "Tremor Engine", "Gambling Den", "Gnat", "Defenestrate"]
    me = Side(hand=["Grand Theft All"], resources=["Deception"] * 10)
    table = board(me, Side(discard=pile))
    deploys(table.me, "Grand Theft All")
    assert sorted(table.me.choices()) == sorted(pile[:5])
    table.me.sets("Scout", "Rage", "Tremor Engine", "Gambling Den")
    assert sorted(table.me.play) == ["Gambling Den", "Scout", "Tremor Engine"]
    assert table.controller("Rage") is table.me
    assert table.you.discard == ["Gnat", "Defenestrate"]
    table = board(me, Side(discard=pile))
    deploys(table.me, "Grand Theft All")
    table.me.sets("Gnat")
    assert table.me.play == ["Gnat"]


@CASES.of("Grand Theft All")
def nothing_has_to_be_stolen() -> None:
    me = Side(hand=["Grand Theft All"], resources=["Deception"] * 10)
    table = board(me, Side(discard=["Scout"]))
    deploys(table.me, "Grand Theft All")
    table.me.passes()
    assert table.me.play == []


@CASES.of("Impeccable Timing")
def a_depleted_character_with_up_to_four_life_is_destroyed() -> None:
    for name, dies in (("Scout", True), ("Dock Sentinel", True), ("Dandy Day-Trader", False)):
        you = Side(play=[name, "Gnat"], hand=["Impeccable Timing"], resources=["Deception"] * 3)
        table = board(Side(play=[name, "Warrior Prodigy"]), you)
        assert not table.you.can_deploy("Impeccable Timing")
        table.me.attacks(name)
        table.me.passes()
        deploys(table.you, "Impeccable Timing", name)
        assert table.me.discard == [name] * dies


@CASES.of("Jackmove")
def characters_and_items_among_the_top_cards_are_stolen_for_twice_their_number() -> None:
    deck = ["Scout", "Tremor Engine", "Gambling Den", "Rage", "Gnat"]
    me = Side(hand=["Jackmove"], resources=["Deception"] * 9)
    table = board(me, Side(deck=deck))
    table.me.deploys("Jackmove")
    assert table.me.numbers() == [0, 1, 2, 3, 4]
    table.me.answers(4)
    assert table.me.free == 1
    table.resolves()
    assert table.me.numbers() == [0, 1, 2, 3, 4]
    table.me.answers(4)
    assert sorted(table.me.play) == ["Scout", "Tremor Engine"]
    assert sorted(table.you.discard) == ["Gambling Den", "Rage"]
    assert table.you.deck == ["Gnat"]


@CASES.of("Jackmove")
def fewer_cards_can_be_revealed_than_were_paid_for() -> None:
    deck = ["Scout", "Tremor Engine", "Gambling Den", "Rage", "Gnat"]
    table = board(Side(hand=["Jackmove"], resources=["Deception"] * 8), Side(deck=deck))
    table.me.deploys("Jackmove")
    table.me.answers(4)
    table.resolves()
    table.me.answers(1)
    assert table.me.play == ["Scout"]
    assert table.you.deck == deck[1:]


@CASES.of("Jackmove")
def nothing_paid_is_nothing_revealed() -> None:
    table = board(Side(hand=["Jackmove"], resources=["Deception"] * 5), Side(deck=["Scout"]))
    table.me.deploys("Jackmove")
    table.me.answers(0)
    table.resolves()
    assert table.me.free == 5
    assert table.you.deck == ["Scout"]


def late(*resources: str) -> Table:
    me = Side(
        play=["Scout"], hand=["Late Addition", "Agile Highwayman", "Tremor Engine"],
        deck=["Rage"], resources=resources,
    )  # fmt: skip
    table = board(me)
    table.me.attacks("Scout")
    deploys(table.me, "Late Addition")
    return table


@CASES.of("Late Addition")
def a_character_may_be_played_from_hand_at_its_cost() -> None:
    table = late(*["Deception"] * 4)
    table.me.agrees()
    if table.asks is DecisionKind.DEPLOY:
        assert table.me.choices() == []
        table.me.deploys("Agile Highwayman")
    table.passes_until(DecisionKind.BATTLE_WINDOW)
    while "Agile Highwayman" not in table.me.play:
        table.asked.passes()  # type: ignore[union-attr]
    assert table.me.free == 0
    assert sorted(table.me.hand) == ["Rage", "Tremor Engine"]


@CASES.of("Late Addition")
def a_card_is_drawn_even_if_nothing_is_or_can_be_played() -> None:
    table = late(*["Deception"] * 4)
    table.me.declines()
    assert sorted(table.me.hand) == ["Agile Highwayman", "Rage", "Tremor Engine"]
    assert table.me.free == 3
    table = late(*["Deception"] * 3)
    if table.asks is DecisionKind.MAY:
        table.me.agrees()
    assert "Agile Highwayman" in table.me.hand
    assert "Rage" in table.me.hand


@CASES.of("Orgy Den Smoke Out")
def the_opponent_loses_a_card_of_the_hand_and_two_of_the_deck() -> None:
    you = Side(hand=["Gnat", "Gnat"], deck=["Scout", "Rage", "Greed"])
    table = board(Side(hand=["Orgy Den Smoke Out", "Rage"], resources=["Deception"] * 2), you)
    deploys(table.me, "Orgy Den Smoke Out")
    assert table.you.hand == ["Gnat"]
    assert sorted(table.you.discard) == ["Gnat", "Rage", "Scout"]
    assert table.you.deck == ["Greed"]
    assert table.me.hand == ["Rage"]


@CASES.of("Orgy Den Smoke Out")
def an_empty_hand_does_not_save_the_deck() -> None:
    me = Side(hand=["Orgy Den Smoke Out"], resources=["Deception"] * 2)
    table = board(me, Side(deck=["Scout", "Rage", "Greed"]))
    deploys(table.me, "Orgy Den Smoke Out")
    assert sorted(table.you.discard) == ["Rage", "Scout"]


@CASES.of("Rapine")
def a_sacrificed_item_or_character_takes_a_character() -> None:
    me = Side(
        play=["Tremor Engine", "Gnat", "Gambling Den"], hand=["Rapine"], resources=["Deception"] * 5
    )
    table = board(me, Side(play=["Scout", "Rigged Tables"]))
    table.me.deploys("Rapine")
    assert sorted(table.me.choices()) == ["Gnat", "Tremor Engine"]
    table.me.picks("Tremor Engine")
    assert table.me.discard == ["Tremor Engine"]
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    table.me.picks("Scout")
    table.resolves()
    assert table.controller("Scout") is table.me
    without = board(Side(hand=["Rapine"], resources=["Deception"] * 5), Side(play=["Scout"]))
    assert not without.me.can_deploy("Rapine")


def matriculation(*yours: str) -> Table:
    you = Side(
        play=["Union Leader", *yours],
        hand=["Sarcophyle Matriculation"],
        resources=["Deception"] * 4,
    )
    table = board(Side(play=["Scout", "Warrior Prodigy"], hand=["Kill"]), you, KILL)
    table.me.attacks("Scout")
    table.me.passes()
    table.you.deploys("Sarcophyle Matriculation")
    assert sorted(table.you.choices()) == ["Scout", "Warrior Prodigy"]
    table.you.picks("Scout")
    table.resolves()
    return table


@CASES.of("Sarcophyle Matriculation")
def a_character_that_would_die_in_the_battle_changes_sides() -> None:
    table = matriculation()
    table.you.sets("Union Leader")
    table.resolves()
    assert sorted(table.you.play) == ["Scout", "Union Leader"]
    assert table.damage("Scout") == 0
    assert table.state.owner[table.card("Scout")] == 0


@CASES.of("Sarcophyle Matriculation")
def whoever_changed_sides_is_a_sarcophyle() -> None:
    table = matriculation("Vander Malagut")
    table.you.sets("Union Leader")
    table.resolves()
    assert table.controller("Scout") is table.you
    assert table.speed("Scout") == 5


@CASES.of("Sarcophyle Matriculation")
def after_the_battle_it_dies_as_usual() -> None:
    table = matriculation()
    table.you.passes()
    table.resolves()
    deploys(table.me, "Kill", "Scout")
    assert "Scout" in table.me.discard


@CASES.of("Sarcophyle Matriculation")
def it_is_played_by_whoever_is_attacked() -> None:
    me = Side(play=["Gnat"], hand=["Sarcophyle Matriculation"], resources=["Deception"] * 4)
    table = board(me, Side(play=["Scout"]))
    assert not table.me.can_deploy("Sarcophyle Matriculation")
    table.me.attacks("Gnat")
    assert not table.me.can_deploy("Sarcophyle Matriculation")


@CASES.of("Scrag")
def a_character_dies_over_an_opposing_discard_pile_as_big_as_its_life() -> None:
    for count, dies in ((3, True), (2, False)):
        me = Side(hand=["Scrag"], resources=["Deception"] * 2, discard=["Rage"] * 9)
        table = board(me, Side(play=["Scout", "Gnat"], discard=["Rage"] * count))
        deploys(table.me, "Scrag", "Scout")
        assert ("Scout" in table.you.discard) is dies


@CASES.of("Warehouse Raid")
def one_or_two_cards_are_discarded_and_the_items_among_them_taken() -> None:
    for won in (True, False):

        def play(seed: int) -> Table:
            you = Side(hand=["Tremor Engine"] * 3)
            table = board(
                Side(hand=["Warehouse Raid"], resources=["Deception"] * 3), you, seed=seed
            )
            deploys(table.me, "Warehouse Raid")
            return table

        table = with_coin(won, play)
        assert table.me.play == ["Tremor Engine"] * (2 if won else 1)
        assert len(table.you.hand) == (1 if won else 2)
        assert table.you.discard == []


@CASES.of("Warehouse Raid")
def what_is_no_item_stays_in_the_discard_pile() -> None:
    you = Side(hand=["Scout"] * 3)
    table = board(Side(hand=["Warehouse Raid"], resources=["Deception"] * 3), you)
    deploys(table.me, "Warehouse Raid")
    assert table.me.play == []
    assert len(table.you.discard) + len(table.you.hand) == 3
    assert table.you.discard


@CASES.of("Yoink!")
def gear_changes_its_controller_and_its_bearer() -> None:
    me = Side(play=["Gnat"], hand=["Yoink!"], resources=["Deception"] * 1)
    you = Side(
        play=["Scout", "Union Leader", "Rocket Boots", "Rusty Pickaxe", "Tremor Engine"],
        attached={"Rocket Boots": "Scout", "Rusty Pickaxe": "Scout"},
    )
    table = board(me, you)
    table.me.deploys("Yoink!")
    assert sorted(table.me.choices()) == ["Rocket Boots", "Rusty Pickaxe"]
    table.me.picks("Rocket Boots")
    assert sorted(table.me.choices()) == ["Gnat", "Scout", "Union Leader"]
    table.me.picks("Gnat")
    table.resolves()
    assert table.controller("Rocket Boots") is table.me
    assert host(table, "Rocket Boots") == "Gnat"
    assert stats(table, "Scout") == (4, 4, 4)


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

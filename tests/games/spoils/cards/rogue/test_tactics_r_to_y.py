"""Tactics of the Rogue, from Rapine to Yoink!"""

from app.games.spoils.engine import DecisionKind, Person, events, observe
from tests.games.spoils.cards.rogue.table_talk import (
    abilities,
    bears,
    deploys,
    icons,
    is_covert,
    is_face_down,
    speed,
    stats,
    with_coin,
)
from tests.support.card_tests import CardTests
from tests.support.made_cards import KILL
from tests.support.scenario import Side, Table, board

CASES = CardTests()


@CASES.of("Rapine")
def a_sacrificed_item_or_character_takes_a_character() -> None:
    me = Side(play=["Tremor Engine", "Gnat", "Gambling Den"], hand=["Rapine"], resources=icons(5))
    table = board(me, Side(play=["Scout", "Rigged Tables"]))
    table.me.deploys("Rapine")
    assert sorted(table.me.choices()) == ["Gnat", "Tremor Engine"]
    table.me.picks("Tremor Engine")
    assert table.me.discard == ["Tremor Engine"]
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    table.me.picks("Scout")
    table.resolves()
    assert table.controller("Scout") is table.me
    without = board(Side(hand=["Rapine"], resources=icons(5)), Side(play=["Scout"]))
    assert not without.me.can_deploy("Rapine")


def roulette(top: str) -> Table:
    me = Side(hand=["Roulette Wheel of DOOM!"], deck=[top, "Gnat", "Rage"], resources=icons(3))
    table = board(me, Side(play=["Scout", "Union Leader", "Agile Highwayman"]))
    deploys(table.me, "Roulette Wheel of DOOM!")
    return table


@CASES.of("Roulette Wheel of DOOM!")
def a_character_with_no_more_life_than_the_revealed_card_costs_may_die() -> None:
    table = roulette("Stalwart Soldier")
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Agile Highwayman", "Scout"]
    table.me.picks("Scout")
    assert table.you.discard == ["Scout"]
    assert table.me.hand == []
    assert table.me.deck == ["Stalwart Soldier", "Gnat", "Rage"]


@CASES.of("Roulette Wheel of DOOM!")
def two_cards_are_drawn_if_nobody_is_picked() -> None:
    table = roulette("Stalwart Soldier")
    table.me.declines()
    assert table.me.hand == ["Stalwart Soldier", "Gnat"]
    assert table.you.discard == []
    table = roulette("Deception")
    if table.asks is DecisionKind.MAY:
        table.me.declines()
    assert table.me.hand == ["Deception", "Gnat"]


@CASES.of("Rumply Ruse")
def the_characters_of_the_own_party_are_faster_this_turn() -> None:
    me = Side(play=["Scout", "Gnat"], hand=["Rumply Ruse"], resources=icons(3))
    table = board(me, Side(play=["Union Leader"]))
    assert not table.me.can_deploy("Rumply Ruse")
    slow = speed(table, "Gnat")
    table.me.attacks("Scout")
    table.you.blocks("Union Leader")
    deploys_in_battle(table, "Rumply Ruse")
    assert speed(table, "Scout") == 5
    assert (speed(table, "Gnat"), speed(table, "Union Leader")) == (slow, 3)
    table.resolves()
    assert speed(table, "Union Leader") == 3


def deploys_in_battle(table: Table, name: str) -> None:
    """I deploy a card in a battle; it resolves, and the battle goes on later."""
    table.me.deploys(name)
    table.passes_until(DecisionKind.BATTLE_WINDOW)


@CASES.of("Rumply Ruse")
def it_flips_up_for_four() -> None:
    for resources, can in ((["Deception", "Deception", "Rage"], True), (icons(2), False)):
        table = board(Side(play=["Scout"], face_down=["Rumply Ruse"], resources=resources))
        table.me.attacks("Scout")
        assert table.me.can_deploy("Rumply Ruse", flip_up=True) is can


def matriculation(*yours: str) -> Table:
    you = Side(play=["Union Leader", *yours], hand=["Sarcophyle Matriculation"], resources=icons(4))
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
    assert speed(table, "Scout") == 5


@CASES.of("Sarcophyle Matriculation")
def after_the_battle_it_dies_as_usual() -> None:
    table = matriculation()
    table.you.passes()
    table.resolves()
    deploys(table.me, "Kill", "Scout")
    assert "Scout" in table.me.discard


@CASES.of("Sarcophyle Matriculation")
def it_is_for_whoever_is_attacked() -> None:
    me = Side(play=["Gnat"], hand=["Sarcophyle Matriculation"], resources=icons(4))
    table = board(me, Side(play=["Scout"]))
    assert not table.me.can_deploy("Sarcophyle Matriculation")
    table.me.attacks("Gnat")
    assert not table.me.can_deploy("Sarcophyle Matriculation")


@CASES.of("Scrag")
def a_character_dies_over_an_opposing_discard_pile_as_big_as_its_life() -> None:
    for count, dies in ((3, True), (2, False)):
        me = Side(hand=["Scrag"], resources=icons(2), discard=["Rage"] * 9)
        table = board(me, Side(play=["Scout", "Gnat"], discard=["Rage"] * count))
        deploys(table.me, "Scrag", "Scout")
        assert ("Scout" in table.you.discard) is dies


def corpulence(mine: str, yours: str) -> Table:
    me = Side(hand=["Smothering Corpulence"], deck=[mine, "Gnat"], resources=icons(4))
    table = board(me, Side(play=["Union Leader", "Scout"], deck=[yours, "Greed"]))
    table.me.deploys("Smothering Corpulence")
    table.me.picks("Union Leader")
    assert (table.me.out_of_game, table.you.out_of_game) == ([mine], [yours])
    table.resolves()
    assert table.me.hand == ["Gnat"]
    return table


@CASES.of("Smothering Corpulence")
def a_character_loses_life_by_the_difference_of_two_removed_cards() -> None:
    table = corpulence("Stalwart Soldier", "Union Leader")
    assert table.life("Union Leader") == 4
    table.next_turn()
    assert table.life("Union Leader") == 8
    assert corpulence("Rage", "Scout").life("Union Leader") == 4


@CASES.of("Smothering Corpulence")
def a_dearer_own_card_takes_no_life() -> None:
    for yours in ("Scout", "Rage"):
        assert corpulence("Scout", yours).life("Union Leader") == 8


@CASES.of("Sneaker Attack!")
def a_character_that_stayed_out_joins_the_party_and_is_faster() -> None:
    me = Side(play=["Scout", "Union Leader"], hand=["Sneaker Attack!"], resources=icons(2))
    table = board(me)
    assert not table.me.can_deploy("Sneaker Attack!")
    table.me.attacks("Scout")
    table.me.deploys("Sneaker Attack!")
    if table.asks is not DecisionKind.RESPOND:
        assert table.me.choices() == ["Union Leader"]
        table.me.picks("Union Leader")
    assert table.is_depleted("Union Leader")
    table.passes_until(DecisionKind.BATTLE_WINDOW)
    assert sorted(table.names(observe(table.state, Person(0)).attackers)) == [
        "Scout",
        "Union Leader",
    ]
    assert speed(table, "Union Leader") == 4
    table.resolves()
    assert table.you.influence == 12
    table.next_turn()
    assert speed(table, "Union Leader") == 3


@CASES.of("Sneaker Attack!")
def it_makes_a_blocker_too() -> None:
    you = Side(play=["Union Leader"], hand=["Sneaker Attack!"], resources=icons(2))
    table = board(Side(play=["Scout"]), you)
    table.me.attacks("Scout")
    table.me.passes()
    table.you.deploys("Sneaker Attack!")
    table.passes_until(DecisionKind.BATTLE_WINDOW)
    table.resolves()
    assert table.you.influence == 20
    assert table.me.discard == ["Scout"]


@CASES.of("Sneaker Attack!")
def nobody_joins_who_is_depleted_or_in_the_battle() -> None:
    me = Side(play=["Scout"], hand=["Sneaker Attack!"], resources=icons(2))
    table = board(me)
    table.me.attacks("Scout")
    assert not table.me.can_deploy("Sneaker Attack!")


@CASES.of("Sneaker Attack!")
def it_flips_up_for_two() -> None:
    for resources, can in ((icons(2), True), (["Deception", "Rage"], False)):
        me = Side(play=["Scout", "Gnat"], face_down=["Sneaker Attack!"], resources=resources)
        table = board(me)
        table.me.attacks("Scout")
        assert table.me.can_deploy("Sneaker Attack!", flip_up=True) is can


@CASES.of("Sprint")
def a_character_is_faster_and_the_card_becomes_a_resource() -> None:
    table = board(Side(hand=["Sprint"], resources=icons(3)), Side(play=["Scout", "Gnat"]))
    deploys(table.me, "Sprint", "Scout")
    assert speed(table, "Scout") == 5
    assert is_face_down(table, "Sprint")
    assert table.me.discard == []
    assert table.me.free == 1
    table.next_turn()
    assert speed(table, "Scout") == 4


@CASES.of("Strangulate")
def a_character_with_up_to_four_life_is_destroyed() -> None:
    for name, dies in (("Dock Sentinel", True), ("Dandy Day-Trader", False)):
        table = board(Side(hand=["Strangulate"], resources=icons(4)), Side(play=[name, "Gnat"]))
        deploys(table.me, "Strangulate", name)
        assert table.you.discard == [name] * dies


@CASES.of("Strangulate")
def it_flips_up_for_two_like_a_tactic() -> None:
    for resources, can in ((icons(1), True), (["Rage"], False)):
        me = Side(face_down=["Strangulate"], resources=resources, play=["Gnat"])
        assert board(me).me.can_deploy("Strangulate", flip_up=True) is can
    assert not board(Side(face_down=["Strangulate"], play=["Gnat"])).me.can_deploy(
        "Strangulate", flip_up=True
    )


def surprise(*deck: str) -> Table:
    you = Side(hand=["Surprise!"], resources=icons(3), deck=deck)
    table = board(Side(play=["Scout", "Ping Konk", "Gnat"]), you)
    table.me.attacks("Scout", "Ping Konk")
    table.me.passes()
    table.you.deploys("Surprise!")
    assert sorted(table.you.choices()) == ["Ping Konk", "Scout"]
    table.you.picks("Scout")
    table.passes_until(DecisionKind.BATTLE_WINDOW)
    return table


@CASES.of("Surprise!")
def the_first_character_that_is_cheap_enough_comes_to_block() -> None:
    table = surprise("Rage", "Union Leader", "Stalwart Soldier", "Gnat")
    assert table.you.play == ["Stalwart Soldier"]
    table.passes_until(DecisionKind.BLOCKERS)
    table.you.passes()
    assert table.names(observe(table.state, Person(0)).blockers) == ["Stalwart Soldier"]
    assert sorted(table.you.deck) == ["Gnat", "Rage", "Union Leader"]


@CASES.of("Surprise!")
def nobody_comes_out_of_a_deck_of_dear_characters() -> None:
    table = surprise("Rage", "Union Leader")
    assert table.you.play == []
    assert sorted(table.you.deck) == ["Rage", "Union Leader"]


def larceny(option: int, **you: list[str]) -> Table:
    me = Side(play=["Gnat"], hand=["Surreptitious Larceny"], deck=["Rage"], resources=icons(3))
    table = board(me, Side(**you))  # type: ignore[arg-type]
    table.me.deploys("Surreptitious Larceny")
    table.me.answers(option)
    return table


@CASES.of("Surreptitious Larceny")
def a_picked_player_flips_nothing_up_this_turn() -> None:
    for picked, can in ((1, False), (0, True)):
        table = larceny(
            0, face_down=["Strangulate"], resources=icons(3), play=["Scout"], deck=["Greed"]
        )
        table.me.answers(picked)
        table.resolves()
        table.me.answers(1)
        (look,) = table.told(events.Revealed)
        assert (table.names(look.cards), look.to) == (["Greed"], 0)
        table.me.ends_turn()
        assert table.you.can_deploy("Strangulate", flip_up=True) is can
        table.you.passes()
        assert table.you.can_deploy("Strangulate", flip_up=True)


@CASES.of("Surreptitious Larceny")
def a_character_is_covert_this_turn_and_a_card_is_drawn() -> None:
    table = larceny(1, play=["Scout"])
    table.me.picks("Scout")
    table.resolves()
    assert is_covert(table, "Scout")
    assert table.me.hand == ["Rage"]
    table.next_turn()
    assert not is_covert(table, "Scout")


@CASES.of("Surreptitious Larceny")
def gear_changes_its_bearer_and_has_no_abilities_this_turn() -> None:
    table = larceny(
        2, play=["Scout", "Union Leader", "Hidden Dagger", "Rusty Pickaxe", "Tremor Engine"],
        attached={"Hidden Dagger": "Union Leader", "Rusty Pickaxe": "Union Leader"},  # type: ignore[arg-type]
    )  # fmt: skip
    assert sorted(table.me.choices()) == ["Hidden Dagger", "Rusty Pickaxe"]
    table.me.picks("Hidden Dagger")
    assert sorted(table.me.choices()) == ["Gnat", "Scout", "Union Leader"]
    table.me.picks("Scout")
    table.resolves()
    assert bears(table, "Hidden Dagger") == "Scout"
    assert table.controller("Hidden Dagger") is table.you
    table.me.ends_turn()
    assert abilities(table.you, "Hidden Dagger") == []
    table.you.passes()
    assert abilities(table.you, "Hidden Dagger") == ["HANDOFF"]


@CASES.of("Warehouse Raid")
def one_or_two_cards_are_discarded_and_the_items_among_them_taken() -> None:
    for won in (True, False):

        def play(seed: int) -> Table:
            you = Side(hand=["Tremor Engine"] * 3)
            table = board(Side(hand=["Warehouse Raid"], resources=icons(3)), you, seed=seed)
            deploys(table.me, "Warehouse Raid")
            return table

        table = with_coin(won, play)
        assert table.me.play == ["Tremor Engine"] * (2 if won else 1)
        assert len(table.you.hand) == (1 if won else 2)
        assert table.you.discard == []


@CASES.of("Warehouse Raid")
def what_is_no_item_stays_in_the_discard_pile() -> None:
    you = Side(hand=["Scout"] * 3)
    table = board(Side(hand=["Warehouse Raid"], resources=icons(3)), you)
    deploys(table.me, "Warehouse Raid")
    assert table.me.play == []
    assert len(table.you.discard) + len(table.you.hand) == 3
    assert table.you.discard


@CASES.of("Yoink!")
def gear_changes_its_controller_and_its_bearer() -> None:
    me = Side(play=["Gnat"], hand=["Yoink!"], resources=icons(1))
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
    assert bears(table, "Rocket Boots") == "Gnat"
    assert stats(table, "Scout") == (4, 4, 4)


def test_tactics_of_the_rogue_r_to_y(only_card: str | None) -> None:
    CASES.run(only_card)

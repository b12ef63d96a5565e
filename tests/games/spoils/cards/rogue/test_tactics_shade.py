"""Rogue tactics: Shade of the Devoured Emperor."""

from app.games.spoils.engine import DecisionKind, Person, events, observe
from app.games.spoils.vocabulary import Measure
from tests.support.card_play import abilities, deploys, host, stats, unblocked, uses
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table, board

CASES = CardTests()


@CASES.of("Bug Bite")
def it_recurs_once_out_of_the_discard_pile_for_four() -> None:
    me = Side(discard=["Bug Bite"], resources=["Deception"] * 4)
    table = board(me, Side(play=["Warrior Prodigy", "Scout"]))
    uses(table.me, "Bug Bite", "RECUR", "Scout")
    assert table.me.out_of_game == ["Bug Bite"]
    assert table.me.free == 0
    assert table.tokens("Scout") == 2
    table = board(me, Side(play=["Warrior Prodigy", "Scout"]))
    uses(table.me, "Bug Bite", "RECUR", "Warrior Prodigy")
    assert table.you.discard == ["Warrior Prodigy"]


@CASES.of("Bug Bite")
def it_does_not_recur_from_hand_or_without_icons() -> None:
    assert not board(Side(hand=["Bug Bite"], resources=["Deception"] * 5)).me.can_use(
        "Bug Bite", "RECUR"
    )
    poor = Side(discard=["Bug Bite"], resources=["Deception", *["Rage"] * 3])
    assert not board(poor, Side(play=["Scout"])).me.can_use("Bug Bite", "RECUR")


@CASES.of("Clockman City Shuffle")
def own_characters_grow_and_opposing_ones_shrink_this_turn() -> None:
    me = Side(play=["Scout"], hand=["Clockman City Shuffle"], resources=["Deception"] * 5)
    table = board(me, Side(play=["Union Leader", "Agile Highwayman"]))
    deploys(table.me, "Clockman City Shuffle")
    assert stats(table, "Scout") == (4, 4, 4)
    assert stats(table, "Union Leader") == (4, 7, 3)
    assert table.you.discard == ["Agile Highwayman"]
    table.next_turn()
    assert stats(table, "Scout") == (3, 3, 4)
    assert stats(table, "Union Leader") == (5, 8, 3)


def scout_hits_home(card: str, cost: int, *others: str) -> Table:
    """My Scout has damaged your faction this turn, my Gnat has not; then you may respond."""
    you = Side(hand=[card], resources=["Deception"] * cost, play=others)
    table = board(Side(play=["Scout", "Gnat", "Union Leader"]), you)
    table.me.attacks("Scout")
    unblocked(table)
    assert table.you.influence == 17
    table.me.ends_turn()
    return table


@CASES.of("Drive By Boobing")
def a_character_that_damaged_the_faction_leaves_the_game() -> None:
    table = scout_hits_home("Drive By Boobing", 3)
    table.you.deploys("Drive By Boobing")
    if table.asks is DecisionKind.PICK:
        assert table.you.choices() == ["Scout"]
        table.you.picks("Scout")
    table.resolves()
    assert table.me.out_of_game == ["Scout"]


@CASES.of("Drive By Boobing")
def it_cannot_be_played_after_damage_to_the_other_faction_or_of_another_turn() -> None:
    me = Side(play=["Scout"], hand=["Drive By Boobing"], resources=["Deception"] * 3)
    table = board(me)
    table.me.attacks("Scout")
    unblocked(table)
    assert not table.me.can_deploy("Drive By Boobing")
    you = Side(hand=["Drive By Boobing"], resources=["Deception"] * 3)
    table = board(Side(play=["Scout"]), you)
    table.me.attacks("Scout")
    unblocked(table)
    table.next_turn()
    assert not table.you.can_deploy("Drive By Boobing")


@CASES.of("Guileful Astucion")
def a_character_is_cheaper_dearer_or_faster_this_turn() -> None:
    for option, cost, swift in ((0, 3, 4), (1, 5, 4), (2, 4, 5)):
        me = Side(hand=["Guileful Astucion"], resources=["Deception"] * 2, deck=["Rage"])
        table = board(me, Side(play=["Scout", "Gnat"], deck=["Rage"]))
        deploys(table.me, "Guileful Astucion", "Scout")
        table.me.answers(option)
        assert table.stat("Scout", Measure.NUMERIC_COST) == cost
        assert table.speed("Scout") == swift
        assert table.me.hand == ["Rage"]
        table.next_turn()
        assert table.stat("Scout", Measure.NUMERIC_COST) == 4
        assert table.speed("Scout") == 4


@CASES.of("Sneaker Attack!")
def a_character_that_stayed_out_joins_the_party_and_is_faster() -> None:
    me = Side(play=["Scout", "Union Leader"], hand=["Sneaker Attack!"], resources=["Deception"] * 2)
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
    assert table.speed("Union Leader") == 4
    table.resolves()
    assert table.you.influence == 12
    table.next_turn()
    assert table.speed("Union Leader") == 3


@CASES.of("Sneaker Attack!")
def it_makes_a_blocker_too() -> None:
    you = Side(play=["Union Leader"], hand=["Sneaker Attack!"], resources=["Deception"] * 2)
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
    me = Side(play=["Scout"], hand=["Sneaker Attack!"], resources=["Deception"] * 2)
    table = board(me)
    table.me.attacks("Scout")
    assert not table.me.can_deploy("Sneaker Attack!")


@CASES.of("Sneaker Attack!")
def it_flips_up_for_two() -> None:
    for resources, can in ((["Deception"] * 2, True), (["Deception", "Rage"], False)):
        me = Side(play=["Scout", "Gnat"], face_down=["Sneaker Attack!"], resources=resources)
        table = board(me)
        table.me.attacks("Scout")
        assert table.me.can_deploy("Sneaker Attack!", flip_up=True) is can


def larceny(option: int, **you: list[str]) -> Table:
    me = Side(
        play=["Gnat"], hand=["Surreptitious Larceny"], deck=["Rage"], resources=["Deception"] * 3
    )
    table = board(me, Side(**you))  # type: ignore[arg-type]
    table.me.deploys("Surreptitious Larceny")
    table.me.answers(option)
    return table


@CASES.of("Surreptitious Larceny")
def a_picked_player_flips_nothing_up_this_turn() -> None:
    for picked, can in ((1, False), (0, True)):
        table = larceny(
            0,
            face_down=["Strangulate"],
            resources=["Deception"] * 3,
            play=["Scout"],
            deck=["Greed"],
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
    assert table.is_covert("Scout")
    assert table.me.hand == ["Rage"]
    table.next_turn()
    assert not table.is_covert("Scout")


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
    assert host(table, "Hidden Dagger") == "Scout"
    assert table.controller("Hidden Dagger") is table.you
    table.me.ends_turn()
    assert abilities(table.you, "Hidden Dagger") == []
    table.you.passes()
    assert abilities(table.you, "Hidden Dagger") == ["HANDOFF"]


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

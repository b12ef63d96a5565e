"""Locations of the Banker, from the Poshernacle to Underhanded Hang-Out, and its resources."""

from app.games.spoils.engine import DecisionKind, UseAbility
from tests.games.spoils.cards.banker.tables import (
    TOURNAMENT,
    at,
    deploys,
    is_offered,
    my_turn_starts,
    rich,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table

CASES = CardTests()
SENATE = "Theocratic Senate of Marduun"


@CASES.of("The Poshernacle")
def each_turn_its_controller_may_use_an_ability_and_draw_and_gains_one() -> None:
    side = rich(play=["The Poshernacle", "Index of Natural Forces"])
    table = my_turn_starts(side)
    offers = 0
    while table.asks is not DecisionKind.ACT:
        if table.asks is DecisionKind.ORDER:
            table.me.answers(0)
        elif is_offered(table.me):
            offers += 1
            table.me.agrees()
        elif table.asked is table.me:
            table.me._does(table.me.legal[0])
        else:
            table.resolves()
    assert offers == 2
    assert (len(table.me.hand), table.me.influence) == (2, 21)
    assert table.is_depleted("Index of Natural Forces")
    assert table.me.free == 11, "the ability is paid for as usual"


@CASES.of("The Poshernacle")
def ability_and_card_may_be_declined_and_the_influence_is_gained() -> None:
    table = my_turn_starts(rich(play=["The Poshernacle", "Index of Natural Forces"]))
    while table.asks is not DecisionKind.ACT:
        table.me.answers(0) if table.asks is DecisionKind.ORDER else table.me.declines()
    assert (table.me.hand, table.me.influence, table.me.free) == ([], 21, 12)
    table.me.ends_turn()
    table.resolves()
    assert (table.asks, table.me.influence) == (DecisionKind.ACT, 21)


@CASES.of("The Poshernacle")
def abilities_of_the_faction_and_in_the_discard_pile_may_be_used_too() -> None:
    table = my_turn_starts(
        rich(play=["The Poshernacle"], discard=["Slick Orator"], faction=TOURNAMENT)
    )
    while not any(isinstance(it, UseAbility) for it in table.me.legal):
        assert table.asks is not DecisionKind.ACT
        table.me.answers(1 if is_offered(table.me) else 0)
    offered = {table.state.name(it.card) for it in table.me.legal if isinstance(it, UseAbility)}
    assert offered == {TOURNAMENT, "Slick Orator"}


@CASES.of(SENATE)
def the_opponent_cannot_attack_the_faction_but_the_senate() -> None:
    table = at(rich(play=[SENATE, "Key Man"]), Side(play=["Scout"]), active=1)
    assert not table.you.can_attack()
    assert table.you.can_attack(SENATE)
    assert at(rich(play=[SENATE, "Key Man"])).me.can_attack()


@CASES.of(SENATE)
def a_character_takes_what_it_inflicts_on_it() -> None:
    table = at(rich("Burn", play=[SENATE]), Side(play=["Stalwart Soldier", "Key Man"]), active=1)
    table.you.attacks("Key Man", "Stalwart Soldier", target=SENATE)
    table.resolves()
    while table.asks is DecisionKind.ORDER:
        table.me.answers(0) if table.asked is table.me else table.you.answers(0)
        table.resolves()
    assert table.damage(SENATE) == 4
    assert sorted(table.you.discard) == ["Key Man", "Stalwart Soldier"]
    table = at(rich("Burn"), Side(play=[SENATE, "Scout"]))
    deploys(table, "Burn", SENATE)
    assert (table.damage(SENATE), table.damage("Scout")) == (3, 0)


@CASES.of("Treasure Brokerage")
def each_character_that_comes_may_bring_a_staple_for_one() -> None:
    deck = ["Scout", "Greed", "Exploitation", "Rage"]
    table = at(rich("Key Man", play=["Treasure Brokerage"], deck=deck))
    deploys(table, "Key Man")
    assert is_offered(table.me)
    table.me.agrees()
    assert table.me.choices() == ["Greed", "Rage"]
    table.me.picks("Greed")
    assert (table.me.hand, table.me.free, table.you.was_shown) == (["Greed"], 10, ["Greed"])
    table = at(rich("Key Man", play=["Treasure Brokerage"], deck=deck))
    deploys(table, "Key Man")
    table.me.declines()
    assert (table.me.hand, table.me.free, table.me.deck) == ([], 11, deck)


@CASES.of("Treasure Brokerage")
def no_item_and_no_character_of_the_opponent_brings_anything() -> None:
    table = at(
        rich("Hungry-Hungry Idol", play=["Treasure Brokerage"], deck=["Greed"]), rich("Key Man")
    )
    deploys(table, "Hungry-Hungry Idol")
    assert table.asks is DecisionKind.ACT
    table.next_turn()
    deploys(table, "Key Man", by=table.you)
    assert table.asked is table.you


@CASES.of("Underhanded Hang-Out")
def it_draws_a_card_for_two_and_a_damage_to_an_own_location() -> None:
    table = at(
        rich(play=["Underhanded Hang-Out", "Gold Summit", "Gilded Yurt"], borrowed=["Gilded Yurt"]),
        Side(play=["Treasure Brokerage"]),
    )
    table.me.uses("Underhanded Hang-Out", "DIRTY DEALS")
    assert table.me.choices() == ["Underhanded Hang-Out", "Gold Summit"]
    table.me.picks("Gold Summit")
    table.resolves()
    assert (table.me.hand, table.me.free, table.damage("Gold Summit")) == (["Scout"], 10, 1)


@CASES.of("Underhanded Hang-Out")
def its_own_last_structure_still_buys_a_card() -> None:
    table = at(rich(play=["Underhanded Hang-Out"], damage={"Underhanded Hang-Out": 1}))
    uses(table, "Underhanded Hang-Out", "DIRTY DEALS")
    assert table.me.discard == ["Underhanded Hang-Out"]
    with shows("502.4"):
        assert table.me.hand == ["Scout"]


def plays_resource(name: str, *, face_down: bool = False) -> Table:
    """With two Rage left, I play a resource by the ability of my faction."""
    side = Side(
        hand=[name, "Red Tape", "Secret Handshake"], play=["Scout"], resources=["Rage"] * 7,
        faction=TOURNAMENT,
    )  # fmt: skip
    table = at(side)
    assert not table.me.can_deploy("Secret Handshake")
    table.me.uses(TOURNAMENT, "RESOURCE")
    table.resolves()
    table.me.plays_resource(name, face_down=face_down)
    return table


@CASES.of("Exploitation")
def it_provides_two_greed_and_costs_an_influence() -> None:
    table = plays_resource("Exploitation")
    assert (table.me.influence, table.you.influence) == (19, 20)
    assert table.me.can_deploy("Red Tape"), "two Greed are needed"


@CASES.of("Exploitation")
def face_down_it_costs_and_provides_nothing_of_the_kind() -> None:
    table = plays_resource("Exploitation", face_down=True)
    assert table.me.influence == 20
    assert not table.me.can_deploy("Secret Handshake")


@CASES.of("Greed")
def it_provides_one_greed() -> None:
    table = plays_resource("Greed")
    assert table.me.can_deploy("Secret Handshake")
    assert not table.me.can_deploy("Red Tape")
    assert table.me.influence == 20


@CASES.of("Treasure Brokerage")
def a_character_that_is_put_into_play_counts_too() -> None:
    table = at(
        rich(
            play=["Treasure Brokerage", "Montgomery Blatherscythe"],
            discard=["Key Man"],
            deck=["Greed"],
        )
    )
    uses(table, "Montgomery Blatherscythe", "RESURRECT")
    assert is_offered(table.me)


def test_locations_of_the_banker_p_to_u(only_card: str | None) -> None:
    CASES.run(only_card)

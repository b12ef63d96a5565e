"""Characters of the Banker, from Swinish Elder to Vilghame Manewaft."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.banker.tables import (
    TOURNAMENT,
    at,
    deploys,
    has_one_of_two,
    is_offered,
    rich,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Seat, Side, Table

CASES = CardTests()
VILGHAME = "Vilghame Manewaft"
EUSTACE = "Eustace Padamose-Gristwalter"


def plays_greed(seat: Seat) -> None:
    """A player plays Greed by the ability of their faction, which costs 4."""
    seat.uses(TOURNAMENT, "RESOURCE")
    seat.table.resolves()
    seat.plays_resource("Greed")


@CASES.of("Swinish Elder")
def a_resource_of_the_opponent_is_attached_to_their_faction_for_one() -> None:
    for agrees, free in ((True, 0), (False, 1)):
        table = at(
            rich(play=["Swinish Elder"], greed=1),
            rich("Greed", greed=4, faction=TOURNAMENT),
            active=1,
        )
        plays_greed(table.you)
        assert is_offered(table.me)
        table.me.agrees() if agrees else table.me.declines()
        assert (table.you.free, table.me.free) == (free, int(not agrees))
        assert table.you.resources == ["Greed"] * 5


@CASES.of("Swinish Elder")
def resources_of_its_controller_are_let_in() -> None:
    table = at(rich("Greed", play=["Swinish Elder"], greed=5, faction=TOURNAMENT))
    plays_greed(table.me)
    assert (table.asks, table.me.free) == (DecisionKind.ACT, 2)


@CASES.of("Tad Disingenuous")
def he_is_covert_this_turn_for_a_discard() -> None:
    table = at(rich("Rage", play=["Tad Disingenuous"]), Side(play=["Scout"]))
    uses(table, "Tad Disingenuous", "UNDERHANDED DEAL", "Rage")
    assert table.me.discard == ["Rage"]
    assert table.is_covert("Tad Disingenuous")
    assert not table.me.can_use("Tad Disingenuous", "UNDERHANDED DEAL")
    table.next_turn()
    assert not table.is_covert("Tad Disingenuous")


@CASES.of("Tax Attorney")
def its_faction_loses_one_influence_less_each_time() -> None:
    table = at(rich("Mau Tough", "Exploitation", play=["Tax Attorney", EUSTACE]))
    deploys(table, "Mau Tough")
    assert table.me.influence == 17
    uses(table, EUSTACE, "FUTURE IMPLICATIONS")
    assert table.me.influence == 17, "a loss of 1 becomes none"


@CASES.of("Tax Attorney")
def it_saves_its_own_faction_only_and_damage_costs_one_less_too() -> None:
    table = at(rich(play=["Tax Attorney", "Scout"]), Side(play=["Tax Attorney"]))
    table.me.attacks("Scout")
    table.resolves()
    table.you.passes()
    table.resolves()
    assert table.you.influence == 18
    table = at(rich("Mau Tough"), Side(play=["Tax Attorney"]))
    deploys(table, "Mau Tough")
    assert table.me.influence == 16


@CASES.of("Temple Guardian")
def an_attacker_is_removed_from_the_battle_for_three() -> None:
    table = at(
        rich(play=["Temple Guardian", "Key Man"]), Side(play=["Scout", "Union Leader"]), active=1
    )
    assert not table.me.legal
    table.you.attacks("Scout", "Union Leader")
    table.you.passes()
    table.me.uses("Temple Guardian", "DEFLECT")
    assert table.me.choices() == ["Scout", "Union Leader"]
    table.me.picks("Union Leader")
    table.passes_until(DecisionKind.BLOCKERS)
    table.me.passes()
    table.resolves()
    assert (table.me.influence, table.me.free) == (17, 9)
    assert table.is_depleted("Temple Guardian")


@CASES.of("Temple Guardian")
def it_deflects_neither_blockers_nor_anybody_outside_a_battle() -> None:
    assert not at(rich(play=["Temple Guardian"])).me.can_use("Temple Guardian", "DEFLECT")
    table = at(rich(play=["Temple Guardian", "Union Leader"]), Side(play=["Scout"]))
    table.me.attacks("Union Leader")
    table.you.blocks("Scout")
    assert table.asks is DecisionKind.BATTLE_WINDOW
    uses(table, "Temple Guardian", "DEFLECT")
    assert table.you.play == ["Scout"], "its only attacker is gone"


@CASES.of("Thabbashite Financier")
def a_card_may_be_played_face_down_for_two_and_an_influence() -> None:
    name = "Thabbashite Financier"
    table = at(rich("Scout", "Rage", play=[name], greed=0, face_down=["Key Man"] * 2))
    table.me.uses(name, "BLOOD GOLD")
    assert (table.me.influence, table.me.free) == (19, 0)
    table.resolves()
    if is_offered(table.me):
        table.me.agrees()
    assert sorted(set(table.me.choices())) == ["Rage", "Scout"]
    table.me.picks("Scout")
    assert sorted(table.me.face_down) == ["Key Man", "Key Man", "Scout"]
    assert (table.me.hand, table.me.free) == (["Rage"], 1)


@CASES.of("Thabbashite Financier")
def nothing_has_to_be_played_and_one_volition_is_not_enough() -> None:
    name = "Thabbashite Financier"
    table = at(rich("Scout", play=[name], greed=0, face_down=["Key Man"] * 2))
    uses(table, name, "BLOOD GOLD")
    table.me.declines() if is_offered(table.me) else table.me.passes()
    assert (table.me.hand, table.me.influence) == (["Scout"], 19)
    table = at(rich("Scout", play=[name], greed=2, face_down=["Key Man"]))
    assert not table.me.can_use(name, "BLOOD GOLD")


@CASES.of("The Garbageman")
def it_sifts_by_drawing_and_then_discarding() -> None:
    table = at(rich("Rage", play=["The Garbageman"]))
    uses(table, "The Garbageman", "SIFT")
    assert table.asked is table.me
    assert table.me.choices() == ["Rage", "Scout"]
    table.me.picks("Scout")
    assert (table.me.hand, table.me.discard) == (["Rage"], ["Scout"])
    assert table.is_depleted("The Garbageman")


@CASES.of("The Garbageman")
def it_is_restored_for_two_and_three_cards_of_the_discard_pile() -> None:
    name = "The Garbageman"
    table = at(rich(play=[name], discard=["Rage", "Key Man", "Kill", "Scout"]))
    table.me.attacks(name)
    table.resolves()
    table.me.uses(name, "RUMMAGE")
    table.me.sets("Rage", "Key Man", "Kill")
    table.resolves()
    assert not table.is_depleted(name)
    assert (sorted(table.me.out_of_game), table.me.free) == (["Key Man", "Kill", "Rage"], 10)
    assert table.me.discard == ["Scout"]
    assert not table.me.can_attack(), "only once each turn"
    assert not table.me.can_use(name, "RUMMAGE"), "one card is left"


@CASES.of("Timid Mau")
def two_blockers_slow_it_down_this_turn_and_one_does_not() -> None:
    for blockers, speed in ((["Scout"], 3), (["Scout", "Key Man"], 2)):
        table = at(rich(play=["Timid Mau"]), Side(play=["Scout", "Key Man"]))
        table.me.attacks("Timid Mau")
        table.you.blocks(*blockers)
        assert table.speed("Timid Mau") == speed
        table.passes_until(DecisionKind.DIVIDE) if speed == 2 else table.resolves()
    table = at(rich(play=["Timid Mau"]), Side(play=["Scout", "Key Man"]))
    table.me.attacks("Timid Mau")
    table.you.blocks("Scout", "Key Man")
    table.resolves()
    table.me.answers(0)
    table.resolves()
    table.next_turn()
    assert table.speed("Timid Mau") == 3


@CASES.of("Timid Mau")
def it_is_not_slowed_by_what_it_blocks() -> None:
    table = at(rich(play=["Timid Mau"]), Side(play=["Scout", "Key Man"]), active=1)
    table.you.attacks("Scout", "Key Man")
    table.me.blocks("Timid Mau")
    assert table.speed("Timid Mau") == 3


def blocked(mine: list[str], attacker: str) -> Table:
    """All of these block an attacker of the opponent."""
    table = at(rich(play=mine), Side(play=[attacker]), active=1)
    table.you.attacks(attacker)
    table.me.blocks(*mine)
    while table.asks is DecisionKind.ORDER:
        table.me.answers(0)
    return table


@CASES.of("Unscrupulous Attendant")
def each_blocker_of_its_controller_gains_a_life_this_turn() -> None:
    table = blocked(["Unscrupulous Attendant", "Scout"], "Skilled Negotiator")
    assert (table.life("Unscrupulous Attendant"), table.life("Scout")) == (4, 4)
    assert table.life("Skilled Negotiator") == 1
    table.resolves()
    while table.asks is DecisionKind.DIVIDE:
        table.me.answers(0)
        table.resolves()
    table.next_turn()
    assert table.life("Scout") == 3


@CASES.of("Unscrupulous Attendant")
def nobody_else_gains_a_life() -> None:
    table = at(
        rich(play=["Unscrupulous Attendant", "Scout", "Key Man"]),
        Side(play=["Gigamajig"]),
        active=1,
    )
    table.you.attacks("Gigamajig")
    table.me.blocks("Scout")
    assert [table.life(it) for it in ("Scout", "Key Man", "Unscrupulous Attendant")] == [4, 1, 3]
    table = at(rich(play=["Unscrupulous Attendant"]), Side(play=["Scout"]))
    table.me.attacks("Unscrupulous Attendant")
    table.you.blocks("Scout")
    assert (table.life("Scout"), table.life("Unscrupulous Attendant")) == (3, 3)


@CASES.of(VILGHAME)
def the_tactics_of_the_opponent_cost_one_more() -> None:
    table = at(rich("Wait", "Key Man", play=[VILGHAME]), rich("Wait", "Key Man", greed=3), active=1)
    deploys(table, "Wait", by=table.you)
    assert table.you.free == 2
    deploys(table, "Key Man", by=table.you)
    assert table.you.free == 1, "characters cost what they cost"
    table = at(rich("Wait", play=[VILGHAME]), Side(hand=["Wait"]))
    table.me.deploys("Wait")
    assert table.me.free == 12
    assert not table.you.can_deploy("Wait")


@CASES.of(VILGHAME)
def the_first_resource_of_the_opponent_each_turn_comes_attached() -> None:
    table = at(
        rich(play=[VILGHAME]),
        rich("Greed", "Greed", "Greed", greed=12, faction=TOURNAMENT),
        active=1,
    )
    plays_greed(table.you)
    assert table.you.free == 8
    plays_greed(table.you)
    with shows("309.1a"):
        assert table.you.free == 5
    table = at(rich("Greed", play=[VILGHAME], faction=TOURNAMENT))
    plays_greed(table.me)
    assert table.me.free == 9, "only opponents"


@CASES.of(VILGHAME)
def he_is_unique() -> None:
    assert has_one_of_two(VILGHAME)


def test_characters_of_the_banker_sw_to_v(only_card: str | None) -> None:
    CASES.run(only_card)

"""Picks and what they meet."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import announces, deploys, first_answers, fought, replies, uses
from tests.support.card_tables import poor, rich, set_up
from tests.support.card_tests import CardTests
from tests.support.interactions import interaction
from tests.support.rules import shows
from tests.support.scenario import Side
from tests.support.tables import settles

CASES = CardTests()


def test_it_meets_other_mechanisms_as_the_rules_say(only_card: str | None) -> None:
    CASES.run(only_card)


@CASES.of("Tedious TriAdic Truculence")
@interaction("pick", "pick")
def three_different_characters_are_picked() -> None:
    name = "Tedious TriAdic Truculence"
    assert not set_up(rich(name), poor(play=["Gnat", "Key Man"])).me.can_deploy(name)
    table = set_up(rich(name), poor(play=["Gnat", "Key Man", "Union Leader"]))
    deploys(table.me, name)
    first_answers(table)
    assert sorted(table.you.discard) == ["Gnat", "Key Man"]
    assert table.you.play == ["Union Leader"]


@CASES.of("Foment", "Strangulate")
@interaction("pick", "face-down")
def a_face_down_character_is_picked_as_a_resource_only() -> None:
    table = set_up(rich("Foment", "Strangulate", face_down=["Gnat"]))
    assert not table.me.can_deploy("Strangulate")
    deploys(table.me, "Foment", "Gnat")
    assert "Gnat" in table.me.hand


@CASES.of("Mass Confusion")
@interaction("pick", "number")
@interaction("number", "cost")
def the_number_that_is_chosen_cannot_exceed_what_can_be_paid_and_picked() -> None:
    table = set_up(rich("Mass Confusion"), poor(play=["Gnat", "Key Man", "Scout"]))
    table.me.deploys("Mass Confusion")
    assert table.asks is DecisionKind.CHOOSE_NUMBER
    assert table.me.numbers() == [0, 1, 2, 3]
    side = Side(hand=["Mass Confusion"], resources=["Rage"] * 2)
    table = set_up(side, poor(play=["Gnat", "Key Man", "Scout"]))
    table.me.deploys("Mass Confusion")
    assert table.me.numbers() == [0, 1, 2]


@CASES.of("Strangulate", "Lucky Charm")
@interaction("pick", "cost")
@interaction("pick", "requirement")
def without_a_character_or_the_price_of_a_pick_the_tactic_cannot_be_deployed() -> None:
    with shows("401.2"):
        assert not set_up(rich("Strangulate")).me.can_deploy("Strangulate")
    for resources in (4, 5):
        me = Side(hand=["Strangulate"], resources=["Deception"] * resources)
        table = set_up(me, poor(play=["Gnat", "Lucky Charm"]))
        assert table.me.can_deploy("Strangulate") == (resources == 5)
    deploys(table.me, "Strangulate", "Gnat")
    assert table.me.free == 0
    assert table.you.discard == ["Gnat"]


@CASES.of("Ferrous Ferret", "Target Practice")
@interaction("pick", "token")
@interaction("pick", "trigger")
@interaction("pick", "requirement")
def a_ferret_that_must_be_picked_has_its_token_before_the_damage() -> None:
    table = set_up(rich("Target Practice"), poor(play=["Ferrous Ferret", "Scout"]))
    announces(table.me, "Target Practice", "Ferrous Ferret")
    with shows("503.3", "505.1"):
        assert table.tokens("Ferrous Ferret") == 1
        assert table.asks is DecisionKind.RESPOND
    settles(table)
    assert table.you.discard == ["Ferrous Ferret"]
    assert table.you.play == ["Scout"]


@CASES.of("Runivoltaic Accumulator")
@interaction("pick", "token")
@interaction("number", "token")
def tokens_limit_whom_the_accumulator_can_pick() -> None:
    name = "Runivoltaic Accumulator"
    table = set_up(rich(play=[name], tokens={name: 2}), poor(play=["Warrior Prodigy", "Scout"]))
    uses(table.me, name, "DISCHARGE", "Warrior Prodigy")
    assert table.you.discard == ["Warrior Prodigy"]
    table = set_up(rich(play=[name], tokens={name: 1}), poor(play=["Warrior Prodigy", "Scout"]))
    assert not table.me.can_use(name, "DISCHARGE")


@CASES.of("Scorching Runicution", "Fat Pants")
@interaction("pick", "attached")
def picking_gear_hurts_its_bearer() -> None:
    you = poor(play=["Scout", "Fat Pants"], attached={"Fat Pants": "Scout"})
    table = set_up(rich("Scorching Runicution"), you)
    deploys(table.me, "Scorching Runicution", "Fat Pants")
    assert sorted(table.you.discard) == ["Fat Pants", "Scout"]


@CASES.of("Mistaken Identity", "Strangulate")
@interaction("pick", "response")
def another_character_takes_the_place_of_the_picked_one() -> None:
    you = rich("Mistaken Identity", play=["Scout", "Gnat", "Martial Artist"])
    table = set_up(rich("Strangulate"), you)
    announces(table.me, "Strangulate", "Scout")
    table.you.deploys("Mistaken Identity")
    replies(table.you)
    assert "Martial Artist" not in table.you.choices()
    settles(table)
    assert sorted(table.you.play) == ["Martial Artist", "Scout"]


@CASES.of("Jacque's Trap")
@interaction("pick", "battle")
def a_trap_picks_attackers_only() -> None:
    table = set_up(poor(play=["Scout", "Gnat"]), rich(play=["Jacque's Trap", "Key Man"]))
    assert not table.me.can_use("Jacque's Trap", "IT'S A TRAP!")
    table.me.attacks("Scout")
    table.me.passes()
    uses(table.you, "Jacque's Trap", "IT'S A TRAP!", "Scout")
    fought(table)
    assert table.me.discard == ["Scout"]
    assert table.you.influence == 20


@CASES.of("Inhibit", "Martial Arts Trainee")
@interaction("pick", "temporary")
def a_trainee_without_text_can_be_picked_until_it_has_its_text_again() -> None:
    me = rich("Inhibit", play=["Martial Arts Trainee"])
    table = set_up(me, rich("Target Practice", "Target Practice"))
    table.me.ends_turn()
    assert not table.you.can_deploy("Target Practice")
    table = set_up(me, rich("Target Practice"))
    deploys(table.me, "Inhibit", "Martial Arts Trainee")
    table.me.ends_turn()
    assert table.you.can_deploy("Target Practice")
    table = set_up(me, rich("Target Practice"))
    deploys(table.me, "Inhibit", "Martial Arts Trainee")
    table.next_turn()
    assert table.you.can_deploy("Target Practice")
    table.next_turn()
    table.me.ends_turn()
    assert not table.you.can_deploy("Target Practice")


@CASES.of("Officially Offensive Overseer")
@interaction("pick", "threshold")
def the_overseer_picks_only_with_three_icons() -> None:
    for icons in (2, 3):
        resources = ["Obsession"] * icons + ["Rage"] * 2
        me = Side(hand=["Officially Offensive Overseer"], resources=resources)
        table = set_up(me, poor(play=["Gnat"]))
        table.me.deploys("Officially Offensive Overseer")
        assert (table.asks in (DecisionKind.MAY, DecisionKind.PICK)) == (icons == 3)
        if icons == 3:
            replies(table.me, True, "Gnat")
            assert table.you.hand == ["Gnat"]


@CASES.of("Gigantitect's Giant Giant", "Jacque's Trap")
@interaction("pick", "battle")
@interaction("pick", "requirement")
def a_giant_that_no_tactic_can_pick_is_picked_by_an_item() -> None:
    giant = "Gigantitect's Giant Giant"
    table = set_up(poor(play=[giant]), rich("Crushing Usury", "Eye Gouge", play=["Jacque's Trap"]))
    table.me.attacks(giant)
    table.me.passes()
    assert not table.you.can_deploy("Crushing Usury")
    uses(table.you, "Jacque's Trap", "IT'S A TRAP!", giant)
    assert table.me.discard == [giant]

"""Counts, numbers and what they meet."""

from app.games.spoils.engine import Choose, DecisionKind, Deploy
from tests.support.card_play import announces, deploys, fought, replies, size, uses
from tests.support.card_tables import poor, rich, set_up
from tests.support.card_tests import CardTests
from tests.support.interactions import interaction
from tests.support.rules import shows
from tests.support.scenario import Side
from tests.support.tables import settles

CASES = CardTests()


def test_it_meets_other_mechanisms_as_the_rules_say(only_card: str | None) -> None:
    CASES.run(only_card)


@CASES.of("Anathematize", "Runic Reinforcement")
@interaction("number", "number")
@interaction("number", "temporary")
def increases_come_before_reductions_whatever_came_first() -> None:
    hand = ("Anathematize", "Runic Reinforcement")
    for order in (hand, hand[::-1]):
        table = set_up(rich(*hand, play=["Scout"]))
        for tactic in order:
            deploys(table.me, tactic, "Scout")
        with shows("410.3"):
            assert table.strength("Scout") == 1
        table.next_turn()
        assert table.strength("Scout") == 3


@CASES.of("Cowering Golem")
@interaction("number", "conditional")
@interaction("conditional", "battle")
def a_golem_cowers_as_long_as_it_fights_several() -> None:
    table = set_up(poor(play=["Cowering Golem"]), poor(play=["Gnat", "Key Man"]))
    assert size(table, "Cowering Golem") == (5, 5)
    table.me.attacks("Cowering Golem")
    assert size(table, "Cowering Golem") == (5, 5)
    table.you.blocks("Gnat", "Key Man")
    with shows("504.1"):
        assert size(table, "Cowering Golem") == (3, 3)
    fought(table)
    assert table.me.play == ["Cowering Golem"]
    assert size(table, "Cowering Golem") == (5, 5)


@CASES.of("Toxic Cultivator", "Pinch")
@interaction("number", "cost")
@interaction("conditional", "cost")
def a_minimum_does_not_raise_a_smaller_cost() -> None:
    me = rich("Pinch", "Rate Hike", play=["Toxic Cultivator", "Gnat"])
    table = set_up(me, poor(play=["Scout"]))
    free = table.me.free
    deploys(table.me, "Pinch", "Scout")
    with shows("410.5"):
        assert table.me.free == free
    deploys(table.me, "Rate Hike")
    assert table.me.free == free - 2
    table = set_up(rich("Pinch", "Rate Hike", play=["Toxic Cultivator"]))
    free = table.me.free
    deploys(table.me, "Rate Hike")
    assert table.me.free == free - 3


@CASES.of("Skewer")
@interaction("number", "cost")
@interaction("damage", "number")
def zero_may_be_chosen_and_inflicts_nothing() -> None:
    table = set_up(Side(hand=["Skewer"], resources=["Rage"]), poor(play=["Gnat"]))
    table.me.deploys("Skewer")
    if table.asks is DecisionKind.CHOOSE_NUMBER:
        with shows("410.2a"):
            assert table.me.numbers() == [0]
        table.me.answers(0)
    settles(table)
    assert table.me.discard == ["Skewer"]
    assert table.you.play == ["Gnat"]


@CASES.of("Hextilda, the Exiled Crone", "Voidal Observatory")
@interaction("number", "token")
def tokens_are_doubled_once_they_are_counted() -> None:
    me = rich(play=["Hextilda, the Exiled Crone", "Voidal Observatory"],
              tokens={"Voidal Observatory": 3})  # fmt: skip
    table = set_up(me)
    uses(table.me, "Hextilda, the Exiled Crone", "TOIL AND TROUBLE", "Voidal Observatory")
    assert table.tokens("Voidal Observatory") == 6


@CASES.of("3p1c D00dm4k3r", "Arrogance")
@interaction("number", "attached")
@interaction("attached", "threshold")
def a_bearer_grows_with_each_icon_of_who_controls_the_gear() -> None:
    me = Side(play=["3p1c D00dm4k3r"], attached={"3p1c D00dm4k3r": "Scout"},
              resources=["Elitism", "Arrogance", "Rage"])  # fmt: skip
    table = set_up(me, rich(play=["Scout"]))
    assert size(table, "Scout") == (6, 6)


@CASES.of("Beatrix Winterbottom", "Gold Summit", "Cash Out")
@interaction("number", "trigger")
def one_draw_of_several_cards_is_increased_and_counted_once() -> None:
    table = set_up(rich("Cash Out", play=["Beatrix Winterbottom", "Gold Summit"]))
    deploys(table.me, "Cash Out", 2)
    with shows("306.3"):
        assert len(table.me.hand) == 4
        assert table.me.influence == 24


@CASES.of("Ritual of the Knob & Pull", "Runic Reinforcement")
@interaction("number", "response")
def a_number_taken_as_a_cost_does_not_change_in_response() -> None:
    you = rich("Runic Reinforcement", play=["Scout"], face_down=["Gnat"] * 3)
    table = set_up(rich("Ritual of the Knob & Pull"), you)
    announces(table.me, "Ritual of the Knob & Pull", "Scout")
    deploys(table.you, "Runic Reinforcement", "Scout")
    settles(table)
    assert "Scout" in table.you.discard


@CASES.of("Drygulch", "Runic Reinforcement")
@interaction("number", "response")
def a_number_of_the_effect_is_taken_when_it_resolves() -> None:
    for responds in (True, False):
        me = Side(hand=["Drygulch"], resources=["Deception"] * 3)
        table = set_up(me, rich("Runic Reinforcement", play=["Scout"]))
        announces(table.me, "Drygulch", "Scout")
        if responds:
            deploys(table.you, "Runic Reinforcement", "Scout")
        settles(table)
        assert table.you.out_of_game == ["Scout"] * (not responds)


@CASES.of("Portly Tradesmau")
@interaction("number", "battle")
@interaction("trigger", "battle")
def a_card_is_drawn_for_each_attacker() -> None:
    table = set_up(poor(play=["Scout", "Gnat", "Key Man"]), poor(play=["Portly Tradesmau"]))
    table.me.attacks("Scout", "Gnat", "Key Man")
    table.you.blocks("Portly Tradesmau")
    assert len(table.you.hand) == 3


@CASES.of("Arcana Department")
@interaction("number", "requirement")
@interaction("battle", "requirement")
def only_an_even_number_of_characters_may_attack() -> None:
    table = set_up(poor(play=["Scout", "Arcana Department"]))
    with shows("505.1"):
        assert not table.me.can_attack()
    table = set_up(poor(play=["Scout", "Gnat", "Arcana Department"]))
    table.me.attacks("Scout", "Gnat")
    assert table.asks is DecisionKind.BATTLE_WINDOW


@CASES.of("Kaiser Wave", "TigerKaiser")
@interaction("number", "temporary")
def what_was_counted_when_it_resolved_stays_for_the_turn() -> None:
    me = rich("Kaiser Wave", "Pinch", play=["Scout", "TigerKaiser"])
    table = set_up(me)
    deploys(table.me, "Kaiser Wave", "Scout")
    before = size(table, "Scout")
    assert before >= (5, 5)
    deploys(table.me, "Pinch", "TigerKaiser")
    assert "TigerKaiser" in table.me.discard
    assert size(table, "Scout") == before
    table.next_turn()
    assert size(table, "Scout") == (3, 3)


@CASES.of("Dragon Rider", "Bladefist Doomwing")
@interaction("number", "unique")
def a_copy_that_is_not_kept_is_not_counted() -> None:
    name = "Bladefist Doomwing"
    table = set_up(rich(name, play=["Dragon Rider", name]))
    assert size(table, "Dragon Rider") == (4, 4)
    deploys(table.me, name)
    replies(table.me, name)
    assert table.me.play.count(name) == 1
    assert size(table, "Dragon Rider") == (4, 4)


@CASES.of("Wrinkly Rabbit", "Maladjustment")
@interaction("number", "threshold")
def without_any_icon_the_rabbit_has_no_life() -> None:
    me = Side(play=["Wrinkly Rabbit"], hand=["Maladjustment"], resources=["Obsession", "Rage"])
    table = set_up(me)
    assert size(table, "Wrinkly Rabbit") == (1, 1)
    announces(table.me, "Maladjustment", "Obsession")
    settles(table)
    assert "Wrinkly Rabbit" in table.me.discard


@CASES.of("Ritual of the Double Monkey")
@interaction("number", "threshold")
def the_second_card_takes_three_icons() -> None:
    for icons, cards in ((2, 1), (3, 2), (7, 2), (8, 3)):
        me = Side(hand=["Ritual of the Double Monkey"], resources=["Obsession"] * icons)
        table = set_up(me, poor(hand=["Gnat"] * 4))
        deploys(table.me, "Ritual of the Double Monkey")
        while table.asked is table.you:
            table.you.picks("Gnat")
            settles(table)
        assert len(table.you.discard) == cards


@CASES.of("Spontaneous Displacement", "Guileful Astucion")
@interaction("number", "temporary")
@interaction("cost", "temporary")
def a_changed_numeric_cost_is_halved_and_rounded_up() -> None:
    hand = ("Guileful Astucion", "Spontaneous Displacement", "Warrior Prodigy", "Fat Pants")
    for option, limit in ((0, 2), (1, 3)):
        table = set_up(rich(*hand, play=["Scout", "Gnat"]))
        deploys(table.me, "Guileful Astucion", "Scout", option)
        deploys(table.me, "Spontaneous Displacement", "Scout", True)
        if limit == 3:
            deployable = [it.card for it in table.me.legal if isinstance(it, Choose | Deploy)]
            assert sorted(table.names(deployable)) == ["Fat Pants", "Warrior Prodigy"]
        else:
            assert table.me.play == ["Gnat", "Warrior Prodigy"]


@CASES.of("Downsizing", "Fat Pants")
@interaction("number", "attached")
def gear_that_is_destroyed_with_a_character_is_not_counted() -> None:
    me = rich("Downsizing", play=["Scout", "Gnat", "Fat Pants"], attached={"Fat Pants": "Scout"})
    table = set_up(me)
    deploys(table.me, "Downsizing")
    assert sorted(table.me.discard) == ["Downsizing", "Fat Pants", "Gnat", "Scout"]
    assert table.you.influence == 22


@CASES.of("Ensmallment Ray", "Gnat")
@interaction("number", "cost")
def characters_cost_less_and_are_smaller() -> None:
    me = rich("Gnat", "Scout", play=["Ensmallment Ray"])
    table = set_up(me, poor(hand=["Pinch"]))
    free = table.me.free
    deploys(table.me, "Scout")
    assert free - table.me.free == 2
    assert size(table, "Scout") == (2, 2)
    deploys(table.me, "Gnat")
    assert free - table.me.free == 3
    assert "Gnat" in table.me.discard
    assert table.you.discard == ["Pinch"]

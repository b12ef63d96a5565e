"""Triggers and what they meet."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import (
    announces,
    deploys,
    ends_turn,
    is_offered,
    may_block,
    prefers,
    replies,
)
from tests.support.card_tables import my_turn_starts, poor, rich, set_up
from tests.support.card_tests import CardTests
from tests.support.interactions import interaction
from tests.support.rules import shows
from tests.support.scenario import Side
from tests.support.tables import settles

CASES = CardTests()


def test_it_meets_other_mechanisms_as_the_rules_say(only_card: str | None) -> None:
    CASES.run(only_card)


@CASES.of("Magic Vault", "Free Trade Agreement")
@interaction("trigger", "trigger")
def the_active_player_orders_the_texts_of_both_players() -> None:
    me = rich(play=["Magic Vault"])
    table = my_turn_starts(me, poor(play=["Free Trade Agreement"]))
    with shows("503.4", "602.2"):
        assert table.asks is DecisionKind.ORDER
        assert table.asked is table.me
    prefers(table.me, "Free Trade Agreement")
    with shows("503.4a"):
        assert table.asked is table.me
        assert table.asks is DecisionKind.CHOOSE_OPTION


@CASES.of("Gnat", "Voidal Interference")
@interaction("trigger", "response")
def nobody_responds_to_a_trigger() -> None:
    table = set_up(rich("Pinch"), rich("Voidal Interference", "Key Man", play=["Gnat"]))
    announces(table.me, "Pinch", "Gnat")
    table.you.passes()
    with shows("503.2"):
        assert table.asks is DecisionKind.ACT
        assert table.asked is table.me
    assert table.you.discard == ["Gnat"]


@CASES.of("Gnat")
@interaction("trigger", "response")
def it_takes_a_card_in_the_middle_of_a_response() -> None:
    table = set_up(rich("Secret Handshake", play=["Gnat"]), rich("Pinch", "Key Man"))
    announces(table.me, "Secret Handshake", "Gnat")
    deploys(table.you, "Pinch", "Gnat")
    settles(table)
    with shows("503.1"):
        assert sorted(table.you.discard) == ["Key Man", "Pinch"]
    assert table.me.hand == ["Scout"]


@CASES.of("Bloodcurdling Bulldozer")
@interaction("trigger", "battle")
def whom_the_attack_depletes_cannot_block() -> None:
    table = set_up(poor(play=["Bloodcurdling Bulldozer"]), poor(play=["Scout", "Gnat"]))
    table.me.attacks("Bloodcurdling Bulldozer")
    assert is_offered(table.me)
    replies(table.me, True, "Scout")
    assert may_block(table) == ["Gnat"]


@CASES.of("Framptle Tromwibbler, Lord of Bling", "Assistant Mud Whisperer")
@interaction("trigger", "requirement")
def a_trigger_restores_nobody_that_cannot_be_restored() -> None:
    me = rich(play=["Assistant Mud Whisperer", "Scout"], depleted=["Scout"])
    for framptle in (False, True):
        you = poor(play=["Framptle Tromwibbler, Lord of Bling"] * framptle)
        table = set_up(me, you)
        ends_turn(table)
        while table.asks is not DecisionKind.ACT:
            assert table.asked is not None
            if table.asks is DecisionKind.ORDER:
                prefers(table.asked, "Assistant Mud Whisperer")
            elif table.asks is DecisionKind.MAY:
                replies(table.me, True, "Scout")
        with shows("402.7"):
            assert table.is_depleted("Scout") == framptle


@CASES.of("Skin Suit", "Gnat")
@interaction("trigger", "temporary")
@interaction("leaving", "trigger")
def a_text_that_was_gained_triggers_when_the_card_leaves() -> None:
    me = rich("Skin Suit", "Crushing Usury", "Pinch", play=["Scout"])
    table = set_up(me, rich("Key Man", "Rate Hike", play=["Gnat"]))
    deploys(table.me, "Skin Suit", "Scout", "Gnat")
    assert table.you.out_of_game == ["Gnat"]
    assert table.me.play == ["Scout"]
    replies(table.me, "Pinch")
    assert table.me.hand == ["Crushing Usury"]
    deploys(table.me, "Crushing Usury", "Scout")
    with shows("508.1a"):
        assert table.asked is table.you
    replies(table.you, "Key Man")
    assert table.you.discard == ["Key Man"]


@CASES.of("Randolph von Macovawitz Spitoon III, Ltd.")
@interaction("trigger", "unique")
def a_second_copy_draws_its_card_whichever_is_kept() -> None:
    name = "Randolph von Macovawitz Spitoon III, Ltd."
    table = set_up(rich(name, play=[name]))
    deploys(table.me, name, name)
    assert table.me.play == [name]
    assert table.me.discard == [name]
    assert table.me.hand == ["Scout"]


@CASES.of("Robustical Badass")
@interaction("trigger", "threshold")
def a_trigger_with_icons_needs_them_when_the_turn_starts() -> None:
    for icons in (2, 3):
        me = Side(play=["Robustical Badass"], resources=["Rage"] * icons)
        table = my_turn_starts(me)
        assert is_offered(table.me) == (icons == 3)
    replies(table.me, True)
    assert table.you.influence == 19


@CASES.of("The Great Wall of Keeping Stuff Out", "Pinch")
@interaction("trigger", "response")
@interaction("damage", "trigger")
def the_wall_terminates_tactics_until_the_damage_destroys_it() -> None:
    name = "The Great Wall of Keeping Stuff Out"
    table = set_up(rich("Pinch", "Rate Hike", "Pinch"), poor(play=[name, "Key Man"]))
    deploys(table.me, "Pinch", "Key Man")
    assert table.damage(name) == 1
    assert "Key Man" in table.you.play
    deploys(table.me, "Rate Hike")
    assert table.me.influence == 20
    assert table.you.discard == [name]
    deploys(table.me, "Pinch", "Key Man")
    assert "Key Man" in table.you.discard


@CASES.of("Lodge Dock Florist", "Gnat")
@interaction("trigger", "temporary")
@interaction("control", "trigger")
def each_character_asks_its_own_controller_to_pay() -> None:
    table = set_up(
        rich(play=["Gnat", "Key Man"]), rich(play=["Lodge Dock Florist", "Scout"]), active=1
    )
    table.you.ends_turn()
    settles(table)
    assert table.asked is table.me
    asked = 0
    while table.asks is not DecisionKind.ACT:
        if table.asks is DecisionKind.ORDER:
            prefers(table.me, "Gnat")
        else:
            asked += 1
            assert is_offered(table.me)
            table.me.answers(0 if asked == 1 else 1)
            settles(table)
    assert asked == 2
    assert table.you.play == ["Lodge Dock Florist", "Scout"]
    assert len(table.me.play) == 1

"""Leaving play and what it meets."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import (
    announces,
    announces_use,
    deploys,
    first_answers,
    fought,
    majigs,
    may_block,
    prefers,
    replies,
    size,
    types,
    uses,
)
from tests.support.card_tables import poor, rich, set_up
from tests.support.card_tests import CardTests
from tests.support.interactions import interaction
from tests.support.rules import shows
from tests.support.scenario import Side
from tests.support.tables import settles

CASES = CardTests()
BEAR = "One-Legged Hopping Pogo-Bear"


def test_it_meets_other_mechanisms_as_the_rules_say(only_card: str | None) -> None:
    CASES.run(only_card)


@CASES.of("Living God of Thabbash", "Gnat")
@interaction("leaving", "leaving")
@interaction("leaving", "trigger")
@interaction("trigger", "trigger")
def characters_that_leave_together_see_each_other_leave() -> None:
    me = rich("Acidic Phlegm", play=["Living God of Thabbash", "Gnat"],
              damage={"Living God of Thabbash": 6})  # fmt: skip
    table = set_up(me, rich("Scout", "Key Man", "Puddle of Goo", "Pinch"))
    deploys(table.me, "Acidic Phlegm")
    assert table.asked is table.me
    first_answers(table)
    with shows("503.1"):
        assert len(table.you.hand) == 1
    assert sorted(table.me.discard) == ["Acidic Phlegm", "Gnat", "Living God of Thabbash"]


@CASES.of("Concentriculation", "Fat Pants")
@interaction("leaving", "areas")
@interaction("leaving", "attached")
@interaction("areas", "attached")
def what_is_attached_goes_to_the_top_of_the_deck_of_its_own_owner() -> None:
    me = rich("Concentriculation", "Yoink!", play=["Scout"])
    you = poor(play=["Gnat", "Fat Pants"], attached={"Fat Pants": "Gnat"})
    table = set_up(me, you)
    deploys(table.me, "Yoink!", "Fat Pants", "Scout")
    deploys(table.me, "Concentriculation", "Scout")
    with shows("301.4", "301.4a"):
        assert table.me.deck[0] == "Scout"
        assert table.you.deck[0] == "Fat Pants"
    assert table.me.play == []


@CASES.of(BEAR, "Quotidian Assassination")
@interaction("leaving", "type")
@interaction("areas", "type")
def an_item_that_left_as_a_character_comes_back_as_an_item() -> None:
    table = set_up(rich("Quotidian Assassination", play=[BEAR]))
    uses(table.me, BEAR, "RAAR!")
    assert types(table, BEAR) == ["Character", "Item"]
    deploys(table.me, "Quotidian Assassination", BEAR)
    deploys(table.me, BEAR)
    assert types(table, BEAR) == ["Item"]


@CASES.of("Noble Sacrifice", "Mephitic Nullifier")
@interaction("leaving", "pick")
@interaction("leaving", "response")
def the_other_picked_character_is_destroyed_when_one_has_left() -> None:
    table = set_up(
        rich("Noble Sacrifice", play=["Scout"]), poor(play=["Mephitic Nullifier", "Gnat"])
    )
    announces(table.me, "Noble Sacrifice", "Scout", "Gnat")
    uses(table.you, "Mephitic Nullifier", "FLASH-BANG", "Gnat")
    settles(table)
    with shows("402.4", "402.5"):
        assert "Gnat" in table.you.hand
        assert "Scout" in table.me.discard
        assert table.me.hand == ["Scout"]


@CASES.of("Hidden Sniper", "Pinch")
@interaction("leaving", "response")
def an_ability_resolves_though_its_source_was_destroyed_in_response() -> None:
    table = set_up(rich(play=["Hidden Sniper"]), rich("Pinch", play=["Key Man"]))
    announces_use(table.me, "Hidden Sniper", "SHARPSHOOT", "Key Man")
    deploys(table.you, "Pinch", "Hidden Sniper")
    settles(table)
    with shows("502.4"):
        assert table.me.discard == ["Hidden Sniper"]
        assert sorted(table.you.discard) == ["Key Man", "Pinch"]


@CASES.of("Key Man", "Alluring Quicksand")
@interaction("leaving", "face-down")
def a_card_that_is_flipped_down_has_left_play() -> None:
    table = set_up(rich("Alluring Quicksand"), poor(play=["Key Man"]))
    deploys(table.me, "Alluring Quicksand", "Key Man")
    with shows("411.4"):
        assert table.you.face_down == ["Key Man"]
        assert table.you.hand == ["Scout"]


@CASES.of("Caboodling Gladhander", "Dragon Juice")
@interaction("leaving", "number")
def what_is_gained_is_the_strength_that_the_character_had() -> None:
    table = set_up(rich("Dragon Juice", "Caboodling Gladhander"), poor(play=["Scout"]))
    deploys(table.me, "Dragon Juice", "Scout")
    deploys(table.me, "Caboodling Gladhander", True, "Scout")
    assert table.you.discard == ["Scout"]
    assert table.you.influence == 28


@CASES.of("Conscientious Objector", "Chain Reaction")
@interaction("leaving", "conditional")
@interaction("pick", "conditional")
@interaction("conditional", "requirement")
def the_objector_fights_once_its_location_has_left() -> None:
    for destroyed in (False, True):
        me = rich("Chain Reaction", play=["Scout"])
        you = rich("Conscientious Objector", play=["Clandestine Resort", "Reveille Tower"],
                   damage={"Clandestine Resort": 2, "Reveille Tower": 2})  # fmt: skip
        table = set_up(me, you)
        table.me.ends_turn()
        deploys(table.you, "Conscientious Objector", "Clandestine Resort", flip_up=False)
        table.next_turn()
        gone = "Clandestine Resort" if destroyed else "Reveille Tower"
        deploys(table.me, "Chain Reaction", gone)
        first_answers(table)
        assert gone in table.you.discard
        table.me.attacks("Scout")
        assert may_block(table) == ["Conscientious Objector"] * destroyed


@CASES.of("Schproingmajig", "Gnat")
@interaction("leaving", "cost")
@interaction("cost", "trigger")
def a_trigger_of_a_cost_waits_until_all_costs_are_satisfied() -> None:
    table = set_up(rich(play=["Schproingmajig", "Gnat"]), rich("Pinch", "Key Man"))
    table.me.uses("Schproingmajig", "SCHPROING!")
    table.me.picks("Gnat")
    with shows("503.3"):
        assert table.asked is table.you
        assert sorted(table.you.choices()) == ["Key Man", "Pinch"]
    table.you.picks("Key Man")
    with shows("606.1f"):
        assert table.asks is DecisionKind.RESPOND
    assert table.you.discard == ["Key Man"]


@CASES.of("Duelist of Surfeit", "Evanesce")
@interaction("leaving", "token")
def tokens_do_not_leave_with_the_card() -> None:
    me = rich("Evanesce", "Evanesce", play=["Duelist of Surfeit"],
              tokens={"Duelist of Surfeit": 3})  # fmt: skip
    table = set_up(me)
    deploys(table.me, "Evanesce", "Duelist of Surfeit")
    deploys(table.me, "Duelist of Surfeit")
    with shows("409.2"):
        assert table.tokens("Duelist of Surfeit") == 0
        assert size(table, "Duelist of Surfeit") == (1, 1)


@CASES.of("Wand of Possession", "Evanesce")
@interaction("leaving", "token")
@interaction("areas", "token")
def a_micromajig_that_is_put_into_a_hand_disappears() -> None:
    table = set_up(rich("Evanesce", play=["Wand of Possession"]))
    uses(table.me, "Wand of Possession", "POSSESS")
    assert majigs(table.me) == 1
    deploys(table.me, "Evanesce", "Micromajig Token")
    with shows("409.3a"):
        assert majigs(table.me) == 0
        assert table.me.hand == []


@CASES.of("Luteoderm Prototype", "Alluring Quicksand")
@interaction("leaving", "attached")
@interaction("face-down", "attached")
@interaction("attached", "trigger")
def gear_that_is_flipped_face_down_with_its_bearer_still_triggers() -> None:
    me = rich("Alluring Quicksand", play=["Gnat", "Luteoderm Prototype"],
              attached={"Luteoderm Prototype": "Gnat"})  # fmt: skip
    table = set_up(me)
    deploys(table.me, "Alluring Quicksand", "Gnat")
    prefers(table.me, "Luteoderm Prototype")
    assert table.asks is DecisionKind.MAY
    replies(table.me, True, "Scout")
    assert table.me.hand == ["Scout"]
    with shows("301.4a"):
        assert sorted(table.me.face_down) == ["Gnat", "Luteoderm Prototype"]


@CASES.of("Evanesce")
@interaction("leaving", "battle")
def without_its_blocker_the_attack_goes_through() -> None:
    table = set_up(rich("Evanesce", play=["Scout"]), poor(play=["Union Leader"]))
    table.me.attacks("Scout")
    table.you.blocks("Union Leader")
    deploys(table.me, "Evanesce", "Union Leader")
    fought(table)
    with shows("609.1c"):
        assert table.you.influence == 17
    assert table.you.hand == ["Union Leader"]


@CASES.of("Limited Liability", "Evanesce")
@interaction("leaving", "requirement")
def what_cannot_be_destroyed_may_be_returned() -> None:
    hand = ("Limited Liability", "Crushing Usury", "Evanesce")
    table = set_up(rich(*hand), poor(play=["Scout"]))
    deploys(table.me, "Limited Liability")
    deploys(table.me, "Crushing Usury", "Scout")
    assert table.you.play == ["Scout"]
    deploys(table.me, "Evanesce", "Scout")
    assert table.you.hand == ["Scout"]


@CASES.of("Runic Reinforcement", "Evanesce")
@interaction("leaving", "temporary")
@interaction("areas", "temporary")
def what_a_character_gained_is_lost_on_the_way_through_the_hand() -> None:
    table = set_up(rich("Runic Reinforcement", "Evanesce", play=["Scout"]))
    deploys(table.me, "Runic Reinforcement", "Scout")
    assert size(table, "Scout") == (6, 6)
    deploys(table.me, "Evanesce", "Scout")
    deploys(table.me, "Scout")
    with shows("508.1"):
        assert size(table, "Scout") == (3, 3)


@CASES.of("God's Autograph", "Key Man")
@interaction("leaving", "unique")
@interaction("trigger", "unique")
def the_copy_that_is_not_kept_has_left_play() -> None:
    table = set_up(rich("Key Man", play=["God's Autograph", "Key Man"]))
    deploys(table.me, "Key Man")
    replies(table.me, "Key Man")
    assert table.me.discard == ["Key Man"]
    assert table.me.hand == ["Scout"]
    assert table.me.play.count("Key Man") == 1


@CASES.of("Minion of Thabbash", "Shrouded Demon")
@interaction("leaving", "threshold")
def icons_leave_with_the_character_that_provided_them() -> None:
    me = Side(play=["Shrouded Demon", "Minion of Thabbash"], resources=["Obsession"] * 2)
    table = set_up(me, rich("Pinch"), active=1)
    assert table.life("Shrouded Demon") == 3
    deploys(table.you, "Pinch", "Minion of Thabbash")
    assert table.me.discard == ["Minion of Thabbash"]
    with shows("405.1"):
        assert table.life("Shrouded Demon") == 1


@CASES.of("Jo Ciendeilio, M07h3r 0f 1337", "Target Practice")
@interaction("leaving", "temporary")
@interaction("response", "temporary")
def a_gained_ability_that_was_used_resolves_though_its_giver_left() -> None:
    jo = "Jo Ciendeilio, M07h3r 0f 1337"
    table = set_up(rich("Rate Hike", play=[jo, "Scout"]), rich("Target Practice"))
    free = table.me.free
    table.me.uses("Scout", "RESEARCH")
    deploys(table.you, "Target Practice", jo)
    settles(table)
    assert jo in table.me.discard
    assert not table.me.can_use("Scout", "RESEARCH")
    deploys(table.me, "Rate Hike")
    with shows("502.4"):
        assert free - table.me.free == 2

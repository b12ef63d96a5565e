"""Costs and what they meet."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import announces, deploys, fought, last_answers, replies, uses
from tests.support.card_tables import poor, rich, set_up
from tests.support.card_tests import CardTests
from tests.support.interactions import interaction
from tests.support.rules import shows
from tests.support.scenario import Side
from tests.support.tables import settles

CASES = CardTests()


def test_it_meets_other_mechanisms_as_the_rules_say(only_card: str | None) -> None:
    CASES.run(only_card)


@CASES.of("Rudimentary Lathe", "Adjunct Artisan", "Fat Pants")
@interaction("cost", "cost")
def of_two_reductions_the_one_with_a_minimum_may_come_first() -> None:
    me = rich("Inadequate Wand", "Fat Pants", play=["Rudimentary Lathe", "Adjunct Artisan"])
    table = set_up(me)
    uses(table.me, "Adjunct Artisan", "FABRICATE")
    free = table.me.free
    deploys(table.me, "Fat Pants", "Adjunct Artisan")
    with shows("406.3"):
        assert free - table.me.free == 0
    deploys(table.me, "Inadequate Wand")
    assert free - table.me.free == 1


@CASES.of("Knobby Stave", "Reluctant Hiree")
@interaction("cost", "token")
def a_cost_takes_the_tokens_that_it_names_or_counts() -> None:
    for tokens in (1, 2):
        table = set_up(rich(play=["Knobby Stave"], tokens={"Knobby Stave": tokens}))
        with shows("401.3b"):
            assert table.me.can_use("Knobby Stave", "DISRUPT") == (tokens == 2)
    table = set_up(rich(play=["Reluctant Hiree"], tokens={"Reluctant Hiree": 3}))
    for paid in (3, 2, 1):
        free = table.me.free
        uses(table.me, "Reluctant Hiree", "INVEST")
        assert free - table.me.free == paid
    assert table.strength("Reluctant Hiree") == 4


@CASES.of("Fat Pants", "Auspicious Tax")
@interaction("cost", "attached")
def gear_needs_somebody_to_bear_it_and_may_cost_its_bearer() -> None:
    with shows("507.2a"):
        assert not set_up(rich("Fat Pants", play=["Reveille Tower"])).me.can_deploy("Fat Pants")
    for resources in (2, 3):
        me = Side(play=["Scout"], resources=["Rage"] * resources)
        you = poor(play=["Auspicious Tax"], attached={"Auspicious Tax": "Scout"})
        table = set_up(me, you)
        assert table.me.can_attack() == (resources == 3)


@CASES.of("Balking Foecrusher")
@interaction("cost", "trigger")
def a_character_destroyed_as_a_cost_triggers_before_the_effect() -> None:
    table = set_up(rich(play=["Balking Foecrusher"]), rich(play=["Warrior Prodigy"]))
    table.me.uses("Balking Foecrusher", "CRUSH WAVE")
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me._does(table.me.legal[0])
    with shows("606.1e", "606.1f"):
        assert table.asks is DecisionKind.RESPOND
        assert table.damage("Warrior Prodigy") == 1
        assert table.me.hand == ["Scout"]
    settles(table)
    assert table.you.discard == ["Warrior Prodigy"]


@CASES.of("Patent Enforcement", "3p1ph4ny 31f")
@interaction("cost", "response")
@interaction("control", "cost")
def taking_an_item_that_was_played_for_free_costs_nothing() -> None:
    for free in (True, False):
        me = rich("3p1ph4ny 31f", "Inadequate Wand")
        you = Side(hand=["Patent Enforcement"], resources=["Elitism"] * 3)
        table = set_up(me, you)
        if free:
            deploys(table.me, "3p1ph4ny 31f")
            while table.asks is not DecisionKind.RESPOND:
                assert table.asked is table.me
                table.me._does(table.me.legal[-1])
        else:
            announces(table.me, "Inadequate Wand")
        assert table.asked is table.you
        announces(table.you, "Patent Enforcement")
        with shows("308.1"):
            assert table.you.free == (3 if free else 1)


@CASES.of("Bask Bomb")
@interaction("cost", "battle")
def an_attacker_that_is_destroyed_as_a_cost_has_left_the_battle() -> None:
    table = set_up(rich("Bask Bomb", play=["Scout", "Gnat"]), poor(play=["Union Leader"]))
    table.me.attacks("Scout", "Gnat")
    table.you.blocks("Union Leader")
    announces(table.me, "Bask Bomb", "Scout")
    assert table.me.discard == ["Scout"]
    settles(table)
    fought(table)
    assert table.you.influence == 20
    assert table.damage("Union Leader") == 6
    assert sorted(table.me.discard) == ["Bask Bomb", "Gnat", "Scout"]


@CASES.of("Vilghame Manewaft", "Pinch")
@interaction("cost", "requirement")
def a_tactic_that_must_be_paid_for_needs_a_free_resource() -> None:
    me = Side(hand=["Pinch", "Pinch", "Pinch"], resources=["Rage"] * 2)
    table = set_up(me, poor(play=["Vilghame Manewaft", "Union Leader"]))
    for free in (1, 0):
        deploys(table.me, "Pinch", "Union Leader")
        assert table.me.free == free
    with shows("505.1"):
        assert not table.me.can_deploy("Pinch")


@CASES.of("Research Assistant", "Rate Hike")
@interaction("cost", "temporary")
def a_reduction_of_this_turn_is_used_once_or_lost() -> None:
    for waits in (True, False):
        table = set_up(rich("Rate Hike", "Rate Hike", play=["Research Assistant"]))
        uses(table.me, "Research Assistant", "RESEARCH")
        if waits:
            table.next_turn()
            table.next_turn()
        free = table.me.free
        deploys(table.me, "Rate Hike")
        assert free - table.me.free == (3 if waits else 2)
        if not waits:
            free = table.me.free
            deploys(table.me, "Rate Hike")
            assert free - table.me.free == 3


@CASES.of("Cheats McGuillicutty", "Bottlebeard Brandyshanks")
@interaction("cost", "unique")
def who_went_to_the_deck_as_a_cost_does_not_clash_with_who_comes() -> None:
    me = rich(play=["Cheats McGuillicutty"], deck=["Scout", "Bottlebeard Brandyshanks"])
    table = set_up(me)
    uses(table.me, "Cheats McGuillicutty", "CHANGE COSTUME", "Bottlebeard Brandyshanks")
    assert table.me.play == ["Bottlebeard Brandyshanks"]
    assert "Cheats McGuillicutty" in table.me.deck
    assert table.me.discard == []


@CASES.of("Epiphanal Mechanic", "Ashes of Zenobia")
@interaction("cost", "threshold")
def what_is_free_still_needs_icons() -> None:
    for icons in (3, 4):
        me = Side(hand=["Ashes of Zenobia"], play=["Epiphanal Mechanic"],
                  resources=["Obsession"] * icons)  # fmt: skip
        table = set_up(me)
        table.me.uses("Epiphanal Mechanic", "DEPLOYMENT")
        settles(table)
        last_answers(table)
        with shows("308.1a"):
            assert ("Ashes of Zenobia" in table.me.play) == (icons == 4)
        assert table.me.free == icons


@CASES.of("Limited Liability", "Schproingmajig")
@interaction("cost", "requirement")
def what_cannot_be_destroyed_still_pays_a_cost() -> None:
    table = set_up(rich("Limited Liability", play=["Schproingmajig", "Puddle of Goo"]))
    deploys(table.me, "Limited Liability")
    uses(table.me, "Schproingmajig", "SCHPROING!", "Puddle of Goo")
    assert "Puddle of Goo" in table.me.discard


@CASES.of("Fistfight", "Gnat")
@interaction("cost", "trigger")
@interaction("pick", "cost")
def a_card_is_discarded_only_when_the_second_character_is_picked() -> None:
    me = rich("Fistfight", play=["Gnat"])
    table = set_up(me, rich("Pinch", "Rate Hike", play=["Key Man", "Warrior Prodigy"]))
    table.me.deploys("Fistfight")
    assert table.me.discard == ["Gnat"]
    with shows("503.3", "604.1d"):
        assert table.asked is table.me
        assert sorted(table.me.choices()) == ["Key Man", "Warrior Prodigy"]
    replies(table.me, "Warrior Prodigy")
    with shows("604.1f"):
        assert table.asked is table.you
        assert sorted(table.you.choices()) == ["Pinch", "Rate Hike"]


@CASES.of("Muddle", "Skewer")
@interaction("cost", "response")
@interaction("number", "response")
def who_duplicates_skewer_chooses_and_pays_a_number_of_their_own() -> None:
    me = rich("Skewer", play=["Union Leader"])
    you = rich("Muddle", play=["Gnat"])
    table = set_up(me, you)
    announces(table.me, "Skewer", 2, "Gnat")
    free = table.you.free
    announces(table.you, "Muddle")
    assert free - table.you.free == 4
    settles(table)
    assert table.asked is table.you
    assert table.asks is DecisionKind.CHOOSE_NUMBER
    replies(table.you, 3, "Union Leader")
    with shows("307.1"):
        assert table.damage("Union Leader") == 3
        assert free - table.you.free == 10
    assert table.you.play == ["Gnat"]
    assert "Skewer" in table.me.discard

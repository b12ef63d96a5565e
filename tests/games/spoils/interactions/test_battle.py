"""Battles and what they meet."""

from app.games.spoils.engine import DecisionKind, Done
from tests.support.card_play import announces, chooses, copy_of, deploys, fought, replies, unblocked
from tests.support.card_tables import poor, rich, set_up
from tests.support.card_tests import CardTests
from tests.support.interactions import interaction
from tests.support.rules import shows
from tests.support.scenario import Side
from tests.support.tables import settles

CASES = CardTests()


def test_it_meets_other_mechanisms_as_the_rules_say(only_card: str | None) -> None:
    CASES.run(only_card)


@CASES.of("Defense Attorney", "Very Big Hat of Invisibility")
@interaction("battle", "requirement")
def an_attorney_blocks_whenever_it_can() -> None:
    table = set_up(poor(play=["Scout"]), poor(play=["Defense Attorney", "Union Leader"]))
    table.me.attacks("Scout")
    settles(table)
    assert table.asks is DecisionKind.BLOCKERS
    assert Done() not in table.you.legal
    table.you.picks("Union Leader")
    assert Done() not in table.you.legal
    table = set_up(poor(play=["Scout"]), poor(play=["Defense Attorney"]))
    table.me.attacks("Scout")
    table.you.blocks("Defense Attorney")
    fought(table)
    with shows("505.1"):
        assert table.damage("Defense Attorney") == 3
        assert table.you.influence == 20
    me = poor(play=["Scout", "Very Big Hat of Invisibility"],
              attached={"Very Big Hat of Invisibility": "Scout"})  # fmt: skip
    table = set_up(me, poor(play=["Defense Attorney"]))
    table.me.attacks("Scout")
    fought(table)
    with shows("507.3b"):
        assert table.you.influence == 17


@CASES.of("Air Travel")
@interaction("battle", "temporary")
def what_a_party_gains_after_the_blocks_changes_no_block() -> None:
    for before in (True, False):
        table = set_up(rich("Air Travel", play=["Scout"]), poor(play=["Union Leader"]))
        table.me.attacks("Scout")
        if before:
            deploys(table.me, "Air Travel", "Scout")
            fought(table)
            assert table.you.influence == 17
        else:
            table.you.blocks("Union Leader")
            deploys(table.me, "Air Travel", "Scout")
            fought(table)
            with shows("302.11b"):
                assert table.you.influence == 20
                assert table.me.discard.count("Scout") == 1


@CASES.of("Shocking Reappearance", "Balthassar Gristwalter")
@interaction("battle", "unique")
def the_copy_that_blocks_may_be_kept() -> None:
    name = "Balthassar Gristwalter"
    you = rich("Shocking Reappearance", play=[name], depleted=[name], discard=[name])
    table = set_up(poor(play=["Scout"]), you)
    old = copy_of(table.you, name)
    table.me.attacks("Scout")
    table.me.passes()
    announces(table.you, "Shocking Reappearance", name)
    settles(table)
    assert table.asked is table.you
    chooses(table.you, next(card for card in table.state.in_play
                            if table.state.name(card) == name and card != old))  # fmt: skip
    unblocked(table)
    assert table.you.influence == 20
    assert table.you.play == [name]
    assert table.damage(name) == 3


@CASES.of("Spry Archer")
@interaction("battle", "threshold")
@interaction("trigger", "threshold")
def an_archer_shoots_twice_with_four_icons() -> None:
    for icons in (3, 4):
        me = Side(play=["Spry Archer"], resources=["Rage"] * icons)
        table = set_up(me, poor(play=["Gnat"]))
        table.me.attacks("Spry Archer")
        while table.asks is not DecisionKind.BATTLE_WINDOW:
            assert table.asked is table.me
            table.me._does(table.me.legal[-1])
        assert table.you.influence == 19
        assert table.you.discard == ["Gnat"] * (icons == 4)


@CASES.of("Wyrmfang Deathskull")
@interaction("battle", "requirement")
def only_those_that_the_defender_picked_block() -> None:
    table = set_up(rich(play=["Wyrmfang Deathskull"]), poor(play=["Gnat", "Key Man", "Scout"]))
    table.me.attacks("Wyrmfang Deathskull")
    assert table.asked is table.you
    replies(table.you, "Gnat", None)
    settles(table)
    if table.asks is DecisionKind.BLOCKERS:
        assert table.you.choices() == ["Gnat"]
        table.you.picks("Gnat")
        settles(table)
    assert table.you.discard == ["Gnat"]
    assert table.you.influence == 20

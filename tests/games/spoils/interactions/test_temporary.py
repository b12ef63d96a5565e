"""Temporary rules text and what it meets."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.interactions.answers import (
    at,
    chooses,
    copy_of,
    plays,
    poor,
    replies,
    rich,
    settles,
    size,
)
from tests.support.card_tests import CardTests
from tests.support.interactions import interaction
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()


def test_temporary_rules_text(only_card: str | None) -> None:
    CASES.run(only_card)


@CASES.of("Air Travel", "Devastating Mockery")
@interaction("temporary", "temporary")
def covert_that_was_lost_this_turn_is_not_gained_again() -> None:
    table = at(rich("Air Travel", "Air Travel", "Devastating Mockery", play=["Scout"]))
    plays(table.me, "Air Travel", "Scout")
    plays(table.me, "Devastating Mockery", "Scout")
    assert not table.is_covert("Scout")
    plays(table.me, "Air Travel", "Scout")
    with shows("402.6"):
        assert not table.is_covert("Scout")


@CASES.of("Inhibit", "Balthassar Gristwalter")
@interaction("temporary", "unique")
def two_copies_stay_until_the_inhibited_one_has_its_text_again() -> None:
    name = "Balthassar Gristwalter"
    table = at(rich("Inhibit", name, play=[name]))
    plays(table.me, "Inhibit", name)
    plays(table.me, name)
    assert table.me.play == [name, name]
    table.next_turn()
    assert table.me.play == [name, name]
    table.next_turn()
    assert table.me.play == [name]
    assert table.me.discard.count(name) == 1


@CASES.of("Goldmau Sacks Representative", "Gus VanBaymaven")
@interaction("temporary", "threshold")
def icons_gained_this_turn_meet_a_threshold_this_turn() -> None:
    me = Side(hand=["Gus VanBaymaven", "Rage"], play=["Goldmau Sacks Representative"],
              resources=["Rage"] * 3)  # fmt: skip
    table = at(me)
    assert not table.me.can_deploy("Gus VanBaymaven")
    table.me.uses("Goldmau Sacks Representative", "RAISE CAPITAL")
    replies(table.me, "Rage")
    with shows("311.1"):
        assert table.me.can_deploy("Gus VanBaymaven")
    table.next_turn()
    table.next_turn()
    assert not table.me.can_deploy("Gus VanBaymaven")


@CASES.of("Skin Suit", "Gus VanBaymaven")
@interaction("temporary", "unique")
@interaction("leaving", "unique")
def a_survivor_that_gained_a_unique_name_clashes() -> None:
    me = rich("Skin Suit", play=["Scout", "Gus VanBaymaven"])
    table = at(me, poor(play=["Gus VanBaymaven"]))
    table.me.deploys("Skin Suit")
    while table.asks is DecisionKind.PICK:
        if "Scout" in table.me.choices():
            table.me.picks("Scout")
        else:
            chooses(table.me, copy_of(table.you, "Gus VanBaymaven"))
    settles(table)
    assert table.you.out_of_game == ["Gus VanBaymaven"]
    assert table.asked is table.me
    assert sorted(table.me.choices()) == ["Gus VanBaymaven", "Scout"]
    replies(table.me, "Gus VanBaymaven")
    assert "Scout" in table.me.discard


@CASES.of("31337!", "Elitistmajig")
@interaction("temporary", "threshold")
@interaction("damage", "temporary")
def life_of_borrowed_icons_ends_with_the_turn_and_so_does_the_damage() -> None:
    me = Side(hand=["31337!", "Target Practice"], play=["Elitistmajig"],
              resources=["Elitism"] * 2 + ["Rage"] * 6)  # fmt: skip
    table = at(me)
    plays(table.me, "31337!")
    assert size(table, "Elitistmajig") == (4, 4)
    plays(table.me, "Target Practice", "Elitistmajig")
    assert table.damage("Elitistmajig") == 2
    table.next_turn()
    with shows("602.1a", "602.1b"):
        assert table.me.play == ["Elitistmajig"]
        assert size(table, "Elitistmajig") == (2, 2)

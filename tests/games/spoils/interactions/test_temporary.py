"""Temporary rules text and what it meets."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import chooses, copy_of, deploys, replies, size
from tests.support.card_tables import poor, rich, set_up
from tests.support.card_tests import CardTests
from tests.support.interactions import interaction
from tests.support.rules import shows
from tests.support.scenario import Side
from tests.support.tables import settles

CASES = CardTests()


def test_it_meets_other_mechanisms_as_the_rules_say(only_card: str | None) -> None:
    CASES.run(only_card)


@CASES.of("Air Travel", "Devastating Mockery")
@interaction("temporary", "temporary")
def covert_that_was_lost_this_turn_is_not_gained_again() -> None:
    table = set_up(rich("Air Travel", "Air Travel", "Devastating Mockery", play=["Scout"]))
    deploys(table.me, "Air Travel", "Scout")
    deploys(table.me, "Devastating Mockery", "Scout")
    assert not table.is_covert("Scout")
    deploys(table.me, "Air Travel", "Scout")
    with shows("402.6"):
        assert not table.is_covert("Scout")


@CASES.of("Inhibit", "Balthassar Gristwalter")
@interaction("temporary", "unique")
def two_copies_stay_until_the_inhibited_one_has_its_text_again() -> None:
    name = "Balthassar Gristwalter"
    table = set_up(rich("Inhibit", name, play=[name]))
    deploys(table.me, "Inhibit", name)
    deploys(table.me, name)
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
    table = set_up(me)
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
    table = set_up(me, poor(play=["Gus VanBaymaven"]))
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
    table = set_up(me)
    deploys(table.me, "31337!")
    assert size(table, "Elitistmajig") == (4, 4)
    deploys(table.me, "Target Practice", "Elitistmajig")
    assert table.damage("Elitistmajig") == 2
    table.next_turn()
    with shows("602.1a", "602.1b"):
        assert table.me.play == ["Elitistmajig"]
        assert size(table, "Elitistmajig") == (2, 2)

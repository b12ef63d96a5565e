"""Conditionals and what they meet."""

from tests.support.card_play import (
    announces,
    chooses,
    copy_of,
    deploys,
    fought,
    replies,
    size,
    uses,
)
from tests.support.card_tables import poor, rich, set_up
from tests.support.card_tests import CardTests
from tests.support.interactions import interaction
from tests.support.rules import shows
from tests.support.scenario import Side
from tests.support.tables import settles

CASES = CardTests()


def test_it_meets_other_mechanisms_as_the_rules_say(only_card: str | None) -> None:
    CASES.run(only_card)


@CASES.of("Sleeping Guard")
@interaction("conditional", "conditional")
def two_guards_keep_each_other_strong() -> None:
    table = set_up(rich("Target Practice", play=["Sleeping Guard"]), poor(play=["Sleeping Guard"]))
    mine, yours = (copy_of(seat, "Sleeping Guard") for seat in (table.me, table.you))
    assert size(table, "Sleeping Guard") == (2, 2)
    table.me.deploys("Target Practice")
    chooses(table.me, yours)
    assert table.you.discard == ["Sleeping Guard"]
    assert table.state.in_play.count(mine) == 1
    assert size(table, "Sleeping Guard") == (1, 1)


@CASES.of("Mundane Pupil", "Market Oracle")
@interaction("conditional", "token")
def without_its_token_the_pupil_is_small_again() -> None:
    me = rich(play=["Mundane Pupil", "Market Oracle"], tokens={"Mundane Pupil": 1})
    table = set_up(me)
    assert size(table, "Mundane Pupil") == (2, 2)
    uses(table.me, "Market Oracle", "INVEST", "Mundane Pupil")
    assert size(table, "Mundane Pupil") == (1, 1)


@CASES.of("4p7 31f", "Hidden Dagger")
@interaction("conditional", "attached")
def an_elf_is_stronger_while_it_bears_gear() -> None:
    me = rich(play=["4p7 31f", "Scout", "Hidden Dagger"], attached={"Hidden Dagger": "4p7 31f"})
    table = set_up(me)
    assert size(table, "4p7 31f") == (4, 3)
    uses(table.me, "Hidden Dagger", "HANDOFF", "Scout")
    assert size(table, "4p7 31f") == (2, 2)
    assert table.strength("Scout") == 4


@CASES.of("Intermittently Sneaky Lawyer", "Mau Consultant")
@interaction("conditional", "trigger")
def the_card_that_a_trigger_draws_makes_the_condition_true() -> None:
    hand = ("Mau Consultant", "Gnat", "Gnat", "Gnat", "Gnat", "Gnat")
    table = set_up(rich(*hand, play=["Intermittently Sneaky Lawyer"]))
    assert table.is_covert("Intermittently Sneaky Lawyer")
    announces(table.me, "Mau Consultant")
    assert not table.is_covert("Intermittently Sneaky Lawyer")
    settles(table)
    assert len(table.me.hand) == 6
    assert table.is_covert("Intermittently Sneaky Lawyer")
    assert table.strength("Intermittently Sneaky Lawyer") == 2


@CASES.of("Compulsive Creeper", "Pinch")
@interaction("conditional", "response")
def a_tactic_in_response_makes_the_hand_even_and_saves_the_creeper() -> None:
    for responds in (True, False):
        you = rich("Rage", "Gnat", "Distraction", play=["Compulsive Creeper"])
        table = set_up(rich("Pinch"), you)
        assert table.life("Compulsive Creeper") == 1
        announces(table.me, "Pinch", "Compulsive Creeper")
        if responds:
            deploys(table.you, "Distraction", "Compulsive Creeper")
        settles(table)
        assert ("Compulsive Creeper" in table.you.play) == responds


@CASES.of("Horrendous Behemoth")
@interaction("conditional", "battle")
def opponents_are_weak_and_slow_only_while_it_fights_them() -> None:
    table = set_up(poor(play=["Horrendous Behemoth"]), poor(play=["Union Leader", "Scout"]))
    table.me.attacks("Horrendous Behemoth")
    table.you.blocks("Union Leader")
    assert (table.strength("Union Leader"), table.speed("Union Leader")) == (4, 2)
    assert (table.strength("Scout"), table.speed("Scout")) == (3, 4)
    fought(table)
    assert (table.strength("Union Leader"), table.speed("Union Leader")) == (5, 3)


@CASES.of("Beatrix Winterbottom", "Rate Hike")
@interaction("conditional", "requirement")
def with_ten_cards_in_hand_no_more_are_drawn() -> None:
    for others, drawn in ((9, 2), (10, 0)):
        hand = ["Rate Hike", *["Gnat"] * others]
        table = set_up(rich(*hand, play=["Beatrix Winterbottom"]))
        deploys(table.me, "Rate Hike")
        with shows("402.7"):
            assert len(table.me.hand) == others + drawn
        assert table.me.influence == 22


@CASES.of("Nefarious Horror", "Air Travel")
@interaction("conditional", "temporary")
def a_loss_that_goes_on_wins_over_a_gain_of_the_turn() -> None:
    me = rich("Air Travel", "Crushing Usury", play=["Nefarious Horror"])
    table = set_up(me, poor(play=["Gnat", "Key Man"]))
    assert size(table, "Nefarious Horror") == (4, 4)
    deploys(table.me, "Air Travel", "Nefarious Horror")
    with shows("402.6"):
        assert not table.is_covert("Nefarious Horror")
    deploys(table.me, "Crushing Usury", "Key Man")
    assert size(table, "Nefarious Horror") == (2, 2)
    assert table.is_covert("Nefarious Horror")


@CASES.of("Nefarious Horror", "Balthassar Gristwalter")
@interaction("conditional", "unique")
def a_second_copy_is_no_additional_character() -> None:
    name = "Balthassar Gristwalter"
    table = set_up(rich(name, play=[name]), poor(play=["Nefarious Horror"]))
    assert table.is_covert("Nefarious Horror")
    deploys(table.me, name)
    replies(table.me, name)
    assert table.me.play == [name]
    assert size(table, "Nefarious Horror") == (2, 2)
    assert table.is_covert("Nefarious Horror")


@CASES.of("Parkour Hoodlum")
@interaction("conditional", "threshold")
def tactical_by_a_location_does_not_replace_the_icons() -> None:
    for icons, location in ((2, True), (1, True), (2, False)):
        you = Side(hand=["Parkour Hoodlum"], resources=["Deception"] * icons + ["Rage"] * 2)
        table = set_up(poor(play=["Reveille Tower"] * location), you)
        table.me.ends_turn()
        with shows("405.2", "507.6b"):
            assert table.you.can_deploy("Parkour Hoodlum") == (icons == 2 and location)

"""Gearsmith locations: Shade of the Devoured Emperor."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import (
    deploys,
    ends_turn,
    is_offered,
    majigs,
    plays_resource,
    refuses,
    saves,
    wants,
)
from tests.support.card_tables import elitism, my_turn_starts, set_up
from tests.support.card_tests import CardTests
from tests.support.made_cards import MAJIG
from tests.support.scenario import Side
from tests.support.tables import settles

CASES = CardTests()
COMPLEX = "Abandoned Testing Complex"
RECYCLING = "Micromajig Recycling Station"


@CASES.of(COMPLEX)
def for_three_a_resource_may_be_played_as_your_turn_starts() -> None:
    table = my_turn_starts(elitism("Rage", play=[COMPLEX], icons=3))
    wants(table.me)
    plays_resource(table.me, "Rage")
    assert (table.me.free, "Rage" in table.me.resources) == (1, True)
    table = my_turn_starts(elitism("Rage", play=[COMPLEX], icons=3))
    refuses(table.me)
    assert (table.me.free, table.asks) == (3, DecisionKind.ACT)


@CASES.of("Abandoned Testing Complex", "Time Portal")
def nothing_happens_as_the_opponents_turn_starts() -> None:
    for name in ("Abandoned Testing Complex", "Time Portal"):
        table = set_up(elitism("Rage", play=[name]), Side(deck=["Rage"]))
        ends_turn(table)
        assert not is_offered(table.me)


@CASES.of(RECYCLING)
def majigs_given_up_reduce_the_next_cost_by_one_more_than_their_number() -> None:
    for number in (0, 1, 2):
        table = my_turn_starts(elitism("Big", "Gizmo", play=[RECYCLING, MAJIG, MAJIG]))
        table.me.agrees()
        assert table.me.numbers() == [0, 1, 2]
        table.me.answers(number)
        while MAJIG in table.me.choices():
            table.me.picks(MAJIG)
        assert majigs(table.me) == 2 - number
        assert saves(table, number + 1)
    table = my_turn_starts(elitism("Big", "Gizmo", play=[RECYCLING, MAJIG]))
    refuses(table.me)
    assert majigs(table.me) == 1
    assert saves(table, 0)


@CASES.of(RECYCLING)
def even_no_majig_at_all_saves_one() -> None:
    table = my_turn_starts(elitism("Big", "Gizmo", play=[RECYCLING]))
    assert is_offered(table.me)
    table.me.agrees()
    assert table.me.numbers() == [0]
    table.me.answers(0)
    settles(table)
    deploys(table.me, "Big")
    assert table.me.free == 9


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)

"""Requirements, prohibitions and what they meet."""

from app.games.spoils.engine import DecisionKind, Done
from tests.support.card_play import deploys, ends_turn, first_answers, may_block, uses
from tests.support.card_tables import poor, rich, set_up
from tests.support.card_tests import CardTests
from tests.support.interactions import interaction
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()


def test_it_meets_other_mechanisms_as_the_rules_say(only_card: str | None) -> None:
    CASES.run(only_card)


@CASES.of("Arcana Department", "Hangdog Alley")
@interaction("requirement", "requirement")
def a_party_satisfies_one_of_two_requirements_that_exclude_each_other() -> None:
    me = poor(play=["Scout", "Gnat", "Key Man", "Arcana Department", "Hangdog Alley"])
    for party, fits in ((["Scout"], True), (["Scout", "Gnat"], True),
                        (["Scout", "Gnat", "Key Man"], False)):  # fmt: skip
        table = set_up(me)
        table.me.announces_attack()
        for name in party:
            if table.asks is DecisionKind.ATTACKERS and name in table.me.choices():
                table.me.picks(name)
        if table.asks is DecisionKind.ATTACKERS and Done() in table.me.legal:
            table.me.passes()
        assert table.state.battle is not None
        formed = table.names(table.state.battle.attacking)
        with shows("505.2", "505.2c"):
            assert (formed == party) is fits


@CASES.of("Elbow Dropper")
@interaction("requirement", "temporary")
def who_cannot_block_this_turn_blocks_in_the_next() -> None:
    table = set_up(poor(play=["Elbow Dropper", "Gnat", "Key Man"]), poor(play=["Scout"]))
    uses(table.me, "Elbow Dropper", "OFF THE TOP ROPE", "Scout")
    table.me.attacks("Gnat")
    with shows("402.7"):
        assert may_block(table) == []
    assert table.you.influence == 19
    table.next_turn()
    table.next_turn()
    table.me.attacks("Key Man")
    assert may_block(table) == ["Scout"]


@CASES.of("Limited Liability", "Balthassar Gristwalter")
@interaction("requirement", "unique")
def two_copies_stay_as_long_as_nothing_can_be_destroyed() -> None:
    name = "Balthassar Gristwalter"
    table = set_up(rich("Limited Liability", name, play=[name]))
    deploys(table.me, "Limited Liability")
    deploys(table.me, name)
    first_answers(table)
    with shows("507.5b"):
        assert table.me.play == [name, name]
    ends_turn(table)
    first_answers(table)
    with shows("507.5b"):
        assert table.me.play == [name]


@CASES.of("Rushing Crushing Blockhead")
@interaction("requirement", "threshold")
def with_six_icons_the_blockhead_loses_its_text_and_blocks() -> None:
    for icons in (5, 6):
        you = Side(play=["Rushing Crushing Blockhead"], resources=["Rage"] * icons)
        table = set_up(poor(play=["Gnat"]), you)
        table.me.attacks("Gnat")
        assert may_block(table) == ["Rushing Crushing Blockhead"] * (icons == 6)

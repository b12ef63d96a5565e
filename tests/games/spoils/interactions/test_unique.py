"""Unique cards and what they meet."""

from tests.support.card_play import deploys
from tests.support.card_tables import poor, rich, set_up
from tests.support.card_tests import CardTests
from tests.support.interactions import interaction
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()


def test_it_meets_other_mechanisms_as_the_rules_say(only_card: str | None) -> None:
    CASES.run(only_card)


@CASES.of("Mr. Fetch", "Pluck")
@interaction("unique", "unique")
def different_names_with_one_identifier_clash_and_opponents_do_not() -> None:
    table = set_up(rich("Mr. Fetch", play=["Pluck"]), poor(play=["Pluck"]))
    deploys(table.me, "Mr. Fetch", "Mr. Fetch")
    with shows("507.5a"):
        assert table.me.play == ["Mr. Fetch"]
        assert table.me.discard == ["Pluck"]
        assert table.you.play == ["Pluck"]


@CASES.of("Crest of Greed", "Crest of Elitism", "Dwarvish Grimalkin")
@interaction("unique", "threshold")
def the_icons_of_a_crest_go_with_the_crest_that_is_not_kept() -> None:
    me = Side(hand=["Crest of Elitism", "Dwarvish Grimalkin"], play=["Crest of Greed"],
              resources=["Rage"] * 3)  # fmt: skip
    table = set_up(me)
    assert table.me.can_deploy("Dwarvish Grimalkin")
    deploys(table.me, "Crest of Elitism", False, "Crest of Elitism")
    assert table.me.discard == ["Crest of Greed"]
    with shows("405.1"):
        assert not table.me.can_deploy("Dwarvish Grimalkin")

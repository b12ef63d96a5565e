"""Thresholds that meet."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import deploys, prefers, stats
from tests.support.card_tables import set_up
from tests.support.card_tests import CardTests
from tests.support.interactions import interaction
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()


def test_it_meets_other_mechanisms_as_the_rules_say(only_card: str | None) -> None:
    CASES.run(only_card)


@CASES.of("Dwarvish Grimalkin")
@interaction("threshold", "threshold")
def each_paragraph_whose_icons_are_provided_draws_a_card() -> None:
    for icons, cards in ((1, 0), (2, 1), (5, 2), (9, 3)):
        me = Side(hand=["Dwarvish Grimalkin"], resources=["Greed"] * icons, deck=["Scout"] * 5)
        table = set_up(me)
        deploys(table.me, "Dwarvish Grimalkin")
        while table.asks is DecisionKind.ORDER:
            prefers(table.me, "Dwarvish Grimalkin")
        assert len(table.me.hand) == cards


@CASES.of("Thabbashite Assailant")
@interaction("threshold", "threshold")
def paragraphs_with_more_icons_add_to_those_with_fewer() -> None:
    for icons, expected in enumerate(((1, 1, 3), (1, 2, 3), (2, 2, 3), (2, 2, 4), (3, 3, 5))):
        table = set_up(Side(play=["Thabbashite Assailant"], face_down=["Gnat"] * icons))
        with shows("405.4"):
            assert stats(table, "Thabbashite Assailant") == expected

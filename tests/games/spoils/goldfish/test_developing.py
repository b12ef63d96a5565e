"""Figures of a Develop: exact chances of drawing, and the cards that a resource lets deploy."""

from fractions import Fraction

from app.games.spoils.facts import Threshold
from app.games.spoils.goldfish.developing import develop
from tests.support.spoils_cards import character, staple, tactic

RAGE, GREED = staple("R"), staple("G")
SCOUT, BRUTE, CLERK = (
    character("Scout", 1, "R"),
    character("Brute", 3, "RR"),
    tactic("Levy", 2, "G"),
)
VOLITION = Threshold.of("V")


def test_202_8_drawing_finds_the_icons_that_cards_in_hand_wait_for() -> None:
    found = develop([CLERK, BRUTE], [GREED] * 4 + [RAGE] * 7 + [SCOUT] * 9, Threshold.of("R"), 2,
                    VOLITION)  # fmt: skip
    assert [icon.value for icon in found.drawing.icons] == ["G", "R"]
    assert found.drawing.waiting == (CLERK, BRUTE)
    assert found.drawing.finds == Fraction(11, 20)
    assert found.drawing.deployable == Fraction(9, 20)


def test_605_a_resource_enables_what_its_icon_and_the_resource_itself_pay_for() -> None:
    found = develop([RAGE, GREED, BRUTE, CLERK, SCOUT], [SCOUT], Threshold.of("R"), 2, VOLITION)
    enabled = {each.resource and each.resource.name: each.enables for each in found.playing}
    assert enabled == {"Greed": (CLERK,), "Rage": (BRUTE,), None: ()}


def test_203_4a_a_face_down_resource_pays_and_gives_volition_where_the_edition_says_so() -> None:
    mystic = character("Mystic", 3, "RV")
    for provides, enables in ((VOLITION, (mystic,)), (Threshold(), ())):
        found = develop([mystic], [], Threshold.of("R"), 2, provides)
        assert found.playing[-1].enables == enables


def test_with_no_card_left_to_draw_nothing_is_found() -> None:
    found = develop([BRUTE], [], Threshold(), 0, VOLITION)
    assert (found.unseen, found.drawing.finds, found.drawing.deployable) == (0, 0, 0)

"""The true optimum by a turn, against a plain search in fractions and against known values."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.games.spoils.facts import Card
from app.games.spoils.goldfish.exact.asking import Question, ask
from app.games.spoils.goldfish.exact.needs import (
    Need,
    cards_drawn,
    icons_in_play,
    resources_in_play,
)
from app.games.spoils.goldfish.exact.optimum import best_play
from app.games.spoils.goldfish.exact.plans import Mulligan
from app.games.spoils.goldfish.setup import Setup, prepare
from tests.games.spoils.goldfish.exact.expectimax import searched_optimum
from tests.support.spoils_cards import character, faction, resource, staple

RAGE, DECEPTION = staple("R"), staple("D")
WANTED, OTHER = character("Wanted", 2, "R"), character("Other", 3, "R")
EITHER = resource("Either", "RD")


def setup_of(rage: int, wanted: int, rest: int, *, hand: int = 7) -> Setup:
    """A deck that starts with two of its Rage; going first, so that the hand has one card more."""
    deck = [(RAGE, rage), (WANTED, wanted), (OTHER, rest)]
    return prepare(faction("", 2, hand, hand + 1), deck, starting=["Rage", "Rage"])


def needs_of(icons: int, wanted: int) -> tuple[Need, ...]:
    return icons_in_play(icons, "R"), cards_drawn(wanted, "wanted", lambda c: c == WANTED)


def found(needs: tuple[Need, ...], setup: Setup, turn: int, mulligan: Mulligan) -> float:
    best = best_play(Question(needs, None, turn, mulligan), setup)
    assert best is not None
    assert best.chance is not None, best.reason
    return best.chance


@pytest.mark.parametrize(
    ("deck", "turn", "needs", "none", "best"),
    [
        ((6, 6, 18), 3, (5, 3), 0.0446, 0.3296),
        ((5, 3, 22), 2, (3, 1), 0.5450, 0.9049),
        ((12, 4, 24), 4, (5, 2), 0.3136, 0.6913),
        ((9, 2, 19), 3, (4, 1), 0.5801, 0.8929),
    ],
)
def test_known_values_of_a_separate_search(
    deck: tuple[int, int, int], turn: int, needs: tuple[int, int], none: float, best: float
) -> None:
    setup = setup_of(*deck, hand=8)
    for mulligan, value in ((Mulligan.NONE, none), (Mulligan.BEST, best)):
        assert found(needs_of(*needs), setup, turn, mulligan) == pytest.approx(value, abs=5e-5)


small_decks = st.lists(
    st.tuples(st.sampled_from([RAGE, DECEPTION, EITHER, WANTED, OTHER]), st.integers(1, 4)),
    min_size=2, max_size=4, unique_by=lambda each: each[0].name,
)  # fmt: skip
small_needs = st.lists(
    st.one_of(
        st.builds(resources_in_play, st.integers(1, 4)),
        st.builds(icons_in_play, st.integers(1, 4), st.sampled_from("RD")),
        st.builds(
            lambda count, card: cards_drawn(count, card.name, lambda each: each == card),
            st.integers(1, 2),
            st.sampled_from([WANTED, EITHER]),
        ),
    ),
    min_size=1, max_size=2,
)  # fmt: skip


@given(small_decks, small_needs, st.integers(1, 3), st.sampled_from(Mulligan))
@settings(deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow])
def test_the_optimum_is_that_of_a_plain_search(
    deck: list[tuple[Card, int]], needs: list[Need], turn: int, mulligan: Mulligan
) -> None:
    setup = prepare(faction("", 1, 2, 3), [(RAGE, 1), (OTHER, 6), *deck], starting=["Rage"])
    asked = tuple(needs)
    exact = searched_optimum(asked, setup, turn, mulligan)
    assert found(asked, setup, turn, mulligan) == pytest.approx(float(exact), abs=1e-12)


@pytest.mark.slow
@pytest.mark.parametrize("mulligan", Mulligan)
@pytest.mark.parametrize("turn", [2, 4])
def test_the_optimum_lies_between_the_plan_and_the_bound(turn: int, mulligan: Mulligan) -> None:
    deck = [(RAGE, 12), (DECEPTION, 9), (WANTED, 5), (OTHER, 24)]
    setup = prepare(faction(), deck, starting=["Rage", "Deception"])
    needs = (*needs_of(3, 1), icons_in_play(2, "D"))
    answer = ask(Question(needs, None, turn, mulligan), setup)
    assert answer.bound is not None
    optimum = found(needs, setup, turn, mulligan)
    assert float(answer.chance) <= optimum + 1e-12
    assert optimum <= float(answer.bound.chance) + 1e-12


def test_309_1_paying_matters_from_three_resources_on() -> None:
    """With one resource nothing can be paid for by turn 1, so the plan is the optimum."""
    setup = prepare(faction("", 1), [(RAGE, 8), (OTHER, 30)], starting=["Rage"])
    needs = (icons_in_play(2, "R"),)
    answer = ask(Question(needs, None, 1), setup)
    assert found(needs, setup, 1, Mulligan.NONE) == pytest.approx(float(answer.chance), abs=1e-12)


def test_what_takes_too_long_says_why() -> None:
    kinds = [(character(name, 1, "R"), 4) for name in "ABCD"]
    setup = prepare(faction(), [(RAGE, 12), *kinds], starting=["Rage", "Rage"])
    needs = tuple(
        cards_drawn(1, card.name, lambda each, card=card: each == card) for card, _ in kinds
    )
    best = best_play(Question(needs, None, 3), setup)
    assert best is not None
    assert best.chance is None
    assert "4 groups" in best.reason
    volition = best_play(Question((icons_in_play(1, "V"),), None, 3), setup)
    assert volition is not None
    assert "face-down" in volition.reason
    assert best_play(Question(needs, 9, None), setup) is None


def test_a_goal_that_cannot_be_met_has_no_chance() -> None:
    setup = setup_of(8, 2, 20)
    assert found(needs_of(2, 3), setup, 4, Mulligan.BEST) == 0.0
    assert found((icons_in_play(1, "G"),), setup, 4, Mulligan.BEST) == 0.0


def test_203_2_any_card_can_be_a_resource_so_only_plays_are_counted() -> None:
    setup = prepare(faction("", 2), [(RAGE, 12), (OTHER, 30)], starting=["Rage", "Rage"])
    four, five = (resources_in_play(4),), (resources_in_play(5),)
    by_second = ask(Question(four, None, 2), setup)
    assert by_second.chance == 1
    assert ask(Question(four, None, 1), setup).chance == 0
    assert ask(Question(five, None, 2), setup).chance == 0
    assert found(five, setup, 2, Mulligan.NONE) == 1.0
    with_icons = ask(Question((*four, icons_in_play(4, "R")), None, 2), setup)
    assert with_icons.chance == ask(Question((icons_in_play(4, "R"),), None, 2), setup).chance
    assert ask(Question((resources_in_play(12),), 9), setup).chance == 0
    assert ask(Question((resources_in_play(11),), 9), setup).chance == 1

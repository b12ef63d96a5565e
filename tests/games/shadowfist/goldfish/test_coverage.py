"""The cards of a deck that are exact: one number, wherever the deck is played."""

import pytest

from app.games.shadowfist.engine.wordings import is_exact
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.goldfish.coverage import Coverage, coverage_of
from app.games.shadowfist.goldfish.model import model_of
from app.games.shadowfist.goldfish.setup import Setup, prepare_decklist
from app.games.shadowfist.goldfish.solitaire import ME, sit_down
from app.games.shadowfist.presentation.deck_files import DECK_FILES
from app.games.shadowfist.presentation.referee.watched import exact_at
from tests.games.shadowfist.goldfish.decks import TENS, setup_of

SCRIPTED = "Adrienne Hart"
"""A Character with a text that a script plays."""

PRECONS = ("10kb-architects-of-the-flesh", "10kb-purists", "yotg-four-monarchs")


def covered(setup: Setup) -> Coverage:
    return coverage_of(model_of(setup))


@pytest.mark.parametrize("name", PRECONS)
def test_the_goldfish_and_the_referee_call_as_many_cards_exact(
    shadowfist: Catalogue, name: str
) -> None:
    decklist = DECK_FILES.of_precon(shadowfist.precons[name], shadowfist)
    setup = prepare_decklist(decklist, shadowfist).setup
    coverage = covered(setup)
    at_the_table = exact_at(sit_down(setup, shadowfist, seed=1).state, ME)
    assert coverage.words.startswith(f"{at_the_table}. In this simulation: ")
    lines = shadowfist.precons[name].lines
    assert coverage.exact == sum(
        line.copies for line in lines if is_exact(shadowfist, shadowfist.by_printing[line.printing])
    )
    assert coverage.in_full + coverage.as_numbers + coverage.as_blanks == coverage.total


def test_a_card_with_a_script_is_exact_though_the_simulation_leaves_its_text_out(
    shadowfist: Catalogue,
) -> None:
    plain = covered(setup_of(shadowfist, TENS))
    scripted = covered(setup_of(shadowfist, {**TENS, "Mad Dog McCroun": 25, SCRIPTED: 5}))
    assert not shadowfist.title(SCRIPTED).newest.is_complete
    assert scripted.exact == plain.exact
    assert scripted.in_full == plain.in_full - 5


def test_a_code_that_neither_of_them_plays_makes_no_card_exact(shadowfist: Catalogue) -> None:
    facts = shadowfist.title("Blow Things Up!").newest
    assert facts.is_complete
    assert facts.effects
    plain = covered(setup_of(shadowfist, TENS))
    coded = covered(setup_of(shadowfist, {**TENS, "Mad Dog McCroun": 25, "Blow Things Up!": 5}))
    assert (coded.exact, coded.in_full) == (plain.exact - 5, plain.in_full - 5)

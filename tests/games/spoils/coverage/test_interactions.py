"""The table of interactions: every pair is tested, excluded with a reason, or shown as missing."""

from pathlib import Path

import pytest

from app.games import game
from app.games.spoils.coverage.card_tests import CardTest, card_tests_in
from app.games.spoils.coverage.interaction_page import interaction_page
from app.games.spoils.coverage.interactions import (
    InteractionTest,
    Pair,
    all_pairs,
    by_pair,
    exclusions,
    interaction_tests_in,
    mechanisms,
    missing_pairs,
)
from app.games.spoils.editions import rulebook
from app.generate.rule_tests import sources

FOLDER = Path(__file__).parents[1] / "interactions"
FILE = "interactions/test_damage.py"
SOURCE = """
from tests.support.card_tests import CardTests

CASES = CardTests()

@CASES.of("Scout", "Gnat")
@interaction("damage", "control")
@interaction("damage", "damage")
def it_is_hurt() -> None: ...
"""


def interaction_tests() -> tuple[InteractionTest, ...]:
    return interaction_tests_in(sources(game("spoils")))


def test_tests_are_found_with_their_pairs_and_cards() -> None:
    found = interaction_tests_in({FILE: SOURCE, "test_other.py": "x = 1"})
    case = CardTest(FILE, "it_is_hurt", ("Scout", "Gnat"))
    pairs = (Pair("damage", "control"), Pair("damage", "damage"))
    assert found == (InteractionTest(case, pairs),)
    assert by_pair(found)[pairs[0]] == found
    assert set(missing_pairs(found)) == set(all_pairs()) - set(pairs) - set(exclusions())


@pytest.mark.parametrize(
    ("mark", "message"),
    [
        ('"control", "damage"', "it_is_hurt: write damage before control"),
        ('"damage", "magic"', "not both mechanisms"),
        ('"damage"', "write two ids"),
        ("FIRST, SECOND", "write two ids"),
        ('"battle", "battle"', "are excluded"),
    ],
)
def test_a_mark_that_names_no_pair_is_refused(mark: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        interaction_tests_in({FILE: SOURCE.replace('"damage", "damage"', mark)})


def test_a_mark_on_something_else_than_a_case_of_cards_is_refused() -> None:
    with pytest.raises(ValueError, match=r"it_is_hurt: add @CASES\.of"):
        interaction_tests_in({FILE: SOURCE.replace('@CASES.of("Scout", "Gnat")\n', "")})


def test_mechanisms_and_exclusions_cite_existing_rules() -> None:
    numbers = set(rulebook().by_cr3)
    sections = {number.split(".")[0] for number in numbers}
    cited = [rule for it in mechanisms() for rule in it.rules]
    cited += [rule for it in exclusions().values() for rule in it.rules]
    assert [rule for rule in cited if rule not in numbers | sections] == []
    assert all(it.rules and it.recognised_by for it in mechanisms())
    assert all(it.rules and it.reason for it in exclusions().values())


def test_every_pair_is_tested_excluded_or_shown_as_missing() -> None:
    tests = interaction_tests()
    tested = {pair for test in tests for pair in test.pairs}
    missing, excluded = set(missing_pairs(tests)), set(exclusions())
    assert tested | missing | excluded == set(all_pairs())
    assert not tested & excluded
    page = interaction_page(sources(game("spoils")))
    assert page.count("**missing**") == len(missing)
    assert page.count(" – |") == len(excluded)


@pytest.mark.slow
def test_every_case_of_the_folder_says_which_mechanisms_meet() -> None:
    cases = card_tests_in(sources(game("spoils")))
    marked = {(test.case.file, test.case.name) for test in interaction_tests()}
    here = {(it.file, it.name) for it in cases if it.file.startswith("interactions/")}
    assert here - marked == set()


def test_a_case_stands_in_the_file_of_its_first_mechanism() -> None:
    odd = {
        (test.case.file, test.case.name)
        for test in interaction_tests()
        if test.case.file.startswith("interactions/")
        and not Path(test.case.file).stem.startswith(f"test_{_underlined(test)}")
    }
    assert odd == set()


def _underlined(test: InteractionTest) -> str:
    return test.pairs[0].first.replace("-", "_")


def test_every_file_of_the_folder_runs_its_cases() -> None:
    files = sorted(FOLDER.glob("test_*.py"))
    assert files
    assert [it.name for it in files if "CASES.run(only_card)" not in it.read_text()] == []

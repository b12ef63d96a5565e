"""The tables of tests that cover rules and play cards, and the page of mechanisms that meet."""

from pathlib import Path
from typing import Final

from app.games import Game
from app.games.capabilities.rulebook import RuleTests

TESTS: Final = Path(__file__).parents[2] / "tests" / "games"


def sources(game: Game) -> dict[str, str]:
    """Return the source of a game's tests by file; empty if there is no checkout."""
    folder = TESTS / game.key
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("test_*.py"))
    }


def available_tests(game: Game) -> RuleTests:
    """Return the tests of the checkout or, without a checkout, those in the shipped table.

    Raises MissingCapabilityError.
    """
    coverage = game.rule_coverage.needed()
    return coverage.tests_in(sources(game)) or coverage.shipped()


def rule_test_table(game: Game) -> str:
    """Return the table as text.

    Raises ValueError if a test claims a rule without an assertion that covers it.
    """
    coverage, tests = game.rule_coverage.needed(), sources(game)
    if claims := coverage.unproven(tests):
        raise ValueError(
            "These tests claim a rule and assert nothing about it. Move the assertions that "
            "cover it into `with shows(...)`, or leave the number out:\n" + "\n".join(claims)
        )
    return coverage.table(coverage.tests_in(tests))


def card_test_table(game: Game) -> str:
    """Return the table as text. Raises ValueError if a test does not name its cards."""
    tests = game.card_coverage.needed().tests
    assert tests is not None, "a game without scripts has no table of card tests"
    return tests.table(sources(game))


def interaction_page(game: Game) -> str:
    """Return the page in Markdown. Raises ValueError if a test names no existing mechanisms."""
    tests = game.card_coverage.needed().tests
    assert tests is not None, "a game without scripts has no mechanisms to meet"
    return tests.interaction_page(sources(game))

"""The table of tests that cover rules."""

from pathlib import Path
from typing import Final

from app.games import Game

TESTS: Final = Path(__file__).parents[2] / "tests" / "games"


def sources(game: Game) -> dict[str, str]:
    """Return the source of a game's tests by file; empty if there is no checkout."""
    folder = TESTS / game.key
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("test_*.py"))
    }


def available_tests(game: Game) -> object:
    """Return the tests of the checkout or, without a checkout, those in the shipped table.

    The value is for the game's own `rule_coverage`. Raises MissingCapabilityError.
    """
    coverage = game.needed_rule_coverage()
    return coverage.tests_in(sources(game)) or coverage.shipped()


def rule_test_table(game: Game) -> str:
    """Return the table as text.

    Raises ValueError if a test claims a rule without an assertion that covers it.
    """
    coverage, tests = game.needed_rule_coverage(), sources(game)
    if claims := coverage.unproven(tests):
        raise ValueError(
            "These tests claim a rule and assert nothing about it. Move the assertions that "
            "cover it into `with shows(...)`, or leave the number out:\n" + "\n".join(claims)
        )
    return coverage.table(coverage.tests_in(tests))

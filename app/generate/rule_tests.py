"""The table of tests that show rules."""

from pathlib import Path
from typing import Final

from app.games import Game

TESTS: Final = Path(__file__).parents[2] / "tests" / "games"


def sources(game: Game) -> dict[str, str]:
    """The tests of a game in the checkout by file; none where there is no checkout."""
    folder = TESTS / game.key
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("test_*.py"))
    }


def tests_at_hand(game: Game) -> object:
    """The tests of the checkout, or those of the shipped table where there is no checkout.

    They are for the game's own `rule_coverage`. Raises MissingCapabilityError.
    """
    coverage = game.needed_rule_coverage()
    return coverage.tests_in(sources(game)) or coverage.shipped()


def rule_test_table(game: Game) -> str:
    """The table as text.

    Raises `ValueError` while a test claims a rule and names no assertion that shows it.
    """
    coverage, tests = game.needed_rule_coverage(), sources(game)
    if claims := coverage.unproven(tests):
        raise ValueError(
            "These tests claim a rule and assert nothing about it. Move the assertions that "
            "cover it into `with shows(...)`, or leave the number out:\n" + "\n".join(claims)
        )
    return coverage.table(coverage.tests_in(tests))

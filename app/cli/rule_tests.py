"""The table of tests that show rules: `python3 run.py docs` writes it from the tests."""

import sys
from pathlib import Path
from typing import Final

from app.games.spoils.coverage.rule_tests import as_table, shipped_tests
from app.games.spoils.coverage.rules import RuleTest, rule_tests_in

TESTS: Final = Path(__file__).parents[2] / "tests" / "games" / "spoils"


def tests_at_hand() -> tuple[RuleTest, ...]:
    """The tests of the checkout, or those of the shipped table where there is no checkout."""
    sources = {
        path.relative_to(TESTS).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(TESTS.rglob("test_*.py"))
    }
    return rule_tests_in(sources) if sources else shipped_tests()


if __name__ == "__main__":
    sys.stdout.write(as_table(tests_at_hand()))

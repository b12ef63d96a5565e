"""The table of tests that show rules: `python3 run.py docs` writes it from the tests.

It is not written while a test claims a rule and names no assertion that shows it.
"""

import sys
from pathlib import Path
from typing import Final

from app.games.spoils.coverage.rule_tests import as_table, shipped_tests
from app.games.spoils.coverage.rules import RuleTest, claims_without_assertion, rule_tests_in

TESTS: Final = Path(__file__).parents[2] / "tests" / "games" / "spoils"


def sources() -> dict[str, str]:
    """The tests of the checkout by file; none where there is no checkout."""
    return {
        path.relative_to(TESTS).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(TESTS.rglob("test_*.py"))
    }


def tests_at_hand() -> tuple[RuleTest, ...]:
    """The tests of the checkout, or those of the shipped table where there is no checkout."""
    return rule_tests_in(sources()) or shipped_tests()


if __name__ == "__main__":
    if claims := claims_without_assertion(sources()):
        sys.exit(
            "These tests claim a rule and assert nothing of it. Put the assertions that show it "
            "into `with shows(...)`, or leave the number out:\n" + "\n".join(claims)
        )
    sys.stdout.write(as_table(tests_at_hand()))

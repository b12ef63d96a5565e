"""The statements of section 16, with the tests that show them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, TypeAlias

from app.games.capabilities.rule_coverage import RuleCoverage
from app.games.capabilities.rulebook import Rulebook
from app.games.tabletop.referee.rule_coverage import RuleLine, summary, written
from app.games.tabletop.referee.rule_tests import RuleTest
from app.games.terrus.coverage import tests
from app.games.terrus.coverage.statements import Statement

PRIORITIES: Final = {1: "every battle", 2: "choices and limits", 3: "rare cases"}
"""What the three priorities are about."""

_Tests: TypeAlias = tuple[RuleTest, ...]


@cache
def _lines_of(edition: str) -> Sequence[RuleLine[Statement]]:
    return tests.lines(tests.shipped_tests())


def _nowhere(edition: str, number: str, other: str) -> tuple[str, ...]:
    return ()


def _rules(edition: str, found: _Tests, only_missing: bool) -> Iterator[str]:
    return written(tests.lines(found), only_missing=only_missing)


def _counts(edition: str, found: _Tests) -> Iterator[str]:
    return summary(tests.lines(found), PRIORITIES)


RULEBOOK: Final = Rulebook(
    chapters={16: "Battle"},
    priorities=PRIORITIES,
    lines=_lines_of,
    elsewhere=_nowhere,
    prints_numbers=lambda edition: False,
)

RULE_COVERAGE: Final[RuleCoverage[_Tests]] = RuleCoverage(
    tests_in=tests.tests_in,
    unproven=tests.unproven,
    table=tests.as_table,
    shipped=tests.shipped_tests,
    rules=_rules,
    counts=_counts,
)

"""Which tests show which rules of The Spoils."""

from collections.abc import Iterator
from typing import Final, TypeAlias

from app.games.capabilities.rule_coverage import RuleCoverage
from app.games.spoils.coverage.rule_tests import as_table, shipped_tests
from app.games.spoils.coverage.rules import claims_without_assertion, rule_lines, rule_tests_in
from app.games.spoils.editions import Edition
from app.games.tabletop.referee.rule_coverage import summary, written
from app.games.tabletop.referee.rule_tests import RuleTest

_PRIORITIES: Final = (1, 2, 3)
_Tests: TypeAlias = tuple[RuleTest, ...]


def _rules(edition: str, tests: _Tests, only_missing: bool) -> Iterator[str]:
    return written(rule_lines(Edition(edition), tests), only_missing=only_missing)


def _counts(edition: str, tests: _Tests) -> Iterator[str]:
    return summary(rule_lines(Edition(edition), tests), _PRIORITIES)


RULE_COVERAGE: Final[RuleCoverage[_Tests]] = RuleCoverage(
    tests_in=rule_tests_in,
    unproven=claims_without_assertion,
    table=as_table,
    shipped=shipped_tests,
    rules=_rules,
    counts=_counts,
)

"""Which tests show which rules of The Spoils."""

from collections.abc import Iterator
from typing import Final, TypeAlias

from app.games.capabilities.rule_coverage import RuleCoverage
from app.games.capabilities.rulebook import RuleStatus
from app.games.spoils.coverage.rule_tests import as_table, shipped_tests
from app.games.spoils.coverage.rules import (
    RuleLine,
    RuleTest,
    claims_without_assertion,
    rule_lines,
    rule_tests_in,
)
from app.games.spoils.editions import Edition

_PRIORITIES: Final = (1, 2, 3)
_Tests: TypeAlias = tuple[RuleTest, ...]


def _rules(edition: str, tests: _Tests, only_missing: bool) -> Iterator[str]:
    for line in rule_lines(Edition(edition), tests):
        if not only_missing or line.status is RuleStatus.UNSHOWN:
            yield from _rule(line)


def _rule(line: RuleLine) -> Iterator[str]:
    yield f"{line.number}  {line.rule.meaning}  [priority {line.rule.priority}]"
    if not line.tests:
        why = f": {line.rule.obstacle}" if line.rule.obstacle else ""
        yield f"    {line.status.words}{why}"
    for test in line.tests:
        yield f"    {test.file}::{test.name}"


def _counts(edition: str, tests: _Tests) -> Iterator[str]:
    lines = rule_lines(Edition(edition), tests)
    for priority in _PRIORITIES:
        them = [it for it in lines if it.is_testable and it.rule.priority == priority]
        shown = sum(it.status is RuleStatus.SHOWN for it in them)
        yield f"priority {priority}: {shown} of {len(them)} testable rules have tests"
    examples = {example for line in lines for example in line.examples}
    yield f"{len(examples)} worked examples are played in those tests"


RULE_COVERAGE: Final[RuleCoverage[_Tests]] = RuleCoverage(
    tests_in=rule_tests_in,
    unproven=claims_without_assertion,
    table=as_table,
    shipped=shipped_tests,
    rules=_rules,
    counts=_counts,
)

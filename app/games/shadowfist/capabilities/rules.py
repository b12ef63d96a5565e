"""The rulebook of Shadowfist, rule by rule, with the tests that show each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, TypeAlias

from app.games.capabilities.rule_coverage import RuleCoverage
from app.games.capabilities.rulebook import Rulebook
from app.games.shadowfist.coverage import tests
from app.games.shadowfist.coverage.rulebook import CHAPTERS, Scope
from app.games.tabletop.referee.rule_coverage import summary, written
from app.games.tabletop.referee.rule_tests import RuleTest

PRIORITIES: Final = {scope.priority: scope.words for scope in Scope}
"""What the priorities are about: they are the scopes of rules."""

_Tests: TypeAlias = tuple[RuleTest, ...]


@cache
def _lines_of(edition: str) -> tuple[tests.RuleLine, ...]:
    return tests.lines(tests.shipped_tests())


def _nowhere(edition: str, number: str, other: str) -> tuple[str, ...]:
    return ()


def _rules(edition: str, found: _Tests, only_missing: bool) -> Iterator[str]:
    return written(tests.lines(found), only_missing=only_missing)


def _counts(edition: str, found: _Tests) -> Iterator[str]:
    testable = {scope.priority for scope in (Scope.DECK, Scope.CORE, Scope.KEYWORD)}
    yield from summary(tests.lines(found), testable)
    lines = [it for it in tests.lines(found) if it.rule.scope is Scope.SCRIPT]
    shown = sum(bool(it.tests) for it in lines)
    yield f"{shown} of {len(lines)} rules that need a card's text are shown with invented cards"


RULEBOOK: Final = Rulebook(
    chapters=CHAPTERS,
    priorities=PRIORITIES,
    lines=_lines_of,
    elsewhere=_nowhere,
    prints_numbers=lambda edition: True,
)

RULE_COVERAGE: Final[RuleCoverage[_Tests]] = RuleCoverage(
    tests_in=tests.tests_in,
    unproven=tests.unproven,
    table=tests.as_table,
    shipped=tests.shipped_tests,
    rules=_rules,
    counts=_counts,
)

"""Which tests show which rules, found in the sources or read from the table beside this."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

from app.games.shadowfist.coverage.rulebook import NumberedRule, rulebook
from app.games.shadowfist.editions import DEFAULT_EDITION, Edition
from app.games.tabletop.referee import rule_coverage, rule_tests
from app.games.tabletop.referee.rule_tests import Editions, RuleTest

RuleLine: TypeAlias = rule_coverage.RuleLine[NumberedRule]

_EDITIONS: Final = Editions({it.name: it.value for it in Edition}, DEFAULT_EDITION.value)


def tests_in(sources: Mapping[str, str]) -> tuple[RuleTest, ...]:
    """The tests that show a rule; `sources` are texts by file."""
    known = {rule.number for rule in rulebook()}
    found = rule_tests.tests_in(sources, _EDITIONS)
    return tuple(test for test in found if not known.isdisjoint(test.numbers))


def unproven(sources: Mapping[str, str]) -> tuple[str, ...]:
    """Where a test claims a rule without an assertion."""
    return rule_tests.claims_without_assertion(sources, _EDITIONS)


def as_table(tests: Iterable[RuleTest]) -> str:
    """Tests as the table that travels with the package."""
    return rule_tests.table_of(tests, _EDITIONS)


@cache
def shipped_tests() -> tuple[RuleTest, ...]:
    """The tests of the table beside this file."""
    text = files(__package__).joinpath("rule_tests.csv").read_text(encoding="utf-8")
    return rule_tests.read_table(text)


def lines(tests: Iterable[RuleTest]) -> tuple[RuleLine, ...]:
    """Every rule with its tests."""
    return rule_coverage.rule_lines(((each.number, each) for each in rulebook()), tests)

"""Which tests show which statements, found in the sources or read from the table beside this."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from app.games.tabletop.referee import rule_tests
from app.games.tabletop.referee.rule_coverage import RuleLine, rule_lines
from app.games.tabletop.referee.rule_tests import Editions, RuleTest
from app.games.terrus.coverage.statements import STATEMENTS, Statement

EDITION: Final = "terrus16"
"""The id of the only edition."""

_EDITIONS: Final = Editions({"TERRUS16": EDITION}, EDITION)


def tests_in(sources: Mapping[str, str]) -> tuple[RuleTest, ...]:
    """The tests that show a statement; `sources` are texts by file."""
    return rule_tests.tests_in(sources, _EDITIONS)


def unproven(sources: Mapping[str, str]) -> tuple[str, ...]:
    """Where a test claims a statement without an assertion."""
    return rule_tests.claims_without_assertion(sources, _EDITIONS)


def as_table(tests: Iterable[RuleTest]) -> str:
    """Tests as the table that travels with the package."""
    return rule_tests.table_of(tests, _EDITIONS)


@cache
def shipped_tests() -> tuple[RuleTest, ...]:
    """The tests of the table beside this file."""
    text = files(__package__).joinpath("rule_tests.csv").read_text(encoding="utf-8")
    return rule_tests.read_table(text)


def lines(tests: Iterable[RuleTest]) -> tuple[RuleLine[Statement], ...]:
    """Every statement with its tests."""
    return rule_lines(((each.id, each) for each in STATEMENTS), tests)

"""A game's rules by number, with the tests that show them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import ClassVar, TypeAlias

from app.games.tabletop.referee import rule_tests
from app.games.tabletop.referee.rule_coverage import AnyRuleLine, summary, written
from app.games.tabletop.referee.rule_tests import Editions, RuleTest

RuleTests: TypeAlias = tuple[RuleTest, ...]
"""The tests that show a game's rules."""


class RuleCoverage(ABC):
    """The rules of a game beside the tests that show them."""

    editions: ClassVar[Editions]
    """The editions as tests speak of them."""

    priorities: ClassVar[Iterable[int]]
    """The priorities of the rules that tests have to show."""

    table_beside: ClassVar[str]
    """The package in which the table of tests, `rule_tests.csv`, travels."""

    @abstractmethod
    def lines(self, edition: str, tests: RuleTests) -> Sequence[AnyRuleLine]:
        """Return the rules of an edition in its order, with those of the tests."""

    def tests_in(self, sources: Mapping[str, str]) -> RuleTests:
        """Return the tests in the sources of tests by file."""
        return rule_tests.tests_in(sources, self.editions)

    def unproven(self, sources: Mapping[str, str]) -> tuple[str, ...]:
        """Return the places where a test claims a rule and asserts nothing about it."""
        return rule_tests.claims_without_assertion(sources, self.editions)

    def table(self, tests: RuleTests) -> str:
        """Return the table of tests that travels with the package, as text."""
        return rule_tests.table_of(tests, self.editions)

    def shipped(self) -> RuleTests:
        """Return the tests in the table that travels with the package."""
        return _shipped(self.table_beside)

    def rules(self, edition: str, tests: RuleTests, only_missing: bool) -> Iterator[str]:
        """Yield the rules of an edition by id with these tests, line by line.

        With `only_missing` just those that a test could show and none does.
        """
        return written(self.lines(edition, tests), only_missing=only_missing)

    def counts(self, edition: str, tests: RuleTests) -> Iterator[str]:
        """Yield lines that count the rules of an edition, and those that tests show."""
        return summary(self.lines(edition, tests), self.priorities)


@cache
def _shipped(package: str) -> RuleTests:
    text = files(package).joinpath("rule_tests.csv").read_text(encoding="utf-8")
    return rule_tests.read_table(text)


class Rulebook(ABC):
    """The numbered rules of every edition; an edition is an id."""

    chapters: ClassVar[Mapping[int, str]]
    """Titles by number."""

    priorities: ClassVar[Mapping[int, str]]
    """The subject of each priority."""

    coverage: ClassVar[RuleCoverage]

    def lines(self, edition: str) -> Sequence[AnyRuleLine]:
        """Return the rules of an edition in its order, with the tests of this version."""
        return _lines_of(self.coverage, edition)

    def elsewhere(self, edition: str, number: str, other: str) -> tuple[str, ...]:
        """Return the numbers, in another edition, of the matter of a rule of this one."""
        return ()

    @abstractmethod
    def prints_numbers(self, edition: str) -> bool:
        """Return whether the numbers of an edition are printed, and not ours."""


@cache
def _lines_of(coverage: RuleCoverage, edition: str) -> Sequence[AnyRuleLine]:
    return coverage.lines(edition, coverage.shipped())

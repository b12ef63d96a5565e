"""The rulebooks of The Spoils, rule by rule, and the tests that show each rule.

A number without an edition is one of cr3. Tests claim rules in the same way in every game: see
`app/games/tabletop/referee/rule_tests.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType

from app.games.capabilities.rulebook import Rulebook, RuleCoverage, RuleTests
from app.games.spoils.editions import CHAPTERS, DEFAULT_EDITION, Edition, NumberedRule, rulebook
from app.games.tabletop.referee.rule_coverage import RuleLine, rule_lines
from app.games.tabletop.referee.rule_tests import Editions, RuleTest


def _numbers_in(edition: Edition, test: RuleTest) -> Iterator[str]:
    """The edition's own numbers of what a test shows; those of other editions are followed."""
    found: set[str] = set()
    for number in test.numbers:
        prefix, _, own = number.rpartition(":")
        if prefix == edition.value:
            found.add(own)
        elif not prefix and edition in test.editions:
            rule = rulebook().by_cr3.get(number)
            found.update(rule.numbers[edition] if rule is not None else ())
    yield from sorted(found)


def _elsewhere(number: str) -> Iterator[str]:
    """Yield the numbers that a rule of cr3 has in each edition, as in “cr3:103.1”."""
    rule = rulebook().by_cr3.get(number)
    if rule is not None:
        for edition in Edition:
            yield from (f"{edition.value}:{other}" for other in rule.numbers[edition])


class SpoilsRuleCoverage(RuleCoverage):
    """The rules of all editions beside their tests."""

    editions = Editions(
        members={edition.name: edition.value for edition in Edition},
        default=DEFAULT_EDITION.value,
        elsewhere=_elsewhere,
    )
    priorities = (1, 2, 3)
    table_beside = __package__

    def lines(self, edition: str, tests: RuleTests) -> tuple[RuleLine[NumberedRule], ...]:
        numbered = Edition(edition)
        rules = (
            (number, rule)
            for rule in rulebook().of(numbered)
            for number in rule.numbers_in(numbered)
        )
        return rule_lines(rules, tests, lambda test: _numbers_in(numbered, test))


class SpoilsRulebook(Rulebook):
    """The rules of all editions."""

    chapters = CHAPTERS
    priorities = MappingProxyType({1: "decks and goldfish", 2: "two-player games", 3: "rare cases"})
    coverage = SpoilsRuleCoverage()

    def elsewhere(self, edition: str, number: str, other: str) -> tuple[str, ...]:
        """Return the numbers of a rule in another edition.

        A first-edition statement is looked up in its rules.
        """
        if numbers := _by_number(edition)[number].numbers[Edition(other)]:
            return numbers
        return tuple(
            found
            for rule in _of_first_edition().get(number, ())
            for found in rule.numbers[Edition(other)]
        )

    def prints_numbers(self, edition: str) -> bool:
        return Edition(edition).prints_numbers


@cache
def _by_number(edition: str) -> Mapping[str, NumberedRule]:
    return {line.number: line.rule for line in SpoilsRulebook.coverage.lines(edition, ())}


@cache
def _of_first_edition() -> Mapping[str, tuple[NumberedRule, ...]]:
    """The rules of the later editions by the first edition's statements they cover."""
    found: dict[str, tuple[NumberedRule, ...]] = {}
    for rule in rulebook().of(Edition.CR2010) + rulebook().of(Edition.CR3):
        for number in rule.numbers[Edition.BASIC1E]:
            if rule not in (known := found.get(number, ())):
                found[number] = (*known, rule)
    return found

"""Which tests show which rules, in each of the three editions.

A number without an edition is one of cr3. How tests claim rules is the same in every game: see
`app/games/tabletop/referee/rule_tests.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, TypeAlias

from app.games.spoils.editions import DEFAULT_EDITION, Edition, NumberedRule, rulebook
from app.games.tabletop.referee import rule_coverage, rule_tests
from app.games.tabletop.referee.rule_tests import RuleTest

RuleLine: TypeAlias = rule_coverage.RuleLine[NumberedRule]


def rule_lines(edition: Edition, tests: Iterable[RuleTest]) -> tuple[RuleLine, ...]:
    """Every rule of an edition, in the order of its rulebook, with those of the tests."""
    rules = (
        (number, rule) for rule in rulebook().of(edition) for number in rule.numbers_in(edition)
    )
    return rule_coverage.rule_lines(rules, tests, lambda test: _numbers_in(edition, test))


def rule_tests_in(sources: Mapping[str, str]) -> tuple[RuleTest, ...]:
    """The tests that show a rule, in the order of their files. `sources` are texts by file."""
    return rule_tests.tests_in(sources, EDITIONS)


def claims_without_assertion(sources: Mapping[str, str]) -> tuple[str, ...]:
    """Where a test claims a rule and names no assertion that shows it; `sources` as above."""
    return rule_tests.claims_without_assertion(sources, EDITIONS)


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
    """What a rule of cr3 is called in each edition."""
    rule = rulebook().by_cr3.get(number)
    if rule is not None:
        for edition in Edition:
            yield from (f"{edition.value}:{other}" for other in rule.numbers[edition])


EDITIONS: Final = rule_tests.Editions(
    members={edition.name: edition.value for edition in Edition},
    default=DEFAULT_EDITION.value,
    elsewhere=_elsewhere,
)
"""The editions of The Spoils as its tests speak of them."""

"""The numbered rules of a rulebook, each with the tests that show it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

from app.games.tabletop.referee.rule_tests import RuleTest


class SectionLike(Protocol):
    """A part of the rulebook and its title in our words."""

    @property
    def id(self) -> str: ...
    @property
    def chapter(self) -> int: ...
    @property
    def title(self) -> str: ...


class NumberedRuleLike(Protocol):
    """A rule in our words. `obstacle` says why no test shows it, empty if one does."""

    @property
    def section(self) -> SectionLike: ...
    @property
    def meaning(self) -> str: ...
    @property
    def priority(self) -> int: ...
    @property
    def is_testable(self) -> bool: ...
    @property
    def obstacle(self) -> str: ...


R = TypeVar("R", bound=NumberedRuleLike, covariant=True)


class RuleStatus(StrEnum):
    """Coverage of a rule by tests."""

    SHOWN = "shown"
    UNSHOWN = "unshown"
    NOTHING = "nothing"

    @property
    def words(self) -> str:
        """The status as pages and the command say it."""
        return _STATUS_WORDS[self]


_STATUS_WORDS: Final = {
    RuleStatus.SHOWN: "covered by tests",
    RuleStatus.UNSHOWN: "not covered",
    RuleStatus.NOTHING: "nothing to test",
}


@dataclass(frozen=True, slots=True)
class RuleLine(Generic[R]):
    """One rule of an edition and the tests that show it."""

    number: str
    rule: R
    tests: tuple[RuleTest, ...]

    @property
    def examples(self) -> tuple[str, ...]:
        """The worked examples that its tests play."""
        return tuple(sorted({it for test in self.tests for it in test.examples}))

    @property
    def is_testable(self) -> bool:
        """True if a test could show the rule at all."""
        return self.rule.is_testable

    @property
    def status(self) -> RuleStatus:
        """Shown where a test shows it, even if nothing asks for one."""
        if self.tests:
            return RuleStatus.SHOWN
        return RuleStatus.UNSHOWN if self.is_testable else RuleStatus.NOTHING


AnyRuleLine: TypeAlias = RuleLine[NumberedRuleLike]
"""A rule of any game, with its tests."""


def rule_lines(
    rules: Iterable[tuple[str, R]],
    tests: Iterable[RuleTest],
    shown_by: Callable[[RuleTest], Iterable[str]] = lambda test: test.numbers,
) -> tuple[RuleLine[R], ...]:
    """Every rule of an edition, listed by number in the order of its rulebook, with its tests.

    `shown_by` are the numbers, in this edition, of the rules that a test shows.
    """
    shown: dict[str, list[RuleTest]] = {}
    for test in tests:
        for number in shown_by(test):
            shown.setdefault(number, []).append(test)
    return tuple(RuleLine(number, rule, tuple(shown.get(number, ()))) for number, rule in rules)


def written(lines: Iterable[RuleLine[R]], *, only_missing: bool = False) -> Iterator[str]:
    """The rules line by line, with their tests; on request only those that a test should show."""
    for line in lines:
        if only_missing and line.status is not RuleStatus.UNSHOWN:
            continue
        yield f"{line.number}  {line.rule.meaning}  [priority {line.rule.priority}]"
        if not line.tests:
            why = f": {line.rule.obstacle}" if line.rule.obstacle else ""
            yield f"    {line.status.words}{why}"
        for test in line.tests:
            yield f"    {test.file}::{test.name}"


def summary(lines: Sequence[RuleLine[R]], priorities: Iterable[int]) -> Iterator[str]:
    """Yield sentences that count the rules with tests by priority, and the worked examples."""
    for priority in priorities:
        them = [it for it in lines if it.is_testable and it.rule.priority == priority]
        shown = sum(it.status is RuleStatus.SHOWN for it in them)
        yield f"priority {priority}: {shown} of {len(them)} testable rules have tests"
    examples = {example for line in lines for example in line.examples}
    yield f"{len(examples)} worked examples are played in those tests"

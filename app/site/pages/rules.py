"""What the page of rules shows: an edition's rules in our words, and the tests that show them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby
from typing import Final
from urllib.parse import urlencode

from app.games.spoils.coverage.rule_tests import shipped_tests
from app.games.spoils.coverage.rules import RuleLine, RuleStatus, rule_lines
from app.games.spoils.editions import CHAPTERS, Edition, Rule, Section, rulebook

PRIORITIES: Final[Mapping[int, str]] = {
    1: "decks and goldfish",
    2: "a game of two players",
    3: "rare cases",
}
"""What the three priorities are about."""


@dataclass(frozen=True)
class RulesRequest:
    """What a visitor asked for by the address; None asks for all."""

    edition: Edition
    chapter: int | None = None
    priority: int | None = None
    status: RuleStatus | None = None

    @classmethod
    def of(cls, edition: Edition, args: Mapping[str, str]) -> RulesRequest:
        """Read the address; what makes no sense counts as not given."""
        return cls(
            edition,
            chapter=_one_of(CHAPTERS, args.get("chapter", "")),
            priority=_one_of((1, 2, 3), args.get("priority", "")),
            status=next((it for it in RuleStatus if it == args.get("status")), None),
        )

    def address_in(self, edition: Edition) -> str:
        """The address of the same question about an edition."""
        asked = {"chapter": self.chapter, "priority": self.priority, "status": self.status}
        query = urlencode({name: value for name, value in asked.items() if value})
        return f"/rules/{edition}" + (f"?{query}" if query else "")

    @property
    def is_narrowed(self) -> bool:
        """Whether some rules are left out."""
        return self != replace(self, chapter=None, priority=None, status=None)

    def wants(self, line: RuleLine) -> bool:
        """Whether a rule is asked for."""
        rule = line.rule
        return (
            self.chapter in (None, rule.section.chapter)
            and self.priority in (None, rule.priority)
            and self.status in (None, line.status)
        )


def _one_of(numbers: Iterable[int], text: str) -> int | None:
    return next((number for number in numbers if str(number) == text), None)


@dataclass(frozen=True)
class SectionShown:
    """A section with those of its rules that are asked for. `number` is the edition's own."""

    number: str
    section: Section
    lines: tuple[RuleLine, ...]

    @property
    def anchor(self) -> str:
        """Its place on the page."""
        return f"section-{self.section.id}"


@dataclass(frozen=True)
class ChapterShown:
    """A chapter with its sections."""

    number: int
    title: str
    sections: tuple[SectionShown, ...]


@dataclass(frozen=True)
class RulesPage:
    """The rules of an edition that were asked for, and the counts of all of them."""

    asked: RulesRequest
    chapters: tuple[ChapterShown, ...]
    found: int
    totals: tuple[tuple[str, str], ...]
    chapter_choices: tuple[tuple[int, str], ...]
    priority_choices: tuple[tuple[int, str], ...] = tuple(PRIORITIES.items())
    status_choices: tuple[tuple[str, str], ...] = tuple((it, it.words) for it in RuleStatus)

    @property
    def editions(self) -> tuple[tuple[Edition, str], ...]:
        """The same question about every edition, newest first."""
        return tuple((it, self.asked.address_in(it)) for it in reversed(Edition))

    def elsewhere(self, line: RuleLine) -> tuple[tuple[Edition, tuple[str, ...]], ...]:
        """The numbers of the same matter in the other editions that have it."""
        return elsewhere(self.asked.edition, line)


def elsewhere(edition: Edition, line: RuleLine) -> tuple[tuple[Edition, tuple[str, ...]], ...]:
    """The numbers of a rule of `edition` in the other editions that have the same matter."""
    others = (it for it in reversed(Edition) if it is not edition)
    found = ((it, _numbers_elsewhere(it, line)) for it in others)
    return tuple((it, numbers) for it, numbers in found if numbers)


def rules_page(asked: RulesRequest) -> RulesPage:
    """Everything on the page of an edition's rules."""
    lines = lines_of(asked.edition)
    wanted = sorted(filter(asked.wants, lines), key=lambda line: line.rule.section.chapter)
    return RulesPage(
        asked=asked,
        chapters=tuple(
            ChapterShown(chapter, CHAPTERS[chapter], _sections(asked.edition, them))
            for chapter, them in groupby(wanted, key=lambda line: line.rule.section.chapter)
        ),
        found=len(wanted),
        totals=_totals(lines),
        chapter_choices=tuple(
            (chapter, CHAPTERS[chapter])
            for chapter in sorted({line.rule.section.chapter for line in lines})
        ),
    )


@cache
def lines_of(edition: Edition) -> tuple[RuleLine, ...]:
    """The rules of an edition with the tests that came with this version."""
    return rule_lines(edition, shipped_tests())


def line_of(edition: Edition, number: str) -> RuleLine | None:
    """The rule of that number in an edition; None where there is none."""
    return next((line for line in lines_of(edition) if line.number == number), None)


def _numbers_elsewhere(edition: Edition, line: RuleLine) -> tuple[str, ...]:
    """A rule's numbers in another edition; a first-edition statement is looked up in its rules."""
    if numbers := line.rule.numbers[edition]:
        return numbers
    return tuple(
        number
        for rule in _of_first_edition().get(line.number, ())
        for number in rule.numbers[edition]
    )


@cache
def _of_first_edition() -> Mapping[str, tuple[Rule, ...]]:
    """The rules of the later editions by the first edition's statements they cover."""
    found: dict[str, tuple[Rule, ...]] = {}
    for rule in rulebook().of(Edition.CR2010) + rulebook().of(Edition.CR3):
        for number in rule.numbers[Edition.BASIC1E]:
            if rule not in (known := found.get(number, ())):
                found[number] = (*known, rule)
    return found


def _sections(edition: Edition, lines: Iterable[RuleLine]) -> tuple[SectionShown, ...]:
    shown = []
    for section, them in groupby(lines, key=lambda line: line.rule.section):
        first, *rest = them
        number = "" if edition is Edition.BASIC1E else first.number.partition(".")[0]
        shown.append(SectionShown(number, section, (first, *rest)))
    return tuple(shown)


def _totals(lines: Sequence[RuleLine]) -> tuple[tuple[str, str], ...]:
    """How many rules there are, and of each priority how many of the testable are shown."""
    shares = (
        (_share([line for line in lines if line.rule.priority == priority]), words)
        for priority, words in PRIORITIES.items()
    )
    return ((str(len(lines)), "rules in all"), *shares)


def _share(lines: Iterable[RuleLine]) -> str:
    testable = [line for line in lines if line.is_testable]
    return f"{sum(bool(line.tests) for line in testable)} of {len(testable)}"

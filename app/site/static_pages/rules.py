"""The page of rules: an edition's rules in our words, and the tests that cover them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final
from urllib.parse import urlencode

from app.games.capabilities.rulebook import Rulebook
from app.games.capabilities.rulings import BenchExample
from app.games.game import EditionTitle
from app.games.tabletop.referee.rule_coverage import AnyRuleLine, RuleStatus, SectionLike
from app.games.tabletop.search.plain_words import forms
from app.games.text import fold
from app.site.platform.request.current_game import current_game, game_path
from app.site.platform.storage.database import current_catalogue

LONGEST_WORDS: Final = 100
"""Characters of the words that rules are searched for; the rest is ignored."""


@dataclass(frozen=True)
class RulesRequest:
    """The parameters of the URL; None means all."""

    edition: EditionTitle
    chapter: int | None = None
    priority: int | None = None
    status: RuleStatus | None = None
    words: str = ""

    @classmethod
    def of(cls, edition: EditionTitle, args: Mapping[str, str]) -> RulesRequest:
        """Parse the URL's parameters; invalid ones are ignored."""
        book = current_game().rulebook.needed()
        return cls(
            edition,
            chapter=_one_of(book.chapters, args.get("chapter", "")),
            priority=_one_of(book.priorities, args.get("priority", "")),
            status=next((it for it in RuleStatus if it == args.get("status")), None),
            words=args.get("q", "").strip()[:LONGEST_WORDS],
        )

    def address_in(self, edition: str) -> str:
        """Return the URL of the same page for another edition."""
        asked: dict[str, object] = {
            "chapter": self.chapter,
            "priority": self.priority,
            "status": self.status,
            "q": self.words,
        }
        query = urlencode({name: value for name, value in asked.items() if value})
        return f"{game_path()}/rules/{edition}" + (f"?{query}" if query else "")

    @property
    def is_narrowed(self) -> bool:
        """Return whether some rules are left out."""
        return self != replace(self, chapter=None, priority=None, status=None, words="")

    def wants(self, line: AnyRuleLine) -> bool:
        """Return whether a rule is included."""
        rule = line.rule
        return (
            self.chapter in (None, rule.section.chapter)
            and self.priority in (None, rule.priority)
            and self.status in (None, line.status)
            and self._has_words(line)
        )

    def _has_words(self, line: AnyRuleLine) -> bool:
        """Return whether a rule has all words, in whatever number, or begins with its number."""
        if not self.words:
            return True
        text = fold(f"{line.rule.section.title} {line.rule.meaning}")
        is_numbered = line.number.casefold().startswith(self.words.casefold())
        words = self.words.split()
        return is_numbered or all(any(form in text for form in forms(word)) for word in words)


def _one_of(numbers: Iterable[int], text: str) -> int | None:
    return next((number for number in numbers if str(number) == text), None)


@dataclass(frozen=True)
class SectionShown:
    """A section with the rules to show. `number` is the edition's own."""

    number: str
    section: SectionLike
    lines: tuple[AnyRuleLine, ...]

    @property
    def anchor(self) -> str:
        """Return its anchor on the page."""
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
    priority_choices: tuple[tuple[int, str], ...]
    prints_numbers: bool
    status_choices: tuple[tuple[str, str], ...] = tuple((it, it.words) for it in RuleStatus)

    @property
    def editions(self) -> tuple[tuple[EditionTitle, str], ...]:
        """The same question about every edition, newest first."""
        newest_first = current_game().editions.newest_first
        return tuple((it, self.asked.address_in(it.id)) for it in newest_first)

    def elsewhere(self, line: AnyRuleLine) -> tuple[tuple[EditionTitle, tuple[str, ...]], ...]:
        """The numbers of the same matter in the other editions that have it."""
        return elsewhere(self.asked.edition.id, line)

    def bench_examples(self, line: AnyRuleLine) -> tuple[BenchExample, ...]:
        """The benches whose answer cites a rule."""
        return bench_examples(self.asked.edition.id, line)


def elsewhere(edition: str, line: AnyRuleLine) -> tuple[tuple[EditionTitle, tuple[str, ...]], ...]:
    """The numbers of a rule of `edition` in the other editions that have the same matter."""
    game = current_game()
    book = game.rulebook.needed()
    others = (it for it in game.editions.newest_first if it.id != edition)
    found = ((it, book.elsewhere(edition, line.number, it.id)) for it in others)
    return tuple((it, numbers) for it, numbers in found if numbers)


def bench_examples(edition: str, line: AnyRuleLine) -> tuple[BenchExample, ...]:
    """The benches of the game whose answer cites a rule, which they number as the newest does."""
    game = current_game()
    rulings = game.rulings.or_none()
    if rulings is None:
        return ()
    newest = game.editions.newest_first[0].id
    numbers = {line.number} if edition == newest else set(_numbers_in(newest, edition, line))
    return tuple(it for it in rulings.examples(current_catalogue()) if it.rules & numbers)


def _numbers_in(wanted: str, edition: str, line: AnyRuleLine) -> tuple[str, ...]:
    return current_game().rulebook.needed().elsewhere(edition, line.number, wanted)


def rules_page(asked: RulesRequest) -> RulesPage:
    """Everything on the page of an edition's rules."""
    book, edition = current_game().rulebook.needed(), asked.edition.id
    lines = book.lines(edition)
    prints_numbers = book.prints_numbers(edition)
    wanted = sorted(filter(asked.wants, lines), key=lambda line: line.rule.section.chapter)
    return RulesPage(
        asked=asked,
        chapters=tuple(
            ChapterShown(chapter, book.chapters[chapter], _sections(them, prints_numbers))
            for chapter, them in groupby(wanted, key=lambda line: line.rule.section.chapter)
        ),
        found=len(wanted),
        totals=_totals(lines, book),
        chapter_choices=tuple(
            (chapter, book.chapters[chapter])
            for chapter in sorted({line.rule.section.chapter for line in lines})
        ),
        priority_choices=tuple(book.priorities.items()),
        prints_numbers=prints_numbers,
    )


def line_of(edition: str, number: str) -> AnyRuleLine | None:
    """The rule of that number in an edition; None if there is none."""
    lines = current_game().rulebook.needed().lines(edition)
    return next((line for line in lines if line.number == number), None)


def _sections(lines: Iterable[AnyRuleLine], prints_numbers: bool) -> tuple[SectionShown, ...]:
    shown = []
    for section, them in groupby(lines, key=lambda line: line.rule.section):
        first, *rest = them
        number = first.number.partition(".")[0] if prints_numbers else ""
        shown.append(SectionShown(number, section, (first, *rest)))
    return tuple(shown)


def _totals(lines: Sequence[AnyRuleLine], book: Rulebook) -> tuple[tuple[str, str], ...]:
    """Return the number of rules, and the share of testable ones with tests by priority."""
    shares = (
        (_share([line for line in lines if line.rule.priority == priority]), words)
        for priority, words in book.priorities.items()
    )
    return ((str(len(lines)), "rules in all"), *shares)


def _share(lines: Iterable[AnyRuleLine]) -> str:
    testable = [line for line in lines if line.is_testable]
    return f"{sum(bool(line.tests) for line in testable)} of {len(testable)}"

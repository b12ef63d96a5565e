"""The editions of the rulebook: their differences, and each rule's number in each.

Only the rows of `Edition` tell editions apart; code asks for a field of `EditionRules` and never
compares editions. Numbers in code, tests and docs are cr3's unless written `cr2010:606.2` or
`basic1e:B.free.3`.
"""

import csv
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from app.games.spoils.editions.differences import EditionRules
from app.games.spoils.editions.edition import (
    DEFAULT_EDITION,
    EDITIONS,
    NEWEST_FIRST,
    Edition,
)

__all__ = [
    "CHAPTERS",
    "DEFAULT_EDITION",
    "EDITIONS",
    "FIRST_EDITION_PREFIX",
    "NEWEST_FIRST",
    "Edition",
    "EditionRules",
    "NumberedRule",
    "Rulebook",
    "Section",
    "rulebook",
]

FIRST_EDITION_PREFIX: Final = "B."
"""First-edition statements carry ids of ours, as that rulebook prints no numbers."""


CHAPTERS: Final[Mapping[int, str]] = MappingProxyType(
    {
        1: "Winning, and deck construction",
        2: "Cards and their types",
        3: "Game terms",
        4: "General rules",
        5: "Rules text",
        6: "Playing",
        7: "A chapter that was never written",
    }
)
"""The chapters in our words. Sections of the first edition stand in the fitting one."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rulebook, such as 608 or `B.attack`, and its title in our words."""

    id: str
    chapter: int
    title: str


@dataclass(frozen=True, slots=True)
class NumberedRule:
    """One rule. `numbers` holds its numbers by edition; several only in the first edition.

    `testable` is `yes`, `with-card` (a card is needed to show it) or `no`; `priority` is
    1 (decks and goldfish), 2 (the two-player game) or 3 (rare). `obstacle` says why no test
    shows the rule; empty where one does.
    """

    id: str
    section: Section
    numbers: Mapping[Edition, tuple[str, ...]]
    kind: str
    testable: str
    priority: int
    meaning: str
    obstacle: str = ""

    @property
    def is_testable(self) -> bool:
        """True if a test could show the rule."""
        return self.testable != "no"

    def numbers_in(self, edition: Edition) -> tuple[str, ...]:
        """The numbers of a rule that an edition has; the id where it prints no number."""
        return self.numbers.get(edition) or (self.id,)


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules by id, in the order of the rulebooks, and by their number in cr3."""

    rules: Mapping[str, NumberedRule]
    by_cr3: Mapping[str, NumberedRule]

    def number(self, rule: str, edition: Edition) -> str | None:
        """The number in `edition` of the rule that cr3 numbers `rule`; None if absent.

        Raises KeyError when cr3 has no such rule.
        """
        numbers = self.by_cr3[rule].numbers.get(edition, ())
        return numbers[0] if numbers else None

    def of(self, edition: Edition) -> tuple[NumberedRule, ...]:
        """The rules printed in an edition; for the first edition its own statements."""
        if not edition.prints_numbers:
            return tuple(r for r in self.rules.values() if r.id.startswith(FIRST_EDITION_PREFIX))
        return tuple(
            r
            for r in self.rules.values()
            if not r.id.startswith(FIRST_EDITION_PREFIX) and r.numbers.get(edition)
        )


@cache
def rulebook() -> Rulebook:
    """The rules, read once from the tables beside this file."""
    sections = {
        row["section"]: Section(row["section"], int(row["chapter"]), row["title"])
        for row in _rows("sections.csv")
    }
    obstacles = {row["rule"]: row["obstacle"] for row in _rows("obstacles.csv")}
    rules = {
        row["id"]: _rule(row, sections[_section_of(row)], obstacles.pop(row["id"], ""))
        for row in _rows("rules.csv")
    }
    if obstacles:
        raise KeyError(f"obstacles.csv names rules that do not exist: {', '.join(obstacles)}")
    by_cr3 = {number: rule for rule in rules.values() for number in rule.numbers[Edition.CR3]}
    return Rulebook(MappingProxyType(rules), MappingProxyType(by_cr3))


def _rows(name: str) -> Iterator[dict[str, str]]:
    text = files(__package__).joinpath(name).read_text(encoding="utf-8")
    yield from csv.DictReader(text.splitlines())


def _rule(row: dict[str, str], section: Section, obstacle: str) -> NumberedRule:
    numbers = {edition: tuple(row[edition.numbered_as].split()) for edition in Edition}
    return NumberedRule(
        id=row["id"],
        section=section,
        numbers=MappingProxyType(numbers),
        kind=row["kind"],
        testable=row["testable"],
        priority=int(row["priority"]),
        meaning=row["meaning"],
        obstacle=obstacle,
    )


def _section_of(row: dict[str, str]) -> str:
    """The section as cr3 counts: `608` or, in the first edition, `B.attack`."""
    if row["id"].startswith(FIRST_EDITION_PREFIX):
        return row["id"].rpartition(".")[0]
    first, _, rest = (row["cr3"] or row["id"]).partition(".")
    return first if len(first) == 3 else first + rest.partition(".")[0]

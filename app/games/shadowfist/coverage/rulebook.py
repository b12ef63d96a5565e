"""The numbered rules of Shadowfist as data, and what a program has to do with each."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Final


class Scope(StrEnum):
    """Scopes of rules, by what a program has to do with them."""

    DECK = "deck"
    CORE = "core"
    KEYWORD = "keyword"
    SCRIPT = "script"
    INFO = "info"

    @property
    def priority(self) -> int:
        """The scope by its place, from 1."""
        return _SCOPES.index(self) + 1

    @property
    def words(self) -> str:
        """The subject of the scope's rules, in words."""
        return _WORDS[self]


_SCOPES: Final = tuple(Scope)
_WORDS: Final = {
    Scope.DECK: "decks",
    Scope.CORE: "every game",
    Scope.KEYWORD: "restrictions and keywords",
    Scope.SCRIPT: "needs a card's text",
    Scope.INFO: "for information",
}
_OBSTACLES: Final = {
    Scope.SCRIPT: "Needs a card's text, and no card of the catalogue has one here yet.",
    Scope.INFO: "A heading, an explanation or advice.",
}

CHAPTERS: Final[Mapping[int, str]] = {
    1: "From setting up to winning",
    2: "Cards and the table",
    3: "Terms",
    4: "Playing",
    5: "Attacks, damage, combat",
    6: "More topics",
    7: "Restrictions and keywords",
}
"""Groups of the rulebook's sections, which are ours."""


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the rulebook, of fifty; its title is ours."""

    id: str
    chapter: int
    title: str


@dataclass(frozen=True, slots=True)
class NumberedRule:
    """One rule in our words."""

    number: str
    section: Section
    scope: Scope
    meaning: str

    @property
    def priority(self) -> int:
        """The rule's scope as a number, from 1."""
        return self.scope.priority

    @property
    def is_testable(self) -> bool:
        """True if a test has to show the rule: its scope is deck, core or keyword."""
        return self.scope not in _OBSTACLES

    @property
    def obstacle(self) -> str:
        """The reason why no test has to show it; empty if one has to."""
        return _OBSTACLES.get(self.scope, "")


@cache
def rulebook() -> tuple[NumberedRule, ...]:
    """All rules in the order of the rulebook, read once from the tables beside this file."""
    sections = {
        row["section"]: Section(row["section"], int(row["chapter"]), row["title"])
        for row in _rows("sections.csv")
    }
    return tuple(
        NumberedRule(
            row["number"],
            sections[row["number"].partition(".")[0]],
            Scope(row["scope"]),
            row["meaning"],
        )
        for row in _rows("rules.csv")
    )


def _rows(name: str) -> Iterator[dict[str, str]]:
    text = files(__package__).joinpath(name).read_text(encoding="utf-8")
    yield from csv.DictReader(text.splitlines())

"""Every numbered rule as data: its number in each edition and what it means in our words."""

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from app.games.spoils.editions.edition import Edition

FIRST_EDITION_PREFIX: Final = "B."
"""First-edition statements carry ids of ours, as that rulebook prints no numbers."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule. `numbers` holds its numbers by edition; several only in the first edition.

    `testable` is `yes`, `with-card` (a card is needed to show it) or `no`; `priority` is
    1 (decks and goldfish), 2 (the two-player game) or 3 (rare).
    """

    id: str
    numbers: Mapping[Edition, tuple[str, ...]]
    kind: str
    testable: str
    priority: int
    meaning: str


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules by id, in the order of the rulebooks, and by their number in cr3."""

    rules: Mapping[str, Rule]
    by_cr3: Mapping[str, Rule]

    def number(self, rule: str, edition: Edition) -> str | None:
        """The number in `edition` of the rule that cr3 numbers `rule`; None if absent.

        Raises KeyError when cr3 has no such rule.
        """
        numbers = self.by_cr3[rule].numbers.get(edition, ())
        return numbers[0] if numbers else None

    def of(self, edition: Edition) -> tuple[Rule, ...]:
        """The rules printed in an edition; for the first edition its own statements."""
        if edition is Edition.BASIC1E:
            return tuple(r for r in self.rules.values() if r.id.startswith(FIRST_EDITION_PREFIX))
        return tuple(
            r
            for r in self.rules.values()
            if not r.id.startswith(FIRST_EDITION_PREFIX) and r.numbers.get(edition)
        )


@cache
def rulebook() -> Rulebook:
    """The rules, read once from the table beside this file."""
    text = files(__package__).joinpath("rules.csv").read_text(encoding="utf-8")
    rules = {row["id"]: _rule(row) for row in csv.DictReader(text.splitlines())}
    by_cr3 = {number: rule for rule in rules.values() for number in rule.numbers[Edition.CR3]}
    return Rulebook(MappingProxyType(rules), MappingProxyType(by_cr3))


def _rule(row: dict[str, str]) -> Rule:
    numbers = {edition: tuple(row[edition.value].split()) for edition in Edition}
    return Rule(
        id=row["id"],
        numbers=MappingProxyType(numbers),
        kind=row["kind"],
        testable=row["testable"],
        priority=int(row["priority"]),
        meaning=row["meaning"],
    )

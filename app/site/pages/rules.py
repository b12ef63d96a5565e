"""What the page of one rule shows."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.spoils.editions import Edition, Rule, rulebook


@dataclass(frozen=True)
class RuleEntry:
    """A rule as one edition numbers it, with its numbers in the other editions."""

    number: str
    edition: Edition
    rule: Rule
    elsewhere: tuple[tuple[Edition, tuple[str, ...]], ...]

    @property
    def meaning(self) -> str:
        """The rule in our words; empty where nobody has written them yet."""
        return self.rule.meaning


def rule_entry(edition: Edition, number: str) -> RuleEntry | None:
    """The rule with that number or id in an edition; None where there is none."""
    for rule in rulebook().rules.values():
        if number == rule.id or number in rule.numbers.get(edition, ()):
            numbers = rule.numbers.get(edition) or ()
            if number not in numbers and not (edition is Edition.BASIC1E or not numbers):
                continue
            others = tuple(
                (other, rule.numbers.get(other, ())) for other in Edition if other is not edition
            )
            return RuleEntry(number, edition, rule, others)
    return None

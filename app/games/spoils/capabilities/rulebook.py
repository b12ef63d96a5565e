"""The rulebooks of The Spoils, rule by rule. What shows them is read when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from app.games.capabilities.rulebook import Rulebook
from app.games.spoils.editions import CHAPTERS, Edition, NumberedRule, rulebook

if TYPE_CHECKING:
    from app.games.spoils.coverage.rules import RuleLine

PRIORITIES: Final[Mapping[int, str]] = {
    1: "decks and goldfish",
    2: "two-player games",
    3: "rare cases",
}
"""What the three priorities are about."""


@cache
def _lines_of(edition: str) -> tuple[RuleLine, ...]:
    """The rules of an edition with the tests that came with this version."""
    from app.games.spoils.coverage.rule_tests import shipped_tests
    from app.games.spoils.coverage.rules import rule_lines

    return rule_lines(Edition(edition), shipped_tests())


@cache
def _by_number(edition: str) -> Mapping[str, RuleLine]:
    return {line.number: line for line in _lines_of(edition)}


def _elsewhere(edition: str, number: str, other: str) -> tuple[str, ...]:
    """A first-edition statement is looked up in its rules."""
    if numbers := _by_number(edition)[number].rule.numbers[Edition(other)]:
        return numbers
    return tuple(
        found
        for rule in _of_first_edition().get(number, ())
        for found in rule.numbers[Edition(other)]
    )


@cache
def _of_first_edition() -> Mapping[str, tuple[NumberedRule, ...]]:
    """The rules of the later editions by the first edition's statements they cover."""
    found: dict[str, tuple[NumberedRule, ...]] = {}
    for rule in rulebook().of(Edition.CR2010) + rulebook().of(Edition.CR3):
        for number in rule.numbers[Edition.BASIC1E]:
            if rule not in (known := found.get(number, ())):
                found[number] = (*known, rule)
    return found


RULEBOOK: Final = Rulebook(
    chapters=CHAPTERS,
    priorities=PRIORITIES,
    lines=_lines_of,
    elsewhere=_elsewhere,
    prints_numbers=lambda edition: Edition(edition).prints_numbers,
)

"""A game's rules by number, with the tests that show them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from app.games.tabletop.referee.rule_coverage import RuleStatus

__all__ = [
    "RuleLike",
    "RuleLineLike",
    "RuleStatus",
    "RuleTestLike",
    "Rulebook",
    "SectionLike",
]


class SectionLike(Protocol):
    """A part of the rulebook and its title in our words."""

    @property
    def id(self) -> str: ...
    @property
    def chapter(self) -> int: ...
    @property
    def title(self) -> str: ...


class RuleLike(Protocol):
    """What a rule means in our words. `obstacle` says why no test shows it, if none does."""

    @property
    def section(self) -> SectionLike: ...
    @property
    def priority(self) -> int: ...
    @property
    def meaning(self) -> str: ...
    @property
    def obstacle(self) -> str: ...


class RuleTestLike(Protocol):
    """One test function: its file, its name, the name as a sentence, and the cards it is about."""

    @property
    def file(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def sentence(self) -> str: ...
    @property
    def cards(self) -> Sequence[str]: ...


class RuleLineLike(Protocol):
    """One rule of an edition, and the tests and worked examples that show it."""

    @property
    def number(self) -> str: ...
    @property
    def rule(self) -> RuleLike: ...
    @property
    def tests(self) -> Sequence[RuleTestLike]: ...
    @property
    def examples(self) -> Sequence[str]: ...
    @property
    def is_testable(self) -> bool: ...
    @property
    def status(self) -> RuleStatus: ...


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The numbered rules of every edition; an edition is an id.

    `chapters` are titles by number and `priorities` say what each priority is about. `lines` are
    the rules of an edition in its order. `elsewhere` has the numbers of the matter of a rule of
    that number in another edition. `prints_numbers` tells whether the numbers are printed, and
    not ours.
    """

    chapters: Mapping[int, str]
    priorities: Mapping[int, str]
    lines: Callable[[str], Sequence[RuleLineLike]]
    elsewhere: Callable[[str, str, str], tuple[str, ...]]
    prints_numbers: Callable[[str], bool]

"""A format's demands on a deck, in words, with the rule of each demand in each edition."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, Self


class EditionAnswer(NamedTuple):
    """An edition's answer on one subject, and its rule: a number, or the id of a kind."""

    about: str
    words: str
    rule: str | None


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer with the editions that give it: each with the rule's number, if it has one.

    A rule is a number of that edition, or the id of what the format itself decides.
    """

    words: str
    editions: tuple[tuple[StrEnum, str | None], ...]


@dataclass(frozen=True, slots=True)
class Demand:
    """One thing a format asks about, and what each edition answers."""

    about: str
    answers: tuple[Answer, ...]

    @property
    def is_alike(self) -> bool:
        """True if all editions give the same answer."""
        return len(self.answers) == 1

    @classmethod
    def gathered(cls, asked: Iterable[tuple[StrEnum, Iterable[EditionAnswer]]]) -> tuple[Self, ...]:
        """Return the editions' answers grouped by subject, in order of first occurrence."""
        found: dict[str, dict[str, list[tuple[StrEnum, str | None]]]] = {}
        for edition, rows in asked:
            for about, words, rule in rows:
                found.setdefault(about, {}).setdefault(words, []).append((edition, rule))
        return tuple(
            cls(about, tuple(Answer(words, tuple(of)) for words, of in answers.items()))
            for about, answers in found.items()
        )

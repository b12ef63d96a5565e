"""The grammar of card scripts that games share; each game has words, cards and verbs of its own.

A script is a frozen value. Its bases, arithmetic, comparisons and flow are here, with the walk
through all words of a script, its form as JSON, and the loading of files of scripts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, is_dataclass
from enum import Enum
from typing import Any, TypeAlias

__all__ = [
    "Amount",
    "AnyAmount",
    "Change",
    "Condition",
    "If",
    "Paragraph",
    "Property",
    "Repeat",
    "Step",
    "walk",
]


@dataclass(frozen=True, slots=True)
class Amount:
    """A whole number, never below 0 where it is used."""


AnyAmount: TypeAlias = int | Amount


@dataclass(frozen=True, slots=True)
class Condition:
    """A statement that is true or false."""


@dataclass(frozen=True, slots=True)
class Property:
    """Something that is true of a card, or of the set of cards meant."""


@dataclass(frozen=True, slots=True)
class Change:
    """Something a card gains or loses."""


@dataclass(frozen=True, slots=True)
class Step:
    """One instruction."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of a card's rules text."""


@dataclass(frozen=True, slots=True)
class If(Step):
    """Follow one list of steps or the other, depending on a condition checked now."""

    condition: Condition
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Repeat(Step):
    """Follow the steps, and repeat them as long as the condition holds afterwards."""

    steps: tuple[Step, ...]
    condition: Condition


def walk(value: Any) -> Iterator[Any]:
    """The word itself, then every word inside it, depth first, in the order of fields."""
    if isinstance(value, tuple):
        for item in value:
            yield from walk(item)
    elif is_dataclass(value):
        yield value
        for name in value.__dataclass_fields__:
            yield from walk(getattr(value, name))
    elif isinstance(value, Enum):
        yield value

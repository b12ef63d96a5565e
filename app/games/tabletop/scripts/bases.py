"""The base classes of the words that every game's scripts are made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

__all__ = ["Amount", "AnyAmount", "Change", "Condition", "Paragraph", "Property", "Step"]


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

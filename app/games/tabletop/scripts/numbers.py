"""Arithmetic and comparisons, which mean the same in every game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from app.games.tabletop.scripts import Amount, AnyAmount, Condition

__all__ = [
    "All",
    "AnyNumber",
    "Both",
    "Equal",
    "HalfUp",
    "HowMany",
    "Least",
    "Minus",
    "NoLess",
    "NoMore",
    "Not",
    "Plus",
    "Times",
    "UpTo",
]


@dataclass(frozen=True, slots=True)
class Plus(Amount):
    """The sum of two amounts."""

    first: AnyAmount
    second: AnyAmount


@dataclass(frozen=True, slots=True)
class Minus(Amount):
    """One amount minus another; the result may be negative until it is used."""

    first: AnyAmount
    second: AnyAmount


@dataclass(frozen=True, slots=True)
class Times(Amount):
    """An amount multiplied by a whole number."""

    times: int
    amount: AnyAmount


@dataclass(frozen=True, slots=True)
class HalfUp(Amount):
    """Half an amount, rounded up."""

    amount: AnyAmount


@dataclass(frozen=True, slots=True)
class Least(Amount):
    """The lower of two amounts."""

    first: AnyAmount
    second: AnyAmount


@dataclass(frozen=True, slots=True)
class UpTo:
    """Any number from 0 to the amount, as the player chooses."""

    amount: AnyAmount


@dataclass(frozen=True, slots=True)
class AnyNumber:
    """Any number of those there are, as the player chooses: none, some or all."""


@dataclass(frozen=True, slots=True)
class All:
    """All there are."""


HowMany: TypeAlias = int | Amount | UpTo | AnyNumber | All


@dataclass(frozen=True, slots=True)
class NoLess(Condition):
    """The first amount is at least the second."""

    first: AnyAmount
    second: AnyAmount


@dataclass(frozen=True, slots=True)
class NoMore(Condition):
    """The first amount is at most the second."""

    first: AnyAmount
    second: AnyAmount


@dataclass(frozen=True, slots=True)
class Equal(Condition):
    """Two amounts are the same."""

    first: AnyAmount
    second: AnyAmount


@dataclass(frozen=True, slots=True)
class Not(Condition):
    """The condition does not hold."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class Both(Condition):
    """Both conditions hold."""

    first: Condition
    second: Condition

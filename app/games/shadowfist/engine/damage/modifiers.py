"""Modifiers of damage, in the order of the eight steps of 29.7."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, IntEnum
from math import prod
from typing import Final


class Step(IntEnum):
    """A step of the order in which damage is modified. Rules: 29.7."""

    ORIGINAL = 1
    BONUSES = 2
    PENALTIES = 3
    MULTIPLIERS = 4
    DIVISIONS = 5
    RECEIVED = 6
    SUBTRACTIONS = 7
    REDUCED_TO = 8

    @property
    def is_reduction(self) -> bool:
        """True for the steps that damage which cannot be reduced ignores. Rules: 29.6, 29.9."""
        return self in (Step.SUBTRACTIONS, Step.REDUCED_TO)

    @property
    def words(self) -> str:
        """The step in words, such as "bonuses"."""
        return _WORDS[self]


_WORDS: Final = {
    Step.ORIGINAL: "original damage",
    Step.BONUSES: "bonuses",
    Step.PENALTIES: "penalties",
    Step.MULTIPLIERS: "multipliers",
    Step.DIVISIONS: "divisions",
    Step.RECEIVED: "added by the receiver",
    Step.SUBTRACTIONS: "subtractions",
    Step.REDUCED_TO: "reduced to",
}


class DamageKind(Enum):
    """Combat damage is what Characters inflict in step 30.3. Rules: 29.1, 29.2."""

    COMBAT = "combat"
    NON_COMBAT = "non-combat"


@dataclass(frozen=True, slots=True)
class Modifier:
    """A change of damage in one step of 29.7.

    `amount` is in points of damage, and is the factor or the divisor of a multiplier or division.
    `label` says where it comes from. With `combat_only` it leaves other damage alone (29.5), with
    `other_only` combat damage.
    `versus` holds the keys of the cards against which it works; None for all.
    Raises ValueError for the original damage, which is no change, and for an amount below 1; only
    "reduced to" may be 0.
    """

    step: Step
    amount: int
    label: str = ""
    combat_only: bool = False
    versus: frozenset[int] | None = None
    other_only: bool = False

    def __post_init__(self) -> None:
        if self.step is Step.ORIGINAL:
            raise ValueError("The original damage is no modifier (29.7, step 1).")
        least = 0 if self.step is Step.REDUCED_TO else 1
        if self.amount < least:
            raise ValueError(f"A modifier in step {self.step:d} is at least {least} (29.7).")

    def works_on(self, kind: DamageKind) -> bool:
        """Tell whether it changes damage of this kind. Rules: 29.5."""
        return not (self.other_only if kind is DamageKind.COMBAT else self.combat_only)

    def works_against(self, key: int) -> bool:
        """Tell whether it works on damage to, or from, the card with this key."""
        return self.versus is None or key in self.versus


def modified(step: Step, damage: int, modifiers: Iterable[Modifier]) -> int:
    """Damage after one step, never below zero. Rules: 29.6, 29.7.

    A division is rounded down. Multipliers are cumulative.
    """
    amounts = [each.amount for each in modifiers]
    if not amounts:
        return damage
    match step:
        case Step.MULTIPLIERS:
            return damage * prod(amounts)
        case Step.DIVISIONS:
            return damage // prod(amounts)
        case Step.REDUCED_TO:
            return min(damage, *amounts)
        case Step.PENALTIES | Step.SUBTRACTIONS:
            return max(0, damage - sum(amounts))
        case _:
            return damage + sum(amounts)

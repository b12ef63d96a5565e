"""Best play where a beast may guard several locations: its wounds go with it to the next skirmish.

A state is the places that are still to be fought for, each with its attackers, and the guards that
are left: their ATK, the wounds that still bury them, their worth, and where else they guard.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import TypeAlias

from app.games.terrus.solving.budget import Budget
from app.games.terrus.solving.model import (
    BeastClass,
    Counts,
    Model,
    Place,
    Spread,
    compositions,
)
from app.games.terrus.solving.skirmish import best_gain

Guard: TypeAlias = tuple[int, int, int, Place]
"""ATK, wounds that bury it, worth, the places that it guards."""

Pending: TypeAlias = tuple[tuple[int, Counts], ...]
"""The places that are still to be fought for, with their attackers."""


@dataclass(slots=True)
class GuardsOfMany:
    """Computes the value of attacks against their best guards, and caches the results."""

    model: Model
    budget: Budget
    _states: dict[tuple[Pending, tuple[Guard, ...]], int] = field(default_factory=dict)

    def value(self, attack: Sequence[Counts]) -> int:
        """The value of an attack, given as the counts of each class at each place."""
        pending = pending_of(attack)
        return min(
            self.fight(pending, guards_of(self.classes(pending), spread))
            for spread in self.spreads(pending)
        )

    def guards(self, attack: Sequence[Counts]) -> tuple[tuple[BeastClass, ...], Spread]:
        """The best answer to an attack: how many of each class take each of its choices."""
        pending = pending_of(attack)
        classes = self.classes(pending)
        best = min(
            self.spreads(pending),
            key=lambda spread: self.fight(pending, guards_of(classes, spread)),
        )
        return classes, best

    def fight(self, pending: Pending, guards: tuple[Guard, ...]) -> int:
        """The value of the skirmishes that are left."""
        if not pending:
            return 0
        key = (pending, guards)
        known = self._states.get(key)
        if known is None:
            self.budget.spend()
            known = max(value for value, _, _ in self.moves(pending, guards))
            self._states[key] = known
        return known

    def moves(
        self, pending: Pending, guards: tuple[Guard, ...]
    ) -> Iterator[tuple[int, int, tuple[int, ...]]]:
        """Each next skirmish with each split that matters: value, place, wounds.

        The wounds are those of the guards of the place in the order of `guards`, then of the place.
        """
        clade = self.model.clade
        for place, attacking in pending:
            if place != clade or len(pending) == 1:
                for value, wounds in self.splits(place, attacking, pending, guards):
                    yield value, place, wounds

    def splits(
        self, place: int, attacking: Counts, pending: Pending, guards: tuple[Guard, ...]
    ) -> Iterator[tuple[int, tuple[int, ...]]]:
        """The values of the splits at one place, each with the rest of the battle."""
        attackers = list(zip(self.model.attackers, attacking, strict=True))
        total = sum(it.atk * count for it, count in attackers)
        here = [guard for guard in guards if place in guard[3]]
        away = [guard for guard in guards if place not in guard[3]]
        lost = best_gain(
            sum(guard[0] for guard in here),
            [(it.recipient, count) for it, count in attackers if count],
            self.budget,
        )
        later = tuple(each for each in pending if each[0] != place)
        useful = {at for at, _ in later}
        location = self.model.places[place]
        for amounts in useful_amounts(here, useful, total):
            self.budget.spend()
            left = total - sum(amounts)
            gained = location.gain(left)
            still = [_without(guard, useful) for guard in away]
            for guard, amount in zip(here, amounts, strict=True):
                if amount >= guard[1]:
                    gained += guard[2]
                else:
                    atk, cost, worth, _ = guard
                    still.append(_without((atk, cost - amount, worth, guard[3]), useful))
            alive = tuple(sorted(guard for guard in still if guard[3]))
            yield gained - lost + self.fight(later, alive), (*amounts, left)

    def classes(self, pending: Pending) -> tuple[BeastClass, ...]:
        """The guards with only the choices that the attack leaves them."""
        attacked = {place for place, _ in pending}
        return tuple(
            BeastClass(
                each.atk,
                each.cost,
                each.worth,
                tuple(choice for choice in each.choices if set(choice) <= attacked),
                each.names,
            )
            for each in self.model.guards
        )

    def spreads(self, pending: Pending) -> Iterator[Spread]:
        classes = self.classes(pending)
        found = product(*(tuple(compositions(each.size, len(each.choices))) for each in classes))
        for spread in found:
            self.budget.spend()
            yield spread


def pending_of(attack: Sequence[Counts]) -> Pending:
    """The places of an attack, each with the counts of its attackers."""
    return tuple((place, counts) for place, counts in enumerate(attack) if any(counts))


def guards_of(classes: Sequence[BeastClass], spread: Spread) -> tuple[Guard, ...]:
    """The guards that a spread puts anywhere, one by one."""
    return tuple(
        sorted(
            (each.atk, each.cost, each.worth, choice)
            for each, counts in zip(classes, spread, strict=True)
            for choice, count in zip(each.choices, counts, strict=True)
            for _ in range(count if choice else 0)
        )
    )


def _without(guard: Guard, useful: set[int]) -> Guard:
    atk, cost, worth, places = guard
    return (atk, cost, worth, tuple(place for place in places if place in useful))


def useful_amounts(
    here: Sequence[Guard], useful: set[int], total: int
) -> Iterator[tuple[int, ...]]:
    """The wounds that guards can be given: all up to their cost where they guard again."""
    if not here:
        yield ()
        return
    first, rest = here[0], here[1:]
    choices = range(first[1] + 1) if useful & set(first[3]) else (0, first[1])
    for amount in choices:
        if amount <= total:
            for others in useful_amounts(rest, useful, total - amount):
                yield (amount, *others)

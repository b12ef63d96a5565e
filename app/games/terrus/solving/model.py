"""A battle as the solver sees it: classes of equal beasts, and places by number.

Beasts are equal when the same can be decided about them with the same result: ATK, wounds that bury
them, worth, and where they may go.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product
from math import comb
from typing import TypeAlias

from app.games.terrus.army import Beast, Location, Setup, wounds_to_bury
from app.games.terrus.checks import attackable, attackers, guardable
from app.games.terrus.outcomes import Recipient
from app.games.terrus.settings import Guards

Counts: TypeAlias = tuple[int, ...]
"""The number of beasts of each class."""

Place: TypeAlias = tuple[int, ...]
"""The locations of one beast, by number; empty if it stays out."""


@dataclass(frozen=True, slots=True)
class Decided:
    """Decisions so far: each beast's locations, empty if it stays out."""

    attack: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    guards: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class BeastClass:
    """Equal beasts. `choices` are the places that each can go to."""

    atk: int
    cost: int
    worth: int
    choices: tuple[Place, ...]
    names: tuple[str, ...] = field(compare=False)

    @property
    def size(self) -> int:
        """The number of beasts."""
        return len(self.names)

    @property
    def recipient(self) -> Recipient:
        """A beast of the class as a recipient of wounds."""
        return Recipient(self.names[0], self.cost, self.worth)


@dataclass(frozen=True, slots=True)
class Model:
    """The places that can be attacked, and both armies in classes."""

    places: tuple[Recipient, ...]
    attackers: tuple[BeastClass, ...]
    guards: tuple[BeastClass, ...]

    @property
    def clade(self) -> int | None:
        """The number of the clade among the places."""
        return next((at for at, place in enumerate(self.places) if place.is_clade), None)


def recipient_of(location: Location) -> Recipient:
    """A location as a recipient of wounds; the clade's cost is its vitae."""
    cost = (
        location.defense if location.is_clade else wounds_to_bury(location.defense, location.wounds)
    )
    return Recipient(location.name, cost, location.worth, True, location.is_clade)


def model_of(setup: Setup, decided: Decided) -> Model:
    """The model of a battle of which some has been decided."""
    open_places = attackable(setup)
    numbers = {location.name: at for at, location in enumerate(open_places)}
    every = tuple((at,) for at in numbers.values())
    attacking = [
        (beast, _fixed(decided.attack.get(beast.name), numbers) or ((), *every))
        for beast in attackers(setup)
    ]
    guards = [
        (
            beast,
            _fixed(decided.guards.get(beast.name), numbers)
            or _guard_choices(setup, beast, numbers),
        )
        for beast in setup.defender.beasts
    ]
    return Model(tuple(map(recipient_of, open_places)), _classes(attacking), _classes(guards))


def _fixed(
    locations: tuple[str, ...] | None, numbers: Mapping[str, int]
) -> tuple[Place, ...] | None:
    return None if locations is None else (tuple(sorted(numbers[name] for name in locations)),)


def _guard_choices(setup: Setup, beast: Beast, numbers: Mapping[str, int]) -> tuple[Place, ...]:
    places = [numbers[name] for name in guardable(setup, beast, frozenset(numbers))]
    most = 1 if setup.settings.guards is Guards.ONE else len(places)
    return tuple(
        chosen for size in range(most + 1) for chosen in combinations(sorted(places), size)
    )


def _classes(
    beasts: Sequence[tuple[Beast, tuple[Place, ...]]],
) -> tuple[BeastClass, ...]:
    found: dict[tuple[int, int, int, tuple[Place, ...]], list[str]] = {}
    for beast, choices in beasts:
        cost = wounds_to_bury(beast.defense, beast.wounds)
        found.setdefault((beast.atk, cost, beast.worth, choices), []).append(beast.name)
    return tuple(BeastClass(*key, tuple(names)) for key, names in found.items())


Spread: TypeAlias = tuple[Counts, ...]
"""For each class, how many of its beasts go to each of its choices."""


def spreads(classes: Sequence[BeastClass]) -> Iterator[Spread]:
    """Every way to send the beasts to their choices; equal beasts are not told apart."""
    return product(*(tuple(compositions(each.size, len(each.choices))) for each in classes))


def number_of_spreads(classes: Sequence[BeastClass]) -> int:
    """Count the ways that `spreads` gives, without making them."""
    total = 1
    for each in classes:
        total *= comb(each.size + len(each.choices) - 1, len(each.choices) - 1)
    return total


def compositions(total: int, parts: int) -> Iterator[Counts]:
    """All ways to write a total as an ordered sum of `parts` numbers."""
    if parts == 1:
        yield (total,)
        return
    for first in range(total + 1):
        for rest in compositions(total - first, parts - 1):
            yield (first, *rest)


def counts_at(classes: Sequence[BeastClass], spread: Spread, place: int) -> Counts:
    """Count the beasts of each class that a spread puts at a place."""
    return tuple(
        sum(count for count, choice in zip(counts, each.choices, strict=True) if place in choice)
        for each, counts in zip(classes, spread, strict=True)
    )

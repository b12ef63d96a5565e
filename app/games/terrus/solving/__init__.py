"""Best play for both rulers, found by backward induction.

The value of a battle is what the attacker buries less what the attacker loses, in worth. Wounds of
the two rulers are dealt together, and an attacking beast is in one skirmish only; so nothing that
the defender assigns changes a later skirmish, and it does not matter who assigns first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from app.games.terrus.army import Setup
from app.games.terrus.settings import Bury, Guards
from app.games.terrus.solving.budget import MAX_STATES, Budget, NothingToSolveError
from app.games.terrus.solving.guards_of_many import GuardsOfMany
from app.games.terrus.solving.guards_of_one import GuardsOfOne
from app.games.terrus.solving.model import (
    BeastClass,
    Counts,
    Decided,
    Model,
    Place,
    Spread,
    counts_at,
    model_of,
    number_of_spreads,
    spreads,
)


@dataclass(frozen=True, slots=True)
class AttackValue:
    """One attack with its best answer.

    `attack` and `guards` tell, in the order of the city, which beasts are at a location. Of equal
    beasts the first ones are named.
    """

    value: int
    attack: Mapping[str, tuple[str, ...]]
    guards: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Solution:
    """Best play for both rulers.

    `attacks` are all that are possible, the best first, as far as they were asked for; `count`
    is how many there are. Attacks that differ only by equal beasts are one. `states` is how many
    states were looked at.
    """

    value: int
    attacks: tuple[AttackValue, ...]
    count: int
    states: int

    @property
    def best(self) -> AttackValue:
        """The best attack."""
        return self.attacks[0]


def solve(
    setup: Setup,
    decided: Decided | None = None,
    *,
    limit: int = MAX_STATES,
    shown: int = 10,
) -> Solution:
    """Solve a battle of which some may be decided already. Abilities are not used.

    Raises SolverLimitError for a battle that is too large, where possible before it begins, and
    NothingToSolveError where nothing is attacked or wounds bury nothing.
    """
    if setup.settings.bury is Bury.REPORT:
        raise NothingToSolveError(
            "Wounds are only reported (switch bury), so no play is better than another."
        )
    model = model_of(setup, decided or Decided())
    if not model.places or not model.attackers:
        raise NothingToSolveError("There is no legal attack.")
    budget = Budget(limit)
    budget.expect(number_of_spreads(model.attackers))
    solver = (
        GuardsOfOne(model, budget)
        if setup.settings.guards is Guards.ONE
        else GuardsOfMany(model, budget)
    )
    rated = sorted(_rated(model, solver), key=lambda each: -each[0])
    if not rated:
        raise NothingToSolveError("There is no legal attack.")
    return Solution(
        rated[0][0],
        tuple(
            AttackValue(value, _named_attack(model, spread), _named_guards(model, solver, spread))
            for value, spread in rated[:shown]
        ),
        len(rated),
        budget.spent,
    )


def _rated(model: Model, solver: GuardsOfOne | GuardsOfMany) -> Iterator[tuple[int, Spread]]:
    for spread in spreads(model.attackers):
        attack = _counts(model, spread)
        if any(map(any, attack)):
            yield solver.value(attack), spread


def _counts(model: Model, spread: Spread) -> tuple[Counts, ...]:
    """The attackers of each class at each place."""
    return tuple(counts_at(model.attackers, spread, place) for place in range(len(model.places)))


def _named_attack(model: Model, spread: Spread) -> Mapping[str, tuple[str, ...]]:
    return _named(model, _sent(model.attackers, spread))


def _named_guards(
    model: Model, solver: GuardsOfOne | GuardsOfMany, spread: Spread
) -> Mapping[str, tuple[str, ...]]:
    attack = _counts(model, spread)
    if isinstance(solver, GuardsOfMany):
        classes, guards = solver.guards(attack)
        return _named(model, _sent(classes, guards))
    left = [list(each.names) for each in model.guards]
    found: list[tuple[str, Place]] = []
    for place, counts in enumerate(solver.guards(attack)):
        for names, count in zip(left, counts, strict=True):
            found += ((names.pop(0), (place,)) for _ in range(count))
    return _named(model, found)


def _sent(classes: Sequence[BeastClass], spread: Spread) -> Iterator[tuple[str, Place]]:
    """Each beast with where a spread sends it; of equal beasts the last ones stay out."""
    for each, counts in zip(classes, spread, strict=True):
        names = iter(each.names)
        sent = zip(each.choices, counts, strict=True)
        for choice, count in sorted(sent, key=lambda pair: not pair[0]):
            for _ in range(count):
                yield next(names), choice


def _named(
    model: Model, sent: Iterator[tuple[str, Place]] | Sequence[tuple[str, Place]]
) -> Mapping[str, tuple[str, ...]]:
    everyone = tuple(sent)
    return {
        location.name: tuple(name for name, places in everyone if place in places)
        for place, location in enumerate(model.places)
    }

"""Best play where a beast guards one location: the skirmishes do not touch each other.

For an attack, the defender spreads the guards over the attacked places from the first to the last;
what is left of each class is the state. Attacks share what is known of their last places.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product

from app.games.terrus.solving.budget import Budget
from app.games.terrus.solving.model import Counts, Model
from app.games.terrus.solving.skirmish import best_gain


@dataclass(slots=True)
class GuardsOfOne:
    """Computes the value of attacks against their best guards, and caches the results."""

    model: Model
    budget: Budget
    _skirmishes: dict[tuple[int, Counts, Counts], int] = field(default_factory=dict)
    _rest: dict[tuple[tuple[tuple[int, Counts], ...], Counts], int] = field(default_factory=dict)

    def value(self, attack: Sequence[Counts]) -> int:
        """The value of an attack, given as the counts of each class at each place."""
        attacked = tuple((place, counts) for place, counts in enumerate(attack) if any(counts))
        return self._value(attacked, tuple(each.size for each in self.model.guards))

    def guards(self, attack: Sequence[Counts]) -> tuple[Counts, ...]:
        """The counts of each class of guards at each place in the best answer to an attack."""
        found = [tuple(0 for _ in self.model.guards) for _ in self.model.places]
        attacked = tuple((place, counts) for place, counts in enumerate(attack) if any(counts))
        left = tuple(each.size for each in self.model.guards)
        while attacked:
            place, counts = attacked[0]
            wanted = self._value(attacked, left)
            for taken, rest in self.choices(place, left, attacked[1:]):
                value = self._skirmish(place, counts, taken) + self._value(attacked[1:], rest)
                if value == wanted:
                    break
            found[place], left, attacked = taken, rest, attacked[1:]
        return tuple(found)

    def _value(self, attacked: tuple[tuple[int, Counts], ...], left: Counts) -> int:
        if not attacked:
            return 0
        key = (attacked, left)
        known = self._rest.get(key)
        if known is not None:
            return known
        (place, counts), later = attacked[0], attacked[1:]
        best = min(
            self._skirmish(place, counts, taken) + self._value(later, rest)
            for taken, rest in self.choices(place, left, later)
        )
        self._rest[key] = best
        return best

    def choices(
        self, place: int, left: Counts, later: Sequence[tuple[int, Counts]]
    ) -> Iterator[tuple[Counts, Counts]]:
        """The guards that a place can be given, with those left for later places.

        Guards that no later place can use count as gone, so that equal states meet.
        """
        useful = {at for at, _ in later}
        ranges = [
            self._range(place, each.choices, count)
            for each, count in zip(self.model.guards, left, strict=True)
        ]
        still = [any(set(choice) & useful for choice in each.choices) for each in self.model.guards]
        for taken in product(*ranges):
            self.budget.spend()
            yield (
                taken,
                tuple(
                    count - used if keeps else 0
                    for count, used, keeps in zip(left, taken, still, strict=True)
                ),
            )

    @staticmethod
    def _range(place: int, choices: Sequence[tuple[int, ...]], count: int) -> range:
        if (place,) not in choices:
            return range(1)
        return range(count, count + 1) if len(choices) == 1 else range(count + 1)

    def _skirmish(self, place: int, attacking: Counts, guarding: Counts) -> int:
        key = (place, attacking, guarding)
        known = self._skirmishes.get(key)
        if known is None:
            known = self._worked_out(place, attacking, guarding)
            self._skirmishes[key] = known
        return known

    def _worked_out(self, place: int, attacking: Counts, guarding: Counts) -> int:
        attackers = list(zip(self.model.attackers, attacking, strict=True))
        guards = list(zip(self.model.guards, guarding, strict=True))
        against = [(it.recipient, count) for it, count in guards if count]
        gained = best_gain(
            sum(it.atk * count for it, count in attackers),
            (*against, (self.model.places[place], 1)),
            self.budget,
        )
        return gained - best_gain(
            sum(it.atk * count for it, count in guards),
            [(it.recipient, count) for it, count in attackers if count],
            self.budget,
        )

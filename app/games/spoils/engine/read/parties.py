"""Battle parties that can be formed. Rules: 505, 608.1b, 608.1d.

A character's demands on its party concern only the number of members: a minimum, a maximum, an
even number. So the parties of each size are found by counting: of the characters that can be in a
party of that size, those with most requirements to be in it come first. Only characters that must
be paid for are tried in combinations.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from app.games.spoils.engine.model.actions import CardId


@dataclass(frozen=True, slots=True)
class SizeRule:
    """A text's demand on the number of members of a party. Rules: 505.1."""

    source: Hashable
    at_least: int = 1
    at_most: int | None = None
    is_even: bool = False

    def allows(self, size: int) -> bool:
        """True if a party can have `size` members."""
        if size < self.at_least or (self.is_even and size % 2):
            return False
        return self.at_most is None or size <= self.at_most


@dataclass(frozen=True, slots=True)
class Candidate:
    """A character that could be in a party, and what it asks of the number of members.

    `requirements` says how many texts demand that it is a member, `price` what has to be paid
    for that. Rules: 505.1, 505.2.
    """

    card: CardId
    sizes: tuple[SizeRule, ...] = ()
    requirements: int = 0
    price: int = 0

    def allows(self, size: int) -> bool:
        """True if it can be one of `size` members."""
        return all(it.allows(size) for it in self.sizes)

    @property
    def is_plain(self) -> bool:
        """True if it can be in any party and need not be."""
        return not (self.sizes or self.requirements or self.price)


@dataclass(frozen=True, slots=True)
class Parties:
    """All parties that can be formed of the candidates: those that meet most requirements.

    `best` is the number they meet; None where no party can be formed. `budget` is the number of
    resources to pay with. If the sizes asked for contradict one another, each size rule that a
    party meets counts `weight`, more than all other requirements together; otherwise `weight`
    is 0, and sizes are conditions.
    """

    candidates: Sequence[Candidate]
    budget: int
    are_plain: bool
    best: int | None
    weight: int = 0

    @property
    def most_met(self) -> int | None:
        """The number of requirements that the best party meets; None if no party can be formed.

        If some can be met, forming no party is no way out (505.2c).
        """
        return self.best % self.weight if self.best is not None and self.weight else self.best

    def has(self, members: Collection[CardId]) -> bool:
        """True if exactly these characters can form a party."""
        return bool(members) and self._can_have(members, len(members))

    def has_one_with(self, members: Collection[CardId]) -> bool:
        """True if these characters, perhaps together with others, can form a party."""
        sizes = range(max(len(members), 1), len(self.candidates) + 1)
        return any(self._can_have(members, size) for size in sizes)

    def _can_have(self, members: Collection[CardId], size: int) -> bool:
        if self.are_plain:
            return True
        return self.best is not None and (
            _worth(self.candidates, self.budget, size, members, self.weight) == self.best
        )


def parties_of(
    candidates: Sequence[Candidate], budget: int = 0, *, sizes_may_conflict: bool = False
) -> Parties:
    """The parties that can be formed of these characters, with `budget` to pay for them.

    If no party keeps all rules about its size, the parties that keep most of them can be
    formed, but at least one rule. Rules: 505.2, 505.2c.
    """
    if all(it.is_plain for it in candidates):
        return Parties(candidates, budget, True, 0 if candidates else None)
    best = _best(candidates, budget, 0)
    if best is not None or not sizes_may_conflict:
        return Parties(candidates, budget, False, best)
    weight = 1 + sum(it.requirements for it in candidates)
    return Parties(candidates, budget, False, _best(candidates, budget, weight), weight)


def _best(candidates: Sequence[Candidate], budget: int, weight: int) -> int | None:
    by_size = (
        _worth(candidates, budget, size, (), weight) for size in range(1, len(candidates) + 1)
    )
    return max((it for it in by_size if it is not None), default=None)


def _worth(
    candidates: Sequence[Candidate],
    budget: int,
    size: int,
    members: Collection[CardId],
    weight: int,
) -> int | None:
    """The worth of the best party of that size with these members; None if there is none.

    It is the number of requirements met, and `weight` more for each size rule that is met.
    """
    if not weight:
        return most_met(candidates, budget, size, members)
    shared = set(candidates[0].sizes).intersection(*(it.sizes for it in candidates))
    rated = [
        replace(
            it,
            sizes=(),
            requirements=it.requirements
            + weight * sum(rule.allows(size) for rule in it.sizes if rule not in shared),
        )
        for it in candidates
    ]
    met = most_met(rated, budget, size, members)
    worth = (met or 0) + weight * sum(rule.allows(size) for rule in shared)
    return None if met is None or worth < weight else worth


def most_met(
    candidates: Sequence[Candidate], budget: int, size: int, members: Collection[CardId] = ()
) -> int | None:
    """The most requirements that a party of that size with these members can meet.

    None if there is no such party, or none that can be paid for. Rules: 505.1, 505.2.
    """
    able = [it for it in candidates if it.allows(size)]
    inside = [it for it in able if it.card in members]
    left = budget - sum(it.price for it in inside)
    if len(able) < size or len(inside) < len(members) or left < 0:
        return None
    room = size - len(inside)
    others = [it for it in able if it.card not in members]
    free = sorted((it.requirements for it in others if not it.price), reverse=True)
    dear = [it for it in others if it.price]
    met = [
        sum(it.requirements for it in some) + sum(free[: room - count])
        for count in range(min(len(dear), room) + 1)
        for some in combinations(dear, count)
        if room - count <= len(free) and sum(it.price for it in some) <= left
    ]
    return max(met) + sum(it.requirements for it in inside) if met else None

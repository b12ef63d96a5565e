"""Decks that can be sleeved at the same time from one collection."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

MOST_STEPS: Final = 200_000
"""Search steps after which the best choice found so far is taken and marked as such."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """A card that decks ask for more often together than it is owned.

    `needed` holds copies by deck, for the decks that ask for it.
    """

    name: str
    needed: Mapping[str, int]
    owned: int

    @property
    def lacking(self) -> int:
        """The fewest copies to get, so that all of these decks have theirs."""
        return sum(self.needed.values()) - self.owned

    @property
    def shared(self) -> int:
        """The fewest copies to move between decks when each is played in turn.

        Copies that no collection of this size has for the most demanding deck alone do not
        move: they must be got.
        """
        return self.lacking - max(0, max(self.needed.values()) - self.owned)


@dataclass(frozen=True, slots=True)
class Sharing:
    """The conflicts that keep some decks from being sleeved at once; empty if there are none."""

    conflicts: tuple[Conflict, ...]

    @property
    def copies_to_get(self) -> int:
        """The fewest copies to get so that all decks stand sleeved at once."""
        return sum(conflict.lacking for conflict in self.conflicts)

    @property
    def copies_to_move(self) -> int:
        """The fewest copies that must change sleeves when nothing is bought."""
        return sum(conflict.shared for conflict in self.conflicts)


@dataclass(frozen=True, slots=True)
class Together:
    """A largest choice of decks that can be sleeved at once, in the order given.

    `is_largest` is false when the search was cut short and a larger choice may exist.
    """

    decks: tuple[str, ...]
    is_largest: bool


def share(decks: Mapping[str, Counter[str]], owned: Mapping[str, int]) -> Sharing:
    """Compare what all of `decks` ask for together with what is owned, by name."""
    total: Counter[str] = Counter()
    for asked in decks.values():
        total.update(asked)
    return Sharing(
        tuple(
            Conflict(
                name,
                {deck: asked[name] for deck, asked in decks.items() if asked[name]},
                owned.get(name, 0),
            )
            for name, copies in sorted(total.items())
            if copies > owned.get(name, 0)
        )
    )


def together(decks: Mapping[str, Counter[str]], owned: Mapping[str, int]) -> Together:
    """Find a largest choice of decks whose demands fit what is owned.

    Exact by branch and bound within `MOST_STEPS`; of several largest choices the one that
    comes first in the order of `decks`.
    """
    contested = _contested(decks, owned)
    fitting = [
        deck
        for deck, asked in decks.items()
        if all(copies <= owned.get(name, 0) for name, copies in asked.items())
    ]
    demands = [[decks[deck].get(name, 0) for name in contested] for deck in fitting]
    search = _Search(demands, [owned.get(name, 0) for name in contested])
    search.descend(0, [], search.owned)
    return Together(
        decks=tuple(fitting[place] for place in search.best),
        is_largest=search.steps < MOST_STEPS,
    )


def _contested(decks: Mapping[str, Counter[str]], owned: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(conflict.name for conflict in share(decks, owned).conflicts)


class _Search:
    def __init__(self, demands: Sequence[Sequence[int]], owned: Sequence[int]) -> None:
        self.demands = demands
        self.owned = owned
        self.best: tuple[int, ...] = ()
        self.steps = 0

    def descend(self, place: int, chosen: list[int], left: Sequence[int]) -> None:
        """Decide about the deck at `place` with `left` copies still free."""
        self.steps += 1
        if len(chosen) > len(self.best):
            self.best = tuple(chosen)
        may_grow = len(chosen) + len(self.demands) - place > len(self.best)
        if place == len(self.demands) or not may_grow or self.steps >= MOST_STEPS:
            return
        remaining = [have - need for have, need in zip(left, self.demands[place], strict=True)]
        if min(remaining, default=0) >= 0:
            chosen.append(place)
            self.descend(place + 1, chosen, remaining)
            chosen.pop()
        self.descend(place + 1, chosen, left)

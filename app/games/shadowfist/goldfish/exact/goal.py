"""Needs that are to be met together by the cards of one deck."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod
from typing import Final, Self

from app.games.shadowfist.goldfish.exact.needs import Need
from app.games.shadowfist.goldfish.setup import DeckCard, Setup
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.combinatorics import Component, Counts

MOST_NEEDS: Final = 6
MOST_CASES: Final = 5_000
"""More combinations of counts than this are not calculated."""


@dataclass(frozen=True, slots=True)
class CardClass:
    """Cards that serve the same needs, which `serves` says by place."""

    serves: tuple[bool, ...]
    cards: tuple[DeckCard, ...]
    copies: int

    @property
    def names(self) -> tuple[str, ...]:
        """The titles, each once."""
        return tuple(dict.fromkeys(card.name for card in self.cards))


@dataclass(frozen=True)
class Goal:
    """Needs over the classes of a deck. `rest` counts the cards that serve no need."""

    needs: tuple[Need, ...]
    classes: tuple[CardClass, ...]
    rest: int

    @classmethod
    def of(cls, needs: Sequence[Need], setup: Setup) -> Goal:
        """Sort the deck into classes.

        Raises GoldfishError for no need, too many, or too many combinations.
        """
        if not 1 <= len(needs) <= MOST_NEEDS:
            raise GoldfishError(f"Give from 1 to {MOST_NEEDS} needs")
        groups: dict[tuple[bool, ...], list[tuple[DeckCard, int]]] = defaultdict(list)
        for card, copies in setup.counted():
            groups[tuple(need.accepts(card.printing) for need in needs)].append((card, copies))
        rest = groups.pop((False,) * len(needs), [])
        classes = tuple(
            CardClass(serves, tuple(card for card, _ in cards), sum(n for _, n in cards))
            for serves, cards in groups.items()
        )
        goal = cls(tuple(needs), classes, sum(copies for _, copies in rest))
        if prod(cap + 1 for cap in goal.caps) > MOST_CASES:
            raise GoldfishError(
                "These needs have too many combinations to calculate. Use fewer needs, or lower "
                "counts"
            )
        return goal

    def among(self, seen: int) -> Self:
        """The goal does not depend on how many cards are seen."""
        return self

    @property
    def copies(self) -> Counts:
        """The number of cards of each class in the deck."""
        return tuple(each.copies for each in self.classes)

    @property
    def size(self) -> int:
        """The number of cards in the deck."""
        return sum(self.copies) + self.rest

    @cached_property
    def caps(self) -> Counts:
        """The cards of each class beyond which more never help."""
        return tuple(
            min(each.copies, max(need.count for need in self._served(each)))
            for each in self.classes
        )

    def _served(self, group: CardClass) -> Iterator[Need]:
        return (need for need, serves in zip(self.needs, group.serves, strict=True) if serves)

    def grid(self) -> Iterator[Counts]:
        """All counts up to the caps, the last class running fastest."""
        return product(*(range(cap + 1) for cap in self.caps))

    def held(self, need: int, counts: Counts) -> int:
        """Count the cards among `counts` that serve the need at place `need`."""
        return sum(
            count for count, each in zip(counts, self.classes, strict=True) if each.serves[need]
        )

    def meets(self, counts: Counts) -> bool:
        """Tell whether these numbers of cards of each class meet all needs."""
        return all(self.held(place, counts) >= need.count for place, need in enumerate(self.needs))

    @cached_property
    def is_hopeless(self) -> bool:
        """True if even the whole deck does not meet the needs."""
        return not self.meets(self.copies)

    @cached_property
    def groups(self) -> tuple[tuple[int, int], ...] | None:
        """The numbers wanted and held of each class; None if a card serves several needs."""
        if any(sum(each.serves) > 1 for each in self.classes):
            return None
        return tuple((next(self._served(each)).count, each.copies) for each in self.classes)

    @cached_property
    def components(self) -> tuple[Component, ...]:
        """The classes split so that the goal is met when every component is."""
        if self.groups is not None:
            return tuple(
                Component((place,), (cap,), frozenset({(wanted,)}))
                for place, (cap, (wanted, _)) in enumerate(zip(self.caps, self.groups, strict=True))
            )
        enough = frozenset(counts for counts in self.grid() if self.meets(counts))
        return (Component(tuple(range(len(self.classes))), self.caps, enough),)

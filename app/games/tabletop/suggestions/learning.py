"""The worth of each relation, learned from decks by taking their cards out one by one.

A step is worth the logarithm of how much more often it is found between a deck and a card that was
taken out of it than between the deck and any other card that it could play. The worth of a card is
the sum over all relations, as if these were independent (naive Bayes).
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeAlias

from app.games.tabletop.suggestions.relations import (
    D,
    Habits,
    KnownDeck,
    Method,
    O,
    Relation,
    Step,
    T,
)

_DOUBT: Final = 1.0
"""Prior weight, in decks, that pulls each step towards no effect."""

_FLOOR: Final = 0.01
"""Added to both shares, so that a step nobody has is worth nothing."""

_Shares: TypeAlias = dict[str, dict[Step, float]]
"""The share of decks in which each step of a relation was found."""


@dataclass(frozen=True, slots=True)
class Example(Generic[D]):
    """A deck to learn from, and what it is called in reasons."""

    title: str
    decklist: D


@dataclass(frozen=True, slots=True, eq=False)
class Learned(Generic[D, O, T]):
    """A method, the habits of decks, and the worth of each step of each relation."""

    method: Method[D, O, T]
    habits: Habits
    worth: Mapping[str, Mapping[Step, float]]

    def score(self, outline: O, card: T) -> float:
        """Return a card's worth: the higher, the better it fits the deck."""
        return sum(worth for worth, _ in self.worths(outline, card))

    def worths(self, outline: O, card: T) -> list[tuple[float, Relation[O, T]]]:
        """Return each relation's worth for a card, negative if it speaks against it."""
        return [
            (self.worth[one.name].get(one.step(outline, card, self.habits), 0.0), one)
            for one in self.method.relations
        ]


def learn(examples: Sequence[Example[D]], method: Method[D, O, T]) -> Learned[D, O, T]:
    """Learn from decks; the order of the examples and of their lines makes no difference."""
    traits = method.traits
    known = [_known(each, method) for each in examples]
    found: _Shares = defaultdict(lambda: defaultdict(float))
    usual: _Shares = defaultdict(lambda: defaultdict(float))
    for example, deck in zip(examples, known, strict=True):
        if not deck.names:
            continue
        # The deck itself is no evidence of what is played together.
        habits = Habits.of([one for one in known if one is not deck], traits)
        _count(found, usual, example.decklist, deck, habits, method)
    learned = _worths(found, usual, len(known))
    worths = {one.name: {**learned.get(one.name, {}), **one.by_rule} for one in method.relations}
    return Learned(method, Habits.of(known, traits), worths)


def _known(example: Example[D], method: Method[D, O, T]) -> KnownDeck:
    return KnownDeck(example.title, frozenset(method.outline(example.decklist, set()).names))


def _count(
    found: _Shares,
    usual: _Shares,
    decklist: D,
    deck: KnownDeck,
    habits: Habits,
    method: Method[D, O, T],
) -> None:
    """Add the shares of one deck; each deck counts as much as any other."""
    whole = method.outline(decklist, set())
    others = [
        card
        for card in method.traits.values()
        if card.name not in deck.names and method.can_play(whole, card)
    ]
    for relation in method.relations:
        for card in others:
            usual[relation.name][relation.step(whole, card, habits)] += 1 / len(others)
    for name in sorted(deck.names):
        rest = method.outline(decklist, {name})
        for relation in method.relations:
            step = relation.step(rest, method.traits[name], habits)
            found[relation.name][step] += 1 / len(deck.names)


def _worths(found: _Shares, usual: _Shares, decks: int) -> Mapping[str, Mapping[Step, float]]:
    return {
        name: {
            step: math.log(
                (found[name][step] + _DOUBT * usual[name][step] / decks + _FLOOR)
                / (usual[name][step] * (1 + _DOUBT / decks) + _FLOOR)
            )
            for step in usual[name].keys() | found[name].keys()
            if step is not None
        }
        for name in usual
    }

"""What each relation is worth, learned from decks by taking their cards out one by one.

A step is worth the logarithm of how much more often it is found between a deck and a card that
was taken out of it than between the deck and any other card that it could play. The worth of a
card is the sum over all relations, as if these were independent (naive Bayes).
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from app.games.spoils.decklists import Decklist
from app.games.spoils.facts import Catalogue
from app.games.spoils.suggestions.outline import Outline, Traits, can_support, traits_of
from app.games.spoils.suggestions.relations import (
    RELATIONS,
    Habits,
    KnownDeck,
    Relation,
    Step,
)

_DOUBT: Final = 1.0
"""How many decks' worth of finding no difference each step begins with."""

_FLOOR: Final = 0.01
"""Added to both shares, so that a step nobody has is worth nothing."""

_Shares: TypeAlias = dict[str, dict[Step, float]]
"""How often each step of a relation was found, as shares of decks."""


@dataclass(frozen=True, slots=True)
class Example:
    """A deck to learn from, and what it is called in reasons."""

    title: str
    decklist: Decklist


@dataclass(frozen=True, slots=True, eq=False)
class Learned:
    """Traits of all cards, habits of decks, and the worth of each step of each relation."""

    traits: Mapping[str, Traits]
    habits: Habits
    worth: Mapping[str, Mapping[Step, float]]
    relations: tuple[Relation, ...] = RELATIONS

    def score(self, outline: Outline, card: Traits) -> float:
        """How much better a card fits than any other that the deck could play."""
        return sum(worth for worth, _ in self.worths(outline, card))

    def worths(self, outline: Outline, card: Traits) -> list[tuple[float, Relation]]:
        """What each relation says for or against a card, in the order of the relations."""
        return [
            (self.worth[one.name].get(one.step(outline, card, self.habits), 0.0), one)
            for one in self.relations
        ]


def learn(
    examples: Sequence[Example],
    catalogue: Catalogue,
    relations: tuple[Relation, ...] = RELATIONS,
) -> Learned:
    """Learn from decks; the order of the examples and of their lines makes no difference."""
    traits = traits_of(catalogue)
    known = [_known(each, traits) for each in examples]
    found: _Shares = defaultdict(lambda: defaultdict(float))
    usual: _Shares = defaultdict(lambda: defaultdict(float))
    for example, deck in zip(examples, known, strict=True):
        if not deck.names:
            continue
        # The deck itself is no evidence of what is played together.
        habits = Habits.of([one for one in known if one is not deck], traits)
        _count(found, usual, example.decklist, deck, traits, habits, relations)
    return Learned(traits, Habits.of(known, traits), _worths(found, usual, len(known)), relations)


def _known(example: Example, traits: Mapping[str, Traits]) -> KnownDeck:
    lines = example.decklist.lines
    return KnownDeck(
        example.title, frozenset(x.name for x in lines if x.counts and x.name in traits)
    )


def _count(
    found: _Shares,
    usual: _Shares,
    decklist: Decklist,
    deck: KnownDeck,
    traits: Mapping[str, Traits],
    habits: Habits,
    relations: Sequence[Relation],
) -> None:
    """Add the shares of one deck; each deck counts as much as any other."""
    whole = Outline.of(decklist, traits)
    others = [
        card for card in traits.values() if card.name not in deck.names and can_support(whole, card)
    ]
    for relation in relations:
        for card in others:
            usual[relation.name][relation.step(whole, card, habits)] += 1 / len(others)
    for name in sorted(deck.names):
        rest = Outline.of(decklist, traits, {name})
        for relation in relations:
            found[relation.name][relation.step(rest, traits[name], habits)] += 1 / len(deck.names)


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

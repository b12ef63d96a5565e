"""Features of titles and decks that suggestions use."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Set
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Self

from app.games.shadowfist.decklists import Decklist
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.terms import FACTIONS, CardType, Resource
from app.games.tabletop.suggestions import FEW, capped, sets_by_name


@dataclass(frozen=True, slots=True, eq=False)
class Traits:
    """A title as suggestions see it, by its newest printing.

    `asks` is how many resources it requires, `requires` and `provides` are which (8.4, 8.6), and
    `factions` those that it belongs to (18.2). `words` are its designators with their weights:
    the rarer among all titles, the more. `features` are its restrictions, such as Weapon, and its
    keywords, as far as they have no condition. `sets` are codes.
    """

    name: str
    type: CardType
    cost: int | None
    asks: int
    requires: frozenset[Resource]
    provides: frozenset[Resource]
    factions: frozenset[Resource]
    words: Mapping[str, float]
    word_weight: float
    features: tuple[Enum, ...]
    sets: frozenset[str]


@lru_cache(maxsize=4)
def traits_of(catalogue: Catalogue) -> Mapping[str, Traits]:
    """The traits of every title that a deck may have, by name."""
    titles = [title for title in catalogue.cards if title.name not in catalogue.barred]
    sets = sets_by_name(catalogue)
    bearers = Counter(word for title in titles for word in title.newest.designators)
    traits = {}
    for title in titles:
        printed = title.newest
        words = {
            word: math.log(len(titles) / bearers[word]) for word in sorted(printed.designators)
        }
        traits[title.name] = Traits(
            name=title.name,
            type=printed.type,
            cost=capped(printed.cost) if isinstance(printed.cost, int) else None,
            asks=printed.requires.total,
            requires=printed.requires.resources,
            provides=printed.provides.resources,
            factions=printed.resources & FACTIONS,
            words=words,
            word_weight=sum(words.values()),
            features=(*printed.restrictions, *(each.keyword for each in printed.abilities)),
            sets=sets[title.name],
        )
    return traits


@dataclass(frozen=True, slots=True, eq=False)
class Outline:
    """A deck counted by titles.

    `requiring` and `providing` are the titles that require or provide a resource, `resources`
    those of either kind; `factions` are the titles that belong to a faction, `aligned` those that
    belong to any.
    """

    size: int
    names: Set[str]
    types: Counter[Enum]
    costs: Counter[int]
    words: Counter[str]
    features: Counter[Enum]
    sets: Counter[str]
    requiring: Counter[Resource]
    providing: Counter[Resource]
    resources: Set[Resource]
    factions: Counter[Resource]
    aligned: int

    @property
    def is_empty(self) -> bool:
        """True if it has no card to go by."""
        return not self.size

    @property
    def weight(self) -> int:
        """The number that shares are computed from: the size, but at least `FEW`."""
        return max(FEW, self.size)

    @classmethod
    def of(cls, decklist: Decklist, traits: Mapping[str, Traits], without: Set[str]) -> Self:
        """Count a deck, leaving out the cards of some names."""
        lines = [line for line in decklist.lines if line.counts and line.name not in without]
        names = {line.name: None for line in lines if line.name in traits}
        held = [traits[name] for name in names]
        requiring = Counter(each for one in held for each in one.requires)
        providing = Counter(each for one in held for each in one.provides)
        return cls(
            size=len(held),
            names=names.keys(),
            types=Counter(one.type for one in held),
            costs=Counter(one.cost for one in held if one.cost is not None),
            words=Counter(word for one in held for word in one.words),
            features=Counter(feature for one in held for feature in one.features),
            sets=Counter(code for one in held for code in one.sets),
            requiring=requiring,
            providing=providing,
            resources=requiring.keys() | providing.keys(),
            factions=Counter(each for one in held for each in one.factions),
            aligned=sum(bool(one.factions) for one in held),
        )


def can_play(outline: Outline, card: Traits) -> bool:
    """Tell whether the deck requires or provides every resource that the card requires.

    Once the deck has a faction, cards of factions that it does not have do not count as playable.
    """
    if not card.requires <= outline.resources:
        return False
    return not outline.factions or card.factions <= outline.factions.keys()

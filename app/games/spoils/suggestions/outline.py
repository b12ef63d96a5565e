"""Traits of cards that suggestions look at, and decks counted by them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Self

from app.games.spoils.decklists import Decklist
from app.games.spoils.facts import Card, Catalogue, Threshold
from app.games.spoils.scripts import SCRIPTS
from app.games.spoils.suggestions.resources import users
from app.games.spoils.suggestions.themes import COMMON, words_of
from app.games.spoils.terms import CardType, Icon
from app.games.tabletop.suggestions import FEW, capped, sets_by_name


@dataclass(frozen=True, slots=True, eq=False)
class Traits:
    """A card as suggestions see it.

    `cost` is at most `HIGHEST_COST`. `asks` are its icons with how many of each its threshold
    has. `themes` are the rare words of its script with their weights, `theme_weight` all of these
    weights together. `sets` are codes.
    """

    card: Card
    cost: int | None
    asks: tuple[tuple[Icon, int], ...]
    sets: frozenset[str]
    themes: Mapping[str, float]
    theme_weight: float

    @property
    def name(self) -> str:
        """The card's name."""
        return self.card.name

    @property
    def type(self) -> CardType:
        """The card's type."""
        return self.card.type


@lru_cache(maxsize=4)
def traits_of(catalogue: Catalogue) -> Mapping[str, Traits]:
    """The traits of every card that counts in a deck, by name; staple resources have none."""
    cards = [card for card in catalogue.cards if card.is_deck_card and not card.is_basic]
    words = {card.name: words_of(SCRIPTS.get(card.name)) for card in cards}
    uses = Counter(word for used in words.values() for word in used)
    rare = {
        word: math.log(len(cards) / number)
        for word, number in uses.items()
        if number <= COMMON * len(cards)
    }
    sets = sets_by_name(catalogue)
    traits = {}
    for card in cards:
        themes = {word: rare[word] for word in sorted(words[card.name]) if word in rare}
        traits[card.name] = Traits(
            card=card,
            cost=capped(card.cost),
            asks=tuple(card.threshold),
            sets=sets[card.name],
            themes=themes,
            theme_weight=sum(themes.values()),
        )
    return traits


@dataclass(frozen=True, slots=True, eq=False)
class Outline:
    """A deck counted by names, apart from staple resources.

    `sources` are the icons that its cards provide, `users` the cards that have an icon in their
    threshold, both copy by copy; `icons` are those that it
    provides, asks for, or starts with.
    """

    size: int
    names: Set[str]
    types: Counter[Enum]
    costs: Counter[int]
    subtypes: Counter[str]
    themes: Counter[str]
    sets: Counter[str]
    sources: Counter[Icon]
    users: Counter[Icon]
    icons: frozenset[Icon]

    @property
    def is_empty(self) -> bool:
        """True if the deck has neither a card nor a source of icons to go by."""
        return not self.size and not self.sources

    @property
    def weight(self) -> int:
        """The divisor of shares: the size, but at least `FEW`, because a few cards say little."""
        return max(FEW, self.size)

    @classmethod
    def of(
        cls, decklist: Decklist, traits: Mapping[str, Traits], without: Set[str] = frozenset()
    ) -> Self:
        """Count a deck, leaving out the cards of some names."""
        lines = [line for line in decklist.lines if line.counts and line.name not in without]
        names = {line.name: None for line in lines if line.name in traits}
        held = [traits[name] for name in names]
        sources: Counter[Icon] = Counter()
        for line in lines:
            for icon, number in line.card.provides:
                sources[icon] += number * line.copies
        starting = (card.faction.starting_icons for card in decklist.factions if card.faction)
        asked = {icon for one in held for icon, _ in one.asks}
        return cls(
            size=len(held),
            names=names.keys(),
            types=Counter(one.card.type for one in held),
            costs=Counter(one.cost for one in held if one.cost is not None),
            subtypes=Counter(subtype for one in held for subtype in one.card.subtypes),
            themes=Counter(theme for one in held for theme in one.themes),
            sets=Counter(code for one in held for code in one.sets),
            sources=sources,
            users=users(decklist),
            icons=frozenset(sources) | asked | _icons(starting),
        )


def can_support(outline: Outline, traits: Traits) -> bool:
    """True if the deck provides or asks for every icon that the card asks for."""
    return all(icon in outline.icons for icon, _ in traits.asks)


def _icons(thresholds: Iterable[Threshold]) -> frozenset[Icon]:
    return frozenset(icon for threshold in thresholds for icon, _ in threshold)

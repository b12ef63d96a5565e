"""Suggestions for decks of The Spoils: traits of cards and decks, and how they are compared."""

from __future__ import annotations

from collections.abc import Set
from typing import Final, TypeAlias

from app.games.spoils.decklists import Decklist
from app.games.spoils.facts import Catalogue
from app.games.spoils.suggestions.outline import Outline, Traits, can_support, traits_of
from app.games.spoils.suggestions.themes import ACTIONS, PHRASES
from app.games.spoils.terms import Icon
from app.games.tabletop import suggestions
from app.games.tabletop.suggestions import COST, PAIR, SET, TYPE, Habits, Relation, Step, at

__all__ = [
    "ACTIONS",
    "RELATIONS",
    "Outline",
    "Traits",
    "can_support",
    "method_of",
    "traits_of",
]

Method: TypeAlias = suggestions.Method[Decklist, Outline, Traits]


def _threshold(outline: Outline, card: Traits, _: Habits) -> Step:
    return min(4, sum(number for _, number in card.asks))


def _threshold_in_words(outline: Outline, card: Traits, _: Habits) -> str:
    given = [(outline.sources[icon], icon.word) for icon, _ in card.asks]
    if not given or not all(number for number, _ in given):
        return ""
    return f"fits {' and '.join(f'{number} {word}' for number, word in given)}"


_ENOUGH: Final = 8
"""Resources, and cards that need them, from which on their split says something."""


def _spare(outline: Outline, icon: Icon) -> float:
    """An icon's share of the resources, less its share of the cards that need icons."""
    provided, users = outline.sources, outline.users
    return provided[icon] / provided.total() - users[icon] / users.total()


def _split(outline: Outline, card: Traits, _: Habits) -> Step:
    if not card.asks or min(outline.sources.total(), outline.users.total()) < _ENOUGH:
        return None
    step = at(min(_spare(outline, icon) for icon, _ in card.asks), (-0.2, 0.2, 0.35))
    return None if step == 1 else step


def _split_in_words(outline: Outline, card: Traits, _: Habits) -> str:
    icon = max((icon for icon, _ in card.asks), key=lambda icon: _spare(outline, icon))
    number = outline.users[icon]
    cards = (
        f"only {number} card{'s need' if number > 1 else ' needs'}" if number else "no card needs"
    )
    return f"{cards} your {outline.sources[icon]} {icon.word}"


def _subtype(outline: Outline, card: Traits, _: Habits) -> Step:
    if not card.card.subtypes:
        return None
    return at(max(outline.subtypes[each] for each in card.card.subtypes), (1, 2, 5))


def _subtype_in_words(outline: Outline, card: Traits, _: Habits) -> str:
    shared = max(card.card.subtypes, key=lambda each: outline.subtypes[each])
    number = outline.subtypes[shared]
    return f"{shared}, like {number} of your cards" if number > 1 else f"another {shared}"


def _theme(outline: Outline, card: Traits, _: Habits) -> Step:
    if not card.theme_weight:
        return None
    share = 4 / outline.weight
    common = sum(
        weight * min(1.0, outline.themes[theme] * share) for theme, weight in card.themes.items()
    )
    return at(common / card.theme_weight, (0.1, 0.25, 0.5, 0.75))


def _theme_in_words(outline: Outline, card: Traits, _: Habits) -> str:
    shared = [theme for theme in card.themes if theme in PHRASES and outline.themes[theme] > 1]
    if not shared:
        return ""
    best = max(shared, key=lambda theme: (card.themes[theme] * outline.themes[theme], theme))
    return f"{PHRASES[best]}, like {outline.themes[best]} of your cards"


RELATIONS: Final[tuple[Relation[Outline, Traits], ...]] = (
    Relation("split", _split, _split_in_words, by_rule={0: -2.0, 2: 2.0, 3: 3.5}),
    PAIR,
    Relation("subtype", _subtype, _subtype_in_words),
    Relation("theme", _theme, _theme_in_words),
    COST,
    TYPE,
    Relation("threshold", _threshold, _threshold_in_words),
    SET,
)
"""All relations, in the order in which reasons of equal weight are preferred."""


def method_of(
    catalogue: Catalogue, relations: tuple[Relation[Outline, Traits], ...] = RELATIONS
) -> Method:
    """The method for the cards of a catalogue, with all relations or some of them."""
    traits = traits_of(catalogue)

    def outline(decklist: Decklist, without: Set[str]) -> Outline:
        return Outline.of(decklist, traits, without)

    return suggestions.Method(traits, outline, can_support, relations)

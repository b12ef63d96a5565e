"""Comparison of a card with a deck: by what all games share, by subtype, script and threshold."""

from __future__ import annotations

from collections.abc import Set
from typing import Final, TypeAlias

from app.games.spoils.decklists import Decklist
from app.games.spoils.facts import Catalogue
from app.games.spoils.suggestions.outline import Outline, Traits, can_support, traits_of
from app.games.spoils.suggestions.themes import PHRASES
from app.games.tabletop import suggestions
from app.games.tabletop.suggestions import COST, PAIR, SET, TYPE, Habits, Relation, Step, at

Method: TypeAlias = suggestions.Method[Decklist, Outline, Traits]


def _threshold(outline: Outline, card: Traits, _: Habits) -> Step:
    return min(4, sum(number for _, number in card.asks))


def _threshold_in_words(outline: Outline, card: Traits, _: Habits) -> str:
    given = [(outline.sources[icon], icon.word) for icon, _ in card.asks]
    if not given or not all(number for number, _ in given):
        return ""
    return f"fits {' and '.join(f'{number} {word}' for number, word in given)}"


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

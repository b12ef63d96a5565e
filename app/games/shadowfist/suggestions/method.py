"""The comparison of a Shadowfist card with a deck.

It uses the relations that all games share, and faction, resources, designators and keywords.
"""

from __future__ import annotations

from collections.abc import Set
from typing import Final, TypeAlias

from app.games.shadowfist.decklists import Decklist
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.suggestions.outline import (
    Outline,
    Traits,
    can_play,
    traits_of,
)
from app.games.shadowfist.terms import CardType, Resource
from app.games.tabletop import suggestions
from app.games.tabletop.suggestions import (
    COST,
    PAIR,
    POPULAR,
    SET,
    TYPE,
    Habits,
    Relation,
    Step,
    at,
)

_FIRST: Final = 6
"""The step of a card that provides at once what others require and none provides. Rules: 18.4."""

_LACK: Final = 4.0
"""The worth of what a deck cannot do without: as if found fifty times as often."""

Method: TypeAlias = suggestions.Method[Decklist, Outline, Traits]


def _faction(outline: Outline, card: Traits, _: Habits) -> Step:
    """Return 0 for a card without a faction, else a step that grows with cards that share one."""
    if not card.factions:
        return 0
    shared = max(outline.factions[each] for each in card.factions)
    return 1 + at(shared / max(1, outline.aligned), (0.05, 0.3, 0.6))


def _faction_in_words(outline: Outline, card: Traits, _: Habits) -> str:
    best = max(sorted(card.factions), key=lambda each: outline.factions[each], default=None)
    if best is None or outline.factions[best] < 2:
        return ""
    return f"{best.word}, like {outline.factions[best]} of your cards"


def _wanted(outline: Outline, card: Traits) -> Resource | None:
    """The resource that the card provides and that most cards require for each that provides it."""
    wanted = [each for each in sorted(card.provides) if outline.requiring[each]]
    return max(
        wanted,
        key=lambda each: outline.requiring[each] / (1 + outline.providing[each]),
        default=None,
    )


def _provides(outline: Outline, card: Traits, _: Habits) -> Step:
    """Return a step that grows with the demand for a resource that the card provides.

    It is 0 if the card provides nothing, and 1 if nobody requires what it provides.
    """
    if not card.provides:
        return 0
    wanted = _wanted(outline, card)
    if wanted is None:
        return 1
    if not outline.providing[wanted]:
        return _FIRST if card.requires <= outline.providing.keys() else 2
    return 2 + at(outline.requiring[wanted] / (1 + outline.providing[wanted]), (0.5, 1, 2))


def _provides_in_words(outline: Outline, card: Traits, _: Habits) -> str:
    wanted = _wanted(outline, card)
    if wanted is None:
        return ""
    number = outline.requiring[wanted]
    who = f"{number} of your cards require" if number > 1 else "a card of yours requires"
    none = "" if outline.providing[wanted] else " and none provides"
    return f"provides {wanted.word}, which {who}{none}"


def _sites(outline: Outline, card: Traits, _: Habits) -> Step:
    if card.type is not CardType.FENG_SHUI_SITE:
        return None
    return at(outline.types[CardType.FENG_SHUI_SITE] / outline.weight, (0.1, 0.25))


def _sites_in_words(outline: Outline, card: Traits, _: Habits) -> str:
    number = outline.types[CardType.FENG_SHUI_SITE]
    if card.type is not CardType.FENG_SHUI_SITE or number / outline.weight >= 0.1:
        return ""
    return (
        f"only {number} Feng Shui Site{'s' if number > 1 else ''}"
        if number
        else ("no Feng Shui Site yet")
    )


def _requires(outline: Outline, card: Traits, _: Habits) -> Step:
    return min(5, card.asks)


def _requires_in_words(outline: Outline, card: Traits, _: Habits) -> str:
    asked = [(outline.providing[each], each.word) for each in sorted(card.requires)]
    if not asked or not all(number for number, _ in asked):
        return ""
    told = [f"{number} of your cards provide {word}" for number, word in asked if number > 1]
    return " and ".join(told)


def _designator(outline: Outline, card: Traits, _: Habits) -> Step:
    """Return the step for the share of its designators, by weight, that the deck has too."""
    if not card.words:
        return None
    common = sum(weight for word, weight in card.words.items() if outline.words[word])
    return at(common / card.word_weight, (0.01, 0.2, 0.4, 0.6))


def _designator_in_words(outline: Outline, card: Traits, _: Habits) -> str:
    shared = [word for word in card.words if outline.words[word]]
    if not shared:
        return ""
    best = max(shared, key=lambda word: card.words[word] * outline.words[word])
    number = outline.words[best]
    return f"{best}, like {number} of your cards" if number > 1 else f"another {best}"


def _feature(outline: Outline, card: Traits, _: Habits) -> Step:
    if not card.features:
        return None
    return at(max(outline.features[each] for each in card.features), (1, 2, 4))


def _feature_in_words(outline: Outline, card: Traits, _: Habits) -> str:
    best = max(card.features, key=lambda each: outline.features[each])
    number = outline.features[best]
    return f"{best.value}, like {number} of your cards" if number > 1 else ""


RELATIONS: Final[tuple[Relation[Outline, Traits], ...]] = (
    PAIR,
    Relation("provides", _provides, _provides_in_words, by_rule={_FIRST: _LACK}),
    Relation("sites", _sites, _sites_in_words, by_rule={0: _LACK}),
    Relation("designator", _designator, _designator_in_words),
    Relation("faction", _faction, _faction_in_words),
    Relation("requires", _requires, _requires_in_words),
    COST,
    Relation("feature", _feature, _feature_in_words),
    TYPE,
    SET,
    POPULAR,
)
"""All relations, in the order in which reasons of equal weight are preferred."""


def method_of(
    catalogue: Catalogue, relations: tuple[Relation[Outline, Traits], ...] = RELATIONS
) -> Method:
    """The method for the titles of a catalogue, with all relations or some of them."""
    traits = traits_of(catalogue)

    def outline(decklist: Decklist, without: Set[str]) -> Outline:
        return Outline.of(decklist, traits, without)

    return suggestions.Method(traits, outline, can_play, relations)

"""A deck of The Spoils in a few words: what its cards do, its kinds of cards and its subtypes."""

from __future__ import annotations

import math
from collections import Counter
from typing import Final

from app.games.capabilities.deck_figures import DeckSketch
from app.games.spoils.decklists import Decklist
from app.games.spoils.facts import Catalogue
from app.games.spoils.suggestions import ACTIONS, Traits, traits_of
from app.games.spoils.terms import CardType

_MOST_PHRASES: Final = 2
_MOST_SUBTYPES: Final = 2
_FEWEST_COPIES: Final = 3
_MORE_THAN_USUAL: Final = 1.3
"""The least ratio of a theme's share of the deck to its share of all cards for it to be named."""

_OF_DECKS: Final = {**ACTIONS, "FlipUp": "flips cards up"}
"""Phrases for a deck by the theme of its cards; one phrase would fit only a card."""


def sketch_of(deck: Decklist, catalogue: Catalogue) -> DeckSketch:
    """Return what is characteristic of a deck, apart from its resources."""
    kinds, subtypes = Counter[CardType](), Counter[str]()
    for line in deck.lines:
        if line.counts and line.card.type is not CardType.RESOURCE:
            kinds[line.card.type] += line.copies
            if line.card.type is CardType.CHARACTER:
                subtypes.update(dict.fromkeys(line.card.subtypes, line.copies))
    return DeckSketch(
        does=" and ".join(_typical_phrases(deck, catalogue)),
        kinds=tuple((kind.lower(), kinds[kind]) for kind in CardType if kinds[kind]),
        shared=tuple(
            (subtype, copies)
            for subtype, copies in subtypes.most_common(_MOST_SUBTYPES)
            if copies >= _FEWEST_COPIES
        ),
    )


def _typical_phrases(deck: Decklist, catalogue: Catalogue) -> list[str]:
    """Return what more cards of the deck do than cards usually do, the most typical first."""
    traits = traits_of(catalogue)
    usual = Counter(phrase for each in traits.values() for phrase in _done_by(each))
    here, size = Counter[str](), 0
    for line in deck.lines:
        if line.counts and (card := traits.get(line.card.name)):
            size += line.copies
            here.update(dict.fromkeys(_done_by(card), line.copies))
    excess = {
        phrase: copies / size / (usual[phrase] / len(traits))
        for phrase, copies in here.items()
        if copies >= _FEWEST_COPIES
    }
    typical = [phrase for phrase, times in excess.items() if times >= _MORE_THAN_USUAL]
    typical.sort(key=lambda phrase: (-here[phrase] * math.log(excess[phrase]), phrase))
    return typical[:_MOST_PHRASES]


def _done_by(card: Traits) -> set[str]:
    return {_OF_DECKS[theme] for theme in card.themes if theme in _OF_DECKS}

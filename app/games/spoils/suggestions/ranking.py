"""The cards that fit a deck best, each with its reasons in words."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Final

from app.games.spoils.decklists import Decklist
from app.games.spoils.facts import Card
from app.games.spoils.suggestions.learning import Learned
from app.games.spoils.suggestions.outline import Outline, Traits, can_support

SHOWN: Final = 10
"""How many cards are suggested."""

_REASONS: Final = 2


@dataclass(frozen=True, slots=True)
class Suggested:
    """A card, what it is worth to the deck, and why in words."""

    card: Card
    worth: float
    reason: str


def suggest(
    decklist: Decklist,
    learned: Learned,
    may_have: Callable[[Card], bool] = lambda card: True,
    most: int = SHOWN,
) -> tuple[Suggested, ...]:
    """The best cards that no zone of the deck has yet, the best first; ties go by name.

    None for a deck that has neither a card nor a source of icons to go by.
    """
    outline = Outline.of(decklist, learned.traits)
    if not outline.size and not outline.sources:
        return ()
    suggested = []
    for worth, card in ranked(outline, learned, {line.name for line in decklist.lines}):
        if may_have(card.card):
            suggested.append(Suggested(card.card, worth, reason(outline, card, learned)))
        if len(suggested) == most:
            break
    return tuple(suggested)


def ranked(
    outline: Outline, learned: Learned, held: Collection[str]
) -> Iterator[tuple[float, Traits]]:
    """All other cards whose icons the deck has, with their worth, the best first."""
    heap = [
        (-learned.score(outline, card), card.name, card)
        for card in learned.traits.values()
        if card.name not in held and can_support(outline, card)
    ]
    heapq.heapify(heap)
    while heap:
        worth, _, card = heapq.heappop(heap)
        yield -worth, card


def reason(outline: Outline, card: Traits, learned: Learned) -> str:
    """The strongest reasons for a card, at most two; empty where nothing speaks for it."""
    speaking = [pair for pair in learned.worths(outline, card) if pair[0] > 0]
    speaking.sort(key=lambda pair: (pair[1].is_last_resort, -pair[0]))
    words: list[str] = []
    for _, relation in speaking:
        said = relation.words(outline, card, learned.habits)
        if said and not (words and relation.is_last_resort):
            words.append(said)
    return "; ".join(words[:_REASONS])

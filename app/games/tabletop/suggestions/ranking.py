"""The cards that fit a deck best, each with its reasons in words."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from app.games.tabletop.suggestions.learning import Learned
from app.games.tabletop.suggestions.relations import D, O, T

SHOWN: Final = 10
"""The number of cards suggested."""

_REASONS: Final = 2
_SHORT: Final = 90
"""The most characters of two reasons together."""


@dataclass(frozen=True, slots=True)
class Suggested:
    """The name of a card, what it is worth to the deck, and why in words."""

    name: str
    worth: float
    reason: str


def suggest(
    decklist: D,
    learned: Learned[D, O, T],
    may_have: Callable[[str], bool] = lambda name: True,
    most: int = SHOWN,
    held: Sequence[str] = (),
) -> tuple[Suggested, ...]:
    """The best cards that no zone of the deck has yet, the best first; ties go by name.

    If names are `held`, the result has these cards in their order, whether the deck has them or
    not, and no others. None for a deck that has nothing to go by.
    """
    outline = learned.method.outline(decklist, set())
    if outline.is_empty:
        return ()
    traits = learned.method.traits
    suggested = [
        Suggested(
            name, learned.score(outline, traits[name]), reason(outline, traits[name], learned)
        )
        for name in held
        if name in traits
    ]
    if held:
        return tuple(suggested)
    for worth, card in ranked(outline, learned, {line.name for line in decklist.lines}):
        if may_have(card.name):
            suggested.append(Suggested(card.name, worth, reason(outline, card, learned)))
        if len(suggested) == most:
            break
    return tuple(suggested)


def ranked(
    outline: O, learned: Learned[D, O, T], held: Collection[str]
) -> Iterator[tuple[float, T]]:
    """All other cards that the deck could play, with their worth, the best first."""
    can_play = learned.method.can_play
    heap = [
        (-learned.score(outline, card), card.name, card)
        for card in learned.method.traits.values()
        if card.name not in held and can_play(outline, card)
    ]
    heapq.heapify(heap)
    while heap:
        worth, _, card = heapq.heappop(heap)
        yield -worth, card


def reason(outline: O, card: T, learned: Learned[D, O, T]) -> str:
    """The strongest reason for a card, a second if it is short; empty if nothing speaks for it."""
    speaking = [pair for pair in learned.worths(outline, card) if pair[0] > 0]
    speaking.sort(key=lambda pair: (pair[1].is_last_resort, -pair[0]))
    words: list[str] = []
    for _, relation in speaking:
        said = relation.words(outline, card, learned.habits)
        if said and not (words and relation.is_last_resort):
            words.append(said)
    both = "; ".join(words[:_REASONS])
    return both if len(both) <= _SHORT else "".join(words[:1])

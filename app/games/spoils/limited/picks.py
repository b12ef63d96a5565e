"""Picks of a bot in a draft: the worth of a card, and its fit with the icons of earlier picks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final

from app.games.spoils.facts import Card, Printing
from app.games.spoils.terms import Icon

SETTLED: Final = 12
"""After this many picks a bot keeps to its icons as much as it ever will."""

LOYALTY: Final = 3.0
"""The additional worth of a card that asks only for the icons of earlier picks."""


def pick(held: Sequence[Printing], pack: Sequence[Printing], worth: Mapping[str, float]) -> int:
    """The place of the card that a bot takes, the first of equals."""
    leaning = _leaning(held, worth)
    loyalty = LOYALTY * min(1.0, len(held) / SETTLED)

    def value(place: int) -> float:
        card = pack[place].card
        return worth.get(card.name, 0.0) + loyalty * _fit(card, leaning)

    return max(range(len(pack)), key=value)


def _leaning(held: Sequence[Printing], worth: Mapping[str, float]) -> Mapping[Icon, float]:
    """The bot's two best icons, each with a weight from 0 to 1; other icons are left out."""
    drawn: dict[Icon, float] = defaultdict(float)
    for printing in held:
        for icon, _ in printing.card.threshold:
            drawn[icon] += max(0.1, 1 + worth.get(printing.card.name, 0.0))
    best = sorted(drawn.items(), key=lambda item: (-item[1], item[0]))[:2]
    return {icon: value / best[0][1] for icon, value in best}


def _fit(card: Card, leaning: Mapping[Icon, float]) -> float:
    """The weight of the card's worst icon in the leaning; 1 for a card without a threshold."""
    return min((leaning.get(icon, 0.0) for icon, _ in card.threshold), default=1.0)

"""Worth of cards in limited play, by their facts and by the words of their scripts.

A line is fitted to all characters: cost and threshold against strength, life and speed. The worth
of a character is its distance above that line, in standard deviations. Everything else a card does
adds fixed amounts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from statistics import pstdev
from types import MappingProxyType
from typing import Final

from app.games.spoils.facts import Card, Catalogue
from app.games.spoils.scripts import SCRIPTS
from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary.verbs import used_words

ANSWERS: Final = frozenset(
    {"Destroy", "Inflict", "InflictDivided", "PutFromPlay", "TakeControl", "Terminate"}
)
"""Words of scripts that deal with what the other player has in play."""

ANSWER: Final = 1.0
DRAWS: Final = 0.4
TYPES: Final[Mapping[CardType, float]] = MappingProxyType(
    {
        CardType.CHARACTER: 0.5,
        CardType.ITEM: -0.5,
        CardType.LOCATION: -0.5,
        CardType.TACTIC: -0.5,
        CardType.RESOURCE: -1.0,
    }
)
"""The worth of a card by its type alone; decks without characters do not win."""

COSTLY: Final = 7
"""Cards of this cost and more are worth less, the more the higher it is."""

TOO_COSTLY: Final = 0.5


@lru_cache(maxsize=4)
def worths(catalogue: Catalogue) -> Mapping[str, float]:
    """The worth of every card that packs can hold, by name; usual ones lie about 0."""
    cards = [card for card in catalogue.cards if card.is_deck_card and not card.is_basic]
    bodies = _bodies([card for card in cards if _has_body(card)])
    return MappingProxyType({card.name: _worth(card, bodies.get(card.name, 0.0)) for card in cards})


def _worth(card: Card, body: float) -> float:
    script = SCRIPTS.get(card.name)
    words = used_words(script) if script is not None else frozenset()
    worth = TYPES.get(card.type, 0.0) + body
    worth += ANSWER * (not words.isdisjoint(ANSWERS)) + DRAWS * ("Draw" in words)
    return worth - TOO_COSTLY * max(0, (card.cost or 0) - COSTLY + 1)


def _has_body(card: Card) -> bool:
    return card.type is CardType.CHARACTER and card.cost is not None


def _bodies(characters: Sequence[Card]) -> Mapping[str, float]:
    """The distance of each character above the line, in standard deviations, by name."""
    prices = [float((card.cost or 0) + card.threshold.total) for card in characters]
    stats = [
        float((card.strength or 0) + (card.life or 0) + (card.speed or 0)) for card in characters
    ]
    slope, base = _line(prices, stats)
    above = [stat - base - slope * price for price, stat in zip(prices, stats, strict=True)]
    spread = pstdev(above) if len(above) > 1 else 0.0
    return {
        card.name: value / spread if spread else 0.0
        for card, value in zip(characters, above, strict=True)
    }


def _line(xs: Sequence[float], ys: Sequence[float]) -> tuple[float, float]:
    """Slope and base of the line of least squares."""
    if not xs:
        return 0.0, 0.0
    mean_x, mean_y = sum(xs) / len(xs), sum(ys) / len(ys)
    spread = sum((x - mean_x) ** 2 for x in xs)
    together = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True))
    slope = together / spread if spread else 0.0
    return slope, mean_y - slope * mean_x

"""The numbers and multisets of icons that are printed on a card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from app.games.spoils.facts import Card, Threshold
from app.games.spoils.search.flags import keywords_of

X_NOTE: Final = "No card in this catalogue prints X as its cost; X occurs in extra costs."


def flip_cost(card: Card) -> int | None:
    """The cost of flipping the card up. Rules: 507.4."""
    return None if card.keywords.flip_up is None else card.keywords.flip_up.cost


def flip_threshold(card: Card) -> Threshold | None:
    """The threshold of flipping the card up. Rules: 507.4."""
    return None if card.keywords.flip_up is None else card.keywords.flip_up.threshold


NUMBERS: Final[Mapping[str, Callable[[Card], int | None]]] = MappingProxyType(
    {
        "cost": lambda card: card.cost,
        "strength": lambda card: card.strength,
        "life": lambda card: card.life,
        "speed": lambda card: card.speed,
        "structure": lambda card: card.structure,
        "flip": flip_cost,
        "keyword": lambda card: len(keywords_of(card)),
    }
)
"""The numbers printed on a card, by the field's key."""

MULTISETS: Final[Mapping[str, Callable[[Card], Threshold | None]]] = MappingProxyType(
    {
        "threshold": lambda card: card.threshold,
        "provides": lambda card: card.provides,
        "flipth": flip_threshold,
    }
)
"""The multisets of icons printed on a card, by the field's key."""

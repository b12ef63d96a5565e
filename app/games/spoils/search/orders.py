"""Orders in which results can be sorted, in addition to the name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from app.games.spoils.facts import Card, Printing
from app.games.spoils.terms import CardType, Icon, Trade
from app.games.tabletop.search.arrangement import SortKey

ORDER_ALIASES: Final = {
    "th": "threshold",
    "num": "number",
    "str": "strength",
    "spd": "speed",
}

_TRADES: Final = {trade: place for place, trade in enumerate(Trade)}
_TYPES: Final = {card_type: place for place, card_type in enumerate(CardType)}


def _threshold(card: Card, printing: Printing) -> tuple[int, ...]:
    threshold = card.threshold
    return (threshold.total, *(-threshold[icon] for icon in Icon))


ORDERS: Final[Mapping[str, SortKey[Card, Printing]]] = MappingProxyType(
    {
        "cost": lambda card, printing: card.cost,
        "threshold": _threshold,
        "trade": lambda card, printing: _TRADES[card.trade],
        "type": lambda card, printing: _TYPES[card.type],
        "rarity": lambda card, printing: printing.rarity.rank,
        "set": lambda card, printing: (printing.set.order, printing.number or 0),
        "number": lambda card, printing: printing.number,
        "strength": lambda card, printing: card.strength,
        "life": lambda card, printing: card.life,
        "speed": lambda card, printing: card.speed,
        "structure": lambda card, printing: card.structure,
    }
)

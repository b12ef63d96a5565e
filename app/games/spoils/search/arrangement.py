"""The order of results."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from app.games.spoils.facts import Card, Printing
from app.games.spoils.search.nodes import Arrangement, Direction, Order
from app.games.spoils.search.rows import Rows
from app.games.spoils.terms import CardType, Icon, Trade

Key = Callable[[Card, Printing], Any]

_TRADES: Final = {trade: place for place, trade in enumerate(Trade)}
_TYPES: Final = {card_type: place for place, card_type in enumerate(CardType)}


def _threshold(card: Card, printing: Printing) -> tuple[int, ...]:
    threshold = card.threshold
    return (threshold.total, *(-threshold[icon] for icon in Icon))


_KEYS: Final[Mapping[Order, Key]] = MappingProxyType(
    {
        Order.COST: lambda card, printing: card.cost,
        Order.THRESHOLD: _threshold,
        Order.TRADE: lambda card, printing: _TRADES[card.trade],
        Order.TYPE: lambda card, printing: _TYPES[card.type],
        Order.RARITY: lambda card, printing: printing.rarity.rank,
        Order.SET: lambda card, printing: (printing.set.order, printing.number or 0),
        Order.NUMBER: lambda card, printing: printing.number,
        Order.STRENGTH: lambda card, printing: card.strength,
        Order.LIFE: lambda card, printing: card.life,
        Order.SPEED: lambda card, printing: card.speed,
        Order.STRUCTURE: lambda card, printing: card.structure,
    }
)


def arranged(rows: Rows, arrangement: Arrangement) -> Rows:
    """The rows, which come by name, in the order asked for; ties stay by name.

    Rows without a value come last in either direction.
    """
    descending = arrangement.direction is Direction.DESCENDING
    order = rows.order
    if arrangement.order is None:
        return replace(rows, order=order[::-1]) if descending else rows
    if arrangement.order is Order.NAME:
        by_name = sorted(order, key=lambda place: rows.entries[place].folded, reverse=descending)
        return replace(rows, order=by_name)
    value = _KEYS[arrangement.order]
    values = {place: value(rows.card(place), rows.printing(place)) for place in order}
    valued = [place for place in order if values[place] is not None]
    valued.sort(key=values.__getitem__, reverse=descending)
    return replace(rows, order=[*valued, *(p for p in order if values[p] is None)])

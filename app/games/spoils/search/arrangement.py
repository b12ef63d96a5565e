"""The order of results."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final, Protocol, TypeVar

from app.games.spoils.facts import Card, Printing
from app.games.spoils.search.nodes import Arrangement, Direction, Order
from app.games.spoils.terms import CardType, Icon, Trade


class Row(Protocol):
    """What can be sorted: a card and the printing shown for it."""

    @property
    def card(self) -> Card:
        """The card."""

    @property
    def printing(self) -> Printing:
        """The printing shown."""


R = TypeVar("R", bound=Row)
Key = Callable[[Row], Any]

_TRADES: Final = {trade: place for place, trade in enumerate(Trade)}
_TYPES: Final = {card_type: place for place, card_type in enumerate(CardType)}


def _threshold(row: Row) -> tuple[int, ...]:
    threshold = row.card.threshold
    return (threshold.total, *(-threshold[icon] for icon in Icon))


_KEYS: Final[Mapping[Order, Key]] = MappingProxyType(
    {
        Order.COST: lambda row: row.card.cost,
        Order.THRESHOLD: _threshold,
        Order.TRADE: lambda row: _TRADES[row.card.trade],
        Order.TYPE: lambda row: _TYPES[row.card.type],
        Order.RARITY: lambda row: row.printing.rarity.rank,
        Order.SET: lambda row: (row.printing.set.order, row.printing.number or 0),
        Order.NUMBER: lambda row: row.printing.number,
        Order.STRENGTH: lambda row: row.card.strength,
        Order.LIFE: lambda row: row.card.life,
        Order.SPEED: lambda row: row.card.speed,
        Order.STRUCTURE: lambda row: row.card.structure,
    }
)


def arranged(rows: Iterable[R], arrangement: Arrangement) -> list[R]:
    """The rows, which come by name, in the order asked for; ties stay by name.

    Rows without a value come last in either direction.
    """
    given = list(rows)
    descending = arrangement.direction is Direction.DESCENDING
    if arrangement.order is None:
        return given[::-1] if descending else given
    if arrangement.order is Order.NAME:
        return sorted(given, key=lambda row: row.card.name.casefold(), reverse=descending)
    key = _KEYS[arrangement.order]
    valued = [row for row in given if key(row) is not None]
    valued.sort(key=key, reverse=descending)
    return valued + [row for row in given if key(row) is None]
